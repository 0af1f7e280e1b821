"""What is announced to the table: the last thing that happened, and whether it is news."""

from collections.abc import Iterable
from typing import Any

from hotels.ledger.chains.entries import Correct
from hotels.ledger.journal import Write
from hotels.ledger.posting import BANK, CASH, Posting
from hotels.table import Table
from hotels.views.acts import is_peek, last_sentence
from hotels.wording.amounts import as_sentence, listed, money
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

NOTHING_YET = to_phrase("Nothing has happened yet.")

_RECEIVES = to_phrase("{player} receives {amount}")
_PAYS = to_phrase("{player} pays {amount}")


def announcement(table: Table[Any, Any], speech: Speech, *, short: bool = False) -> str:
    """The last thing that happened, as a sentence, and as another who pays and receives what.

    ``short`` it is the first of the two.
    """
    said = last_sentence(table, speech)
    if not said:
        return phrase(NOTHING_YET)
    if short:
        return as_sentence(said)
    page = next(one.page for one in reversed(table.pages) if not is_peek(Write(one.page.entry)))
    paid = "" if isinstance(page.entry, Correct) else paid_in_words(page.postings, speech)
    return f"{as_sentence(said)} {paid}".strip()


def paid_in_words(postings: Iterable[Posting], speech: Speech) -> str:
    """``Dave receives $3,000 and Alice receives $1,500.``; empty where no money moved."""
    sums: dict[tuple[int, bool], int] = {}
    for posting in postings:
        if posting.thing == CASH and BANK in {posting.giver, posting.taker}:
            gets = posting.giver == BANK
            who = posting.taker if gets else posting.giver, gets
            sums[who] = sums.get(who, 0) + posting.count
    told = [
        phrase(_RECEIVES if gets else _PAYS, player=speech.player(player), amount=money(amount))
        for (player, gets), amount in sums.items()
        if amount
    ]
    return as_sentence(listed(told)) if told else ""


def is_news(table: Table[Any, Any], heard: int) -> bool:
    """Whether something happened after so many lines; a peek is nothing, nor is taking back."""
    new = table.lines[heard:]
    return bool(new) and isinstance(new[-1].act, Write) and not is_peek(new[-1].act)
