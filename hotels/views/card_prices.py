"""Another price, another row, other bonuses: an edition with one figure of its card changed."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

from hotels.ledger.chains.edition import Edition
from hotels.ledger.money import Money
from hotels.views.card_knobs import HUNDREDTHS

USUAL = (10, 5)
"""The multiples that most cards have."""

Prices = Sequence[Sequence[int]]


def priced(edition: Edition, first: int, tier: int, price: Money) -> Edition:
    """A row costs this in a column; a table of bonuses keeps its row for it."""
    old = next(row[1 + tier] for row in edition.prices if row[0] == first)
    rows = [
        (*row[: 1 + tier], price, *row[2 + tier :]) if row[0] == first else row
        for row in edition.prices
    ]
    table = edition.bonuses.table
    if table is not None and price not in table:
        edition = tabled(edition, {**table, price: table[old]})
    return with_prices(edition, rows)


def begun_at(edition: Edition, first: int, at: int) -> Edition:
    """A row begins at another size; the one before it ends there."""
    rows = [(at, *row[1:]) if row[0] == first else row for row in edition.prices]
    return with_prices(edition, rows)


def divided(edition: Edition, first: int, at: int) -> Edition:
    """A row in two: from a size on a new one, which costs the same so far."""
    rows: list[tuple[int, ...]] = []
    for row in edition.prices:
        rows += [row, (at, *row[1:])] if row[0] == first else [row]
    return with_prices(edition, rows)


def without_row(edition: Edition, first: int) -> Edition:
    """A row goes; the one before it has its sizes."""
    return with_prices(edition, [row for row in edition.prices if row[0] != first])


def with_prices(edition: Edition, rows: Prices) -> Edition:
    """Other rows of prices."""
    return replace(edition, prices=tuple(map(tuple, rows)))


def bounds(edition: Edition, first: int) -> tuple[int, int]:
    """From where to where a row can begin, between the rows beside it."""
    firsts = [row[0] for row in edition.prices]
    place = firsts.index(first)
    if not place:
        return first, first
    after = firsts[place + 1] if place + 1 < len(firsts) else edition.squares + 1
    return firsts[place - 1] + 1, after - 1


def room_within(edition: Edition, first: int) -> tuple[int, int] | None:
    """From where to where a row can be divided; None where it has one size only."""
    firsts = [*(row[0] for row in edition.prices), edition.squares + 1]
    last = next(after - 1 for one, after in pairwise(firsts) if one == first)
    return (first + 1, last) if last > first else None


def multiplied(edition: Edition, hundredths: Sequence[int]) -> Edition:
    """Bonuses as multiples of the price, each in hundredths; none of a rank ends them."""
    times: list[int | Fraction] = []
    for one in hundredths:
        if not one:
            break
        exact = Fraction(one, HUNDREDTHS)
        times.append(int(exact) if exact.denominator == 1 else exact)
    return replace(edition, bonuses=edition.bonuses._replace(times=tuple(times), table=None))


def paying(edition: Edition, price: Money, row: Sequence[Money]) -> Edition:
    """Other bonuses at a price, where the card has a table of them."""
    return tabled(edition, {**(edition.bonuses.table or {}), price: tuple(row)})


def tabled(edition: Edition, table: Mapping[Money, tuple[Money, ...]]) -> Edition:
    """Bonuses by a table of prices."""
    return replace(edition, bonuses=edition.bonuses._replace(times=(), table=dict(table)))


def as_table(edition: Edition) -> Edition:
    """The bonuses as they are, written as a table of every price on the card."""
    prices = sorted({price for row in edition.prices for price in row[1:]})
    return tabled(edition, {price: edition.bonus_row(price) for price in prices})


def as_multiples(edition: Edition) -> Edition:
    """As many bonuses as the table has, as the usual multiples of the price."""
    table = edition.bonuses.table or {}
    ranks = max(map(len, table.values()), default=len(USUAL))
    usual = (10, Fraction(15, 2), 5) if ranks > len(USUAL) else USUAL[:ranks]
    return replace(edition, bonuses=edition.bonuses._replace(times=usual, table=None))
