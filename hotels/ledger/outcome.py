"""How a game came out, whatever was played."""

from typing import NamedTuple

from hotels.ledger.money import Money
from hotels.ledger.reading import Fields


class Outcome(NamedTuple):
    """How a finished game came out."""

    cash: tuple[Money, ...]
    winners: tuple[int, ...]
    provisional: bool = False
    """Whether the end was only offered, so that play may still go on."""

    def fields(self) -> Fields:
        """It as a plain object, which says only of a provisional one that it is."""
        said = {"cash": self.cash, "winners": self.winners}
        return said | ({"provisional": True} if self.provisional else {})
