"""What of a game a finger may feel: money that changed hands."""

from collections.abc import Iterable

from hotels.ledger.posting import CASH, Posting


def is_payment(postings: Iterable[Posting]) -> bool:
    """Whether an entry moved money: a purchase, a sale, a bonus."""
    return any(posting.thing == CASH and posting.count for posting in postings)
