"""An edition's information card as rows of words, laid out as the printed card has them."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hotels.ledger.chains.card import Band, blocks_mark, names_mark
from hotels.ledger.chains.edition import Edition
from hotels.ledger.working import Mark
from hotels.views.card_spots import (
    Figure,
    Spot,
    Sure,
    What,
    bonus_figures,
    bonuses_at,
    chains_of,
    in_sizes,
    least_sure,
    parent_of,
    price_figure,
    rows_of,
    sure,
)
from hotels.views.card_terms import Term, term_rows
from hotels.views.letters import letters
from hotels.wording.amounts import listed, money, times
from hotels.wording.card import MEANINGS
from hotels.wording.speech import title
from hotels.wording.workings import RANKS

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven")


class Sizes(NamedTuple):
    """The sizes of a row, or those at which the chains of a column cost what the row says."""

    spot: Spot | None
    text: str
    own: str = ""
    """What of it is the table's own, and what it was."""


class Row(NamedTuple):
    """A price with the sizes at which a chain of each tier costs it, and its bonuses."""

    sizes: tuple[Sizes, ...]
    price_spot: Spot
    price: Figure
    bonus_spot: Spot
    bonuses: tuple[Figure, ...]
    bonus_sure: Sure


class Blocks(NamedTuple):
    """A chain with its blocks."""

    spot: Spot
    letter: str
    name: str
    was: str
    figures: tuple[tuple[str, str], ...]
    """Each number, and what it was."""

    @property
    def is_own(self) -> bool:
        """Whether anything of it is the table's own."""
        return bool(self.was or any(was for _, was in self.figures))


class Face(NamedTuple):
    """The whole card."""

    title: str
    subject: str
    """For how many chains the prices are, and how many columns they stand in."""
    card: str
    """Which of the printed cards it is; empty where the house made it."""
    heads: tuple[str, ...]
    """Over the sizes: what they count, or the chains of each tier."""
    ranks: tuple[str, ...]
    rows: tuple[Row, ...]
    note: str
    block_title: str
    block_heads: tuple[str, ...]
    blocks: tuple[Blocks, ...]
    totals: tuple[str, ...]
    blocks_sure: Sure
    names_sure: Sure
    terms: tuple[Term, ...]


def face(edition: Edition) -> Face:
    """The card of an edition."""
    found = rows_of(edition)
    rows = _rows(edition, found) if edition.tiers == 1 else _tiered(edition, found)
    deals = edition.yellow > 0
    bank = sum(chain.bank for chain in edition.chains)
    printed = parent_of(edition) or edition
    return Face(
        title(edition),
        _subject(edition),
        "" if edition.based_on else "the red card" if edition.cities else "the card",
        _heads(edition),
        _ranks(found),
        tuple(rows),
        bonus_note(edition),
        edition.words.blocks.capitalize(),
        block_heads(edition),
        tuple(_blocks(edition)),
        tuple(map(str, (bank, edition.yellow, bank + edition.yellow) if deals else (bank,))),
        sure(blocks_mark(printed)),
        sure(names_mark(printed)),
        term_rows(edition),
    )


def block_heads(edition: Edition) -> tuple[str, ...]:
    """What stands over the blocks: by the colours of the cards where they have two."""
    if not edition.yellow:
        return ("Bank",)
    coloured = (parent_of(edition) or edition).yellow > 0
    return (*(("White", "Yellow") if coloured else ("Bank", "Dealt")), "In all")


def bonus_note(edition: Edition) -> str:
    """How the bonuses follow from the price."""
    if not edition.bonuses.times:
        return "The bonuses follow the card's own table."
    first, *others = map(times, edition.bonuses.times)
    if not others:
        return f"One bonus only, {first} times the price."
    later = (f"{rank} {one} times" for rank, one in zip(RANKS[1:], others, strict=False))
    return f"First bonus {first} times the price, {', '.join(later)}."


def _subject(edition: Edition) -> str:
    """``one row of prices for all seven chains``."""
    count = NUMBERS[len(edition.chains)]
    if edition.tiers == 1:
        return f"one row of prices for all {count} chains"
    return f"{NUMBERS[edition.tiers]} columns of sizes, {count} chains"


def _heads(edition: Edition) -> tuple[str, ...]:
    """What stands over the sizes."""
    if edition.tiers == 1:
        return (edition.words.tiles.capitalize(),)
    return tuple("\n".join(chains_of(edition, tier)) for tier in range(edition.tiers))


def _ranks(found: Sequence[Band]) -> tuple[str, ...]:
    """What stands over the bonuses."""
    count = len(found[0].bonuses[0])
    return ("Bonus",) if count == 1 else tuple(rank.capitalize() for rank in RANKS[:count])


def _rows(edition: Edition, found: Sequence[Band]) -> Iterator[Row]:
    """A row a band, where all chains cost the same."""
    for band in found:
        bonuses, bonus_sure = bonus_figures(edition, band, 0)
        yield Row(
            (Sizes(Spot(What.SIZES, band.first), in_sizes(band)),),
            Spot(What.PRICE, band.first),
            price_figure(edition, band, 0),
            Spot(What.BONUS, band.first),
            bonuses,
            bonus_sure,
        )


def _tiered(edition: Edition, found: Sequence[Band]) -> Iterator[Row]:
    """A row a price, with the sizes of each tier at it."""
    for price in sorted({price for band in found for price in band.prices}):
        here = [
            (band, tier)
            for tier in range(edition.tiers)
            for band in found
            if band.prices[tier] == price
        ]
        band, tier = here[0]
        yield Row(
            tuple(_cell(edition, found, tier, price) for tier in range(edition.tiers)),
            Spot(What.PRICES, price, -1),
            Figure(money(price), _together(price_figure(edition, *one).sure for one in here)),
            Spot(What.BONUS, band.first, tier),
            *bonuses_at(edition, price, [band.bonus_mark for band, _ in here]),
        )


def _cell(edition: Edition, found: Sequence[Band], tier: int, price: int) -> Sizes:
    """The sizes at which the chains of a column cost a price."""
    at = [band for band in found if band.prices[tier] == price]
    if not at:
        return Sizes(None, "")
    text = ", ".join(in_sizes(band, "-", "+") for band in _joined(at))
    own = []
    for band in at:
        figure = price_figure(edition, band, tier)
        if figure.was:
            sizes = figure.sure.sizes or ("" if len(at) == 1 else in_sizes(band))
            own.append(f"{sizes}: {figure.was}" if sizes else figure.was)
    one = len(at) == 1
    spot = Spot(What.PRICE, at[0].first, tier) if one else Spot(What.PRICES, price, tier)
    return Sizes(spot, text, ", ".join(own))


def _joined(at: Sequence[Band]) -> list[Band]:
    """Rows that follow each other as one."""
    found: list[Band] = []
    for band in at:
        if found and found[-1].last == band.first - 1:
            found[-1] = found[-1]._replace(last=band.last)
        else:
            found.append(band)
    return found


def _together(figures: Iterator[Sure]) -> Sure:
    """How sure several figures are: as the least sure of those that are as printed."""
    found = [figure.mark for figure in figures]
    printed = [mark for mark in found if mark is not Mark.HOUSE]
    return sure(least_sure(printed or found))


def _blocks(edition: Edition) -> Iterator[Blocks]:
    """A row a chain."""
    parent, deals = parent_of(edition), edition.yellow > 0
    printed = parent.chains if parent is not None else edition.chains
    for place, (chain, letter) in enumerate(
        zip(edition.chains, letters(edition.names), strict=True)
    ):
        before = printed[place] if place < len(printed) else None
        counts = (chain.bank, chain.dealt, chain.bank + chain.dealt) if deals else (chain.bank,)
        had = (before.bank, before.dealt, before.bank + before.dealt) if before else counts
        figures = tuple(
            (str(now), f"was {was}" if was != now else "")
            for now, was in zip(counts, had, strict=False)
        )
        called = "" if before is None or before.name == chain.name else f"was {before.name}"
        yield Blocks(Spot(What.CHAIN, place), letter, chain.name, called, figures)


def legend() -> tuple[tuple[Mark, str], ...]:
    """What each mark means; what no source has is there to be changed."""
    return tuple(
        (
            mark,
            "no source; tap to change it"
            if mark is Mark.RECONSTRUCTED
            else meaning.removeprefix("it "),
        )
        for mark, meaning in MEANINGS.items()
    )


def at_sizes(said: Face, row: Row) -> str:
    """The sizes of a row in words: with what they count, or with the chains of each column."""
    if len(row.sizes) == 1:
        return f"{row.sizes[0].text} {said.heads[0].lower()}"
    tiers = zip(said.heads, row.sizes, strict=True)
    found = (f"{listed(head.split(chr(10)))} {one.text}" for head, one in tiers if one.text)
    return " · ".join(found)
