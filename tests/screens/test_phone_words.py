"""The title of a page on a phone."""

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.screens.driver import Driver


@pytest.mark.parametrize(
    ("scene", "title"),
    [("desk, a tie", "Settle a dispute"), ("new game, editions", "Which Acquire do you have?")],
)
def test_a_title_keeps_to_one_line(driver: "Driver", scene: str, title: str) -> None:
    from tests.screens.audit.scenes import SCENES

    driver.resize(360, 780)
    SCENES[scene](driver)()
    driver.frames(8)
    said = driver.find("Text", text=title)
    assert said.texture_size[1] < 2 * said.font_size
