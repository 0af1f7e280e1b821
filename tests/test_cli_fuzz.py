"""Bytes and values nobody thought of: used, or refused in one line, on any call."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.command import Value, changed, hotels, places
from tests.sound import CALLS, CHANGES, EVERY_CALL, HOUSE, POSITION, answered, refused, transcript

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=8)
    | st.sampled_from(["hotels-transcript/1", "hotels-edition/1", "vacation", "decision"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from([*transcript(), *POSITION, *HOUSE, *CHANGES]),
            inner,
            max_size=6,
        )
    ),
    max_leaves=12,
)
tried = settings(max_examples=5 * settings().max_examples)


@tried
@given(st.binary(max_size=60), st.sampled_from(EVERY_CALL))
def test_random_bytes_are_refused(text: bytes, call: tuple[str, ...]) -> None:
    refused(hotels(*call, "-", stdin=text), "-")


@tried
@given(json_values, st.sampled_from(EVERY_CALL))
def test_random_values_are_refused(value: Value, call: tuple[str, ...]) -> None:
    refused(hotels(*call, "-", stdin=json.dumps(value).encode()), "-")


@tried
@given(st.data(), st.sampled_from([*CALLS]))
def test_a_file_with_a_few_bytes_changed_is_used_or_refused(data: st.DataObject, kind: str) -> None:
    call, value = CALLS[kind]
    text = bytearray(json.dumps(value).encode())
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        length = data.draw(st.integers(0, 8))
        text[start : start + length] = data.draw(st.binary(max_size=4) | st.just(b'"0,]'))
    answered(hotels(*call, "-", stdin=bytes(text)), "-")


@tried
@given(st.data(), st.sampled_from([*CALLS]), json_values)
def test_a_file_with_something_else_in_it_is_used_or_refused(
    data: st.DataObject, kind: str, new: Value
) -> None:
    call, value = CALLS[kind]
    for _ in range(data.draw(st.integers(1, 3))):
        value = changed(value, data.draw(st.sampled_from(list(places(value)))), new)
    answered(hotels(*call, "-", stdin=json.dumps(value).encode()), "-")
