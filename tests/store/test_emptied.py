"""An archive that was emptied together with its log, though games are known to have been in it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from hotels.store.checking import Damage, Flaw, damages, gone
from hotels.store.folder import beside
from hotels.store.reached import Gap, Missing
from hotels.store.readonly import ReadOnly
from hotels.store.rescue import Salvage, finish, salvaged, set_aside
from hotels.store.store import Store
from tests.store.ended import AFTER, ended, lay
from tests.store.harm import AT
from tests.store.playing import played, ticking
from tests.store.rights import files


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """An archive whose program was ended."""
    path = tmp_path / "data" / "hotels.db"
    ended(path)
    return path


def missing_at(path: Path) -> Missing:
    with Store(path) as store:
        return store.missing


def bare(path: Path) -> None:
    """An archive without a game, as the app makes it."""
    path.unlink()
    other = path.with_name("bare.db")
    Store(other).close()
    other.rename(path)


CUT: dict[str, Callable[[Path], object]] = {
    "deleted": Path.unlink,
    "emptied": lambda file: file.write_bytes(b""),
}
GONE = CUT | {"made anew": bare}


@pytest.mark.parametrize("log", CUT)
@pytest.mark.parametrize("how", GONE)
def test_an_archive_that_was_emptied_with_its_log_is_said_to_be(
    path: Path, how: str, log: str
) -> None:
    CUT[log](beside(path, "wal"))
    GONE[how](path)
    emptied = Missing(emptied=True)
    if path.exists():
        with Store(path, disk=ReadOnly) as store:
            assert store.missing == emptied
    for _ in range(2):
        with Store(path) as store:
            assert store.missing == emptied
            assert list(gone(store)) == [Damage(None, None, Flaw.EMPTIED)]
            assert list(damages(store)) == []
    with Store(path, ticking()) as store:
        played(store, until=2)
        assert store.missing == emptied
        store.seen()
    assert not missing_at(path)


@pytest.mark.parametrize("how", GONE)
def test_the_first_games_of_an_archive_emptied_with_its_log_are_said(
    tmp_path: Path, how: str
) -> None:
    path = tmp_path / "hotels.db"
    with Store(path, ticking()) as store:
        played(store, until=3)
        left = files(tmp_path)
    lay(tmp_path, left)
    beside(path, "wal").unlink()
    GONE[how](path)
    assert [(gap.there, gap.lines) for gap in missing_at(path).games] == [(0, 3)]


@pytest.mark.parametrize("how", CUT)
def test_an_archive_emptied_after_a_pause_is_said_to_be(path: Path, how: str) -> None:
    with Store(path, ticking()) as store:
        played(store, until=2)
        store.settle()
        left = files(path.parent)
    lay(path.parent, left)
    assert not beside(path, "reached").stat().st_size
    CUT[how](beside(path, "wal"))
    GONE[how](path)
    assert missing_at(path) == missing_at(path) == Missing(emptied=True)


def test_an_archive_of_which_nothing_was_noted_is_a_new_one(path: Path) -> None:
    for file in (path, beside(path, "wal"), beside(path, "reached")):
        file.unlink()
    assert not missing_at(path)


def test_a_rescue_of_an_emptied_file_says_what_was_noted(path: Path) -> None:
    with Store(path, disk=ReadOnly) as store:
        own = store.record(1).uid
    path.write_bytes(b"")
    aside = set_aside(path, AT)
    with Store(path, ticking()) as store:
        assert salvaged(aside, store) == Salvage()
    finish(aside)
    assert missing_at(path) == Missing(games=(Gap(own, 0, AFTER),))
