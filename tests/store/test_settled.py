"""What is noted of each act outside the log, and when the log holds nothing that could be lost."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from hotels.store.disk import Disk, Row
from hotels.store.folder import beside
from hotels.store.store import Store
from hotels.store.watched import MOST_GAMES
from tests.command import ROOT
from tests.store.ended import ended, lay
from tests.store.playing import empty_games, played, sat_down, ticking
from tests.store.rights import files


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """An archive whose program was ended."""
    path = tmp_path / "data" / "hotels.db"
    ended(path)
    return path


@pytest.mark.parametrize("how", ["settled", "renamed", "an edition", "deleted", "restored"])
def test_after_these_the_log_holds_nothing_that_could_be_lost(path: Path, how: str) -> None:
    with Store(path, ticking()) as store:
        match how:
            case "settled":
                store.settle()
            case "renamed":
                store.rename(1, 0, "Zoe")
            case "an edition":
                store.keep_edition("house-attic", "{}")
            case "deleted":
                store.delete(1)
            case "restored":
                store.restore(1)
        assert store.acts == 0
        assert beside(path, "wal").stat().st_size == 0
        left = files(path.parent)
        seen = (
            store.record(1),
            list(store.lines(1)),
            store.people(),
            store.disk.rows("SELECT id FROM editions"),
        )
    del left["hotels.db-wal"]
    lay(path.parent, left)
    with Store(path) as store:
        assert not store.missing
        assert seen == (
            store.record(1),
            list(store.lines(1)),
            store.people(),
            store.disk.rows("SELECT id FROM editions"),
        )


def test_so_many_games_at_once_are_settled(tmp_path: Path) -> None:
    path = tmp_path / "hotels.db"
    with Store(path, ticking()) as store:
        empty_games(store, MOST_GAMES - 1)
        assert store.acts == MOST_GAMES - 1
        sat_down(store)
        assert store.acts == 0
        assert beside(path, "reached").stat().st_size == 0


def test_each_act_is_told_to_who_wants_to_know(tmp_path: Path) -> None:
    with Store(tmp_path / "hotels.db", ticking()) as store:
        told: list[int] = []
        store.acted = lambda: told.append(store.acts)
        played(store, until=2)
        assert told == [1, 2, 3]


KILLED = """
import os, signal, sys
from pathlib import Path
from hotels.store.store import Store
from tests.store.playing import played
store = Store(Path(sys.argv[1]))
game = played(store, until=int(sys.argv[2]))
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.process
@pytest.mark.skipif(os.name != "posix", reason="nobody is killed so elsewhere")
def test_one_who_is_killed_leaves_notes_of_all_that_was_done(tmp_path: Path) -> None:
    path = tmp_path / "hotels.db"
    command = [sys.executable, "-c", KILLED, str(path), "9"]
    ended = subprocess.run(command, cwd=ROOT, check=False)
    assert ended.returncode == -signal.SIGKILL
    left = files(tmp_path)
    with Store(path) as store:
        assert not store.missing
    del left["hotels.db-wal"]
    lay(tmp_path, left)
    with Store(path) as store:
        assert [gap.lines for gap in store.missing.games] == [9]


def test_where_nothing_was_noted_the_opening_asks_for_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "hotels.db"
    with Store(path, ticking()) as store:
        played(store, until=3)
    rows, asked = Disk.rows, []

    def noted(disk: Disk, question: str, values: Sequence[object] = ()) -> list[Row]:
        asked.append(question)
        return rows(disk, question, values)

    monkeypatch.setattr(Disk, "rows", noted)
    with Store(path):
        assert [question for question in asked if "games" in question] == []
