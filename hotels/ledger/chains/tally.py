"""The score of a game that nobody tracked, figure by figure, as journal and table see it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from hotels.ledger import reading
from hotels.ledger.chains import agreement
from hotels.ledger.chains.books import Books
from hotels.ledger.chains.edition import Edition, Options
from hotels.ledger.chains.header import Header
from hotels.ledger.chains.header_codec import edition_of, header_fields
from hotels.ledger.chains.quick import Amiss, Counted, final_books
from hotels.ledger.chains.rules.ending import settlement
from hotels.ledger.chains.terms import FEWEST_TILES, Player
from hotels.ledger.money import Money, fewest
from hotels.ledger.objection import Refused
from hotels.ledger.outcome import Outcome
from hotels.ledger.reading import Fields
from hotels.ledger.replay import Booked

MOST = 10_000_000
"""No figure is larger: neither a purse nor a pile."""


class Sort(StrEnum):
    """What a figure says."""

    SIZE = "size"
    BLOCKS = "blocks"
    CASH = "cash"
    DRAWN = "bank_holds"


class Place(NamedTuple):
    """Where a figure stands: of which chain, of which player."""

    sort: Sort
    chain: int = 0
    player: Player = 0


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure; None takes back what stood there."""

    place: Place
    number: int | None


@dataclass(frozen=True, slots=True)
class Rest:
    """Whoever has said nothing of a chain holds none of it; without a chain, of any."""

    chain: int | None = None


@dataclass(frozen=True, slots=True)
class Last:
    """Who played last; it matters where a pot is split by seat."""

    player: Player


Entry = Figure | Rest | Last


class Sheet(NamedTuple):
    """The figures as far as they are known."""

    terms: Header
    sizes: tuple[int | None, ...]
    blocks: tuple[tuple[int | None, ...], ...]
    cash: tuple[Money | None, ...]
    drawn: tuple[int | None, ...]
    last: Player = 0

    def at(self, place: Place) -> int | None:
        """The figure at a place."""
        match place.sort:
            case Sort.SIZE:
                return self.sizes[place.chain]
            case Sort.BLOCKS:
                return self.blocks[place.chain][place.player]
            case Sort.DRAWN:
                return self.drawn[place.chain]
            case Sort.CASH:
                return self.cash[place.player]

    def having(self, place: Place, number: int | None) -> "Sheet":
        """With another figure at a place."""
        chain, player = place.chain, place.player
        match place.sort:
            case Sort.SIZE:
                return self._replace(sizes=_changed(self.sizes, chain, number))
            case Sort.DRAWN:
                return self._replace(drawn=_changed(self.drawn, chain, number))
            case Sort.CASH:
                return self._replace(cash=_changed(self.cash, player, number))
            case Sort.BLOCKS:
                row = _changed(self.blocks[chain], player, number)
                blocks = (*self.blocks[:chain], row, *self.blocks[chain + 1 :])
                return self._replace(blocks=blocks)

    def places(self) -> Iterator[Place]:
        """Every figure that is wanted, chain by chain, then the cash.

        Blocks of a chain that is not on the board are worth nothing: only those given count.
        """
        seats = range(self.terms.seats)
        for chain, size in enumerate(self.sizes):
            yield Place(Sort.SIZE, chain)
            for player in seats:
                if size != 0 or self.blocks[chain][player] is not None:
                    yield Place(Sort.BLOCKS, chain, player)
            if self.terms.bank_holds and size:
                yield Place(Sort.DRAWN, chain)
        yield from (Place(Sort.CASH, player=player) for player in seats)

    @property
    def wanting(self) -> tuple[Place, ...]:
        """The figures that are not known yet."""
        return tuple(place for place in self.places() if self.at(place) is None)

    def left(self, chain: int) -> int:
        """How many blocks of a chain nobody is said to hold."""
        kept = self.terms.edition.chains[chain]
        return kept.in_all - sum(count or 0 for count in self.blocks[chain])


def _changed(row: tuple[int | None, ...], at: int, number: int | None) -> tuple[int | None, ...]:
    return (*row[:at], number, *row[at + 1 :])


class Flaw(StrEnum):
    """What can be wrong with the figures."""

    ONE_TILE = "a chain of one tile"
    TOO_MANY_TILES = "more tiles than squares"
    TOO_MANY_BLOCKS = "more blocks than exist"
    NOT_DRAWABLE = "no tile has this number"
    NO_BILLS = "no bills make this"


class Doubt(NamedTuple):
    """What is wrong with a figure, and what would be right."""

    place: Place
    flaw: Flaw
    right: int

    @property
    def spoils(self) -> bool:
        """Whether a result would be wrong with it."""
        return self.flaw is not Flaw.NO_BILLS


def doubts(sheet: Sheet) -> tuple[Doubt, ...]:
    """Everything that speaks against the figures, each at the figure it is said beside."""
    return tuple(_doubts(sheet))


def _doubts(sheet: Sheet) -> Iterator[Doubt]:
    edition = sheet.terms.edition
    tiles = sum(size or 0 for size in sheet.sizes)
    for chain, size in enumerate(sheet.sizes):
        place = Place(Sort.SIZE, chain)
        if size == 1:
            yield Doubt(place, Flaw.ONE_TILE, FEWEST_TILES)
        elif size and tiles > edition.squares:
            yield Doubt(place, Flaw.TOO_MANY_TILES, max(0, edition.squares - tiles + size))
        if (left := sheet.left(chain)) < 0:
            for player, count in enumerate(sheet.blocks[chain]):
                if count:
                    right = max(0, count + left)
                    yield Doubt(Place(Sort.BLOCKS, chain, player), Flaw.TOO_MANY_BLOCKS, right)
        drawn = sheet.drawn[chain]
        if size and drawn is not None and not 1 <= drawn <= edition.columns:
            yield Doubt(Place(Sort.DRAWN, chain), Flaw.NOT_DRAWABLE, edition.columns)
    for player, cash in enumerate(sheet.cash):
        if cash and fewest(cash, edition.bills) is None:
            yield Doubt(Place(Sort.CASH, player=player), Flaw.NO_BILLS, min(edition.bills))


def final(sheet: Sheet) -> Books | None:
    """The books at the end by these figures; None as long as some want or cannot be."""
    if sheet.wanting or any(doubt.spoils for doubt in doubts(sheet)):
        return None
    drawn = ((chain, number) for chain, number in enumerate(sheet.drawn) if sheet.sizes[chain])
    return final_books(
        sheet.terms,
        Counted(
            tuple(size or 0 for size in sheet.sizes),
            tuple(tuple(count or 0 for count in row) for row in sheet.blocks),
            tuple(cash or 0 for cash in sheet.cash),
            tuple((chain, number) for chain, number in drawn if number is not None),
            sheet.last,
        ),
    )


def terms(edition: Edition, count: int, options: Options) -> Header:
    """The terms of a game of which only the end is scored: no tiles, no deal."""
    seats = agreement.seats(count, edition, options)
    return Header(edition, seats, options, (), agreement.no_deal(edition, seats))


def terms_of(said: Fields, count: int) -> Header:
    """The terms that an object states for so many players, all of them checked."""
    edition = edition_of(reading.needed(said, "edition"))
    options = agreement.options(reading.fields(said.get("options", {}), "options"), edition)
    return terms(edition, count, options)


class Tally:
    """One game to be scored, with its terms."""

    kind = "tally"

    def __init__(self, terms: Header) -> None:
        self.terms = terms
        self.seats = terms.seats

    def header(self) -> Fields:
        """The terms as a plain object, without names of people."""
        return header_fields(replace(self.terms, dealt=None))

    def opening(self) -> Sheet:
        """Nothing known yet."""
        nothing = (None,) * len(self.terms.edition.chains)
        nobody = (None,) * self.seats
        return Sheet(self.terms, nothing, (nobody,) * len(nothing), nobody, nothing)

    def book(self, entry: Entry, sheet: Sheet) -> Booked[Entry, Sheet]:
        """The sheet after an entry; no figure is refused: what cannot be is a doubt."""
        match entry:
            case Figure(place, number):
                return Booked(entry, sheet.having(place, number))
            case Last(player):
                return Booked(entry, sheet._replace(last=player))
            case Rest(chain):
                blocks = tuple(
                    tuple(count or 0 for count in row) if chain in {None, place} else row
                    for place, row in enumerate(sheet.blocks)
                )
                return Booked(entry, sheet._replace(blocks=blocks))

    def encoded(self, entry: Entry) -> Fields:
        """An entry as an event."""
        match entry:
            case Rest(chain):
                own = {} if chain is None else {"chain": self.terms.edition.names[chain]}
                return {"op": "rest", **own}
            case Last(player):
                return {"op": "last", "player": player}
            case Figure(place, number):
                said: Fields = {"op": place.sort.value, "number": number}
                if place.sort is not Sort.CASH:
                    said["chain"] = self.terms.edition.names[place.chain]
                if place.sort in {Sort.BLOCKS, Sort.CASH}:
                    said["player"] = place.player
                return said

    def decoded(self, value: object) -> Entry:
        """An entry from an event, or a refusal."""
        event = reading.fields(value, "an event")
        op = reading.one_of(reading.needed(event, "op"), "op", ("rest", "last", *Sort))
        match op:
            case "rest":
                return Rest(self._chain(event) if "chain" in event else None)
            case "last":
                return Last(self._player(event))
        sort = Sort(op)
        given = reading.needed(event, "number")
        number = None if given is None else reading.number(given, "number", 0, MOST)
        chain = 0 if sort is Sort.CASH else self._chain(event)
        player = self._player(event) if sort in {Sort.BLOCKS, Sort.CASH} else 0
        return Figure(Place(sort, chain, player), number)

    def state(self, sheet: Sheet) -> Fields:
        """All that is known, as a plain object."""
        return {
            "sizes": list(sheet.sizes),
            "blocks": [list(row) for row in sheet.blocks],
            "cash": list(sheet.cash),
            "drawn": list(sheet.drawn),
            "last": sheet.last,
        }

    def summary(self, sheet: Sheet) -> Fields:
        """How many of the figures are known."""
        places = tuple(sheet.places())
        return {"figures": len(places) - len(sheet.wanting), "of": len(places)}

    def outcome(self, sheet: Sheet) -> Outcome | None:
        """How the game came out, once all is known."""
        books = final(sheet)
        if books is None:
            return None
        settled = settlement(books)
        return Outcome(settled.cash, settled.winners)

    def _player(self, event: Fields) -> Player:
        return reading.number(reading.needed(event, "player"), "player", 0, self.seats - 1)

    def _chain(self, event: Fields) -> int:
        name = reading.text(reading.needed(event, "chain"), "chain", longest=100)
        place = self.terms.edition.places.get(name)
        if place is None:
            raise Refused(Amiss.NO_SUCH_CHAIN, chain=name, edition=self.terms.edition.name)
        return place
