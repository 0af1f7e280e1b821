"""A clock that jumps: what was played last comes first, and nothing is lost by the hour."""

import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from hotels.exports.archive import TakenIn, taken_in
from hotels.store.checking import damages
from hotels.store.keeping import opened
from hotels.store.store import Store
from hotels.views.settings import EVER
from tests.store.archives import out
from tests.store.playing import entries, sat_down

EVENING = "2026-11-18T20:15:00Z"
WRONG = (
    "1970-01-01T00:00:09Z",
    "2026-11-17T20:15:00Z",
    EVENING,
    "2076-11-18T20:15:00Z",
    "9999-12-31T23:59:59Z",
)


class Clock:
    """One that stands where it is put."""

    def __init__(self) -> None:
        self.at = EVENING

    def __call__(self) -> str:
        return self.at


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(tmp_path: Path, clock: Clock) -> Iterator[Store]:
    with Store(tmp_path / "hotels.db", clock) as store:
        yield store


def ids(store: Store) -> list[int]:
    """The games as Home has them, the newest first."""
    return [record.id for record in store.page()]


def play(store: Store, number: int) -> None:
    """One entry more in a game."""
    table = opened(store, number, store.clock).table
    assert table.write(entries()[len(table.lines)]).stands


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_played_now_comes_first_whatever_the_clock_says(
    store: Store, clock: Clock, wrong: str
) -> None:
    for _ in range(3):
        sat_down(store)
    clock.at = wrong
    for number in (2, 1, 3, 2):
        play(store, number)
        assert ids(store)[0] == number
    assert ids(store) == [2, 3, 1]
    clock.at = EVENING
    sat_down(store)
    assert ids(store) == [4, 2, 3, 1]
    play(store, 3)
    assert ids(store) == [3, 4, 2, 1]
    assert store.record(2).touched_at == wrong
    assert list(damages(store)) == []


def test_lines_keep_their_order_and_the_time_they_were_given(store: Store, clock: Clock) -> None:
    sat_down(store)
    for wrong in WRONG[::-1]:
        clock.at = wrong
        play(store, 1)
    lines = list(store.lines(1))
    assert [line.number for line in lines] == [1, 2, 3, 4, 5]
    assert [line.written_at for line in lines] == list(WRONG[::-1])
    assert opened(store, 1).damaged_at is None


def test_what_is_taken_in_stands_where_it_was_played(
    store: Store, clock: Clock, tmp_path: Path
) -> None:
    for at in ("2026-11-10T20:00:00Z", "2026-11-12T20:00:00Z"):
        clock.at = at
        play(store, sat_down(store).record.id)
    other_clock = Clock()
    with Store(tmp_path / "other.db", other_clock) as other:
        other_clock.at = "2026-11-11T20:00:00Z"
        theirs = sat_down(other).record.uid
        assert taken_in(other, io.BytesIO(out(store))) == TakenIn(new=2)
        assert [record.uid == theirs for record in other.page()] == [False, True, False]
        play(other, 1)
        assert ids(other)[0] == 1


@pytest.mark.parametrize("wrong", WRONG)
def test_only_what_was_deleted_is_purged(store: Store, clock: Clock, wrong: str) -> None:
    for _ in range(3):
        play(store, sat_down(store).record.id)
    clock.at = wrong
    store.delete(2)
    clock.at = EVENING
    store.delete(3)
    store.restore(3)
    assert [record.id for record in store.page(deleted=True)] == [2]
    assert store.purge(EVER) == 1
    assert (ids(store), store.page(deleted=True)) == ([3, 1], [])
    assert list(damages(store)) == []


def test_play_goes_on_where_damage_has_made_a_game_the_last_for_ever(store: Store) -> None:
    for _ in range(2):
        sat_down(store)
    store.disk.write("UPDATE games SET recency = ? WHERE id = 1", (2**63 - 1,))
    for number in (2, 1, 2):
        play(store, number)
    assert sat_down(store).record.id == 3
    assert sorted(ids(store)) == [1, 2, 3]
