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
    in_short,
    in_sizes,
    least_sure,
    parent_of,
    price_figure,
    rows_of,
    sure,
    was,
)
from hotels.views.card_terms import Term, term_rows
from hotels.views.letters import letters
from hotels.wording.amounts import begun, money, times
from hotels.wording.bonuses import is_by_holding, names
from hotels.wording.language import phrase, to_phrase
from hotels.wording.numbers import in_words
from hotels.wording.speech import title, words_of

_MEANINGS = {
    Mark.ATTESTED: to_phrase("from a printed source, for these sizes"),
    Mark.DERIVED: to_phrase("follows from printed figures"),
    Mark.RECONSTRUCTED: to_phrase("no source; tap to change it"),
    Mark.HOUSE: to_phrase("this table's own"),
}
"""What each mark means; what no source has is there to be changed."""

_BLOCK_HEADS = {
    "bank": to_phrase("of blocks|Bank"),
    "white": to_phrase("of blocks|White"),
    "yellow": to_phrase("of blocks|Yellow"),
    "dealt": to_phrase("of blocks|Dealt"),
    "all": to_phrase("of blocks|Total"),
}
_BLOCK_COUNTS = {
    "bank": to_phrase("of blocks|{count} in the bank"),
    "white": to_phrase("of blocks|{count} white"),
    "yellow": to_phrase("of blocks|{count} yellow"),
    "dealt": to_phrase("of blocks|{count} dealt"),
    "all": to_phrase("of blocks|{count} in total"),
}


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
    had_name: str
    """What it is called in the parent; empty where it is the same, as of the numbers."""
    had: tuple[str, ...]

    @property
    def is_own(self) -> bool:
        """Whether anything of it is the table's own."""
        return bool(self.had_name or any(self.had))


class Face(NamedTuple):
    """The whole card."""

    title: str
    subject: str
    """For how many chains the prices are, and how many columns they stand in."""
    card: str
    """Which of the printed cards it is; empty where the house made it."""
    heads: tuple[str, ...]
    """Over the sizes: what they count, or the chains of each tier."""
    tiles: str
    """What the sizes count."""
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
        _card(edition),
        _heads(edition),
        words_of(edition).tiles,
        _ranks(edition, found),
        tuple(rows),
        bonus_note(edition),
        begun(words_of(edition).blocks),
        block_heads(edition),
        tuple(_blocks(edition)),
        tuple(map(str, (bank, edition.yellow, bank + edition.yellow) if deals else (bank,))),
        sure(blocks_mark(printed)),
        sure(names_mark(printed)),
        term_rows(edition),
    )


def _card(edition: Edition) -> str:
    """Which of the printed cards it is; empty where the house made it."""
    if edition.based_on:
        return ""
    return phrase("the red card") if edition.cities else phrase("the card")


def block_heads(edition: Edition) -> tuple[str, ...]:
    """What stands over the blocks."""
    return tuple(phrase(_BLOCK_HEADS[sort]) for sort in _block_sorts(edition))


def blocks_in_words(edition: Edition, counts: Sequence[str]) -> str:
    """``14 white, 8 yellow, 22 in all``."""
    sorts = zip(_block_sorts(edition), counts, strict=True)
    return ", ".join(phrase(_BLOCK_COUNTS[sort], count=count) for sort, count in sorts)


def _block_sorts(edition: Edition) -> tuple[str, ...]:
    """The columns of the blocks: by the colours of the cards where they have two."""
    if not edition.yellow:
        return ("bank",)
    coloured = (parent_of(edition) or edition).yellow > 0
    return ("white", "yellow", "all") if coloured else ("bank", "dealt", "all")


_TIMES = {
    True: to_phrase("Majority bonus {first} times the price, minority bonus {second} times."),
    False: to_phrase("First bonus {first} times the price, second {second} times."),
}


def bonus_note(edition: Edition) -> str:
    """How the bonuses follow from the price."""
    if not edition.bonuses.times:
        return phrase("The bonuses follow the card's own table.")
    first, *others = map(times, edition.bonuses.times)
    if not others:
        return phrase("One bonus only, {first} times the price.", first=first)
    if len(others) == 1:
        said = _TIMES[is_by_holding(edition)]
        return phrase(said, first=first, second=others[0])
    return phrase(
        "First bonus {first} times the price, second {second} times, third {third} times.",
        first=first,
        second=others[0],
        third=others[1],
    )


def _subject(edition: Edition) -> str:
    """``one row of prices for all seven chains``."""
    count = in_words(len(edition.chains))
    if edition.tiers == 1:
        return phrase("one row of prices for all {count} chains", count=count)
    columns = in_words(edition.tiers)
    return phrase("{columns} size columns, {count} chains", columns=columns, count=count)


def _heads(edition: Edition) -> tuple[str, ...]:
    """What stands over the sizes."""
    if edition.tiers == 1:
        return (begun(words_of(edition).tiles),)
    return tuple("\n".join(chains_of(edition, tier)) for tier in range(edition.tiers))


def _ranks(edition: Edition, found: Sequence[Band]) -> tuple[str, ...]:
    """What stands over the bonuses."""
    count = len(found[0].bonuses[0])
    if count == 1:
        return (phrase("Bonus"),)
    return tuple(begun(phrase(rank)) for rank in names(edition).ranks[:count])


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
    text = ", ".join(in_short(band) for band in _joined(at))
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
        counts = (chain.bank, chain.dealt, chain.in_all) if deals else (chain.bank,)
        had = (before.bank, before.dealt, before.in_all) if before else counts
        others = tuple(
            str(then) if then != now else "" for now, then in zip(counts, had, strict=False)
        )
        figures = tuple(zip(map(str, counts), map(was, others), strict=True))
        called = "" if before is None or before.name == chain.name else before.name
        spot = Spot(What.CHAIN, place)
        yield Blocks(spot, letter, chain.name, was(called), figures, called, others)


def legend(said: Face) -> tuple[tuple[Mark, str], ...]:
    """What each mark on the card means; what has none is printed."""
    figures = [said.blocks_sure, said.names_sure, *(term.says.sure for term in said.terms)]
    for row in said.rows:
        figures += [row.price.sure, row.bonus_sure]
    found = {one.mark for one in figures if one.is_marked}
    if any(row.is_own for row in said.blocks) or any(
        size.own for row in said.rows for size in row.sizes
    ):
        found.add(Mark.HOUSE)
    return tuple((mark, phrase(meaning)) for mark, meaning in _MEANINGS.items() if mark in found)
