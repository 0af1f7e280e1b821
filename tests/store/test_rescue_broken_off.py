"""A rescue that is broken off anywhere goes on, and nothing that could be read is left behind."""

from pathlib import Path

import pytest

from hotels.store.disk import DiskError
from hotels.store.folder import beside, under_rescue
from hotels.store.rescue import Salvage, finish, salvaged, set_aside
from hotels.store.store import Store
from tests.store.ended import lay
from tests.store.harm import AT
from tests.store.playing import played, ticking
from tests.store.rights import files

LATER = "2026-11-19T10:20:30Z"
GAMES, LINES = 3, 5


class Killed(BaseException):
    """The program is no more."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Three games; the lines of the last one stand in the log alone."""
    path, log = tmp_path / "hotels.db", tmp_path / "hotels.db-wal"
    with Store(path, ticking()) as store:
        for _ in range(GAMES - 1):
            played(store, until=LINES)
    with Store(path, ticking()) as store:
        played(store, until=LINES)
        left = path.read_bytes(), log.read_bytes()
    path.write_bytes(left[0])
    log.write_bytes(left[1])
    return path


def rescued(path: Path) -> Salvage:
    """As who opens the archive next would rescue what is left to be rescued."""
    left = under_rescue(path)
    aside = left if left is not None and path.exists() else set_aside(path, LATER)
    with Store(path, ticking()) as store:
        report = salvaged(aside, store)
        assert [len(list(store.lines(game))) for game in range(1, GAMES + 1)] == [LINES] * GAMES
    finish(aside)
    return report


@pytest.mark.parametrize("renamed", [0, 1, 2])
def test_files_that_were_half_set_aside_are_found(
    path: Path, monkeypatch: pytest.MonkeyPatch, renamed: int
) -> None:
    rename, count = Path.rename, 0

    def until_killed(self: Path, other: Path) -> Path:
        nonlocal count
        count += 1
        if count > renamed:
            raise Killed
        return rename(self, other)

    monkeypatch.setattr(Path, "rename", until_killed)
    try:
        set_aside(path, AT)
        assert renamed == 2
    except Killed:
        pass
    monkeypatch.undo()
    if renamed == 1:
        with pytest.raises(DiskError, match="there is a log, but nothing in the file"):
            Store(path)
    assert rescued(path) == Salvage(whole=GAMES, lines=GAMES * LINES)
    assert under_rescue(path) is None


@pytest.mark.parametrize("noted", [0, LINES])
def test_what_was_half_set_aside_was_not_emptied(
    path: Path, monkeypatch: pytest.MonkeyPatch, noted: int
) -> None:
    with Store(path, ticking()) as store:
        played(store, until=LINES)
        if not noted:
            store.settle()
        left = files(path.parent)
    lay(path.parent, left)
    rename = Path.rename

    def until_killed(self: Path, other: Path) -> Path:
        if self.name.endswith("-reached"):
            raise Killed
        return rename(self, other)

    monkeypatch.setattr(Path, "rename", until_killed)
    with pytest.raises(Killed):
        set_aside(path, AT)
    monkeypatch.undo()
    assert beside(path, "reached").exists()
    with Store(path) as store:
        assert not store.missing


@pytest.mark.parametrize("games", range(GAMES))
def test_a_rescue_that_was_killed_goes_on_where_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch, games: int
) -> None:
    aside = set_aside(path, AT)
    take_in, count = Store.take_in, 0

    def until_killed(store: Store, *game: object) -> int:
        nonlocal count
        count += 1
        if count > games:
            raise Killed
        return take_in(store, *game)  # type: ignore[arg-type]

    monkeypatch.setattr(Store, "take_in", until_killed)
    with pytest.raises(Killed), Store(path, ticking()) as store:
        salvaged(aside, store)
    monkeypatch.undo()
    assert under_rescue(path) == aside
    assert rescued(path).whole == GAMES
    assert under_rescue(path) is None
    assert len(list(path.parent.glob("*-damaged-*.db"))) == 1


def test_what_was_set_aside_before_is_not_rescued_again(path: Path) -> None:
    assert rescued(path).whole == GAMES
    with Store(path) as store:
        store.delete(1)
    assert under_rescue(path) is None
    assert rescued(path).whole == GAMES
    with Store(path) as store:
        assert [record.id for record in store.page(deleted=True)] == [1]
