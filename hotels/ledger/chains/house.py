"""hotels-edition/1: an edition of the house, by what it changes in another."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from fractions import Fraction

from hotels.ledger import reading
from hotels.ledger.chains import agreement
from hotels.ledger.chains.changes import CHANGES, HUNDRED, Nonsense
from hotels.ledger.chains.colours import inherited
from hotels.ledger.chains.edition import TIERS, Chain, Cite, Edition
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.house import title
from hotels.ledger.money import Money, fewest
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fields
from hotels.ledger.working import Mark

FORMAT = "hotels-edition/1"

HOUSE_RULE = Cite(Mark.HOUSE, "this table's own")


def house_edition(value: object) -> Edition:
    """The edition, or a refusal that names the key at fault."""
    said = reading.fields(value, "the edition")
    own_id, name = title(said, FORMAT)
    parent = EDITIONS.get(reading.text(reading.needed(said, "based_on"), "based_on"))
    if parent is None:
        raise Refused(Nonsense.BASED_ON, field="based_on", known=tuple(EDITIONS))
    changes = reading.only(reading.fields(reading.needed(said, "changes"), "changes"), CHANGES)
    edition = parent
    for key, change in CHANGES.items():
        if key in changes:
            edition = change.made(changes[key], edition)
    _check(edition, changes)
    own = dict.fromkeys((rule for key in changes for rule in CHANGES[key].rules), HOUSE_RULE)
    return replace(
        edition,
        id=own_id,
        name=name,
        variant="house edition",
        source="this table",
        based_on=parent.id,
        changed=frozenset(changes),
        written=reading.written(said),
        rules={**edition.rules, **own},
    )


def changes_between(parent: Edition, edition: Edition) -> Fields:
    """What a house edition based on the one has to state to be as the other, and no more."""
    # Of chains that were renamed the colours that they have anyhow need not be stated.
    usual = replace(parent, colours=inherited(parent, edition.names))
    stated = {key: says(edition) for key, says in _SAYS.items() if says(edition) != says(usual)}
    for name in agreement.OPTION_NAMES:
        if (own := getattr(edition.options, name)) != getattr(parent.options, name):
            stated[name] = own
    return stated


def _check(edition: Edition, changes: Fields) -> None:
    """What only makes sense together: tiers and columns, tables and prices, bills and steps."""

    def at_fault(*keys: str) -> str:
        return next((key for key in keys if key in changes), keys[0])

    for chain in edition.chains:
        if chain.tier >= edition.tiers:
            field = at_fault("chains", "prices")
            raise Refused(Nonsense.TIER, field=field, chain=chain.name, columns=edition.tiers)
    last = edition.prices[-1][0]
    if last > edition.squares:
        raise Refused(Nonsense.PRICE_ORDER, field="prices", row=last)
    table = edition.bonuses.table
    for price in (price for row in edition.prices for price in row[1:]):
        if table is not None and price not in table:
            raise Refused(Nonsense.BONUS_ROWS, field=at_fault("bonuses", "prices"), price=price)
    for bonus in _split_in_steps(edition):
        if bonus % edition.rounding:
            field = at_fault("rounding", "bonuses", "prices")
            raise Refused(Nonsense.BONUS_STEP, field=field, amount=bonus)
    for key, amount in _payable(edition):
        if fewest(amount, edition.bills) is None:
            field = at_fault(key, "bills")
            raise Refused(Nonsense.BILLS, field=field, smallest=min(edition.bills))
    agreement.options({}, edition)
    if edition.options.max_players < edition.min_players:
        raise Refused(Nonsense.OPTION, field="max_players")


def _split_in_steps(edition: Edition) -> Iterator[Money]:
    """The bonuses of which tied players get whole steps, nothing being rounded."""
    if edition.bonuses.by_seat:
        for _, *prices in edition.prices:
            for price in prices:
                yield from edition.bonus_row(price)


def _payable(edition: Edition) -> Iterator[tuple[str, Money]]:
    """Amounts the bills must be able to make, and the key each comes from."""
    yield "rounding", edition.rounding
    yield "prices", HUNDRED
    for row in (edition.bonuses.table or {}).values():
        for amount in row:
            yield "bonuses", amount


def _chain(chain: Chain) -> Fields:
    """A chain as a house edition states it."""
    return chain._asdict() | {"tier": TIERS[chain.tier]}


def _bonuses(edition: Edition) -> list[object]:
    """The multiples of the price, or the table row by row."""
    if edition.bonuses.table is not None:
        return [[price, *row] for price, row in sorted(edition.bonuses.table.items())]
    return [times if isinstance(times, int) else _decimal(times) for times in edition.bonuses.times]


def _decimal(times: Fraction) -> str:
    """``7.50``."""
    whole, rest = divmod(int(times * 100), 100)
    return f"{whole}.{rest:02}"


_SAYS: dict[str, Callable[[Edition], object]] = {
    "chains": lambda edition: [_chain(chain) for chain in edition.chains],
    "colours": lambda edition: list(edition.colours),
    "prices": lambda edition: [list(row) for row in edition.prices],
    "bonuses": _bonuses,
    "safe": lambda edition: edition.safe,
    "end": lambda edition: edition.end,
    "buy": lambda edition: edition.buying._asdict(),
    "founder": lambda edition: edition.founder,
    "bills": lambda edition: list(edition.bills),
    "rounding": lambda edition: edition.rounding,
    "two_players": lambda edition: "ordinary" if edition.pair_bonus is None else "own_row",
}
"""How an edition would state each thing that is no switch."""
