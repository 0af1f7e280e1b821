"""Help is searched by words, and opens at the topic of the screen it is called from."""

from typing import TYPE_CHECKING

import pytest

from hotels.views.help import TOPIC, TOPICS
from tests.screens.audit.scenes import SCENES

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def look_for(driver: "Driver", words: str) -> None:
    """Words typed into the field."""
    field = driver.find("Field")
    field.line.text = words
    driver.frames(6)


def titles(driver: "Driver") -> list[str]:
    """The topics that are listed."""
    words = driver.words()
    return [topic.title for topic in TOPICS if topic.title in words]


@pytest.fixture
def help_screen(driver: "Driver") -> "Driver":
    driver.tap(driver.find("IconButton", hint="Help"))
    driver.frames(6)
    return driver


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (360, 780)])
def test_only_topics_with_the_words_are_listed(
    help_screen: "Driver", size: tuple[int, int]
) -> None:
    help_screen.resize(*size)
    help_screen.frames(6)
    look_for(help_screen, "talkback")
    assert titles(help_screen) == ["Screen readers"]
    look_for(help_screen, "")
    assert titles(help_screen) == [topic.title for topic in TOPICS]


def test_the_first_that_is_found_is_read_beside_the_list(help_screen: "Driver") -> None:
    look_for(help_screen, "talkback")
    assert help_screen.says(TOPIC["readers"].paragraphs[0])
    assert not help_screen.says(TOPICS[0].paragraphs[0])


def test_no_match_is_said(help_screen: "Driver") -> None:
    look_for(help_screen, "no such words")
    assert help_screen.says("No matching topics.")


def test_the_words_stay_when_the_window_turns(help_screen: "Driver") -> None:
    look_for(help_screen, "talkback")
    help_screen.resize(800, 1280)
    help_screen.frames(6)
    field = help_screen.find("Field")
    assert field.line.text == "talkback"
    assert titles(help_screen) == ["Screen readers"]


@pytest.mark.parametrize(
    ("scene", "topic"),
    [
        ("table, tile, 4 players", "tile"),
        ("takeover, dispose, first", "takeover"),
        ("big shot, bids", "big shot"),
    ],
)
def test_help_from_a_game_opens_at_its_topic(driver: "Driver", scene: str, topic: str) -> None:
    from tests.screens.hand import Hand

    SCENES[scene](driver)()
    driver.frames(6)
    driver.tap(driver.find("IconButton", hint="more"))
    driver.frames(6)
    Hand(driver).tap(driver.bearer("Help"))
    driver.frames(6)
    assert driver.says(TOPIC[topic].paragraphs[0])
