"""Counts, corrections, seats left and taken, notes: what happens beside the rules."""

import json
from typing import Any

import pytest

from hotels.ledger.chains.booking import book
from hotels.ledger.chains.books import Books
from hotels.ledger.chains.codec import UNKNOWN_EVENT, decoded, encoded
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.entries import (
    Aside,
    Correct,
    Count,
    Entry,
    Leave,
    Note,
    Peek,
    Sit,
    TurnTo,
)
from hotels.ledger.chains.rules.ending import settlement
from hotels.ledger.chains.trouble import Page, Trouble
from hotels.ledger.objection import Refused
from hotels.wording.asides import aside
from hotels.wording.objections import sentence
from hotels.wording.speech import Speech
from tests.ledger.chains.table import moves, position, said

PLAYERS = ("Ana", "Ben", "Cat")
SPEECH = Speech(EDITIONS["vacation"], PLAYERS)
ASIDES: list[Aside] = [
    Count(0, "cash", 5_900),
    Count(1, "Luxor", 3),
    Correct(2, "cash", 6_100),
    TurnTo(2),
    Leave(1, returns=True),
    Leave(1, returns=False),
    Sit(1),
    Peek(0),
    Note("Ben spilt his tea"),
]


def start(on: str = "Luxor A1-A3", held: str = "Luxor: Ana 2  Ben 3", **options: Any) -> Books:  # noqa: ANN401
    """A game of three in which it is Ana's turn to lay."""
    return position("vacation", 3, on, held, **options).books


def after(books: Books, *entries: Entry) -> Page:
    """The last page of these entries, none of which may be set aside."""
    for entry in entries:
        page = book(entry, books)
        assert page.stands, page.objections
        books = page.books
    return page


def test_a_count_that_agrees_says_nothing() -> None:
    books = start()
    for entry in (Count(0, "cash", 6_000), Count(1, "Luxor", 3), Count(2, "Luxor", 0)):
        page = book(entry, books)
        assert (page.books, page.postings, page.objections) == (books, (), ())


def test_a_count_that_differs_is_pointed_out_and_moves_nothing() -> None:
    books = start()
    page = book(Count(0, "cash", 5_700), books)
    assert page.books == books
    assert said(page) == ["REMINDER banker: purse differs"]
    (one,) = page.objections
    words = "Ana's cash was counted at $5,700, but the books say $6,000"
    assert sentence(one.code, one.facts, SPEECH) == words
    page = book(Count(1, "Luxor", 4), books)
    (one,) = page.objections
    words = "Ben's Luxor was counted at 4, but the books say 3"
    assert sentence(one.code, one.facts, SPEECH) == words


@pytest.mark.parametrize(
    ("counted", "moved"),
    [(6_300, "bank to Ana: 300 cash"), (5_200, "Ana to bank: 800 cash"), (6_000, None)],
)
def test_cash_on_the_table_is_not_what_the_books_say(counted: int, moved: str | None) -> None:
    page = book(Correct(0, "cash", counted), start())
    assert moves(page) == ([moved] if moved else [])
    assert page.books.cash[0] == counted
    for posting in page.postings:
        assert posting.working is not None
        assert posting.working.amount == posting.count == abs(counted - 6_000)
        assert posting.working.cites.mark == "house"


@pytest.mark.parametrize(
    ("counted", "moved"),
    [(4, "bank to Ben: 1 Luxor"), (1, "Ben to bank: 2 Luxor")],
)
def test_shares_are_adjusted_from_the_banks(counted: int, moved: str) -> None:
    page = book(Correct(1, "Luxor", counted), start())
    assert moves(page) == [moved]
    assert page.books.held(2, 1) == counted


def test_the_bank_cannot_adjust_by_what_it_does_not_have() -> None:
    books = start()
    left = books.blocks[2][-1]
    assert book(Correct(1, "Luxor", 3 + left), books).stands
    page = book(Correct(1, "Luxor", 4 + left), books)
    assert said(page) == ["IMPOSSIBLE limited: bank short"]
    assert page.books == books


def test_shares_that_nobody_announced_can_be_counted_but_not_adjusted() -> None:
    books = start(deal="unknown")
    assert book(Count(1, "Luxor", 9), books).objections == ()
    page = book(Correct(1, "Luxor", 9), books)
    assert said(page) == ["IMPOSSIBLE holdings: not announced"]


@pytest.mark.parametrize("entry", [Count(0, "cash", -1), Correct(0, "Luxor", -1)])
def test_nobody_has_less_than_none(entry: Entry) -> None:
    assert said(book(entry, start())) == ["IMPOSSIBLE banker: counted below none"]


@pytest.mark.parametrize("entry", [Count(0, "Tower", 1), Correct(0, "tea", 1)])
def test_what_there_is_not_cannot_be_counted(entry: Entry) -> None:
    assert said(book(entry, start())) == ["IMPOSSIBLE names: no such chain"]


def test_the_turn_is_corrected_between_turns() -> None:
    page = after(start(), TurnTo(2))
    assert page.books.awaiting is not None
    assert page.books.awaiting.players == (2,)
    game = position("vacation", 3, "lone A1").play("Ana C1")
    assert said(book(TurnTo(2), game.books)) == ["IMPOSSIBLE turn: not between turns"]


def test_an_empty_seat_has_no_turn() -> None:
    game = position("vacation", 3, "lone A1", turn="Ana")
    game.books = after(game.books, Leave(1, returns=False)).books
    game.play("Ana C1, buys")
    assert game.awaits == "tile: Cat"
    game.books = after(game.books, Sit(1)).books
    game.play("Cat E1, buys; Ana G1, buys")
    assert game.awaits == "tile: Ben"


def test_whose_turn_it_is_may_leave_and_the_next_one_lays() -> None:
    page = after(start(), Leave(0, returns=False))
    assert page.books.awaiting is not None
    assert page.books.awaiting.players == (1,)
    assert page.postings == ()


def test_blocks_go_back_to_the_bank_or_stay() -> None:
    page = book(Leave(1, returns=True), start())
    assert moves(page) == ["Ben to bank: 3 Luxor"]
    assert book(Leave(1, returns=False), start()).books.held(2, 1) == 3


def test_what_was_left_behind_is_paid_for_and_kept() -> None:
    on, held = "Luxor A1-A5; American A7-A9", "American: Ana 1  Ben 4  Cat 2"
    game = position("vacation", 3, on, held)
    game.books = after(game.books, Leave(1, returns=False)).books
    page = game.write("Ana A6")
    assert moves(page) == ["bank to Ben: 3000 cash", "bank to Cat: 1500 cash"]
    assert game.awaits == "dispose American: Ana Cat"


def test_a_round_of_passes_is_of_those_at_the_table() -> None:
    game = position("vacation", 3, "lone A1")
    game.books = after(game.books, Leave(1, returns=False)).books
    game.play("Ana passes, buys; Cat passes, buys")
    assert game.books.end == "round of passes"
    assert settlement(game.books).winners == (0, 1, 2)


def test_who_is_asked_answers_before_he_leaves() -> None:
    on, held = "Luxor A1-A5; American A7-A9", "American: Ana 1  Ben 4"
    game = position("vacation", 3, on, held).play("Ana A6")
    assert said(book(Leave(1, returns=True), game.books)) == ["IMPOSSIBLE turn: asked first"]
    assert book(Leave(2, returns=True), game.books).stands


def test_seats_are_left_and_taken_once() -> None:
    books = start()
    assert said(book(Sit(1), books)) == ["IMPOSSIBLE players: seat taken"]
    gone = after(books, Leave(1, returns=False)).books
    assert said(book(Leave(1, returns=False), gone)) == ["IMPOSSIBLE players: away"]
    assert said(book(TurnTo(1), gone)) == ["IMPOSSIBLE players: away"]
    alone = after(gone, Leave(2, returns=False)).books
    assert said(book(Leave(0, returns=False), alone)) == ["IMPOSSIBLE players: last at the table"]


def test_asides_come_at_any_time_also_after_the_end() -> None:
    game = position("vacation", 3, "Luxor A1-A11").play("Ana I12, buys; Ana ends")
    page = after(game.books, Note("well played"), Count(0, "cash", 1), Correct(0, "cash", 100))
    assert settlement(page.books).cash[0] == 100
    assert said(book(Leave(1, returns=False), game.books)) == ["IMPOSSIBLE ends: game over"]


@pytest.mark.parametrize("entry", ASIDES)
def test_an_aside_is_kept_as_an_object(entry: Aside) -> None:
    event = encoded(entry, EDITIONS["vacation"])
    assert decoded(json.loads(json.dumps(event))) == entry
    with pytest.raises(Refused) as refused:
        decoded(event, asides=False)
    assert refused.value.code == UNKNOWN_EVENT


def test_asides_in_words() -> None:
    told = [aside(entry, SPEECH) for entry in ASIDES]
    assert told == [
        "Ana's cash was counted: $5,900",
        "Ben's Luxor was counted: 3 blocks",
        "Cat's cash was counted: $6,100, and the books were adjusted",
        "The turn was given to Cat",
        "Ben left the table; the blocks went back to the bank",
        "Ben left the table; the blocks stayed",
        "Ben took the seat again",
        "Ana peeked at their own blocks",
        "Note: Ben spilt his tea",
    ]


@pytest.mark.parametrize(
    ("code", "facts", "words"),
    [
        (Trouble.COUNTED_BELOW_NONE, {"player": 0}, "a count for Ana can't be negative"),
        (
            Trouble.NOT_ANNOUNCED,
            {"player": 1, "chain": "Luxor"},
            "Ben's Luxor blocks haven't been announced yet",
        ),
        (Trouble.NOT_BETWEEN_TURNS, {}, "whose turn it is can only be corrected between turns"),
        (Trouble.AWAY, {"player": 2}, "Cat has left the table"),
        (Trouble.LAST_AT_TABLE, {"player": 0}, "Ana is the only player left at the table"),
        (Trouble.ASKED_FIRST, {"player": 0}, "Ana has to answer the bank first"),
        (Trouble.SEAT_TAKEN, {"player": 1}, "Ben has not left the table"),
    ],
)
def test_what_speaks_against_an_aside(code: Trouble, facts: dict[str, object], words: str) -> None:
    assert sentence(code, facts, SPEECH) == words


BEYOND = "a count for Ana can't be more than 1,000,000,000,000"
TAKEOVER = ("Luxor A1-A5; American A7-A9", "American: Ana 1  Ben 4")


def refusals() -> list[tuple[Entry, Books, str]]:
    """An aside that cannot have happened, where, and what is said of it."""
    books = start()
    gone = after(books, Leave(1, returns=False)).books
    alone = after(gone, Leave(2, returns=False)).books
    taken_over = position("vacation", 3, *TAKEOVER).play("Ana A6").books
    left = books.blocks[2][-1]
    return [
        (Count(0, "cash", -1), books, "a count for Ana can't be negative"),
        (Correct(1, "Luxor", -1), books, "a count for Ben can't be negative"),
        (Count(0, "tea", 1), books, "there is no chain 'tea' in this edition"),
        *((kind(0, "cash", 10**12 + 1), books, BEYOND) for kind in (Count, Correct)),
        (
            Note("x" * 1_001),
            books,
            "a note can have at most 1,000 characters; this one has 1,001",
        ),
        (Note("\ud800"), books, "the note contains a broken character that can't be saved"),
        (
            Correct(1, "Luxor", 4 + left),
            books,
            f"the bank has {left} blocks of Luxor left; this needs {1 + left}",
        ),
        (
            Correct(1, "Luxor", 9),
            start(deal="unknown"),
            "Ben's Luxor blocks haven't been announced yet",
        ),
        (TurnTo(1), taken_over, "whose turn it is can only be corrected between turns"),
        (TurnTo(1), gone, "Ben has left the table"),
        (Leave(1, returns=True), gone, "Ben has left the table"),
        (Leave(0, returns=True), alone, "Ana is the only player left at the table"),
        (Leave(1, returns=True), taken_over, "Ben has to answer the bank first"),
        (Sit(2), books, "Cat has not left the table"),
        (Sit(3), books, "player 3 is not at this table"),
    ]


def test_what_cannot_have_happened_is_set_aside_with_its_sentence() -> None:
    for entry, books, words in refusals():
        page = book(entry, books)
        assert (page.entry, page.books, page.postings) == (entry, books, ())
        (one,) = page.objections
        assert one.grade == 4
        assert sentence(one.code, one.facts, SPEECH) == words


def test_what_is_at_its_bound_stands_and_is_read_again() -> None:
    books = start()
    for entry in (Count(0, "cash", 10**12), Correct(0, "cash", 10**12), Note("x" * 1_000)):
        assert book(entry, books).stands
        assert decoded(encoded(entry, books.header.edition)) == entry


def test_every_aside_is_the_entry_of_its_page() -> None:
    books = start()
    for entry in (*ASIDES[:6], Note("tea")):
        assert book(entry, books).entry == entry
    gone = after(books, Leave(1, returns=False)).books
    assert book(Sit(1), gone).entry == Sit(1)
    assert book(Correct(0, "cash", 6_000), books).entry == Correct(0, "cash", 6_000)


def test_the_working_of_a_correction_says_both_figures() -> None:
    (posting,) = book(Correct(0, "cash", 5_200), start()).postings
    assert posting.working is not None
    assert posting.working.args == (6_000, 5_200)
    assert posting.working.cites.rule == "banker"
    (posting,) = book(Correct(1, "Luxor", 4), start()).postings
    assert posting.working is None
