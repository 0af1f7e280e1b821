"""Entries as plain objects and back: the shape of a transcript's events, and of the journal."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from hotels.ledger import reading
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.entries import (
    Announce,
    Buy,
    Choose,
    Correct,
    Count,
    Dispose,
    Draw,
    End,
    Entry,
    Lay,
    Leave,
    Name,
    Note,
    Pass,
    Peek,
    Settle,
    Sit,
    TurnTo,
)
from hotels.ledger.chains.terms import Tile, tile
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fields

NOT_A_TILE = "not a tile"
UNKNOWN_EVENT = "unknown event"

BLOCKS = ("stay", "return")
"""What becomes of the blocks of a player who leaves."""


def _chain(value: object, name: str) -> str:
    """A chain's name, or money."""
    return reading.text(value, name, longest=100)


def _chains(value: object, name: str) -> tuple[str, ...]:
    return tuple(_chain(one, name) for one in reading.items(value, name))


def tile_of(value: object, name: str) -> Tile:
    """A tile by its name; its letter may be a small one, and spaces may stand around it."""
    said = reading.text(value, name, longest=100).strip()
    found = tile(said.upper() if said.isascii() else said)
    if found is None:
        raise Refused(NOT_A_TILE, field=name, text=said)
    return found


def _returns(value: object, name: str) -> bool:
    return reading.one_of(value, name, BLOCKS) == BLOCKS[1]


class _Shape(NamedTuple):
    """An event's class and its fields, each with its reader."""

    make: Callable[..., Entry]
    fields: tuple[tuple[str, Callable[[object, str], object]], ...]


_PLAYER, _CHAIN = ("player", reading.number), ("chain", _chain)

_SHAPES: Mapping[str, _Shape] = {
    "tile": _Shape(Lay, (_PLAYER, ("tile", tile_of))),
    "pass_tile": _Shape(Pass, (_PLAYER,)),
    "found": _Shape(Name, (_PLAYER, _CHAIN)),
    "survivor": _Shape(Choose, (_PLAYER, _CHAIN)),
    "next_defunct": _Shape(Settle, (_PLAYER, _CHAIN)),
    "announce": _Shape(Announce, (_PLAYER, _CHAIN, ("blocks", reading.number))),
    "bank_holds": _Shape(Draw, (_CHAIN, ("blocks", reading.number))),
    "dispose": _Shape(
        Dispose,
        (
            _PLAYER,
            _CHAIN,
            ("sell", reading.number),
            ("trade", reading.number),
            ("keep", reading.number),
        ),
    ),
    "buy": _Shape(Buy, (_PLAYER, ("chains", _chains))),
    "end_game": _Shape(End, (_PLAYER,)),
}


_ASIDES: Mapping[str, _Shape] = {
    "count": _Shape(Count, (_PLAYER, ("thing", _chain), ("count", reading.number))),
    "correct": _Shape(Correct, (_PLAYER, ("thing", _chain), ("count", reading.number))),
    "turn": _Shape(TurnTo, (_PLAYER,)),
    "leave": _Shape(Leave, (_PLAYER, ("blocks", _returns))),
    "sit": _Shape(Sit, (_PLAYER,)),
    "peek": _Shape(Peek, (_PLAYER,)),
    "note": _Shape(Note, (("text", reading.text),)),
}
_ALL = {**_SHAPES, **_ASIDES}
_BY_ENTRY = {shape.make: (kind, shape) for kind, shape in _ALL.items()}


def decoded(value: object, *, asides: bool = True) -> Entry:
    """The entry an event says; refused with the field at fault. A transcript holds no asides."""
    event = reading.fields(value, "an event")
    kind = reading.text(reading.needed(event, "op"), "op", longest=100)
    known = _ALL if asides else _SHAPES
    shape = known.get(kind)
    if shape is None:
        raise Refused(UNKNOWN_EVENT, op=kind, known=tuple(known))
    return shape.make(*[read(reading.needed(event, name), name) for name, read in shape.fields])


def encoded(entry: Entry, edition: Edition) -> Fields:
    """The entry as an event, its tile as the edition prints it."""
    kind, shape = _BY_ENTRY[type(entry)]
    values = (getattr(entry, name) for name in type(entry).__match_args__)
    names = (name for name, _ in shape.fields)
    said = {name: _plain(value, edition) for name, value in zip(names, values, strict=True)}
    return {"op": kind, **said}


def _plain(value: object, edition: Edition) -> object:
    """A field of an entry as an event has it."""
    match value:
        case Tile():
            return value.text(row_first=edition.row_first)
        case tuple():
            return list(value)
        case bool():
            return BLOCKS[value]
    return value
