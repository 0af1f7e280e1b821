"""The table of contents of the rules: one entry and the books before it give the page after it."""

from collections.abc import Iterator
from typing import assert_never

from hotels.ledger.objection import Grade, Objection
from hotels.ledger.perfect_hotel.books import Books, Hotel
from hotels.ledger.perfect_hotel.entries import Another, Build, Entry, InHand, Keep, Value
from hotels.ledger.perfect_hotel.terms import (
    BUILD_CARDS,
    KINDS,
    LEAST_VALUE,
    MOST_ROUNDS,
    MOST_VALUE,
    TOURISTS,
)
from hotels.ledger.perfect_hotel.trouble import Page, Trouble, objection
from hotels.ledger.replay import Booked

SMALLEST = 2
"""Cards of a floor."""


def book(entry: Entry, books: Books) -> Page:
    """What an entry does; one that cannot have happened leaves the books as they were."""
    objections = tuple(_objections(entry, books))
    if any(said.grade is Grade.IMPOSSIBLE for said in objections):
        return Booked(entry, books, (), objections[:1])
    return Booked(entry, _after(entry, books), (), objections)


def _after(entry: Entry, books: Books) -> Books:
    """The books with an entry that can have happened."""
    match entry:
        case Build(player, kind, cards, tourists):
            hotel = books.hotels[player].with_floor(kind, cards, tourists)
            return books.with_hotel(player, hotel)
        case InHand(player, count):
            return books.with_hotel(player, books.hotels[player]._replace(in_hand=count))
        case Keep():
            empty = (Hotel(),) * books.terms.seats
            return books._replace(kept=(*books.kept, books.hotels), hotels=empty)
        case Another():
            return books._replace(planned=books.planned + 1)
        case Value(kind, points):
            values = (*books.values[:kind], points, *books.values[kind + 1 :])
            return books._replace(values=values)
        case _:
            assert_never(entry)


def _objections(entry: Entry, books: Books) -> Iterator[Objection]:
    """What speaks against an entry, the plainest reason first."""
    unknown = _unknown(entry, books)
    if unknown is not None:
        yield unknown
        return
    if isinstance(entry, Build | InHand | Keep) and books.is_over:
        yield objection(Trouble.OVER, rounds=books.planned)
    match entry:
        case Build():
            yield from _against_floor(entry, books)
            hotel = books.hotels[entry.player].with_floor(entry.kind, entry.cards, entry.tourists)
            yield from _too_many(books.with_hotel(entry.player, hotel))
        case InHand(player, count):
            if count < 0:
                yield objection(Trouble.NEGATIVE)
            hotel = books.hotels[player]._replace(in_hand=count)
            yield from _too_many(books.with_hotel(player, hotel))
        case Keep():
            if not any(hotel.floors for hotel in books.hotels):
                yield objection(Trouble.EMPTY)
        case Another():
            if books.planned >= MOST_ROUNDS:
                yield objection(Trouble.ROUNDS, most=MOST_ROUNDS)
        case Value(kind, points):
            if not LEAST_VALUE <= points <= MOST_VALUE:
                name = KINDS[kind]
                yield objection(Trouble.VALUE, kind=name, least=LEAST_VALUE, most=MOST_VALUE)
        case _:
            assert_never(entry)


def _unknown(entry: Entry, books: Books) -> Objection | None:
    """That there is no such player, or no such kind."""
    if isinstance(entry, Build | InHand) and not 0 <= entry.player < books.terms.seats:
        return objection(Trouble.NO_SUCH_PLAYER, player=entry.player)
    if isinstance(entry, Build | Value) and not 0 <= entry.kind < len(KINDS):
        return objection(Trouble.NO_SUCH_KIND, known=KINDS)
    return None


def _against_floor(entry: Build, books: Books) -> Iterator[Objection]:
    """What speaks against a floor as such, and against laying it there."""
    hotel = books.hotels[entry.player]
    size = entry.cards + entry.tourists
    if entry.cards < 0 or entry.tourists < 0:
        yield objection(Trouble.NEGATIVE)
    elif size < SMALLEST:
        yield objection(Trouble.TOO_SMALL, count=size, least=SMALLEST)
    elif not entry.cards:
        yield objection(Trouble.TOURISTS_ONLY)
    if hotel.top is not None and entry.kind != hotel.top.kind and entry.kind in hotel.kinds:
        yield objection(
            Trouble.SECOND_FLOOR,
            player=entry.player,
            kind=KINDS[entry.kind],
            top=KINDS[hotel.top.kind],
        )


def _too_many(books: Books) -> Iterator[Objection]:
    """Whether a round would have more cards than the game."""
    tourists = sum(hotel.tourists + hotel.in_hand for hotel in books.hotels)
    if tourists > TOURISTS:
        yield objection(Trouble.TOURISTS, count=tourists, right=TOURISTS)
    cards = sum(hotel.cards for hotel in books.hotels)
    if cards > BUILD_CARDS:
        yield objection(Trouble.CARDS, count=cards, right=BUILD_CARDS)
