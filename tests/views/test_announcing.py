"""What is announced, and what of it is news."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hotels.ledger.chains.entries import Correct, Note, Peek
from hotels.ledger.posting import CASH
from hotels.store.keeping import Opened
from hotels.store.store import Store
from hotels.views.acts import redone, undone
from hotels.views.announcing import NOTHING_YET, announcement, is_news
from hotels.views.cash import Owed
from hotels.views.sharing import told
from tests.exports.handed import recorded_game
from tests.views.paying import owed_at

TAKEOVER = "P1 laid C4: American (5) took over Wilton (3) and grew to 9 hotels."


def announced(game: Opened[Any, Any]) -> str:
    """What is announced of a game after what was just done."""
    return announcement(game.table, told(game).speech, owed_at(game.table))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "hotels.db") as store:
        yield store


def test_the_last_thing_that_happened_is_said(store: Store) -> None:
    assert announced(recorded_game(store, count=0)) == NOTHING_YET
    assert announced(recorded_game(store, count=1)) == "Zoë laid H12."


@pytest.mark.parametrize(
    ("count", "said"),
    [
        # The manuscript's own game: turn 8's purchase and turn 9's takeover.
        (18, "P4 bought 1 American. P4 pays $500."),
        (
            19,
            f"{TAKEOVER} P4 receives $3,000 and P1 receives $1,500.",
        ),
        (21, "P2 traded 2 Wilton for 1 American."),
        (23, "P4 sold 2 Wilton, traded 2 for 1 American and kept 1. P4 receives $600."),
    ],
)
def test_who_pays_and_receives_is_said_with_it(store: Store, count: int, said: str) -> None:
    game = recorded_game(store, "manuscript", count=count, players=("P1", "P2", "P3", "P4"))
    assert announced(game) == said


def test_adjusted_cash_is_no_payment(store: Store) -> None:
    game = recorded_game(store, "manuscript", count=24)
    game.table.write(Correct(0, CASH, 5_000))
    assert "pays" not in announced(game)
    assert "receives" not in announced(game)


def test_a_payment_taken_back_is_said_by_itself_and_is_news(store: Store) -> None:
    game = recorded_game(store, "manuscript", count=18, players=("P1", "P2", "P3", "P4"))
    table, speech = game.table, told(game).speech
    undone(table)
    assert announced(game) == "Undone. Already paid? P4 gets $500 back."
    assert announcement(table, speech) == "P4 laid F5: American grew to 5 hotels."
    assert is_news(table, 18, owed_at(table))
    assert not is_news(table, 19, owed_at(table))
    redone(table)
    assert announced(game) == "P4 bought 1 American. P4 pays $500."
    assert is_news(table, 19, owed_at(table))
    assert not is_news(table, 19)


def test_a_trade_taken_back_asks_nobody_for_money(store: Store) -> None:
    game = recorded_game(store, "manuscript", count=21, players=("P1", "P2", "P3", "P4"))
    undone(game.table)
    assert announced(game) == "P1 sold 1 Wilton and traded 2 for 1 American."
    assert not is_news(game.table, 21, owed_at(game.table))


def test_what_a_game_that_was_only_opened_had_booked_is_not_asked_for(store: Store) -> None:
    game = recorded_game(store, "manuscript", count=18, players=("P1", "P2", "P3", "P4"))
    opened = Owed(len(game.table.lines))
    assert announcement(game.table, told(game).speech, opened) == "P4 bought 1 American."


def test_a_remark_is_said_without_the_payment_before_it(store: Store) -> None:
    game = recorded_game(store, "manuscript", count=18, players=("P1", "P2", "P3", "P4"))
    game.table.write(Note("tea"))
    assert announced(game) == "Note: tea."


def test_only_what_is_written_anew_is_news(store: Store) -> None:
    game = recorded_game(store, count=3)
    table = game.table
    assert is_news(table, 2)
    assert not is_news(table, 3)
    table.write(Peek(0))
    assert not is_news(table, 3)
    undone(table)
    assert not is_news(table, 4)
