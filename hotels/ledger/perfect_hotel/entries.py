"""Everything the keeper of Perfect Hotel can write, as verbs, and as plain objects."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from hotels.ledger import reading
from hotels.ledger.objection import Refused
from hotels.ledger.perfect_hotel.terms import KINDS, Kind, Player, kind_of
from hotels.ledger.reading import Fields

UNKNOWN_ENTRY = "unknown entry"


@dataclass(frozen=True, slots=True)
class Build:
    """A player lays a floor on top of his hotel: an annex, if the top floor is of its kind."""

    player: Player
    kind: Kind
    cards: int
    tourists: int = 0


@dataclass(frozen=True, slots=True)
class InHand:
    """A player has so many Tourist Groups left in hand."""

    player: Player
    count: int


@dataclass(frozen=True, slots=True)
class Keep:
    """The round is kept, and the next begins."""


@dataclass(frozen=True, slots=True)
class Another:
    """One round more than was planned."""


@dataclass(frozen=True, slots=True)
class Value:
    """A kind is worth this, in all rounds of the game."""

    kind: Kind
    points: int


Entry = Build | InHand | Keep | Another | Value


class _Shape(NamedTuple):
    """An entry's class and its fields."""

    make: Callable[..., Entry]
    fields: tuple[str, ...] = ()


_SHAPES: Mapping[str, _Shape] = {
    "build": _Shape(Build, ("player", "kind", "cards", "tourists")),
    "in_hand": _Shape(InHand, ("player", "count")),
    "keep": _Shape(Keep),
    "another": _Shape(Another),
    "value": _Shape(Value, ("kind", "points")),
}
_BY_ENTRY = {shape.make: (op, shape.fields) for op, shape in _SHAPES.items()}


def encoded(entry: Entry) -> Fields:
    """The entry as an object; a kind goes by its name."""
    op, names = _BY_ENTRY[type(entry)]
    said: Fields = {name: getattr(entry, name) for name in names}
    if isinstance(entry, Build | Value):
        said["kind"] = KINDS[entry.kind]
    return {"op": op, **said}


def decoded(value: object, seats: int) -> Entry:
    """The entry that an object says at a table of so many; refused with the field at fault."""
    event = reading.fields(value, "an event")
    op = reading.text(reading.needed(event, "op"), "op", longest=100)
    shape = _SHAPES.get(op)
    if shape is None:
        raise Refused(UNKNOWN_ENTRY, op=op, known=tuple(_SHAPES))
    return shape.make(*[_read(reading.needed(event, name), name, seats) for name in shape.fields])


def _read(value: object, name: str, seats: int) -> int:
    """One field of an entry."""
    match name:
        case "kind":
            return kind_of(value, name)
        case "player":
            return reading.number(value, name, 0, seats - 1)
    return reading.number(value, name)
