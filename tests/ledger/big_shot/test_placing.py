"""Cubes on lots: what may be put where, the seventh cube, the end of a round and of the game."""

import pytest

from hotels.ledger.big_shot.books import AUCTION, Awaiting, Books, Question, lot_holder
from hotels.ledger.big_shot.entries import Entry, Hammer, Loan, Open, Put
from hotels.ledger.big_shot.majority import owner
from hotels.ledger.big_shot.reckoning import reckoning
from hotels.ledger.big_shot.trouble import Trouble
from hotels.ledger.objection import Grade
from tests.ledger.big_shot.table import (
    ANA,
    BEN,
    BLACK,
    CAT,
    RED,
    WHITE,
    YELLOW,
    after,
    bought,
    codes,
    cubes,
    game,
    lying,
    page,
    puts,
)


def placing(letters: str = "RRYB", lots: dict[str, str] | None = None) -> Books:
    books = lying(game(4).opening(), lots or {})
    return after(books, Open(ANA, cubes(letters)), Hammer(BEN, 2))


def test_every_cube_is_an_entry_and_a_movement() -> None:
    booked = page(placing(), Put("10a", YELLOW))
    assert booked.books.lot("10a").cubes == (0, 1, 0, 0)
    assert booked.books.auction is not None
    assert booked.books.auction.left == (2, 0, 0, 1)
    (posting,) = booked.postings
    assert (posting.giver, posting.taker, posting.thing) == (AUCTION, lot_holder(1), "yellow")


def test_all_four_may_go_to_one_lot_or_to_four() -> None:
    assert after(placing(), *puts("21 RRYB")).lot("21").cubes == (2, 1, 0, 1)
    books = after(placing(), *puts("21 R, P1 R, 9b Y, 16 B"))
    assert [lot.count for lot in books.lots] == [0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 1, 1, 0]


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (Put("16", WHITE), Trouble.NOT_LEFT),
        (Put("22", RED), Trouble.NO_SUCH_LOT),
        (Put("", RED), Trouble.NO_SUCH_LOT),
        (Put("17", RED), Trouble.SOLD),
        (Put("16", 4), Trouble.NO_SUCH_COLOUR),
        (Put("16", -1), Trouble.NO_SUCH_COLOUR),
        (Open(ANA, cubes("RRYB")), Trouble.DUE),
        (Hammer(BEN, 9), Trouble.DUE),
    ],
)
def test_what_cannot_be_placed_is_set_aside(entry: Entry, code: Trouble) -> None:
    books = placing(lots={"17": "RRRRYYY"})
    booked = page(books, entry)
    assert codes(booked) == [code]
    assert booked.grade == Grade.IMPOSSIBLE
    assert booked.books == books


def test_no_more_cubes_of_a_colour_than_were_auctioned() -> None:
    books = after(placing(), *puts("16 RR"))
    assert codes(page(books, Put("16", RED))) == [Trouble.NOT_LEFT]


def test_the_seventh_cube_sells_the_lot_and_an_eighth_has_no_room() -> None:
    books = placing("RRYB", {"16": "YYYRR"})
    six = after(books, *puts("16 R"))
    assert not six.lot("16").is_sold
    assert six.lot("16").free == 1
    seven = after(six, *puts("16 B"))
    assert seven.lot("16").is_sold
    assert seven.lot("16").cubes == (3, 3, 0, 1)
    assert codes(page(seven, Put("16", YELLOW))) == [Trouble.SOLD]


@pytest.mark.parametrize(
    ("lying_there", "put", "whose"),
    [
        ("YYRW", "RRB", RED),  # the printed hint: 3/2/1/1
        ("YYRW", "YRB", YELLOW),
        ("YYRW", "RRY", WHITE),  # 1/3/3
        ("RRYYWB", "B", WHITE),  # 2/2/1/2
        ("RYYW", "RYB", YELLOW),
    ],
)
def test_the_lot_goes_to_the_majority_at_the_seventh_cube(
    lying_there: str, put: str, whose: int
) -> None:
    books = after(placing("RRYB", {"18": lying_there}), *puts(f"18 {put}"))
    assert books.lot("18").is_sold
    assert owner(books.lot("18").cubes) == whose
    assert next(lot for lot in reckoning(books).lots if lot.name == "18").owner == whose


def test_the_round_is_over_with_the_last_cube_and_not_before() -> None:
    books = after(placing(), *puts("16 RRY"))
    assert (books.round, books.awaiting) == (0, Awaiting(Question.PLACE, BEN))
    books = after(books, Put("16", BLACK))
    assert (books.round, books.auction) == (1, None)
    assert books.awaiting == Awaiting(Question.OPEN, BEN)


def test_the_roller_places_what_nobody_wanted() -> None:
    books = after(game(4).opening(), Open(CAT, cubes("RRYB")), Hammer(None, 0))
    assert books.awaiting == Awaiting(Question.PLACE, CAT)


def test_after_the_eighteenth_round_nothing_more_can_happen() -> None:
    books = game(4).opening()
    lots = [*("9a", "10a", "11a", "9b", "10b", "11b", "16", "17", "18", "20", "21", "P1", "P2")]
    for number in range(18):
        assert books.awaiting is not None
        where = lots[number] if number < 13 else lots[number - 13]
        first, rest = ("RYW", "B") if number < 13 else ("RYB", "W")
        books = bought(books, "RYWB", f"{where} {first}, {lots[(number + 5) % 13]} {rest}")
    assert (books.round, books.awaiting, books.auction) == (18, None, None)
    assert books.opened == (18, 18, 18, 18)
    for entry in (Open(ANA, cubes("RYWB")), Put("16", RED), Loan(RED), Hammer(None, 0)):
        assert codes(page(books, entry)) == [Trouble.GAME_OVER]
    assert reckoning(books).is_final
