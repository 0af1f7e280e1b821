"""What others wrote: strict JSON, and fields of the right kind or a refusal that names them."""

import json
from collections.abc import Collection, Iterable
from decimal import Decimal
from enum import StrEnum
from itertools import accumulate
from typing import NoReturn

from hotels.ledger.objection import Refused


class Fault(StrEnum):
    """What can be wrong with a file before any rule is asked."""

    NOT_UTF8 = "not utf-8"
    NOT_JSON = "not json"
    TOO_DEEP = "too deep"
    TOO_LARGE = "too large"
    DOUBLED = "doubled field"
    MISSING = "missing field"
    NOT_OBJECT = "not an object"
    NOT_LIST = "not a list"
    NOT_TEXT = "not text"
    NOT_NUMBER = "not a whole number"
    NOT_SWITCH = "not true or false"
    NOT_ONE_OF = "not one of"
    OUT_OF_RANGE = "out of range"
    TOO_LONG = "too long"
    EMPTY = "empty"
    NOT_WRITABLE = "not writable"
    UNKNOWN = "unknown field"
    WRONG_COUNT = "wrong count"


Fields = dict[str, object]

LARGEST_MB = 50
"""A file that is read whole, as all but an archive are, is refused beyond this."""

LARGEST_NUMBER = 10**12
"""No count or amount of any game here comes near it."""

MOST_DIGITS = 20
"""A decimal beyond so many, on either side of its point, is written with an exponent."""

MOST_FIELDS = 100
"""So many of the fields that are there are told where one is missing; nothing of ours has more."""

DEEPEST = 100
"""Brackets within brackets; what we read has six, and small stacks hold some thousands."""

_OPEN, _CLOSE, _QUOTE = b"[{", b"]}", b'"'
_SIGNS = {**dict.fromkeys(_OPEN, 1), **dict.fromkeys(_CLOSE, -1)}
_ALL_ELSE = bytes(byte for byte in range(256) if byte not in {*_SIGNS, *_QUOTE})


def _as_text(value: object) -> str:
    """What JSON has no form for; ``7.500`` and ``1e1`` are ``7.5`` and ``10`` from then on."""
    if not isinstance(value, Decimal) or abs(value.adjusted()) > MOST_DIGITS:
        return str(value)
    said = format(value, "f")
    return said.rstrip("0").rstrip(".") if "." in said else said


_PLAIN = json.JSONEncoder(
    ensure_ascii=False, sort_keys=True, separators=(",", ":"), default=_as_text
)


def parsed(text: bytes) -> object:
    """The JSON value of a file, with doubled keys, NaN, half a file and half a sign refused."""
    if _depth(text) > DEEPEST:
        raise Refused(Fault.TOO_DEEP)
    try:
        value = json.loads(
            text.decode("utf-8-sig"),
            object_pairs_hook=_object,
            parse_float=Decimal,
            parse_constant=_not_a_number,
        )
    except UnicodeDecodeError as error:
        raise Refused(Fault.NOT_UTF8, byte=error.start) from None
    except json.JSONDecodeError as error:
        raise Refused(Fault.NOT_JSON, line=error.lineno, column=error.colno) from None
    except (ValueError, ArithmeticError):
        raise Refused(Fault.OUT_OF_RANGE, field="a number", low=0, high=LARGEST_NUMBER) from None
    if b"\\u" in text:
        _check_writable(value, "the file")
    return value


def written(value: object) -> str:
    """A JSON value in its one plain form: no spaces, keys in order, a decimal as a text."""
    return _PLAIN.encode(value)


def fields(value: object, name: str) -> Fields:
    """An object."""
    if not isinstance(value, dict):
        raise Refused(Fault.NOT_OBJECT, field=name)
    return value


def items(value: object, name: str) -> list[object]:
    """A list."""
    if not isinstance(value, list):
        raise Refused(Fault.NOT_LIST, field=name)
    return value


def text(value: object, name: str, *, longest: int = 1_000) -> str:
    """A text that can be written down again, of a sensible length."""
    if not isinstance(value, str):
        raise Refused(Fault.NOT_TEXT, field=name)
    if len(value) > longest:
        raise Refused(Fault.TOO_LONG, field=name, longest=longest, length=len(value))
    if not is_writable(value):
        raise Refused(Fault.NOT_WRITABLE, field=name)
    return value


def is_writable(said: str) -> bool:
    """Whether a text can be written down: half a character cannot."""
    return said.isascii() or not any("\ud800" <= sign <= "\udfff" for sign in said)


def filled(value: object, name: str, *, longest: int = 100) -> str:
    """A text that says something."""
    if not (said := text(value, name, longest=longest)).strip():
        raise Refused(Fault.EMPTY, field=name)
    return said


def number(value: object, name: str, low: int = -LARGEST_NUMBER, high: int = LARGEST_NUMBER) -> int:
    """A whole number within bounds; ``true``, ``2.0`` and ``"2"`` are none."""
    if type(value) is not int:
        raise Refused(Fault.NOT_NUMBER, field=name)
    if not low <= value <= high:
        raise Refused(Fault.OUT_OF_RANGE, field=name, low=low, high=high)
    return value


def numbers(value: object, name: str, count: int) -> list[int]:
    """So many whole numbers."""
    listed = items(value, name)
    if len(listed) != count:
        raise Refused(Fault.WRONG_COUNT, field=name, count=len(listed), right=count)
    return [number(one, name) for one in listed]


def switch(value: object, name: str) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise Refused(Fault.NOT_SWITCH, field=name)
    return value


def one_of(value: object, name: str, choices: Collection[str]) -> str:
    """One of the words offered."""
    if not isinstance(value, str) or value not in choices:
        raise Refused(Fault.NOT_ONE_OF, field=name, choices=tuple(choices))
    return value


def needed(holder: Fields, name: str, where: str = "") -> object:
    """A field that must be there."""
    if name not in holder:
        raise Refused(
            Fault.MISSING, field=where + name, name=name, there=tuple(holder)[:MOST_FIELDS]
        )
    return holder[name]


def doubled(names: Iterable[str]) -> str | None:
    """The first name that was there before."""
    seen: set[str] = set()
    for name in names:
        if name in seen:
            return name
        seen.add(name)
    return None


def only(holder: Fields, known: Collection[str]) -> Fields:
    """The object, if it has no field but these."""
    for name in holder:
        if name not in known:
            raise Refused(Fault.UNKNOWN, field=name, choices=tuple(known))
    return holder


def _depth(text: bytes) -> int:
    """How deep brackets stand in brackets, texts left out; in one pass over each byte.

    Without the escapes every other quote ends a text. A backslash outside of a text is no JSON:
    what follows it may be counted wrong, for no parser gets there.
    """
    if sum(text.count(bracket) for bracket in (b"[", b"{")) <= DEEPEST:
        return 0
    unescaped = text.replace(rb"\\", b"").replace(rb"\"", b"").translate(None, _ALL_ELSE)
    brackets = b"".join(unescaped.split(_QUOTE)[::2])
    return max(accumulate(map(_SIGNS.__getitem__, brackets)), default=0)


def _check_writable(value: object, name: str) -> None:
    """Refuse half a character in any text or key, with the nearest field around it."""
    left = [(name, value)]
    while left:
        where, one = left.pop()
        if isinstance(one, str) and not is_writable(one):
            raise Refused(Fault.NOT_WRITABLE, field=where)
        if isinstance(one, list):
            left.extend((where, item) for item in one)
        elif isinstance(one, dict):
            left.extend((where, key) for key in one)
            left.extend((key, item) for key, item in one.items())


def _object(pairs: list[tuple[str, object]]) -> Fields:
    """An object without doubled keys."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise Refused(Fault.DOUBLED, field=doubled(name for name, _ in pairs))
    return found


def _not_a_number(word: str) -> NoReturn:
    """``NaN`` and ``Infinity`` are no JSON."""
    raise Refused(Fault.NOT_NUMBER, field=word)
