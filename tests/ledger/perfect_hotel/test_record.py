"""The Perfect Hotel file: read strictly, reckoned, written back."""

import json
from typing import Any

import pytest

from hotels.ledger.names import SAME_NAME
from hotels.ledger.objection import Refused
from hotels.ledger.perfect_hotel.books import Hotel
from hotels.ledger.perfect_hotel.entries import Keep, Value
from hotels.ledger.perfect_hotel.record import Misplaced, record_fields, recorded, result
from hotels.ledger.perfect_hotel.terms import Terms, Unfit
from hotels.ledger.perfect_hotel.trouble import Trouble
from hotels.ledger.reading import Fault, parsed
from tests.ledger.perfect_hotel.rounds import (
    CAME_TO,
    DRAWING,
    PEOPLE,
    THREE_ROUNDS,
    TOTALS,
    booked,
    entries,
    game,
)

SMALL = {
    "players": ["Ana", "Ben"],
    "values": {"Bar": 8},
    "rounds": [
        [
            {"floors": [{"kind": "Bar", "cards": 2, "tourists": 1}], "in_hand": 0},
            {"floors": [], "in_hand": 2},
        ]
    ],
}


def file(*rounds: str, **other: object) -> Any:  # noqa: ANN401  a JSON value
    """The file of some rounds."""
    count = rounds[0].count("|") + 1
    books = booked(game(*rounds), count, rounds=len(rounds))
    return record_fields(books, PEOPLE[:count]) | other


def refused(value: object) -> tuple[str, int | None, int | None]:
    """Why a file is refused, in which round, of which player."""
    with pytest.raises(Refused) as caught:
        recorded(value)
    where = caught.value
    if isinstance(where, Misplaced):
        return where.code, where.round, where.player
    return where.code, None, None


def test_three_rounds_come_to_what_was_reckoned() -> None:
    found = result(recorded(parsed(json.dumps(file(*THREE_ROUNDS)).encode())).books)
    assert found == {
        "rounds": [
            {what: [*points[number]] for what, points in CAME_TO.items()} for number in range(3)
        ],
        "totals": [*TOTALS],
        "winners": [0],
    }


def test_a_file_is_read_as_written_by_hand() -> None:
    found = recorded(SMALL)
    assert found.players == ("Ana", "Ben")
    assert found.books.values == (10, 9, 8, 8, 6, 5)
    assert found.books.terms == Terms(2, (10, 9, 8, 8, 6, 5), 1)
    assert found.books.is_over
    assert found.entries[-1] == Keep()
    assert result(found.books) == {
        "rounds": [
            {"totals": [10, -9], "majority": [8, 0], "tourists": [-3, -6], "awards": [5, -3]}
        ],
        "totals": [10, -9],
        "winners": [0],
    }


def test_no_rounds_are_a_game_nobody_has_won() -> None:
    found = recorded({"players": ["Ana", "Ben"], "rounds": []})
    assert result(found.books) == {"rounds": [], "totals": [0, 0], "winners": []}
    assert found.books.planned == 1
    assert found.books.values == (10, 9, 8, 7, 6, 5)


def test_a_round_in_which_nobody_built_costs_everybody_three() -> None:
    nothing = {"floors": [], "in_hand": 0}
    found = recorded({"players": ["Ana", "Ben"], "rounds": [[nothing, nothing]]})
    assert result(found.books)["totals"] == [-3, -3]
    assert result(found.books)["winners"] == [0, 1]
    assert found.books.kept == ((Hotel(), Hotel()),)


def test_a_file_written_back_is_read_as_the_same_books() -> None:
    books = booked([*game(*THREE_ROUNDS), Value(4, 12)])
    again = recorded(record_fields(books, PEOPLE)).books
    assert again.kept == books.kept
    assert again.values == books.values
    assert result(again) == result(books)


def test_the_round_under_way_is_written_once_it_is_begun() -> None:
    kept = game(THREE_ROUNDS[0])
    assert len(recorded(record_fields(booked(kept), PEOPLE)).books.kept) == 1
    books = booked([*kept, *entries(DRAWING)])
    again = recorded(record_fields(books, PEOPLE)).books
    assert again.kept == (*books.kept, books.hotels)


def test_the_entries_of_a_file_give_its_books() -> None:
    found = recorded(file(*THREE_ROUNDS))
    assert booked(list(found.entries)) == found.books


@pytest.mark.parametrize(
    ("floor", "trouble", "player"),
    [
        ("0+2", Trouble.TOURISTS_ONLY, 1),
        ("0+5", Trouble.TOURISTS_ONLY, 1),
        ("1+0", Trouble.TOO_SMALL, 1),
        ("0+1", Trouble.TOO_SMALL, 1),
        ("0+0", Trouble.TOO_SMALL, 1),
        ("58+0", Trouble.CARDS, 1),
        ("2+6", Trouble.TOURISTS, 1),
        ("56+0", Trouble.CARDS, 2),
        ("2+4", Trouble.TOURISTS, 4),
        ("1000000000000+0", Trouble.CARDS, 1),
    ],
)
def test_a_floor_that_cannot_be_is_refused_with_its_place(
    floor: str, trouble: str, player: int
) -> None:
    cards, tourists = map(int, floor.split("+"))
    value = file(THREE_ROUNDS[0], "Gym 2 | Bar 2 | - | hand 2")
    value["rounds"][1][0]["floors"][0] |= {"cards": cards, "tourists": tourists}
    assert refused(value) == (trouble, 2, player)


def test_a_second_floor_of_a_kind_is_refused_and_an_annex_is_not() -> None:
    value = file("Gym 2, Bar 2, Bar 2 | Pool 2")
    floors = value["rounds"][0][0]["floors"]
    floors.append({"kind": "Gym", "cards": 2, "tourists": 0})
    assert refused(value) == (Trouble.SECOND_FLOOR, 1, 1)
    floors[-1]["kind"] = "Bar"
    assert recorded(value).books.kept[0][0].floors[-1].is_annex


def test_tourists_in_hand_count_with_those_of_all_hotels() -> None:
    value = file("Gym 2+2 | hand 3")
    value["rounds"][0][1]["in_hand"] = 4
    assert refused(value) == (Trouble.TOURISTS, 1, 2)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"players": []}, Unfit.TOO_FEW),
        ({"players": ["Ana"]}, Unfit.TOO_FEW),
        ({"players": ["A", "B", "C", "D", "E"]}, Unfit.TOO_MANY),
        ({"players": ["Ana", "Ana"]}, SAME_NAME),
        ({"players": ["Ana", " "]}, Fault.EMPTY),
        ({"players": ["Ana", 2]}, Fault.NOT_TEXT),
        ({"players": ["Ana", "x" * 101]}, Fault.TOO_LONG),
        ({"players": ["Ana", "\ud800"]}, Fault.NOT_WRITABLE),
        ({"players": {"Ana": 1}}, Fault.NOT_LIST),
        ({"players": None}, Fault.NOT_LIST),
        ({"values": None}, Fault.NOT_OBJECT),
        ({"values": {"Sauna": 5}}, Unfit.NO_SUCH_KIND),
        ({"values": {"": 5}}, Unfit.NO_SUCH_KIND),
        ({"values": {"Bar": 100}}, Fault.OUT_OF_RANGE),
        ({"values": {"Bar": -1}}, Fault.OUT_OF_RANGE),
        ({"values": {"Bar": "7"}}, Fault.NOT_NUMBER),
        ({"values": {"Bar": True}}, Fault.NOT_NUMBER),
        ({"rounds": None}, Fault.NOT_LIST),
        ({"rounds": {}}, Fault.NOT_LIST),
        ({"rounds": 3}, Fault.NOT_LIST),
        ({"rounds": [[]] * 1001}, Fault.TOO_LONG),
    ],
)
def test_a_header_that_cannot_be_is_refused_without_a_place(
    change: dict[str, object], code: str
) -> None:
    assert refused(SMALL | change) == (code, None, None)


@pytest.mark.parametrize("value", [None, 7, "a", [], [SMALL]])
def test_a_file_is_an_object(value: object) -> None:
    assert refused(value) == (Fault.NOT_OBJECT, None, None)


@pytest.mark.parametrize("field", ["players", "rounds"])
def test_a_file_without_players_or_rounds_is_refused(field: str) -> None:
    value = {name: one for name, one in SMALL.items() if name != field}
    assert refused(value) == (Fault.MISSING, None, None)


NOTHING = {"floors": [], "in_hand": 0}
FLOOR = {"kind": "Bar", "cards": 2, "tourists": 0}


@pytest.mark.parametrize(
    ("hotels", "code", "player"),
    [
        (None, Fault.NOT_LIST, None),
        ({"Ana": NOTHING}, Fault.NOT_LIST, None),
        ([], Unfit.HOTELS, None),
        ([NOTHING], Unfit.HOTELS, None),
        ([NOTHING] * 3, Unfit.HOTELS, None),
        ([NOTHING, None], Fault.NOT_OBJECT, 2),
        ([[], NOTHING], Fault.NOT_OBJECT, 1),
        ([{"floors": []}, NOTHING], Fault.MISSING, 1),
        ([NOTHING, {"in_hand": 0}], Fault.MISSING, 2),
        ([NOTHING | {"in_hand": -1}, NOTHING], Fault.OUT_OF_RANGE, 1),
        ([NOTHING | {"in_hand": 10**13}, NOTHING], Fault.OUT_OF_RANGE, 1),
        ([NOTHING | {"in_hand": 6}, NOTHING], Trouble.TOURISTS, 1),
        ([NOTHING | {"in_hand": None}, NOTHING], Fault.NOT_NUMBER, 1),
        ([NOTHING | {"in_hand": True}, NOTHING], Fault.NOT_NUMBER, 1),
        ([NOTHING | {"in_hand": 1.0}, NOTHING], Fault.NOT_NUMBER, 1),
        ([NOTHING | {"floors": {}}, NOTHING], Fault.NOT_LIST, 1),
        ([NOTHING | {"floors": [[]]}, NOTHING], Fault.NOT_OBJECT, 1),
        ([NOTHING | {"floors": ["Bar"]}, NOTHING], Fault.NOT_OBJECT, 1),
        ([NOTHING | {"floors": [FLOOR | {"kind": "Sauna"}]}, NOTHING], Fault.NOT_ONE_OF, 1),
        ([NOTHING | {"floors": [FLOOR | {"kind": "bar"}]}, NOTHING], Fault.NOT_ONE_OF, 1),
        ([NOTHING | {"floors": [FLOOR | {"kind": 3}]}, NOTHING], Fault.NOT_ONE_OF, 1),
        ([NOTHING | {"floors": [FLOOR | {"kind": []}]}, NOTHING], Fault.NOT_ONE_OF, 1),
        ([NOTHING | {"floors": [FLOOR | {"cards": -2}]}, NOTHING], Fault.OUT_OF_RANGE, 1),
        ([NOTHING | {"floors": [FLOOR | {"cards": "2"}]}, NOTHING], Fault.NOT_NUMBER, 1),
        ([NOTHING | {"floors": [FLOOR | {"cards": 2.5}]}, NOTHING], Fault.NOT_NUMBER, 1),
        ([NOTHING | {"floors": [FLOOR | {"cards": 0}]}, NOTHING], Trouble.TOO_SMALL, 1),
        ([NOTHING | {"floors": [FLOOR | {"tourists": -1}]}, NOTHING], Fault.OUT_OF_RANGE, 1),
        ([NOTHING | {"floors": [FLOOR | {"tourists": None}]}, NOTHING], Fault.NOT_NUMBER, 1),
        ([NOTHING | {"floors": [{"kind": "Bar", "cards": 2}]}, NOTHING], Fault.MISSING, 1),
        ([NOTHING | {"floors": [{"kind": "Bar", "tourists": 2}]}, NOTHING], Fault.MISSING, 1),
        ([NOTHING | {"floors": [{"cards": 2, "tourists": 0}]}, NOTHING], Fault.MISSING, 1),
    ],
)
def test_a_hotel_that_cannot_be_is_refused_with_its_place(
    hotels: object, code: str, player: int | None
) -> None:
    sound = SMALL["rounds"]
    assert isinstance(sound, list)
    assert refused(SMALL | {"rounds": [*sound, *sound, hotels, *sound]}) == (code, 3, player)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (b"", Fault.NOT_JSON),
        (b"\xff", Fault.NOT_UTF8),
        (b'{"players": NaN}', Fault.NOT_NUMBER),
        (b'{"players": [], "players": []}', Fault.DOUBLED),
        (b"[" * 200 + b"]" * 200, Fault.TOO_DEEP),
        (b'{"rounds": 1e9999999999999999999}', Fault.OUT_OF_RANGE),
    ],
)
def test_bytes_that_say_nothing_are_refused(text: bytes, code: str) -> None:
    with pytest.raises(Refused) as caught:
        recorded(parsed(text))
    assert caught.value.code == code


def test_what_no_field_is_called_is_let_be() -> None:
    bare = SMALL | {"rounds": [[NOTHING | {"floors": [FLOOR]}, NOTHING]]}
    more = SMALL | {
        "note": "an evening in May",
        "rounds": [[NOTHING | {"floors": [FLOOR | {"annex": True}], "hand": 0}, NOTHING]],
    }
    assert recorded(more) == recorded(bare)
