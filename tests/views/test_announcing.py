"""What is announced, and what of it is news."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from hotels.ledger.chains.entries import Correct, Peek
from hotels.ledger.posting import CASH
from hotels.store.store import Store
from hotels.views.acts import undone
from hotels.views.announcing import NOTHING_YET, announcement, is_news
from hotels.views.sharing import told
from tests.exports.handed import recorded_game

TAKEOVER = "P1 laid C4: American (5) took over Wilton (3) and grew to 9 hotels."


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "hotels.db") as store:
        yield store


def test_the_last_thing_that_happened_is_said(store: Store) -> None:
    assert announcement((begun := recorded_game(store, count=0)).table, told(begun).speech) == (
        NOTHING_YET
    )
    game = recorded_game(store, count=1)
    assert announcement(game.table, told(game).speech) == "Zoë laid H12."


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
    assert announcement(game.table, told(game).speech) == said


def test_a_purse_put_right_is_no_payment(store: Store) -> None:
    game = recorded_game(store, "manuscript", count=24)
    game.table.write(Correct(0, CASH, 5_000))
    assert "pays" not in announcement(game.table, told(game).speech)
    assert "receives" not in announcement(game.table, told(game).speech)


def test_only_what_is_written_anew_is_news(store: Store) -> None:
    game = recorded_game(store, count=3)
    table = game.table
    assert is_news(table, 2)
    assert not is_news(table, 3)
    table.write(Peek(0))
    assert not is_news(table, 3)
    undone(table)
    assert not is_news(table, 4)
