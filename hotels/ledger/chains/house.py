"""hotels-edition/1: an edition of the house, by what it changes in another."""

import re
from dataclasses import replace
from decimal import Decimal
from enum import StrEnum
from fractions import Fraction

from hotels.ledger import reading
from hotels.ledger.chains import agreement
from hotels.ledger.chains.edition import (
    TIERS,
    Bonuses,
    Buying,
    Chain,
    Cite,
    Edition,
    Figures,
)
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.editions.vacation import VACATION
from hotels.ledger.chains.rule import Rule
from hotels.ledger.money import Money, fewest
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fields
from hotels.ledger.working import Mark

FORMAT = "hotels-edition/1"
MOST_CHAINS = 7
MOST_BLOCKS = 1_000
HIGHEST_PRICE = 1_000_000

_ID = re.compile(r"house-[a-z0-9]+(-[a-z0-9]+)*", re.ASCII)

HOUSE_RULE = Cite(Mark.HOUSE, "this table's own")
HOUSE_FIGURES = Figures({}, otherwise=Mark.HOUSE)

TWO_PLAYERS = ("own_row", "ordinary")


class Nonsense(StrEnum):
    """What can be wrong with a house edition, besides a field of the wrong kind."""

    FORMAT = "not an edition"
    ID = "bad edition id"
    BASED_ON = "based on no edition"
    PRICE_GAP = "price gap"
    PRICE_ORDER = "prices out of order"
    PRICE_HUNDREDS = "price not in hundreds"
    PRICE_COLUMNS = "price columns"
    TIER = "no such tier"
    SAME_CHAIN = "same chain twice"
    CHAIN_COUNT = "number of chains"
    BONUS_ROWS = "bonus rows"
    BONUS_ORDER = "bonuses out of order"
    BONUS_COUNT = "number of bonuses"
    BONUS_STEP = "bonus not in steps"
    BILLS = "bills"
    OPTION = "options do not fit"


_RULES = {
    "chains": (Rule.NAMES, Rule.BLOCKS),
    "prices": (Rule.PRICES,),
    "bonuses": (Rule.BONUSES,),
    "safe": (Rule.SAFE_SIZE,),
    "end": (Rule.ENDS,),
    "buy": (Rule.BUY_LIMIT,),
    "founder": (Rule.FOUNDER,),
    "bills": (Rule.CASH,),
    "rounding": (Rule.TIE_FIRST, Rule.TIE_SECOND, Rule.TIE_THIRD),
    "two_players": (Rule.TWO_PLAYERS,),
    "bank_holds": (Rule.TWO_PLAYERS,),
    "first_disposal": (Rule.DISPOSAL,),
    "opening": (Rule.FIRST_PLAYER,),
    "start_order": (Rule.FIRST_PLAYER,),
    "holdings": (Rule.HOLDINGS,),
    "deal": (Rule.HOLDINGS,),
    "max_players": (Rule.PLAYERS,),
    "start_cash": (Rule.CASH,),
}
"""What a house edition may change, and the rules that are then its own."""


def house_edition(value: object) -> Edition:
    """The edition, or a refusal that names the key at fault."""
    said = reading.fields(value, "the edition")
    if reading.needed(said, "format") != FORMAT:
        raise Refused(Nonsense.FORMAT, field="format", known=FORMAT)
    own_id = reading.text(reading.needed(said, "id"), "id", longest=100)
    if not _ID.fullmatch(own_id):
        raise Refused(Nonsense.ID, field="id", text=own_id)
    name = reading.filled(reading.needed(said, "name"), "name")
    parent = EDITIONS.get(reading.text(reading.needed(said, "based_on"), "based_on"))
    if parent is None:
        raise Refused(Nonsense.BASED_ON, field="based_on", known=tuple(EDITIONS))
    changes = reading.fields(said.get("changes", {}), "changes")
    reading.only(changes, _RULES)
    edition = _changed(parent, changes)
    _check(edition, changes)
    own = dict.fromkeys((rule for key in changes for rule in _RULES[key]), HOUSE_RULE)
    return replace(
        edition,
        id=own_id,
        name=name,
        variant="house edition",
        source="this table",
        based_on=parent.id,
        changed=frozenset(changes),
        rules={**edition.rules, **own},
    )


def _changed(edition: Edition, changes: Fields) -> Edition:
    """The parent with each change read and put in its place."""
    for key, value in changes.items():
        match key:
            case "chains":
                edition = replace(edition, chains=_chains(value))
            case "prices":
                edition = replace(edition, prices=_prices(value), price_figures=HOUSE_FIGURES)
            case "bonuses":
                edition = replace(edition, bonuses=_bonuses(value, edition.bonuses))
            case "safe" | "end":
                edition = replace(edition, **{key: reading.number(value, key, 2, edition.squares)})
            case "buy":
                edition = replace(edition, buying=_buying(value, edition.buying))
            case "founder":
                edition = replace(edition, founder=_founder(value))
            case "bills":
                edition = replace(edition, bills=_bills(value))
            case "rounding":
                edition = replace(edition, rounding=reading.number(value, key, 1, 100_000))
            case "two_players":
                own = reading.one_of(value, key, TWO_PLAYERS) == "own_row"
                row = edition.pair_bonus or VACATION.pair_bonus
                edition = replace(edition, pair_bonus=row if own else None)
            case _:
                options = replace(
                    edition.options,
                    **{key: agreement.option(key, value)},  # type: ignore[arg-type]
                )
                edition = replace(edition, options=options)
    return edition


def _chains(value: object) -> tuple[Chain, ...]:
    """Names, tiers, blocks dealt and in the bank."""
    chains = []
    for one in reading.items(value, "chains"):
        said = reading.only(reading.fields(one, "chains"), ("name", "tier", "dealt", "bank"))
        name = reading.filled(reading.needed(said, "name"), "chains: name", longest=60)
        tier = said.get("tier", 0)
        if isinstance(tier, str):
            tier = TIERS.index(reading.one_of(tier, f"chains: tier of {name}", TIERS))
        chains.append(
            Chain(
                name,
                reading.number(tier, f"chains: tier of {name}", 0, len(TIERS) - 1),
                reading.number(said.get("dealt", 0), f"chains: dealt of {name}", 0, MOST_BLOCKS),
                reading.number(
                    reading.needed(said, "bank"), f"chains: bank of {name}", 0, MOST_BLOCKS
                ),
            )
        )
        if [chain.name for chain in chains].count(name) > 1:
            raise Refused(Nonsense.SAME_CHAIN, field="chains", chain=name)
    if not 2 <= len(chains) <= MOST_CHAINS:
        raise Refused(Nonsense.CHAIN_COUNT, field="chains", count=len(chains), most=MOST_CHAINS)
    return tuple(chains)


def _prices(value: object) -> tuple[tuple[int, ...], ...]:
    """Rows of a size and one price a tier, from two tiles up without a gap."""
    rows = [
        tuple(reading.number(one, "prices", 0, HIGHEST_PRICE) for one in reading.items(row, "prices"))
        for row in reading.items(value, "prices")
    ]
    if not rows or not rows[0] or rows[0][0] != 2:
        raise Refused(Nonsense.PRICE_GAP, field="prices", first=rows[0][0] if rows and rows[0] else 0)
    for row in rows:
        if len(row) != len(rows[0]) or not 2 <= len(row) <= 1 + len(TIERS):
            raise Refused(Nonsense.PRICE_COLUMNS, field="prices", row=row[0] if row else 0)
        if any(price % 100 or not price for price in row[1:]):
            raise Refused(Nonsense.PRICE_HUNDREDS, field="prices", row=row[0])
    for row, following in zip(rows, rows[1:], strict=False):
        if following[0] <= row[0]:
            raise Refused(Nonsense.PRICE_ORDER, field="prices", row=following[0])
    return tuple(rows)


def _bonuses(value: object, parent: Bonuses) -> Bonuses:
    """Multiples of the price, or a table by prices."""
    own = parent._replace(figures=HOUSE_FIGURES, table=None, times=())
    if isinstance(value, dict):
        rows = [
            [int(price) if price.isascii() and price.isdecimal() and len(price) < 10 else price, *reading.items(row, "bonuses")]
            for price, row in value.items()
        ]
        return own._replace(table=_table(rows))
    listed = reading.items(value, "bonuses")
    if listed and isinstance(listed[0], list):
        return own._replace(table=_table([reading.items(row, "bonuses") for row in listed]))
    times = tuple(_times(one) for one in listed)
    if not 1 <= len(times) <= 3:
        raise Refused(Nonsense.BONUS_COUNT, field="bonuses", count=len(times))
    if list(times) != sorted(times, reverse=True):
        raise Refused(Nonsense.BONUS_ORDER, field="bonuses")
    return own._replace(times=times)


def _table(rows: list[list[object]]) -> dict[Money, tuple[Money, ...]]:
    """A row a price: first, second and third bonus."""
    table: dict[Money, tuple[Money, ...]] = {}
    for row in rows:
        price, *amounts = [reading.number(one, "bonuses", 0, 100 * HIGHEST_PRICE) for one in row] or [0]
        if not 1 <= len(amounts) <= 3 or (table and len(amounts) != len(next(iter(table.values())))):
            raise Refused(Nonsense.BONUS_COUNT, field="bonuses", count=len(amounts))
        if amounts != sorted(amounts, reverse=True):
            raise Refused(Nonsense.BONUS_ORDER, field="bonuses")
        table[price] = tuple(amounts)
    if not table:
        raise Refused(Nonsense.BONUS_COUNT, field="bonuses", count=0)
    return table


def _times(value: object) -> int | Fraction:
    """How often the price: a number with at most two decimals."""
    if isinstance(value, Decimal) and value.is_finite() and 0 < value <= 1_000:
        exact = Fraction(value)
        if (exact * 100).denominator == 1:
            return int(exact) if exact.denominator == 1 else exact
    return reading.number(value, "bonuses", 1, 1_000)


def _buying(value: object, parent: Buying) -> Buying:
    """The most blocks a turn: one number for all, or with two players another."""
    if not isinstance(value, dict):
        limit = reading.number(value, "buy", 0, 100)
        return Buying(limit, limit)
    said = reading.only(value, ("blocks", "two_players", "different"))
    blocks = reading.number(said.get("blocks", parent.blocks), "buy: blocks", 0, 100)
    two = reading.number(said.get("two_players", blocks), "buy: two_players", 0, 100)
    return Buying(blocks, two, reading.switch(said.get("different", False), "buy: different"))


def _founder(value: object) -> int:
    """Free blocks for a founder: a number, or whether there is one."""
    if isinstance(value, bool):
        return int(value)
    return reading.number(value, "founder", 0, 25)


def _bills(value: object) -> tuple[Money, ...]:
    """The bills there are, the largest first."""
    bills = [reading.number(bill, "bills", 1, HIGHEST_PRICE) for bill in reading.items(value, "bills")]
    doubled = len(set(bills)) < len(bills)
    if not bills or doubled or any(bill % min(bills) for bill in bills):
        raise Refused(Nonsense.BILLS, field="bills", smallest=100)
    return tuple(sorted(bills, reverse=True))


def _check(edition: Edition, changes: Fields) -> None:
    """What only makes sense together: tiers and columns, tables and prices, bills and steps."""

    def changed(*keys: str) -> str:
        return next((key for key in keys if key in changes), keys[0])

    for chain in edition.chains:
        if chain.tier >= edition.tiers:
            field = changed("chains", "prices")
            raise Refused(Nonsense.TIER, field=field, chain=chain.name, tiers=edition.tiers)
    if edition.prices[-1][0] > edition.squares:
        raise Refused(Nonsense.PRICE_ORDER, field="prices", row=edition.prices[-1][0])
    table = edition.bonuses.table
    if table is not None:
        for row in edition.prices:
            for price in row[1:]:
                if price not in table:
                    field = changed("bonuses", "prices")
                    raise Refused(Nonsense.BONUS_ROWS, field=field, price=price)
    step = edition.rounding
    for amount in (step, 100, *(amount for row in (table or {}).values() for amount in row)):
        if fewest(amount, edition.bills) is None:
            field = changed("rounding", "bills", "bonuses")
            raise Refused(Nonsense.BILLS, field=field, smallest=min(edition.bills), amount=amount)
    chosen = agreement.options({}, edition)
    if chosen.max_players < edition.min_players:
        raise Refused(Nonsense.OPTION, field="max_players")
