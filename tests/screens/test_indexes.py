"""An index of a large archive that was damaged: rebuilt once Home is shown, and said."""

from typing import TYPE_CHECKING

import pytest

from hotels.store import disk
from tests.store.playing import played, ticking

if TYPE_CHECKING:
    from pathlib import Path

    from tests.screens.driver import Driver

REBUILT = "The list of games was damaged and has been rebuilt. No game was lost."


def open_again(driver: "Driver", file: bytes) -> None:
    """Hotels over this archive."""
    app = driver.app
    app.store.close()
    app.store.path.write_bytes(file)
    app.open_archive()
    app.home = type(app.home)(app)
    app.shell.show(app.home)
    driver.frames(3)


@pytest.fixture
def harmed(driver: "Driver", monkeypatch: pytest.MonkeyPatch) -> bytes:
    """An archive of three games, of which a list shows but two."""
    monkeypatch.setattr(disk, "CHECKED_AT_ONCE", 0)
    store = driver.app.store
    store.clock = ticking()
    for _ in range(3):
        played(store, until=2)
    path: Path = store.path
    ((root,),) = store.disk.rows("SELECT rootpage FROM sqlite_schema WHERE name = 'games_newest'")
    store.close()
    file = bytearray(path.read_bytes())
    start = (root - 1) * 4096
    assert file[start] == 10  # a leaf: how many cells there are stands two bytes on
    assert file[start + 4] == 3
    file[start + 4] = 2
    return bytes(file)


def test_an_index_is_rebuilt_once_home_is_shown(driver: "Driver", harmed: bytes) -> None:
    open_again(driver, harmed)
    app = driver.app
    assert app.store.count() == 2
    assert not driver.says(REBUILT)
    driver.wait(1.5)
    assert app.store.count() == 3
    assert driver.says(REBUILT)
    assert app.store.disk.faults() == []
    driver.tap(driver.find("IconButton", hint="Close this message"))
    assert not driver.says(REBUILT)
    driver.wait(1.5)
    assert not driver.says(REBUILT)


def test_what_cannot_be_rebuilt_is_to_be_rescued(driver: "Driver", harmed: bytes) -> None:
    file = bytearray(harmed)
    ((root,),) = [(number,) for number in _roots(driver, harmed, "people")]
    file[(root - 1) * 4096 : root * 4096] = bytes(4096)
    open_again(driver, bytes(file))
    driver.wait(1.5)
    assert driver.says("The file of saved games is damaged")
    driver.tap("Rescue what can be read")
    driver.until(lambda: app_is_open(driver), 20)
    assert driver.app.store.count() == 3
    assert not driver.says("The file of saved games is damaged")


def _roots(driver: "Driver", file: bytes, table: str) -> list[int]:
    app = driver.app
    app.store.path.write_bytes(file)
    app.open_archive()
    question = "SELECT rootpage FROM sqlite_schema WHERE name = ?"
    return [root for (root,) in app.store.disk.rows(question, (table,))]


def app_is_open(driver: "Driver") -> bool:
    """Whether the rescue is over."""
    return driver.app.home.rescue is None and driver.app.store is not None


def test_a_small_archive_is_not_looked_through(
    driver: "Driver", harmed: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(disk, "CHECKED_AT_ONCE", 10**9)
    open_again_refused(driver, harmed)
    assert driver.says("The file of saved games is damaged")


def open_again_refused(driver: "Driver", file: bytes) -> None:
    """A small one is checked whole when it is opened, and refused."""
    app = driver.app
    app.store.close()
    app.store.path.write_bytes(file)
    app.open_archive()
    assert app.store is None
    app.home = type(app.home)(app)
    app.shell.show(app.home)
    driver.wait(1.5)
