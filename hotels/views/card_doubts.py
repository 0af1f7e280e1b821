"""What looks like a slip on a house edition's card; it is said beside the figure, and may stand."""

from collections.abc import Iterator
from itertools import pairwise

from hotels.ledger.chains.edition import Edition
from hotels.views.card_edit import knobs
from hotels.views.card_spots import (
    Spot,
    What,
    band_at,
    chains_of,
    in_tiles,
    rows_of,
)
from hotels.wording.amounts import listed, money
from hotels.wording.bonuses import bonus_named
from hotels.wording.language import phrase
from hotels.wording.speech import words_of

LEAP = 5
"""So many times the price of the row before is most likely a digit too many."""


def doubts(edition: Edition, spot: Spot) -> tuple[str, ...]:
    """What of a figure looks like a slip, each in a sentence; a printed card has none."""
    match spot.what:
        case What.PRICE:
            found = _prices(edition, spot)
        case What.BONUS:
            found = _bonuses(edition, edition.tier_price(spot.tier, spot.at))
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
            yield phrase(
                "A {word.block} would cost {low} at {smaller} but {high} at {larger}: the price "
                "drops where it should rise.",
                word=words_of(edition),
                low=money(low),
                smaller=in_tiles(edition, smaller),
                high=money(high),
                larger=in_tiles(edition, larger),
            )
        elif here == larger and high >= LEAP * low:
            yield phrase(
                "{high} at {larger} is {times} times the {low} of the row above: possibly one "
                "digit too many.",
                high=money(high),
                larger=in_tiles(edition, larger),
                times=high // low,
                low=money(low),
            )
    for cheap in range(edition.tiers - 1):
        low, high = here.prices[cheap : cheap + 2]
        if tier in {cheap, cheap + 1} and high < low:
            yield phrase(
                "At {sizes}, {dear} would cost {high} and {cheap} {low}: the expensive column "
                "would be the cheaper one.",
                dear=listed(chains_of(edition, cheap + 1)),
                high=money(high),
                cheap=listed(chains_of(edition, cheap)),
                low=money(low),
                sizes=in_tiles(edition, here),
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
                yield phrase(
                    "The {bonus} would be {less} at a price of {low} but {more} at {high}: it "
                    "drops where it should rise.",
                    bonus=bonus_named(edition, [rank]),
                    less=money(less),
                    low=money(low),
                    more=money(more),
                    high=money(high),
                )


def _blocks(edition: Edition, place: int) -> Iterator[str]:
    """A chain that nobody could have any of."""
    chain, word = edition.chains[place], words_of(edition)
    if not chain.in_all:
        yield phrase("{chain} would have no {word.blocks} at all.", word=word, chain=chain.name)


def _terms(edition: Edition, keys: set[str]) -> Iterator[str]:
    """What the table does that makes little sense together."""
    word = words_of(edition)
    if keys & {"safe", "end"} and edition.safe > edition.end:
        yield phrase(
            "Chains would only become safe at {safe} {word.tiles}, but the game can already end "
            "at {end}. No chain would be safe by then.",
            safe=edition.safe,
            word=word,
            end=edition.end,
        )
    if "blocks" in keys and not edition.buying.blocks:
        yield phrase("Nobody could buy any {word.blocks}.", word=word)
    if "start_cash" in keys and not edition.options.start_cash:
        yield phrase("Nobody would start with any cash to buy {word.blocks}.", word=word)
