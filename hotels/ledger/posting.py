"""One movement from a giver to a taker; it cannot fail to balance."""

from collections.abc import Iterable
from typing import NamedTuple

from hotels.ledger.working import Working

Holder = int
"""A player by seat, or the bank, or a pile that nobody holds."""

BANK: Holder = -1
"""The bank is a holder like any other; its balances stand last."""

CASH = "cash"
"""The thing that moves when money moves."""


class Posting(NamedTuple):
    """So many of a thing, from whom, to whom; money says why."""

    giver: Holder
    taker: Holder
    count: int
    thing: str
    working: Working | None = None


def moved(pile: tuple[int, ...], giver: Holder, taker: Holder, count: int) -> tuple[int, ...]:
    """The balances of one thing after a movement."""
    balances = list(pile)
    balances[giver] -= count
    balances[taker] += count
    return tuple(balances)


def cash_to(holder: Holder, postings: Iterable[Posting]) -> int:
    """What a holder gains or loses in money by these postings."""
    return sum(
        (posting.taker == holder) * posting.count - (posting.giver == holder) * posting.count
        for posting in postings
        if posting.thing == CASH
    )
