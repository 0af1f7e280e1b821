"""Whose a lot is: the most cubes, equal majorities cancelling each other."""

from collections.abc import Sequence
from typing import NamedTuple

from hotels.ledger.big_shot.books import Lot
from hotels.ledger.big_shot.terms import COLOURS, Colour, with_cube


class Majority(NamedTuple):
    """Who has a lot, and which colours stood above him and cancelled each other."""

    owner: Colour | None
    cancelled: tuple[tuple[Colour, ...], ...] = ()
    """Group by group, the colours with as many cubes as each other; the most cubes first."""


def majority(cubes: Sequence[int]) -> Majority:
    """The largest number of cubes that one colour has alone, and what cancelled above it."""
    above: list[tuple[Colour, ...]] = []
    for count in sorted({count for count in cubes if count}, reverse=True):
        level = tuple(colour for colour, one in enumerate(cubes) if one == count)
        if len(level) == 1:
            return Majority(level[0], tuple(above))
        above.append(level)
    return Majority(None, tuple(above))


def owner(cubes: Sequence[int]) -> Colour | None:
    """Whose the lot is with these cubes on it; None where it is nobody's."""
    return majority(cubes).owner


def cancelled(cubes: Sequence[int]) -> tuple[tuple[Colour, ...], ...]:
    """The equal majorities above the owner, or all of them where there is none."""
    return majority(cubes).cancelled


def prospects(lot: Lot) -> tuple[Colour | None, ...]:
    """Whose the lot would be after one more cube of each colour; a sold one stays whose it is."""
    if lot.is_sold:
        return (owner(lot.cubes),) * len(COLOURS)
    return tuple(owner(with_cube(lot.cubes, colour, 1)) for colour in range(len(COLOURS)))
