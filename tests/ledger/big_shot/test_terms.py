"""What a table agrees: colours, boards, and what of it makes no sense."""

from typing import Any

import pytest

from hotels.ledger.big_shot.house import FORMAT, HouseBoard, house_board
from hotels.ledger.big_shot.terms import (
    DEFAULT,
    Board,
    Terms,
    Unfit,
    header_fields,
    terms_of,
)
from hotels.ledger.house import Misnamed
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fault, parsed, written
from tests.ledger.big_shot.table import ANA, BEN, BLACK, CAT, RED, SMALL, WHITE, YELLOW

OWN = {"lots": {"West": 3, "East": 0}, "parks": {"Green": ["East", "West"], "Bare": []}}
LOTS = {f"Lot {number}": number for number in range(11)}
HOUSE = {"format": FORMAT, "id": "house-ours", "name": "Ours", "board": {"lots": LOTS, "parks": {}}}


def refusal(fields: dict[str, Any], seats: int) -> Refused:
    with pytest.raises(Refused) as caught:
        terms_of(fields, seats)
    return caught.value


def test_the_default_board_has_13_lots_worth_152_millions() -> None:
    assert DEFAULT.names == (
        *("9a", "10a", "11a", "9b", "10b", "11b", "16", "17", "18", "20", "21", "P1", "P2"),
    )
    assert sum(map(DEFAULT.value, DEFAULT.names)) == 152
    assert [name for name in DEFAULT.names if DEFAULT.is_park(name)] == ["P1", "P2"]
    assert DEFAULT.beside("P1") == ("9a", "10a", "11a")
    assert DEFAULT.beside("P2") == ("9b", "10b", "11b")
    assert DEFAULT.beside("16") == ()
    assert DEFAULT.value("P1") == 0
    assert DEFAULT.takes_all


def test_four_and_three_players_have_a_colour_each_and_the_fourth_is_a_ghosts() -> None:
    four = terms_of({"colours": ["white", "red", "black", "yellow"]}, 4)
    assert four.owners == (BEN, 3, ANA, CAT)
    assert four.ghost is None
    three = terms_of({"colours": ["white", "black", "yellow"]}, 3)
    assert three.owners == (None, CAT, ANA, BEN)
    assert three.ghost == RED
    assert three.colours_of(BEN) == (BLACK,)


def test_two_players_have_two_colours_each_in_the_order_they_are_named() -> None:
    two = terms_of({"colours": [["black", "red"], ["yellow", "white"]]}, 2)
    assert two.owners == (ANA, BEN, BEN, ANA)
    assert two.colours_of(ANA) == (BLACK, RED)
    assert two.colours_of(BEN) == (YELLOW, WHITE)
    assert two.ghost is None


def test_pairs_in_the_usual_order_are_the_same_terms_however_they_were_made() -> None:
    assert terms_of({"colours": [["red", "white"], ["yellow", "black"]]}, 2) == Terms(
        2, (ANA, BEN, ANA, BEN)
    )


@pytest.mark.parametrize(
    ("fields", "seats"),
    [
        ({"colours": ["red", "yellow", "white", "black"]}, 4),
        ({"colours": ["white", "black", "yellow"], "hidden": True}, 3),
        ({"colours": [["black", "red"], ["yellow", "white"]], "board": OWN}, 2),
        ({"colours": ["red", "black", "yellow"], "board": {"lots": {"2": 1}, "parks": {}}}, 3),
    ],
)
def test_terms_are_read_as_they_were_written_also_from_an_archive_that_sorts(
    fields: dict[str, Any], seats: int
) -> None:
    terms = terms_of(fields, seats)
    again = terms_of(header_fields(terms), seats)
    assert again == terms
    kept = parsed(written(header_fields(terms)).encode())
    assert isinstance(kept, dict)
    assert terms_of(kept, seats) == terms
    assert terms.is_hidden == fields.get("hidden", False)


def test_a_board_keeps_the_order_it_was_written_in() -> None:
    board = terms_of({"colours": ["red", "yellow", "white"], "board": OWN}, 3).board
    assert board.names == ("West", "East", "Green", "Bare")
    assert board == Board((("West", 3), ("East", 0)), (("Green", ("East", "West")), ("Bare", ())))


@pytest.mark.parametrize(
    ("colours", "seats", "code"),
    [
        (["red"], 1, Unfit.TOO_FEW),
        ([], 0, Unfit.TOO_FEW),
        (["red", "yellow", "white", "black", "red"], 5, Unfit.TOO_MANY),
        (["red", "yellow", "red"], 3, Unfit.COLOUR_TWICE),
        ([["red", "red"], ["white", "black"]], 2, Unfit.COLOUR_TWICE),
        ([["red", "yellow"], ["red", "black"]], 2, Unfit.COLOUR_TWICE),
        (["red", "yellow"], 3, Unfit.COLOUR_COUNT),
        (["red", "yellow", "white", "black"], 3, Unfit.COLOUR_COUNT),
        ([["red", "yellow"], ["white"]], 2, Unfit.COLOUR_COUNT),
        ([["red", "yellow"], ["white", "black", "red"]], 2, Unfit.COLOUR_COUNT),
        (["red", "yellow"], 2, Fault.NOT_LIST),
        (["red", "yellow", "blue"], 3, Fault.NOT_ONE_OF),
        (["red", "yellow", "RED"], 3, Fault.NOT_ONE_OF),
        (["red", "yellow", 2], 3, Fault.NOT_ONE_OF),
        (["red", "yellow", None], 3, Fault.NOT_ONE_OF),
        (["red", "yellow", ["white"]], 3, Fault.NOT_ONE_OF),
        ("red", 3, Fault.NOT_LIST),
        ({"red": 0}, 3, Fault.NOT_LIST),
    ],
)
def test_colours_that_make_no_sense_are_refused(colours: object, seats: int, code: str) -> None:
    assert refusal({"colours": colours}, seats).code == code


def test_the_colour_played_twice_is_named() -> None:
    said = {"colours": [["black", "red"], ["white", "red"]]}
    assert refusal(said, 2).facts["colour"] == RED


def test_a_board_may_have_forty_lots_and_ten_parks() -> None:
    lots = {f"L{one}": 1_000 for one in range(40)}
    board = {"lots": lots, "parks": {f"P{one}": [*lots] for one in range(10)}}
    said: dict[str, Any] = {"colours": ["red", "yellow", "white"], "board": board}
    assert len(terms_of(said, 3).board.names) == 50


def test_colours_are_needed_and_hidden_is_a_switch() -> None:
    assert refusal({}, 3).code == Fault.MISSING
    said = {"colours": ["red", "yellow", "white"], "hidden": 1}
    assert refusal(said, 3).code == Fault.NOT_SWITCH


@pytest.mark.parametrize(
    ("board", "code"),
    [
        (None, Fault.NOT_OBJECT),
        ([], Fault.NOT_OBJECT),
        ({}, Fault.MISSING),
        ({"lots": {"16": 16}}, Fault.MISSING),
        ({"lots": {}, "parks": {}}, Unfit.LOT_COUNT),
        ({"lots": {str(one): 1 for one in range(41)}, "parks": {}}, Unfit.LOT_COUNT),
        ({"lots": {"16": 16}, "parks": {str(one): [] for one in range(11)}}, Unfit.LOT_COUNT),
        ({"lots": {"16": -1}, "parks": {}}, Fault.OUT_OF_RANGE),
        ({"lots": {"16": 1001}, "parks": {}}, Fault.OUT_OF_RANGE),
        ({"lots": {"16": 10**400}, "parks": {}}, Fault.OUT_OF_RANGE),
        ({"lots": {"16": "16"}, "parks": {}}, Fault.NOT_NUMBER),
        ({"lots": {"16": True}, "parks": {}}, Fault.NOT_NUMBER),
        ({"lots": {"16": None}, "parks": {}}, Fault.NOT_NUMBER),
        ({"lots": ["16"], "parks": {}}, Fault.NOT_OBJECT),
        ({"lots": {"": 1}, "parks": {}}, Fault.EMPTY),
        ({"lots": {" ": 1}, "parks": {}}, Fault.EMPTY),
        ({"lots": {"n" * 21: 1}, "parks": {}}, Fault.TOO_LONG),
        ({"lots": {"\ud800": 1}, "parks": {}}, Fault.NOT_WRITABLE),
        ({"lots": {"16": 1}, "parks": {"16": []}}, Unfit.SAME_LOT),
        ({"lots": {"16": 1}, "parks": {"P": ["17"]}}, Unfit.NOT_A_LOT),
        ({"lots": {"16": 1}, "parks": {"P": [], "Q": ["P"]}}, Unfit.NOT_A_LOT),
        ({"lots": {"16": 1}, "parks": {"P": ["16", "16"]}}, Unfit.NEIGHBOUR_TWICE),
        ({"lots": {"16": 1}, "parks": {"P": "16"}}, Fault.NOT_LIST),
        ({"lots": {"16": 1}, "parks": {"P": [16]}}, Fault.NOT_TEXT),
        ({"lots": {"16": 1}, "parks": {"P": [["16"]]}}, Fault.NOT_TEXT),
        ({"lots": {"16": 1}, "parks": []}, Fault.NOT_OBJECT),
        ({"lots": {"16": 1}, "parks": {}, "order": []}, Unfit.ORDER),
        ({"lots": {"16": 1}, "parks": {}, "order": ["16", "16"]}, Unfit.ORDER),
        ({"lots": {"16": 1}, "parks": {}, "order": ["17"]}, Unfit.ORDER),
        ({"lots": {"16": 1}, "parks": {}, "order": "16"}, Fault.NOT_LIST),
        ({"lots": {"16": 1}, "parks": {}, "order": [{}]}, Fault.NOT_TEXT),
    ],
)
def test_boards_that_make_no_sense_are_refused(board: object, code: str) -> None:
    fields = {"colours": ["red", "yellow", "white"], "board": board}
    assert refusal(fields, 3).code == code


def test_a_house_board_is_read_as_it_was_written() -> None:
    board = house_board(HOUSE)
    assert board == HouseBoard("house-ours", "Ours", Board(tuple(LOTS.items()), ()))
    assert house_board(parsed(board.written.encode())) == board
    usual = HouseBoard("house-usual", "As printed", DEFAULT)
    assert house_board(parsed(usual.written.encode())) == usual


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("format", "hotels-board/2", Misnamed.FORMAT),
        ("format", None, Misnamed.FORMAT),
        ("id", "ours", Misnamed.ID),
        ("id", "house-", Misnamed.ID),
        ("id", "house-Ours", Misnamed.ID),
        ("id", 7, Fault.NOT_TEXT),
        ("name", "", Fault.EMPTY),
        ("name", "n" * 101, Fault.TOO_LONG),
        ("board", {"lots": LOTS}, Fault.MISSING),
        ("colour", "red", Fault.UNKNOWN),
        # ten lots have room for 70 of the 72 cubes
        ("board", {"lots": {str(one): 1 for one in range(10)}, "parks": {}}, Unfit.NO_ROOM),
    ],
)
def test_a_house_board_that_makes_no_sense_is_refused(key: str, value: object, code: str) -> None:
    with pytest.raises(Refused) as caught:
        house_board({**HOUSE, key: value})
    assert caught.value.code == code


@pytest.mark.parametrize("key", [*HOUSE])
def test_every_key_of_a_house_board_is_needed(key: str) -> None:
    with pytest.raises(Refused) as caught:
        house_board({name: value for name, value in HOUSE.items() if name != key})
    assert (caught.value.code, caught.value.facts["field"]) == (Fault.MISSING, key)


def test_a_small_board_is_known_to_be_small() -> None:
    assert not SMALL.takes_all
