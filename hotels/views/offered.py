"""The end that the bank offers where nobody can lay, or after a round of passes."""

from typing import NamedTuple

from hotels.ledger.chains.books import Books, Ending
from hotels.wording.language import phrase, to_phrase

_WHY = {
    Ending.STUCK: to_phrase("Nobody can lay a tile"),
    Ending.ROUND_OF_PASSES: to_phrase("Everyone passed for a whole round"),
}


class Offered(NamedTuple):
    """An end that nobody declared yet: why it is offered, and what may be done."""

    why: str
    note: str


def offered(books: Books) -> Offered | None:
    """The end that the bank offers, if it does."""
    if books.end is None or not books.is_provisional:
        return None
    note = phrase(
        "This settlement is provisional: don't pay anything yet. Play on, or end the game here."
    )
    return Offered(phrase(_WHY[books.end]), note)
