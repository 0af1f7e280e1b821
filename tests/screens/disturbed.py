"""A game of two, and what comes between: another app, a sheet in which a name is half typed."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.screens.driver import Driver
    from tests.screens.hand import Hand

LEFT = "Draft saved. Tap to resume."


def game(driver: "Driver") -> "Hand":
    """Turns of two, Ben founding Luxor."""
    from tests.screens.sitting import acquire, turns

    return acquire(driver, turns("1A", "2A=Luxor", "3A"))


def rest(driver: "Driver") -> None:
    """Behind another app and in front again, as the window hears of it."""
    driver.window._event_filter("app_willenterbackground")
    driver.window._event_filter("app_didenterforeground")
    driver.frames(4)


def half_named(driver: "Driver") -> "Hand":
    """The game, Ana's sheet over it and another name typed there."""
    hand = game(driver)
    retype(driver, hand)
    return hand


def retype(driver: "Driver", hand: "Hand") -> None:
    """Ana's sheet is opened and another name typed there."""
    from hotels.screens.chains.seats import open_naming

    open_naming(hand.sitting, 0)
    driver.frames(3)
    driver.find("Field").line.text = "Anastasia"
