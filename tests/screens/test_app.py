"""The window: it opens, says the name of the house, and closes."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.screens.driver import Driver

SIGN, LETTERING = (0x1E, 0x4D, 0x3F), (0xFF, 0xF8, 0xE7)


def test_the_sign_says_hotels(driver: "Driver") -> None:
    assert driver.app.title == "Hotels"
    assert driver.words()[0] == "Hotels"


def test_the_sign_has_its_colours(driver: "Driver") -> None:
    pixels = driver.pixels()
    assert pixels[0] == SIGN
    assert pixels.count(SIGN) > len(pixels) * 0.9
    assert pixels.count(LETTERING) > 1000


def test_it_stops_when_told(driver: "Driver") -> None:
    assert driver.runs()
    driver.app.stop()
    assert not driver.runs()
    assert driver.words() == []
