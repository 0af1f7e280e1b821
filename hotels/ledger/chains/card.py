"""The information card of an edition: a row a band of sizes, a mark beside every figure."""

from typing import NamedTuple

from hotels.ledger.chains.edition import Edition, Figures
from hotels.ledger.chains.rule import Rule
from hotels.ledger.money import Money
from hotels.ledger.working import Mark


class Band(NamedTuple):
    """One row: from a size to a size, what a block costs in each tier and what holders get."""

    first: int
    last: int | None
    """None where the band has no end."""
    prices: tuple[Money, ...]
    price_mark: Mark
    price_at: tuple[int, ...]
    """The sizes the mark is for, where it is not for the whole band."""
    bonuses: tuple[tuple[Money, ...], ...]
    bonus_mark: Mark
    bonus_at: tuple[int, ...]


def bands(edition: Edition) -> tuple[Band, ...]:
    """The card, row by row."""
    firsts = [row[0] for row in edition.prices]
    lasts: list[int | None] = [following - 1 for following in firsts[1:]]
    found = []
    for (first, *prices), last in zip(edition.prices, [*lasts, None], strict=True):
        price_mark, price_at = _mark(edition.price_figures, first, last)
        bonus_mark, bonus_at = _mark(edition.bonuses.figures, first, last)
        rows = tuple(edition.bonus_row(price) for price in prices)
        found.append(
            Band(first, last, tuple(prices), price_mark, price_at, rows, bonus_mark, bonus_at)
        )
    return tuple(found)


def names_mark(edition: Edition) -> Mark:
    """How sure the chains' names are."""
    return edition.cite(Rule.NAMES).mark


def blocks_mark(edition: Edition) -> Mark:
    """How sure it is how many blocks each chain has."""
    return edition.cite(Rule.BLOCKS).mark


def _mark(figures: Figures, first: int, last: int | None) -> tuple[Mark, tuple[int, ...]]:
    """The surest mark in a band, and the sizes that have it if not all do."""
    marked = {size: mark for size, mark in figures.sizes.items() if first <= size <= (last or size)}
    if not marked:
        return figures.otherwise, ()
    best = min(marked.values(), key=list(Mark).index)
    at = tuple(size for size, mark in marked.items() if mark is best)
    return best, () if first == last else at
