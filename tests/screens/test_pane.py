"""A pane stays where a finger put it, however high what is in it becomes."""

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from hotels.screens.widgets.pane import Pane
    from tests.screens.driver import Driver


def shown(driver: "Driver", high: float, offset: float = 0) -> "Pane":
    from hotels.screens.widgets.pane import Pane
    from hotels.screens.widgets.plate import Down, Space

    pane = Pane(Down(Space(height=high)), offset=offset)
    driver.app.shell.top.clear_widgets()
    driver.app.shell.top.add_widget(pane)
    driver.frames(3)
    return pane


def above(pane: "Pane") -> float:
    """What is really hidden above it, in pixels."""
    return float(pane.content.top - pane.content.y - pane.height) - float(
        pane.scroll_y * (pane.content.height - pane.height)
    )


def grow(driver: "Driver", pane: "Pane", by: float) -> None:
    pane.content.children[0].height += by
    driver.frames(3)


def test_what_grows_leaves_the_top_where_the_wheel_put_it(driver: "Driver") -> None:
    pane = shown(driver, 2_000)
    driver.wheel(*pane.center, down=True)
    driver.frames(3)
    moved = above(pane)
    assert moved > 0
    grow(driver, pane, 900)
    assert above(pane) == pytest.approx(moved)


def test_it_begins_where_it_was_left_as_soon_as_there_is_so_much(driver: "Driver") -> None:
    pane = shown(driver, 300, offset=500)
    assert pane.scroll_y == 1
    grow(driver, pane, 2_000)
    assert above(pane) == pytest.approx(500)
    grow(driver, pane, -2_000)
    driver.wait(1)
    grow(driver, pane, 3_000)
    assert above(pane) == pytest.approx(500)


def test_a_finger_moves_it(driver: "Driver") -> None:
    pane = shown(driver, 2_000, offset=500)
    x, y = pane.center
    driver.drag((x, y), (x, y + 200))
    driver.wait(2)
    assert above(pane) == pytest.approx(pane.offset)
    assert pane.offset > 600
