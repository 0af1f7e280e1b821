"""The archive by the command line: listed, written out, taken in, checked."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from unittest import mock

import pytest

from hotels.calls import progress
from hotels.places import archive_file
from hotels.store.store import PAGE, Store
from tests.command import ROOT, hotels
from tests.store.other_rules import Generous, played_as
from tests.store.playing import empty_games, played, recorded, ticking

UNDER_WAY, OVER = "manuscript", "acquire-p2_057"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for each test."""
    monkeypatch.setenv("HOTELS_DATA", str(tmp_path / "data"))
    return tmp_path


def keep(*names: str) -> None:
    """These recorded games, played into the archive by the names that are recorded."""
    with Store(archive_file(), ticking()) as store:
        for name in names:
            played(store, name, recorded(name).players)


def test_an_archive_goes_out_and_in_and_is_whole(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(UNDER_WAY, OVER)
    out, again = home / "all.jsonl", home / "again.jsonl"
    assert hotels("archive", "export", "-o", out) == (0, f"2 games exported to {out}\n", "")
    assert hotels("archive", "check") == (0, "2 games: no damage found\n", "")
    monkeypatch.setenv("HOTELS_DATA", str(home / "other"))
    begun = f"2 games new\narchive created: {archive_file()}\n"
    assert hotels("archive", "import", out) == (0, begun, "")
    assert hotels("archive", "import", out) == (0, "2 games already here\n", "")
    assert hotels("archive", "import", "-", stdin=out.read_bytes()).status == 0
    assert hotels("archive", "export", "-o", again).status == 0
    assert again.read_bytes() == out.read_bytes()


def test_games_are_listed_with_their_outcome() -> None:
    keep(UNDER_WAY, OVER)
    with Store(archive_file()) as store:
        times = {record.id: record.touched_at for record in store.page()}
        uid = store.record(1).uid
    lines = (
        f"     2  {times[2]}  P1 and P2; end not declared: P1 and P2 would win with $26,800",
        f"     1  {times[1]}  Alice, Bob, Carol and Dave; under way",
    )
    said = hotels("archive", "list")
    assert (said.status, sorted(said.out.splitlines()), said.err) == (0, sorted(lines), "")
    said = hotels("archive", "list", "--search", "Carol", "--json")
    assert json.loads(said.out) == {
        "game": 1,
        "uid": uid,
        "kind": "chains",
        "edition": "vacation",
        "players": ["Alice", "Bob", "Carol", "Dave"],
        "touched_at": times[1],
        "final": None,
        "whole": True,
    }
    said = hotels("archive", "list", "--search", "p2", "--json")
    final = {"cash": [26_800, 26_800], "winners": [0, 1], "provisional": True}
    assert json.loads(said.out)["final"] == final
    assert hotels("archive", "list", "--search", "zoe") == (0, "no games\n", "")


def test_a_list_says_that_there_is_more_and_goes_on_there() -> None:
    with Store(archive_file(), ticking()) as store:
        empty_games(store, PAGE + 3)
    *lines, last = hotels("archive", "list").out.splitlines()
    assert [int(line.split()[0]) for line in lines] == list(range(PAGE + 3, 3, -1))
    assert last == "games 1 to 50 of 53; for more, use --first 50"
    *lines, last = hotels("archive", "list", "--first", "50").out.splitlines()
    assert [int(line.split()[0]) for line in lines] == [3, 2, 1]
    assert last == "games 51 to 53 of 53"
    assert hotels("archive", "list", "--first", "52").out.splitlines()[-1] == "game 53 of 53"
    nothing = "nothing to list: --first 53 skips all 53 games\n"
    assert hotels("archive", "list", "--first", "53") == (0, nothing, "")
    said = hotels("archive", "list", "--search", "ana", "--first", "50")
    assert said.out.splitlines()[-1] == "games 51 to 53 of 53"
    assert len(hotels("archive", "list", "--json").out.splitlines()) == PAGE


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--first", "-1"), "argument --first: -1 is less than 0"),
        (("--first", "x"), "argument --first: 'x' is not a whole number"),
        (("--search", "\udcff"), "--search contains a broken character that can't be saved"),
        (("--search", "x" * 10_001), "--search is too long"),
    ],
)
def test_a_list_of_what_makes_no_sense_is_refused(arguments: tuple[str, ...], why: str) -> None:
    keep(UNDER_WAY)
    said = hotels("archive", "list", *arguments)
    assert (said.status, said.out, said.err.count("\n")) == (2, "", 1)
    assert why in said.err


@pytest.mark.parametrize("word", ["list", "export", "check", "rescue"])
def test_where_there_is_no_archive_none_is_made(home: Path, word: str) -> None:
    why = "archive not found; set HOTELS_DATA if it is in another folder"
    assert hotels("archive", word) == (2, "", f"{archive_file()}: {why}\n")
    assert list(home.iterdir()) == []


@pytest.mark.parametrize("word", ["list", "export", "check", "rescue", "import"])
def test_an_archive_that_is_open_elsewhere_is_told(home: Path, word: str) -> None:
    keep(UNDER_WAY)
    file = home / "file"
    file.write_bytes(b"")
    with Store(archive_file()) as store:
        said = hotels("archive", word, *([file] if word == "import" else []))
        assert (said.status, said.out) == (3, "")
        assert said.err.startswith(f"{store.path}: the saved games are open in another window: ")
        played(store, until=1)


@pytest.mark.parametrize("word", ["list", "export", "check", "import", "rescue"])
def test_where_there_is_no_home_a_folder_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, word: str
) -> None:
    for name in ("HOTELS_DATA", "XDG_DATA_HOME", "ANDROID_PRIVATE", "APPDATA"):
        monkeypatch.delenv(name, raising=False)
    with mock.patch.object(Path, "home", side_effect=RuntimeError("no home")):
        said = hotels("archive", word, *(["file"] if word == "import" else []))
    why = "this system has no folder for app data: nothing was changed"
    assert said == (2, "", f"archive: {why}; set HOTELS_DATA to a folder\n")


def test_the_help_says_where_the_archive_lies_and_how_a_call_ends() -> None:
    for arguments in (("archive", "--help"), ("archive", "list", "--help")):
        said = " ".join(hotels(*arguments).out.split())
        assert "hotels.db in the folder that HOTELS_DATA names" in said
        assert "130 interrupted" in said
        assert "%APPDATA%\\Hotels" in said
        assert "%%" not in said
    assert "130 interrupted" in " ".join(hotels("--help").out.split())


def test_what_today_s_rules_reckon_otherwise_is_found() -> None:
    keep(OVER, UNDER_WAY)
    with played_as(Generous):
        said = hotels("archive", "check")
    why = "line 1: current rules give different results from here on; nothing is damaged"
    assert (said.status, said.out) == (1, "")
    assert said.err.splitlines() == [
        f"game 1 (P1 and P2): {why}",
        f"game 2 (Alice, Bob, Carol and Dave): {why}",
    ]
    assert hotels("archive", "check").status == 0
    with played_as(Generous):
        nothing = "no damage found; nothing to rescue\n"
        assert hotels("archive", "rescue") == (0, nothing, "")


class Terminal(io.StringIO):
    """Where somebody looks on."""

    def isatty(self) -> bool:
        return True


def shown_on_a_terminal(*arguments: object) -> list[str]:
    """What somebody sees who looks on, line by line."""
    with (
        mock.patch.object(progress, "EVERY", 1),
        mock.patch.object(io, "StringIO", Terminal),
    ):
        said = hotels(*arguments)
    assert said.status in {0, 1, 2}
    return said.err.split("\n")


def test_how_far_a_call_is_stands_on_a_line_of_its_own(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(UNDER_WAY, OVER, UNDER_WAY)
    out = home / "all.jsonl"

    def counted(done: str) -> str:
        return "".join(f"\r{game} of 3 games {done}" for game in (1, 2, 3))

    lines = shown_on_a_terminal("archive", "export", "-o", out)
    assert lines == [counted("checked"), counted("exported"), ""]
    assert shown_on_a_terminal("archive", "check") == [counted("checked"), ""]
    with Store(archive_file()) as store:
        store.disk.write("UPDATE games SET summary = '' WHERE id = 2")
        store.delete(3)
    assert shown_on_a_terminal("archive", "check") == [
        "\r1 of 3 games checked",
        "game 2 (P1 and P2): its summary is damaged; its entries are fine",
        "\r2 of 3 games checked\r3 of 3 games checked",
        "",
    ]
    monkeypatch.setenv("HOTELS_DATA", str(home / "other"))
    assert shown_on_a_terminal("archive", "import", out) == [counted("imported"), ""]
    cut = home / "cut.jsonl"
    cut.write_bytes(out.read_bytes()[:-2])
    first, why, *_ = shown_on_a_terminal("archive", "import", cut)
    assert first == "\r1 of 3 games imported\r2 of 3 games imported"
    assert why.endswith("; the 2 games before that point are saved here")
    assert hotels("archive", "check").err == ""


def test_how_far_a_long_game_is_is_said_as_well(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(UNDER_WAY)
    out, lines = home / "all.jsonl", len(recorded(UNDER_WAY).events)
    hotels("archive", "export", "-o", out)
    monkeypatch.setenv("HOTELS_DATA", str(home / "other"))
    with mock.patch("hotels.exports.archive.EVERY", 10):
        said, *_ = shown_on_a_terminal("archive", "import", out)
    tens = range(10, lines + 1, 10)
    assert [one.rstrip() for one in said.split("\r")] == [
        "",
        *(f"0 of 1 game imported; next game: {done} lines read" for done in tens),
        *(f"0 of 1 game imported; next game: {done} of {lines} entries replayed" for done in tens),
        "1 of 1 game imported",
    ]


INTERRUPTED = """
import os, signal, sys
from hotels.exports import archive
from hotels.__main__ import main
from hotels.store import checking
signal.signal(signal.SIGINT, signal.default_int_handler)
def after(one):
    games = []
    def then(*these):
        games.append(1)
        if len(games) == 2:
            os.kill(os.getpid(), signal.SIGINT)
        return one(*these)
    return then
archive.act_line = after(archive.act_line)
archive.record_of = after(archive.record_of)
checking.opened = after(checking.opened)
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.process
@pytest.mark.skipif(os.name != "posix", reason="signals are otherwise elsewhere")
@pytest.mark.parametrize("word", ["export", "import", "check"])
def test_a_call_that_is_broken_off_leaves_all_whole(home: Path, word: str) -> None:
    keep(UNDER_WAY, OVER)
    out, theirs = home / "all.jsonl", home / "theirs.jsonl"
    assert hotels("archive", "export", "-o", theirs).status == 0
    out.write_text("before", encoding="utf-8")
    given = {"export": ["-o", str(out)], "import": [str(theirs)], "check": []}[word]
    data = home / ("other" if word == "import" else "data")
    ended = subprocess.run(
        [sys.executable, "-c", INTERRUPTED, "archive", word, *given],
        cwd=ROOT,
        env=os.environ | {"HOTELS_DATA": str(data)},
        capture_output=True,
        text=True,
        check=False,
    )
    why = f"{theirs}: interrupted; the game before that point is saved here\n"
    assert (ended.returncode, ended.stdout) == (130, "")
    assert ended.stderr == (why if word == "import" else "")
    assert out.read_text(encoding="utf-8") == "before"
    assert {path.name for path in home.iterdir()} == {out.name, theirs.name, "data", data.name}
    with mock.patch.dict(os.environ, {"HOTELS_DATA": str(data)}):
        said = hotels("archive", "check")
        assert said.out == f"{'1 game' if word == 'import' else '2 games'}: no damage found\n"
        assert said.status == 0
