"""Every way to dispose of the blocks of a chain that falls, and what each of them brings."""

from typing import NamedTuple

from hotels.ledger.chains.edition import Edition
from hotels.ledger.money import Money

FOR_ONE = 2
"""So many blocks of the chain that falls are given for one of the survivor."""


class Falling(NamedTuple):
    """A holding of a chain that falls, and the chain that takes it over."""

    edition: Edition
    chain: int
    size: int
    held: int
    survivor: int
    survivor_size: int
    left: int
    """Blocks of the survivor that the bank has."""
    more: int = 0
    """Tiles that join besides: of other chains, or lone ones."""

    @property
    def is_safe(self) -> bool:
        """Whether the chain is so large that it never falls."""
        return self.size >= self.edition.safe

    @property
    def grown(self) -> int:
        """The survivor's size after the takeover: both chains, the tile, and what else joins."""
        return self.size + self.survivor_size + 1 + self.more

    @property
    def price(self) -> Money:
        """What a block of the chain that falls is sold for."""
        return self.edition.price(self.chain, self.size)

    @property
    def grown_price(self) -> Money:
        """What a block of the survivor costs after the takeover."""
        return self.edition.price(self.survivor, self.grown)

    @property
    def most_traded(self) -> int:
        """How many blocks can be traded."""
        return most_traded(self.held, self.left)


class Mix(NamedTuple):
    """So many sold, traded and kept."""

    sell: int
    trade: int
    keep: int
    now: Money
    """What the sold ones bring at once."""
    later: Money
    """What the blocks got in the trade are worth at the survivor's price after the takeover."""

    @property
    def worth(self) -> Money:
        """Both together; a block that is kept counts nothing."""
        return self.now + self.later

    @property
    def got(self) -> int:
        """How many blocks of the survivor the trade brings."""
        return self.trade // FOR_ONE


def most_traded(held: int, left: int) -> int:
    """How many of the blocks held can be traded: in pairs, as far as the survivor's last."""
    return min(held // FOR_ONE, max(0, left)) * FOR_ONE


def mixes(falling: Falling) -> tuple[Mix, ...]:
    """Every mix that the rules allow, the one worth most first.

    Of mixes worth the same the one that keeps fewer comes first, then the one that brings more now.
    """
    held, price, grown = falling.held, falling.price, falling.grown_price
    found = [
        Mix(sell, trade, held - sell - trade, sell * price, trade // FOR_ONE * grown)
        for trade in range(0, falling.most_traded + 1, FOR_ONE)
        for sell in range(held - trade + 1)
    ]
    return tuple(sorted(found, key=lambda mix: (-mix.worth, mix.keep, -mix.now)))
