"""The forms of numbers, seats and notes, and of what cannot be changed."""

from hotels.ledger.chains.entries import (
    Announce,
    Correct,
    Count,
    Draw,
    End,
    Entry,
    Leave,
    Note,
    Peek,
    Sit,
    TurnTo,
)
from hotels.ledger.journal import Amend
from hotels.ledger.posting import CASH
from hotels.views.ledger.form import Kind
from hotels.views.ledger.forms import form_for
from hotels.views.ledger.offers import (
    chains_offered,
    hint,
    number,
    numbers_offered,
    seats_offered,
)
from hotels.wording.speech import Speech
from tests.ledger.chains.table import deeds, edition_of, header
from tests.views.ledger.at_table import (
    Told,
    can,
    chosen,
    form,
    manuscript,
    spoken,
    told,
    why,
    written,
)

ANA, BEN, CAT = range(3)
LUXOR = 2

# Ben has paid $200 of $6,000 for Luxor.
COUNTED = (
    "Ana A1, buys; Ben A2, names Luxor, buys Luxor; Cat A3, buys Luxor;"
    "Ben counts 5700 cash, corrects 5700 cash"
)
# American, of three, takes over Luxor, of two; nobody knows who was dealt what.
ANNOUNCED = (
    "Ana A1, buys; Ben A2, names Luxor, buys Luxor; Cat A4, buys; Ana A5, names American, buys;"
    "Ben A6, buys; Cat A3, says 0 Luxor; Ana says 1 Luxor; Ben says 3 Luxor"
)
# The bank is a third holder of Luxor, which Tower takes over.
DRAWN = (
    "Ana 5E, buys; Ben 5F, names Tower, buys; Ana 7E, buys; Ben 7F, names Luxor, buys;"
    "Ana 4F, buys; Ben 6F; bank draws 5 Luxor; Ben keeps 1 Luxor, buys"
)


def beside() -> tuple[Told, Speech]:
    """A first turn, and all that happens beside the rules after it."""
    terms = header("vacation", 3)
    asides: list[Entry] = [
        Leave(BEN, returns=False),
        Sit(BEN),
        TurnTo(CAT),
        Note("tea"),
        Peek(ANA),
        End(ANA),
    ]
    entries: list[Entry] = [*deeds(edition_of("vacation"), "Ana A1, buys"), *asides]
    return written(terms, entries), spoken(terms)


def test_a_holding_is_announced_as_it_can_be() -> None:
    announced = form(told("vacation", 3, ANNOUNCED, deal="unknown"), 16)
    assert announced.kind is Kind.NUMBER
    # He bought one; of eight yellow ones Ana has one.
    assert (number(announced), numbers_offered(announced)) == (3, tuple(range(1, 9)))
    assert announced.with_number(8).act == Amend(16, Announce(BEN, "Luxor", 8))
    assert announced.with_number(9).trouble == (
        "Ben can't have 9 Luxor: 1 gained since the deal, and of the other 8 at most 7 "
        "can be from the deal."
    )
    assert can(seats_offered(announced)) == ["Ben"]


def test_a_drawn_tile_counts_as_many_as_there_are_columns() -> None:
    drawn = form(told("acquire-classic", 2, DRAWN, bank_holds=True), 14)
    assert (drawn.kind, number(drawn)) == (Kind.NUMBER, 5)
    assert numbers_offered(drawn) == tuple(range(1, 13))
    assert drawn.with_number(12).act == Amend(14, Draw("Luxor", 12))
    assert drawn.with_number(13).trouble == "A drawn tile counts as 1 to 12, not 13."
    assert (seats_offered(drawn), drawn.player) == ((), None)


def test_cash_is_counted_beside_what_the_books_say() -> None:
    counted = form(told("vacation", 3, COUNTED), 8)
    assert (counted.kind, number(counted), numbers_offered(counted)) == (Kind.NUMBER, 5_700, ())
    assert hint(counted) == "The books say $5,800. Difference: −$100."
    assert counted.with_number(5_800).act == Amend(8, Count(BEN, CASH, 5_800))
    other = counted.with_player(CAT)
    assert (number(other), hint(other)) == (
        5_700,
        "The books say $5,700. The count agrees.",
    )
    assert counted.with_number(-1).trouble == "A count for Ben can't be negative."


def test_the_books_say_nothing_of_a_hidden_holding() -> None:
    held = form(told("vacation", 3, COUNTED), 8).with_chain(LUXOR)
    assert (number(held), hint(held), held.act) == (None, "", None)
    assert held.trouble == "No number is entered yet."
    assert chosen(chains_offered(held)) == ["Luxor"]
    four = held.with_number(4)
    assert (four.act, hint(four), four.consent) == (Amend(8, Count(BEN, "Luxor", 4)), "", None)
    assert number(held.with_purse()) == 5_800
    many = form(told("vacation", 3, COUNTED), 9).with_chain(LUXOR).with_number(99)
    assert many.trouble == "The bank doesn't have enough Luxor blocks for that."


def test_an_open_holding_is_counted_beside_what_the_books_say() -> None:
    held = form(told("vacation", 3, COUNTED, holdings="open"), 9).with_chain(LUXOR)
    assert (number(held), hint(held)) == (1, "The books say 1.")
    assert held.with_number(2).act == Amend(9, Correct(BEN, "Luxor", 2))
    # 18 white ones, two of them bought.
    assert held.with_number(99).trouble == ("The bank has 16 blocks of Luxor left; this needs 98.")


def test_a_holding_nobody_announced_cannot_be_adjusted() -> None:
    corrected = form(told("vacation", 3, COUNTED, deal="unknown"), 9)
    assert can(chains_offered(corrected)) == []
    assert why(chains_offered(corrected), "Luxor") == (
        "Ben's Luxor blocks haven't been announced yet."
    )
    assert len(can(chains_offered(form(told("vacation", 3, COUNTED, deal="unknown"), 8)))) == 7


def test_any_holding_can_be_adjusted() -> None:
    assert len(can(chains_offered(form(told("vacation", 3, COUNTED), 9)))) == 7


def test_who_leaves_and_what_becomes_of_his_blocks() -> None:
    leave = form(beside(), 3)
    assert (leave.kind, chosen(seats_offered(leave))) == (Kind.SEAT, ["Ben"])
    assert can(seats_offered(leave)) == ["Ana", "Ben", "Cat"]
    assert leave.with_player(CAT).act == Amend(3, Leave(CAT, returns=False))
    assert leave.with_blocks_returned(returns=True).act == Amend(3, Leave(BEN, returns=True))


def test_only_an_empty_seat_is_taken_again() -> None:
    sit = form(beside(), 4)
    assert can(seats_offered(sit)) == ["Ben"]
    assert why(seats_offered(sit), "Ana") == "Ana has not left the table."
    assert sit.with_player(ANA).entry is None


def test_the_turn_is_anybodys() -> None:
    turn = form(beside(), 5)
    assert can(seats_offered(turn)) == ["Ana", "Ben", "Cat"]
    assert turn.with_player(BEN).act == Amend(5, TurnTo(BEN))


def test_a_note_says_something() -> None:
    note = form(beside(), 6)
    assert (note.kind, note.says) == (Kind.TEXT, "Note: tea")
    assert note.with_text("coffee").act == Amend(6, Note("coffee"))
    assert (note.with_text(" ").trouble, note.with_text(" ").act) == (
        "Nothing is written yet.",
        None,
    )
    assert note.with_text("x" * 100_000).trouble == (
        "A note can have at most 1,000 characters; this one has 100,000."
    )


def test_the_end_is_for_the_player_whose_turn_it_was() -> None:
    end = form(beside(), 8)
    assert can(seats_offered(end)) == ["Ana"]
    assert why(seats_offered(end), "Ben") == "That's for Ana to decide, not Ben."
    assert end.consent is not None
    assert end.consent.sentence == ("The end can't be declared: there are no chains on the board.")


def test_what_has_no_form() -> None:
    table, speech = beside()
    assert form_for(table, 7, speech) is None  # a peek
    assert form_for(table, 99, speech) is None
    assert table.strike(6)
    assert form_for(table, 6, speech) is None


def test_a_form_says_nothing_of_what_it_does_not_ask() -> None:
    tile = form(manuscript(), 15)
    for same in (
        tile.with_chain(1),
        tile.with_purse(),
        tile.with_number(3),
        tile.with_more(1),
        tile.with_fewer(1),
        tile.with_split(1, 0, 0),
        tile.with_step(0, 1),
        tile.with_text("tea"),
        tile.with_blocks_returned(returns=True),
    ):
        assert same == tile
    bought = form(manuscript(), 16)
    assert bought.with_square(0) == bought
    assert bought.without_tile() == bought
