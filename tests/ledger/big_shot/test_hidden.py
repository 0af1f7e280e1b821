"""Hidden money: nobody is told what a purse holds until a bid cannot be paid."""

from hotels.ledger.big_shot.books import Awaiting, Books, Question
from hotels.ledger.big_shot.entries import Bid, Hammer, Loan, Open, Pass, Pay, Put, Repeat
from hotels.ledger.big_shot.trouble import Trouble
from hotels.ledger.objection import Grade
from tests.ledger.big_shot.table import (
    ANA,
    BEN,
    CAT,
    RED,
    WHITE,
    after,
    codes,
    cubes,
    game,
    page,
    puts,
)


def opened(seats: int = 3) -> Books:
    return after(game(seats, hidden=True).opening(), Open(ANA, cubes("RRYB")))


def unpaid() -> Books:
    return after(opened(), Bid(BEN, 3), Bid(CAT, 12), Pass(ANA), Pass(BEN))


def test_a_bid_beyond_a_hidden_purse_is_taken_without_a_word() -> None:
    assert page(opened(), Bid(BEN, 50)).objections == ()


def test_a_bid_that_can_be_paid_is_paid() -> None:
    books = after(opened(), Bid(BEN, 10), Pass(CAT), Pass(ANA))
    assert books.awaiting == Awaiting(Question.PLACE, BEN)
    assert books.purses == (10, 0, 10, 0, -20)


def test_a_bid_that_cannot_be_paid_is_not_paid_and_the_auction_is_held_again() -> None:
    books = unpaid()
    assert books.awaiting == Awaiting(Question.REPEAT, CAT)
    assert books.purses == (10, 10, 10, 0, -30)
    for entry in (Put("16", RED), Bid(BEN, 4), Pass(BEN), Hammer(BEN, 4), Loan(WHITE), Pay(RED)):
        assert codes(page(books, entry)) == [Trouble.DUE]
    again = after(books, Repeat())
    assert again.shown == {CAT}
    assert again.awaiting == Awaiting(Question.BID, BEN)
    assert again.auction is not None
    assert (again.auction.bids, again.auction.passed) == ((), frozenset())
    assert again.auction.cubes == again.auction.left == cubes("RRYB")
    assert again.opened == cubes("RRYB")
    after(again, Bid(BEN, 1), Pass(CAT), Pass(ANA), Put("16", RED))


def test_from_then_on_his_money_is_open_and_nobody_elses() -> None:
    books = after(unpaid(), Repeat(), Bid(BEN, 11))
    beyond = page(books, Bid(CAT, 12))
    assert (codes(beyond), beyond.grade) == ([Trouble.BEYOND], Grade.AGAINST)
    facts = beyond.objections[0].facts
    assert (facts["purse"], facts["with_loan"]) == (10, 10)  # too late for a loan
    unknown = after(books, Pass(CAT))
    assert page(unknown, Bid(ANA, 40)).objections == ()


def test_he_shows_it_in_later_rounds_too() -> None:
    books = after(unpaid(), Repeat(), Pass(BEN), Pass(CAT), *puts("16 RRYB"))
    books = after(books, Open(BEN, cubes("RRYB")))
    assert codes(page(books, Bid(CAT, 11))) == [Trouble.BEYOND]


def test_a_repeated_auction_is_no_new_round_for_loans() -> None:
    late = page(after(unpaid(), Repeat()), Loan(WHITE))
    assert (codes(late), late.grade) == ([Trouble.LOAN_LATE], Grade.AGAINST)


def test_a_hammer_beyond_a_hidden_purse_asks_for_the_repeat() -> None:
    booked = page(opened(), Hammer(CAT, 12))
    assert (codes(booked), booked.grade) == ([Trouble.BEYOND], Grade.AGAINST)
    assert booked.books.awaiting == Awaiting(Question.REPEAT, CAT)
    assert booked.books.purses == (10, 10, 10, 0, -30)


def test_two_players_with_hidden_money_need_one_colour_that_can_pay() -> None:
    books = opened(2)._replace(purses=(4, 7, 10, 10, -31))
    won = after(books, Bid(BEN, 2), Bid(ANA, 7), Pass(BEN))
    assert won.awaiting == Awaiting(Question.PAY, ANA)
    assert codes(page(won, Pay(RED))) == [Trouble.SHORT]
    lost = after(books, Bid(BEN, 2), Bid(ANA, 8), Pass(BEN))
    assert lost.awaiting == Awaiting(Question.REPEAT, ANA)


def test_there_is_nothing_to_repeat_where_a_bid_was_paid() -> None:
    for books in (opened(), after(opened(), Hammer(BEN, 3)), game(3).opening()):
        assert codes(page(books, Repeat())) == [Trouble.DUE]
