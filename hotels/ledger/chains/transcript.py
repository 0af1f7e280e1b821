"""hotels-transcript/1: one game as the bank saw it, read strictly."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from hotels.ledger import reading
from hotels.ledger.chains.booking import book
from hotels.ledger.chains.books import Books, opening
from hotels.ledger.chains.codec import decoded
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.header import Header
from hotels.ledger.chains.header_codec import header_of
from hotels.ledger.chains.terms import UNSEEN
from hotels.ledger.chains.trouble import Page, Trouble
from hotels.ledger.names import player_names
from hotels.ledger.objection import Grade, Refused
from hotels.ledger.posting import BANK
from hotels.ledger.reading import Fields

FORMAT = "hotels-transcript/1"
MOST_EVENTS = 100_000

UNKNOWN_FORMAT = "unknown format"
BAD_DATE = "bad date"
SAME_CHAIN_NAME = "two chains of one name"

_DATE = re.compile(
    r"(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])"
    r"([T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d([.,]\d+)?)?(Z|[+-]\d\d(:?\d\d)?)?)?",
    re.ASCII,
)
_DAYS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
_LEAP = (31, 29, *_DAYS[2:])


@dataclass(frozen=True, slots=True)
class Transcript:
    """A recorded game: who sat down, what they agreed, what happened, what is claimed."""

    header: Header
    players: tuple[str, ...]
    names: Mapping[str, str]
    source: str
    played: str
    events: tuple[object, ...]
    checkpoints: tuple[Fields, ...]
    final: Fields | None

    def pages(self, *, forced: bool = False) -> Iterator[Page]:
        """Every page in order; refused at the first event that does not fit.

        With ``forced`` only what cannot have happened does not fit.
        """
        allowed = Grade.AGAINST if forced else Grade.REMINDER
        books = opening(self.header)
        for place, event in enumerate(self.events):
            try:
                entry = decoded(event, asides=False)
            except Refused as refused:
                raise refused.at(place) from None
            page = book(entry, books)
            against = [said for said in page.objections if said.grade > allowed]
            if against:
                facts = dict(against[0].facts)
                if against[0].code == Trouble.NO_SUCH_CHAIN:
                    facts["known"] = self.header.edition.names
                raise Refused(against[0].code, **facts).at(place)
            books = page.books
            yield page


def transcript(value: object) -> Transcript:
    """The recorded game in a JSON value; its header and its claims are checked here."""
    said = reading.fields(value, "the file")
    if reading.needed(said, "format") != FORMAT:
        raise Refused(UNKNOWN_FORMAT, field="format", known=FORMAT)
    players = player_names(reading.needed(said, "players"))
    header = header_of(said, len(players))
    edition, count = header.edition, header.seats
    events = reading.items(reading.needed(said, "events"), "events")
    if len(events) > MOST_EVENTS:
        raise Refused(reading.Fault.TOO_LONG, field="events", longest=MOST_EVENTS)
    return Transcript(
        header=header,
        players=players,
        names=chain_names(said.get("names", {}), edition),
        source=reading.text(said.get("source", ""), "source"),
        played=_date(said.get("played", "")),
        events=tuple(events),
        checkpoints=_checkpoints(said.get("checkpoints", []), header, len(events)),
        final=None if "final" not in said else _final(said["final"], count),
    )


def checkpoint(books: Books) -> Fields:
    """The state as a checkpoint has it."""
    edition = books.header.edition
    seats = range(books.header.seats)
    return {
        "cash": list(books.cash[:UNSEEN]),
        "shares": {
            name: [books.held(place, player) for player in seats]
            for place, name in enumerate(edition.names)
        },
        "sizes": dict(zip(edition.names, books.board.sizes, strict=True)),
        "bank": {name: books.blocks[place][BANK] for place, name in enumerate(edition.names)},
        "prices": {name: books.price(place) for place, name in enumerate(edition.names)},
    }


def chain_names(value: object, edition: Edition) -> Mapping[str, str]:
    """The names the keeper gave the chains, no two alike."""
    said = reading.only(reading.fields(value, "names"), edition.names)
    given = {chain: reading.filled(name, f"the name of {chain}") for chain, name in said.items()}
    if (name := reading.doubled(given.get(chain, chain) for chain in edition.names)) is not None:
        raise Refused(SAME_CHAIN_NAME, name=name)
    return given


def _date(value: object) -> str:
    """A date, or date and time, or nothing."""
    said = reading.text(value, "played", longest=100)
    if said and not is_date(said):
        raise Refused(BAD_DATE, field="played", text=said)
    return said


def is_date(text: str) -> bool:
    """Whether a text names a day that there is, with or without the time."""
    match = _DATE.fullmatch(text)
    if match is None:
        return False
    year, month, day = (int(match[part]) for part in (1, 2, 3))
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return year > 0 and day <= (_LEAP if leap else _DAYS)[month - 1]


def _checkpoints(value: object, header: Header, events: int) -> tuple[Fields, ...]:
    """The claims about the state after an event, each of the right shape."""
    found = []
    for place, one in enumerate(reading.items(value, "checkpoints")):
        claim = reading.fields(one, f"checkpoint {place}")
        where = f"checkpoint {place}: "
        reading.number(reading.needed(claim, "after", where), where + "after", 0, events - 1)
        if "cash" in claim:
            reading.numbers(claim["cash"], where + "cash", header.seats)
        for name in ("sizes", "bank", "prices"):
            for chain, figure in _by_chain(claim, name, header, where).items():
                reading.number(figure, f"{where}{name} of {chain}")
        for chain, held in _by_chain(claim, "shares", header, where).items():
            field = f"{where}shares of {chain}"
            known = [0 if one is None else one for one in reading.items(held, field)]
            reading.numbers(known, field, header.seats)
        found.append(claim)
    return tuple(found)


def _by_chain(claim: Fields, name: str, header: Header, where: str) -> Fields:
    """A part of a claim that has a figure a chain."""
    return reading.only(reading.fields(claim.get(name, {}), where + name), header.edition.names)


def _final(value: object, seats: int) -> Fields:
    """The claim about how the game came out."""
    claim = reading.fields(value, "final")
    if "cash" in claim:
        reading.numbers(claim["cash"], "final: cash", seats)
    for winner in reading.items(claim.get("winners", []), "final: winners"):
        reading.number(winner, "final: winners", 0, seats - 1)
    return claim
