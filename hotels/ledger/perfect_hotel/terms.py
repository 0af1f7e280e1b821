"""The words and figures of Perfect Hotel, and what a table agrees before the first round."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from hotels.ledger import reading
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fields
from hotels.ledger.working import Mark

Player = int
"""A seat, counted from nought."""

Kind = int
"""A kind of Build, by its place in the row of tags."""

Values = tuple[int, ...]
"""What each kind is worth."""

KINDS = ("Bedroom", "Restaurant", "Pool", "Bar", "Gym", "Shop")
VALUES: Values = (10, 9, 8, 7, 6, 5)
VALUE_MARKS = (Mark.ATTESTED, *(Mark.RECONSTRUCTED,) * 5)
"""Only Bedroom's ten is printed where we could read it."""

BUILD_CARDS = 57
TOURISTS = 5
TRACK = 40
RECOMMENDED = 3
"""Rounds of a game."""

FEWEST, MOST = 2, 4
"""Players."""

LEAST_VALUE, MOST_VALUE = 0, 99
MOST_ROUNDS = 50
"""Nobody plays as many; a file may not ask for more, for each line is sealed with all of them."""


class Unfit(StrEnum):
    """What can be wrong with what a table agreed."""

    TOO_FEW = "too few for a hotel"
    TOO_MANY = "too many for the track"
    NO_SUCH_KIND = "no such kind in the file"
    HOTELS = "not a hotel each"


@dataclass(frozen=True, slots=True)
class Terms:
    """What a table agreed: how many play, what the kinds are worth, how many rounds."""

    seats: int
    values: Values = VALUES
    rounds: int = RECOMMENDED


def value_mark(kind: Kind, points: int) -> Mark:
    """How sure it is that a kind is worth this; an edited value is the table's own."""
    return VALUE_MARKS[kind] if points == VALUES[kind] else Mark.HOUSE


def seats(count: int) -> int:
    """How many sit down, if the game is for so many."""
    if count < FEWEST:
        raise Refused(Unfit.TOO_FEW, count=count, least=FEWEST)
    if count > MOST:
        raise Refused(Unfit.TOO_MANY, count=count, most=MOST)
    return count


def kind_of(value: object, name: str) -> Kind:
    """A kind by its name."""
    return KINDS.index(reading.one_of(value, name, KINDS))


def values_of(value: object) -> Values:
    """What the kinds are worth; one left out keeps what we reckon with."""
    said = reading.fields(value, "values")
    for name in said:
        if name not in KINDS:
            raise Refused(Unfit.NO_SUCH_KIND, kind=name, known=KINDS)
    return tuple(
        reading.number(said.get(name, usual), f"the value of {name}", LEAST_VALUE, MOST_VALUE)
        for name, usual in zip(KINDS, VALUES, strict=True)
    )


def value_fields(values: Values) -> Mapping[str, int]:
    """What the kinds are worth, as an object."""
    return dict(zip(KINDS, values, strict=True))


def terms_of(said: Fields, count: int) -> Terms:
    """The terms that an object states for so many players, all of them checked."""
    reading.only(said, ("values", "rounds"))
    return Terms(
        seats(count),
        values_of(said.get("values", {})),
        reading.number(said.get("rounds", RECOMMENDED), "rounds", 1, MOST_ROUNDS),
    )


def header_fields(terms: Terms) -> Fields:
    """The terms as an object; every value stands in it, so that no later default changes it."""
    return {"values": value_fields(terms.values), "rounds": terms.rounds}
