"""Strict reading: JSON as it is meant, fields of the right kind, and a refusal that names them."""

import contextlib
import json
from collections.abc import Callable
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hotels.ledger import reading
from hotels.ledger.objection import Refused
from hotels.ledger.reading import DEEPEST, LARGEST_NUMBER, Fault
from tests.growth import assert_even

Value = Any
MANY = 100_000


def refused(read: Callable[..., object], *given: Value, **how: int) -> tuple[str, Value]:
    """Why something was refused, and the facts that go with it."""
    with pytest.raises(Refused) as refusal:
        read(*given, **how)
    assert refusal.value.place is None
    return refusal.value.code, refusal.value.facts


@pytest.mark.parametrize(
    ("text", "code", "facts"),
    [
        (b"", Fault.NOT_JSON, {"line": 1, "column": 1}),
        (b"{", Fault.NOT_JSON, {"line": 1, "column": 2}),
        (b'{"a":\n}', Fault.NOT_JSON, {"line": 2, "column": 1}),
        (b"{} {}", Fault.NOT_JSON, {"line": 1, "column": 4}),
        (b'"\n"', Fault.NOT_JSON, {"line": 1, "column": 2}),
        (b"01", Fault.NOT_JSON, {"line": 1, "column": 2}),
        (b"\0", Fault.NOT_JSON, {"line": 1, "column": 1}),
        (b"'a'", Fault.NOT_JSON, {"line": 1, "column": 1}),
        (b'{"a": "\xff"}', Fault.NOT_UTF8, {"byte": 7}),
        ("{}".encode("utf-16"), Fault.NOT_UTF8, {"byte": 0}),
        (b'"\xed\xa0\x80"', Fault.NOT_UTF8, {"byte": 1}),
        (b"NaN", Fault.NOT_NUMBER, {"field": "NaN"}),
        (b"[1, -Infinity]", Fault.NOT_NUMBER, {"field": "-Infinity"}),
        (b'{"a": 1, "b": 2, "a": 3}', Fault.DOUBLED, {"field": "a"}),
        (b'[{"x": {"a": 1, "\\u0061": 1}}]', Fault.DOUBLED, {"field": "a"}),
        (b'{"": 1, "": 1}', Fault.DOUBLED, {"field": ""}),
        (b'"\\ud800"', Fault.NOT_WRITABLE, {"field": "the file"}),
        (b'{"a": [1, {"b": ["x\\udfff"]}]}', Fault.NOT_WRITABLE, {"field": "b"}),
        (b'{"a": {"\\udc80b": 1}}', Fault.NOT_WRITABLE, {"field": "a"}),
    ],
)
def test_what_is_no_strict_json_is_refused(
    text: bytes, code: Fault, facts: dict[str, object]
) -> None:
    assert refused(reading.parsed, text) == (code, facts)


@pytest.mark.parametrize(
    "text", [b"[" * MANY, b'{"a":' * MANY, b"[" * MANY + b"]" * MANY, b'{"a": [' * MANY]
)
def test_nesting_too_deep_to_read_is_refused(text: bytes) -> None:
    assert refused(reading.parsed, text) == (Fault.TOO_DEEP, {})


@given(st.text(alphabet='[]{}"\\,ü', max_size=12))
def test_brackets_within_texts_are_no_nesting(said: str) -> None:
    texts = [[said] * 40] * 2
    sound = b"[" * (DEEPEST - 2) + json.dumps(texts).encode() + b"]" * (DEEPEST - 2)
    value = reading.parsed(sound)
    for _ in range(DEEPEST - 2):
        (value,) = reading.items(value, "a list")
    assert value == texts
    assert refused(reading.parsed, b"[" + sound + b"]") == (Fault.TOO_DEEP, {})
    assert refused(reading.parsed, json.dumps([said])[:-1].encode() + b"," + sound) == (
        Fault.TOO_DEEP,
        {},
    )


BEGUN = b"[" * (DEEPEST + 1)
HOSTILE = {
    "quotes in a text without an end": (BEGUN + b'"', rb"\""),
    "texts without an end": (BEGUN, rb'"\"'),
    "backslashes": (BEGUN + b'"', b"\\"),
    "quotes": (BEGUN, b'"'),
    "empty texts": (BEGUN, b'"",'),
    "brackets": (b"", b"[],"),
    "brackets in a text": (b'"', b"[{"),
    "objects": (BEGUN, b'{"a":"\\\\"},'),
    "escapes": (b'"', rb"\ud83c\udfb2\u0061"),
    "half escapes": (b'"', rb"\u006"),
    "digits": (b"", b"7"),
    "digits behind a point": (b"0.", b"7"),
    "spaces": (b"[", b" "),
    "lines": (b"[", b"\n"),
    "numbers": (b"[", b"1e9,"),
    "bytes of no letter": (b'"', b"\xc3"),
    "zeros": (b"", b"\0"),
}
"""How a text begins, and what it goes on with for as long as somebody likes."""


@pytest.mark.parametrize("case", HOSTILE)
def test_however_a_text_goes_on_reading_grows_with_its_length_alone(case: str) -> None:
    begun, more = HOSTILE[case]

    def read(size: int) -> Callable[[], object]:
        text = begun + more * (size // len(more))

        def work() -> None:
            with contextlib.suppress(Refused):
                reading.parsed(text)

        return work

    assert_even(read, 10_000)


@pytest.mark.parametrize(
    "text",
    [b"1" + b"0" * 5_000, b"1e999999999999999999999", b"-1e-999999999999999999999"],
)
def test_a_number_beyond_reading_is_refused(text: bytes) -> None:
    assert refused(reading.parsed, text)[0] == Fault.OUT_OF_RANGE


def test_a_doubled_field_among_many_is_found() -> None:
    text = b"{" + b",".join(b'"%d":0' % name for name in range(20_000)) + b',"19999":0}'
    assert refused(reading.parsed, text) == (Fault.DOUBLED, {"field": "19999"})


def test_numbers_stay_as_exact_as_they_were_written() -> None:
    assert reading.parsed(b"[7.5, 1e2, 0.1, 12345678901234567890]") == [
        Decimal("7.5"),
        Decimal("1E+2"),
        Decimal("0.1"),
        12345678901234567890,
    ]


def test_a_byte_order_mark_is_passed_over() -> None:
    assert reading.parsed(b"\xef\xbb\xbf{}") == {}


def test_a_sign_in_two_halves_is_whole() -> None:
    assert reading.parsed(rb'{"\ud83c\udfb2": "\ud83c\udfb2"}') == {"🎲": "🎲"}


values = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**30), 10**30) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@given(values)
def test_what_was_written_is_read_back(value: Value) -> None:
    assert reading.parsed(json.dumps(value).encode()) == value


@given(st.binary(max_size=40))
def test_any_bytes_are_read_or_refused(text: bytes) -> None:
    try:
        reading.parsed(text)
    except Refused as refusal:
        assert refusal.code in {*Fault}  # noqa: PT017  both are right answers


OTHER_KINDS: list[Value] = [None, True, 2, Decimal("2.0"), "2", [], {}]


@pytest.mark.parametrize(
    ("reader", "right", "fault"),
    [
        (reading.fields, {}, Fault.NOT_OBJECT),
        (reading.items, [], Fault.NOT_LIST),
        (reading.text, "2", Fault.NOT_TEXT),
        (reading.filled, "2", Fault.NOT_TEXT),
        (reading.number, 2, Fault.NOT_NUMBER),
        (reading.switch, True, Fault.NOT_SWITCH),
    ],
)
def test_only_the_right_kind_is_taken(
    reader: Callable[[Value, str], object], right: Value, fault: Fault
) -> None:
    for value in OTHER_KINDS:
        if type(value) is type(right):
            assert reader(value, "x") == value
        else:
            assert refused(reader, value, "x") == (fault, {"field": "x"})


def test_numbers_are_held_to_their_bounds() -> None:
    assert [reading.number(one, "x", 2, 4) for one in (2, 3, 4)] == [2, 3, 4]
    for one in (1, 5):
        facts = {"field": "x", "low": 2, "high": 4}
        assert refused(reading.number, one, "x", 2, 4) == (
            Fault.OUT_OF_RANGE,
            facts,
        )
    for one in (LARGEST_NUMBER, -LARGEST_NUMBER):
        assert reading.number(one, "x") == one
    for one in (LARGEST_NUMBER + 1, -LARGEST_NUMBER - 1):
        assert refused(reading.number, one, "x")[0] == Fault.OUT_OF_RANGE


def test_texts_are_held_to_their_length() -> None:
    assert reading.text("", "x") == ""
    assert reading.text("ab", "x", longest=2) == "ab"
    code, facts = refused(reading.text, "abc", "x", longest=2)
    assert (code, facts["field"], facts["longest"]) == (Fault.TOO_LONG, "x", 2)
    assert refused(reading.text, "x" * 1_001, "x")[0] == Fault.TOO_LONG
    assert reading.filled(" 李 ", "x") == " 李 "
    for blank in ("", " ", "\t\n", "\N{IDEOGRAPHIC SPACE}"):
        assert refused(reading.filled, blank, "x") == (
            Fault.EMPTY,
            {"field": "x"},
        )


@pytest.mark.parametrize("half", ["\ud800", "a\udfff", "\udc80b"])
def test_half_a_character_is_refused(half: str) -> None:
    assert refused(reading.text, half, "x") == (Fault.NOT_WRITABLE, {"field": "x"})


def test_rows_of_numbers_have_their_length_and_hold_numbers() -> None:
    assert reading.numbers([1, 2], "x", 2) == [1, 2]
    assert reading.numbers([], "x", 0) == []
    assert refused(reading.numbers, [1], "x", 2) == (
        Fault.WRONG_COUNT,
        {"field": "x", "count": 1, "right": 2},
    )
    assert refused(reading.numbers, [1, True], "x", 2)[0] == Fault.NOT_NUMBER
    assert refused(reading.numbers, {}, "x", 0)[0] == Fault.NOT_LIST


def test_a_word_is_one_of_those_offered() -> None:
    assert reading.one_of("row", "x", ("row", "column")) == "row"
    others: list[Value] = ["Row", "", None, [], {}, 0]
    for other in others:
        assert refused(reading.one_of, other, "x", ("row", "column")) == (
            Fault.NOT_ONE_OF,
            {"field": "x", "choices": ("row", "column")},
        )


def test_fields_are_needed_and_known() -> None:
    assert reading.needed({"a": None}, "a") is None
    facts = {"field": "in b", "name": "b", "there": ("a",)}
    assert refused(reading.needed, {"a": 1}, "b", "in ") == (Fault.MISSING, facts)
    assert reading.only({"a": 1}, ("a", "b")) == {"a": 1}
    assert refused(reading.only, {"a": 1, "c": 2}, ("a", "b")) == (
        Fault.UNKNOWN,
        {"field": "c", "choices": ("a", "b")},
    )
