"""A short game for three and one for two, whose parts are taken away or changed."""

from typing import Any

import pytest

from hotels.ledger.big_shot.record import recorded
from hotels.ledger.objection import Refused

ONE = {"op": "auction", "roller": 0, "cubes": {"red": 2, "yellow": 1, "black": 1}, "winner": 1}
AUCTION: dict[str, Any] = ONE | {"bid": 4}
PLACE = {"op": "place", "lots": {"9a": {"red": 2}, "P1": {"yellow": 1, "black": 1}}}
LOAN = {"op": "loan", "player": 1}
NOBODY = ONE | {"winner": None}
THREE: dict[str, Any] = {
    "players": ["Ana", "Ben", "Cat"],
    "colours": ["red", "yellow", "white"],
    "events": [LOAN, AUCTION, PLACE],
}
TWO: dict[str, Any] = {
    "players": ["Ana", "Ben"],
    "colours": [["red", "yellow"], ["white", "black"]],
    "events": [LOAN | {"colour": "white"}, AUCTION | {"pays": "white"}, PLACE],
}


def refusal(value: object) -> Refused:
    with pytest.raises(Refused) as caught:
        recorded(value)
    return caught.value
