"""Small numbers as words."""

from hotels.wording.language import phrase, to_phrase

_WORDS = (
    to_phrase("no"),
    to_phrase("one"),
    to_phrase("two"),
    to_phrase("three"),
    to_phrase("four"),
    to_phrase("five"),
    to_phrase("six"),
    to_phrase("seven"),
    to_phrase("eight"),
    to_phrase("nine"),
    to_phrase("ten"),
)


def in_words(count: int) -> str:
    """``two``, ``ten``; a larger number in figures."""
    return phrase(_WORDS[count]) if 0 <= count < len(_WORDS) else str(count)
