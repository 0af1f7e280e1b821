"""Auctions: whose bid it is, who wins, what is paid, and what speaks against a bid."""

import pytest

from hotels.ledger.big_shot.auctions import Affordable, affordable
from hotels.ledger.big_shot.books import AUCTION, Awaiting, Books, Question
from hotels.ledger.big_shot.entries import Bid, Entry, Hammer, Loan, Open, Pass, Pay, Put
from hotels.ledger.big_shot.trouble import Trouble
from hotels.ledger.objection import Grade
from hotels.ledger.posting import BANK, CASH
from tests.ledger.big_shot.table import (
    ANA,
    BEN,
    BLACK,
    CAT,
    DAN,
    RED,
    SMALL,
    WHITE,
    YELLOW,
    after,
    bought,
    codes,
    cubes,
    game,
    lying,
    page,
)


def opened(seats: int = 4, roller: int = ANA) -> Books:
    return after(game(seats).opening(), Open(roller, cubes("RRYB")))


def test_bidding_begins_left_of_the_roller_and_goes_round_until_one_is_left() -> None:
    books = opened(roller=BEN)
    asked = []
    for entry in (Bid(CAT, 1), Pass(DAN), Bid(ANA, 3), Bid(BEN, 4), Pass(CAT), Bid(ANA, 7)):
        assert books.awaiting is not None
        asked.append(books.awaiting.player)
        books = after(books, entry)
    assert asked == [CAT, DAN, ANA, BEN, CAT, ANA]
    assert books.lead == (ANA, 7)
    assert books.order == (ANA, BEN)
    books = after(books, Pass(BEN))
    assert books.awaiting == Awaiting(Question.PLACE, ANA)
    assert books.purses == (3, 10, 10, 10, -33)


def test_the_roller_bids_last() -> None:
    assert opened(roller=CAT).order == (DAN, ANA, BEN, CAT)


def test_the_price_goes_to_the_bank_with_a_working() -> None:
    booked = page(after(opened(), Pass(BEN), Pass(CAT), Bid(DAN, 4)), Pass(ANA))
    assert codes(page(booked.books, Pass(ANA))) == [Trouble.DUE]
    (posting,) = booked.postings
    assert (posting.giver, posting.taker, posting.count, posting.thing) == (DAN, BANK, 4, CASH)
    assert posting.working is not None
    assert posting.working.amount == 4


def test_a_bid_when_all_others_have_passed_wins_at_once() -> None:
    # the roller, out of his turn, has passed: so that the last one left may still bid
    out = page(opened(), Pass(ANA))
    assert (codes(out), out.grade) == ([Trouble.OUT_OF_TURN], Grade.AGAINST)
    left = after(out.books, Pass(BEN), Pass(CAT))
    assert left.awaiting == Awaiting(Question.BID, DAN)
    assert after(left, Bid(DAN, 1)).awaiting == Awaiting(Question.PLACE, DAN)
    free = after(left, Pass(DAN))
    assert free.awaiting == Awaiting(Question.PLACE, ANA)
    assert free.purses == (10, 10, 10, 10, -40)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_where_nobody_bids_the_roller_places_at_no_cost(seats: int) -> None:
    books = opened(seats, roller=1)
    others = [player for player in books.order if player != 1]
    by_passes = after(books, *map(Pass, others))
    assert by_passes.awaiting == Awaiting(Question.PLACE, 1)
    assert by_passes.purses == game(seats).opening().purses
    at_once = after(books, Hammer(None, 0))
    assert at_once.auction is not None
    assert (at_once.auction.winner, at_once.auction.price) == (None, 0)
    assert at_once.awaiting == by_passes.awaiting
    assert at_once.purses == by_passes.purses


def test_the_hammer_may_fall_without_single_bids_or_after_some() -> None:
    assert after(opened(), Hammer(CAT, 6)).purses == (10, 10, 4, 10, -34)
    begun = after(opened(), Bid(BEN, 3), Pass(CAT))
    assert after(begun, Hammer(BEN, 3)).purses == (10, 7, 10, 10, -37)  # his own bid stands
    assert after(begun, Hammer(BEN, 5)).purses == (10, 5, 10, 10, -35)
    assert after(begun, Hammer(DAN, 4)).purses == (10, 10, 10, 6, -36)
    assert codes(page(begun, Hammer(DAN, 3))) == [Trouble.TOO_LOW]
    assert codes(page(begun, Hammer(BEN, 2))) == [Trouble.TOO_LOW]
    assert codes(page(begun, Hammer(CAT, 9))) == [Trouble.PASSED]
    assert codes(page(begun, Hammer(None, 0))) == [Trouble.SOMEBODY_BID]


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (Bid(BEN, 0), Trouble.TOO_LOW),
        (Bid(BEN, -3), Trouble.TOO_LOW),
        (Bid(4, 3), Trouble.NO_SUCH_PLAYER),
        (Bid(-1, 3), Trouble.NO_SUCH_PLAYER),
        (Pass(4), Trouble.NO_SUCH_PLAYER),
        (Hammer(4, 3), Trouble.NO_SUCH_PLAYER),
        (Hammer(BEN, 0), Trouble.TOO_LOW),
        (Bid(BEN, 1_000), Trouble.TOO_HIGH),
        (Hammer(BEN, 1_000), Trouble.TOO_HIGH),
        (Hammer(None, 1), Trouble.PRICE_OF_NOTHING),
        (Open(ANA, cubes("RYWB")), Trouble.DUE),
        (Put("16", RED), Trouble.DUE),
        (Pay(RED), Trouble.DUE),
    ],
)
def test_what_cannot_be_in_a_bidding_is_set_aside(entry: Entry, code: Trouble) -> None:
    books = opened()
    booked = page(books, entry)
    assert codes(booked) == [code]
    assert booked.grade == Grade.IMPOSSIBLE
    assert booked.books == books


def test_a_bid_that_no_journal_could_hold_is_no_bid_even_of_hidden_money() -> None:
    books = after(game(3, hidden=True).opening(), Open(ANA, cubes("RRYB")))
    after(books, Bid(BEN, 999))
    assert codes(page(books, Bid(BEN, 10**30))) == [Trouble.TOO_HIGH]


def test_a_bid_tops_the_last_one() -> None:
    books = after(opened(), Bid(BEN, 3))
    for amount in (1, 3):
        booked = page(books, Bid(CAT, amount))
        assert codes(booked) == [Trouble.TOO_LOW]
        assert booked.objections[0].facts["lowest"] == 4
    after(books, Bid(CAT, 4))


def test_whoever_passed_is_out_for_good_and_the_leader_cannot_pass() -> None:
    books = after(opened(), Pass(BEN), Bid(CAT, 1), Bid(DAN, 2), Pass(ANA))
    assert codes(page(books, Bid(BEN, 3))) == [Trouble.PASSED]
    assert codes(page(books, Pass(BEN))) == [Trouble.PASSED]
    assert codes(page(books, Pass(DAN))) == [Trouble.LEADS]


def test_a_bid_out_of_turn_is_against_the_rules_and_the_next_to_his_left_follows() -> None:
    booked = page(opened(), Bid(CAT, 2))
    assert (codes(booked), booked.grade) == ([Trouble.OUT_OF_TURN], Grade.AGAINST)
    assert booked.books.awaiting == Awaiting(Question.BID, DAN)


def test_a_pass_out_of_turn_takes_nobodys_turn_away() -> None:
    books = after(opened(), Bid(BEN, 2))
    booked = page(books, Pass(ANA))
    assert (codes(booked), booked.grade) == ([Trouble.OUT_OF_TURN], Grade.AGAINST)
    assert booked.books.awaiting == Awaiting(Question.BID, CAT)
    ended = after(booked.books, Pass(CAT), Pass(DAN))
    assert ended.awaiting == Awaiting(Question.PLACE, BEN)


def test_a_bid_beyond_the_purse_says_what_a_loan_would_bring() -> None:
    booked = page(opened(), Bid(BEN, 11))
    assert (codes(booked), booked.grade) == ([Trouble.BEYOND], Grade.AGAINST)
    facts = booked.objections[0].facts
    assert (facts["purse"], facts["with_loan"]) == (10, 19)
    borrowed = after(opened(), Loan(BEN))
    after(borrowed, Bid(BEN, 19))
    facts = page(borrowed, Bid(BEN, 20)).objections[0].facts
    assert (facts["purse"], facts["with_loan"]) == (19, 19)  # he has had his loan


def test_a_bid_of_all_he_has_is_fine() -> None:
    after(opened(), Bid(BEN, 10))


def test_a_hammer_beyond_the_purse_is_against_the_rules_and_paid_all_the_same() -> None:
    booked = page(opened(), Hammer(BEN, 12))
    assert (codes(booked), booked.grade) == ([Trouble.BEYOND], Grade.AGAINST)
    assert booked.books.purses == (10, -2, 10, 10, -28)


def test_what_a_player_can_pay_counts_a_loan_he_may_take() -> None:
    books = opened()
    assert affordable(books, ANA) == Affordable(10, 19)
    assert affordable(after(books, Loan(ANA)), ANA) == Affordable(19, 19)
    assert affordable(books._replace(cards=(2, 0, 0, 0)), ANA) == Affordable(10, 17)


def test_where_two_play_one_colour_alone_pays() -> None:
    books = opened(2)._replace(purses=(3, 8, 10, 1, -22))
    assert affordable(books, ANA) == Affordable(8, 17)  # a loan for yellow, not red's 3 with it
    facts = page(books, Bid(BEN, 11)).objections[0].facts
    assert (facts["purse"], facts["with_loan"], facts["colours"]) == (10, 19, 2)
    assert codes(page(books, Bid(BEN, 11))) == [Trouble.BEYOND]  # 11 in both together
    after(books, Bid(BEN, 10))


def test_where_two_play_the_winner_says_which_colour_pays() -> None:
    books = after(opened(2), Bid(BEN, 4), Bid(ANA, 5), Pass(BEN))
    assert books.awaiting == Awaiting(Question.PAY, ANA)
    assert books.purses == (10, 10, 10, 10, -40)
    paid = after(books, Pay(YELLOW))
    assert paid.purses == (10, 5, 10, 10, -35)
    assert paid.awaiting == Awaiting(Question.PLACE, ANA)
    other = page(books, Pay(WHITE))
    assert (codes(other), other.grade) == ([Trouble.NOT_HIS_COLOUR], Grade.IMPOSSIBLE)
    assert codes(page(books, Pay(7))) == [Trouble.NO_SUCH_COLOUR]
    for entry in (Bid(BEN, 9), Pass(BEN), Hammer(BEN, 9), Put("16", RED)):
        assert codes(page(books, entry)) == [Trouble.DUE]


def test_a_colour_that_cannot_pay_is_against_the_rules() -> None:
    books = after(opened(2), Hammer(BEN, 9))._replace(purses=(10, 10, 10, 8, -38))
    booked = page(books, Pay(BLACK))
    assert (codes(booked), booked.grade) == ([Trouble.SHORT], Grade.AGAINST)
    assert booked.books.purses[BLACK] == -1
    after(books, Pay(WHITE))


def test_a_space_has_four_cubes_of_two_colours_that_are_still_there() -> None:
    books = game(4).opening()
    for letters in ("RRY", "RRYYB", ""):
        assert codes(page(books, Open(ANA, cubes(letters)))) == [Trouble.NOT_FOUR]
    assert codes(page(books, Open(ANA, (-1, 2, 2, 1)))) == [Trouble.NOT_FOUR]
    alone = page(books, Open(ANA, cubes("RRRR")))
    assert (codes(alone), alone.grade) == ([Trouble.ONE_COLOUR], Grade.AGAINST)
    short = page(books._replace(opened=(16, 0, 0, 0)), Open(ANA, cubes("RRRB")))
    assert (codes(short), short.grade) == ([Trouble.CUBES_SHORT], Grade.IMPOSSIBLE)
    after(books._replace(opened=(16, 0, 0, 0)), Open(ANA, cubes("RRYB")))


def test_a_space_is_not_opened_where_its_cubes_have_no_room() -> None:
    full = {"5": "R" * 7, "7": "Y" * 7, "8": "W" * 7, "Park": "R" * 6}
    four_left = lying(game(3, board=SMALL).opening(), full | {"Wood": "RRRR"})
    after(four_left, Open(ANA, cubes("RRYB")))
    three_left = lying(four_left, full | {"Wood": "RRRRR"})
    refused = page(three_left, Open(ANA, cubes("RRYB")))
    assert (codes(refused), refused.grade) == ([Trouble.NO_ROOM], Grade.IMPOSSIBLE)
    assert refused.objections[0].facts == {"left": 3}


def test_opened_cubes_leave_their_space() -> None:
    booked = page(game(4).opening(), Open(ANA, cubes("RRYB")))
    assert booked.books.opened == (2, 1, 0, 1)
    assert booked.books.unopened == (16, 17, 18, 17)
    moved = [(one.giver, one.taker, one.count, one.thing) for one in booked.postings]
    assert moved == [
        (BANK, AUCTION, 2, "red"),
        (BANK, AUCTION, 1, "yellow"),
        (BANK, AUCTION, 1, "black"),
    ]


def test_the_die_passes_left_and_another_roller_is_a_reminder_only() -> None:
    books = bought(game(3).opening(), "RRYB", "16 RRYB", roller=CAT)
    assert books.awaiting == Awaiting(Question.OPEN, ANA)
    assert page(books, Open(ANA, cubes("RRYB"))).objections == ()
    other = page(books, Open(BEN, cubes("RRYB")))
    assert (codes(other), other.grade) == ([Trouble.ROLLER], Grade.REMINDER)
    assert codes(page(books, Open(3, cubes("RRYB")))) == [Trouble.NO_SUCH_PLAYER]


def test_whoever_rolls_first_is_settled_by_the_die() -> None:
    assert game(4).opening().awaiting == Awaiting(Question.OPEN, ANA)
    assert page(game(4).opening(), Open(DAN, cubes("RRYB"))).objections == ()


def test_three_players_bid_without_the_ghost() -> None:
    assert opened(3, roller=CAT).order == (ANA, BEN, CAT)
    assert game(3).opening().purses == (10, 10, 10, 0, -30)
    assert codes(page(opened(3), Bid(DAN, 2))) == [Trouble.NO_SUCH_PLAYER]
