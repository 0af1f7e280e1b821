"""What is asked at a table of Perfect Hotel before something is done."""

from hotels.ledger.perfect_hotel.books import Books
from hotels.views.consent import Consent


def keeping_nothing(books: Books) -> Consent:
    """Whether a round is kept in which nobody has built."""
    return Consent(
        f"Keep round {books.round} as it is?",
        "Nobody has built a floor in this round, so every hotel in it is a cheap one.",
        "Leave it",
        f"Keep round {books.round}",
    )
