"""What is announced, and what of it is news."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from hotels.ledger.chains.entries import Peek
from hotels.store.store import Store
from hotels.views.acts import undone
from hotels.views.announcing import NOTHING_YET, announcement, is_news
from hotels.views.sharing import told
from tests.exports.handed import recorded_game


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


def test_only_what_is_written_anew_is_news(store: Store) -> None:
    game = recorded_game(store, count=3)
    table = game.table
    assert is_news(table, 2)
    assert not is_news(table, 3)
    table.write(Peek(0))
    assert not is_news(table, 3)
    undone(table)
    assert not is_news(table, 4)
