"""What is announced to the table: the last thing that happened, and whether it is news."""

from itertools import takewhile
from typing import Any

from hotels.ledger.journal import Redo, Write
from hotels.table import Table
from hotels.views.acts import last_sentence
from hotels.views.by_itself import is_ending, is_peek
from hotels.views.cash import Owed
from hotels.views.cash_words import spoken
from hotels.wording.amounts import as_sentence
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

NOTHING_YET = to_phrase("Nothing has happened yet.")


def announcement(table: Table[Any, Any], speech: Speech, owed: Owed | None = None) -> str:
    """The last thing that happened, as a sentence, and as another who pays and receives what.

    Of what is owed because something was taken back or changed only that is said.
    """
    said, paid = last_sentence(table, speech), ""
    if owed is not None and owed.news and _is_last(table, owed.line):
        paid = as_sentence(spoken(owed, speech))
        if not isinstance(table.lines[owed.line - 1].act, Write | Redo):
            return paid
    if not said:
        return phrase(NOTHING_YET)
    return f"{as_sentence(said)} {paid}".strip()


def _is_last(table: Table[Any, Any], number: int) -> bool:
    """Whether nothing was done after a line but looking, and what came by itself."""
    since = takewhile(lambda both: both[0].number > number, table.touched_last)
    return all(is_peek(one.act) or is_ending(table, one.number) for _, one in since)


def is_news(table: Table[Any, Any], heard: int, owed: Owed | None = None) -> bool:
    """Whether something happened after so many lines, or has to be paid or paid back.

    A peek is nothing, and taking back is nothing else.
    """
    new = table.lines[heard:]
    if owed is not None and owed.news and owed.line > heard:
        return True
    return bool(new) and isinstance(new[-1].act, Write) and not is_peek(new[-1].act)
