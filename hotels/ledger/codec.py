"""Acts as plain objects and back, with a stable word of ours for each kind."""

from collections.abc import Callable
from typing import TypeVar, assert_never

from hotels.ledger import reading
from hotels.ledger.journal import (
    Accept,
    Act,
    Amend,
    Cut,
    Insert,
    Move,
    Redo,
    Strike,
    Undo,
    Write,
)
from hotels.ledger.reading import Fields

E = TypeVar("E")

KINDS = ("write", "amend", "insert", "move", "strike", "cut", "undo", "redo", "accept")


def act_fields(act: Act[E], encoded: Callable[[E], Fields]) -> Fields:
    """An act as an object."""
    match act:
        case Write(entry):
            return {"kind": "write", "entry": encoded(entry)}
        case Amend(number, entry):
            return {"kind": "amend", "line": number, "entry": encoded(entry)}
        case Insert(before, entry):
            return {"kind": "insert", "before": before, "entry": encoded(entry)}
        case Move(number, before):
            return {"kind": "move", "line": number, "before": before}
        case Strike(number):
            return {"kind": "strike", "line": number}
        case Cut(number):
            return {"kind": "cut", "line": number}
        case Undo():
            return {"kind": "undo"}
        case Redo():
            return {"kind": "redo"}
        case Accept():
            return {"kind": "accept"}
        case _:
            assert_never(act)


def act_of(value: object, decoded: Callable[[object], E]) -> Act[E]:
    """The act an object says, or a refusal that names the field at fault."""
    said = reading.fields(value, "an act")

    def line(name: str) -> int:
        return reading.number(reading.needed(said, name), name, 1)

    def entry() -> E:
        return decoded(reading.needed(said, "entry"))

    match reading.one_of(reading.needed(said, "kind"), "kind", KINDS):
        case "write":
            return Write(entry())
        case "amend":
            return Amend(line("line"), entry())
        case "insert":
            return Insert(line("before"), entry())
        case "move":
            return Move(line("line"), line("before"))
        case "strike":
            return Strike(line("line"))
        case "cut":
            return Cut(line("line"))
        case "undo":
            return Undo()
        case "redo":
            return Redo()
        case _:
            return Accept()
