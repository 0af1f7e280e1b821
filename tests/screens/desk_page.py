"""The dispute desk in a driver's hands."""

from typing import TYPE_CHECKING, Any

from hotels.ledger.chains.editions import EDITIONS
from hotels.views.desk import Asked
from tests.asking import asked_about

if TYPE_CHECKING:
    from tests.screens.driver import Driver

NAMES = ("Alice", "Bob", "Carol", "Dave")


def holding(*blocks: int, **changed: Any) -> Asked:
    """American of 3 in VACATION, unless told otherwise."""
    asked = asked_about(EDITIONS["vacation"], NAMES[: len(blocks)])
    return asked._replace(blocks=blocks, **{"chain": 3, "size": 3} | changed)


def opened(driver: "Driver", asked: Asked | None = None) -> Any:
    """The desk with a holding."""
    from hotels.screens.desk import DeskScreen

    screen = DeskScreen(driver.app, asked or holding(3, 3, 1, 0))
    driver.app.show(screen)
    driver.frames(8)
    return screen


def row(driver: "Driver", name: str) -> Any:
    """The number of a player, or of the hotels."""
    for widget in driver.widgets():
        if type(widget).__name__ == "NumberRow" and widget.name.label.text == name:
            return widget
    raise AssertionError(name)
