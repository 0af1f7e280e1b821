"""What was counted and put right, as it stays to be seen in the players' rows."""

from collections.abc import Iterable, Mapping
from typing import Any

from hotels.ledger.chains.entries import Correct, Count
from hotels.ledger.chains.terms import Player
from hotels.ledger.chains.trouble import Page
from hotels.ledger.difference import effects
from hotels.ledger.posting import CASH
from hotels.table import Table
from hotels.views.counts import AGREED, DIFFERS, RIGHT, balance, by
from hotels.views.players import PlayerRow
from hotels.wording.speech import Speech


def marks(table: Table[Any, Any], speech: Speech) -> Mapping[Player, tuple[str, str]]:
    """By seat, what was counted or put right last and still says something: words and an icon.

    A count that agreed and a correction do until the purse or the pile moves again; a count that
    differed until it is counted again or put right.
    """
    if not any(isinstance(one.page.entry, Count | Correct) for one in table.pages):
        return {}
    found: dict[Player, tuple[str, str]] = {}
    moved: set[tuple[int, str]] = set()
    counted: set[tuple[int, str]] = set()
    for _, page in reversed(table.pages):
        entry = page.entry
        if isinstance(entry, Count | Correct) and page.stands:
            pile = entry.player, entry.thing
            mark = _mark(entry, page, speech)
            speaks = pile not in counted and (mark[1] == DIFFERS or pile not in moved)
            if speaks and entry.player not in found:
                found[entry.player] = mark
            counted.add(pile)
        moved |= effects(page).keys()
    return found


def _mark(entry: Count | Correct, page: Page, speech: Speech) -> tuple[str, str]:
    """What a count or a correction says in its player's row."""
    what = "" if entry.thing == CASH else f"{speech.chain(entry.thing)} "
    pile = entry.player, entry.thing
    if isinstance(entry, Correct) and page.postings:
        return f"{what}put right: {by(effects(page)[pile], entry.thing)}", RIGHT
    known = balance(page.books, *pile)
    if known is None or known == entry.count:
        return f"{what}counted: agrees", AGREED
    return f"{what}counted: {by(entry.count - known, entry.thing)}", DIFFERS


def marked(rows: Iterable[PlayerRow], table: Table[Any, Any], speech: Speech) -> list[PlayerRow]:
    """The players' rows with what was counted and put right."""
    said = marks(table, speech)
    found = []
    for row in rows:
        if row.seat in said and not row.peeked:
            words, icon = said[row.seat]
            doing, _, how = row.state.partition(" · ")
            state = f"{doing} · {words}" if row.is_turn or row.away else f"{words} · {how or doing}"
            found.append(row._replace(state=state, mark=icon))
        else:
            found.append(row)
    return found
