"""Of several games that come in, which are here already: under another name, or further on."""

import copy
import io
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from hotels.exports.incoming import Source, found
from hotels.exports.intake import made_ready, placed
from hotels.exports.recorded import Fate
from hotels.store.store import Store
from tests.command import Value
from tests.fuzz.spoilt import QUICK
from tests.growth import assert_even
from tests.sound import POSITION, SHOT

AT = "2026-11-18T20:00:00Z"
NEW, KNOWN, BACK = Fate.NEW, Fate.KNOWN, Fate.BACK


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "hotels.db") as store:
        yield store


def taken(store: Store, *games: Value) -> list[tuple[int, Fate]]:
    """What becomes of the games of a list."""
    one = found(Source(io.BytesIO(json.dumps(games).encode())))
    return [*placed(store, one, made_ready(one, AT)).games]


def until(events: int, **otherwise: Value) -> Value:
    """A game up to some event, with other terms."""
    game: Value = copy.deepcopy(SHOT)
    return {**game, "events": game["events"][:events], **otherwise}


def another() -> Value:
    """The game with another bid."""
    game = until(4)
    game["events"][1]["bid"] = 3
    return game


NONE_DONE = [(1, NEW), (1, KNOWN), (2, NEW), (3, NEW)]
"""Where nothing happened yet, two games are the same only where their files are."""

OTHERS = {"players": ["Ana", "Ben", "Cat"]}
HIDDEN = {"hidden": False}


@pytest.mark.parametrize(
    ("here", "games", "fates"),
    [
        (
            [],
            [until(4), until(2), until(3), until(4)],
            [(1, NEW), (1, KNOWN), (1, KNOWN), (1, KNOWN)],
        ),
        ([], [until(2), until(4), until(3)], [(1, NEW), (2, NEW), (2, KNOWN)]),
        ([], [until(2), until(4), until(1)], [(1, NEW), (2, NEW), (1, KNOWN)]),
        ([], [until(4), another(), until(1)], [(1, NEW), (2, NEW), (1, KNOWN)]),
        ([], [another(), until(4), until(2)], [(1, NEW), (2, NEW), (2, KNOWN)]),
        ([], [until(4), until(4, **OTHERS), until(3, **OTHERS)], [(1, NEW), (2, NEW), (2, KNOWN)]),
        ([], [until(4), until(3, **HIDDEN), until(2)], [(1, NEW), (2, NEW), (1, KNOWN)]),
        ([], [until(0), until(0), until(0, source="x"), until(1)], NONE_DONE),
        ([until(4), another()], [until(3), another()], [(1, KNOWN), (2, KNOWN)]),
        ([until(2), another()], [until(3), until(2)], [(3, NEW), (1, KNOWN)]),
    ],
)
def test_a_game_that_did_the_same_so_far_is_here(
    store: Store, here: list[Value], games: list[Value], fates: list[tuple[int, Fate]]
) -> None:
    if here:
        taken(store, *here)
    assert taken(store, *games) == fates
    assert store.count() == max(number for number, _ in fates)


def test_a_deleted_game_comes_back_once(store: Store) -> None:
    taken(store, until(4))
    store.delete(1)
    assert taken(store, until(3), until(2), another()) == [(1, BACK), (1, KNOWN), (2, NEW)]


def test_a_game_takes_as_long_among_many() -> None:
    def work(size: int) -> Callable[[], object]:
        games = [POSITION | {"cash": [100 * number, 0]} for number in range(size)]

        def take() -> None:
            with TemporaryDirectory(dir=QUICK) as folder, Store(Path(folder) / "a.db") as store:
                assert {fate for _, fate in taken(store, *games)} == {NEW}

        return take

    assert_even(work, 20)
