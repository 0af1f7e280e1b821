"""What each page of a game has bank and players exchange, and by how much two logs differ in it."""

from collections.abc import Iterator
from enum import StrEnum
from typing import Any, NamedTuple

from hotels.ledger.chains.books import Books, Ending
from hotels.ledger.chains.entries import Buy, Correct, Count, Dispose, Name
from hotels.ledger.chains.rules.ending import is_over, settlement
from hotels.ledger.chains.terms import Player
from hotels.ledger.difference import Numbered
from hotels.ledger.posting import BANK, CASH
from hotels.ledger.replay import Booked

Pages = tuple[Numbered[Any, Any], ...]

COUNTS = (Count, Correct)
"""Entries after which the books agree with the table, or differ by what was pointed out."""


class Account(StrEnum):
    """What a sum is about, and with that where it is asked for."""

    PAYOUT = "payout"
    """Bonuses, sales, trades and the settlement: on the list."""
    PURCHASE = "purchase"
    """On the list as well, never set off against payouts."""
    BOUGHT = "bought"
    """The purchase done last, beside the question, until the game goes on."""
    DOUBT = "doubt"
    """That purchase taken back: only who was paid already gives it back."""
    OTHER = "other"
    """Money of another game than of chains; it has no list."""


LISTED = (Account.PAYOUT, Account.PURCHASE)


class Key(NamedTuple):
    """Whose sum of what: money, or shares of a chain.

    What a payout comes to counts above nought: the money, the shares got in a trade, with the chain
    given for them, and the shares sold, which have their own chain there. What a purchase comes to
    counts below nought: the money paid and the shares got.
    """

    player: Player
    account: str
    thing: str = CASH
    given: str = ""


def moved(before: Pages, after: Pages) -> dict[Key, int]:
    """By how much what has moved is different, without what was counted since."""
    pairs = enumerate(zip(before, after, strict=False))
    at = next((n for n, (one, other) in pairs if one is not other), min(len(before), len(after)))
    gone, come = before[at:], after[at:]
    marks = _marks(gone, come)
    found: dict[Key, int] = {}
    for sign, pages in ((-1, gone), (1, come)):
        ahead = {*marks.items()}
        for number, page in pages:
            for key, count in _flows(page):
                if (key.player, key.thing) not in {about for about, _ in ahead}:
                    found[key] = found.get(key, 0) + sign * count
            ahead = {one for one in ahead if one[1] != number}
    return {key: count for key, count in found.items() if count}


def _marks(gone: Pages, come: Pages) -> dict[tuple[Player, str], int]:
    """By player and thing the line of the last count that stands in both."""
    known = {number: page.entry for number, page in gone}
    return {
        (page.entry.player, page.entry.thing): number
        for number, page in come
        if isinstance(page.entry, COUNTS) and page.stands and known.get(number) == page.entry
    }


def _flows(page: Booked[Any, Any]) -> Iterator[tuple[Key, int]]:
    """What a page has players get from the bank, below nought what they give to it."""
    if isinstance(page.entry, Correct):
        return
    for one in page.postings:
        if one.thing != CASH:
            continue
        if one.giver == BANK:
            yield Key(one.taker, _kind(page, one.taker, is_paid=True)), one.count
        elif one.taker == BANK:
            yield Key(one.giver, _kind(page, one.giver, is_paid=False)), -one.count
    yield from _shares(page)


def _shares(page: Booked[Any, Any]) -> Iterator[tuple[Key, int]]:
    """The shares that a page has bank and players exchange."""
    shares = [one for one in page.postings if one.thing != CASH]
    sold = 0
    match page.entry:
        case Buy() | Name():
            for one in shares:
                yield Key(one.taker, Account.PURCHASE, one.thing), -one.count
        case Dispose(player, chain):
            for one in shares:
                if one.taker == BANK:
                    sold += one.count
                elif one.thing != chain:
                    sold -= 2 * one.count
                    yield Key(player, Account.PAYOUT, one.thing, chain), one.count
            if sold:
                yield Key(player, Account.PAYOUT, chain, chain), sold


def _kind(page: Booked[Any, Any], player: Player, *, is_paid: bool) -> Account:
    """On which account money moves; only the chain game has payouts."""
    if not isinstance(page.books, Books):
        return Account.OTHER
    buys = isinstance(page.entry, Buy) and page.entry.player == player and not is_paid
    return Account.PURCHASE if buys else Account.PAYOUT


def is_settled(books: object) -> bool:
    """Whether a chain game is closed, so that its final settlement is to be paid."""
    return isinstance(books, Books) and books.end is Ending.DECLARED and is_over(books)


def settled(before: object, after: object) -> dict[Key, int]:
    """By how much what the final settlement pays is different."""
    was, now = _closing(before), _closing(after)
    found = {player: now.get(player, 0) - was.get(player, 0) for player in now | was}
    return {Key(player, Account.PAYOUT): count for player, count in found.items() if count}


def _closing(books: Any) -> dict[Player, int]:  # noqa: ANN401 - of any game
    """What the final settlement pays each player; nothing where there is none yet."""
    if not is_settled(books):
        return {}
    after = settlement(books).cash
    return {player: cash - books.cash[player] for player, cash in enumerate(after)}
