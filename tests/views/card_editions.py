"""House editions for the tests of the cards."""

from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.house import house_edition

LONG = [[2, 200], [3, 300], [4, 400], [5, 500], [6, 700], [8, 700], [11, 800], [41, 1_100]]
"""VACATION's prices with $700 for $600 at 6 to 7, and one row from 11 to 40."""


def house(based_on: str = "vacation", /, **changes: object) -> Edition:
    """An edition of the house."""
    return house_edition(
        {
            "format": "hotels-edition/1",
            "id": "house-ours",
            "name": "Ours",
            "based_on": based_on,
            "changes": changes,
        }
    )
