"""Change: offered where it is easier, in bills of the starting money that the payer can have.

In Acquire everybody begins with 4 × 1,000 · 3 × 500 · 5 × 100; Luxor at two tiles is $200 a share.
"""

from typing import Any

import pytest

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import Buy, Correct, Entry
from hotels.ledger.posting import CASH
from hotels.table import Table
from hotels.views import acts
from hotels.views.cash import Owed, Sum, ticked
from hotels.views.cash_flows import Account, Key
from hotels.views.cash_words import to_hand_over
from hotels.views.payouts import pay_list
from tests.views.paying import LUXOR_FOUNDED, TOWER_LARGER, owed_at, played, spoken

FIVE_HUNDRED = "or 1 × 500, 1 × 100 back"
"""For $400: two bills change hands instead of four."""


def buying(start: int = 6_000) -> Table[Entry, Books]:
    """Cat, who has what everybody began with, buys up to three of Luxor."""
    return played(f"{LUXOR_FOUNDED}, buys; Cat 9I", start_cash=start)


def offered(table: Table[Any, Any], *chosen: str, owed: Owed | None = None) -> str:
    """The change that is offered beside the question."""
    owed = owed_at(table) if owed is None else owed
    asked = to_hand_over(owed, spoken(table), table.books, chosen)
    assert asked is not None
    return asked.change


def test_while_buying_and_until_the_game_goes_on() -> None:
    table = buying()
    assert [offered(table, *("Luxor",) * count) for count in (1, 2, 3)] == ["", FIVE_HUNDRED, ""]
    table.write(Buy(2, ("Luxor", "Luxor")))
    assert offered(table) == FIVE_HUNDRED
    acts.undone(table)
    assert offered(table) == ""  # $400 are given back, if they were paid
    acts.redone(table)
    assert offered(table) == FIVE_HUNDRED


@pytest.mark.parametrize(("cash", "said"), [(400, ""), (499, ""), (500, FIVE_HUNDRED)])
def test_nobody_is_asked_for_a_bill_that_is_more_than_his_cash(cash: int, said: str) -> None:
    table = buying()
    table.write(Correct(2, CASH, cash))
    assert offered(table, "Luxor", "Luxor") == said
    table.write(Buy(2, ("Luxor", "Luxor")))
    assert offered(table) == said


@pytest.mark.parametrize(
    ("start", "said"),
    [
        (500, FIVE_HUNDRED),
        (900, FIVE_HUNDRED),
        (1_000, "or 1 × 1,000, 1 × 500 · 1 × 100 back"),
        (400, ""),  # 4 × 100 each: no larger bill is in play
    ],
)
def test_only_bills_of_the_starting_money_are_offered(start: int, said: str) -> None:
    table = buying(start)
    table.write(Correct(2, CASH, 6_000))
    assert offered(table, "Luxor", "Luxor") == said


def test_on_the_list_what_is_to_be_paid_out_comes_first() -> None:
    table = played(TOWER_LARGER)
    table.write(Correct(1, CASH, 100))  # Ben, after a purchase of $400 and a payout of $300
    owed = Owed(
        sums={Key(1, Account.PAYOUT): Sum(300), Key(1, Account.PURCHASE): Sum(-400)},
    )

    def rows() -> list[tuple[str, str, bool]]:
        said = pay_list(owed, spoken(table), "table", table.books)
        return [(row.title, row.change, row.is_ticked) for row in said.rows] if said else []

    assert rows() == [("Pay Ben", "", False), ("Collect from Ben", FIVE_HUNDRED, False)]
    owed = ticked(owed, 1, Account.PURCHASE, back=False)
    assert rows()[1] == ("Collect from Ben", FIVE_HUNDRED, True)  # a tick moves nothing
    owed = ticked(ticked(owed, 1, Account.PURCHASE, back=False), 1, Account.PAYOUT, back=False)
    assert rows() == [("Pay Ben", "", True), ("Collect from Ben", FIVE_HUNDRED, False)]
    table.write(Correct(1, CASH, 0))
    assert rows()[1] == ("Collect from Ben", "", False)
