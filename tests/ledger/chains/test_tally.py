"""A quick score as journal and table see it: its figures, what speaks against them, its result."""

import pytest

from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.quick import position
from hotels.ledger.chains.rules.ending import settlement
from hotels.ledger.chains.tally import (
    MOST,
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
from hotels.ledger.chains.tally_entries import entries_of
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fault
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


def test_the_rest_of_one_chain_hold_none_of_it() -> None:
    table: Table[Entry, Sheet] = Table(tally())
    table.write(Figure(Place(Sort.BLOCKS, 3, 1), 4))
    table.write(Rest(3))
    assert table.books.blocks[3] == (0, 4, 0, 0)
    assert table.books.blocks[2] == (None,) * 4


def test_nobody_is_asked_for_a_chain_that_is_off_the_board() -> None:
    table: Table[Entry, Sheet] = Table(tally())
    own = [place for place in table.books.places() if place.chain == 2]
    table.write(Figure(Place(Sort.BLOCKS, 2, 1), 4))
    table.write(Figure(Place(Sort.SIZE, 2), 0))
    wanted = [place for place in table.books.places() if place.chain == 2]
    assert wanted == [Place(Sort.SIZE, 2), Place(Sort.BLOCKS, 2, 1)]  # what was said stays
    assert not [place for place in table.books.wanting if place.chain == 2]
    table.write(Figure(Place(Sort.SIZE, 2), 5))
    assert [place for place in table.books.places() if place.chain == 2] == own


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
            [(Place(Sort.BLOCKS, 1, 0), 30), (Place(Sort.BLOCKS, 1, 2), 3)],
            [
                Doubt(Place(Sort.BLOCKS, 1, 0), Flaw.TOO_MANY_BLOCKS, 21),
                Doubt(Place(Sort.BLOCKS, 1, 2), Flaw.TOO_MANY_BLOCKS, 0),
            ],
        ),
        (
            [(WILTON, 130), (Place(Sort.SIZE, 2), 4)],
            [
                Doubt(WILTON, Flaw.TOO_MANY_TILES, 104),
                Doubt(Place(Sort.SIZE, 2), Flaw.TOO_MANY_TILES, 0),
            ],
        ),
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


# Luxor of 5 at $500, first bonus 5,000, second 2,500; Ana has 4 shares and Ben 2, all sold.
@pytest.mark.parametrize(
    ("drawn", "cash"),
    [
        (12, (2_500 + 2_000, 1_000)),  # the bank is first, Ana second
        (4, (3_800 + 2_000, 1_000)),  # the bank and Ana share both, each half rounded up
        (3, (5_000 + 2_000, 1_000)),  # the bank is second
        (2, (5_000 + 2_000, 1_300 + 1_000)),  # the bank and Ben share the second
        (1, (5_000 + 2_000, 2_500 + 1_000)),  # the bank is third
        (0, None),
        (13, None),
    ],
)
def test_a_bank_that_holds_has_what_a_tile_says(drawn: int, cash: tuple[int, int] | None) -> None:
    game = tally("acquire-classic", 2, bank_holds=True)

    def number(place: Place) -> int:
        at = {
            Place(Sort.SIZE, 0): 5,
            Place(Sort.BLOCKS, 0, 0): 4,
            Place(Sort.BLOCKS, 0, 1): 2,
            Place(Sort.DRAWN, 0): drawn,
        }
        return at.get(place, 0)

    sheet = filled(game, number).books
    outcome = game.outcome(sheet)
    if cash is None:
        assert outcome is None
        assert doubts(sheet) == (Doubt(Place(Sort.DRAWN, 0), Flaw.NOT_DRAWABLE, 12),)
    else:
        assert outcome is not None
        assert outcome.cash == cash
        assert doubts(sheet) == ()


def test_who_holds_none_of_a_chain_gets_nothing_for_it() -> None:
    game = tally("vacation", 3)
    sharedon = {Place(Sort.SIZE, 5): 4, Place(Sort.BLOCKS, 5, 0): 3, Place(Sort.BLOCKS, 5, 1): 2}
    outcome = game.outcome(filled(game, lambda place: sharedon.get(place, 0)).books)
    assert outcome is not None
    # Four hotels at $400: first 4,000, second 2,000; 3 and 2 blocks sold.
    assert outcome.cash == (4_000 + 1_200, 2_000 + 800, 0)


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
    for player in (0, 2):
        table.write(Last(player))
        books = final(table.books)
        assert books is not None
        again: Table[Entry, Sheet] = Table(game)
        for entry in entries_of(books):
            assert isinstance(entry, Figure | Last)
            again.write(entry)
        assert again.books == table.books
        assert [entry for entry in entries_of(books) if isinstance(entry, Last)] == (
            [Last(2)] if player else []
        )


@pytest.mark.parametrize(("cash", "sound"), [(-1, False), (0, True), (MOST, True)])
def test_only_a_purse_that_can_be_counted_is_written(cash: int, *, sound: bool) -> None:
    books = final(filled(tally()).books)
    assert books is not None
    books = books._replace(cash=(cash, *books.cash[1:]))
    if sound:
        assert Figure(Place(Sort.CASH, player=0), cash) in entries_of(books)
    else:
        with pytest.raises(Refused) as refused:
            entries_of(books)
        assert refused.value.code == Fault.OUT_OF_RANGE


def test_a_board_without_chains_is_won_by_cash() -> None:
    game = tally()
    table = filled(game, lambda place: CASH[place.player] if place.sort is Sort.CASH else 0)
    outcome = game.outcome(table.books)
    assert outcome is not None
    assert (outcome.cash, outcome.winners) == (CASH, (0,))


def test_the_terms_read_as_they_were_written() -> None:
    game = tally("acquire-classic", 2, bank_holds=True)
    assert terms_of(game.header(), 2) == game.terms
    with pytest.raises(Refused):
        terms_of(tally().header(), 7)
