"""A quick score as journal and table see it: its figures, what speaks against them, its result."""

import pytest

from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.quick import position
from hotels.ledger.chains.rules.ending import settlement
from hotels.ledger.chains.tally import (
    Doubt,
    Entry,
    Figure,
    Flaw,
    Last,
    Place,
    Rest,
    Sheet,
    Sort,
    doubts,
    final,
    terms_of,
)
from hotels.ledger.objection import Refused
from hotels.table import Table
from tests.ledger.chains.final_position import BLOCKS, CAME_TO, CASH, SIZES, filled, tally


def test_the_figures_are_asked_for_row_by_row() -> None:
    places = list(tally().opening().places())
    assert len(places) == 7 + 28 + 4
    assert places[:6] == [
        Place(Sort.SIZE, 0),
        *(Place(Sort.BLOCKS, 0, seat) for seat in range(4)),
        Place(Sort.SIZE, 1),
    ]
    assert [place.sort for place in places[-4:]] == [Sort.CASH] * 4


def test_a_full_position_comes_to_what_the_rules_say() -> None:
    game = tally()
    table = filled(game)
    outcome = game.outcome(table.books)
    assert outcome is not None
    assert outcome.cash == CAME_TO
    assert outcome.winners == (1,)


def test_it_comes_to_the_same_as_the_position_in_a_file() -> None:
    names = EDITIONS["vacation"].names
    file = {
        "edition": "vacation",
        "players": ["Ana", "Ben", "Cat", "Dora"],
        "sizes": dict(zip(names, SIZES, strict=True)),
        "blocks": {name: list(row) for name, row in zip(names, BLOCKS, strict=True)},
        "cash": list(CASH),
    }
    books = final(filled(tally()).books)
    assert books is not None
    assert settlement(books) == position(file).settlement()


def test_no_figure_no_result() -> None:
    game = tally()
    table = filled(game)
    while table.can_undo:
        table.undo()
        assert game.outcome(table.books) is None
    assert table.books == game.opening()
    assert game.summary(table.books) == {"figures": 0, "of": 39}
    while table.can_redo:
        table.redo()
    outcome = game.outcome(table.books)
    assert outcome is not None
    assert outcome.cash == CAME_TO


def test_the_rest_hold_none() -> None:
    table: Table[Entry, Sheet] = Table(tally())
    table.write(Figure(Place(Sort.BLOCKS, 3, 1), 4))
    table.write(Rest())
    assert table.books.blocks[3] == (0, 4, 0, 0)
    assert {place.sort for place in table.books.wanting} == {Sort.SIZE, Sort.CASH}


WILTON = Place(Sort.SIZE, 1)


@pytest.mark.parametrize(
    ("wrong", "found"),
    [
        ([(WILTON, 1)], [Doubt(WILTON, Flaw.ONE_TILE, 2)]),
        ([(WILTON, 109)], [Doubt(WILTON, Flaw.TOO_MANY_TILES, 108)]),
        (
            [(WILTON, 60), (Place(Sort.SIZE, 2), 49)],
            [
                Doubt(WILTON, Flaw.TOO_MANY_TILES, 59),
                Doubt(Place(Sort.SIZE, 2), Flaw.TOO_MANY_TILES, 48),
            ],
        ),
        ([(WILTON, 60), (Place(Sort.SIZE, 2), 48)], []),
        (
            [(Place(Sort.BLOCKS, 1, 0), 25)],
            [Doubt(Place(Sort.BLOCKS, 1, 0), Flaw.TOO_MANY_BLOCKS, 24)],
        ),
        ([(Place(Sort.BLOCKS, 1, 0), 24)], []),
        (
            [(Place(Sort.CASH, player=2), 12_350)],
            [Doubt(Place(Sort.CASH, player=2), Flaw.NO_BILLS, 100)],
        ),
        ([(Place(Sort.CASH, player=2), 0)], []),
    ],
)
def test_what_cannot_be_is_a_doubt_at_its_figure(
    wrong: list[tuple[Place, int]], found: list[Doubt]
) -> None:
    table: Table[Entry, Sheet] = Table(tally())
    for place, number in wrong:
        table.write(Figure(place, number))
    assert list(doubts(table.books)) == found


@pytest.mark.parametrize(
    ("place", "number", "spoils"),
    [
        (WILTON, 1, True),
        (WILTON, 109, True),
        (Place(Sort.BLOCKS, 1, 0), 25, True),
        (Place(Sort.CASH, player=0), 12_350, False),
    ],
)
def test_a_result_is_withheld_only_where_it_would_be_wrong(
    place: Place, number: int, *, spoils: bool
) -> None:
    game = tally()
    table = filled(game)
    table.write(Figure(place, number))
    assert (game.outcome(table.books) is None) is spoils


def test_what_if_is_one_more_figure() -> None:
    game = tally()
    table = filled(game)
    table.write(Figure(Place(Sort.CASH, player=0), 18_000))
    outcome = game.outcome(table.books)
    assert outcome is not None
    assert (outcome.cash[0], outcome.winners) == (56_800, (0,))
    table.undo()
    outcome = game.outcome(table.books)
    assert outcome is not None
    assert outcome.cash == CAME_TO


def test_the_bank_draws_for_a_chain_that_is_there() -> None:
    game = tally("acquire-classic", 2, bank_holds=True)
    table: Table[Entry, Sheet] = Table(game)
    drawn = Place(Sort.DRAWN, 0)
    assert drawn not in table.books.places()
    table.write(Figure(Place(Sort.SIZE, 0), 5))
    assert drawn in table.books.places()
    table.write(Figure(drawn, 13))
    assert [doubt.flaw for doubt in doubts(table.books)] == [Flaw.NOT_DRAWABLE]
    table.write(Figure(Place(Sort.SIZE, 0), 0))
    assert doubts(table.books) == ()


def test_a_bank_that_holds_most_takes_the_first_bonus() -> None:
    game = tally("acquire-classic", 2, bank_holds=True)

    def number(place: Place) -> int:
        at = {
            Place(Sort.SIZE, 0): 5,
            Place(Sort.BLOCKS, 0, 0): 4,
            Place(Sort.BLOCKS, 0, 1): 2,
            Place(Sort.DRAWN, 0): 12,
        }
        return at.get(place, 0)

    outcome = game.outcome(filled(game, number).books)
    assert outcome is not None
    # Luxor of 5 at $500: the bank is first with 12, Ana second: 2,500, and 4 and 2 shares sold.
    assert outcome.cash == (2_500 + 2_000, 1_000)


def test_who_played_last_counts_where_seats_decide() -> None:
    game = tally("decision-draft", 3)

    def number(place: Place) -> int:
        if place == Place(Sort.SIZE, 3):
            return 2
        return 2 if place.sort is Sort.BLOCKS and place.chain == 3 else 0

    table = filled(game, number)
    # One bonus of $2,000 at $200, shared in hundreds from the last player on; 2 blocks sold.
    first = game.outcome(table.books)
    assert first is not None
    assert first.cash == (1_100, 1_100, 1_000)
    table.write(Last(2))
    last = game.outcome(table.books)
    assert last is not None
    assert last.cash == (1_100, 1_000, 1_100)


def test_a_board_without_chains_is_won_by_cash() -> None:
    game = tally()
    table = filled(game, lambda place: CASH[place.player] if place.sort is Sort.CASH else 0)
    outcome = game.outcome(table.books)
    assert outcome is not None
    assert (outcome.cash, outcome.winners) == (CASH, (0,))


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
        {"op": "buy"},
        [],
    ],
)
def test_what_is_no_entry_is_refused(event: object) -> None:
    with pytest.raises(Refused):
        tally().decoded(event)


def test_the_terms_read_as_they_were_written() -> None:
    game = tally("acquire-classic", 2, bank_holds=True)
    assert terms_of(game.header(), 2) == game.terms
    with pytest.raises(Refused):
        terms_of(tally().header(), 7)
