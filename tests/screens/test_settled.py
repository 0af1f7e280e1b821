"""When the app moves what SQLite's log holds into the archive's own file."""

from typing import TYPE_CHECKING

import pytest

from tests.store.playing import entries, sat_down

if TYPE_CHECKING:
    from tests.screens.driver import Driver


@pytest.fixture
def table(driver: "Driver") -> "Driver":
    """A game at the table, with a line of its own."""
    app = driver.app
    game = sat_down(app.store)
    game.table.write(entries()[0])
    app.resume(game.record.id)
    driver.frames(3)
    return driver


def wait(driver: "Driver") -> None:
    """Long enough for whatever is done when nobody taps."""
    from hotels.screens.life import RESTS

    driver.wait(RESTS + 0.2)


def test_a_pause_leaves_nothing_in_the_log(table: "Driver") -> None:
    assert table.app.store.acts == 2
    table.app.on_pause()
    assert table.app.store.acts == 0


def test_nor_does_the_way_home(table: "Driver") -> None:
    wait(table)
    assert table.app.store.acts == 2
    table.app.shell.home()
    wait(table)
    assert table.app.store.acts == 0


def test_nor_do_many_acts_once_nobody_taps(table: "Driver") -> None:
    from hotels.screens.life import MANY_ACTS
    from hotels.screens.screen import game_on

    store = table.app.store
    game = game_on(table.app.shell.top).table
    for entry in entries()[1 : MANY_ACTS - 1]:
        game.write(entry)
    assert store.acts == MANY_ACTS
    wait(table)
    assert store.acts == 0
    for entry in entries()[MANY_ACTS - 1 : MANY_ACTS + 3]:
        game.write(entry)
    wait(table)
    assert store.acts == 4


def test_without_an_archive_nothing_is_done(driver: "Driver") -> None:
    app = driver.app
    app.store.close()
    app.store = None
    app.on_pause()
    app.life.acted()
    wait(driver)
    assert app.store is None
