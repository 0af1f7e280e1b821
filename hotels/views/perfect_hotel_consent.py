"""What is asked at a table of Perfect Hotel before something is done."""

from hotels.ledger.perfect_hotel.books import Books
from hotels.views.consent import Consent
from hotels.wording.language import phrase


def keeping_nothing(books: Books) -> Consent:
    """Whether a round is kept in which nobody has built."""
    return Consent(
        phrase("Save round {round} with no floors?", round=books.round),
        phrase("Nobody has built a floor this round, so every hotel counts as a cheap hotel."),
        phrase("as a key|Cancel"),
        phrase("Save round {round}", round=books.round),
    )
