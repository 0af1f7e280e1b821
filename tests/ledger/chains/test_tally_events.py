"""The figures of a quick score as events: read as they were written, or refused."""

import pytest

from hotels.ledger.chains.quick import Amiss
from hotels.ledger.chains.tally import Entry, Figure, Last, Place, Rest, Sort
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fault
from tests.ledger.chains.final_position import tally

WILTON = Place(Sort.SIZE, 1)


@pytest.mark.parametrize(
    "entry",
    [
        Figure(WILTON, 30),
        Figure(WILTON, None),
        Figure(Place(Sort.BLOCKS, 6, 3), 35),
        Figure(Place(Sort.CASH, player=3), 12_300),
        Figure(Place(Sort.DRAWN, 2), 12),
        Last(3),
        Rest(),
        Rest(3),
    ],
)
def test_an_entry_reads_as_it_was_written(entry: Entry) -> None:
    game = tally()
    assert game.decoded(game.encoded(entry)) == entry


@pytest.mark.parametrize(
    "event",
    [
        {"op": "size", "chain": "Tower", "number": 3},
        {"op": "size", "chain": "Wilton", "number": -1},
        {"op": "size", "chain": "Wilton"},
        {"op": "cash", "player": 4, "number": 3},
        {"op": "cash", "player": 0, "number": 10_000_001},
        {"op": "blocks", "chain": "Wilton", "player": 0, "number": "3"},
        {"op": "last", "player": -1},
        {"op": "rest", "chain": "Tower"},
        {"op": "buy"},
        [],
    ],
)
def test_what_is_no_entry_is_refused(event: object) -> None:
    with pytest.raises(Refused):
        tally().decoded(event)


@pytest.mark.parametrize("number", [0, 1, 10_000_000])
@pytest.mark.parametrize("player", [0, 3])
def test_every_figure_there_can_be_is_read(number: int, player: int) -> None:
    blocks = {"op": "blocks", "chain": "Wilton", "player": player, "number": number}
    assert tally().decoded(blocks) == Figure(Place(Sort.BLOCKS, 1, player), number)
    cash = {"op": "cash", "player": player, "number": number}
    assert tally().decoded(cash) == Figure(Place(Sort.CASH, player=player), number)
    assert tally().decoded({"op": "last", "player": player}) == Last(player)


@pytest.mark.parametrize(("length", "code"), [(100, Amiss.NO_SUCH_CHAIN), (101, Fault.TOO_LONG)])
def test_a_name_too_long_for_a_chain_is_refused_as_such(length: int, code: str) -> None:
    with pytest.raises(Refused) as refused:
        tally().decoded({"op": "size", "chain": "x" * length, "number": 3})
    assert refused.value.code == code
