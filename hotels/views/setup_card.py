"""An edition's information card as rows of words, laid out as the printed card has them."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hotels.ledger.chains.card import Band, bands, blocks_mark, names_mark
from hotels.ledger.chains.edition import Edition
from hotels.ledger.working import Mark
from hotels.views.letters import letters
from hotels.wording.amounts import listed, money, times
from hotels.wording.workings import RANKS


class Sure(NamedTuple):
    """How sure a figure is, and of which sizes of its row."""

    mark: Mark
    text: str


class Row(NamedTuple):
    """A price with the sizes at which a chain of each tier costs it, and its bonuses."""

    sizes: tuple[str, ...]
    price: str
    price_sure: Sure
    bonuses: tuple[str, ...]
    bonus_sure: Sure


class Blocks(NamedTuple):
    """A chain with its blocks."""

    place: int
    letter: str
    name: str
    figures: tuple[str, ...]


class Face(NamedTuple):
    """The whole card."""

    heads: tuple[str, ...]
    """Over the sizes: what they count, or the chains of each tier."""
    ranks: tuple[str, ...]
    rows: tuple[Row, ...]
    note: str
    block_heads: tuple[str, ...]
    blocks: tuple[Blocks, ...]
    totals: tuple[str, ...]
    blocks_sure: Sure
    names_sure: Sure


def face(edition: Edition) -> Face:
    """The card of an edition."""
    found = bands(edition)
    rows = _rows(found) if edition.tiers == 1 else _tiered(edition, found)
    ranks = tuple(rank.capitalize() for rank in RANKS[: len(found[0].bonuses[0])])
    deals = edition.yellow > 0
    bank = sum(chain.bank for chain in edition.chains)
    return Face(
        _heads(edition),
        ranks,
        tuple(rows),
        _note(edition),
        ("Bank", "Dealt", "In all") if deals else ("Bank",),
        tuple(_blocks(edition)),
        tuple(map(str, (bank, edition.yellow, bank + edition.yellow) if deals else (bank,))),
        _sure(blocks_mark(edition)),
        _sure(names_mark(edition)),
    )


def _sure(mark: Mark, sizes: Sequence[int] = ()) -> Sure:
    """A mark with the sizes it is for, where it is not for the whole row."""
    return Sure(mark, f"{mark} at {listed(map(str, sizes))}" if sizes else str(mark))


def _heads(edition: Edition) -> tuple[str, ...]:
    """What stands over the sizes."""
    if edition.tiers == 1:
        return (edition.words.tiles.capitalize(),)
    return tuple(
        "\n".join(chain.name for chain in edition.chains if chain.tier == tier)
        for tier in range(edition.tiers)
    )


def _rows(found: Sequence[Band]) -> Iterator[Row]:
    """A row a band, where all chains cost the same."""
    for band in found:
        bonuses = tuple(map(money, band.bonuses[0]))
        yield Row(
            (_sizes(band, " to ", " and more"),),
            money(band.prices[0]),
            _sure(band.price_mark, band.price_at),
            bonuses,
            _sure(band.bonus_mark, band.bonus_at),
        )


def _tiered(edition: Edition, found: Sequence[Band]) -> Iterator[Row]:
    """A row a price, with the sizes of each tier at it; as sure as the least sure of its bands."""
    for price in sorted({price for band in found for price in band.prices}):
        at = [
            [band for band in found if band.prices[tier] == price] for tier in range(edition.tiers)
        ]
        sizes = tuple(", ".join(_sizes(band, "-", "+") for band in tier) for tier in at)
        here = [band for tier in at for band in tier]
        yield Row(
            sizes,
            money(price),
            _sure(_least(band.price_mark for band in here)),
            tuple(map(money, edition.bonus_row(price))),
            _sure(_least(band.bonus_mark for band in here)),
        )


def _least(marks: Iterator[Mark]) -> Mark:
    """The least sure of several marks."""
    return max(marks, key=list(Mark).index)


def _sizes(band: Band, to: str, more: str) -> str:
    """``6 to 7``, ``41 and more``."""
    if band.last is None:
        return f"{band.first}{more}"
    return str(band.first) if band.first == band.last else f"{band.first}{to}{band.last}"


def _note(edition: Edition) -> str:
    """How the bonuses follow from the price."""
    if not edition.bonuses.times:
        return "The bonuses follow the card's own table."
    first, *others = map(times, edition.bonuses.times)
    if not others:
        return f"One bonus only, {first} times the price."
    later = (f"{rank} {one} times" for rank, one in zip(RANKS[1:], others, strict=False))
    return f"First bonus {first} times the price, {', '.join(later)}."


def _blocks(edition: Edition) -> Iterator[Blocks]:
    """A row a chain."""
    for place, (chain, letter) in enumerate(
        zip(edition.chains, letters(edition.names), strict=True)
    ):
        figures = (
            (chain.bank, chain.dealt, chain.bank + chain.dealt) if edition.yellow else (chain.bank,)
        )
        yield Blocks(place, letter, chain.name, tuple(map(str, figures)))


MEANINGS = (
    (Mark.ATTESTED, "a source prints it"),
    (Mark.DERIVED, "follows from what a source prints"),
    (Mark.RECONSTRUCTED, "no source, our default"),
    (Mark.HOUSE, "this table's own"),
)


def at_sizes(said: Face, row: Row) -> str:
    """The chains of each tier with their sizes at a price, for a narrow card."""
    if len(row.sizes) == 1:
        return f"{row.sizes[0]} {said.heads[0].lower()}"
    tiers = zip(said.heads, row.sizes, strict=True)
    found = (f"{head.replace(chr(10), ', ')} {size}" for head, size in tiers if size)
    return " · ".join(found)
