"""The form of every entry: prefilled, and what can and what cannot be said instead."""

import pytest

from hotels.ledger.chains.entries import (
    Announce,
    Buy,
    Choose,
    Dispose,
    End,
    Entry,
    Lay,
    Name,
    Pass,
    Settle,
)
from hotels.ledger.journal import Amend
from hotels.views.ledger.form import Kind
from hotels.views.ledger.forms import form_for
from hotels.views.ledger.offers import (
    blocks_offered,
    board_offered,
    chains_offered,
    chosen_square,
    cost,
    disposal,
    seats_offered,
    would,
)
from hotels.views.squares import State
from tests.ledger.chains.table import header, house
from tests.views.ledger.at_table import (
    THREE,
    Told,
    can,
    chosen,
    form,
    lay,
    manuscript,
    played,
    spoken,
    square,
    told,
    why,
    written,
)

CAROL, DAVE = 2, 3
ANA, BEN, CAT = range(3)


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("manuscript", {Lay, Name, Buy, Dispose}),
        ("acquire-p2_057", {Lay, Pass, Name, Buy}),
        ("four-equal-vacation", {Lay, Name, Buy, Dispose, Choose, Settle}),
        ("vacation-p3_002-unknown", {Lay, Name, Buy, Dispose, Announce, End}),
        ("vacation-p4_001", {Lay, Name, Buy, Pass, End}),
    ],
)
def test_every_form_says_what_stands_there(name: str, kinds: set[type[Entry]]) -> None:
    table, speech = played(name)
    seen = set()
    for line, page in table.pages:
        filled = form_for(table, line, speech)
        assert filled is not None
        assert (filled.entry, filled.trouble, filled.act) == (page.entry, "", None)
        assert not filled.is_changed
        assert filled.books.board.sizes == _before(table, line)
        seen.add(type(page.entry))
    assert kinds <= seen


def _before(table: Told, line: int) -> tuple[int, ...]:
    """The sizes of the chains before a line."""
    lines = [number for number, _ in table.pages]
    at = lines.index(line)
    return (table.pages[at - 1].page.books if at else table.game.opening()).board.sizes


def test_a_tile_is_changed_on_the_board_as_it_lay_then() -> None:
    tile = form(manuscript(), 15)
    assert tile.kind is Kind.SQUARE
    assert chosen_square(tile) == 2 * 12 + 2
    board = {one.name: one for one in board_offered(tile)}
    assert [board[name].state for name in ("B3", "C3", "C4", "F4", "C5")] == [
        State.CHAIN,
        State.OPEN,
        State.OPEN,  # Alice lays it two turns later
        State.LONE,
        State.CHAIN,
    ]
    assert board["C3"].is_last
    table, _ = manuscript()
    moved = tile.with_square(square(table, "D3"))
    assert moved.act == Amend(15, lay(CAROL, "D3"))
    assert (moved.says, moved.trouble) == ("Carol laid D3", "")
    assert moved.with_square(square(table, "C3")).act is None
    taken = tile.with_square(square(table, "B3"))
    assert (taken.entry, taken.act) == (None, None)
    assert taken.trouble == "There is already a tile on B3."
    assert would(tile, square(table, "D4")).line == ("D4 joins American: 4 hotels, $400 a block")


def test_a_turn_without_a_tile_is_changed_into_one_and_back() -> None:
    table, _ = game = told("vacation", 3, "Ana A1, buys; Ben passes, buys")
    passing = form(game, 3)
    assert (passing.kind, chosen_square(passing)) == (Kind.SQUARE, None)
    tile = passing.with_square(square(table, "A2"))
    assert tile.act == Amend(3, lay(BEN, "A2"))
    assert tile.without_tile().act is None
    assert form(game, 1).without_tile().act == Amend(1, Pass(ANA))


def test_what_is_against_the_rules_can_be_insisted_on() -> None:
    safe = house("vacation", safe=2)
    table, _ = game = told(
        safe,
        3,
        "Ana A1, buys; Ben A2, names Luxor, buys; Cat A4, buys; Ana A5, names Festival, "
        "buys; Ben C9, buys",
    )
    tile = form(game, 11).with_square(square(table, "A3"))
    assert tile.act == Amend(11, lay(BEN, "A3"))
    assert tile.consent is not None
    assert (tile.consent.title, tile.consent.sentence) == (
        "The rules don't allow this",
        "A3 joins two safe chains, Luxor and Festival.",
    )
    assert form(game, 11).with_square(square(table, "I12")).consent is None


def test_another_player_may_have_laid_the_tile_against_the_rules() -> None:
    seats = seats_offered(form(manuscript(), 15))
    assert (chosen(seats), can(seats)) == (["Carol"], ["Alice", "Bob", "Carol", "Dave"])
    assert why(seats, "Carol") == ""
    assert why(seats, "Bob") == "It's Carol's turn, not Bob's."
    bob = form(manuscript(), 15).with_player(1)
    assert (bob.act, bob.consent is not None) == (Amend(15, lay(1, "C3")), True)


def test_a_name_is_one_that_was_free() -> None:
    name = form(manuscript(), 13)
    assert name.kind is Kind.CHAIN
    offers = chains_offered(name)
    assert chosen(offers) == ["American"]
    assert [offer.letter for offer in offers] == list("CWLAOSF")
    assert "Wilton" not in can(offers)
    assert len(can(offers)) == 6
    assert why(offers, "Wilton") == "Wilton is already on the board."
    assert name.with_chain(2).act == Amend(13, Name(1, "Luxor"))
    assert name.with_chain(1).trouble == "Wilton is already on the board."
    assert can(seats_offered(name)) == ["Bob"]
    assert why(seats_offered(name), "Carol") == "That's for Bob to decide, not Carol."


def test_one_of_the_equal_chains_was_chosen_and_settled() -> None:
    game = told("acquire-classic", 2, THREE)
    choice = form(game, 17)
    assert (chosen(chains_offered(choice)), can(chains_offered(choice))) == (
        ["Tower"],
        ["Luxor", "Tower", "American"],
    )
    assert why(chains_offered(choice), "Festival") == (
        "Festival is not one of the largest chains joined: Luxor, Tower and American."
    )
    assert choice.with_chain(0).act == Amend(17, Choose(ANA, "Luxor"))
    settled = form(game, 18)
    assert (chosen(chains_offered(settled)), can(chains_offered(settled))) == (
        ["Luxor"],
        ["Luxor", "American"],
    )
    assert settled.with_chain(2).act == Amend(18, Settle(ANA, "American"))


def test_a_purchase_is_chosen_block_by_block() -> None:
    bought = form(manuscript(), 16)
    assert bought.kind is Kind.CHAINS
    rows = {row.name: row for row in blocks_offered(bought)}
    assert (rows["American"].chosen, rows["American"].price) == (1, "$300")
    assert (rows["American"].why_not, rows["American"].buy) == ("only 1 a turn", None)
    assert (rows["Wilton"].why_not, rows["Wilton"].buy) == ("", "$300")
    assert cost(bought) == "$300"
    nothing = bought.with_fewer(3)
    assert (nothing.act, cost(nothing)) == (Amend(16, Buy(CAROL, ())), "$0")
    assert blocks_offered(nothing)[1].buy == "$300"  # Wilton has three hotels then
    assert nothing.with_more(1).act == Amend(16, Buy(CAROL, ("Wilton",)))
    instead = bought.with_more(1)
    assert instead.consent is None
    assert instead.act == Amend(16, Buy(CAROL, ("Wilton",)))
    assert bought.with_more(3).act is None  # as it was
    assert nothing.with_more(2).trouble == "Luxor is not on the board."
    assert why(seats_offered(bought), "Dave") == "That's for Carol to decide, not Dave."


def test_a_chain_of_another_edition_is_refused_with_a_sentence() -> None:
    terms = header("vacation", 3)
    what: list[Entry] = [lay(ANA, "A1"), Buy(ANA, ("Tower",))]
    bought = form((written(terms, what), spoken(terms)), 2)
    assert bought.trouble == "There is no chain 'Tower' in this edition."
    assert (cost(bought), [row.chosen for row in blocks_offered(bought)]) == ("$0", [0] * 7)


def test_a_disposal_always_adds_up_to_what_was_held() -> None:
    # Dave was dealt four Wilton and bought one; the bank had 16 American.
    sold = form(manuscript(), 23)
    assert sold.kind is Kind.SPLIT
    assert sold.asked is not None
    assert (sold.asked.held, sold.asked.left, sold.asked.price) == (5, 16, 300)
    more = sold.with_step(0, 1)
    assert more.act == Amend(23, Dispose(DAVE, "Wilton", 3, 2, 0))
    outcome = disposal(more)
    assert outcome is not None
    assert (outcome.amount, outcome.label) == ("$900", "Sell 3, trade 2")
    assert sold.with_split(1, 1, 3).trouble == (
        "Dave trades 1 Wilton: trades are two for one, so the number must be even."
    )
    assert sold.with_split(1, 2, 1).trouble == (
        "Dave has 5 blocks of Wilton, but those sold, traded and kept add up to only 4."
    )
    assert can(seats_offered(sold)) == ["Dave"]
    # Alice has traded two and sold one: there is nothing left that the books know of.
    alice = sold.with_player(0)
    assert alice.draft == Dispose(0, "Wilton", 0, 0, 0)
    assert alice.trouble == "Alice has no Wilton blocks to sell, trade or keep now."


def test_a_disposal_may_be_of_more_than_the_books_know() -> None:
    more = form(manuscript(), 23).with_one_more()
    assert more.act == Amend(23, Dispose(DAVE, "Wilton", 2, 2, 2))
    assert more.asked is not None
    assert (more.asked.held, more.asked.price) == (6, 300)
    assert more.with_step(0, 1).draft == Dispose(DAVE, "Wilton", 3, 2, 1)
    consent = more.consent
    assert consent is not None
    assert consent.sentence == (
        "Dave has 5 blocks of Wilton in the books, but those sold, traded and kept add up to 6."
    )
