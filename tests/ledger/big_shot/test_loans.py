"""Loans: what they bring, when they are given, and that there are 30 cards."""

import pytest

from hotels.ledger.big_shot.books import Books, Question
from hotels.ledger.big_shot.entries import Bid, Entry, Hammer, Loan, Open, Pass, Put
from hotels.ledger.big_shot.loans import may_borrow, next_loan
from hotels.ledger.big_shot.trouble import Trouble
from hotels.ledger.objection import Grade
from hotels.ledger.posting import BANK, CASH
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
    page,
)

ROUNDS = ["16 RRYY", "17 RRYY", "18 RRYY", "20 RRYY", "21 RRYY", "9a RRYY", "10a RRYY", "11a RRYY"]


def test_each_loan_brings_a_million_less_and_never_less_than_nothing() -> None:
    books = game(4).opening()
    brought = []
    for number in range(12):
        books = books._replace(borrowed=frozenset())
        expected = next_loan(books, CAT)
        before = books.purses
        books = after(books, Loan(CAT))
        brought.append(books.purses[CAT] - before[CAT])
        assert brought[-1] == expected == before[BANK] - books.purses[BANK]
        assert books.cards == (0, 0, number + 1, 0)
    assert brought == [9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 0, 0]


def test_what_each_colour_gets_depends_on_its_own_cards_only() -> None:
    books = after(game(4).opening(), Loan(RED))._replace(borrowed=frozenset())
    books = after(books, Loan(RED), Loan(YELLOW))
    assert books.purses == (27, 19, 10, 10, -66)
    assert [next_loan(books, colour) for colour in range(4)] == [7, 8, 9, 9]


def test_a_loan_is_paid_with_a_working_of_its_amount() -> None:
    money = [one for one in page(game(3).opening(), Loan(BEN)).postings if one.thing == CASH]
    assert [(one.giver, one.taker, one.count) for one in money] == [(BANK, BEN, 9)]
    assert money[0].working is not None
    assert (money[0].working.amount, money[0].working.args) == (9, (1, 1))
    third = page(game(3).opening()._replace(cards=(0, 2, 0, 0)), Loan(BEN)).postings[1].working
    assert third is not None
    assert (third.amount, third.args) == (7, (3, 3))


def test_the_tenth_loan_is_a_card_without_money_and_a_reminder_says_so() -> None:
    booked = page(game(4).opening()._replace(cards=(9, 0, 0, 0)), Loan(RED))
    assert codes(booked) == [Trouble.LOAN_EMPTY]
    assert booked.grade == Grade.REMINDER
    assert [posting.thing for posting in booked.postings] == ["debit card"]


def test_one_loan_a_round_and_a_new_one_in_the_next() -> None:
    books = after(game(4).opening(), Loan(BEN))
    assert not may_borrow(books, BEN)
    assert may_borrow(books, CAT)
    again = page(books, Loan(BEN))
    assert (codes(again), again.grade) == ([Trouble.LOAN_TWICE], Grade.AGAINST)
    assert again.books.purses[BEN] == 27  # written all the same, it brings the second loan
    books = bought(books, "RRYB", "16 RRYB")
    assert may_borrow(books, BEN)
    assert after(books, Loan(BEN)).purses[BEN] == 27


def test_there_are_thirty_cards_in_all() -> None:
    books = game(4).opening()._replace(cards=(10, 10, 9, 0))
    books = after(books, Loan(BLACK))
    refused = page(books, Loan(RED))
    assert (codes(refused), refused.grade) == ([Trouble.NO_CARDS], Grade.IMPOSSIBLE)
    assert refused.books == books
    assert not may_borrow(books, RED)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_loan_may_be_taken_in_the_middle_of_the_bidding(seats: int) -> None:
    books = after(game(seats).opening(), Open(ANA, cubes("RRYB")), Bid(BEN, 9), Bid(CAT, 10))
    books = after(books, Loan(ANA), Loan(BEN))
    assert books.purses[:2] == (19, 19)
    passed = after(books, *([Pass(3)] if seats == 4 else []), Pass(ANA))
    assert may_borrow(passed, WHITE)
    after(passed, Loan(WHITE))


@pytest.mark.parametrize(("seats", "hidden"), [(2, False), (2, True), (3, True), (4, True)])
def test_two_players_and_hidden_money_borrow_before_the_bidding(seats: int, hidden: bool) -> None:  # noqa: FBT001  a case of the table
    books = after(game(seats, hidden=hidden).opening(), Open(ANA, cubes("RRYB")))
    assert may_borrow(books, RED)
    after(books, Loan(RED))
    entries: list[Entry] = [Bid(BEN, 1), Pass(BEN)]
    for entry in entries[: seats - 1]:  # of two players the first one's pass ends the bidding
        begun = after(books, entry)
        assert begun.awaiting is not None
        assert begun.awaiting.kind is Question.BID
        assert not may_borrow(begun, RED)
        late = page(begun, Loan(RED))
        assert (codes(late), late.grade) == ([Trouble.LOAN_LATE], Grade.AGAINST)


def test_two_players_borrow_for_each_colour_once_a_round() -> None:
    books = after(game(2).opening(), Loan(RED), Loan(YELLOW), Loan(WHITE), Loan(BLACK))
    assert books.purses == (19, 19, 19, 19, -76)
    assert codes(page(books, Loan(BLACK))) == [Trouble.LOAN_TWICE]


def test_the_ghost_takes_no_loan() -> None:
    books = game(3).opening()
    assert not may_borrow(books, BLACK)
    assert codes(page(books, Loan(BLACK))) == [Trouble.GHOST]


@pytest.mark.parametrize("colour", [-1, 4, 10**30])
def test_a_colour_that_is_none_takes_no_loan(colour: int) -> None:
    assert codes(page(game(4).opening(), Loan(colour))) == [Trouble.NO_SUCH_COLOUR]


def test_no_loan_while_cubes_are_placed_or_a_purse_is_chosen() -> None:
    won = after(game(4).opening(), Open(ANA, cubes("RRYB")), Hammer(BEN, 2), Put("9a", RED))
    assert codes(page(won, Loan(CAT))) == [Trouble.DUE]
    assert not may_borrow(won, CAT)
    paying = after(game(2).opening(), Open(ANA, cubes("RRYB")), Hammer(BEN, 2))
    assert codes(page(paying, Loan(RED))) == [Trouble.DUE]


def test_no_loan_when_all_is_over() -> None:
    books = game(4).opening()._replace(round=18, awaiting=None)
    assert codes(page(books, Loan(RED))) == [Trouble.GAME_OVER]
    assert not may_borrow(books, RED)


def test_loans_of_many_rounds_add_up() -> None:
    books: Books = game(4).opening()
    for place in ROUNDS:
        books = after(books, Loan(RED))
        books = bought(books, "RRYY", place)
    assert books.purses[RED] == 10 + 9 + 8 + 7 + 6 + 5 + 4 + 3 + 2
    assert books.cards[RED] == 8
