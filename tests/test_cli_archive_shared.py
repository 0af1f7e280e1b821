"""The archive by many calls at once, and by a call that finds it in use."""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from hotels.calls import opening
from hotels.places import archive_file
from hotels.store.readonly import ReadOnly
from hotels.store.store import Store
from tests.command import ROOT, hotels
from tests.store.playing import example, played
from tests.store.rights import files, nobody

pytestmark = pytest.mark.process

AT_ONCE = 12
WRITERS = 6  # each waits for those before it, and other tests run meanwhile
BUSY = 3
WORDS = ["list", "export", "check", "rescue", "import"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for each test."""
    monkeypatch.setenv("HOTELS_DATA", str(tmp_path / "data"))
    return tmp_path


def at_once(*words: object, count: int = AT_ONCE) -> list[tuple[int, str]]:
    """So many calls at the same moment: how each ended, and what it complained of."""
    command = [sys.executable, "-m", "hotels", "archive", *map(str, words)]
    started = [
        subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        for _ in range(count)
    ]
    ended = [(one.communicate()[1], one.returncode) for one in started]
    return [(status, complaint.decode()) for complaint, status in ended]


HOLDING = """
import sys
from pathlib import Path
from hotels.store.disk import Disk
from hotels.store.readonly import ReadOnly
from hotels.store.store import Store
with Store(Path(sys.argv[1]), disk=ReadOnly if sys.argv[2] == "read" else Disk):
    print("open", flush=True)
    sys.stdin.readline()
"""


@contextmanager
def held(how: str) -> Iterator[subprocess.Popen[bytes]]:
    """While this lasts another program has the archive open."""
    command = [sys.executable, "-c", HOLDING, str(archive_file()), how]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"open\n"
        try:
            yield other
        finally:
            other.communicate(b"\n")


@pytest.mark.parametrize(
    "word", ["list", *(pytest.param(word, marks=pytest.mark.long) for word in ("check", "export"))]
)
def test_many_may_read_at_once(word: str) -> None:
    example(archive_file())
    assert at_once(word) == [(0, "")] * AT_ONCE


def test_many_may_write_one_after_the_other(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    example(archive_file())
    out = home / "all.jsonl"
    assert hotels("archive", "export", "-o", out).status == 0
    monkeypatch.setenv("HOTELS_DATA", str(home / "other"))
    assert at_once("import", out, count=WRITERS) == [(0, "")] * WRITERS
    assert hotels("archive", "check") == (0, "2 games: no damage found\n", "")


@pytest.mark.parametrize("word", WORDS)
def test_an_archive_that_stays_in_use_has_a_status_of_its_own(
    home: Path, monkeypatch: pytest.MonkeyPatch, word: str
) -> None:
    example(archive_file())
    file = home / "file"
    file.write_bytes(b"")
    monkeypatch.setattr(opening, "PATIENCE", 0.3)
    with held("write"):
        before = files(archive_file().parent)
        said = hotels("archive", word, *([file] if word == "import" else []))
        assert (said.status, said.out) == (BUSY, "")
        assert said.err.startswith(
            f"{archive_file()}: the saved games are open in another window: "
        )
        assert files(archive_file().parent) == before
    assert "3 another program is using the archive" in " ".join(
        hotels("archive", "--help").out.split()
    )


@pytest.mark.parametrize("how", ["read", "write"])
@pytest.mark.parametrize("word", ["list", "import"])
def test_an_archive_in_use_is_waited_for(home: Path, word: str, how: str) -> None:
    example(archive_file())
    out = home / "all.jsonl"
    assert hotels("archive", "export", "-o", out).status == 0
    with held(how) as other:
        assert other.stdin is not None
        leave = threading.Timer(0.7, other.stdin.write, [b"\n"])
        flush = threading.Timer(0.8, other.stdin.flush)
        leave.start()
        flush.start()
        assert hotels("archive", word, *([out] if word == "import" else [])).status == 0
        leave.join()
        flush.join()


def test_a_reader_keeps_out_who_would_write(home: Path) -> None:
    example(archive_file())
    with held("read"):
        with Store(archive_file(), disk=ReadOnly) as store:
            assert store.count() == 2
        with pytest.raises(Exception, match="in use"):
            Store(archive_file())
    with Store(archive_file()) as store:
        played(store, until=1)
    assert [file.name for file in (home / "data").iterdir()] == ["hotels.db"]


def test_a_copy_that_may_only_be_read_is_listed_checked_and_written_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with nobody() as folder:
        monkeypatch.setenv("HOTELS_DATA", str(folder))
        example(archive_file())
        before = files(folder)
        archive_file().chmod(0o400)
        folder.chmod(0o500)
        listed = hotels("archive", "list")
        assert (listed.status, len(listed.out.splitlines()), listed.err) == (0, 2, "")
        assert len(hotels("archive", "list", "--search", "ana").out.splitlines()) == 2
        assert hotels("archive", "check").status == 0
        assert hotels("archive", "export", "-o", os.devnull).status == 0
        assert files(folder) == before
