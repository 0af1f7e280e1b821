"""Bytes and values nobody thought of: ``big-shot`` uses them, or refuses them in one line."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.command import Value, changed, hotels, places, without
from tests.sound import answered, refused
from tests.test_cli_big_shot import AUCTION, CALL, LOAN, PLACE, file

tried = settings(max_examples=5 * settings().max_examples)

WRONG: tuple[Value, ...] = (
    *(None, True, -1, 10**13, 2.5, "red", "x" * 5_000, [], {}, [[]], {"red": 1}),
)


def full() -> Value:
    """A short game with every field there is."""
    board = {"lots": {"16": 16, "Quay": 7}, "parks": {"P": ["16"]}, "order": ["Quay", "16", "P"]}
    return {
        "players": ["Ana", "李"],
        "colours": [["black", "red"], ["white", "yellow"]],
        "board": board,
        "hidden": False,
        "events": [
            LOAN | {"colour": "white"},
            AUCTION | {"pays": "white"},
            {"op": "place", "lots": {"16": {"red": 2}, "P": {"yellow": 1, "black": 1}}},
            AUCTION | {"winner": None, "bid": None, "pays": None},
        ],
    }


def test_every_field_of_a_full_game_may_be_missing_or_something_else() -> None:
    value = full()
    answered(hotels(CALL, "-", stdin=json.dumps(value).encode()), "-")
    assert hotels(CALL, "-", stdin=json.dumps(value).encode()).status == 0
    for place in places(value):
        for new in WRONG:
            text = json.dumps(changed(value, place, new)).encode()
            answered(hotels(CALL, "-", stdin=text), "-")
        answered(hotels(CALL, "-", stdin=json.dumps(without(value, place)).encode()), "-")


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(st.characters(exclude_characters="{"), max_size=8)
    | st.sampled_from(["loan", "auction", "place", "red", "white", "9a", "P1"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from([*full(), *AUCTION, *PLACE, *LOAN, "lots", "parks", "red", "9a"]),
            inner,
            max_size=6,
        )
    ),
    max_leaves=12,
)
calls = st.sampled_from([(CALL, "-"), (CALL, "-", "--json")])
sound = st.sampled_from([full(), file("two"), file("three"), file("four")])


@tried
@given(st.binary(max_size=60), calls)
def test_random_bytes_are_refused(text: bytes, call: tuple[str, ...]) -> None:
    refused(hotels(*call, stdin=text), "-")


@tried
@given(json_values, calls)
def test_random_values_are_refused(value: Value, call: tuple[str, ...]) -> None:
    refused(hotels(*call, stdin=json.dumps(value).encode()), "-")


@tried
@given(st.data(), sound, calls)
def test_a_file_with_a_few_bytes_changed_is_used_or_refused(
    data: st.DataObject, value: Value, call: tuple[str, ...]
) -> None:
    text = bytearray(json.dumps(value).encode())
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        length = data.draw(st.integers(0, 8))
        text[start : start + length] = data.draw(st.binary(max_size=4) | st.just(b'"0,]'))
    answered(hotels(*call, stdin=bytes(text)), "-")


@tried
@given(st.data(), sound, json_values, calls)
def test_a_file_with_something_else_in_it_is_used_or_refused(
    data: st.DataObject, value: Value, new: Value, call: tuple[str, ...]
) -> None:
    for _ in range(data.draw(st.integers(1, 3))):
        value = changed(value, data.draw(st.sampled_from(list(places(value)))), new)
    answered(hotels(*call, stdin=json.dumps(value).encode()), "-")
