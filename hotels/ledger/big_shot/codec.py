"""Entries of Big Shot as plain objects and back: what the journal keeps."""

from collections.abc import Callable, Mapping

from hotels.ledger import reading
from hotels.ledger.big_shot.entries import Bid, Entry, Hammer, Loan, Open, Pass, Pay, Put, Repeat
from hotels.ledger.big_shot.terms import COLOURS, colour_of, cube_fields, cubes_of
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fields

UNKNOWN_ENTRY = "unknown entry"

_Reader = Callable[[object, str], object]


def _number(value: object, name: str) -> int:
    return reading.number(value, name)


def _seat_or_nobody(value: object, name: str) -> int | None:
    return None if value is None else reading.number(value, name)


def _lot(value: object, name: str) -> str:
    return reading.text(value, name, longest=100)


_SHAPES: Mapping[str, tuple[Callable[..., Entry], Mapping[str, _Reader]]] = {
    "loan": (Loan, {"colour": colour_of}),
    "open": (Open, {"roller": _number, "cubes": cubes_of}),
    "bid": (Bid, {"player": _number, "amount": _number}),
    "pass": (Pass, {"player": _number}),
    "hammer": (Hammer, {"winner": _seat_or_nobody, "amount": _number}),
    "pay": (Pay, {"colour": colour_of}),
    "repeat": (Repeat, {}),
    "put": (Put, {"lot": _lot, "colour": colour_of}),
}
_OPS = {make: op for op, (make, _) in _SHAPES.items()}


def decoded(value: object) -> Entry:
    """The entry an object says; refused with the field at fault."""
    said = reading.fields(value, "an entry")
    op = reading.text(reading.needed(said, "op"), "op", longest=100)
    if op not in _SHAPES:
        raise Refused(UNKNOWN_ENTRY, op=op, known=tuple(_SHAPES))
    make, shape = _SHAPES[op]
    return make(*(read(reading.needed(said, name), name) for name, read in shape.items()))


def encoded(entry: Entry) -> Fields:
    """The entry as an object."""
    said: Fields = {"op": _OPS[type(entry)]}
    for name in type(entry).__match_args__:
        value = getattr(entry, name)
        match name, value:
            case "colour", int():
                said[name] = COLOURS[value]
            case "cubes", tuple():
                said[name] = cube_fields(value)
            case _:
                said[name] = value
    return said
