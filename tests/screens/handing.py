"""How what is handed on is reached on the screen."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def opened(driver: "Driver", game: Any) -> None:
    """The standing of a game, with its sheet of what can be handed on."""
    from hotels.screens.chains.standing import Standing

    driver.app.show(Standing(driver.app, game))
    driver.frames(4)
    driver.tap("Share")
    driver.frames(4)


def saved(driver: "Driver", home: Path, row: str) -> Path:
    """The file that a row of the sheet comes to."""
    before = {*home.rglob("*")}
    more_formats(driver, row)
    scroll_to(driver, row)
    driver.tap(row)
    driver.frames(4)
    driver.tap("Save")
    driver.frames(3)
    (path,) = {*home.rglob("*")} - before
    return path


def more_formats(driver: "Driver", row: str) -> None:
    """The second sheet, where what is seldom wanted stands only there."""
    if row not in driver.words():
        scroll_to(driver, "More formats")
        driver.tap("More formats")
        driver.frames(4)


def scroll_to(driver: "Driver", words: str) -> None:
    """Where a sheet is higher than the window."""
    from kivy.uix.scrollview import ScrollView

    bearer = driver.bearer(words)
    for parent in bearer.walk_reverse(loopback=False):
        if isinstance(parent, ScrollView):
            parent.scroll_to(bearer, padding=60, animate=False)
    driver.frames(3)
