"""Where the table was: the last three sentences, and when they are said at all."""

from pathlib import Path

import pytest

from hotels.ledger.chains.entries import Peek
from hotels.store.keeping import opened
from hotels.store.store import Store
from hotels.views.returning import returned, was_long_away
from tests.store.playing import played
from tests.views.evening import SPEECH, TURNS, table


def test_the_last_three_things_are_told_the_earliest_first() -> None:
    said = returned(table(*TURNS), SPEECH)
    assert said is not None
    assert said.told == (
        "Ana bought 1 Luxor.",
        "Ben laid 4A: Luxor grew to 4 tiles.",
        "Ben bought 1 Luxor.",
    )
    assert said.waits == "Now: Ana lays a tile."


def test_there_are_fewer_at_first_and_peeks_are_left_out() -> None:
    said = returned(table(TURNS[0], Peek(1)), SPEECH)
    assert said is not None
    assert said.told == ("Ana laid 1A.",)
    assert said.waits == "Now: Ana buys."


def test_a_game_without_an_entry_was_nowhere() -> None:
    assert returned(table(), SPEECH) is None
    assert returned(table(Peek(0)), SPEECH) is None


def test_a_game_that_is_over_waits_for_nothing(tmp_path: Path) -> None:
    with Store(tmp_path / "hotels.db") as store:
        over = played(store, "acquire-p2_057").table
    assert over.books.awaiting is None
    assert returned(over, SPEECH) is None


@pytest.mark.parametrize(
    ("now", "long"),
    [
        ("2026-11-18T20:00:00Z", False),
        ("2026-11-18T20:59:59Z", False),
        ("2026-11-18T21:00:00Z", True),
        ("2026-11-19T08:00:00Z", True),
        ("2026-11-18T19:00:00Z", False),
        ("no time at all", False),
    ],
)
def test_after_an_hour_the_banker_may_have_forgotten(
    tmp_path: Path,
    now: str,
    long: bool,  # noqa: FBT001 - whether it is
) -> None:
    with Store(tmp_path / "hotels.db") as store:
        game = opened(store, played(store, until=2).record.id)
    touched = game.record._replace(touched_at="2026-11-18T20:00:00Z")
    assert was_long_away(game._replace(record=touched), now) is long
