"""Killed at any moment: every act reported done is there, and the file opens as if nothing was."""

import os
import random
import select
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest

from hotels.store.checking import damages
from hotels.store.keeping import opened
from hotels.store.store import Store
from tests.command import ROOT
from tests.store.playing import entries, played, ticking
from tests.store.writer import script

pytestmark = [
    pytest.mark.process,
    pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork"),
]

KILLS = int(os.environ.get("HOTELS_KILLS", "200"))
LONGEST = 0.08
"""So many seconds a player lives at most, from before it opens the file."""

Writer = subprocess.Popen[bytes]


@pytest.fixture
def writer() -> Iterator[Writer]:
    command = [sys.executable, "-m", "tests.store.writer"]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
    ) as running:
        yield running
        assert running.stdin is not None
        running.stdin.close()
        running.wait()


def reported(writer: Writer, path: Path, seconds: float) -> tuple[int, int] | None:
    """The last act reported by a player who is killed after so many seconds: its game and line."""
    assert writer.stdin is not None
    assert writer.stdout is not None
    writer.stdin.write(f"{path}\n".encode())
    end = monotonic() + seconds
    child = 0
    last = None
    while True:
        left = end - monotonic()
        if child and left <= 0:
            os.kill(child, signal.SIGKILL)
            child, end = 0, end + 60
            left = 60
        ready, _, _ = select.select([writer.stdout], [], [], max(0, left))
        if not ready:
            continue
        match writer.stdout.readline().split():
            case [b"child", number]:
                child = int(number)
            case [b"ended"]:
                return last
            case [game, line]:
                last = int(game), int(line)


def test_every_act_reported_done_is_there_whenever_one_is_killed(
    writer: Writer, tmp_path: Path
) -> None:
    path = tmp_path / "hotels.db"
    acts = script()
    chance = random.Random("kill")  # noqa: S311  the same delays, if not the same moments
    before = 0, 0
    for _ in range(KILLS):
        last = reported(writer, path, chance.uniform(0, LONGEST)) or before
        assert last >= before
        with Store(path) as store:
            newest = store.page(count=1)
            if not newest:
                assert last == (0, 0)
                continue
            game = opened(store, newest[0].id)
            assert not store.disk.torn
        assert (game.damaged_at, game.reckoned_at, game.record.whole) == (None, None, True)
        lines = [line.act for line in game.table.lines]
        assert lines == acts[: len(lines)]
        there = game.record.id, len(lines)
        assert last <= there <= (last[0], last[1] + 1) or there in {
            (last[0] + 1, 0),
            (last[0] + 1, 1),
        }
        before = there
    assert before > (1, 20)
    with Store(path) as store:
        assert list(damages(store)) == []
        assert all(len(list(store.lines(number))) == len(acts) for number in range(1, before[0]))


def test_what_was_written_between_a_look_and_the_opening_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, log = tmp_path / "hotels.db", tmp_path / "hotels.db-wal"
    with Store(path, ticking()) as store:
        table = played(store, until=3).table
        early = path.read_bytes(), log.read_bytes()
        for entry in entries()[3:9]:
            table.write(entry)
        late = path.read_bytes(), log.read_bytes()
    connect = sqlite3.connect

    def connect_late(*said: object, **more: object) -> sqlite3.Connection:
        path.write_bytes(late[0])
        log.write_bytes(late[1])
        return connect(*said, **more)  # type: ignore[call-overload,no-any-return]

    path.write_bytes(early[0])
    log.write_bytes(early[1])
    monkeypatch.setattr(sqlite3, "connect", connect_late)
    with Store(path, ticking()) as store:
        assert not store.disk.torn
        assert len(list(store.lines(1))) == 9
