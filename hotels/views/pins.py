"""Receipts that stay at the table while play goes on: as they were, and whether they still hold."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from hotels.ledger.chains.books import Books, Question
from hotels.table import Table
from hotels.views.receipts import (
    Receipt,
    bonus_ranks,
    bonus_receipt,
    price_receipt,
    receipts_of,
)
from hotels.wording.language import ENGLISH, phrase, spoken
from hotels.wording.speech import Speech


class Origin(NamedTuple):
    """Which amount a receipt explains: a payment of a line, or what a chain was worth after it."""

    number: int
    """The line; 0 before the first."""
    payment: int | None = None
    chain: int | None = None
    rank: int | None = None
    """Of a chain's bonus; of its price there is none."""


class Pin(NamedTuple):
    """A receipt as it was when it was pinned."""

    receipt: Receipt
    as_of: str
    speech: Speech
    """The names as they were then."""
    origin: Origin | None = None
    """None of what is no amount of this game, such as a dispute."""
    language: str = ENGLISH.code
    """What was spoken then."""


class Pinned(NamedTuple):
    """A pin as it stands at the table."""

    title: str
    amount: str
    why: str
    state: str
    changed: bool
    chain: int | None
    letter: str


def pinned_now(table: Table[Any, Any], speech: Speech, receipt: Receipt) -> Pin:
    """A receipt to be pinned now."""
    as_of = phrase("as of turn {turn}", turn=turn_now(table.books))
    return Pin(receipt, as_of, speech, _origin(table, speech, receipt), spoken().code)


def turn_now(books: Books) -> int:
    """Which turn it is: between two turns the one that a tile is about to begin."""
    asked = books.awaiting
    return books.turn + (asked is not None and asked.kind is Question.TILE)


def pinned(pin: Pin, table: Table[Any, Any]) -> Pinned:
    """What a pin says at the table as it is now."""
    receipt = pin.receipt
    why = receipt.steps[-1].text if receipt.steps else receipt.why
    change = _change(pin, table)
    state = "; ".join(filter(None, (pin.as_of, change)))
    return Pinned(
        receipt.title,
        receipt.amount,
        why,
        state,
        bool(change),
        receipt.chain,
        receipt.letter,
    )


def shown_again(pin: Pin, table: Table[Any, Any]) -> Receipt:
    """The receipt as it was, with what is to be said of it today."""
    said = filter(None, (pin.as_of, _change(pin, table)))
    return pin.receipt._replace(where=(*pin.receipt.where, *said))


def _change(pin: Pin, table: Table[Any, Any]) -> str:
    """That the same amount is another today; empty where it is as it was."""
    if pin.origin is None:
        return ""
    today = _today(pin.origin, table, pin.speech)
    if today is None:
        return phrase("no longer in the ledger")
    told = _said if pin.language == spoken().code else _amounts
    if told(today) == told(pin.receipt):
        return ""
    if _amounts(today)[0] == _amounts(pin.receipt)[0]:
        return phrase("changed since")
    return phrase("changed since: now {amount}", amount=today.amount)


def _said(receipt: Receipt) -> tuple[object, ...]:
    """All of a receipt but when it was."""
    return receipt._replace(where=())


def _amounts(receipt: Receipt) -> tuple[object, ...]:
    """What of a receipt is the same in every language: its digits."""
    amounts = (receipt.amount, *(step.amount for step in receipt.steps))
    return tuple("".join(filter(str.isdigit, amount)) for amount in amounts)


def _origin(table: Table[Any, Any], speech: Speech, receipt: Receipt) -> Origin | None:
    """Which amount of the game a receipt explains, the latest one first."""
    for chain, rank in _figures(table.books):
        if _figure(table.books, chain, rank, speech) == receipt:
            return Origin(table.pages[-1].number if table.pages else 0, None, chain, rank)
    for place in range(len(table.pages) - 1, -1, -1):
        number, page = table.pages[place]
        before = table.before(place)
        for payment, (_, found) in enumerate(receipts_of(before, page, speech)):
            if found == receipt:
                return Origin(number, payment)
    return None


def _today(origin: Origin, table: Table[Any, Any], speech: Speech) -> Receipt | None:
    """The receipt of an amount as it would be made today; None where there is no such payment."""
    numbers = [number for number, _ in table.pages]
    place = numbers.index(origin.number) if origin.number in numbers else None
    if origin.chain is not None:
        books = table.books if place is None else table.pages[place].page.books
        books = books if origin.number else table.before(0)
        return _figure(books, origin.chain, origin.rank, speech)
    if place is None:
        return None
    found = receipts_of(table.before(place), table.pages[place].page, speech)
    payment = origin.payment or 0
    return found[payment][1] if payment < len(found) else None


def _figures(books: Books) -> Iterator[tuple[int, int | None]]:
    """Every chain's price and bonuses."""
    ranks = (None, *range(bonus_ranks(books)))
    for chain in range(len(books.header.edition.chains)):
        yield from ((chain, rank) for rank in ranks)


def _figure(books: Books, chain: int, rank: int | None, speech: Speech) -> Receipt:
    if rank is None:
        return price_receipt(books, chain, speech)
    return bonus_receipt(books, chain, rank, speech)
