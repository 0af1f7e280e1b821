"""Acts that were kept and are not there any more: noticed, and said until somebody has seen it."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from hotels.store.checking import Damage, Flaw, damages, findings, gone
from hotels.store.disk import DiskError, Hindrance
from hotels.store.folder import beside
from hotels.store.keeping import opened
from hotels.store.reached import Gap, Missing
from hotels.store.readonly import ReadOnly
from hotels.store.rescue import finish, salvaged, set_aside
from hotels.store.store import Store
from tests.store.ended import AFTER, BEFORE, ended, lay
from tests.store.harm import AT
from tests.store.playing import entries, played, ticking
from tests.store.rights import files


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """An archive whose program was ended."""
    path = tmp_path / "data" / "hotels.db"
    ended(path)
    return path


def uid(store: Store, game: int = 1) -> str:
    return store.record(game).uid


def missing(path: Path) -> Missing:
    with Store(path) as store:
        return store.missing


def cut(log: Path) -> None:
    """The log ends with the second act in it."""
    frame = 24 + 4096
    frames = log.read_bytes()
    ends = [at for at in range(32, len(frames), frame) if any(frames[at + 4 : at + 8])]
    log.write_bytes(frames[: ends[1] + frame])


LOST: dict[str, Callable[[Path], object]] = {
    "deleted": Path.unlink,
    "emptied": lambda log: log.write_bytes(b""),
    "zeroed": lambda log: log.write_bytes(bytes(log.stat().st_size)),
    "cut to its head": lambda log: os.truncate(log, 32),
    "cut": cut,
    "of another time": lambda log: log.write_bytes(b"\x37\x7f\x06\x82" + bytes(28)),
}


@pytest.mark.parametrize("how", LOST)
def test_what_went_with_the_log_is_said_until_it_is_seen(path: Path, how: str) -> None:
    LOST[how](beside(path, "wal"))
    there = BEFORE + 2 * (how == "cut")
    for _ in range(2):
        with Store(path, ticking()) as store:
            gap = Gap(uid(store), there, AFTER)
            assert store.missing.games == (gap,)
            assert [line.number for line in store.lines(1)] == [*range(1, there + 1)]
            record = store.record(1)
            said = Damage(record, there + 1, Flaw.MISSING, str(AFTER - there))
            assert said in list(gone(store))
            assert said in list(findings(store))
            assert list(damages(store)) == []
        assert {file.name for file in path.parent.iterdir()} == {"hotels.db", "hotels.db-missing"}
    with Store(path, ticking()) as store:
        played(store, until=2)
        store.seen()
        assert not store.missing
    assert not missing(path)
    assert [file.name for file in path.parent.iterdir()] == ["hotels.db"]


@pytest.mark.parametrize("how", LOST)
def test_who_only_reads_says_so_too_and_leaves_it_to_be_said(path: Path, how: str) -> None:
    LOST[how](beside(path, "wal"))
    before = files(path.parent)
    for _ in range(2):
        with Store(path, disk=ReadOnly) as store:
            assert store.missing.games == (Gap(uid(store), BEFORE + 2 * (how == "cut"), AFTER),)
        assert files(path.parent) == before
    assert missing(path).games
    with Store(path, disk=ReadOnly) as store:
        assert store.missing.games
    assert beside(path, "missing").exists()


def test_nothing_is_said_where_all_is_there(path: Path) -> None:
    with Store(path, disk=ReadOnly) as store:
        assert not store.missing
    assert not missing(path)
    assert not missing(path)
    assert [file.name for file in path.parent.iterdir()] == ["hotels.db"]


def test_a_game_that_is_gone_as_a_whole_is_said(path: Path) -> None:
    with Store(path, ticking()) as store:
        played(store, until=BEFORE)
        own = uid(store, 2)
        left = files(path.parent)
    del left["hotels.db-wal"]
    lay(path.parent, left)
    with Store(path) as store:
        assert store.missing == Missing(games=(Gap(own, 0, BEFORE),))
        assert list(gone(store)) == [Damage(None, None, Flaw.MISSING, str(BEFORE))]


def test_the_first_game_of_all_is_said_too(tmp_path: Path) -> None:
    path = tmp_path / "hotels.db"
    Store(path).close()
    with Store(path, ticking()) as store:
        played(store, until=3)
        left = files(tmp_path)
    del left["hotels.db-wal"]
    lay(tmp_path, left)
    assert [(gap.there, gap.lines) for gap in missing(path).games] == [(0, 3)]


@pytest.mark.parametrize("when", ["closed", "ended"])
def test_an_older_copy_that_was_put_back_is_as_far_as_it_was(
    path: Path, tmp_path: Path, when: str
) -> None:
    """Its notes belong to a later state, which it never was in."""
    copy = tmp_path / "copy.db"
    with Store(path, ticking()) as store:
        store.disk.backup(copy)
        played(store, until=3)
    with Store(path, ticking()) as store:
        played(store, until=4)
        left = files(path.parent)
    if when == "ended":
        lay(path.parent, left)
        beside(path, "wal").unlink()
    shutil.copyfile(copy, path)
    with Store(path) as store:
        assert not store.missing
        assert store.count() == 1


def test_another_archive_in_its_place_misses_nothing(path: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.db"
    with Store(other, ticking()) as store:
        played(store, "acquire-p2_057")
    beside(path, "wal").unlink()
    shutil.copyfile(other, path)
    assert not missing(path)
    assert not beside(path, "reached").exists()


def test_a_first_game_that_another_archive_replaced_is_not_missed(tmp_path: Path) -> None:
    path, other = tmp_path / "hotels.db", tmp_path / "other.db"
    with Store(other, ticking()) as store:
        played(store, until=3)
    with Store(path, ticking()) as store:
        played(store, until=3)
        left = files(tmp_path)
    del left["hotels.db-wal"]
    lay(tmp_path, left | {"hotels.db": left["other.db"]})
    assert not missing(path)


def test_an_archive_moved_without_its_notes_misses_nothing(path: Path, tmp_path: Path) -> None:
    moved = tmp_path / "moved.db"
    shutil.copyfile(path, moved)
    shutil.copyfile(beside(path, "wal"), beside(moved, "wal"))
    assert not missing(moved)
    moved.unlink()
    shutil.copyfile(path, moved)
    assert not missing(moved)


@pytest.mark.parametrize("notes", [b"", b"\0" * 300, b"{", b"12345678 {}", b'"', b"\xff", "half"])
def test_notes_that_cannot_be_read_are_none(path: Path, notes: bytes | str) -> None:
    reached = beside(path, "reached")
    whole = reached.read_bytes()
    reached.write_bytes(whole[: len(whole) // 2] if isinstance(notes, str) else notes)
    beside(path, "wal").unlink()
    assert not missing(path)


def test_notes_that_fell_behind_are_no_loss(path: Path) -> None:
    behind = beside(path, "reached").read_bytes()
    with Store(path, ticking()) as store:
        opened(store, 1).table.write(entries()[AFTER])
        left = files(path.parent)
    lay(path.parent, left | {"hotels.db-reached": behind})
    with Store(path) as store:
        assert not store.missing
        assert len(list(store.lines(1))) == AFTER + 1


def test_a_purge_that_was_broken_off_is_no_loss(path: Path) -> None:
    with Store(path, ticking()) as store:
        played(store, until=3)
        store.delete(2)
        played(store, until=1)
        noted = beside(path, "reached")
        assert noted.stat().st_size
        assert store.purge("9") == 1
        left = files(path.parent)
    lay(path.parent, left)
    assert not missing(path)


def test_an_act_cut_off_by_the_power_is_said_until_it_is_seen(path: Path) -> None:
    log = beside(path, "wal")
    frames = bytearray(log.read_bytes())
    frames[-1] ^= 1
    log.write_bytes(frames)
    before = files(path.parent)
    with Store(path, disk=ReadOnly) as store:
        assert (store.missing.torn, store.disk.torn) == (True, True)
    assert files(path.parent) == before
    for _ in range(2):
        with Store(path, ticking()) as store:
            assert store.missing.torn
            assert Damage(None, None, Flaw.TORN) in list(gone(store))
            assert list(damages(store)) == []
    with Store(path) as store:
        assert not store.disk.torn
        store.seen()
    assert not missing(path)


def test_a_word_on_what_is_missing_that_was_damaged_still_says_that_something_is(
    path: Path,
) -> None:
    beside(path, "missing").write_bytes(b"half a w")
    assert missing(path) == Missing(torn=True)


def test_what_a_rescue_could_not_save_is_said(path: Path) -> None:
    log = beside(path, "wal")
    frames = bytearray(log.read_bytes())
    frames[len(frames) // 2] ^= 1
    log.write_bytes(frames)
    with pytest.raises(DiskError) as error:
        Store(path)
    assert error.value.hindrance is Hindrance.DAMAGED
    aside = set_aside(path, AT)
    with Store(path, ticking()) as store:
        assert salvaged(aside, store).lines < AFTER
        own = uid(store)
    finish(aside)
    with Store(path) as store:
        (gap,) = store.missing.games
        assert (gap.uid, gap.lines) == (own, AFTER)
        assert gap.there == len(list(store.lines(1)))


def test_where_nothing_can_be_noted_play_goes_on(path: Path) -> None:
    with Store(path, ticking()) as store:
        beside(path, "reached").mkdir()
        played(store, until=3)
        store.settle()
        played(store, until=3)
    assert not missing(path)
