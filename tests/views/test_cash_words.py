"""What has to change hands, in words and as a card."""

import pytest

from hotels.ledger.chains.board import Board
from hotels.ledger.chains.books import Question
from hotels.ledger.chains.entries import Buy, Dispose
from hotels.views import acts
from hotels.views.cash_words import given_back, in_words, pay_card, payouts, to_hand_over
from hotels.views.cash_words import spoken as read_aloud
from tests.views import evening
from tests.views.paying import LUXOR_FOUNDED, TOWER_LARGER, UNKNOWN, found_in, played, spoken


@pytest.mark.parametrize(
    ("amount", "said"),
    [
        (200, "; for $500 give back 3 × $100"),
        (500, ""),
        (900, "; for $1,000 give back 1 × $100"),
        (1_200, "; for $2,000 give back 1 × $500, 3 × $100"),
        (3_000, ""),
        (3_100, "; for $4,000 give back 1 × $500, 4 × $100"),
    ],
)
def test_a_larger_bill_gets_its_change(amount: int, said: str) -> None:
    assert given_back(amount, (1_000, 500, 100)) == said


def test_a_game_that_was_only_opened_tells_what_it_has_booked() -> None:
    table = evening.table(*evening.TURNS)
    opened = found_in(table)._replace(is_new=False)
    assert in_words(opened, spoken(table)) == "In the books: Ben −$400."
    assert not opened.asks_for_money
    card = pay_card(opened, spoken(table))
    assert card == ("In the books", (("Ben", "−$400", "4 × $100"),))


def test_a_payout_is_a_row_with_its_bills_and_blocks() -> None:
    table = played(f"{TOWER_LARGER}; Cat 3A; Ben sells 1 trades 2 keeps 0 Luxor")
    speech = spoken(table)
    card = pay_card(found_in(table), speech)
    assert card == ("", (("Pay Ben", "$200", "2 × $100 and 1 Tower"),))
    acts.undone(table)
    card = pay_card(found_in(table), speech)
    assert card == (
        "Undone. Already paid?",
        (("Take back from Ben", "$200", "2 × $100 and 1 Tower"),),
    )
    traded = played(f"{TOWER_LARGER}; Cat 3A; Ben sells 0 trades 2 keeps 1 Luxor")
    card = pay_card(found_in(traded), speech)
    assert card == ("", (("Give Ben", "1 Tower", ""),))
    assert not found_in(traded).asks_for_money
    acts.undone(traded)
    assert pay_card(found_in(traded), speech).rows == (("Take back from Ben", "1 Tower", ""),)


def test_where_it_stands() -> None:
    bought = evening.table(*evening.TURNS)
    speech = spoken(bought)
    found = found_in(bought)
    assert to_hand_over(found, speech) == ("", "Collect $400", "from Ben", "4 × $100")
    assert to_hand_over(None, speech) is None
    assert payouts(found, speech, "table") is None
    assert payouts(None, speech, "table") is None
    for place in ("takeover", "standing"):
        card = payouts(found, speech, place)
        assert card is not None
        assert card.rows == (("Collect from Ben", "$400", "4 × $100"),)
    opened = found._replace(is_new=False)
    assert payouts(opened, speech, "takeover") is not None
    assert payouts(opened, speech, "standing") is None
    sold = played(f"{TOWER_LARGER}; Cat 3A; Ben sells 3 trades 0 keeps 0 Luxor")
    speech = spoken(sold)
    assert to_hand_over(found_in(sold), speech) is None
    card = payouts(found_in(sold), speech, "table")
    assert card is not None
    assert card.rows == (("Pay Ben", "$600", "1 × $500, 1 × $100"),)
    assert payouts(found_in(sold), speech, "takeover") is None
    acts.undone(sold)
    assert payouts(found_in(sold), speech, "takeover") is not None


def test_a_purchase_is_collected_share_by_share_and_given_back_when_undone() -> None:
    table = played(f"{LUXOR_FOUNDED}, buys; Cat 9I")
    speech, books = spoken(table), table.books
    # Luxor at 2 tiles: $200.
    assert to_hand_over(None, speech, books) is None
    for count, amount, bills in ((2, "$400", "4 × $100"), (3, "$600", "1 × $500, 1 × $100")):
        asked = to_hand_over(None, speech, books, ("Luxor",) * count)
        assert asked == ("", f"Collect {amount}", "from Cat", bills)
    table.write(Buy(books.player, ("Luxor",) * 3))
    found = found_in(table)
    assert to_hand_over(found, speech) == asked
    past = to_hand_over(found._replace(is_new=False), speech)
    assert past == ("In the books: Cat −$600.", "", "", "")
    acts.undone(table)
    back = to_hand_over(found_in(table), speech)
    assert back == ("Undone. Already paid?", "Give back $600", "to Cat", bills)


def test_a_late_disposal_is_asked_for_where_the_last_announcements_are_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = played(f"{UNKNOWN}Ben says 8 Wilton, keeps 8 Wilton", "vacation", deal="unknown")
    monkeypatch.setattr(Board, "playable", lambda *_: False)
    table.write(Buy(2, ()))
    asked = table.books.awaiting
    assert table.books.is_provisional
    assert asked is not None
    assert asked.kind is Question.ANNOUNCE
    assert table.write(Dispose(1, "Wilton", 8, 0, 0), forced=True).stands
    assert table.books.is_provisional
    # Wilton had 2 tiles: $200 a block.
    card = payouts(found_in(table), spoken(table), "takeover")
    assert card == ("", (("Pay Ben", "$1,600", "1 × $1,000, 1 × $500, 1 × $100"),))


def test_what_is_read_aloud() -> None:
    table = evening.table(*evening.TURNS)
    speech = spoken(table)
    assert read_aloud(found_in(table), speech) == "Ben pays $400"
    acts.undone(table)
    assert read_aloud(found_in(table), speech) == "Undone. Already paid? Ben gets $400 back"
    sold = played(f"{TOWER_LARGER}; Cat 3A; Ben sells 3 trades 0 keeps 0 Luxor")
    assert read_aloud(found_in(sold), speech) == "Ben receives $600"
    acts.undone(sold)
    assert read_aloud(found_in(sold), speech) == "Undone. Already paid? Ben returns $600"
