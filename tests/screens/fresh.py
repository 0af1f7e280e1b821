"""Whether the screen is what a fresh opening of the file would show."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def looks(driver: "Driver") -> tuple[list[str], bytes]:
    """Every text on the screen and every pixel, once nothing moves, from the top."""
    from kivy.uix.scrollview import ScrollView

    driver.app.shell.unsay()
    for widget in driver.widgets():
        if isinstance(widget, ScrollView):
            widget.scroll_y = 1
    driver.wait(1)
    return driver.words(), driver._drawn()


def reopened(driver: "Driver", number: int) -> None:
    """A game from the file, which was closed meanwhile; nothing is remembered of it."""
    app: Any = driver.app
    app.shell.home()
    app.unsaid = None
    app.store.close()
    app.open_archive()
    app.resume(number)
    driver.frames(5)


def assert_fresh(driver: "Driver") -> None:
    """The table shows what stands in the file, and nothing else."""
    number = driver.app.shell.top.sitting.game.record.id
    before = looks(driver)
    reopened(driver, number)
    words, pixels = looks(driver)
    assert words == before[0]
    assert pixels == before[1]
