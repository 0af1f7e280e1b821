"""The information card in a driver's hands."""

import json
from typing import TYPE_CHECKING, Any

from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.editions import EDITIONS

if TYPE_CHECKING:
    from tests.screens.driver import Driver

VACATION = EDITIONS["vacation"]


def shown(driver: "Driver", edition: Edition = VACATION, **rest: Any) -> Any:
    """The card of an edition."""
    from hotels.screens.card import open_card

    open_card(driver.app, edition, **rest)
    driver.frames(8)
    return driver.app.shell.top


def in_archive(driver: "Driver") -> dict[str, Any]:
    """The house editions, as an archive that is opened anew has them."""
    driver.app.store.close()
    driver.app.open_archive()
    return {own_id: json.loads(text) for own_id, text in driver.app.store.editions().items()}


def reach(driver: "Driver", target: Any) -> None:
    """Bring something into sight and tap it."""
    from kivy.uix.scrollview import ScrollView

    widget = driver.bearer(target) if isinstance(target, str) else target
    above = widget.parent
    while above is not None and above is not above.parent:
        if isinstance(above, ScrollView) and above.viewport_size[1] > above.height:
            above.scroll_to(widget, padding=40, animate=False)
            driver.frames(2)
        above = above.parent
    driver.tap(widget)
    driver.frames(4)


def type_number(driver: "Driver", *keys: str) -> None:
    """Digits on the pad."""
    for key in keys:
        reach(driver, driver.find("NumberKey", text=key))


def keep(driver: "Driver", *keys: str) -> None:
    """A number typed and kept."""
    type_number(driver, *keys)
    reach(driver, "Save")


def keep_all_the_same(driver: "Driver", *keys: str) -> None:
    """A number typed that looks like a slip, and kept."""
    keep(driver, *keys)
    reach(driver, "Save anyway")


def made(driver: "Driver", name: str) -> Any:
    """A house edition made of the card that is shown."""
    screen = driver.app.shell.top
    if driver.app.shell.profile.width >= 1000:
        driver.tap("Create house edition")
    else:
        driver.tap(driver.find("IconButton", hint="create house edition"))
    driver.frames(4)
    driver.find("Typed").text = name
    driver.frames(2)
    reach(driver, "Create")
    assert driver.app.shell.top is not screen
    return driver.app.shell.top
