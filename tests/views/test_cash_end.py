"""What has to change hands at the end of a game, and where something changes after it."""

import pytest

from hotels.ledger.chains.entries import Announce, Buy, End
from hotels.ledger.objection import Grade
from hotels.views import acts
from tests.views.paying import asked, listed, played


@pytest.mark.parametrize("offered", [True, False], ids=["offered", "not offered"])
def test_an_end_pays_the_settlement_and_without_it_takes_it_back(offered: bool) -> None:  # noqa: FBT001
    more = "Ana passes, buys; Ben passes, buys" if offered else "Ana passes, buys"
    table = played(f"Ana 1A, buys; Ben 2A, names Luxor, buys; Cat passes, buys; {more}")
    assert table.books.is_provisional is offered
    assert asked(table) == ""
    table.write(End(table.books.player), forced=True)
    paid = len(table.lines)
    # Ben alone has a share of Luxor, of two tiles: both bonuses, and $200 for the share.
    assert asked(table) == "Pay Ben $3,200: 3 × 1,000 · 2 × 100."
    said = listed(table, place="standing")
    assert said is not None
    assert said.cause == "Final settlement"
    assert asked(table, paid) == ""
    acts.undone(table)
    assert asked(table) == ""  # it was never paid
    assert asked(table, paid) == "Get back from Ben $3,200: 3 × 1,000 · 2 × 100."
    acts.redone(table)
    assert asked(table) == "Pay Ben $3,200: 3 × 1,000 · 2 × 100."
    assert asked(table, paid) == ""
    assert asked(table, paid, len(table.lines) - 1) == "Pay Ben $3,200: 3 × 1,000 · 2 × 100."


def test_a_change_after_the_end_asks_for_the_difference() -> None:
    table = played("Ana 1A, buys; Ben 2A, names Luxor, buys; Cat passes, buys; Ana passes, buys")
    table.write(End(0), forced=True)
    paid = len(table.lines)
    # Cat had bought a share at $200 after all: first and second are shared, $1,500 each, and $200
    # come back for it.
    table.amend(next(n for n, page in table.pages if page.entry == Buy(2, ())), Buy(2, ("Luxor",)))
    assert asked(table, paid) == (
        "Get back from Ben $1,500: 1 × 1,000 · 1 × 500. Pay Cat $1,700: 1 × 1,000 · 1 × 500 · 2 ×"
        " 100. Collect from Cat $200: 2 × 100, give 1 L."
    )


def test_the_last_announcement_pays_the_settlement() -> None:
    table = played("Ana B3, buys; Ben B2, names Wilton, buys", "vacation", deal="unknown")
    table.write(End(1), forced=True)
    while table.books.awaiting is not None:
        assert asked(table) == ""
        player = table.books.awaiting.player
        assert table.write(Announce(player, "Wilton", 0 if player else 8)).grade < Grade.GAP
    # Ana alone has blocks of Wilton, of two tiles: both bonuses, and 8 × 200.
    assert asked(table) == "Pay Ana $4,600: 4 × 1,000 · 1 × 500 · 1 × 100."
    paid = len(table.lines)
    acts.undone(table)
    assert asked(table) == ""
    assert asked(table, paid).startswith("Get back from Ana $4,600")
