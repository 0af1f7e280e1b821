"""What is said otherwise in each kind of game."""

from collections.abc import Callable

from hotels.ledger.money import Money
from hotels.store.records import BIG_SHOT, PERFECT_HOTEL
from hotels.wording.amounts import millions, money, points

NAMES = {BIG_SHOT: "Big Shot", PERFECT_HOTEL: "Perfect Hotel"}
"""The games that go by one name, whatever the printing."""


def amount_in(kind: str) -> Callable[[Money], str]:
    """How an amount is said in a kind of game."""
    return {BIG_SHOT: millions, PERFECT_HOTEL: points}.get(kind, money)
