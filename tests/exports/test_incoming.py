"""What a file that comes in is, by what it says of itself; and that it can be stopped."""

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from hotels.exports import incoming
from hotels.exports.incoming import Sort, Source, Stopped, found
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fault
from hotels.store.store import Store
from tests.command import GAMES, Value
from tests.store.archives import out
from tests.store.playing import example

TRANSCRIPT = (GAMES / "manuscript.json").read_bytes()


def source(data: bytes) -> Source:
    return Source(io.BytesIO(data), len(data))


def sort(value: Value) -> Sort:
    return found(source(json.dumps(value).encode())).sort


@pytest.mark.parametrize(
    ("said", "right"),
    [
        ({"format": "hotels-transcript/1"}, Sort.TRANSCRIPT),
        ({"format": "hotels-transcript/9"}, Sort.TRANSCRIPT),
        ({"format": "hotels-edition/1"}, Sort.EDITION),
        ({"format": "hotels-board/1"}, Sort.BOARD),
        ({"format": "hotels-values/1"}, Sort.VALUES),
        ({"format": "hotels-archive/1", "games": 0, "editions": 0}, Sort.ARCHIVE),
        ({"players": ["Ana"], "events": []}, Sort.BIG_SHOT),
        ({"players": ["Ana"], "rounds": []}, Sort.PERFECT_HOTEL),
        ({"players": ["Ana"], "cash": [], "sizes": {}, "blocks": {}}, Sort.SCORE),
        ([{"players": ["Ana"], "rounds": []}, {"format": "hotels-transcript/1"}], Sort.SEVERAL),
    ],
)
def test_a_file_is_what_it_calls_itself_or_what_stands_in_it(said: Value, right: Sort) -> None:
    assert sort(said) is right
    pretty = (
        found(source(json.dumps(said, indent=2).encode())) if right is not Sort.ARCHIVE else None
    )
    assert pretty is None or pretty.sort is right


@pytest.mark.parametrize(
    "said",
    [
        {"format": "somebody-else/1", "players": [], "events": []},
        {"format": 7, "players": [], "events": []},
        {"players": ["Ana"]},
        {"events": []},
        {},
    ],
)
def test_what_is_none_of_ours_is_refused(said: Value) -> None:
    with pytest.raises(Refused) as error:
        sort(said)
    assert error.value.code == incoming.NONE_OF_OURS


def test_a_list_holds_games_and_nothing_else() -> None:
    shot = {"players": ["Ana"], "events": []}
    said = found(source(json.dumps([shot, shot | {"rounds": []}]).encode()))
    assert [one.sort for one in said.games] == [Sort.BIG_SHOT, Sort.PERFECT_HOTEL]
    for other, code in (
        (1, Fault.NOT_OBJECT),
        ({"format": "hotels-edition/1"}, incoming.NONE_OF_OURS),
        ({"format": "hotels-archive/1"}, incoming.NONE_OF_OURS),
        ([shot], Fault.NOT_OBJECT),
    ):
        with pytest.raises(incoming.RefusedOne) as error:
            found(source(json.dumps([shot, other]).encode()))
        assert (error.value.number, error.value.code) == (2, code)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", Fault.EMPTY),
        (b"\n \n", Fault.EMPTY),
        (b"PNG\x89", Fault.NOT_UTF8),
        (b"hello", Fault.NOT_JSON),
        (b"[1, 2]", Fault.NOT_OBJECT),
        (b"[]", incoming.NO_GAME),
        (b'{"players": [], "players": []}', Fault.DOUBLED),
        (b"[" * 5_000, Fault.TOO_DEEP),
        (incoming.DATABASE + bytes(100), incoming.ITS_OWN_FILE),
    ],
)
def test_what_cannot_be_read_is_refused(data: bytes, code: str) -> None:
    with pytest.raises(Refused) as error:
        found(source(data))
    assert error.value.code == code


def test_an_archive_is_told_by_its_first_line_and_read_from_there_again(
    tmp_path: Path,
) -> None:
    example(tmp_path / "ours.db")
    with Store(tmp_path / "ours.db") as store:
        data = out(store)
    given = source(data)
    assert found(given).sort is Sort.ARCHIVE
    assert given.read_so_far == data.index(b"\n") + 1
    assert b"".join(iter(given.readline, b"")) == data
    assert given.read_so_far == len(data)


def test_what_is_too_large_is_refused_without_reading_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(incoming, "LARGEST_MB", 1)
    monkeypatch.setattr(incoming, "PIECE", 1_000)
    given = source(b"{" + b" " * 3_000_000)
    with pytest.raises(Refused) as error:
        found(given)
    assert (error.value.code, error.value.facts) == (Fault.TOO_LARGE, {"limit": 1})
    assert given.read_so_far < 1_010_000


@pytest.mark.parametrize("reads", [Source.whole, Source.readline, Source.first_line])
def test_it_stops_before_the_next_bytes(reads: Callable[[Source], bytes]) -> None:
    given = source(TRANSCRIPT)
    given.stopped = True
    with pytest.raises(Stopped):
        reads(given)
    assert given.read_so_far == 0
