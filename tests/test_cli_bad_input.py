"""Any file, any bytes, on any call: status 2 and one line with its place, or a plain answer."""

import json
import os
import sys
from pathlib import Path
from unittest import mock

import pytest

from hotels.calls import files
from hotels.ledger.reading import LARGEST_MB
from tests.command import Value, changed, hotels, places, without, written
from tests.sound import CALLS, EVERY_CALL, HOUSE, answered, refused, transcript

ODD: list[Value] = [None, -1, "\ud800"]
MORE: list[Value] = [True, 2.0, "2", [], {}, 10**20, "x" * 10_000, "a\nb\N{ESCAPE}[2J", 0]

LONGEST = pytest.param("an announced game", marks=pytest.mark.long)
KINDS = [*(kind for kind in CALLS if kind not in LONGEST.values), LONGEST]


@pytest.mark.parametrize("kind", CALLS)
def test_what_is_to_be_spoilt_is_sound(tmp_path: Path, kind: str) -> None:
    call, value = CALLS[kind]
    assert hotels(*call, written(tmp_path, value)).status == 0


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "new",
    [*ODD, *(pytest.param(one, marks=pytest.mark.long) for one in MORE)],
    ids=lambda value: repr(value)[:12],
)
def test_anything_anywhere_is_used_or_refused(tmp_path: Path, kind: str, new: Value) -> None:
    call, value = CALLS[kind]
    for place in _some(value):
        path = written(tmp_path, changed(value, place, new))
        answered(hotels(*call, path), path)


@pytest.mark.parametrize("kind", KINDS)
def test_any_field_may_be_missing_or_stand_twice(tmp_path: Path, kind: str) -> None:
    call, value = CALLS[kind]
    for place in _some(value):
        path = written(tmp_path, without(value, place))
        answered(hotels(*call, path), path)
        if isinstance(place[-1], str):
            path.write_text(_doubled(value, place), encoding="utf-8")
            said = hotels(*call, path)
            refused(said, path)
            assert f"the field '{place[-1]}' appears twice" in said.err


def _some(value: Value) -> list[tuple[str | int, ...]]:
    """Every place; in a long list of events only those of the first and the last few."""
    found = list(places(value))
    long = [place for place in found if place[0] in {"events", "checkpoints"} and len(place) > 1]
    last = max((int(place[1]) for place in long if place[0] == "events"), default=0)
    return [place for place in found if place not in long or place[1] in {0, 1, 7, last - 1, last}]


def _doubled(value: Value, place: tuple[str | int, ...]) -> str:
    """The value as JSON text with the field at a place written twice."""
    mark = "stands twice here"
    key = json.dumps(place[-1])
    field = value
    for one in place:
        field = field[one]
    holder = changed(value, place, mark)
    twice = f"{json.dumps(field)}, {key}: {json.dumps(field)}"
    return json.dumps(holder).replace(json.dumps(mark), twice)


BYTES = {
    "nothing": b"",
    "blanks": b" \n\t ",
    "half a file": json.dumps(transcript()).encode()[:-20],
    "two values": b"{}{}",
    "no JSON": b"hotels",
    "NaN": b'{"format": NaN}',
    "infinite": b'[1, -Infinity, {"format": Infinity}]',
    "a huge number": b'{"format": 1' + b"0" * 5000 + b"}",
    "a huge power": b'{"format": 1e999999999999999999999}',
    "no UTF-8": b'{"format": "\xff"}',
    "UTF-16": json.dumps(HOUSE).encode("utf-16"),
    "noughts": b"\0" * 100,
    "a bare text": b'"hotels-transcript/1"',
    "a picture": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
    "a control sign": b'{"format": "a\nb"}',
}
if sys.platform != "emscripten":  # which has no stack for it and ends
    BYTES |= {
        "deep lists": b"[" * 100_000,
        "deep and closed": b"[" * 100_000 + b"]" * 100_000,
        "deep objects": b'{"a":' * 100_000,
        "deep in a field": b'{"format": "hotels-transcript/1", "x": ' + b"[" * 99_999,
    }


@pytest.mark.parametrize("call", EVERY_CALL, ids=" ".join)
@pytest.mark.parametrize("kind", BYTES)
def test_a_file_of_no_use_is_refused(tmp_path: Path, kind: str, call: tuple[str, ...]) -> None:
    path = tmp_path / "a file.json"
    path.write_bytes(BYTES[kind])
    refused(hotels(*call, path), path)
    refused(hotels(*call, "-", stdin=BYTES[kind]), "-")
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("call", EVERY_CALL, ids=" ".join)
def test_a_file_of_the_wrong_kind_is_refused(tmp_path: Path, call: tuple[str, ...]) -> None:
    for kind, (right, value) in CALLS.items():
        if call[0] == right[0] or (kind, call[0]) == ("a house edition", "settle"):
            continue
        path = written(tmp_path, value)
        refused(hotels(*call, path), path)


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "marked.json"
    path.write_bytes(b"\xef\xbb\xbf" + json.dumps(HOUSE).encode())
    assert hotels("editions", "--check", path).status == 0


def test_nesting_a_reader_can_follow_does_no_harm(tmp_path: Path) -> None:
    deep: Value = []
    for _ in range(90):
        deep = [deep]
    path = written(tmp_path, transcript() | {"remarks": deep})
    assert hotels("replay", path).status == 0
    for place in (("players",), ("edition",), ("events", 3), ("checkpoints", 0, "cash")):
        refused(hotels("replay", written(tmp_path, changed(transcript(), place, deep))), path)


def test_a_file_over_the_limit_is_not_read_on(tmp_path: Path) -> None:
    path = tmp_path / "large.json"
    path.write_bytes(b"")
    os.truncate(path, LARGEST_MB * 1_000_000 + 1)
    said = hotels("replay", path)
    assert said.err == f"{path}: the file is larger than {LARGEST_MB} MB\n"
    with mock.patch.object(files, "LARGEST_MB", 0):
        assert "larger than 0 MB" in hotels("score", "-", stdin=b"{").err


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    cannot = "the file cannot be read: "
    assert hotels("replay", tmp_path).err == f"{tmp_path}: {cannot}it is a folder\n"
    none = tmp_path / "none.json"
    assert hotels("replay", none).err == f"{none}: file not found\n"
    assert hotels("replay", "").err == "'': file not found\n"
    assert hotels("replay", "a\0b").err == f"a?b: {cannot}invalid file name\n"
    assert hotels("replay", "a\nb\udcff").err == "a?b?: file not found\n"
    assert hotels("score", none).err == f"{none}: file not found\n"
    assert hotels("score", "x" * 5000).err.startswith("x" * 5000 + ": the file cannot be read: ")


def test_a_file_that_may_not_be_read_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path, HOUSE)
    with mock.patch("builtins.open", side_effect=PermissionError(13, "Permission denied")):
        said = hotels("score", path)
    assert said.err == f"{path}: the file cannot be read: permission denied\n"
    with mock.patch("builtins.open", side_effect=OSError(5, "Input/output error")):
        said = hotels("score", path)
    assert said.err == f"{path}: the file cannot be read: Input/output error\n"


def test_a_call_too_much_for_the_memory_says_so() -> None:
    with mock.patch("hotels.calls.score.run", side_effect=MemoryError):
        said = hotels("score", "-")
    assert said == (2, "", "hotels: this is too much for the memory of this computer\n")


def test_standard_input_may_be_closed() -> None:
    said = hotels("replay", "-", "-", stdin=None)
    assert said.err == 2 * "-: the file cannot be read: standard input is closed\n"


def test_a_file_too_much_for_the_memory_is_refused_like_any(tmp_path: Path) -> None:
    path = written(tmp_path, transcript())
    with mock.patch.object(files, "parsed", side_effect=[MemoryError, transcript()]):
        said = hotels("replay", path, path)
    assert said.status == 2
    assert said.err == (
        f"{path}: the file cannot be read: it is too large for the memory of this computer\n"
    )
    assert said.out.splitlines()[-1] == "1 games, 24 events: replayed"


def test_standard_input_is_read_once() -> None:
    said = hotels("replay", "-", "-", stdin=json.dumps(transcript()).encode())
    assert (said.status, said.err) == (2, "-: the file is empty\n")


@pytest.mark.parametrize("name", ["a\nb", "\N{ESCAPE}[2J", "\N{RIGHT-TO-LEFT OVERRIDE}x", "x" * 60])
def test_odd_names_stay_on_their_line(tmp_path: Path, name: str) -> None:
    game = transcript() | {"players": [name, "李", "O'Neil", "\N{GRINNING FACE}"]}
    del game["final"]
    said = hotels("replay", written(tmp_path, game | {"names": {"Wilton": name}}))
    assert (said.status, said.out.count("\n")) == (0, 2)
    game["events"][-4]["sell"] = 3
    said = hotels("replay", written(tmp_path, game | {"names": {"Wilton": name}}))
    refused(said, tmp_path / "file.json")
    house = HOUSE | {"name": name}
    lines = hotels(
        "editions", written(tmp_path, changed(house, ("changes", "chains", 0, "name"), name))
    )
    assert lines.status == 0
    assert lines.out.replace("\n", "").isprintable()
