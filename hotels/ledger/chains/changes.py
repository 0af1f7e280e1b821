"""What a house edition may change in its parent, key by key, each read and put in its place."""

import re
from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal
from enum import StrEnum
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from hotels.ledger import reading
from hotels.ledger.chains import agreement
from hotels.ledger.chains.colours import inherited
from hotels.ledger.chains.edition import TIERS, Buying, Chain, Edition, Figures, PairBonus
from hotels.ledger.chains.rule import Rule
from hotels.ledger.chains.terms import FEWEST_TILES
from hotels.ledger.money import Money, are_nested
from hotels.ledger.objection import Refused
from hotels.ledger.posting import CASH
from hotels.ledger.working import Mark

HOUSE_FIGURES = Figures({}, otherwise=Mark.HOUSE)

FEWEST_CHAINS, MOST_CHAINS = 2, 7
MOST_BONUSES = 3
MOST_BLOCKS = 1_000
MOST_TIMES = 1_000
MOST_BILLS = 12
WIDEST = 100
"""How much larger the largest bill may be where bills are not each a multiple of the next."""
HIGHEST_PRICE = 1_000_000
HUNDRED = 100


_DECIMAL = re.compile(r"[0-9]{1,4}(\.[0-9]{1,2}0{0,20})?|[0-9](\.[0-9]{1,5})?E\+[0-3]", re.ASCII)
"""With noughts at the end or an exponent it was written down in earlier versions."""

_COLOUR = re.compile(r"[0-9A-F]{6}", re.ASCII)

TWO_PLAYERS = ("own_row", "ordinary")
OWN_ROW = PairBonus(times=10, per_block=10)


class Nonsense(StrEnum):
    """What can be wrong with a house edition, besides a field of the wrong kind."""

    BASED_ON = "based on no edition"
    PRICE_GAP = "price gap"
    PRICE_ORDER = "prices out of order"
    PRICE_HUNDREDS = "price not in hundreds"
    PRICE_COLUMNS = "price columns"
    TIER = "no such tier"
    SAME_CHAIN = "same chain twice"
    RESERVED = "reserved name"
    CHAIN_COUNT = "number of chains"
    COLOUR = "no such colour"
    COLOUR_COUNT = "number of colours"
    BONUS_ROWS = "bonus rows"
    BONUS_ORDER = "bonuses out of order"
    BONUS_COUNT = "number of bonuses"
    BONUS_STEP = "bonus not in steps"
    BILLS = "bills"
    BILLS_TOO_ODD = "bills too odd"
    OPTION = "options do not fit"


class Change(NamedTuple):
    """One key: how it is read into an edition, and the rules that are then the table's own."""

    made: Callable[[object, Edition], Edition]
    rules: tuple[Rule, ...]


def _chains(value: object, edition: Edition) -> Edition:
    """Names, tiers, blocks dealt and in the bank."""
    chains: list[Chain] = []
    listed = reading.items(value, "chains")
    if len(listed) > MOST_CHAINS:
        raise _chain_count(len(listed))
    for one in listed:
        said = reading.only(reading.fields(one, "chains"), ("name", "tier", "dealt", "bank"))
        name = reading.needed(said, "name", "chains: ")
        name = reading.filled(name, "chains: name", longest=60)
        if name == CASH:
            raise Refused(Nonsense.RESERVED, field="chains", chain=name)
        if any(chain.name == name for chain in chains):
            raise Refused(Nonsense.SAME_CHAIN, field="chains", chain=name)
        tier = said.get("tier", 0)
        if isinstance(tier, str):
            tier = TIERS.index(reading.one_of(tier, f"chains: tier of {name}", TIERS))
        tier = reading.number(tier, f"chains: tier of {name}", 0, len(TIERS) - 1)
        dealt = reading.number(said.get("dealt", 0), f"chains: dealt of {name}", 0, MOST_BLOCKS)
        bank = reading.needed(said, "bank", f"chains: {name}: ")
        bank = reading.number(bank, f"chains: bank of {name}", 0, MOST_BLOCKS)
        chains.append(Chain(name, tier, dealt, bank))
    if len(chains) < FEWEST_CHAINS:
        raise _chain_count(len(chains))
    colours = inherited(edition, [chain.name for chain in chains])
    return replace(edition, chains=tuple(chains), colours=colours)


def _colours(value: object, edition: Edition) -> Edition:
    """A colour a chain, no two alike."""
    colours: list[str] = []
    for one in reading.items(value, "colours"):
        said = reading.text(one, "colours", longest=6).upper()
        if not _COLOUR.fullmatch(said) or said in colours:
            raise Refused(Nonsense.COLOUR, field="colours", colour=said)
        colours.append(said)
    if len(colours) != len(edition.chains):
        facts = {"count": len(colours), "right": len(edition.chains)}
        raise Refused(Nonsense.COLOUR_COUNT, field="colours", **facts)
    return replace(edition, colours=tuple(colours))


def _chain_count(count: int) -> Refused:
    """That there may not be so many chains."""
    facts = {"field": "chains", "count": count, "least": FEWEST_CHAINS, "most": MOST_CHAINS}
    return Refused(Nonsense.CHAIN_COUNT, **facts)


def _prices(value: object, edition: Edition) -> Edition:
    """Rows of a size and one price a tier, from two tiles up without a gap."""
    rows = [
        [reading.number(one, "prices", 0, HIGHEST_PRICE) for one in reading.items(row, "prices")]
        for row in reading.items(value, "prices")
    ]
    if not rows or not rows[0] or rows[0][0] != FEWEST_TILES:
        first = rows[0][0] if rows and rows[0] else 0
        raise Refused(Nonsense.PRICE_GAP, field="prices", first=first)
    for row in rows:
        if len(row) != len(rows[0]) or not 1 <= len(row) - 1 <= len(TIERS):
            raise Refused(Nonsense.PRICE_COLUMNS, field="prices", row=row[0] if row else 0)
        if any(price % HUNDRED or not price for price in row[1:]):
            raise Refused(Nonsense.PRICE_HUNDREDS, field="prices", row=row[0])
    for row, following in pairwise(rows):
        if following[0] <= row[0]:
            raise Refused(Nonsense.PRICE_ORDER, field="prices", row=following[0])
    pair = edition.pair_bonus and edition.pair_bonus._replace(printed=None)
    return replace(
        edition,
        prices=tuple(map(tuple, rows)),
        price_figures=HOUSE_FIGURES,
        bonuses=edition.bonuses._replace(figures=HOUSE_FIGURES),
        pair_bonus=pair,
    )


def _bonuses(value: object, edition: Edition) -> Edition:
    """Multiples of the price, or a table by prices: rows, or an object with the prices as keys."""
    own = edition.bonuses._replace(figures=HOUSE_FIGURES, table=None, times=())
    if isinstance(value, dict):
        rows = [[_price_key(key), *reading.items(row, "bonuses")] for key, row in value.items()]
        return replace(edition, bonuses=own._replace(table=_table(rows)))
    listed = reading.items(value, "bonuses")
    if listed and isinstance(listed[0], list):
        rows = [reading.items(row, "bonuses") for row in listed]
        return replace(edition, bonuses=own._replace(table=_table(rows)))
    times = [_times(one) for one in listed]
    if not 1 <= len(times) <= MOST_BONUSES:
        raise Refused(Nonsense.BONUS_COUNT, field="bonuses", count=len(times))
    if times != sorted(times, reverse=True):
        raise Refused(Nonsense.BONUS_ORDER, field="bonuses")
    return replace(edition, bonuses=own._replace(times=tuple(times)))


def _price_key(key: str) -> object:
    """A price written as the key of an object."""
    is_price = key.isascii() and key.isdecimal() and len(key) <= len(str(HIGHEST_PRICE))
    return int(key) if is_price else key


def _table(rows: list[list[object]]) -> dict[Money, tuple[Money, ...]]:
    """A row a price: first, second and third bonus."""
    table: dict[Money, tuple[Money, ...]] = {}
    count = len(rows[0]) - 1 if rows else 0
    for row in rows:
        if not 1 <= len(row) - 1 <= MOST_BONUSES or len(row) - 1 != count:
            raise Refused(Nonsense.BONUS_COUNT, field="bonuses", count=len(row) - 1)
        highest = MOST_TIMES * HIGHEST_PRICE
        price, *amounts = [reading.number(one, "bonuses", 0, highest) for one in row]
        if amounts != sorted(amounts, reverse=True):
            raise Refused(Nonsense.BONUS_ORDER, field="bonuses")
        table[price] = tuple(amounts)
    if not table:
        raise Refused(Nonsense.BONUS_COUNT, field="bonuses", count=0)
    return table


def _times(value: object) -> int | Fraction:
    """How often the price: a number with at most two decimals, or such a number as a text."""
    if isinstance(value, str) and _DECIMAL.fullmatch(value):
        value = Decimal(value)
    if isinstance(value, Decimal) and 0 < value <= MOST_TIMES and value == round(value, 2):
        exact = Fraction(value)
        return int(exact) if exact.denominator == 1 else exact
    return reading.number(value, "bonuses", 1, MOST_TIMES)


def _safe(value: object, edition: Edition) -> Edition:
    """The size from which a chain is safe."""
    return replace(edition, safe=reading.number(value, "safe", FEWEST_TILES, edition.squares))


def _end(value: object, edition: Edition) -> Edition:
    """The size with which one chain ends the game."""
    return replace(edition, end=reading.number(value, "end", FEWEST_TILES, edition.squares))


def _buy(value: object, edition: Edition) -> Edition:
    """The most blocks a turn: one number for all, or another with two players."""
    if not isinstance(value, dict):
        limit = reading.number(value, "buy", 0, MOST_BLOCKS)
        return replace(edition, buying=Buying(limit, limit))
    said = reading.only(value, ("blocks", "two_players", "different"))
    parent = edition.buying
    blocks = reading.number(said.get("blocks", parent.blocks), "buy: blocks", 0, MOST_BLOCKS)
    two = blocks if "blocks" in said else parent.two_players
    two = reading.number(said.get("two_players", two), "buy: two_players", 0, MOST_BLOCKS)
    different = reading.switch(said.get("different", parent.different), "buy: different")
    return replace(edition, buying=Buying(blocks, two, different))


def _founder(value: object, edition: Edition) -> Edition:
    """Free blocks for a founder: a number, or whether there is one."""
    free = int(value) if isinstance(value, bool) else reading.number(value, "founder", 0, 25)
    return replace(edition, founder=free)


def _bills(value: object, edition: Edition) -> Edition:
    """The bills there are; each is a multiple of the smallest."""
    bills = [
        reading.number(bill, "bills", 1, HIGHEST_PRICE) for bill in reading.items(value, "bills")
    ]
    bills.sort(reverse=True)
    if not bills or len(set(bills)) < len(bills) or any(bill % bills[-1] for bill in bills):
        raise Refused(Nonsense.BILLS, field="bills", smallest=bills[-1] if bills else 0)
    if len(bills) > MOST_BILLS or (bills[0] > WIDEST * bills[-1] and not are_nested(bills)):
        raise Refused(Nonsense.BILLS_TOO_ODD, field="bills", most=MOST_BILLS, widest=WIDEST)
    return replace(edition, bills=tuple(bills))


def _rounding(value: object, edition: Edition) -> Edition:
    """The step that parts of a bonus are rounded up to."""
    return replace(edition, rounding=reading.number(value, "rounding", 1, HIGHEST_PRICE))


def _two_players(value: object, edition: Edition) -> Edition:
    """Whether two players share bonuses by VACATION's row for two, or as any number does."""
    own = reading.one_of(value, "two_players", TWO_PLAYERS) == "own_row"
    return replace(edition, pair_bonus=OWN_ROW if own else None)


def _option(name: str) -> Callable[[object, Edition], Edition]:
    """A switch, set for this edition."""

    def made(value: object, edition: Edition) -> Edition:
        thrown = {name: agreement.option(name, value)}
        return replace(edition, options=agreement.thrown(edition.options, thrown))

    return made


CHANGES: dict[str, Change] = {
    "chains": Change(_chains, (Rule.NAMES, Rule.BLOCKS)),
    "colours": Change(_colours, (Rule.COLOURS,)),
    "prices": Change(_prices, (Rule.PRICES,)),
    "bonuses": Change(_bonuses, (Rule.BONUSES,)),
    "safe": Change(_safe, (Rule.SAFE_SIZE,)),
    "end": Change(_end, (Rule.ENDS,)),
    "buy": Change(_buy, (Rule.BUY_LIMIT,)),
    "founder": Change(_founder, (Rule.FOUNDER,)),
    "bills": Change(_bills, (Rule.CASH,)),
    "rounding": Change(_rounding, (Rule.TIE_FIRST, Rule.TIE_SECOND, Rule.TIE_THIRD)),
    "two_players": Change(_two_players, (Rule.TWO_PLAYERS,)),
    "bank_holds": Change(_option("bank_holds"), (Rule.TWO_PLAYERS,)),
    "first_disposal": Change(_option("first_disposal"), (Rule.DISPOSAL,)),
    "opening": Change(_option("opening"), (Rule.FIRST_PLAYER,)),
    "start_order": Change(_option("start_order"), (Rule.FIRST_PLAYER,)),
    "holdings": Change(_option("holdings"), (Rule.HOLDINGS,)),
    "deal": Change(_option("deal"), (Rule.HOLDINGS,)),
    "max_players": Change(_option("max_players"), (Rule.PLAYERS,)),
    "start_cash": Change(_option("start_cash"), (Rule.CASH,)),
}
