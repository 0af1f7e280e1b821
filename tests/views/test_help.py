"""Help: which topic belongs to what the bank waits for, and which are found by their words."""

import pytest

from hotels.views.help import TOPICS, found
from hotels.views.help_now import topic_now
from hotels.wording import language
from tests.ledger.chains.table import position


@pytest.mark.parametrize(
    ("doing", "key"),
    [("", "tile"), ("Ana F5", "founding"), ("Ana F1", "buying"), ("Ana C4", "takeover")],
)
def test_help_opens_at_what_the_bank_waits_for(doing: str, key: str) -> None:
    game = position("vacation", 4, "Luxor C1-C3; American C5-C7; lone F6")
    if doing:
        game.play(doing)
    assert topic_now(game.books) == key


def test_help_opens_at_the_end_once_the_game_is_over() -> None:
    game = position("vacation", 4, "Luxor C1-C3")
    assert topic_now(game.books._replace(awaiting=None)) == "end"


@pytest.mark.parametrize(
    ("words", "keys"),
    [
        ("talkback", ["readers"]),
        ("  READ   aloud ", ["readers"]),
        ("worked house", ["marks"]),
        ("no such words here", []),
    ],
)
def test_topics_are_found_by_all_their_words(words: str, keys: list[str]) -> None:
    assert [topic.key for topic in found(words)] == keys


def test_without_words_every_topic_is_listed() -> None:
    assert found("") == found("   ") == TOPICS


def test_topics_are_found_in_the_language_that_is_spoken() -> None:
    language.speak("de")
    try:
        assert "bills" in [topic.key for topic in found("scheine")]
        assert found("bills") == ()
    finally:
        language.speak("en")
