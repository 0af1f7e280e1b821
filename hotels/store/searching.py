"""Whether a game of the archive holds the words that a keeper looks for."""

import json
from unicodedata import normalize


def folded(text: str) -> str:
    """A text without the difference of capitals and of ways to write an accent."""
    return normalize("NFC", normalize("NFC", text).casefold())


def holds(words: str, players: str, terms: str, names: str, *texts: str) -> bool:
    """Whether every word stands somewhere; of objects the texts count and not their keys."""
    said = folded("\n".join((players or "", *texts, *_texts(terms), *_texts(names))))
    return all(word in said for word in words.split())


def _texts(written: str) -> list[str]:
    """The texts in an object, however deep."""
    try:
        left = [json.loads(written)]
    except (ValueError, RecursionError):
        return []
    found = []
    while left:
        value = left.pop()
        if isinstance(value, str):
            found.append(value)
        elif isinstance(value, dict | list):
            left.extend(value.values() if isinstance(value, dict) else value)
    return found
