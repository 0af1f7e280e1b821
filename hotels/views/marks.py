"""What was counted and put right, as it stays to be seen in the players' rows."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

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


class Marked(NamedTuple):
    """What a count or a correction says in its player's row."""

    words: str
    brief: str
    """The same where there is little room."""
    icon: str


def marks(table: Table[Any, Any], speech: Speech) -> Mapping[Player, Marked]:
    """By seat, what was counted or put right last and still says something.

    A count that agreed and a correction do until the purse or the pile moves again; a count that
    differed until it is counted again or put right.
    """
    if not any(isinstance(one.page.entry, Count | Correct) for one in table.pages):
        return {}
    found: dict[Player, Marked] = {}
    moved: set[tuple[int, str]] = set()
    counted: set[tuple[int, str]] = set()
    for _, page in reversed(table.pages):
        entry = page.entry
        if isinstance(entry, Count | Correct) and page.stands:
            pile = entry.player, entry.thing
            if pile not in counted and entry.player not in found:
                mark = _mark(entry, page, speech)
                if mark.icon == DIFFERS or pile not in moved:
                    found[entry.player] = mark
            counted.add(pile)
        if page.postings:
            moved |= effects(page).keys()
    return found


def _mark(entry: Count | Correct, page: Page, speech: Speech) -> Marked:
    """What it says of a purse, or of a pile."""
    chain = "" if entry.thing == CASH else speech.chain(entry.thing)
    pile = entry.player, entry.thing
    if isinstance(entry, Correct) and page.postings:
        return _put_right(chain, by(effects(page)[pile], entry.thing))
    known = balance(page.books, *pile)
    if known is None or known == entry.count:
        return _counted(chain, "")
    return _counted(chain, by(entry.count - known, entry.thing))


def _put_right(chain: str, by_so_much: str) -> Marked:
    """A purse, or a pile of a chain, that a correction changed."""
    if chain:
        words = phrase("{chain} adjusted by {by}", chain=chain, by=by_so_much)
        return Marked(words, phrase("{chain} adjusted", chain=chain), RIGHT)
    return Marked(phrase("adjusted by {by}", by=by_so_much), phrase("of cash|adjusted"), RIGHT)


def _counted(chain: str, off: str) -> Marked:
    """A purse, or a pile of a chain, that was counted: by how much it differed, if it did."""
    icon = DIFFERS if off else AGREED
    if chain:
        words = phrase("{chain} counted: correct", chain=chain)
        if off:
            words = phrase("{chain} off by {by}", chain=chain, by=off)
        return Marked(words, phrase("{chain} counted", chain=chain), icon)
    words = phrase("count off by {by}", by=off) if off else phrase("counted: correct")
    return Marked(words, phrase("of cash|counted"), icon)


def marked(rows: Iterable[PlayerRow], table: Table[Any, Any], speech: Speech) -> list[PlayerRow]:
    """The players' rows with what was counted and put right."""
    said = marks(table, speech)
    found = []
    for row in rows:
        mark = None if row.peeked else said.get(row.seat)
        if mark is None:
            found.append(row)
        elif row.is_turn or row.away:
            found.append(row._replace(says=(row.says[0], mark.words), mark=mark.icon))
        else:
            says = mark.words, row.says[-1]
            found.append(row._replace(says=says, needful=mark.brief, mark=mark.icon))
    return found
