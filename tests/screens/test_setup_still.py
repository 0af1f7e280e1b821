"""What stays where it is while players sit down, and where the keyboard goes."""

from typing import TYPE_CHECKING

import pytest

from tests.screens.test_setup import draw, opened, order, played, reach, tile_key, type_in

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def boxes(driver: "Driver", kind: str) -> dict[str, tuple[float, ...]]:
    """Where everything of a kind stands in the window, by its words."""
    found = [one for one in driver.widgets() if type(one).__name__ == kind]
    return {one.text: (*one.to_window(*one.pos), *one.size) for one in found}


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (800, 1280), (360, 780)])
def test_the_names_of_known_people_stay_where_they_are(
    driver: "Driver", size: tuple[int, int]
) -> None:
    played(driver, "Ann Ben Cat Dan Eve")
    driver.resize(*size)
    screen = opened(driver)
    before = boxes(driver, "Chip"), boxes(driver, "PushButton")["Change edition"]
    for name in ("Ann", "Cat", "Eve", "Dan"):
        reach(driver, next(one for one in driver.widgets() if getattr(one, "text", "") == name))
        screen._panes[0].to(0)
        driver.frames(2)
        assert (boxes(driver, "Chip"), boxes(driver, "PushButton")["Change edition"]) == before
    assert order(screen) == ["Ann", "Cat", "Eve", "Dan"]
    chosen = [one.text for one in driver.widgets() if getattr(one, "chosen", None) is True]
    assert sorted(chosen) == ["Ann", "Cat", "Dan", "Eve"]
    reach(driver, driver.find("Chip", text="Cat"))  # who was tapped by mistake gets up again
    assert order(screen) == ["Ann", "Eve", "Dan"]


def test_the_field_for_a_name_does_not_take_the_focus_again(driver: "Driver") -> None:
    played(driver, "Ann Ben")
    opened(driver)
    driver.tap("New name")
    driver.frames(4)
    type_in(driver, "Cat")
    assert driver.find("Typed").focus  # the next name is typed on
    driver.find("Typed").focus = False
    driver.tap(driver.find("Chip", text="Ann"))
    driver.frames(4)
    assert not driver.find("Typed").focus
    driver.find("Typed").text = "Da"
    reach(driver, tile_key(driver, "Cat"))
    draw(driver, "C5 E5")
    driver.frames(4)
    assert driver.says("goes first: closest to row A")
    assert (driver.find("Typed").text, driver.find("Typed").focus) == ("Da", False)
