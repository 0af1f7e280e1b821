"""What a keeper looks for in the ledger: words, however they are written."""

from collections.abc import Collection
from re import compile as compile_pattern
from re import escape, search
from typing import NamedTuple
from unicodedata import combining, normalize

from hotels.wording.language import phrase, spoken

_OTHERWISE = str.maketrans(
    {
        "ł": "l",
        "ø": "o",
        "đ": "d",
        "ð": "d",
        "þ": "th",
        "æ": "ae",
        "œ": "oe",
        "\N{LATIN SMALL LETTER DOTLESS I}": "i",
    }
    | {"−": "-", "\N{RIGHT SINGLE QUOTATION MARK}": "'", ",": None, "$": None}
)
"""Letters that are no accented ones, signs that no keyboard has, and how amounts are set."""


def folded(text: str) -> str:
    """A text without capitals, accents and the signs of amounts."""
    if not text.isascii():
        text = "".join(sign for sign in normalize("NFKD", text) if not combining(sign))
    return text.casefold().translate(_OTHERWISE).replace(spoken().thousands, "")


class Sought(NamedTuple):
    """What is looked for, taken apart once."""

    words: tuple[str, ...]
    lines: tuple[int, ...] = ()
    """Numbers that were said to be a line's."""
    turns: tuple[int, ...] = ()
    """Numbers that were said to be a turn's."""
    called: tuple[str, str] = ("line", "turn")
    """What a line and a turn are called in the keeper's language."""


def sought(words: str) -> Sought:
    """``bonus turn 12``: a word, and a turn; ``line 15``: a line; all else are words."""
    line, turn = folded(phrase("to look for|entry")), folded(phrase("to look for|turn"))
    numbered = compile_pattern(rf"(?<!\w)({escape(line)}|{escape(turn)})\s+([0-9]{{1,9}})\b")
    rest, numbers = folded(words), dict[str, tuple[int, ...]]({line: (), turn: ()})
    for what, number in numbered.findall(rest):
        numbers[what] = (*numbers[what], int(number))
    left = tuple(numbered.sub(" ", rest).split())
    return Sought(left, numbers[line], numbers[turn], (line, turn))


def said_in(wanted: Sought, numbers: Collection[int], turn: int, *texts: str) -> bool:
    """Whether all that is wanted is said of a line with these numbers and texts.

    A number is looked for whole: 15 is line 15 or a 15 in the words, not a part of $1,500.
    """
    there = folded("\n".join(texts))
    a_line, a_turn = wanted.called
    return (
        all(_is_said(word, there) or _is_number(word, numbers) for word in wanted.words)
        and all(line in numbers or _is_said(f"{a_line} {line}", there) for line in wanted.lines)
        and all(said == turn or _is_said(f"{a_turn} {said}", there) for said in wanted.turns)
    )


def _is_number(word: str, numbers: Collection[int]) -> bool:
    """Whether a word is one of a line's numbers."""
    return _NUMBER.fullmatch(word) is not None and int(word) in numbers


def _is_said(word: str, there: str) -> bool:
    """Whether a word stands there, not cut out of a longer number."""
    if word not in there:
        return False
    if not (_is_digit(word[0]) or _is_digit(word[-1])):
        return True
    before = r"(?<![0-9])" if _is_digit(word[0]) else ""
    after = r"(?![0-9])" if _is_digit(word[-1]) else ""
    return search(f"{before}{escape(word)}{after}", there) is not None


def _is_digit(sign: str) -> bool:
    return "0" <= sign <= "9"


_NUMBER = compile_pattern(r"[0-9]{1,9}")
