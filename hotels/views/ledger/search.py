"""What a keeper looks for in the ledger: words, however they are written."""

from unicodedata import combining, normalize

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
    return text.casefold().translate(_OTHERWISE)


def said_in(words: str, *texts: str) -> bool:
    """Whether every word stands somewhere in the texts."""
    there = folded("\n".join(texts))
    return all(word in there for word in folded(words).split())
