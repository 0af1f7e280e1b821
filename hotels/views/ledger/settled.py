"""What the settlement at the end pays, as lines of the ledger that belong to the End's line."""

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import End
from hotels.ledger.chains.rules.ending import is_over, settlement
from hotels.ledger.chains.terms import Player
from hotels.ledger.chains.workings import Step
from hotels.ledger.money import Money
from hotels.ledger.posting import CASH, Posting
from hotels.views.ledger.told import ChainTable
from hotels.wording.ledger import price_in
from hotels.wording.settlement import (
    bonus_in_words,
    bonuses_in_words,
    sale_in_words,
    sales_in_words,
)
from hotels.wording.speech import Speech


class Paid(NamedTuple):
    """What one player gets."""

    player: Player
    amount: Money
    blocks: int
    """So many he sold; 0 where it is a bonus."""


class Part(NamedTuple):
    """The bonuses of one chain, or all its blocks sold."""

    chain: int
    size: int
    price: Money
    is_sale: bool
    paid: tuple[Paid, ...]
    """Whoever gets most first."""
    cash: tuple[Money, ...]
    """What everybody has after it."""


def parts(books: Books) -> tuple[Part, ...]:
    """What the settlement pays, in its order; nothing before the game is over."""
    return tuple(_parts(books)) if is_over(books) else ()


def part_in_words(part: Part, speech: Speech) -> str:
    """A part of the settlement, with all whom it pays."""
    if part.is_sale:
        sold = ((one.player, one.blocks, one.amount) for one in part.paid)
        return sales_in_words(part.chain, part.price, sold, speech)
    paid = ((one.player, one.amount) for one in part.paid)
    return bonuses_in_words(part.chain, part.size, paid, speech)


def share_in_words(part: Part, paid: Paid, speech: Speech) -> str:
    """What one player gets of a part."""
    if part.is_sale:
        return sale_in_words(paid.player, part.chain, paid.blocks, part.price, speech)
    return bonus_in_words(part.chain, part.size, speech)


def ended_in(table: ChainTable) -> int:
    """The line of the end: where it was declared, or first offered and not gone on; else 0."""
    found = 0
    for number, page in reversed(table.pages):
        if page.books.end is None:
            break
        found = number
        if isinstance(page.entry, End) and page.stands:
            break
    return found


def went_on(table: ChainTable, place: int) -> bool:
    """Whether play goes on after so many entries, so that an end offered there does not count."""
    return any(page.books.end is None for _, page in table.pages[place:])


def _parts(books: Books) -> Iterator[Part]:
    """The postings of money, those of one chain and one kind together, as they come."""
    places = books.header.edition.places
    paid = [one for one in settlement(books).postings if one.thing == CASH]
    for (chain, size, price, is_sale), group in groupby(paid, key=_kind):
        together = tuple(group)
        books = books.posted(together)
        shares = sorted(map(_share, together), key=lambda one: -one.amount)
        yield Part(places[chain], size, price, is_sale, tuple(shares), books.cash)


def _kind(posting: Posting) -> tuple[str, int, Money, bool]:
    """For which chain, at what size and price, and whether it is a sale."""
    working = posting.why
    price = price_in(working)
    if price is None:
        raise AssertionError(working)
    chain, size = price.args
    return str(chain), int(size), price.amount, working.step == Step.SALE


def _share(posting: Posting) -> Paid:
    """What one of them gets."""
    working = posting.why
    blocks = int(working.args[1]) if working.step == Step.SALE else 0
    return Paid(posting.taker, posting.count, blocks)
