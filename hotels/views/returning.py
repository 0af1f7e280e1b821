"""Where the table was, for a keeper who comes back to it."""

from datetime import datetime, timedelta
from typing import Any, NamedTuple

from hotels.ledger.chains.entries import Peek
from hotels.store.keeping import Opened
from hotels.table import Table
from hotels.wording.amounts import as_sentence
from hotels.wording.awaited import awaited
from hotels.wording.language import phrase
from hotels.wording.ledger import told
from hotels.wording.marked import marked
from hotels.wording.speech import Speech

SHORT_BREAK = 30
"""Seconds behind another app that need no words."""

LONG_BREAK = timedelta(hours=1)
"""After so long a game that is resumed says where it was."""

SENTENCES = 3


class Return(NamedTuple):
    """The last things that happened, the earliest first, and what the bank waits for."""

    title: str
    told: tuple[str, ...]
    waits: str


def returned(table: Table[Any, Any], speech: Speech) -> Return | None:
    """Where a game stands; nothing where nothing has happened yet, or it is over."""
    asked = table.books.awaiting
    if asked is None:
        return None
    found: list[str] = []
    for place in range(len(table.pages) - 1, -1, -1):
        page = table.pages[place].page
        if isinstance(page.entry, Peek):
            continue
        before = table.before(place)
        said = told(before, page, speech)
        found.append(as_sentence(said if page.stands else marked(said, page, speech)))
        if len(found) == SENTENCES:
            break
    if not found:
        return None
    now = as_sentence(phrase("Now: {awaited}", awaited=awaited(asked, speech)))
    return Return(phrase("Where you left off"), tuple(reversed(found)), now)


def was_long_away(game: Opened[Any, Any], now: str) -> bool:
    """Whether a game has rested so long that its keeper may have forgotten where it was."""
    try:
        rested = datetime.fromisoformat(now) - datetime.fromisoformat(game.record.touched_at)
    except (TypeError, ValueError):
        return False
    return rested >= LONG_BREAK
