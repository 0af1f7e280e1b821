"""Entries as plain objects and back: the shape of a transcript's events, and of the journal."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, assert_never

from hotels.ledger import reading
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.entries import (
    Announce,
    Buy,
    Choose,
    Dispose,
    Draw,
    End,
    Entry,
    Lay,
    Name,
    Pass,
    Settle,
)
from hotels.ledger.chains.terms import Tile, tile
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fields

NOT_A_TILE = "not a tile"
UNKNOWN_EVENT = "unknown event"


def _number(value: object, name: str) -> int:
    return reading.number(value, name)


def _chain(value: object, name: str) -> str:
    return reading.text(value, name, longest=100)


def _chains(value: object, name: str) -> tuple[str, ...]:
    return tuple(_chain(one, name) for one in reading.items(value, name))


def _tile(value: object, name: str) -> Tile:
    said = reading.text(value, name, longest=100)
    found = tile(said)
    if found is None:
        raise Refused(NOT_A_TILE, field=name, text=said)
    return found


class _Shape(NamedTuple):
    """An event's class and its fields, each with its reader."""

    make: Callable[..., Entry]
    fields: tuple[tuple[str, Callable[[object, str], object]], ...]


_PLAYER, _CHAIN = ("player", _number), ("chain", _chain)

_SHAPES: Mapping[str, _Shape] = {
    "tile": _Shape(Lay, (_PLAYER, ("tile", _tile))),
    "pass_tile": _Shape(Pass, (_PLAYER,)),
    "found": _Shape(Name, (_PLAYER, _CHAIN)),
    "survivor": _Shape(Choose, (_PLAYER, _CHAIN)),
    "next_defunct": _Shape(Settle, (_PLAYER, _CHAIN)),
    "announce": _Shape(Announce, (_PLAYER, _CHAIN, ("blocks", _number))),
    "bank_holds": _Shape(Draw, (_CHAIN, ("blocks", _number))),
    "dispose": _Shape(
        Dispose, (_PLAYER, _CHAIN, ("sell", _number), ("trade", _number), ("keep", _number))
    ),
    "buy": _Shape(Buy, (_PLAYER, ("chains", _chains))),
    "end_game": _Shape(End, (_PLAYER,)),
}


def decoded(value: object) -> Entry:
    """The entry an event says; refused with the field at fault."""
    event = reading.fields(value, "an event")
    kind = reading.text(reading.needed(event, "op"), "op", longest=100)
    shape = _SHAPES.get(kind)
    if shape is None:
        raise Refused(UNKNOWN_EVENT, op=kind)
    return shape.make(*[read(reading.needed(event, name), name) for name, read in shape.fields])


def encoded(entry: Entry, edition: Edition) -> Fields:
    """The entry as an event, its tile as the edition prints it."""
    match entry:
        case Lay(player, laid):
            return {"op": "tile", "player": player, "tile": laid.text(row_first=edition.row_first)}
        case Pass(player):
            return {"op": "pass_tile", "player": player}
        case Name(player, chain):
            return {"op": "found", "player": player, "chain": chain}
        case Choose(player, chain):
            return {"op": "survivor", "player": player, "chain": chain}
        case Settle(player, chain):
            return {"op": "next_defunct", "player": player, "chain": chain}
        case Announce(player, chain, blocks):
            return {"op": "announce", "player": player, "chain": chain, "blocks": blocks}
        case Draw(chain, blocks):
            return {"op": "bank_holds", "chain": chain, "blocks": blocks}
        case Dispose(player, chain, sell, trade, keep):
            said = {"op": "dispose", "player": player, "chain": chain}
            return said | {"sell": sell, "trade": trade, "keep": keep}
        case Buy(player, chains):
            return {"op": "buy", "player": player, "chains": list(chains)}
        case End(player):
            return {"op": "end_game", "player": player}
        case _:
            assert_never(entry)
