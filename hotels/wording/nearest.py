"""The word that somebody probably meant who mistyped it."""

from collections.abc import Iterable

from hotels.wording.language import phrase

LONGEST = 60
"""Characters of a word that is compared; a longer one is no slip of a finger."""


def nearest(word: str, known: Iterable[str]) -> str:
    """The known word that is most like this one, or nothing where none is."""
    from difflib import get_close_matches  # noqa: PLC0415 - only after a mistake

    if len(word) > LONGEST:
        return ""
    folded = {one.casefold(): one for one in known}
    found = get_close_matches(word.casefold(), folded, n=1)
    return folded[found[0]] if found else ""


def meant(word: str, known: Iterable[str], sign: str = "") -> str:
    """The same as a question, to stand behind the word; each word has this sign before it."""
    near = nearest(word.removeprefix(sign), (one.removeprefix(sign) for one in known))
    near = near and f"'{sign}{near}'"
    return f" ({phrase('did you mean {word}?', word=near)})" if near else ""
