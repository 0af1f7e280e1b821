"""Whose a lot is: every example that the rules print, and the laws behind them."""

from itertools import permutations, product

import pytest

from hotels.ledger.big_shot.books import Lot
from hotels.ledger.big_shot.majority import cancelled, majority, owner, prospects
from tests.ledger.big_shot.table import BLACK, RED, WHITE, YELLOW, cubes


@pytest.mark.parametrize(
    ("letters", "whose"),
    [
        ("RRRYYYW", WHITE),  # 3/3/1
        ("RRYYWWB", BLACK),  # 2/2/2/1
        ("RRYYW", WHITE),  # 2/2/1
        ("RRY", RED),  # 2/1
        ("R", RED),  # 1/0
        ("RRYY", None),  # 2/2
        ("RYW", None),  # 1/1/1
        ("RRRYYWB", RED),  # 3/2/1/1: three of seven win
        ("RRRYYWW", RED),  # a larger number wins before anything can cancel it
        ("RRRYYYWW", WHITE),
        ("RRYYWB", None),  # all cancel, at two and at one
        ("", None),
    ],
)
def test_the_largest_number_that_stands_alone_has_the_lot(letters: str, whose: int | None) -> None:
    assert owner(cubes(letters)) == whose


@pytest.mark.parametrize(
    ("letters", "groups"),
    [
        ("RRRYYYW", ((RED, YELLOW),)),
        ("RRYYWWB", ((RED, YELLOW, WHITE),)),
        ("RRYYWB", ((RED, YELLOW), (WHITE, BLACK))),
        ("RYW", ((RED, YELLOW, WHITE),)),
        ("RRRYYWW", ()),  # the two below the owner cancel nothing that matters
        ("RRY", ()),
        ("", ()),
    ],
)
def test_what_cancelled_above_the_owner_is_told(
    letters: str, groups: tuple[tuple[int, ...], ...]
) -> None:
    assert cancelled(cubes(letters)) == groups
    assert majority(cubes(letters)).cancelled == groups


def test_the_printed_hint_has_three_ways_to_place_and_three_owners() -> None:
    lying = "YYRW"
    assert owner(cubes(lying + "RRB")) == RED  # 3/2/1/1
    assert owner(cubes(lying + "YRB")) == YELLOW  # 3/2/1/1
    assert owner(cubes(lying + "RRY")) == WHITE  # 1/3/3


def test_no_colour_is_preferred() -> None:
    for pile in product(range(5), repeat=4):
        whose = owner(pile)
        for order in permutations(range(4)):
            moved = owner([pile[colour] for colour in order])
            assert (None if moved is None else order[moved]) == whose


def test_a_prospect_is_the_owner_after_one_more_cube() -> None:
    #    red: 2/2/1, white's; yellow: 1/3/1; white: 1/2/2, red's; black: 1/2/1/1
    assert prospects(Lot(cubes("RYYW"))) == (WHITE, YELLOW, RED, YELLOW)
    assert prospects(Lot()) == (RED, YELLOW, WHITE, BLACK)


def test_a_sold_lot_has_no_other_prospect() -> None:
    assert prospects(Lot(cubes("RRRYYYW"), is_sold=True)) == (WHITE,) * 4


def test_seven_cubes_always_have_an_owner() -> None:
    for pile in product(range(8), repeat=4):
        if sum(pile) == 7:
            assert owner(pile) is not None
