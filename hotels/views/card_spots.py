"""The figures of an information card: which there are, how sure each is, what its parent has."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import NamedTuple

from hotels.ledger.chains.card import Band, bands
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.money import Money
from hotels.ledger.working import Mark
from hotels.wording.amounts import listed, money
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import words_of
from hotels.wording.sure import mark_word


class What(StrEnum):
    """What kind of figure is meant."""

    SIZES = "sizes"
    PRICE = "price"
    PRICES = "prices"
    """All that stands at one price, where the card has several columns."""
    BONUS = "bonus"
    CHAIN = "chain"
    TERM = "term"


class Spot(NamedTuple):
    """Which figure of a card."""

    what: What
    at: int = 0
    """The first size of a row, a price, or a chain's place."""
    tier: int = 0
    """The column; of prices below nought: all of them."""
    term: str = ""


class Sure(NamedTuple):
    """How sure a figure is, and of which sizes of its row."""

    mark: Mark
    text: str
    sizes: str = ""
    """Those sizes, where they are not the whole row."""

    @property
    def is_marked(self) -> bool:
        """Whether it needs a mark: what a source prints for the whole row needs none."""
        return self.mark is not Mark.ATTESTED or bool(self.sizes)


class Figure(NamedTuple):
    """A figure in words, how sure it is, and what its parent has in its place."""

    text: str
    sure: Sure
    had: str = ""
    before: str = to_phrase("was {had}")
    """How it is said what the parent has."""

    @property
    def was(self) -> str:
        """``was $600``; empty where the parent has nothing else."""
        return phrase(self.before, had=self.had) if self.had else ""


def was(had: str) -> str:
    """``was $600``, of what a figure is in the parent; empty where it is no other."""
    return phrase("was {had}", had=had) if had else ""


def parent_of(edition: Edition) -> Edition | None:
    """The printed edition that a house edition is based on; None where it is printed itself."""
    return EDITIONS.get(edition.based_on)


def rows_of(edition: Edition) -> tuple[Band, ...]:
    """The card row by row, with the marks that its parent has for what was left as it is."""
    parent = parent_of(edition)
    if parent is None:
        return bands(edition)
    bonuses = edition.bonuses._replace(figures=parent.bonuses.figures)
    return bands(replace(edition, price_figures=parent.price_figures, bonuses=bonuses))


def sizes_of(edition: Edition, band: Band) -> range:
    """All sizes of a row, up to the whole board."""
    return range(band.first, (band.last or max(band.first, edition.squares)) + 1)


def price_figure(edition: Edition, band: Band, tier: int) -> Figure:
    """The price of a row in a column."""
    price, parent = band.prices[tier], parent_of(edition)
    here = sure(band.price_mark, band.price_at)
    if parent is None or tier >= parent.tiers:
        return Figure(money(price), here if parent is None else sure(Mark.HOUSE))
    before = {size: parent.tier_price(tier, size) for size in sizes_of(edition, band)}
    other = [size for size, was in before.items() if was != price]
    if not other:
        return Figure(money(price), here)
    had = _apart(before[size] for size in other)
    return Figure(money(price), _ours(edition, other, before), had)


def bonus_figures(edition: Edition, band: Band, tier: int) -> tuple[tuple[Figure, ...], Sure]:
    """The bonuses of a row in a column, and how sure they are together."""
    row, parent = band.bonuses[tier], parent_of(edition)
    here = sure(band.bonus_mark, band.bonus_at)
    plain = tuple(Figure(money(bonus), here) for bonus in row)
    if parent is None:
        return plain, here
    if tier >= parent.tiers:
        return plain, sure(Mark.HOUSE)
    before = {
        size: parent.bonus_row(parent.tier_price(tier, size)) for size in sizes_of(edition, band)
    }
    other = [size for size, was in before.items() if was != row]
    if not other:
        return plain, here
    ours = _ours(edition, other, before)
    return tuple(
        Figure(money(bonus), ours, _had(bonus, rank, [before[size] for size in other]))
        for rank, bonus in enumerate(row)
    ), ours


def bonuses_at(
    edition: Edition, price: Money, marks: Iterable[Mark]
) -> tuple[tuple[Figure, ...], Sure]:
    """The bonuses at a price, whichever chains cost it, and how sure they are together."""
    row, parent = edition.bonus_row(price), parent_of(edition)
    here = sure(least_sure(marks))
    if parent is None or (is_printed(parent, price) and parent.bonus_row(price) == row):
        return tuple(Figure(money(bonus), here) for bonus in row), here
    before = [parent.bonus_row(price)] if is_printed(parent, price) else []
    ours = sure(Mark.HOUSE)
    return tuple(
        Figure(money(bonus), ours, _had(bonus, rank, before) if before else "")
        for rank, bonus in enumerate(row)
    ), ours


def is_printed(edition: Edition, price: Money) -> bool:
    """Whether a price stands anywhere on a card."""
    return any(price in row[1:] for row in edition.prices)


def _had(bonus: Money, rank: int, before: Iterable[Sequence[Money]]) -> str:
    """What the parent has as this bonus, where that is another."""
    had = [row[rank] for row in before if rank < len(row)]
    if not had:
        return phrase("instead of a sum|none")
    return "" if {*had} == {bonus} else _apart(had)


def _apart(amounts: Iterable[Money]) -> str:
    """One amount, or from the least to the most of several."""
    least, *others = sorted({*amounts})
    if not others:
        return money(least)
    return phrase("{first} to {last}", first=money(least), last=money(others[-1]))


def _ours(edition: Edition, other: Sequence[int], every: Iterable[int]) -> Sure:
    """The table's own mark, for the sizes at which something is otherwise."""
    found = [*spans(other, edition.squares)]
    if len(other) == len([*every]) or len(found) > 1:
        return sure(Mark.HOUSE)
    return Sure(Mark.HOUSE, _marked(Mark.HOUSE, found[0]), found[0])


def sure(mark: Mark, sizes: Sequence[int] = ()) -> Sure:
    """A mark with the sizes it is for, where it is not for the whole row."""
    at = listed(spans(sizes)) if sizes else ""
    return Sure(mark, _marked(mark, at), at)


def _marked(mark: Mark, sizes: str) -> str:
    """``printed``, ``printed at 9``."""
    said = mark_word(mark)
    return phrase("{mark} at {sizes}", mark=said, sizes=sizes) if sizes else said


def least_sure(marks: Iterable[Mark]) -> Mark:
    """The least sure of several marks."""
    return max(marks, key=list(Mark).index)


def spans(sizes: Sequence[int], most: int = 0) -> Iterator[str]:
    """``9``, ``11 to 20``, ``41 and more``: sizes that follow each other together."""
    start = 0
    for place in range(1, len(sizes) + 1):
        if place == len(sizes) or sizes[place] != sizes[place - 1] + 1:
            first, last = sizes[start], sizes[place - 1]
            if last == most:
                yield _from(first)
            else:
                yield _from(first, last)
            start = place


def in_sizes(band: Band) -> str:
    """``6 to 7``, ``41 and more``."""
    return _from(band.first, band.last)


def in_tiles(edition: Edition, band: Band) -> str:
    """``6 to 7 hotels``."""
    return f"{in_sizes(band)} {words_of(edition).tiles}"


def _from(first: int, last: int | None = None) -> str:
    """Sizes from the first to the last of them."""
    if last is None:
        return phrase("{first} or more", first=first)
    return str(first) if first == last else phrase("{first} to {last}", first=first, last=last)


def in_short(band: Band) -> str:
    """``6-7``, ``41+``."""
    if band.last is None:
        return f"{band.first}+"
    return str(band.first) if band.first == band.last else f"{band.first}-{band.last}"


def band_at(edition: Edition, first: int) -> Band:
    """The row that begins at a size, or the one that has it."""
    found = rows_of(edition)
    return next((band for band in reversed(found) if band.first <= first), found[0])


def chains_of(edition: Edition, tier: int) -> tuple[str, ...]:
    """The chains of a column."""
    return tuple(chain.name for chain in edition.chains if chain.tier == tier)
