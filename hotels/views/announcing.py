"""What is announced to the table: the last thing that happened, and whether it is news."""

from typing import Any

from hotels.ledger.journal import Write
from hotels.table import Table
from hotels.views.acts import is_peek, last_sentence
from hotels.wording.amounts import as_sentence
from hotels.wording.speech import Speech

NOTHING_YET = "Nothing has happened yet."


def announcement(table: Table[Any, Any], speech: Speech) -> str:
    """The last thing that happened, as a sentence."""
    said = last_sentence(table, speech)
    return as_sentence(said) if said else NOTHING_YET


def is_news(table: Table[Any, Any], heard: int) -> bool:
    """Whether something happened after so many lines; a peek is nothing, nor is taking back."""
    new = table.lines[heard:]
    return bool(new) and isinstance(new[-1].act, Write) and not is_peek(new[-1].act)
