"""Help: every topic can be read, in every window."""

from typing import TYPE_CHECKING

import pytest

from hotels.views.help import FIRST_STEPS, TOPIC, TOPICS, Topic

if TYPE_CHECKING:
    from tests.screens.driver import Driver

KIVY = "it is built with Kivy, which doesn't support them"
BACK = 27


@pytest.fixture
def wide(driver: "Driver") -> "Driver":
    driver.tap(driver.find("IconButton", hint="Help"))
    driver.frames(6)
    return driver


def reach(driver: "Driver", title: str) -> None:
    """A tap on a topic, scrolled to where it can be seen."""
    from tests.screens.hand import Hand

    Hand(driver).tap(driver.bearer(title))


def test_every_topic_is_listed_and_the_first_is_read(wide: "Driver") -> None:
    words = wide.words()
    assert all(topic.title in words for topic in TOPICS)
    assert TOPICS[0].paragraphs[0] in words


def test_a_tap_reads_another_topic_beside_the_list(wide: "Driver") -> None:
    reach(wide, "Screen readers")
    wide.frames(6)
    assert wide.says(KIVY)
    assert not wide.says(TOPICS[0].paragraphs[0])
    assert wide.says("What the bank does")


def test_on_a_phone_a_topic_unfolds_and_folds_again(wide: "Driver") -> None:
    wide.resize(360, 780)
    wide.frames(6)
    assert not wide.says(TOPICS[1].paragraphs[0])
    wide.tap(TOPICS[1].title)
    wide.frames(6)
    assert wide.says(TOPICS[1].paragraphs[0])
    wide.tap(TOPICS[1].title)
    wide.frames(6)
    assert not wide.says(TOPICS[1].paragraphs[0])


def test_back_leads_home(wide: "Driver") -> None:
    reach(wide, "Screen readers")
    wide.key(BACK)
    assert type(wide.app.shell.top).__name__ == "Home"


def test_a_first_step_opens_its_topic(driver: "Driver") -> None:
    driver.tap(TOPIC["takeover"].title)
    driver.frames(6)
    assert driver.says(TOPIC["takeover"].paragraphs[0])


def test_the_texts_say_what_must_be_said() -> None:
    assert any("not affiliated" in words for words in TOPIC["publishers"].paragraphs)
    assert any(KIVY in words for words in TOPIC["readers"].paragraphs)
    assert TOPIC["languages"].line == "English, German and Spanish"
    languages = " ".join(TOPIC["languages"].paragraphs)
    assert "right-to-left scripts such as Arabic and Hebrew" in languages
    assert "are saved as typed but can't be shown" in languages
    for mark in ("Printed", "Worked out", "Best guess", "House rule"):
        assert any(words.startswith(mark) for words in TOPIC["marks"].paragraphs)
    assert set(FIRST_STEPS) <= TOPIC.keys()
    assert len(TOPIC) == len(TOPICS)


@pytest.mark.parametrize("size", [(360, 780), (600, 360), (1024, 600), (1280, 800)])
@pytest.mark.parametrize("topic", TOPICS[3:], ids=lambda topic: topic.key)
def test_the_topic_that_was_asked_for_is_in_sight(
    driver: "Driver", size: tuple[int, int], topic: Topic
) -> None:
    from hotels.screens.help import Help

    driver.resize(*size)
    driver.app.show(Help(driver.app, topic.key))
    driver.frames(6)
    for words in (topic.title, topic.paragraphs[0]):
        (shown, *_) = (one for one in driver.widgets() if getattr(one, "text", None) == words)
        low = shown.to_window(*shown.pos)[1]
        assert low >= 0
        assert low + shown.height <= driver.app.shell.top.height


def test_files_are_told_as_the_screens_name_them() -> None:
    from hotels.views import giving, importing
    from hotels.views.settings import Section

    text = " ".join(TOPIC["files"].paragraphs)
    for words in (giving.TITLE, Section.GAMES.value, "Open with", "Undo import"):
        assert words in text
    assert importing.TAKES in text


def test_help_on_files_can_be_read_to_its_end(wide: "Driver") -> None:
    wide.tap(TOPIC["files"].title)
    wide.frames(6)
    assert all(wide.says(words) for words in TOPIC["files"].paragraphs)


@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.key)
def test_every_text_is_plain(topic: object) -> None:
    text = " ".join(topic.paragraphs)
    assert "!" not in text
    assert "please" not in text.lower()
    assert "  " not in text
    assert text.endswith(".")
