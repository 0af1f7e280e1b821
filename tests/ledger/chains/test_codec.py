"""How long the texts of an event may be, and what is said of one that is longer."""

from typing import Any

import pytest

from hotels.ledger.chains.codec import NOT_A_TILE, UNKNOWN_EVENT, decoded
from hotels.ledger.chains.entries import Buy, Count, Entry, Name, Note
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fault

LONG = "x" * 100


def too_long(field: str, length: int, longest: int = 100) -> tuple[str, dict[str, Any]]:
    return Fault.TOO_LONG, {"field": field, "longest": longest, "length": length}


@pytest.mark.parametrize(
    ("event", "entry"),
    [
        ({"op": "found", "player": 0, "chain": LONG}, Name(0, LONG)),
        ({"op": "buy", "player": 0, "chains": [LONG, LONG]}, Buy(0, (LONG, LONG))),
        ({"op": "count", "player": 0, "thing": LONG, "count": 1}, Count(0, LONG, 1)),
        ({"op": "note", "text": LONG * 10}, Note(LONG * 10)),
    ],
)
def test_a_text_as_long_as_may_be_is_read(event: dict[str, Any], entry: Entry) -> None:
    assert decoded(event) == entry


@pytest.mark.parametrize(
    ("event", "refused"),
    [
        ({"op": "found", "player": 0, "chain": LONG + "x"}, too_long("chain", 101)),
        ({"op": "buy", "player": 0, "chains": ["a", LONG + "x"]}, too_long("chains", 101)),
        ({"op": "count", "player": 0, "thing": LONG + "x"}, too_long("thing", 101)),
        ({"op": "note", "text": LONG * 10 + "x"}, too_long("text", 1_001, 1_000)),
        (
            {"op": "tile", "player": 0, "tile": LONG},
            (NOT_A_TILE, {"field": "tile", "text": LONG}),
        ),
        ({"op": "tile", "player": 0, "tile": LONG + "x"}, too_long("tile", 101)),
        ({"op": LONG}, (UNKNOWN_EVENT, {"op": LONG})),
        ({"op": LONG + "x"}, too_long("op", 101)),
    ],
)
def test_what_is_no_event_is_refused_for_its_first_fault(
    event: dict[str, Any], refused: tuple[str, dict[str, Any]]
) -> None:
    with pytest.raises(Refused) as refusal:
        decoded(event)
    code, facts = refused
    assert refusal.value.code == code
    assert facts.items() <= refusal.value.facts.items()
