"""The archive by the command line where something is damaged, in the way, or no archive at all."""

import os
import stat
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from unittest import mock

import pytest

from hotels.places import archive_file
from hotels.store.disk import DiskError, Hindrance
from hotels.store.folder import all_of
from hotels.store.records import checked
from hotels.store.store import Store
from tests.command import hotels, process
from tests.store.archives import changed
from tests.store.harm import change
from tests.store.playing import example, played, ticking

FOUR = "Ana, Ben, Cat and Dora"
DAMAGE = "UPDATE lines SET act = replace(act, 'B2', 'A1') WHERE game = 1 AND number = 7"
TAKES = (
    "supported: hotels-archive/1, hotels-transcript/1, quick scores, games of Big Shot and "
    "Perfect Hotel, lists of games, hotels-edition/1, hotels-board/1 and hotels-values/1"
)
PROMISES = "the file is cut short: it holds less than its first line says"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for each test."""
    monkeypatch.setenv("HOTELS_DATA", str(tmp_path / "data"))
    return tmp_path


@pytest.fixture
def out(home: Path) -> Path:
    """Two games and what was written out of them."""
    with Store(archive_file(), ticking()) as store:
        played(store)
        played(store, until=6)
    file = home / "all.jsonl"
    assert hotels("archive", "export", "-o", file).status == 0
    return file


def ways_out() -> Sequence[str]:
    """The archive itself by every name it has."""
    there = archive_file()
    link = there.parent.parent / "link"
    link.symlink_to(there)
    winding = there.parent / ".." / there.parent.name / there.name
    found = [*all_of(there), link, winding]
    if sys.platform != "emscripten":
        hard = there.parent.parent / "hard"
        hard.hardlink_to(there)
        found.append(hard)
    return [str(path) for path in found]


def test_an_export_never_goes_over_the_archive_or_what_lies_beside_it(out: Path) -> None:
    ours = archive_file().read_bytes()
    for name in ways_out():
        said = hotels("archive", "export", "-o", name)
        why = "this is the archive itself; choose another file name"
        assert said == (2, "", f"{name}: {why}\n")
        assert archive_file().read_bytes() == ours
    assert [path.name for path in archive_file().parent.iterdir()] == ["hotels.db"]
    assert hotels("archive", "export", "-o", out).status == 0


def test_an_export_replaces_only_what_it_is_told_to(out: Path) -> None:
    part, link = out.with_name(f"{out.name}.part"), out.with_name("link")
    part.write_text("mine", encoding="utf-8")
    whole = out.read_bytes()
    out.write_bytes(b"before")
    out.chmod(0o640)
    link.symlink_to(out)
    assert hotels("archive", "export", "-o", link).status == 0
    assert (out.read_bytes(), stat.S_IMODE(out.stat().st_mode)) == (whole, 0o640)
    assert link.is_symlink()
    assert part.read_text(encoding="utf-8") == "mine"
    assert {path.name for path in out.parent.iterdir()} == {"data", "link", out.name, part.name}


@pytest.mark.process
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to be had")
def test_an_export_to_a_device_leaves_it_one(out: Path) -> None:
    assert hotels("archive", "export", "-o", "/dev/null").status == 0
    assert Path("/dev/null").is_char_device()
    why = "/dev/full: the file cannot be written: No space left on device\n"
    assert hotels("archive", "export", "-o", "/dev/full") == (2, "", why)
    pipe = out.with_name("pipe")
    os.mkfifo(pipe)
    with subprocess.Popen(["cat", str(pipe)], stdout=subprocess.PIPE) as reader:  # noqa: S607  wherever it lies
        assert process("archive", "export", "-o", pipe).returncode == 0
        assert reader.communicate()[0] == out.read_bytes()
    assert pipe.is_fifo()


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "it has no name"),
        (".", "it is a folder"),
        ("/", "it is a folder"),
        ("/nowhere/at/all", "folder not found"),
        ("a\0b", "invalid file name"),
        pytest.param(
            "x" * 300,
            "File name too long",
            marks=pytest.mark.skipif(sys.platform == "emscripten", reason="none is too long there"),
        ),
    ],
)
def test_an_export_to_where_nothing_can_be_is_refused(out: Path, name: str, why: str) -> None:
    said = hotels("archive", "export", "-o", name)
    assert (said.status, said.out, said.err.count("\n")) == (2, "", 1)
    assert said.err.endswith(f": the file cannot be written: {why}\n")
    assert out.exists()


def test_an_export_is_on_the_disk_before_it_takes_its_place(out: Path) -> None:
    whole = out.read_bytes()
    out.write_bytes(b"before")
    done: list[str] = []
    on_disk, replace = os.fsync, os.replace

    def synced(handle: int) -> None:
        assert os.fstat(handle).st_size == len(whole)
        done.append("on the disk")
        on_disk(handle)

    def replaced(old: Path, new: Path) -> None:
        done.append("in its place")
        replace(old, new)

    with mock.patch.object(os, "fsync", synced), mock.patch.object(os, "replace", replaced):
        assert hotels("archive", "export", "-o", out).status == 0
    assert (done, out.read_bytes()) == (["on the disk", "in its place"], whole)
    with mock.patch.object(os, "fsync", side_effect=OSError(28, "No space left on device")):
        said = hotels("archive", "export", "-o", out)
    assert (said.status, out.read_bytes()) == (2, whole)


@pytest.mark.process
@pytest.mark.skipif(os.name != "posix", reason="pipes are left otherwise elsewhere")
@pytest.mark.parametrize("buffered", ["", "1"])
def test_standard_output_that_is_closed_full_or_left(out: Path, buffered: str) -> None:
    env = os.environ | {"PYTHONUNBUFFERED": buffered}
    said = process("archive", "export", env=env)
    assert (said.returncode, said.stdout, said.stderr) == (0, out.read_bytes(), b"")
    said = process("archive", "export", env=env, preexec_fn=lambda: os.close(1))
    why = b"hotels: the results cannot be written: standard output is closed\n"
    assert (said.returncode, said.stderr) == (2, why)
    reading, writing = os.pipe()
    os.close(reading)
    said = process("archive", "export", env=env, stdout=writing)
    os.close(writing)
    assert (said.returncode, said.stderr) == (0, b"")
    if Path("/dev/full").exists():
        with Path("/dev/full").open("wb") as full:
            said = process("archive", "export", env=env, stdout=full)
        why = b"hotels: the results cannot be written: No space left on device\n"
        assert (said.returncode, said.stderr) == (2, why)


def test_standard_input_that_is_closed_is_told(home: Path) -> None:
    why = "-: the file cannot be read: standard input is closed; nothing was imported\n"
    assert hotels("archive", "import", "-", stdin=None) == (2, "", why)
    assert list(home.iterdir()) == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"", "the file is empty"),
        (
            b"{}\n",
            f"Hotels can't import this kind of file, or it is from a newer version; {TAKES}",
        ),
        (b"[]\n", "the list has no games in it"),
        (b"Dear archive,\n", f"the file is not valid JSON: error at line 1, column 1; {TAKES}"),
        (b"\xff\n", f"the file is not UTF-8 text (byte 0); {TAKES}"),
        (b"[" * 200, "the file is nested too deeply to read"),
        (
            b'{"format": "hotels-archive/1", "games": 1, "editions": 0}\n',
            f"line 1: {PROMISES}",
        ),
        (
            b'{"format": "hotels-archive/1", "games": 0, "editions": 0}\n{"edition": {}}\n',
            "line 2: the file holds more than its first line says",
        ),
        (
            b'{"format": "hotels-archive/1", "games": 0, "editions": 0}\n\n{}\n',
            "line 2: the line is empty, but more lines follow",
        ),
    ],
)
def test_a_file_of_no_use_is_refused_in_one_sentence(home: Path, text: bytes, said: str) -> None:
    file = home / "bad.jsonl"
    file.write_bytes(text)
    why = f"{file}: {said}; nothing was imported\n"
    assert hotels("archive", "import", file) == (2, "", why)


@pytest.mark.parametrize("name", ["", "/none", "."])
def test_a_file_that_cannot_be_read_is_refused(home: Path, name: str) -> None:
    said = hotels("archive", "import", name)
    assert (said.status, said.out, said.err.count("\n")) == (2, "", 1)
    why = "the file cannot be read: it is a folder" if name == "." else "file not found"
    assert said.err.startswith(f"{name or repr(name)}: {why}; ")
    assert said.err.endswith("; nothing was imported\n")
    assert list(home.iterdir()) == []


@pytest.mark.parametrize(
    ("place", "fields", "said"),
    [
        (1, {"created_at": "1964"}, "line 2: the game's details were changed or damaged"),
        (9, {"seal": "x"}, "line 10: the line was changed or damaged"),
        (26, {"source": "x"}, "line 27: the game's details were changed or damaged"),
        (30, {"at": "x"}, "line 31: the line was changed or damaged"),
    ],
)
def test_what_was_taken_in_before_a_bad_line_is_said(
    monkeypatch: pytest.MonkeyPatch, out: Path, place: int, fields: dict[str, object], said: str
) -> None:
    monkeypatch.setenv("HOTELS_DATA", str(out.parent / "other"))
    lines = out.read_bytes().splitlines(keepends=True)
    lines[place] = changed(lines[place], fields)
    out.write_bytes(b"".join(lines))
    before = place > 25
    kept = "the game before that point is saved here" if before else "nothing was imported"
    assert hotels("archive", "import", out) == (2, "", f"{out}: {said}; {kept}\n")
    listed = hotels("archive", "list").out
    assert listed.count(FOUR) == before


def test_a_full_disk_says_what_was_taken_in(monkeypatch: pytest.MonkeyPatch, out: Path) -> None:
    monkeypatch.setenv("HOTELS_DATA", str(out.parent / "other"))
    take_in, games = Store.take_in, iter((True, False))

    def until_full(store: Store, *game: object) -> int:
        if next(games):
            return take_in(store, *game)  # type: ignore[arg-type]
        raise DiskError(Hindrance.FULL)

    with mock.patch.object(Store, "take_in", until_full):
        said = hotels("archive", "import", out)
    safe = "everything shown so far is saved; free up space and try again"
    kept = "the game before that point is saved here"
    assert said == (2, "", f"{archive_file()}: storage is full: {safe}; {kept}\n")


def test_what_is_damaged_is_found_and_the_rest_is_written_out(out: Path) -> None:
    change(archive_file(), DAMAGE)
    why = "the entry is damaged; the game can be read up to there"
    assert hotels("archive", "check") == (1, "", f"game 1 ({FOUR}): line 7: {why}\n")
    said = hotels("archive", "export", "-o", out)
    left = f"game 1 ({FOUR}): line 7: left out: {why}\n"
    assert said == (1, f"1 game exported to {out}\n", left)
    with mock.patch.dict(os.environ, {"HOTELS_DATA": str(out.parent / "other")}):
        assert hotels("archive", "import", out).status == 0
        assert hotels("archive", "list").out.count(FOUR) == 1


@pytest.mark.parametrize(
    ("statement", "found"),
    [
        (
            "UPDATE people SET name = 'Eva' WHERE name = 'Ana'",
            ABOUT := "its players, dates or rules",
        ),
        ("UPDATE games SET played = '1964'", ABOUT),
        (
            "UPDATE games SET result = 'x' WHERE id = 2",
            "its summary is damaged; its entries are fine",
        ),
        (
            "INSERT INTO lines VALUES (9, 1, '', '', '', '')",
            "some entries belong to a game that is",
        ),
        ("UPDATE editions SET written = '['", "the house edition 'house-attic' is damaged"),
        ("UPDATE lines SET act = '{}' WHERE game = 3", "deleted game 3 (Ana, player 1, "),
    ],
)
def test_every_kind_of_damage_has_its_sentence(statement: str, found: str) -> None:
    example(archive_file())
    change(archive_file(), statement)
    said = hotels("archive", "check")
    assert (said.status, said.out) == (1, "")
    assert found in said.err
    listed = hotels("archive", "list")
    assert listed.out.count("archive check") == (2 if found is ABOUT else 0)
    assert ("its result is damaged" in listed.out) == ("result" in statement)
    seen = found is ABOUT or "result" in statement
    assert (listed.status, hotels("archive", "list", "--json").status) == (seen, seen)


def test_a_result_that_cannot_be_is_listed_as_such(out: Path) -> None:
    assert out.exists()
    for cash, winners in (([], []), ([1, 2, 3, 4], ["a"])):
        result = checked({"cash": cash, "winners": winners})
        with Store(archive_file()) as store:
            store.disk.write("UPDATE games SET result = ?", (result,))
        said, as_json = hotels("archive", "list"), hotels("archive", "list", "--json")
        assert (said.status, said.out.count("; its result is damaged\n")) == (1, 2)
        assert (as_json.status, as_json.out.count('"final": null, "whole": false')) == (1, 2)
