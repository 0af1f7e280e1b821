"""Why a file or a house board of Big Shot is refused, in one sentence."""

from typing import Any

import pytest

from hotels.ledger.big_shot.codec import decoded
from hotels.ledger.big_shot.house import house_board
from hotels.ledger.big_shot.record import Amiss, recorded
from hotels.ledger.big_shot.terms import Unfit
from hotels.ledger.big_shot.trouble import Trouble
from hotels.ledger.house import Misnamed
from hotels.ledger.names import SAME_NAME
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fault
from hotels.wording.big_shot import Speech
from hotels.wording.big_shot_objections import sentence

LOAN = {"op": "loan", "player": 1}
SOLD = {"op": "auction", "roller": 0, "cubes": {"red": 2, "yellow": 2}, "winner": 1, "bid": 4}
FILE: dict[str, Any] = {
    "players": ["Ana", "Ben", "Cat"],
    "colours": ["red", "yellow", "white"],
    "events": [],
}
LOT, TWO = {"16": 16}, ["Ana", "Ben"]
HOUSE = {"format": "hotels-board/1", "id": "house-ours", "name": "Ours"}

REFUSED: list[tuple[str, dict[str, Any], str]] = [
    (Unfit.TOO_FEW, {"players": ["Ana"]}, "1 player: Big Shot needs at least 2"),
    (Unfit.TOO_FEW, {"players": []}, "no players: Big Shot needs at least 2"),
    (Unfit.TOO_MANY, {"players": [*"ABCDE"]}, "5 players: Big Shot takes at most 4"),
    (SAME_NAME, {"players": [*"ABA"]}, "two players are called A"),
    (Unfit.COLOUR_TWICE, {"colours": ["red", "white", "red"]}, "colours: red appears twice"),
    (Unfit.COLOUR_COUNT, {"colours": ["red"]}, "colours: 1 colour instead of 3"),
    (
        Unfit.COLOUR_COUNT,
        {"players": TWO, "colours": [["red", "white"], []]},
        "colours of player 1: no colours instead of 2",
    ),
    (
        Fault.NOT_ONE_OF,
        {"colours": ["red", "blue", "white"]},
        "colours must be red, yellow, white or black",
    ),
    (
        Unfit.LOT_COUNT,
        {"board": {"lots": {}, "parks": {}}},
        "board: lots: there are 0, but 1 to 40 are allowed",
    ),
    (
        Unfit.LOT_COUNT,
        {"board": {"lots": LOT, "parks": {str(one): [] for one in range(11)}}},
        "board: parks: there are 11, but 0 to 10 are allowed",
    ),
    (
        Unfit.SAME_LOT,
        {"board": {"lots": LOT, "parks": {"16": []}}},
        "board: 16 is both a lot and a park",
    ),
    (
        Unfit.NOT_A_LOT,
        {"board": {"lots": LOT, "parks": {"P": ["17"]}}},
        "board: beside P: 17 is not a lot on this board",
    ),
    (
        Unfit.NEIGHBOUR_TWICE,
        {"board": {"lots": LOT, "parks": {"P": ["16", "16"]}}},
        "board: beside P: 16 appears twice",
    ),
    (
        Unfit.ORDER,
        {"board": {"lots": LOT, "parks": {}, "order": []}},
        "board: order must name every lot and every park once",
    ),
    (
        Amiss.NOT_ALL_PLACED,
        {"events": [SOLD, {"op": "place", "lots": {"16": {"red": 1}}}]},
        "not all auctioned cubes were placed: 1 red and 2 yellow left over",
    ),
    (Fault.NOT_ONE_OF, {"events": [{"op": "sell"}]}, "op must be loan, auction or place"),
    (Fault.MISSING, {"events": [{"op": "loan"}]}, "the field player is missing"),
    (
        Fault.OUT_OF_RANGE,
        {"events": [LOAN | {"player": 3}]},
        "player must be from 0 to 2",
    ),
    (
        Fault.UNKNOWN,
        {"events": [SOLD | {"cubes": {"blue": 4}}]},
        "'blue' is not known here; use red, yellow, white or black",
    ),
    (
        Trouble.BEYOND,
        {"events": [LOAN, SOLD | {"bid": 20}]},
        "Ben can pay at most 19 million, not 20 million",
    ),
]


@pytest.mark.parametrize(("code", "fields", "words"), REFUSED)
def test_why_a_file_is_refused(code: str, fields: dict[str, Any], words: str) -> None:
    with pytest.raises(Refused) as caught:
        recorded(FILE | fields)
    assert caught.value.code == code
    assert sentence(code, caught.value.facts, Speech(("Ana", "Ben", "Cat"))) == words


@pytest.mark.parametrize(
    ("code", "fields", "words"),
    [
        (Misnamed.FORMAT, {"format": "x"}, "the format must be hotels-board/1"),
        (
            Misnamed.ID,
            {"id": "ours"},
            (
                "id: 'ours' must start with house-, followed by lowercase letters, numbers or"
                " hyphens"
            ),
        ),
        (
            Unfit.NO_ROOM,
            {"board": {"lots": LOT, "parks": {}}},
            "board: 72 cubes need at least 11 lots and parks, not 1",
        ),
    ],
)
def test_why_a_house_board_is_refused(code: str, fields: dict[str, Any], words: str) -> None:
    with pytest.raises(Refused) as caught:
        house_board(HOUSE | fields)
    assert (caught.value.code, sentence(code, caught.value.facts, Speech())) == (code, words)


def test_an_entry_that_there_is_not_is_named() -> None:
    with pytest.raises(Refused) as caught:
        decoded({"op": "sell"})
    assert sentence(caught.value.code, caught.value.facts, Speech()) == "unknown entry 'sell'"


def test_every_refusal_has_its_sentence() -> None:
    told = {code for code, *_ in REFUSED} | {Unfit.NO_ROOM}
    assert {*Unfit, *Amiss} <= told
