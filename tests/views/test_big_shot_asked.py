"""What the bank asks in Big Shot: the keys, what they mean, and what they must not tell."""

from hotels.ledger.big_shot.entries import Bid, Hammer, Loan, Open
from hotels.views import big_shot_asked as asked
from tests.views.test_big_shot import BLACK, RED, SPACE, WHITE, YELLOW, books, speech


def test_bids_are_in_reach_need_a_loan_or_are_beyond() -> None:
    bidding = books([Open(0, SPACE), Bid(1, 6)])
    keys = asked.bid_keys(bidding, 2)
    assert [(key.amount, key.kind) for key in keys] == [
        (7, "first"),
        *((amount, "cash") for amount in (8, 9, 10)),
        *((amount, "loan") for amount in (11, 12)),
    ]
    assert asked.page_words(bidding, 2, 0) == "13 to 18"
    assert asked.page_words(bidding, 2, 1) == "19"
    assert asked.page_words(bidding, 2, 2) == "7 to 12"
    assert [key.kind for key in asked.bid_keys(bidding, 2, 2)] == ["loan", *["beyond"] * 5]
    assert asked.bid_question(bidding, speech()) == (
        "What does Cat bid?",
        "More than 6; 10 million in hand, 19 with a loan.",
    )


def test_the_bids_that_were_seen_are_found_on_a_page_of_another_size() -> None:
    bidding = books([Open(0, SPACE), Bid(1, 6)])  # 7 to 19 can be bid
    assert [asked.page_after(bidding, 2, passed, size=6) for passed in (0, 6, 12)] == [0, 1, 2]
    # 7, 13 and 19 stood first; where there is room for seven, 7 to 13 and 14 to 20 are pages.
    assert [asked.page_after(bidding, 2, passed, size=7) for passed in (0, 6, 12)] == [0, 0, 1]
    assert asked.page_after(bidding, 2, 63, size=6) == 2


def test_no_key_tells_hidden_cash() -> None:
    bidding = books([Open(0, SPACE), Bid(1, 6)], hidden=True)
    kinds = [asked.bid_keys(bidding, 2, page) for page in range(5)]
    assert {key.kind for keys in kinds for key in keys} == {"first", "cash"}
    assert asked.bid_question(bidding, speech(hidden=True))[1] == "More than 6."
    paying = books([Open(0, SPACE), Hammer(1, 4)], 2, hidden=True)
    keys_ = asked.pay_keys(paying, speech(2, hidden=True))
    assert [(key.second, key.can) for key in keys_] == [("", True), ("", True)]


def test_loans_say_what_they_bring_or_why_there_is_none() -> None:
    offers = asked.loan_offers(books([Loan(RED)]), speech())
    assert [(offer.name, offer.second, offer.can) for offer in offers] == [
        ("Ana", "already taken this round", False),
        ("Ben", "9 million now, 10 to repay at the end", True),
        ("Cat", "9 million now, 10 to repay at the end", True),
        ("Dora", "9 million now, 10 to repay at the end", True),
    ]
    begun = books([Open(0, SPACE), Bid(1, 3)], 2)
    assert asked.loan_key(begun, 0) == ("only before the bidding", False)
    assert len(asked.loan_offers(books(seats=3), speech(3))) == 3


def test_the_colours_of_a_space_and_the_last_one() -> None:
    keys = asked.colour_keys(books(), (RED, RED), speech())
    assert [(key.name, key.left, key.second) for key in keys] == [
        ("red", 16, "16 left"),
        *((name, 18, "18 left") for name in ("yellow", "white", "black")),
    ]
    assert asked.proposed(books()) == ()
    last = books()._replace(round=17, opened=(16, 18, 17, 17))
    assert asked.proposed(last) == (RED, RED, WHITE, BLACK)
    assert asked.counted_cubes((RED, RED, WHITE, BLACK)) == (2, 0, 1, 1)


def test_the_cube_in_hand_is_the_wanted_one_while_there_is_one() -> None:
    placing = books([Open(0, (2, 0, 1, 1)), Hammer(None, 0)])
    assert asked.held(placing, None) == RED
    assert asked.held(placing, WHITE) == WHITE
    assert asked.held(placing, YELLOW) == RED
    assert asked.held(books(), RED) is None
