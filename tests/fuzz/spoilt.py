"""Files of every sort, sound ones and what becomes of them when they are spoilt at any place."""

import copy
import json
from collections.abc import Sequence
from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st

from tests.command import Value, places, recorded
from tests.sound import HOUSE, POSITION, SHOT, STACKS, in_a_house, transcript

MEMORY = Path("/dev/shm")  # noqa: S108 - only so that no disk is waited for
QUICK = MEMORY if MEMORY.is_dir() else None
"""Where files are tried."""


def tried(times: int) -> settings:
    """How often a property is tried; the profile tries it less or more often."""
    return settings(max_examples=times * settings().max_examples // 20)


BOARD = {
    "format": "hotels-board/1",
    "id": "house-pier",
    "name": "The pier's",
    "board": {
        "lots": {str(value): value for value in range(9, 20)},
        "parks": {"Park": ["9", "10"], "Green": []},
        "order": ["Green", "19", *(str(value) for value in range(9, 19)), "Park"],
    },
}
VALUES = {
    "format": "hotels-values/1",
    "id": "house-dear",
    "name": "Dear",
    "values": {"Bar": 12, "Pool": 0},
}
FILES: dict[str, Value] = {
    "a game": transcript(),
    "an announced game": recorded("vacation-p3_002-unknown"),
    "a game of two": recorded("acquire-p2_057"),
    "a game in a house": in_a_house(),
    "Big Shot": SHOT | {"board": BOARD["board"]},
    "Perfect Hotel": STACKS,
    "a quick score": POSITION,
    "several games": [STACKS, POSITION, SHOT],
    "an edition": HOUSE,
    "a board": BOARD,
    "values": VALUES,
}
"""One of every sort that is read whole, with every field there can be."""


def _nested(deep: int) -> Value:
    """Lists in lists."""
    value: Value = []
    for _ in range(deep):
        value = [value]
    return value


ODD_TEXTS = (
    *("", " ", "\0", "a\nb", "\ud800", "a\udfff", "\u202eana", "\ufeff", "=1+1", "@SUM(A1)"),
    *("[ref=x]Ana[/ref]", "[b]", "&amp;", "../../etc/passwd", "CON", "{player}", "%s", "\\u0000"),
    *("x" * 101, "x" * 5_000, "ß", "İ", "\u0130" * 99, "👨\u200d👩\u200d👧", "e\u0301", "ﬃ", "0"),
    *("vacation", "acquire-classic", "house-x", "cash", "red", "2026-02-30", "Infinity", "1A"),
    *("0001-01-01T00:00:00+23:59", "9999-12-31T23:59:59-23:59", "Ana", "Luxor", "2026-11-18"),
)
ODD_NUMBERS = (
    *(0, 1, 2, 3, 8, 9, -1, 25, 99, 100, 108, 1_000, 10**6, 10**12, 10**12 + 1, -(10**12)),
    *(2**31, 2**63, 2**64, 10**30, 10**4_000, 0.5, 2.0, 1e308, -0.0),
)
odd: st.SearchStrategy[Value] = st.one_of(
    st.sampled_from([None, True, False, [], {}, [[]], [{}], [None], {"": None}]),
    st.sampled_from(ODD_NUMBERS),
    st.sampled_from(ODD_TEXTS),
    st.integers(-10, 120),
    st.text(max_size=4),
    st.integers(2, 98).map(_nested),
).map(copy.deepcopy)  # what is drawn may be spoilt further
RAW = (
    *(b"NaN", b"Infinity", b"-Infinity", b"1e999999999999999999", b"-1e-99999999999999999"),
    *(b"1" * 5_000, b"01", b"1.", b"'a'", b"\xff", b"\xed\xa0\x80", b"\0", b'"\\ud800"', b'"\\'),
    *(b"[" * 101 + b"]" * 101, b"[" * 9_000, b'{"a":' * 200, b'"0,]', b"//", b"\xef\xbb\xbf"),
)


@st.composite
def spoilt(draw: st.DrawFn, sound: Value, times: int = 3) -> Value:
    """The value with something else, nothing, or something more at a few of its places."""
    value = copy.deepcopy(sound)
    for _ in range(draw(st.integers(1, times))):
        where = list(places(value))
        if not where:
            return draw(odd)
        *above, last = draw(st.sampled_from(where))
        holder = _at(value, above)
        match draw(st.integers(0, 9)):
            case 0:
                del holder[last]
            case 1 if isinstance(holder, dict):
                holder[draw(st.sampled_from([*ODD_TEXTS, *holder]))] = holder.pop(last)
            case 1:
                holder.insert(last, copy.deepcopy(holder[last]))
            case 2:
                holder[last] = copy.deepcopy(_at(value, draw(st.sampled_from(where))))
            case 3 if isinstance(holder[last], list):
                holder[last].append(draw(odd))
            case 3 if isinstance(holder[last], dict):
                holder[last][draw(st.sampled_from(ODD_TEXTS))] = draw(odd)
            case _:
                holder[last] = draw(_like(holder[last]) if draw(st.booleans()) else odd)
    return value


def _at(value: Value, place: Sequence[str | int]) -> Value:
    """What stands at a place."""
    for key in place:
        value = value[key]
    return value


def _like(value: Value) -> st.SearchStrategy[Value]:
    """Something else of the same kind, which the next check may let pass."""
    match value:
        case bool():
            return st.booleans()
        case int():
            return st.integers(value - 3, value + 3) | st.sampled_from([0, 1, 99, 10**6])
        case str():
            return st.sampled_from(ODD_TEXTS) | st.text(max_size=4)
        case list():
            return st.permutations(value).map(lambda some: some[: max(1, len(some) - 1)])
        case dict() if value:
            return st.sampled_from([*value]).map(lambda name: {name: value[name]})
    return odd


@st.composite
def files(draw: st.DrawFn) -> bytes:
    """A file of any sort, spoilt as a value or in its bytes, or in both."""
    value = FILES[draw(st.sampled_from([*FILES]))]
    if draw(st.integers(0, 9)):
        value = draw(spoilt(value))
    text = json.dumps(value, ensure_ascii=draw(st.booleans()) or _is_torn(value)).encode()
    return draw(torn(text)) if draw(st.integers(0, 4)) == 2 else text


def _is_torn(value: Value) -> bool:
    """Whether a text of it has half a character, which only JSON's own escapes can write."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return True
    return False


@st.composite
def torn(draw: st.DrawFn, sound: bytes) -> bytes:
    """The bytes with a few of them otherwise, doubled, cut off or moved."""
    text = bytearray(sound)
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        length = draw(st.integers(0, 12))
        match draw(st.integers(0, 3)):
            case 0:
                text[start:start] = text[start : start + 20 * length]
            case 1:
                text[start : start + length] = draw(st.sampled_from(RAW))
            case 2 if start:
                del text[start:]
            case _:
                text[start : start + length] = draw(st.binary(max_size=4))
    return bytes(text)
