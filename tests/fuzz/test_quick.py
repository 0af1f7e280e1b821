"""A small file takes little work, also one that was made to take much."""

import copy
import inspect
import json
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

import pytest

from hotels.exports.archive import TakenIn
from hotels.exports.archive_lines import record_of
from hotels.ledger.perfect_hotel.terms import KINDS, MOST_ROUNDS
from hotels.store.keeping import game_of, opened
from hotels.store.own import own_kept
from hotels.store.seals import sealed
from hotels.store.store import Store
from tests.command import Value
from tests.fuzz.archives import line_of, mended, sound
from tests.fuzz.spoilt import FILES, QUICK
from tests.fuzz.used import MOST_SECONDS, take, taken_and_used
from tests.growth import assert_even
from tests.store.archives import put_in

LINES = 2_000
NOTE = {"op": "note", "text": ""}
WRITE: Value = {"kind": "write", "entry": NOTE}
CASES: dict[str, list[Value]] = {
    "taken back again and again": [WRITE] * 1_000 + [{"kind": "undo"}, {"kind": "redo"}] * 500,
    "always put in at the head": [WRITE] + [{"kind": "insert", "before": 1, "entry": NOTE}] * LINES,
    "moved to and fro": [WRITE] * 1_000
    + [{"kind": "move", "line": 1, "before": 2}, {"kind": "move", "line": 2, "before": 1}] * 500,
    "changed again and again": [WRITE] * 1_000
    + [{"kind": "amend", "line": 1, "entry": NOTE | {"text": str(n)}} for n in range(1_000)],
}


@pytest.mark.parametrize("case", CASES)
def test_a_game_of_corrections_that_ends_otherwise_is_opened_at_once(case: str) -> None:
    _, games = sound()
    game = copy.deepcopy(games[0][:1])
    rules = game_of(record_of(game[0]["game"] | {"last": ""}))
    seal = sealed(rules, rules.opening())  # a note moves nothing
    game += [{"act": act, "at": "", "chain": "", "line": 0, "seal": seal} for act in CASES[case]]
    game[-1]["seal"] = "otherwise"
    head = {"format": "hotels-archive/1", "games": 1, "editions": 0}
    data = b"".join(map(line_of, (head, *mended(game))))
    with TemporaryDirectory(dir=QUICK) as folder, Store(Path(folder) / "hotels.db") as store:
        begun = process_time()
        assert take(store, data) is None
        assert opened(store, 1).reckoned_at == len(game) - 1
        assert process_time() - begun < MOST_SECONDS


def test_a_game_that_goes_another_way_again_and_again_is_taken_in() -> None:
    _, games = sound()
    data, forks = [], 60
    for same in range(forks):
        game = copy.deepcopy(games[0][:1])
        texts = [*["same"] * same, f"another {same}"]
        acts = [{"kind": "write", "entry": NOTE | {"text": text}} for text in texts]
        game += [{"act": act, "at": "", "chain": "", "line": 0, "seal": ""} for act in acts]
        data += mended(game)
    head = {"format": "hotels-archive/1", "games": forks, "editions": 0}
    file = b"".join(map(line_of, (head, *data)))
    most = sys.getrecursionlimit()
    with TemporaryDirectory(dir=QUICK) as folder, Store(Path(folder) / "hotels.db") as store:
        try:
            sys.setrecursionlimit(len(inspect.stack()) + forks)
            assert put_in(store, file) == TakenIn(new=1, beside=forks - 1)
            assert put_in(store, file) == TakenIn(known=forks)
        finally:
            sys.setrecursionlimit(most)


def test_a_thing_of_the_house_takes_as_long_among_many() -> None:
    def work(size: int) -> Callable[[], object]:
        things = [FILES["values"] | {"id": f"house-{number}"} for number in range(size)]

        def keep() -> None:
            with TemporaryDirectory(dir=QUICK) as folder, Store(Path(folder) / "a.db") as store:
                assert all(new for _, new in (own_kept(store, thing) for thing in things))
                assert not any(new for _, new in (own_kept(store, thing) for thing in things))

        return keep

    assert_even(work, 60)


def test_the_longest_game_of_perfect_hotel_is_taken_in_at_once() -> None:
    def hotel(in_hand: int) -> Value:
        floors = [{"kind": KINDS[min(floor, 5)], "cards": 2, "tourists": 0} for floor in range(14)]
        return {"floors": floors, "in_hand": in_hand}

    rounds = [[hotel(1), hotel(number % 5)] for number in range(MOST_ROUNDS)]
    taken_and_used(json.dumps({"players": ["Ana", "Ben"], "rounds": rounds}).encode())
