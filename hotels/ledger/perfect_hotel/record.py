"""The Perfect Hotel file: whole rounds as they stood on the table, and what they come to."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hotels.ledger import reading
from hotels.ledger.names import player_names
from hotels.ledger.objection import Refused
from hotels.ledger.perfect_hotel.booking import book
from hotels.ledger.perfect_hotel.books import Books, Floor, Hotel, opening
from hotels.ledger.perfect_hotel.entries import Build, Entry, InHand, Keep
from hotels.ledger.perfect_hotel.scoring import RoundScore, standing
from hotels.ledger.perfect_hotel.terms import (
    KINDS,
    MOST_ROUNDS,
    Player,
    Terms,
    Unfit,
    kind_of,
    seats,
    value_fields,
    values_of,
)
from hotels.ledger.reading import Fields


class Misplaced(Refused):
    """What is wrong with one round of a file, or with one hotel of it; both count from one."""

    def __init__(self, refused: Refused, in_round: int, player: int | None = None) -> None:
        super().__init__(refused.code, **refused.facts)
        self.round = in_round
        self.player = player


class Played(NamedTuple):
    """A game as a file tells it."""

    players: tuple[str, ...]
    entries: tuple[Entry, ...]
    books: Books


def recorded(value: object) -> Played:
    """The game in a JSON value."""
    said = reading.fields(value, "the file")
    seats(len(reading.items(reading.needed(said, "players"), "players")))
    players = player_names(said["players"])
    values = values_of(said.get("values", {}))
    rounds = reading.items(reading.needed(said, "rounds"), "rounds")
    if len(rounds) > MOST_ROUNDS:
        raise Refused(
            reading.Fault.TOO_LONG, field="rounds", longest=MOST_ROUNDS, length=len(rounds)
        )
    books = opening(Terms(len(players), values, max(1, len(rounds))))
    entries: list[Entry] = []
    for number, hotels in enumerate(rounds, start=1):
        for player, hotel in enumerate(_one_each(hotels, number, books.terms.seats)):
            try:
                for entry in _entries(player, hotel):
                    books = _booked(entry, books)
                    entries.append(entry)
            except Refused as refused:
                raise Misplaced(refused, number, player + 1) from None
        books = book(Keep(), books).books
        entries.append(Keep())
    return Played(players, tuple(entries), books)


def result(books: Books) -> Fields:
    """What the rounds come to, one number a player in every list."""
    stands = standing(books)
    return {
        "rounds": [_points(one) for one in stands.rounds],
        "totals": list(stands.totals),
        "winners": list(stands.winners),
    }


def record_fields(books: Books, players: Sequence[str]) -> Fields:
    """The game as such a file tells it, the round under way included once it is begun."""
    return {
        "players": list(players),
        "values": value_fields(books.values),
        "rounds": [[_hotel_fields(hotel) for hotel in hotels] for hotels in books.counted],
    }


def _one_each(value: object, number: int, count: int) -> list[object]:
    """A round's hotels, as many as there are players."""
    try:
        hotels = reading.items(value, "a round")
    except Refused as refused:
        raise Misplaced(refused, number) from None
    if len(hotels) != count:
        raise Misplaced(Refused(Unfit.HOTELS, count=len(hotels), right=count), number)
    return hotels


def _entries(player: Player, value: object) -> Iterator[Entry]:
    """One hotel as the entries that build it."""
    hotel = reading.fields(value, "a hotel")
    for one in reading.items(reading.needed(hotel, "floors"), "floors"):
        floor = reading.fields(one, "a floor")
        yield Build(
            player,
            kind_of(reading.needed(floor, "kind"), "kind"),
            reading.number(reading.needed(floor, "cards"), "cards", 0),
            reading.number(reading.needed(floor, "tourists"), "tourists", 0),
        )
    left = reading.number(reading.needed(hotel, "in_hand"), "in_hand", 0)
    if left:
        yield InHand(player, left)


def _booked(entry: Entry, books: Books) -> Books:
    """The books after an entry, refused where it cannot have happened."""
    page = book(entry, books)
    if not page.stands:
        raise Refused(page.objections[0].code, **page.objections[0].facts)
    return page.books


def _points(one: RoundScore) -> Fields:
    """A round's points as lists."""
    return {
        "totals": [player.total for player in one.players],
        "majority": [player.majority for player in one.players],
        "tourists": [player.tourists for player in one.players],
        "awards": [player.awards for player in one.players],
    }


def _hotel_fields(hotel: Hotel) -> Fields:
    """A hotel as the file has it."""
    return {"floors": [_floor_fields(floor) for floor in hotel.floors], "in_hand": hotel.in_hand}


def _floor_fields(floor: Floor) -> Fields:
    """A floor as the file has it."""
    return {"kind": KINDS[floor.kind], "cards": floor.cards, "tourists": floor.tourists}
