"""How a game came out, whatever was played."""

from typing import NamedTuple

from hotels.ledger.money import Money


class Outcome(NamedTuple):
    """How a finished game came out."""

    cash: tuple[Money, ...]
    winners: tuple[int, ...]
