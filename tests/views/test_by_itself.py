"""A turn in which nothing can be bought: what is said of it, what is paid, and how it goes back."""

import pytest

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import Buy, Correct, Dispose, Entry, Lay, Name, Peek
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.terms import tile
from hotels.table import Table
from hotels.views import acts, by_itself
from hotels.views.announcing import announcement
from hotels.views.cash import Owed, followed
from hotels.views.table import speech_of
from tests.ledger.chains.table import header, position

SPEECH = speech_of(header("acquire-classic", 2), ("Ana", "Ben"), {})


def lay(player: int, place: str) -> Lay:
    """A tile of somebody."""
    found = tile(place)
    assert found is not None
    return Lay(player, found)


def a_table() -> Table[Entry, Books]:
    """A game of two, nothing dealt."""
    return Table(ChainGame(header("acquire-classic", 2)))


def write(table: Table[Entry, Books], entry: Entry) -> None:
    """An entry, and the end of its turn if that comes by itself."""
    before = table.books
    page = table.write(entry)
    assert page.stands
    if (ending := by_itself.ending(before, page.books)) is not None:
        table.write(ending)


def entries(table: Table[Entry, Books]) -> list[Entry]:
    """What stands."""
    return [page.entry for _, page in table.pages]


def test_a_lone_tile_ends_its_turn() -> None:
    table = a_table()
    write(table, lay(0, "5E"))
    assert entries(table) == [lay(0, "5E"), Buy(0, ())]
    assert table.books.awaiting is not None
    assert table.books.awaiting.player == 1
    assert acts.last_sentence(table, SPEECH) == "Ana laid 5E; nothing to buy"
    assert acts.taken_back(table, SPEECH) == "Ana laid 5E"


def test_a_chain_whose_blocks_can_be_paid_does_not() -> None:
    table = a_table()
    write(table, lay(0, "5E"))
    write(table, lay(1, "6E"))
    write(table, Name(1, "Luxor"))
    assert entries(table)[-1] == Name(1, "Luxor")
    assert not by_itself.ended(table)


def short_of_money() -> Table[Entry, Books]:
    """Ben has $100, and a share of the only chain is $200 at least."""
    table = a_table()
    for entry in (lay(0, "5E"), lay(1, "6E"), Name(1, "Luxor"), Buy(1, ()), lay(0, "1A")):
        write(table, entry)
    write(table, Correct(1, "cash", 100))
    assert table.books.cash[1] == 100
    write(table, Buy(0, ()))
    return table


def test_whoever_can_pay_no_block_has_nothing_to_decide() -> None:
    table = short_of_money()
    assert not by_itself.ended(table)  # Ana could have bought
    write(table, lay(1, "1I"))
    assert entries(table)[-1] == Buy(1, ())
    assert by_itself.was_out_of_reach(table)


@pytest.mark.parametrize(("tiles", "ends"), [(3, Buy(0, ())), (10, Buy(0, ())), (11, None)])
def test_whoever_may_end_the_game_is_asked_though_nothing_can_be_bought(
    tiles: int, ends: Buy | None
) -> None:
    """A chain of eleven is safe, and no other is on the board; Ana has no money."""
    game = position("acquire-classic", 2, f"Luxor A1-A{tiles}")
    before = game.books._replace(cash=(0,) * len(game.books.cash))
    game.play("Ana G1")
    assert by_itself.ending(before, game.books._replace(cash=before.cash)) == ends


def test_what_makes_cash_short_while_it_buys_ends_nothing() -> None:
    table = a_table()
    for entry in (lay(0, "5E"), lay(1, "6E"), Name(1, "Luxor"), Buy(1, ()), lay(0, "1A")):
        write(table, entry)
    write(table, Correct(0, "cash", 100))
    assert entries(table)[-1] == Correct(0, "cash", 100)
    table.write(Buy(0, ()))
    assert not by_itself.ended(table)
    acts.undone(table)
    assert entries(table)[-1] == Correct(0, "cash", 100)


@pytest.mark.parametrize("peeks", [0, 1, 2])
def test_undo_takes_it_back_with_its_tile_and_redo_brings_both(peeks: int) -> None:
    table = a_table()
    write(table, lay(0, "5E"))
    for _ in range(peeks):
        table.write(Peek(1))
    before = entries(table)
    assert acts.taken_back(table, SPEECH) == "Ana laid 5E"
    assert acts.undo_caption(table, SPEECH) == "laid 5E"
    acts.undone(table)
    assert entries(table) == []
    assert acts.brought_back(table, SPEECH) == "Ana laid 5E"
    acts.redone(table)
    assert entries(table) == before


def test_undo_takes_one_turn_back_at_a_time() -> None:
    table = a_table()
    for place in ("1A", "1C", "1E"):
        write(table, lay(len(entries(table)) // 2 % 2, place))
    for left in (4, 2, 0):
        acts.undone(table)
        assert len(entries(table)) == left


def test_what_a_disposal_pays_is_still_asked_for() -> None:
    """Ben sells two Luxor of a chain of two, $200 each; Ana, whose turn it is, has $100."""
    table = taken_over()
    owing, before = [Owed(lines=len(table.lines))], [table.pages]

    def follow() -> None:
        owing.append(followed(owing[-1], table, before[-1]))
        before.append(table.pages)

    table.on_change.append(follow)
    for is_redone in (False, True):
        if is_redone:
            acts.redone(table)
        else:
            write(table, Dispose(1, "Luxor", 2, 0, 0))
        assert entries(table)[-2:] == [Dispose(1, "Luxor", 2, 0, 0), Buy(0, ())]
        owed = owing[-1]
        assert [(key.player, key.thing, one.open) for key, one in owed.sums.items()] == [
            (1, "cash", 400),
            (1, "Luxor", 2),
        ]
        said = announcement(table, SPEECH, owed)
        assert said.startswith("Ben sold 2 Luxor; nothing to buy.")
        assert "$400" in said
        acts.undone(table)
        assert entries(table)[-1] == lay(0, "1C")
        assert not owing[-1].sums


def taken_over() -> Table[Entry, Books]:
    """American takes Luxor over, of which Ben holds two; it is Ana's turn, who has $100."""
    table = a_table()
    turns = (
        (lay(0, "1A"),),
        (lay(1, "1B"), Name(1, "Luxor"), Buy(1, ("Luxor",))),
        (lay(0, "1D"), Buy(0, ())),
        (lay(1, "1E"), Name(1, "American"), Buy(1, ())),
        (lay(0, "1F"), Buy(0, ())),
        (lay(1, "9I"), Buy(1, ())),
        (Correct(0, "cash", 100), lay(0, "1C")),
    )
    for entry in (entry for turn in turns for entry in turn):
        write(table, entry)
    return table
