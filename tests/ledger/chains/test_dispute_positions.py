"""The positions of the dispute desk: who holds what before anything is done, and what is done."""

import pytest

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.cases import JOIN, TWO
from hotels.ledger.chains.disputes import Case, played, position
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.entries import Lay, Pass
from hotels.ledger.chains.positions import CORNER, chain_of
from hotels.ledger.chains.rule import Rule
from hotels.ledger.chains.terms import Tile
from hotels.ledger.objection import Grade

CLASSIC, VACATION = EDITIONS["acquire-classic"], EDITIONS["vacation"]
DEALT_AND_WHITE = {
    "Continental": (8, 14),
    "Wilton": (8, 16),
    "Luxor": (8, 18),
    "American": (9, 20),
    "Worldwide": (9, 22),
    "Sharedon": (9, 24),
    "Festival": (9, 26),
}
"""Of VACATION's 60 yellow blocks that are dealt, and of its 140 white ones in the bank."""

ALONE, TOO_EARLY = Lay(0, Tile(7, 4)), Lay(1, CORNER)
"""A tile that touches nothing, and the next player's before the first has bought or passed."""


def row(case: Case, edition: Edition, role: str = "a") -> tuple[int, ...] | None:
    """Who has how many of a chain: three players, what is dealt or gone, the bank."""
    books = position(case, edition)
    return None if books is None else books.blocks[chain_of(role, edition)]


def case(*held: int, left: int | None = None, entries: tuple[Lay | Pass, ...] = ()) -> Case:
    stock = {} if left is None else {"a": left}
    return Case(TWO, entries, Rule.LIMITED, {"a": held} if held else {}, stock)


@pytest.mark.parametrize(
    ("meant", "has"),
    [
        (case(), (0, 0, 0, 0, 25)),
        (case(3, 0, 1), (3, 0, 1, 0, 21)),
        (case(15, 10, 0), (15, 10, 0, 0, 0)),
        (case(15, 11, 0), None),
        (case(25, 25, 25), None),
        (case(3, 0, 0, left=2), (3, 0, 0, 20, 2)),
        (case(3, 0, 0, left=0), (3, 0, 0, 22, 0)),
        (case(3, 0, 0, left=22), (3, 0, 0, 0, 22)),
        (case(3, 0, 0, left=23), (3, 0, 0, 0, 22)),
        (case(left=2), (0, 0, 0, 23, 2)),
    ],
)
def test_of_25_none_is_dealt_and_the_bank_has_the_rest(
    meant: Case, has: tuple[int, ...] | None
) -> None:
    assert row(meant, CLASSIC) == has


@pytest.mark.parametrize("role", "abcdefg")
def test_what_the_bank_has_not_any_more_is_with_what_was_dealt(role: str) -> None:
    dealt, white = DEALT_AND_WHITE[VACATION.names[chain_of(role, VACATION)]]
    for held, left, has in (
        ((0, 0, 0), None, (0, 0, 0, dealt, white)),
        ((1, 2, 4), None, (1, 2, 4, dealt, white - 7)),
        ((1, 2, 4), 3, (1, 2, 4, dealt + white - 10, 3)),
        ((white, 0, 0), None, (white, 0, 0, dealt, 0)),
        ((white, 1, 0), None, None),
    ):
        stock = {} if left is None else {role: left}
        assert row(Case(TWO, (), Rule.LIMITED, {role: held}, stock), VACATION, role) == has


@pytest.mark.parametrize("edition", [CLASSIC, VACATION], ids=["classic", "vacation"])
def test_nobody_has_passed_unless_it_is_said(edition: Edition) -> None:
    books = position(case(), edition)
    assert books is not None
    assert books.passes == 0
    assert (books.turn, books.player) == (1, 2)


@pytest.mark.parametrize("edition", [CLASSIC, VACATION], ids=["classic", "vacation"])
def test_an_entry_that_leaves_a_gap_is_told_and_does_not_happen(edition: Edition) -> None:
    one = played(case(entries=(ALONE, TOO_EARLY)), edition)
    assert one is not None
    (_, first), (before, second) = one.steps
    assert (first.grade, second.grade) == (0, Grade.GAP)
    assert one.after == before == first.books
    assert one.after.awaiting is not None
    assert one.after.awaiting.players == (0,)


def moved(*entries: Lay | Pass, meant: Tile | None) -> Books:
    """The books once the first tile lies where it was meant to lie."""
    one = played(Case(TWO, entries, Rule.LIMITED, meant=meant, moved=True), CLASSIC)
    assert one is not None
    return one.after


def test_only_a_tile_that_was_meant_to_lie_elsewhere_is_moved() -> None:
    assert [*moved(Lay(0, CORNER), meant=CORNER).board.on_board] == [0, 1]
    assert [*moved(Lay(0, CORNER), meant=JOIN.tile).board.on_board] == [1]
    for entry, meant in ((Lay(0, CORNER), None), (Pass(0), JOIN.tile), (Pass(0), None)):
        with pytest.raises(AssertionError):
            moved(entry, meant=meant)
