"""The file of one game: loans, auctions and what was placed, read strictly and written back."""

from collections import Counter
from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import NamedTuple

from hotels.ledger import reading
from hotels.ledger.big_shot.booking import book
from hotels.ledger.big_shot.books import Auction, Books, Question, opening
from hotels.ledger.big_shot.entries import Entry, Hammer, Loan, Open, Pay, Put
from hotels.ledger.big_shot.game import BigShot
from hotels.ledger.big_shot.reckoning import reckoning
from hotels.ledger.big_shot.terms import (
    COLOURS,
    OWED,
    Colour,
    Player,
    Terms,
    colour_of,
    cube_fields,
    cubes_of,
    terms_of,
)
from hotels.ledger.big_shot.trouble import Page, Trouble, due
from hotels.ledger.names import player_names
from hotels.ledger.objection import Grade, Objection, Refused
from hotels.ledger.reading import Fields

OPS = ("loan", "auction", "place")


class Amiss(StrEnum):
    """What can be wrong with an event before or after its entries are booked."""

    NOT_ALL_PLACED = "not all placed"


class Played(NamedTuple):
    """A recorded game: who sat down, what they agreed, what happened, what it came to."""

    players: tuple[str, ...]
    terms: Terms
    books: Books
    entries: tuple[Entry, ...]
    reminders: tuple[tuple[int, Objection], ...]
    """By event, what is worth saying though nothing is wrong."""


def recorded(value: object) -> Played:
    """The game in a JSON value, or a refusal with its place."""
    said = reading.fields(value, "the file")
    players = player_names(reading.needed(said, "players"))
    terms = terms_of(said, len(players))
    books = opening(terms)
    entries: list[Entry] = []
    reminders: list[tuple[int, Objection]] = []
    for place, event in enumerate(reading.items(reading.needed(said, "events"), "events")):
        try:
            for page in _pages(reading.fields(event, "an event"), books):
                entries.append(page.entry)
                reminders += ((place, objection) for objection in page.objections)
                books = page.books
        except Refused as refused:
            raise refused.at(place) from None
    return Played(players, terms, books, tuple(entries), tuple(reminders))


def result(books: Books) -> Fields:
    """What a game comes to: money and debts, owners, worths; provisional before its end."""
    terms, settled = books.terms, reckoning(books)
    debts = [OWED * count for count in books.cards]
    return {
        "cash": [_by_colour(books.purses, player, terms) for player in range(terms.seats)],
        "debts": [_by_colour(debts, player, terms) for player in range(terms.seats)],
        "lots": {
            lot.name: None if lot.owner is None else COLOURS[lot.owner] for lot in settled.lots
        },
        "worth": [*settled.worth],
        "winners": [*settled.winners],
        "rounds_played": books.round,
    }


def record_fields(game: BigShot, pages: Iterable[Page], players: Iterable[str]) -> Fields:
    """The file of a game, as far as its last auction or round is complete."""
    said: Fields = {"players": [*players], **game.header()}
    events: list[Fields] = []
    before = game.opening()
    placed: list[Put] = []
    for page in pages:
        if not page.stands:
            continue
        entry, auction = page.entry, page.books.auction
        if isinstance(entry, Loan):
            events.append(_loan(entry.colour, game.terms))
        elif isinstance(entry, Put):
            placed.append(entry)
        if _is_placing(page.books) and not _is_placing(before) and auction is not None:
            events.append(_auction(auction, entry.colour if isinstance(entry, Pay) else None))
        if page.books.round > before.round:
            events.append(_place(placed))
            placed = []
        before = page.books
    return {**said, "events": events}


def beyond_a_file(pages: Iterable[Page]) -> tuple[int, ...]:
    """Which pages no file can hold, for they are against the rules and were written all the same.

    A game with such a page has no file: it would be refused.
    """
    return tuple(place for place, page in enumerate(pages) if page.grade == Grade.AGAINST)


def _pages(event: Fields, books: Books) -> Iterator[Page]:
    """The pages of one event."""
    op = reading.one_of(reading.needed(event, "op"), "op", OPS)
    entries = {"loan": _lent, "auction": _auctioned, "place": _placed}[op](event, books)
    for entry in entries:
        page = book(entry, books)
        for objection in page.objections:
            if objection.grade >= Grade.GAP:
                raise Refused(objection.code, **objection.facts)
        books = page.books
        yield page
    if op == "place" and books.auction is not None:
        raise Refused(Amiss.NOT_ALL_PLACED, left=books.auction.left)


def _lent(event: Fields, books: Books) -> Iterator[Entry]:
    """A loan; where each has one colour, it is for that one, and no other word counts."""
    terms = books.terms
    player = reading.number(reading.needed(event, "player"), "player", 0, terms.seats - 1)
    if not terms.is_pair:
        yield Loan(terms.colours_of(player)[0])
        return
    colour = colour_of(reading.needed(event, "colour"), "colour")
    if terms.owners[colour] != player:
        raise Refused(Trouble.NOT_HIS_COLOUR, player=player, colour=colour)
    yield Loan(colour)


def _auctioned(event: Fields, books: Books) -> Iterator[Entry]:
    """A space opened, sold for the last bid, and paid for."""
    terms = books.terms
    highest = terms.seats - 1
    roller = reading.number(reading.needed(event, "roller"), "roller", 0, highest)
    cubes = cubes_of(reading.needed(event, "cubes"), "cubes")
    said = reading.needed(event, "winner")
    winner = None if said is None else reading.number(said, "winner", 0, highest)
    yield Open(roller, cubes)
    if winner is None:
        price = event.get("bid")
        yield Hammer(None, 0 if price is None else reading.number(price, "bid"))
    else:
        yield Hammer(winner, reading.number(reading.needed(event, "bid"), "bid"))
    if winner is not None and terms.is_pair:
        yield Pay(colour_of(reading.needed(event, "pays"), "pays"))


def _placed(event: Fields, books: Books) -> Iterator[Entry]:
    """The cubes of an auction, lot by lot."""
    lots = reading.fields(reading.needed(event, "lots"), "lots")
    if not _is_placing(books):
        objection = due(Put("", 0), books).objections[0]
        raise Refused(objection.code, **objection.facts)
    for name, cubes in lots.items():
        if name not in books.terms.board.names:
            raise Refused(Trouble.NO_SUCH_LOT, lot=name, known=tuple(books.terms.board.names))
        for colour, count in enumerate(cubes_of(cubes, f"lots: {name}")):
            for _ in range(count):
                yield Put(name, colour)


def _is_placing(books: Books) -> bool:
    """Whether the cubes of an auction are to be placed."""
    return books.awaiting is not None and books.awaiting.kind is Question.PLACE


def _by_colour(amounts: Iterable[int], player: Player, terms: Terms) -> object:
    """A player's one amount, or the two of his colours where two play."""
    by_colour = [*amounts]
    own = [by_colour[colour] for colour in terms.colours_of(player)]
    return own if terms.is_pair else own[0]


def _loan(colour: Colour, terms: Terms) -> Fields:
    """A loan as an event."""
    said: Fields = {"op": "loan", "player": terms.owners[colour]}
    return said | {"colour": COLOURS[colour]} if terms.is_pair else said


def _auction(auction: Auction, pays: Colour | None) -> Fields:
    """An auction as an event; who bid what before the last bid is lost."""
    said: Fields = {
        "op": "auction",
        "roller": auction.roller,
        "cubes": cube_fields(auction.cubes),
        "winner": auction.winner,
    }
    if auction.winner is not None:
        said["bid"] = auction.price
        said |= {} if pays is None else {"pays": COLOURS[pays]}
    return said


def _place(placed: Iterable[Put]) -> Fields:
    """What was put where in one round, as an event."""
    lots: dict[str, Counter[Colour]] = {}
    for put in placed:
        lots.setdefault(put.lot, Counter())[put.colour] += 1
    return {
        "op": "place",
        "lots": {
            lot: cube_fields([cubes[colour] for colour in range(len(COLOURS))])
            for lot, cubes in lots.items()
        },
    }
