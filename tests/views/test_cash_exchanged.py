"""Shares that have to change hands after a change of the past."""

from hotels.ledger.chains.entries import (
    Buy,
    Count,
    Name,
)
from hotels.ledger.posting import CASH
from hotels.views import acts
from tests.views.paying import TOWER_LARGER, asked, played
from tests.views.test_cash_acts import SOLD


def test_a_change_of_what_was_bought_has_shares_exchanged() -> None:
    table = played(f"{TOWER_LARGER}; Cat 9I, buys")
    at = next(number for number, page in table.pages if page.entry == Buy(0, ("Tower",)))
    # Luxor and Tower, of two tiles each, both cost $200.
    table.amend(at, Buy(0, ("Luxor",)))
    assert asked(table) == "Give Ana: 1 Luxor. Get back from Ana: 1 Tower."
    paid = len(table.lines)
    table.undo()
    assert asked(table) == ""
    assert asked(table, paid) == "Give Ana: 1 Tower. Get back from Ana: 1 Luxor."


def test_another_name_exchanges_the_share_of_the_founder() -> None:
    table = played("Ana 1A, buys; Ben 2A, names Luxor")
    acts.undone(table)
    assert asked(table) == ""  # he has not got it yet
    table = played("Ana 1A, buys; Ben 2A, names Luxor, buys; Cat 9I, buys")
    at = next(number for number, page in table.pages if page.entry == Name(1, "Luxor"))
    table.amend(at, Name(1, "Tower"))
    assert asked(table) == "Give Ben: 1 Tower. Get back from Ben: 1 Luxor."


def test_with_the_money_of_a_sale_its_shares_are_settled() -> None:
    table = played(SOLD)
    table.write(Count(1, CASH, 9_000))
    assert asked(table) == ""
    acts.undone(table)
    assert asked(table) == "Pay Ben $3,600: 3 × 1,000 · 1 × 500 · 1 × 100; hands in 3 Luxor."
