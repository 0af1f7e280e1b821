"""A game's file that cannot be: refused at its place, with nothing kept of it."""

import json
from typing import Any

import pytest

from hotels.ledger.big_shot.record import (
    Amiss,
    recorded,
)
from hotels.ledger.big_shot.terms import Unfit
from hotels.ledger.big_shot.trouble import Trouble
from hotels.ledger.names import SAME_NAME
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fault, parsed
from tests.command import changed, without
from tests.ledger.big_shot.short_games import AUCTION, LOAN, NOBODY, ONE, PLACE, THREE, TWO, refusal


@pytest.mark.parametrize(
    ("events", "place", "code"),
    [
        ([PLACE], 0, Trouble.DUE),
        ([AUCTION, AUCTION], 1, Trouble.DUE),
        ([AUCTION, LOAN], 1, Trouble.DUE),
        ([AUCTION, PLACE, PLACE], 2, Trouble.DUE),
        ([{"op": "place", "lots": {}}], 0, Trouble.DUE),
        ([LOAN, LOAN], 1, Trouble.LOAN_TWICE),
        ([LOAN | {"player": 3}], 0, Fault.OUT_OF_RANGE),
        ([LOAN | {"player": -1}], 0, Fault.OUT_OF_RANGE),
        ([LOAN | {"player": "Ben"}], 0, Fault.NOT_NUMBER),
        ([LOAN | {"player": 1.0}], 0, Fault.NOT_NUMBER),
        ([LOAN | {"player": True}], 0, Fault.NOT_NUMBER),
        ([{"op": "loan"}], 0, Fault.MISSING),
        ([AUCTION | {"bid": 11}], 0, Trouble.BEYOND),
        ([LOAN, AUCTION | {"bid": 20}], 1, Trouble.BEYOND),
        ([AUCTION | {"bid": 0}], 0, Trouble.TOO_LOW),
        ([AUCTION | {"bid": -4}], 0, Trouble.TOO_LOW),
        ([AUCTION | {"bid": 10**13}], 0, Fault.OUT_OF_RANGE),
        ([AUCTION | {"bid": "4"}], 0, Fault.NOT_NUMBER),
        ([AUCTION | {"bid": None}], 0, Fault.NOT_NUMBER),
        ([ONE], 0, Fault.MISSING),
        ([NOBODY | {"bid": 4}], 0, Trouble.PRICE_OF_NOTHING),
        ([NOBODY | {"bid": False}], 0, Fault.NOT_NUMBER),
        ([AUCTION | {"winner": 3}], 0, Fault.OUT_OF_RANGE),
        ([AUCTION | {"winner": "Ben"}], 0, Fault.NOT_NUMBER),
        ([AUCTION | {"roller": 3}], 0, Fault.OUT_OF_RANGE),
        ([AUCTION | {"roller": None}], 0, Fault.NOT_NUMBER),
        ([AUCTION | {"cubes": {"red": 2, "yellow": 1}}], 0, Trouble.NOT_FOUR),
        ([AUCTION | {"cubes": {"red": 3, "yellow": 2}}], 0, Trouble.NOT_FOUR),
        ([AUCTION | {"cubes": {}}], 0, Trouble.NOT_FOUR),
        ([AUCTION | {"cubes": {"red": 4}}], 0, Trouble.ONE_COLOUR),
        ([AUCTION | {"cubes": {"red": 5, "yellow": -1}}], 0, Fault.OUT_OF_RANGE),
        ([AUCTION | {"cubes": {"red": 10**12}}], 0, Fault.OUT_OF_RANGE),
        ([AUCTION | {"cubes": {"red": 2, "blue": 2}}], 0, Fault.UNKNOWN),
        ([AUCTION | {"cubes": {"red": "2", "yellow": 2}}], 0, Fault.NOT_NUMBER),
        ([AUCTION | {"cubes": ["red", "red"]}], 0, Fault.NOT_OBJECT),
        ([AUCTION, {"op": "place"}], 1, Fault.MISSING),
        ([AUCTION, {"op": "place", "lots": []}], 1, Fault.NOT_OBJECT),
        ([AUCTION, {"op": "place", "lots": {}}], 1, Amiss.NOT_ALL_PLACED),
        ([AUCTION, {"op": "place", "lots": {"9a": {"red": 2}}}], 1, Amiss.NOT_ALL_PLACED),
        ([AUCTION, {"op": "place", "lots": {"9a": {"red": 3}}}], 1, Trouble.NOT_LEFT),
        ([AUCTION, {"op": "place", "lots": {"9a": {"white": 1}}}], 1, Trouble.NOT_LEFT),
        ([AUCTION, {"op": "place", "lots": {"9c": {}}}], 1, Trouble.NO_SUCH_LOT),
        ([AUCTION, {"op": "place", "lots": {"9a": 2}}], 1, Fault.NOT_OBJECT),
        ([AUCTION, {"op": "place", "lots": {"9a": {"red": -1}}}], 1, Fault.OUT_OF_RANGE),
        ([AUCTION, {"op": "place", "lots": {"9a": {"green": 1}}}], 1, Fault.UNKNOWN),
        ([AUCTION, PLACE, {"op": "sell"}], 2, Fault.NOT_ONE_OF),
        ([{"op": None}], 0, Fault.NOT_ONE_OF),
        ([{"op": ["loan"]}], 0, Fault.NOT_ONE_OF),
        ([{}], 0, Fault.MISSING),
        ([None], 0, Fault.NOT_OBJECT),
        ([LOAN, "place"], 1, Fault.NOT_OBJECT),
    ],
)
def test_an_event_that_cannot_be_is_refused_at_its_place(
    events: list[Any], place: int, code: str
) -> None:
    refused = refusal(THREE | {"events": events})
    assert (refused.place, refused.code) == (place, code)


@pytest.mark.parametrize(
    ("events", "place", "code"),
    [
        ([LOAN], 0, Fault.MISSING),
        ([LOAN | {"colour": "blue"}], 0, Fault.NOT_ONE_OF),
        ([LOAN | {"colour": 2}], 0, Fault.NOT_ONE_OF),
        ([LOAN | {"colour": "red"}], 0, Trouble.NOT_HIS_COLOUR),
        ([LOAN | {"colour": "black"}, LOAN | {"colour": "black"}], 1, Trouble.LOAN_TWICE),
        ([AUCTION], 0, Fault.MISSING),
        ([AUCTION | {"pays": "red"}], 0, Trouble.NOT_HIS_COLOUR),
        ([AUCTION | {"pays": "grey"}], 0, Fault.NOT_ONE_OF),
        ([AUCTION | {"pays": "white", "bid": 11}], 0, Trouble.BEYOND),  # 20 in both together
        ([LOAN | {"colour": "black"}, AUCTION | {"pays": "white", "bid": 11}], 1, Trouble.SHORT),
    ],
)
def test_two_players_say_which_colour(events: list[Any], place: int, code: str) -> None:
    refused = refusal(TWO | {"events": events})
    assert (refused.place, refused.code) == (place, code)


@pytest.mark.parametrize(
    ("value", "code"),
    [
        ([], Fault.NOT_OBJECT),
        (None, Fault.NOT_OBJECT),
        (without(THREE, ("players",)), Fault.MISSING),
        (without(THREE, ("colours",)), Fault.MISSING),
        (without(THREE, ("events",)), Fault.MISSING),
        (THREE | {"events": {}}, Fault.NOT_LIST),
        (THREE | {"players": "Ana"}, Fault.NOT_LIST),
        (THREE | {"players": ["Ana", "Ben", "Ana"]}, SAME_NAME),
        (THREE | {"players": ["Ana", "Ben", ""]}, Fault.EMPTY),
        (THREE | {"players": ["Ana", "Ben", 3]}, Fault.NOT_TEXT),
        (THREE | {"players": ["Ana", "Ben", "C" * 101]}, Fault.TOO_LONG),
        (THREE | {"players": ["Ana"]}, Unfit.TOO_FEW),
        (THREE | {"players": [*"ABCDE"]}, Unfit.TOO_MANY),
        (THREE | {"players": ["Ana", "Ben"]}, Unfit.COLOUR_COUNT),
        (TWO | {"colours": ["red", "yellow"]}, Fault.NOT_LIST),
        (THREE | {"board": []}, Fault.NOT_OBJECT),
    ],
)
def test_a_head_that_cannot_be_is_refused_as_such(value: object, code: str) -> None:
    refused = refusal(value)
    assert (refused.place, refused.code) == (None, code)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"", Fault.NOT_JSON),
        (b"{", Fault.NOT_JSON),
        (b"\xff\xfe", Fault.NOT_UTF8),
        (b'{"players": [], "players": []}', Fault.DOUBLED),
        (b'{"players": NaN}', Fault.NOT_NUMBER),
        (b'{"players": -Infinity}', Fault.NOT_NUMBER),
        (b"[" * 200, Fault.TOO_DEEP),
        (b'{"players": ' + b"9" * 5000 + b"}", Fault.OUT_OF_RANGE),
    ],
)
def test_what_is_no_file_is_refused(text: bytes, code: str) -> None:
    with pytest.raises(Refused) as caught:
        recorded(parsed(text))
    assert caught.value.code == code


def test_an_eighth_cube_on_a_lot_is_refused() -> None:
    cubes = {"red": 1, "yellow": 1, "white": 1, "black": 1}
    auction = AUCTION | {"cubes": cubes, "winner": None}
    del auction["bid"]
    whole = {"op": "place", "lots": {"9a": cubes}}
    fits = {"op": "place", "lots": {"9a": {"red": 1, "yellow": 1, "white": 1}, "16": {"black": 1}}}
    recorded(THREE | {"events": [auction, whole, auction, fits]})
    refused = refusal(THREE | {"events": [auction, whole, auction, whole]})
    assert (refused.place, refused.code) == (3, Trouble.SOLD)


def test_a_nineteenth_cube_of_a_colour_is_refused() -> None:
    events = []
    for number in range(6):
        lot = ("9a", "10a", "11a", "9b", "10b", "11b")[number]
        cubes = {"red": 3, "yellow": 1}
        events += [{**NOBODY, "cubes": cubes}, {"op": "place", "lots": {lot: cubes}}]
    recorded(THREE | {"events": events})
    refused = refusal(THREE | {"events": [*events, {**NOBODY, "cubes": {"red": 1, "white": 3}}]})
    assert (refused.place, refused.code) == (12, Trouble.CUBES_SHORT)


@pytest.mark.parametrize("place", [("events", 1, "cubes"), ("events", 2, "lots"), ("colours", 1)])
def test_what_is_refused_leaves_nothing_behind(place: tuple[str | int, ...]) -> None:
    before = json.dumps(THREE)
    refusal(changed(THREE, place, 7))
    assert json.dumps(THREE) == before
