"""Tables at which something of Big Shot is said."""

from hotels.ledger.big_shot.books import Books
from hotels.ledger.big_shot.entries import Bid, Hammer, Open, Pass, Pay
from hotels.wording.big_shot import Speech
from tests.ledger.big_shot.table import ANA, BEN, CAT, WHITE, after, cubes, game

PEOPLE = ("Ana", "Ben", "Cat", "Dan")
SPACE = Open(ANA, cubes("RRYB"))
START = game(3).opening()
OVER = START._replace(round=18, awaiting=None)


def speech(books: Books) -> Speech:
    return Speech(PEOPLE[: books.terms.seats], books.terms)


def opened(seats: int = 3, *, hidden: bool = False) -> Books:
    """A space with 2 red, 1 yellow and 1 black, nobody having bid yet."""
    return after(game(seats, hidden=hidden).opening(), SPACE)


def placing(seats: int = 3) -> Books:
    """Ben has won it with 4 million."""
    return after(opened(seats), Hammer(BEN, 4), *([Pay(WHITE)] if seats == 2 else []))


def unpaid() -> Books:
    """Ben has won it with 12 million in secret, and has 10."""
    return after(opened(hidden=True), Bid(BEN, 12), Pass(CAT), Pass(ANA))
