"""What is announced to the table: the last thing that happened, and whether it is news."""

from typing import Any

from hotels.ledger.journal import Write
from hotels.table import Table
from hotels.views.acts import is_peek, last_sentence
from hotels.views.cash import Moving
from hotels.views.cash_words import spoken
from hotels.wording.amounts import as_sentence
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

NOTHING_YET = to_phrase("Nothing has happened yet.")


def announcement(
    table: Table[Any, Any], speech: Speech, found: Moving | None, *, short: bool = False
) -> str:
    """The last thing that happened, as a sentence, and as another who pays and receives what.

    ``short`` it is the first of the two. Of a payment that was taken back only that is said.
    """
    said = last_sentence(table, speech)
    if found is not None and found.is_back and found.is_money and not short:
        return as_sentence(spoken(found, speech))
    if not said:
        return phrase(NOTHING_YET)
    if short or found is None or not found.is_new:
        return as_sentence(said)
    page = next(one.page for one in reversed(table.pages) if not is_peek(Write(one.page.entry)))
    paid = spoken(found, speech) if page is found.page else ""
    return f"{as_sentence(said)} {as_sentence(paid) if paid else ''}".strip()


def is_news(table: Table[Any, Any], heard: int, found: Moving | None = None) -> bool:
    """Whether something happened after so many lines, or has to be paid or paid back.

    A peek is nothing, and taking back is nothing else.
    """
    new = table.lines[heard:]
    if found is not None and found.is_new and found.is_money and found.line > heard:
        return True
    return bool(new) and isinstance(new[-1].act, Write) and not is_peek(new[-1].act)
