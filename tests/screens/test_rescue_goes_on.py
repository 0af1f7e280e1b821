"""Hotels was ended while it saved what could be read: the next start goes on with it."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def test_home_goes_on_with_a_rescue_that_was_broken_off(driver: "Driver") -> None:
    from hotels.store.folder import under_rescue
    from hotels.store.rescue import set_aside
    from tests.store.harm import AT
    from tests.store.playing import played

    app = driver.app
    path = app.store.path
    played(app.store)
    played(app.store, until=5)
    app.store.close()
    set_aside(path, AT)  # and there it was ended
    app.store = None
    driver.window.remove_widget(app.root)
    app.shell.close()
    app.life.end()
    app.anew()
    driver.until(lambda: driver.says("2 games rescued in full."), seconds=20)
    assert driver.find("LastGame").row.deed == "Resume"
    assert under_rescue(path) is None
    driver.tap(driver.find("IconButton", hint="Close this message"))
    assert not driver.says("rescued in full")
