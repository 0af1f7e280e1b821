"""What has to change hands after every act: Undo, Redo, a change of the past, a remark."""

import random
from collections.abc import Callable

import pytest

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import (
    Announce,
    Buy,
    Correct,
    Count,
    Dispose,
    End,
    Entry,
    Lay,
    Leave,
    Note,
    Peek,
    TurnTo,
)
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.objection import Grade
from hotels.ledger.posting import BANK, CASH
from hotels.table import Table
from hotels.views import acts
from hotels.views.cash import Payment, moving
from hotels.views.cash_words import payouts
from tests.ledger.chains.table import named
from tests.store.playing import entries, recorded
from tests.views import evening
from tests.views.paying import BOUGHT, TOWER_LARGER, asked, found_in, played, spoken

GIVE = "Undone. Already paid? Give $400 back to Ben: 4 × $100."
"""Ben's last purchase at the table of ``evening``: one Luxor at 4 tiles."""


def test_a_purchase_is_asked_for_and_back_and_again() -> None:
    table = evening.table(*evening.TURNS)
    assert asked(table) == BOUGHT
    acts.undone(table)
    assert asked(table) == GIVE
    acts.redone(table)
    assert asked(table) == BOUGHT
    acts.undone(table)
    acts.undone(table)  # the tile before it
    assert asked(table) == ""
    acts.redone(table)
    assert asked(table) == ""
    acts.redone(table)
    assert asked(table) == BOUGHT
    table.write(Lay(0, named("9B")))
    assert asked(table) == ""
    acts.undone(table)
    assert asked(table) == ""  # what Ben bought before was asked for before


@pytest.mark.parametrize(
    "act",
    [
        lambda table: table.amend(5, Buy(1, ("Luxor",))),
        lambda table: table.amend(9, Buy(1, ("Luxor", "Luxor"))),
        lambda table: table.insert(9, Note("tea")),
        lambda table: table.insert(8, Correct(1, CASH, 5_000)),
        lambda table: table.move(9, 7),
        lambda table: table.strike(9),
        lambda table: table.strike(5),
        lambda table: table.cut(9),
        lambda table: table.accept(),
    ],
    ids=(
        "amend",
        "amend the last",
        "insert",
        "insert a correction",
        "move",
        "strike the last",
        "strike",
        "cut",
        "accept",
    ),
)
def test_a_change_of_the_past_asks_for_nothing(act: Callable[[Table[Entry, Books]], bool]) -> None:
    table = evening.table(*evening.TURNS)
    act(table)
    assert asked(table) == ""
    if table.can_undo is not None and type(table.lines[-1].act).__name__ != "Accept":
        table.undo()
        assert asked(table) == ""
        table.redo()
        assert asked(table) == ""


@pytest.mark.parametrize("entry", [Correct(1, CASH, 5_000), Correct(1, "Luxor", 5), TurnTo(1)])
def test_neither_a_correction_nor_undoing_it_asks_for_anything(entry: Entry) -> None:
    table = evening.table(*evening.TURNS)
    table.write(entry)
    assert asked(table) == ""
    acts.undone(table)
    assert asked(table) == ""
    acts.redone(table)
    assert asked(table) == ""


@pytest.mark.parametrize(
    "entry",
    [
        *(Peek(0), Note("tea"), Leave(0, returns=False)),
        *(Count(0, CASH, 100), Count(1, "Luxor", 1)),
    ],
)
def test_a_remark_leaves_what_is_to_be_paid(entry: Entry) -> None:
    table = evening.table(*evening.TURNS)
    table.write(entry)
    assert asked(table) == BOUGHT
    table.undo()
    assert asked(table) == BOUGHT
    acts.undone(table)
    assert asked(table) == GIVE
    table.write(entry)
    assert asked(table) == GIVE


def test_who_leaves_with_his_shares_changes_nothing_of_what_is_asked_back() -> None:
    # Three Luxor of Ben and one of Ana at 2 tiles: $2,000 and $1,000.
    table = played(
        f"{TOWER_LARGER.replace('names Tower, buys Tower', 'names Tower, buys Luxor')}; Cat 3A"
    )
    acts.undone(table)
    back = (
        "Undone. Already paid? Take $2,000 back from Ben: 2 × $1,000. "
        "Take $1,000 back from Ana: 1 × $1,000."
    )
    assert asked(table) == back
    assert table.write(Leave(1, returns=True)).stands
    assert asked(table) == back
    table.undo()
    assert asked(table) == back
    table.write(Leave(0, returns=True))
    table.undo()
    table.redo()
    assert asked(table) == back


def test_of_what_was_counted_nothing_is_asked_until_the_count_is_taken_back() -> None:
    table = evening.table(*evening.TURNS)
    table.write(Count(1, CASH, 5_000))
    assert asked(table) == ""
    table.write(Note("tea"))
    assert asked(table) == ""
    table.undo()
    table.undo()
    assert asked(table) == BOUGHT
    acts.undone(table)
    assert asked(table) == GIVE
    table.write(Count(1, CASH, 6_000))
    assert asked(table) == ""
    acts.undone(table)
    assert asked(table) == GIVE


def test_who_was_not_counted_is_still_paid() -> None:
    text = TOWER_LARGER.replace("names Tower, buys Tower", "names Tower, buys Luxor")
    table = played(f"{text}; Cat 3A")
    table.write(Count(1, CASH, 100))
    assert asked(table) == "Pay Ana $1,000: 1 × $1,000."
    # Of a sale and a trade only what was not counted is handed over.
    table = played(f"{TOWER_LARGER}; Cat 3A; Ben sells 1 trades 2 keeps 0 Luxor")
    table.write(Count(1, CASH, 100))
    assert found_in(table).payments == (Payment(1, 0, blocks=1, chain="Tower"),)
    table.undo()
    table.write(Count(1, "Tower", 1))
    assert found_in(table).payments == (Payment(1, 200, chain="Tower"),)


def test_what_was_paid_by_other_rules_is_not_asked_back() -> None:
    table = evening.table(*evening.TURNS)
    table.accept()
    acts.undone(table)
    assert asked(table) == ""


@pytest.mark.parametrize("offered", [True, False], ids=["offered", "not offered"])
def test_an_end_taken_back_asks_for_the_settlement_back(offered: bool) -> None:  # noqa: FBT001
    more = "Ana passes, buys; Ben passes, buys" if offered else "Ana passes, buys"
    table = played(f"Ana 1A, buys; Ben 2A, names Luxor, buys; Cat passes, buys; {more}")
    assert table.books.is_provisional is offered
    table.write(End(table.books.player), forced=True)
    assert asked(table) == ""  # the standing says what is handed over in all
    acts.undone(table)
    # Ben alone has a share of Luxor, of two tiles: both bonuses, and $200 for the share.
    back = "Undone. Already paid? Take $3,200 back from Ben: 3 × $1,000, 2 × $100."
    assert asked(table) == back
    card = payouts(found_in(table), spoken(table), "standing")
    assert card is not None
    assert card.rows == (("Take back from Ben", "$3,200", "3 × $1,000, 2 × $100"),)
    acts.redone(table)
    assert asked(table) == ""
    acts.undone(table)
    acts.undone(table)
    assert asked(table) == ""


def test_the_last_announcement_taken_back_asks_for_the_settlement_back() -> None:
    table = played("Ana B3, buys; Ben B2, names Wilton, buys", "vacation", deal="unknown")
    table.write(End(1), forced=True)
    while table.books.awaiting is not None:
        assert asked(table) == ""
        player = table.books.awaiting.player
        assert table.write(Announce(player, "Wilton", 0 if player else 8)).grade < Grade.GAP
    acts.undone(table)
    # Ana alone has blocks of Wilton, of two tiles: both bonuses, and 8 × $200.
    assert asked(table).startswith("Undone. Already paid? Take $4,600 back from Ana: ")
    acts.undone(table)
    assert asked(table) == ""


def test_a_takeover_taken_back_asks_for_its_bonuses_back() -> None:
    table = played(f"{TOWER_LARGER}; Cat 3A; Ben sells 3 trades 0 keeps 0 Luxor")
    acts.undone(table)
    assert asked(table) == "Undone. Already paid? Take $600 back from Ben: 1 × $500, 1 × $100."
    acts.undone(table)
    assert asked(table) == "Undone. Already paid? Take $3,000 back from Ben: 3 × $1,000."


def test_a_trade_of_unknown_shares_hands_over_those_of_the_survivor() -> None:
    table = played(f"{TOWER_LARGER}; Cat 3A")
    assert table.write(Dispose(1, "Luxor", 0, 4, 0), forced=True).grade == Grade.AGAINST
    found = moving(table)
    assert found is not None
    assert found.payments == (Payment(1, 0, blocks=2, chain="Tower"),)


@pytest.mark.parametrize(
    "name",
    [
        *("manuscript", "four-equal-vacation", "acquire-p5_023"),
        *("forced/survivor-acquire", "forced/survivor-vacation", "forced/again-acquire"),
        *("forced/late-acquire", "forced/late-vacation", "forced/more-vacation"),
    ],
)
def test_whoever_does_all_that_is_asked_has_what_the_books_say(name: str) -> None:
    header = recorded(name).header
    table = Table(ChainGame(header))
    hands = [*table.books.cash[: header.seats]]
    chance = random.Random(name)  # noqa: S311 - the same every time

    def obey() -> None:
        found = moving(table)
        if found is None or found.line <= heard:
            return
        for one in found.payments:
            into_hand = one.to_bank is found.is_back
            hands[one.player] += one.amount if into_hand else -one.amount

    for entry in entries(name):
        for act in ([acts.undone, acts.redone], [acts.undone] * 2 + [acts.redone] * 2, [])[
            chance.randrange(3)
        ]:
            heard = len(table.lines)
            act(table)
            obey()
        heard = len(table.lines)
        table.write(entry, forced=True)
        obey()
        if chance.random() < 0.2:
            heard = len(table.lines)
            table.write(Peek(0))
            obey()
        assert hands == [*table.books.cash[: header.seats]]
    assert sum(hands) == -table.books.cash[BANK]
