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
from hotels.wording.language import phrase
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
            if pile not in counted and entry.player not in found:
                mark = _mark(entry, page, speech)
                if mark[1] == DIFFERS or pile not in moved:
                    found[entry.player] = mark
            counted.add(pile)
        if page.postings:
            moved |= effects(page).keys()
    return found


def _mark(entry: Count | Correct, page: Page, speech: Speech) -> tuple[str, str]:
    """What a count or a correction says in its player's row."""
    chain = "" if entry.thing == CASH else speech.chain(entry.thing)
    pile = entry.player, entry.thing
    if isinstance(entry, Correct) and page.postings:
        by_so_much = by(effects(page)[pile], entry.thing)
        if chain:
            return phrase("{chain} put right: {by}", chain=chain, by=by_so_much), RIGHT
        return phrase("put right: {by}", by=by_so_much), RIGHT
    known = balance(page.books, *pile)
    if known is None or known == entry.count:
        if chain:
            return phrase("{chain} counted: agrees", chain=chain), AGREED
        return phrase("counted: agrees"), AGREED
    off = by(entry.count - known, entry.thing)
    if chain:
        return phrase("{chain} counted: {by}", chain=chain, by=off), DIFFERS
    return phrase("counted: {by}", by=off), DIFFERS


def marked(rows: Iterable[PlayerRow], table: Table[Any, Any], speech: Speech) -> list[PlayerRow]:
    """The players' rows with what was counted and put right."""
    said = marks(table, speech)
    found = []
    for row in rows:
        if row.seat in said and not row.peeked:
            words, icon = said[row.seat]
            keeps = row.is_turn or row.away
            says = (row.says[0], words) if keeps else (words, row.says[-1])
            found.append(row._replace(says=says, mark=icon))
        else:
            found.append(row)
    return found
