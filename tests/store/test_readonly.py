"""An archive that is only read: whatever lies there stays as it is, and others may read it too."""

import sys
from pathlib import Path

import pytest

from hotels.store.checking import damages
from hotels.store.disk import DiskError, Hindrance
from hotels.store.keeping import opened
from hotels.store.readonly import ReadOnly
from hotels.store.store import Store
from tests.store.playing import CORRECTIONS, example, played, ticking
from tests.store.rights import files, nobody
from tests.store.test_opening import OLDER

LINES = 7


def left(folder: Path) -> Path:
    """An archive as a program leaves it that is ended in the middle: its acts are in the log."""
    path = folder / "hotels.db"
    with Store(path, ticking()) as store:
        played(store, until=LINES)
        as_it_was = files(folder)
    for name, content in as_it_was.items():
        (folder / name).write_bytes(content)
    assert (folder / "hotels.db-wal").stat().st_size > 0
    return path


def reader(path: Path) -> Store:
    return Store(path, disk=ReadOnly)


def refused(path: Path) -> Hindrance:
    with pytest.raises(DiskError) as error:
        reader(path)
    return error.value.hindrance


def test_what_is_in_the_log_is_read_and_stays_there(tmp_path: Path) -> None:
    path = left(tmp_path)
    before = files(tmp_path)
    for _ in range(2):
        with reader(path) as store:
            assert len(list(store.lines(1))) == LINES
            assert [record.id for record in store.page(search="ana")] == [1]
            assert opened(store, 1).damaged_at is None
            assert list(damages(store)) == []
            assert files(tmp_path) == before
        assert files(tmp_path) == before
    with Store(path) as store:
        assert len(list(store.lines(1))) == LINES


@pytest.mark.skipif(sys.platform == "emscripten", reason="every file may be written there")
@pytest.mark.parametrize("logged", [False, True])
def test_neither_the_file_nor_its_folder_need_be_writable(*, logged: bool) -> None:
    with nobody() as folder:
        path = left(folder) if logged else folder / "hotels.db"
        if not logged:
            example(path)
        before = files(folder)
        for file in folder.iterdir():
            file.chmod(0o400)
        folder.chmod(0o500)
        with reader(path) as store:
            assert store.count() == (1 if logged else 2)
            assert list(damages(store)) == []
            with pytest.raises(DiskError):
                store.delete(1)
        assert files(folder) == before


@pytest.mark.parametrize("emptied", [b"", bytes(100), bytes(5000)])
def test_a_log_that_holds_nothing_is_left_where_it_is(tmp_path: Path, emptied: bytes) -> None:
    path = tmp_path / "hotels.db"
    example(path)
    (tmp_path / "hotels.db-wal").write_bytes(emptied)
    before = files(tmp_path)
    with reader(path) as store:
        assert store.count() == 2
        assert store.disk.torn == bool(emptied)
    assert files(tmp_path) == before


@pytest.mark.parametrize("older", OLDER, ids=lambda path: path.stem)
def test_a_file_of_every_version_is_read_and_stays_at_its_version(
    older: Path, tmp_path: Path
) -> None:
    path = tmp_path / "hotels.db"
    path.write_bytes(older.read_bytes())
    with reader(path) as store:
        assert [record.id for record in store.page()] == [2, 1]
        assert len(opened(store, 2).table.lines) == 24 + CORRECTIONS
        assert list(damages(store)) == []
        assert len(store.taken(2)) == (0 if older.stem in {"v1", "v2"} else 2)
    assert files(tmp_path) == {"hotels.db": older.read_bytes()}


@pytest.mark.parametrize("journal", [None, b"", b"a journal of nothing"])
def test_a_file_with_nothing_in_it_yet_has_no_games(tmp_path: Path, journal: bytes | None) -> None:
    path = tmp_path / "hotels.db"
    path.write_bytes(b"" if journal is None else bytes(4096))
    if journal is not None:
        (tmp_path / "hotels.db-journal").write_bytes(journal)
    before = files(tmp_path)
    with reader(path) as store:
        assert (store.count(), store.people()) == (0, [])
    assert files(tmp_path) == before


def test_what_cannot_be_read_is_told_and_stays_as_it_is(tmp_path: Path) -> None:
    path = left(tmp_path)
    log = tmp_path / "hotels.db-wal"
    frames = log.read_bytes()
    log.write_bytes(frames[: len(frames) // 2] + b"\xff" + frames[len(frames) // 2 + 1 :])
    before = files(tmp_path)
    assert refused(path) is Hindrance.DAMAGED
    assert files(tmp_path) == before
    log.unlink()
    path.write_bytes(path.read_bytes()[:-1])
    assert refused(path) is Hindrance.DAMAGED
    path.unlink()
    log.write_bytes(frames)
    assert refused(path) is Hindrance.DAMAGED


def test_a_small_file_is_checked_whole_when_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "hotels.db"
    example(path)
    file = bytearray(path.read_bytes())
    file[8192:16384] = bytes(8192)
    path.write_bytes(file)
    assert refused(path) is Hindrance.DAMAGED


def test_this_very_program_opens_a_file_once(tmp_path: Path) -> None:
    path = tmp_path / "hotels.db"
    example(path)
    with reader(path):
        assert refused(path) is Hindrance.IN_USE
        with pytest.raises(DiskError, match="in use"):
            Store(path)
    with Store(path):
        assert refused(path) is Hindrance.IN_USE
    with Store(path) as store:
        assert store.count() == 2
