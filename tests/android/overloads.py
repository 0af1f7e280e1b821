"""Which overload of a Java method pyjnius 1.7.0 calls for the Python values it is given.

pyjnius gives each overload points by its parameters and calls the one that has most; of equal ones
it calls that whose signature is last in the alphabet, whatever the values mean. So a call is right
only where one overload has most points.
"""

from collections.abc import Sequence

from tests.android.stubs import (
    CLASS,
    OBJECT,
    STRING,
    Signature,
    Unknown,
    class_of,
    field,
    is_a,
    java_class,
    overloads,
)

FULL, HALF, SOME = 10, 5, 1
"""Points for a value that suits, that is converted, and that is taken without being looked at."""

BITS = {"S": 16, "I": 32}
TEXTS = {STRING, OBJECT, "Ljava/lang/CharSequence;"}


class Reference:
    """A value of Java's in Python: an object of a class, or the class itself."""

    def __init__(self, java_name: str, *, is_class: bool = False) -> None:
        self.java_name, self.is_class = java_name, is_class


def points(parameters: Sequence[str], given: Sequence[object], *, varargs: bool = False) -> int:
    """How well values suit the parameters of one overload; -1: not at all."""
    if varargs:
        split = len(parameters) - 1
        given = [*given[:split], [*given[split:]]]
    if len(parameters) != len(given):
        return -1
    total = 0 if varargs else FULL
    for parameter, value in zip(parameters, given, strict=True):
        found = _points(parameter, value)
        if found < 0:
            return -1
        total += found
    return total


def _points(parameter: str, value: object) -> int:
    if parameter[0] == "[":
        return _in_array(parameter, value)
    if parameter[0] == "L":
        return _as_object(parameter, value)
    suits = {
        "Z": isinstance(value, bool),
        "B": isinstance(value, int),
        "C": isinstance(value, str) and len(value) == 1,
        "J": isinstance(value, int),
        "F": isinstance(value, float),
        "D": isinstance(value, float),
    }
    if parameter in BITS:
        half = 2 ** (BITS[parameter] - 1)
        fits = isinstance(value, int) and -half <= value < half
    else:
        fits = suits[parameter]
    if fits:
        return FULL
    converts = {"S": float, "I": float, "J": float, "F": int, "D": int}
    return HALF if isinstance(value, converts.get(parameter, ())) else -1


def _as_object(parameter: str, value: object) -> int:
    if value is None or (parameter == STRING and isinstance(value, str)):
        return FULL
    is_object = isinstance(value, Reference) and not value.is_class
    if parameter == OBJECT:
        if is_object:
            return FULL
        return HALF if isinstance(value, (str, list, tuple, int, float)) else -1
    if not isinstance(value, Reference):
        return SOME if callable(value) else -1
    if parameter == CLASS:
        return FULL
    if value.is_class:
        return SOME
    return FULL if class_of(parameter) == value.java_name else HALF


def _in_array(parameter: str, value: object) -> int:
    if (
        value is None
        or (parameter == "[B" and isinstance(value, (bytes, bytearray)))
        or (parameter == "[C" and isinstance(value, str))
    ):
        return FULL
    if not isinstance(value, (list, tuple)):
        return -1
    if value and points([parameter[1:]] * len(value), value) < 0:
        return -1
    return FULL if value else 0


def constructed(name: str, given: Sequence[object]) -> Signature:
    """The one constructor that is called, or Unknown is raised."""
    return _only(f"new {name}", list(java_class(name).constructors), given)


def called(name: str, method: str, given: Sequence[object], *, on_class: bool) -> Signature:
    """The one method that is called, of a class or of an object of it, or Unknown is raised."""
    found = overloads(name, method)
    if not found:
        raise Unknown(f"{name} has no method {method}.")
    there = [one for one in found if one.is_static is on_class]
    kind = "static" if on_class else "instance"
    if not there:
        raise Unknown(f"{name}.{method} is no {kind} method.")
    return _only(f"{kind} {name}.{method}", there, given)


def held(name: str, wanted: str, *, on_class: bool) -> str:
    """The type of a field of a class or of an object of it, or Unknown is raised."""
    found = field(name, wanted)
    if found is None:
        raise Unknown(f"{name} has neither a field nor a method {wanted}.")
    if on_class and not found.is_static:
        raise Unknown(f"{name}.{wanted} is a field of objects, not of the class.")
    return found.type


def best(candidates: Sequence[Signature], given: Sequence[object]) -> list[Signature]:
    """The overloads that have most points; pyjnius would call the last of them."""
    scored = [(points(one.parameters, given, varargs=one.has_varargs), one) for one in candidates]
    most = max((score for score, _ in scored), default=-1)
    return sorted(one for score, one in scored if score == most > 0)


def _only(what: str, candidates: list[Signature], given: Sequence[object]) -> Signature:
    found = best(candidates, given)
    if not found and len(candidates) == 1 and _converts(candidates[0], given):
        found = candidates
    if not found:
        raise Unknown(f"{what} has no overload for {_told(given)}: {_listed(candidates)}.")
    if len(found) > 1:
        raise Unknown(f"{what} has several overloads for {_told(given)}: {_listed(found)}.")
    for parameter, value in zip(found[0].parameters, given, strict=False):
        wanted = class_of(parameter)
        if wanted is None or not isinstance(value, Reference) or value.is_class:
            continue
        if not is_a(value.java_name, wanted):
            raise Unknown(f"{what} wants {wanted}, no {value.java_name}.")
    return found[0]


def _converts(only: Signature, given: Sequence[object]) -> bool:
    """A method without overloads is called without points; a str may then be any text."""
    return len(only.parameters) == len(given) and all(
        _points(parameter, value) >= 0 or (parameter in TEXTS and isinstance(value, str))
        for parameter, value in zip(only.parameters, given, strict=True)
    )


def _told(given: Sequence[object]) -> str:
    told = (one.java_name if isinstance(one, Reference) else type(one).__name__ for one in given)
    return f"({', '.join(told)})"


def _listed(signatures: Sequence[Signature]) -> str:
    return " ".join(one.descriptor for one in signatures)
