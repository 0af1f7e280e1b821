"""Small numbers as words."""

from hotels.wording.amounts import number
from hotels.wording.language import phrase, to_phrase

_WORDS = (
    to_phrase("number|no"),
    to_phrase("number|one"),
    to_phrase("number|two"),
    to_phrase("number|three"),
    to_phrase("number|four"),
    to_phrase("number|five"),
    to_phrase("number|six"),
    to_phrase("number|seven"),
    to_phrase("number|eight"),
    to_phrase("number|nine"),
    to_phrase("number|ten"),
    to_phrase("number|eleven"),
    to_phrase("number|twelve"),
)


def in_words(count: int) -> str:
    """``two``, ``ten``; a larger number in figures."""
    return phrase(_WORDS[count]) if 0 <= count < len(_WORDS) else number(count)
