"""What is asked at a table of Perfect Hotel before something is done."""

from hotels.ledger.perfect_hotel.books import Books
from hotels.views.consent import Consent
from hotels.wording.language import phrase


def keeping_nothing(books: Books) -> Consent:
    """Whether a round is kept in which nobody has built."""
    return Consent(
        phrase("Keep round {round} as it is?", round=books.round),
        phrase("Nobody has built a floor in this round, so every hotel in it is a cheap one."),
        phrase("Leave it"),
        phrase("Keep round {round}", round=books.round),
    )
