"""One movement from a giver to a taker; it cannot fail to balance."""

from dataclasses import dataclass

from hotels.ledger.working import Working

Holder = int
"""A player by seat, or the bank, or a pile that nobody holds."""

BANK: Holder = -1
"""The bank is a holder like any other; its balances stand last."""

CASH = "cash"
"""The thing that moves when money moves."""


@dataclass(frozen=True, slots=True)
class Posting:
    """So many of a thing, from whom, to whom; money says why."""

    giver: Holder
    taker: Holder
    count: int
    thing: str
    working: Working | None = None

    @property
    def why(self) -> Working:
        """Why money moves, which every payment says."""
        if self.working is None:
            raise AssertionError(self)
        return self.working


def moved(pile: tuple[int, ...], posting: Posting) -> tuple[int, ...]:
    """The balances of one thing after a movement of it."""
    balances = list(pile)
    balances[posting.giver] -= posting.count
    balances[posting.taker] += posting.count
    return tuple(balances)
