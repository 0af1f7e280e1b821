"""Titles, a headline and keys have the room on a phone that there is."""

from typing import TYPE_CHECKING, Any

import pytest

from tests.screens.audit.cases import Case, View

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def dressed(driver: "Driver", scene: str, case: Case) -> Any:
    """The screen of a scene, as it is in this case."""
    from tests.screens.audit.scenes import SCENES
    from tests.screens.audit.stage import dress

    show = SCENES[scene](driver)
    dress(driver, case)
    show()
    driver.frames(8)
    return driver.app.shell.top


@pytest.mark.parametrize(
    ("scene", "title"),
    [("desk, a tie", "Settle a dispute"), ("new game, editions", "Which Acquire do you have?")],
)
def test_a_title_keeps_to_one_line(driver: "Driver", scene: str, title: str) -> None:
    dressed(driver, scene, Case("", View(360, 780), 1, "light"))
    said = driver.find("Text", text=title)
    assert said.texture_size[1] < 2 * said.font_size


def test_a_headline_is_as_large_as_the_sign_lets_it_be(driver: "Driver") -> None:
    from hotels.screens.theme import theme

    screen = dressed(driver, "announced, table", Case("", View(360, 600), 1.6, "light"))
    said = screen.sign.headline
    assert said.font_size == theme.font(said.style)[1]


@pytest.mark.parametrize("language", ["de", "es"])
def test_keys_of_two_words_stand_side_by_side(driver: "Driver", language: str) -> None:
    from hotels.screens.theme import theme

    case = Case("", View(360, 780), 1, "light", language)
    screen = dressed(driver, "takeover, dispose, later", case)
    keys = [
        key
        for key in screen.disposing.walk()
        if type(key).__name__ == "PushButton" and key.kind == "outlined"
    ]
    assert len(keys) == 3
    assert len({key.y for key in keys}) == 1
    for key in keys:
        assert key.label.font_size == theme.font("button")[1]
        assert key.label.width + 16 <= key.width
