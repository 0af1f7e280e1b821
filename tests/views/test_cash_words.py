"""What has to change hands, in words and as a list."""

import pytest

from hotels.ledger.chains.board import Board
from hotels.ledger.chains.books import Question
from hotels.ledger.chains.entries import Buy, Dispose
from hotels.views import acts
from hotels.views.cash import Owed, Sum, ticked
from hotels.views.cash_flows import Account, Key
from hotels.views.cash_words import spoken as read_aloud
from hotels.views.cash_words import to_hand_over
from hotels.views.payouts import Shares, pay_list
from tests.views import evening
from tests.views.paying import LUXOR_FOUNDED, TOWER_LARGER, UNKNOWN, listed, owed_at, played, spoken


def test_a_payout_is_a_row_with_its_bills_and_shares() -> None:
    table = played(f"{TOWER_LARGER}; Cat 3A")
    paid = len(table.lines)
    table.write(Dispose(1, "Luxor", 1, 2, 0))
    said = listed(table, paid)
    assert said is not None
    assert said.rows == (
        (
            1,
            Account.PAYOUT,
            False,
            "Pay Ben",
            "$200",
            "2 × 100; hands in 3 Luxor",
            (Shares("and 1", 1, "T"),),
            False,
            "",
        ),
    )
    assert said.total == ""  # the row says it
    done = len(table.lines)
    acts.undone(table)
    back = listed(table, paid, done)
    assert back is not None
    assert back.cause == "After Undo"
    (row,) = back.rows
    assert (row.title, row.amount, row.under) == (
        "Get back from Ben",
        "$200",
        "2 × 100; gets back 3 Luxor",
    )
    assert row.shares == (Shares("and 1", 1, "T"),)


def test_shares_of_one_chain_for_those_of_two_are_one_exchange() -> None:
    speech = spoken(played(TOWER_LARGER))
    sums = {
        Key(1, Account.PAYOUT, "Tower", "Luxor"): Sum(1),
        Key(1, Account.PAYOUT, "Tower", "American"): Sum(2),
        Key(1, Account.PAYOUT, "Festival", "American"): Sum(1),
        Key(1, Account.PAYOUT): Sum(300),
    }
    said = pay_list(Owed(sums=sums), speech, "table")
    assert said is not None
    (row,) = said.rows
    assert row.shares == (Shares("and 3", 1, "T"), Shares("and 1", 3, "F"))


@pytest.mark.parametrize(
    ("payout", "purchase", "heading"),
    [(0, -200, "To collect"), (300, -200, "Payouts"), (-300, 0, "To collect"), (0, 200, "Payouts")],
)
def test_a_list_with_nothing_to_pay_out_is_headed_so(
    payout: int, purchase: int, heading: str
) -> None:
    """A payout below zero goes back to the bank; a purchase above it goes back to the player."""
    speech = spoken(played(TOWER_LARGER))
    sums = {Key(1, Account.PAYOUT): Sum(payout), Key(1, Account.PURCHASE): Sum(purchase)}
    owed = Owed(sums={key: one for key, one in sums.items() if one.open})
    said = pay_list(owed, speech, "table")
    assert said is not None
    assert said.heading == heading


def test_a_ticked_row_keeps_its_place_until_the_list_is_done() -> None:
    # Three Luxor of Ben and one of Ana at 2 tiles: $2,000 and $1,000.
    text = TOWER_LARGER.replace("names Tower, buys Tower", "names Tower, buys Luxor")
    table = played(f"{text}; Cat 3A; Ana sells 1 trades 0 keeps 0 Luxor")
    table.write(Dispose(1, "Luxor", 3, 0, 0))
    speech, owed = spoken(table), owed_at(table)

    def rows() -> list[tuple[str, str, bool]]:
        said = pay_list(owed, speech, "table")
        return [(r.title, r.amount, r.is_ticked) for r in said.rows] if said is not None else []

    whole = [("Pay Ana", "$1,200", False), ("Pay Ben", "$2,600", False)]
    assert rows() == whole
    owed = ticked(owed, 0, Account.PAYOUT, back=False)
    assert rows() == [("Pay Ana", "$1,200", True), whole[1]]
    said = pay_list(owed, speech, "table")
    assert said is not None
    assert (said.total, said.still) == ("$3,800", "$2,600 still to pay")
    owed = ticked(owed, 0, Account.PAYOUT, back=False)  # it was not handed over after all
    assert rows() == whole
    for player in (0, 1):
        owed = ticked(owed, player, Account.PAYOUT, back=False)
    assert rows() == []
    assert not owed.sums


def test_where_it_stands() -> None:
    table = evening.table(*evening.TURNS)
    speech = spoken(table)
    assert to_hand_over(owed_at(table), speech) == ("", "Collect $400", "from Ben", "4 × 100", "")
    assert to_hand_over(Owed(), speech) is None
    assert listed(table) is None
    for place in ("takeover", "standing"):
        said = listed(table, place=place)
        assert said is not None
        assert [(row.title, row.amount) for row in said.rows] == [("Collect from Ben", "$400")]
    sold = played(f"{TOWER_LARGER}; Cat 3A; Ben sells 3 trades 0 keeps 0 Luxor")
    assert to_hand_over(owed_at(sold), spoken(sold)) is None
    assert listed(sold) is not None
    assert listed(sold, place="takeover") is None
    paid = len(sold.lines)
    acts.undone(sold)
    back = listed(sold, paid, place="takeover")
    assert back is not None
    assert [row.title for row in back.rows] == ["Get back from Ben"]


def test_a_purchase_is_collected_share_by_share_and_given_back_when_undone() -> None:
    table = played(f"{LUXOR_FOUNDED}, buys; Cat 9I")
    speech, books = spoken(table), table.books
    # Luxor at 2 tiles: $200.
    assert to_hand_over(Owed(), speech, books) is None
    for count, amount, bills, change in (
        (2, "$400", "4 × 100", "or 1 × 500, 1 × 100 back"),
        (3, "$600", "1 × 500 · 1 × 100", ""),
    ):
        asked = to_hand_over(Owed(), speech, books, ("Luxor",) * count)
        assert asked == ("", f"Collect {amount}", "from Cat", bills, change)
    table.write(Buy(books.player, ("Luxor",) * 3))
    assert to_hand_over(owed_at(table), speech) == asked
    acts.undone(table)
    back = to_hand_over(owed_at(table), speech)
    assert back == ("Undone. Already paid?", "Give back $600", "to Cat", bills, "")


def test_while_there_is_a_list_a_purchase_is_only_asked_for_there() -> None:
    table = played(f"{TOWER_LARGER}; Cat 3A; Ben sells 3 trades 0 keeps 0 Luxor")
    owed, speech = owed_at(table), spoken(table)
    assert to_hand_over(owed, speech, table.books, ("Tower",)) is None
    table.write(Buy(2, ("Tower",)))
    assert to_hand_over(owed_at(table), speech) is None
    said = listed(table)
    assert said is not None
    assert [row.title for row in said.rows] == ["Pay Ben", "Collect from Cat"]


def test_a_late_disposal_is_asked_for_where_the_last_announcements_are_open(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = played(f"{UNKNOWN}Ben says 8 Wilton, keeps 8 Wilton", "vacation", deal="unknown")
    paid = len(table.lines)
    monkeypatch.setattr(Board, "playable", lambda *_: False)
    table.write(Buy(2, ()))
    asked = table.books.awaiting
    assert table.books.is_provisional
    assert asked is not None
    assert asked.kind is Question.ANNOUNCE
    assert table.write(Dispose(1, "Wilton", 8, 0, 0), forced=True).stands
    assert table.books.is_provisional
    # Wilton had 2 tiles: $200 a block.
    said = listed(table, paid, place="end")
    assert said is not None
    assert [(row.title, row.amount, row.under) for row in said.rows] == [
        ("Pay Ben", "$1,600", "1 × 1,000 · 1 × 500 · 1 × 100; hands in 8 Wilton")
    ]


def test_what_is_read_aloud() -> None:
    table = evening.table(*evening.TURNS)
    speech = spoken(table)
    assert read_aloud(owed_at(table), speech) == "Ben pays $400"
    acts.undone(table)
    assert read_aloud(owed_at(table), speech) == "Undone. Already paid? Ben gets $400 back"
    sold = played(f"{TOWER_LARGER}; Cat 3A; Ben sells 3 trades 0 keeps 0 Luxor")
    assert read_aloud(owed_at(sold), speech) == "Ben receives $600"
    paid = len(sold.lines)
    acts.undone(sold)
    assert read_aloud(owed_at(sold, paid), speech) == "Ben returns $600"
    assert read_aloud(owed_at(sold), speech) == ""  # it was not paid yet
