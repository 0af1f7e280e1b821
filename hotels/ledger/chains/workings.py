"""The steps a sum of the chain game can take."""

from enum import StrEnum

from hotels.ledger.chains.header import Header
from hotels.ledger.chains.rule import Rule
from hotels.ledger.posting import Posting
from hotels.ledger.working import Working


class Step(StrEnum):
    """One kind of step; its arguments stand beside it."""

    PRICE = "price"  # chain, size
    BONUS = "bonus"  # rank, times, price
    TABLE = "bonus by the table"  # rank, price
    ALL = "all bonuses"  # how many
    SHARED = "shared"  # pot, among, step
    SHARED_BY_SEAT = "shared by seat"  # pot, among, step
    TIMES = "times"  # times, price
    PAIR = "pair"  # per cent, pot, difference
    PAIR_SOLE = "pair, sole holder"  # pot
    PURCHASE = "purchase"  # chain, count, price
    SALE = "sale"  # chain, count, price
    CORRECTION = "correction"  # what the books said, what was counted
    TAKEN_BACK = "taken back"  # a bonus


NO_BONUS = frozenset({Step.PURCHASE, Step.SALE, Step.CORRECTION, Step.TAKEN_BACK})
"""What is paid, and is no bonus."""


def is_bonus(posting: Posting) -> bool:
    """Whether the bank pays a bonus by it."""
    return posting.working is not None and posting.working.step not in NO_BONUS


def price(header: Header, chain: int, size: int) -> Working:
    """The price of a block at a size, as the card has it."""
    edition = header.edition
    cites = edition.cite(Rule.PRICES, edition.price_figures.mark(size))
    return Working(header.prices[chain][size], Step.PRICE, (edition.names[chain], size), cites)


def traded(header: Header, step: Step, rule: Rule, chain: int, size: int, count: int) -> Working:
    """What so many blocks cost or bring at a size."""
    each = price(header, chain, size)
    args = (header.edition.names[chain], count, each.amount)
    return Working(count * each.amount, step, args, header.edition.cite(rule), (each,))
