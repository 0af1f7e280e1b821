"""What is missing of an archive, as the command line says it."""

import json
import os
import sqlite3
from pathlib import Path

import pytest

from hotels.places import archive_file
from hotels.store.folder import beside
from hotels.store.keeping import opened
from hotels.store.reached import Gap, Missing
from hotels.store.store import Store
from tests.command import Said, hotels
from tests.store.playing import entries, played, ticking
from tests.store.rights import files

SEEN = "this is reported until someone closes the message in the app"
WORDS = ["list", "export", "check", "import"]
FOUR = "Ana, Ben, Cat and Dora"


@pytest.fixture(autouse=True)
def other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for each test; an archive written out of which nothing is known here."""
    monkeypatch.setenv("HOTELS_DATA", str(tmp_path / "other"))
    with Store(archive_file(), ticking()) as store:
        played(store, until=1)
    out = tmp_path / "out.jsonl"
    assert hotels("archive", "export", "-o", out).status == 0
    monkeypatch.setenv("HOTELS_DATA", str(tmp_path / "data"))
    return out


def ended(*, torn: bool) -> None:
    """A program that played twelve lines, five of which are in the file, and lost its log."""
    path = archive_file()
    log = beside(path, "wal")
    with Store(path, ticking()) as store:
        played(store, until=12)
        left = files(path.parent)
    for name, content in left.items():
        (path.parent / name).write_bytes(content)
    if torn:
        frames = bytearray(log.read_bytes())
        frames[-1] ^= 1
        log.write_bytes(frames)
    else:
        log.unlink()


def call(word: str, other: Path) -> Said:
    given: dict[str, list[object]] = {"import": [other], "export": ["-o", os.devnull]}
    return hotels("archive", word, *given.get(word, []))


@pytest.mark.parametrize("word", WORDS)
def test_what_went_with_the_log_is_said_by_every_call(other: Path, word: str) -> None:
    ended(torn=False)
    why = f"a game with 12 entries that had been saved is missing; {SEEN}"
    for _ in range(2):
        status, _, complaint = call(word, other)
        assert (status, complaint) == (1, f"{archive_file()}: {why}\n")
    with Store(archive_file()) as store:
        assert store.missing.games
        store.seen()
    status, _, complaint = call(word, other)
    assert (status, complaint) == (0, "")


@pytest.mark.parametrize("word", WORDS)
def test_an_act_that_may_be_missing_is_said_by_every_call(other: Path, word: str) -> None:
    ended(torn=True)
    why = f"Hotels was interrupted while saving: the last entry may be missing; {SEEN}"
    for _ in range(2):
        status, _, complaint = call(word, other)
        assert status == 1
        assert f"{archive_file()}: {why}\n" in complaint
    with Store(archive_file()) as store:
        assert store.missing.torn


@pytest.mark.parametrize("word", ["export", "import"])
def test_what_is_missing_is_in_the_answer_of_a_call(other: Path, word: str) -> None:
    ended(torn=False)
    given: dict[str, list[object]] = {"import": [other], "export": ["-o", os.devnull]}
    said = hotels("archive", word, *given[word], "--json")
    (missing,) = json.loads(said.out)["missing"]
    assert (said.status, missing["game"], missing["flaw"]) == (1, None, "missing")
    assert said.err == f"{archive_file()}: {missing['why']}\n"
    with Store(archive_file()) as store:
        store.seen()
    said = hotels("archive", word, *given[word], "--json")
    assert "missing" not in json.loads(said.out)


def test_what_is_missing_of_a_game_is_said_with_its_line() -> None:
    with Store(archive_file(), ticking()) as store:
        played(store, until=5)
    path = archive_file()
    early = path.read_bytes()
    with Store(path, ticking()) as store:
        table = opened(store, 1).table
        for entry in entries()[5:12]:
            table.write(entry)
        left = files(path.parent)
    path.write_bytes(early)
    beside(path, "reached").write_bytes(left["hotels.db-reached"])
    why = f"line 6: 7 entries that had been saved are missing from here on; {SEEN}"
    assert hotels("archive", "check") == (1, "", f"game 1 ({FOUR}): {why}\n")
    said = hotels("archive", "check", "--json")
    assert said.status == 1
    (damage,) = json.loads(said.out)["damage"]
    assert (damage["game"], damage["line"], damage["flaw"]) == (1, 6, "missing")


def test_nothing_is_rescued_where_nothing_is_damaged() -> None:
    ended(torn=False)
    nothing = "no damage found; nothing to rescue\n"
    why = f"a game with 12 entries that had been saved is missing; {SEEN}"
    assert hotels("archive", "rescue") == (1, nothing, f"{archive_file()}: {why}\n")
    with sqlite3.connect(archive_file()) as file:
        assert file.execute("SELECT COUNT(*) FROM games").fetchall() == [(0,)]
    file.close()


def test_one_entry_is_missing_and_one_game_is_there() -> None:
    path = archive_file()
    with Store(path, ticking()) as store:
        played(store, until=1)
        store.miss(Missing(games=(Gap(store.record(1).uid, 1, 2), Gap("unread", 0, 0))))
    one = f"line 2: 1 entry that had been saved is missing from here on; {SEEN}"
    game = f"{path}: a game that had been saved is missing; {SEEN}"
    said = hotels("archive", "list", "--first", "4")
    assert said.out == "nothing to list: --first 4 skips the only game\n"
    assert said.err == f"game 1 ({FOUR}): {one}\n{game}\n"
