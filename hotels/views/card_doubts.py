"""What looks like a slip on a house edition's card; it is said beside the figure, and may stand."""

from collections.abc import Iterator
from itertools import pairwise

from hotels.ledger.chains.card import Band
from hotels.ledger.chains.edition import Edition
from hotels.views.card_edit import knobs
from hotels.views.card_spots import (
    Spot,
    What,
    band_at,
    chains_of,
    in_sizes,
    price_at,
    rows_of,
)
from hotels.wording.amounts import listed, money
from hotels.wording.workings import RANKS

LEAP = 5
"""So many times the price of the row before is most likely a digit too many."""


def doubts(edition: Edition, spot: Spot) -> tuple[str, ...]:
    """What of a figure looks like a slip, each in a sentence; a printed card has none."""
    match spot.what:
        case What.PRICE:
            found = _prices(edition, spot)
        case What.BONUS:
            found = _bonuses(edition, price_at(edition, spot.tier, spot.at))
        case What.CHAIN:
            found = _blocks(edition, spot.at)
        case What.TERM:
            found = _terms(edition, {knob.key for knob in knobs(edition, spot)})
        case _:
            return ()
    return tuple(dict.fromkeys(found))


def _prices(edition: Edition, spot: Spot) -> Iterator[str]:
    """A price beside those of the rows before and after, and of the columns beside it."""
    here, tier = band_at(edition, spot.at), spot.tier
    for smaller, larger in pairwise(rows_of(edition)):
        if here not in {smaller, larger}:
            continue
        low, high = smaller.prices[tier], larger.prices[tier]
        if high < low:
            yield (
                f"A {edition.words.block} then costs {money(low)} at {_at(edition, smaller)} and "
                f"{money(high)} at {_at(edition, larger)}: it falls where it should rise."
            )
        elif here == larger and high >= LEAP * low:
            yield (
                f"{money(high)} at {_at(edition, larger)} is {high // low} times the "
                f"{money(low)} of the row before: perhaps a digit too many."
            )
    for cheap in range(edition.tiers - 1):
        low, high = here.prices[cheap : cheap + 2]
        if tier in {cheap, cheap + 1} and high < low:
            names = (listed(chains_of(edition, one)) for one in (cheap + 1, cheap))
            yield (
                f"{next(names)} then cost {money(high)} and {next(names)} {money(low)} at "
                f"{_at(edition, here)}: the dearer column is the cheaper one."
            )
    yield from _bonuses(edition, here.prices[tier])


def _bonuses(edition: Edition, price: int) -> Iterator[str]:
    """The bonuses at a price beside those at the next lower and the next higher one."""
    prices = sorted({one for band in rows_of(edition) for one in band.prices})
    for low, high in pairwise(prices):
        if price not in {low, high}:
            continue
        rows = zip(edition.bonus_row(low), edition.bonus_row(high), strict=False)
        for rank, (less, more) in enumerate(rows):
            if more < less:
                yield (
                    f"The {RANKS[rank]} bonus then is {money(less)} at a price of {money(low)} "
                    f"and {money(more)} at {money(high)}: it falls where it should rise."
                )


def _blocks(edition: Edition, place: int) -> Iterator[str]:
    """A chain that nobody could have any of."""
    chain, word = edition.chains[place], edition.words
    if not chain.bank + chain.dealt:
        yield f"There is then no {word.block} of {chain.name} at all."


def _terms(edition: Edition, keys: set[str]) -> Iterator[str]:
    """What the table does that makes little sense together."""
    word = edition.words
    if keys & {"safe", "end"} and edition.safe > edition.end:
        yield (
            f"A chain is then safe from {edition.safe} {word.tiles} on, and {edition.end} end the "
            "game: none would ever be safe before."
        )
    if "blocks" in keys and not edition.buying.blocks:
        yield f"Nobody could then buy a {word.block}."
    if "start_cash" in keys and not edition.options.start_cash:
        yield f"Nobody has then anything to buy a {word.block} with."


def _at(edition: Edition, band: Band) -> str:
    """``6 to 7 hotels``."""
    return f"{in_sizes(band)} {edition.words.tiles}"
