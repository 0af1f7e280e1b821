"""A count beside the books: by how much it differs, since when at the earliest, what it leaves."""

import pytest

from hotels.ledger.chains.booking import book
from hotels.ledger.chains.entries import (
    Announce,
    Buy,
    Correct,
    Count,
    Dispose,
    Entry,
    Lay,
    Leave,
    Note,
    Peek,
)
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.terms import Tile
from hotels.ledger.journal import Undo, Write
from hotels.ledger.posting import CASH
from hotels.table import Table
from hotels.views.counts import (
    AGREED,
    DIFFERS,
    RIGHT,
    Compared,
    compared,
    leaves_question,
    short_of,
    things,
    unknown_piles,
)
from hotels.views.marks import Marked, marked, marks
from hotels.views.players import player_rows
from hotels.wording.speech import Speech
from tests.conftest import Speak
from tests.ledger.chains.table import position
from tests.store.playing import PLAYERS, entries, recorded
from tests.views.evening import SPEECH, TURNS, table


def of_ben(counted: int | None, *later: Entry, thing: str = CASH) -> Compared:
    """Ben's cash or shares after four turns and these entries."""
    return compared(table(*TURNS, *later), SPEECH, 1, thing, counted)


def test_the_books_and_the_difference_are_said() -> None:
    assert of_ben(None).books == "The books say $5,200."
    assert of_ben(5_200).books == "The books say $5,200. The count agrees."
    assert of_ben(5_600).books == "The books say $5,200. Difference: +$400."
    assert of_ben(4_500).books == "The books say $5,200. Difference: −$700."
    four = of_ben(3, thing="Luxor").books
    assert four == "The books say 4 shares. Difference: −1."


def test_only_a_difference_has_a_since_and_can_be_adjusted() -> None:
    for same in (of_ben(None), of_ben(5_200)):
        assert (same.since, same.moved, same.right, same.may_right) == ("", (), "", False)
    assert of_ben(None).noted == ""
    assert of_ben(5_200).noted == "The ledger will note that the count agrees."


def test_since_the_first_line_if_it_was_never_counted() -> None:
    why = "there was no earlier count"
    assert of_ben(5_600).since == f"The mistake could have happened any time since turn 1: {why}."


@pytest.mark.parametrize(
    ("said", "why"),
    [
        (Count(1, CASH, 5_200), "the count agreed with the books in entry 10"),
        (Correct(1, CASH, 5_700), "the books were adjusted in entry 10"),
    ],
)
def test_since_the_line_after_it_was_right_for_the_last_time(said: Entry, why: str) -> None:
    after = of_ben(9_000, said, Lay(0, Tile(0, 4)), Buy(0, ()))
    assert after.since == f"The mistake could have happened any time since turn 5: {why}."


def test_what_did_not_agree_or_was_of_somebody_else_says_nothing_of_since() -> None:
    others = Count(1, CASH, 5_100), Count(0, CASH, 5_700), Count(1, "Luxor", 4)
    assert of_ben(5_600, *others).since.startswith(
        "The mistake could have happened any time since turn 1"
    )


def test_a_correction_that_no_longer_fits_makes_nothing_right() -> None:
    game = table(*TURNS, Correct(1, "Luxor", 24))
    # Two more are Ana's before that, so that the bank has 18 where 20 were to go to Ben.
    assert game.insert(10, Correct(0, "Luxor", 3))
    assert not game.pages[-1].page.stands
    assert compared(game, SPEECH, 1, "Luxor", 5).since.startswith(
        "The mistake could have happened any time since turn 1"
    )


def test_a_peek_is_no_line_that_money_could_go_astray_in() -> None:
    later = Lay(0, Tile(0, 4))
    after = of_ben(9_000, Count(1, CASH, 5_200), Peek(0), later)
    assert after.since.startswith("The mistake could have happened any time since turn 5")
    nothing = of_ben(9_000, Count(1, CASH, 5_200), Peek(0))
    assert nothing.since == (
        "The mistake must have happened after entry 10: "
        "the count agreed with the books in entry 10, "
        "and nothing has been recorded since."
    )


def test_before_the_first_line_it_can_only_be_the_beginning() -> None:
    said = compared(table(), SPEECH, 0, CASH, 5_000)
    assert said.since == (
        "The mistake must have happened since the start: there was no earlier count, and nothing "
        "has been recorded yet."
    )


def test_what_moved_it_is_told_line_by_line() -> None:
    moved = of_ben(5_000).moved
    assert [(one.turn, one.text, one.amount) for one in moved] == [
        (2, "Ben bought 2 Luxor", "−$400"),
        (4, "Ben bought 1 Luxor", "−$400"),
    ]
    blocks = of_ben(5, thing="Luxor").moved
    assert [(one.turn, one.amount) for one in blocks] == [(2, "+1"), (2, "+2"), (4, "+1")]


def test_only_what_moved_since_it_was_right_is_told() -> None:
    written = (*TURNS[:5], Count(1, CASH, 5_600), *TURNS[5:])
    moved = compared(table(*written), SPEECH, 1, CASH, 5_000).moved
    assert [one.turn for one in moved] == [4]


def test_a_line_that_moved_just_as_much_stands_out() -> None:
    assert [one.fits for one in of_ben(5_600).moved] == [True, True]
    assert [one.fits for one in of_ben(5_500).moved] == [False, False]
    # Ana's one purchase was $300: counted $300 too much, it may never have been paid.
    assert [one.fits for one in compared(table(*TURNS), SPEECH, 0, CASH, 6_000).moved] == [True]


def test_adjusting_moves_nothing_at_the_table() -> None:
    assert of_ben(5_100).right == (
        "The books will then show $5,100 for Ben. No money changes hands. The adjustment stays "
        "visible in the ledger."
    )
    assert "The books will then show $5,500 for Ben. No money changes hands." in of_ben(5_500).right
    # 25 Luxor: Ben has 4, Ana 1, the bank 20.
    assert "The books will then show 3 for Ben and 21 for the bank. Nothing changes hands." in (
        of_ben(3, thing="Luxor").right
    )
    assert "The books will then show 24 for Ben and none for the bank. Nothing changes hands." in (
        of_ben(24, thing="Luxor").right
    )


def test_more_than_the_bank_has_can_be_noted_and_not_adjusted() -> None:
    said = of_ben(25, thing="Luxor")
    assert not said.may_right
    assert said.right == "The bank has 20 shares of Luxor left; this needs 21."
    assert said.noted == "If you only note the count, the books stay as they are."


def test_a_hidden_holding_is_told_of_beside_a_count_only() -> None:
    hidden = table(*TURNS, holdings="hidden")
    said = compared(hidden, SPEECH, 1, "Luxor", None)
    assert said == Compared("Enter a count to see what the books say.")
    assert "4 shares" in compared(hidden, SPEECH, 1, "Luxor", 4).books
    assert "4 shares" in of_ben(None, thing="Luxor").books


def test_the_cash_and_every_known_holding_can_be_counted() -> None:
    books = table(*TURNS).books
    found = things(books, SPEECH, 1)
    assert [one.thing for one in found] == [CASH, *books.header.edition.names]
    assert found[1].most == 25
    assert unknown_piles(books, SPEECH, 1) == ""


def test_a_holding_that_nobody_has_told_of_cannot_be_counted() -> None:
    books = position("vacation", 3, "Luxor C1-C3", deal="unknown").books
    assert [one.thing for one in things(books, SPEECH, 1)] == [CASH]
    assert unknown_piles(books, SPEECH, 1) == (
        "Ben hasn't announced any holdings yet, so there is nothing to compare."
    )


def test_an_announcement_is_where_a_holding_is_known_from() -> None:
    name = "vacation-p3_002-unknown"
    game = Table(ChainGame(recorded(name).header))
    for entry in entries(name):
        game.write(entry)
        if isinstance(entry, Announce):
            break
    assert isinstance(entry, Announce)
    number, player = game.pages[-1].number, SPEECH.player(entry.player)
    speech = Speech(recorded(name).header.edition, PLAYERS)
    known = [one.thing for one in things(game.books, speech, entry.player)]
    assert known == [CASH, entry.chain]
    said = compared(game, speech, entry.player, entry.chain, entry.blocks + 1)
    assert said.since == (
        f"The mistake must have happened after entry {number}: "
        f"{player} announced this holding in entry {number}, "
        "and nothing has been recorded since."
    )
    assert unknown_piles(game.books, speech, entry.player).startswith(f"{player} hasn't announced ")


# what stays to be seen


def test_a_count_that_agreed_is_seen_until_the_cash_moves() -> None:
    game = table(*TURNS, Count(1, CASH, 5_200))
    assert marks(game, SPEECH) == {1: Marked("counted: correct", "counted", AGREED)}
    game.write(Lay(0, Tile(0, 4)))
    game.write(Buy(0, ("Luxor",)))
    assert marks(game, SPEECH) == {1: Marked("counted: correct", "counted", AGREED)}
    game.write(Lay(1, Tile(0, 5)))
    game.write(Buy(1, ("Luxor",)))
    assert marks(game, SPEECH) == {}


def test_a_count_that_differed_is_seen_until_it_agrees_or_is_adjusted() -> None:
    later = Lay(0, Tile(0, 4)), Buy(0, ()), Lay(1, Tile(0, 5)), Buy(1, ("Luxor",))
    game = table(*TURNS, Count(1, CASH, 5_000), *later)
    assert marks(game, SPEECH) == {1: Marked("count off by −$200", "counted", DIFFERS)}
    game.write(Correct(1, CASH, game.books.cash[1] - 200))
    assert marks(game, SPEECH) == {1: Marked("adjusted by −$200", "adjusted", RIGHT)}
    game.write(Count(1, CASH, game.books.cash[1]))
    assert marks(game, SPEECH) == {1: Marked("counted: correct", "counted", AGREED)}


def test_an_older_count_says_nothing_once_a_later_one_agreed() -> None:
    counts = Count(1, CASH, 5_000), Count(1, CASH, 5_200)
    later = Lay(0, Tile(0, 4)), Buy(0, ()), Lay(1, Tile(0, 5)), Buy(1, ("Luxor",))
    assert marks(table(*TURNS, *counts, *later), SPEECH) == {}


def test_undo_takes_the_mark_with_it() -> None:
    game = table(*TURNS, Count(1, CASH, 5_000), Correct(0, "Luxor", 3))
    assert marks(game, SPEECH) == {
        1: Marked("count off by −$200", "counted", DIFFERS),
        0: Marked("Luxor adjusted by +2", "Luxor adjusted", RIGHT),
    }
    game.undo()
    game.undo()
    assert marks(game, SPEECH) == {}


def test_the_mark_stands_in_the_players_row() -> None:
    game = table(*TURNS, Count(1, CASH, 5_200), Count(0, CASH, 5_600), holdings="hidden")
    rows = marked(player_rows(game.books, SPEECH), game, SPEECH)
    assert [row.state for row in rows] == [
        "playing now · count off by −$100",
        "counted: correct · hold to peek",
    ]
    assert [row.brief for row in rows] == ["playing now", "counted"]
    assert [row.mark for row in rows] == [DIFFERS, AGREED]


def test_a_counted_pile_is_told_by_its_name() -> None:
    game = table(*TURNS, Count(1, "Luxor", 4))
    assert marks(game, SPEECH) == {1: Marked("Luxor counted: correct", "Luxor counted", AGREED)}
    game.write(Count(1, "Luxor", 5))
    assert marks(game, SPEECH) == {1: Marked("Luxor off by +1", "Luxor counted", DIFFERS)}


def test_the_mark_takes_the_place_of_one_thing_whatever_stands_in_it(speaking: Speak) -> None:
    speaking("de", {"playing now": "jetzt · dran", "hidden": "zu · blind"})
    game = table(*TURNS, Count(1, CASH, 5_200), Count(0, CASH, 5_600), holdings="hidden")
    rows = marked(player_rows(game.books, SPEECH), game, SPEECH)
    assert [row.state.rpartition(" · ")[0] for row in rows] == ["jetzt · dran", "counted: correct"]


def test_a_row_without_a_count_is_as_it_was() -> None:
    game = table(*TURNS)
    rows = player_rows(game.books, SPEECH)
    assert marked(rows, game, SPEECH) == list(rows)


# what is offered, and what stays as it was


def test_a_count_is_offered_where_cash_or_shares_were_too_small() -> None:
    game = table(*TURNS, Correct(0, CASH, 100), Lay(0, Tile(0, 4)))
    assert short_of(game.book(Buy(0, ("Luxor",)))) == (0, CASH)
    assert short_of(game.book(Buy(0, ()))) is None
    assert short_of(game.book(Lay(0, Tile(0, 4)))) is None


def test_a_count_is_offered_where_a_holder_says_otherwise_than_the_books() -> None:
    game = position("vacation", 3, "Luxor A1-A2; Wilton A4-A6", held="Luxor: Ben 4")
    game.write("Ana A3")
    assert short_of(book(Dispose(1, "Luxor", 3, 0, 0), game.books)) == (1, "Luxor")


@pytest.mark.parametrize(
    ("entry", "leaves"),
    [
        (Count(0, CASH, 1), True),
        (Count(0, "Luxor", 1), True),
        (Correct(0, CASH, 1), True),
        (Correct(0, "Luxor", 1), False),
        (Peek(0), True),
        (Note("late"), True),
        (Leave(1, returns=False), True),
        (Buy(0, ()), False),
    ],
)
def test_what_was_chosen_outlasts_what_changes_nothing_about_it(
    entry: Entry,
    leaves: bool,  # noqa: FBT001 - whether it does
) -> None:
    assert leaves_question(Write(entry)) is leaves
    assert not leaves_question(Undo())
