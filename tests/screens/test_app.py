"""The window: it opens, says the name of the house, and closes."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.screens.driver import Driver

PAPER, SIGN = (0xF5, 0xEF, 0xE1), (0x1E, 0x4D, 0x3F)


def test_the_house_says_its_name(driver: "Driver") -> None:
    assert driver.app.title == "Hotels"
    assert "Hotels" in driver.words()


def test_the_house_has_its_colours(driver: "Driver") -> None:
    pixels = driver.pixels()
    assert pixels[0] == PAPER
    assert pixels.count(SIGN) > 10_000


def test_it_stops_when_told(driver: "Driver") -> None:
    assert driver.runs()
    driver.app.stop()
    assert not driver.runs()
    assert driver.words() == []


def test_what_is_there_after_the_first_frame_is_not_looked_through_again(
    driver: "Driver",
) -> None:
    import gc

    del driver.app._freeze
    gc.unfreeze()
    driver.app.on_start()
    driver.frames(1)
    early = gc.get_freeze_count()
    driver.frames(3)
    assert early < gc.get_freeze_count()
    assert gc.get_freeze_count() > 10_000
