"""A full disk is said at once, nothing is pretended, and with room made it goes on."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hotels.store.checking import damages
from hotels.store.disk import DiskError, Hindrance
from hotels.store.keeping import Opened, opened
from hotels.store.store import Store
from tests.command import ROOT
from tests.store.playing import entries, pages, played, sat_down

GAME = "acquire-p2_057"
SIZE = 8_000_000


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Path]:
    """A disk of its own, which is soon full; whoever may not mount one goes without."""
    folder = tmp_path / "small"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "none", str(folder)]
    try:
        made = subprocess.run(mount, capture_output=True, check=False)
    except FileNotFoundError:
        pytest.skip("there is no mount")
    if made.returncode:
        pytest.skip("a disk may not be mounted")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)  # noqa: S607  wherever it lies


def fill(folder: Path, *, leave: int = 0) -> Path:
    """A file that takes up what room there is, or all but so much."""
    filler = folder / "filler"
    status = os.statvfs(folder)
    with filler.open("wb", buffering=0) as file:
        file.write(bytes(status.f_bavail * status.f_frsize - leave))
    return filler


def until_refused(game: Opened[object, object], start: int = 0) -> tuple[int, DiskError]:
    """Entries written until the disk refuses one: how many were, and why no more."""
    for place, entry in enumerate(entries(GAME)[start:], start):
        before = game.table.pages, list(game.table.lines), game.table.can_undo
        try:
            game.table.write(entry)
        except DiskError as error:
            assert (game.table.pages, list(game.table.lines), game.table.can_undo) == before
            return place, error
    raise AssertionError(start)


def games_until_refused(store: Store) -> Hindrance:
    """Why no more games can be begun, once it is so."""
    while True:
        try:
            sat_down(store, GAME)
        except DiskError as error:
            return error.hindrance


def goes_on(store: Store, game: Opened[object, object], done: int) -> None:
    """That what was reported is there and no more; and all else after it, now there is room."""
    assert len(list(store.lines(game.record.id))) == done
    for entry in entries(GAME)[done:]:
        assert game.table.write(entry).stands
    assert list(damages(store)) == []


@pytest.mark.process
@pytest.mark.parametrize("leave", [0, 4_096, 8_192, 12_288, 20_480, 65_536])
def test_a_full_disk_is_told_and_goes_on_with_room(small: Path, leave: int) -> None:
    path = small / "hotels.db"
    with Store(path) as store:
        game = played(store, GAME, until=5)
        filler = fill(small, leave=leave)
        done, error = until_refused(game, 5)
        assert error.hindrance is Hindrance.FULL
        again, error = until_refused(game, done)
        assert (again, error.hindrance) == (done, Hindrance.FULL)
        assert pages(opened(store, 1)) == pages(game)
        assert [record.id for record in store.page()] == [1]
        filler.unlink()
        goes_on(store, game, done)
    with Store(path) as store:
        assert pages(opened(store, 1)) == pages(game)


@pytest.mark.process
def test_after_a_full_disk_the_file_opens_with_all_that_was_reported(small: Path) -> None:
    path = small / "hotels.db"
    with Store(path) as store:
        game = played(store, GAME, until=5)
        filler = fill(small, leave=30_000)
        done, _ = until_refused(game, 5)
    with Store(path) as store:
        game = opened(store, 1)
        assert len(game.table.lines) == done
        again, error = until_refused(game, done)
        assert (again >= done, error.hindrance) == (True, Hindrance.FULL)
        filler.unlink()
        goes_on(store, game, again)


@pytest.mark.process
def test_on_a_full_disk_nothing_new_begins(small: Path) -> None:
    path, copy = small / "hotels.db", small / "copy.db"
    filler = fill(small)
    with pytest.raises(DiskError) as error:
        Store(path)
    assert error.value.hindrance is Hindrance.FULL
    filler.unlink()
    with Store(path) as store:
        played(store, GAME, until=20)
        filler = fill(small, leave=4_096)
        with pytest.raises(DiskError) as error:
            store.disk.backup(copy)
        assert error.value.hindrance is Hindrance.FULL
        ours = {"hotels.db", "hotels.db-wal", "hotels.db-reached"}
        assert {file.name for file in small.iterdir()} == {*ours, "filler"}
        filler.unlink()
        store.disk.backup(copy)
        filler = fill(small)
        assert games_until_refused(store) is Hindrance.FULL
        count = store.count()
        filler.unlink()
        assert sat_down(store, GAME).record.id == count + 1
        assert list(damages(store)) == []
    Store(copy).close()


def test_a_file_that_may_not_grow_is_told_and_goes_on_once_it_may(tmp_path: Path) -> None:
    with Store(tmp_path / "hotels.db") as store:
        game = played(store, GAME, until=5)
        ((count,),) = store.disk.rows("PRAGMA page_count")
        store.disk.rows(f"PRAGMA max_page_count = {count}")
        done, error = until_refused(game, 5)
        assert error.hindrance is Hindrance.FULL
        store.disk.rows("PRAGMA max_page_count = 1000000")
        goes_on(store, game, done)


LIMITED = """
import resource, sys
from pathlib import Path
from hotels.store.disk import DiskError
from hotels.store.store import Store
from tests.store.playing import entries, sat_down
with Store(Path(sys.argv[1])) as store:
    game = sat_down(store, "acquire-p2_057")
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, resource.RLIM_INFINITY))
    done = 0
    try:
        for entry in entries("acquire-p2_057"):
            game.table.write(entry)
            done += 1
    except DiskError as error:
        assert len(game.table.lines) == len(list(store.lines(1))) == done
        print(done, error.hindrance)
"""


@pytest.mark.process
@pytest.mark.skipif(sys.platform == "win32", reason="a limit is set otherwise there")
def test_a_limit_of_the_system_is_told(tmp_path: Path) -> None:
    path = tmp_path / "hotels.db"
    command = [sys.executable, "-c", LIMITED, str(path)]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    done, hindrance = said.stdout.decode().split()
    assert hindrance in {Hindrance.FULL, Hindrance.FAILING}
    with Store(path) as store:
        game = opened(store, 1)
        assert len(game.table.lines) == int(done) > 0
        goes_on(store, game, int(done))
