"""A game of Perfect Hotel about to begin: who plays, how many rounds, what the kinds are worth."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from hotels.ledger import reading
from hotels.ledger.objection import Refused
from hotels.ledger.perfect_hotel.house import HouseValues, house_values
from hotels.ledger.perfect_hotel.terms import (
    FEWEST,
    MOST,
    RECOMMENDED,
    VALUES,
    Terms,
    Values,
    terms_of,
)
from hotels.store.records import PERFECT_HOTEL, SAMPLE, Record
from hotels.views.ids import free_id
from hotels.views.perfect_hotel import how_sure, value_views
from hotels.views.setup import Draft as ChainDraft
from hotels.views.setup import Person
from hotels.wording.language import phrase, to_phrase
from hotels.wording.numbers import in_words

SEATS = 4
"""How many play where nobody has played before."""

MOST_PLANNED = 12
"""So many rounds can be planned; more can be added later."""

USUAL, OWN = to_phrase("The usual values"), to_phrase("Your own values")

LONGEST_NAME = 60
"""Signs of a name that values are kept by."""


class Named(NamedTuple):
    """Values with a name: the usual ones, or a table's own."""

    name: str
    values: Values
    says: str
    """How sure they are."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A game that has not begun."""

    people: tuple[Person, ...] = (Person(""),) * SEATS
    values: Values = VALUES
    rounds: int = RECOMMENDED

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.people)

    @property
    def edition(self) -> None:
        """None: nothing is said by the words of an edition."""
        return None

    @property
    def names(self) -> dict[str, str]:
        """Nothing is renamed here."""
        return {}

    @property
    def terms(self) -> Terms:
        """What is agreed."""
        return Terms(self.seats, self.values, self.rounds)

    def name(self, said: str, seat: int) -> str:
        """A player's name, or a refusal: two of one name are refused as everywhere."""
        return ChainDraft(people=self.people).name(said, seat)

    def sized(self, count: int) -> "Draft":
        """So many players; a new one has no name yet."""
        count = max(FEWEST, min(MOST, count))
        added = (Person(""),) * max(0, count - self.seats)
        return replace(self, people=(*self.people[:count], *added))

    def lasting(self, rounds: int) -> "Draft":
        """So many rounds."""
        return replace(self, rounds=max(1, min(MOST_PLANNED, rounds)))

    def worth(self, values: Values) -> "Draft":
        """By other values."""
        return replace(self, values=values)


def begun_like(records: Sequence[Record], values: Values | None = None) -> Draft:
    """The people of the last game, and the values and rounds of the last one of this kind."""
    draft = Draft()
    for record in records:
        if record.source != SAMPLE and any(record.players):
            people = tuple(Person(name) for name in record.players)
            draft = replace(draft, people=people).sized(len(people))
            break
    terms = next(filter(None, map(terms_in, records)), None)
    if terms is None:
        return draft
    return draft.worth(values or terms.values).lasting(terms.rounds)


def terms_in(record: Record) -> Terms | None:
    """The terms of a game of this kind; None where it is another, or they cannot be read."""
    if record.kind != PERFECT_HOTEL:
        return None
    try:
        header = reading.fields(reading.parsed(record.header.encode()), "the terms")
        return terms_of(header, len(record.players))
    except Refused:
        return None


def known(editions: Mapping[str, str]) -> tuple[HouseValues, ...]:
    """The tables' own values that the archive keeps; what else it keeps is left out."""
    found = []
    for text in editions.values():
        try:
            found.append(house_values(reading.parsed(text.encode())))
        except Refused:
            continue  # an edition of another game, or of a later version
    return tuple(found)


def offered(houses: Iterable[HouseValues]) -> tuple[Named, ...]:
    """The usual values, and those of the house by their names."""
    named = ((phrase(USUAL), VALUES), *((house.name, house.values) for house in houses))
    return tuple(Named(name, values, how_sure(values)) for name, values in named)


def called(values: Values, houses: Iterable[HouseValues]) -> str:
    """What these values go by."""
    return next((one.name for one in offered(houses) if one.values == values), phrase(OWN))


def in_short(values: Values) -> str:
    """``Bedroom 10, Restaurant 9, Pool 8, Bar 7, Gym 6, Shop 5``."""
    return ", ".join(f"{one.name} {one.points}" for one in value_views(values))


def rounds_note(rounds: int) -> str:
    """What is to be said of so many rounds."""
    if rounds == RECOMMENDED:
        return phrase("as the rules recommend")
    return phrase("the rules recommend {count}", count=in_words(RECOMMENDED))


def to_keep(name: str, values: Values, editions: Mapping[str, str]) -> HouseValues:
    """The values under a name, with an id that nothing else of the house has."""
    said = name.strip()
    ours = {one.id for one in known(editions) if one.name == said}
    own_id = free_id("house-values", said, lambda one: one in editions and one not in ours)
    return house_values(reading.parsed(HouseValues(own_id, said, values).written.encode()))


def name_against(typed: str) -> str:
    """Why values cannot be called so; empty where they can."""
    said = typed.strip()
    if not said or not any(map(str.isprintable, said)):
        return phrase("Enter a name to save these values.")
    if len(said) > LONGEST_NAME:
        return phrase("The name is too long. Use up to {most} characters.", most=LONGEST_NAME)
    return ""
