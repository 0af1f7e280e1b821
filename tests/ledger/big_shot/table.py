"""The language of these tests: cubes by their letters, games of two, three and four."""

from collections.abc import Iterable, Mapping

from hotels.ledger.big_shot.books import Books, Lot
from hotels.ledger.big_shot.entries import Entry, Hammer, Open, Pay, Put
from hotels.ledger.big_shot.game import BigShot
from hotels.ledger.big_shot.terms import DEFAULT, Board, Cubes, Terms
from hotels.ledger.big_shot.trouble import Page
from hotels.ledger.objection import Grade

RED, YELLOW, WHITE, BLACK = range(4)
ANA, BEN, CAT, DAN = range(4)
LETTERS = "RYWB"
OWNERS = {2: (0, 0, 1, 1), 3: (0, 1, 2, None), 4: (0, 1, 2, 3)}

SMALL = Board((("5", 5), ("7", 7), ("8", 8)), (("Park", ("5", "7")), ("Wood", ("7",))))
"""Seven is beside both parks."""


def cubes(letters: str) -> Cubes:
    """``RRY`` as counts by colour."""
    assert set(letters) <= set(LETTERS), letters
    red, yellow, white, black = map(letters.count, LETTERS)
    return red, yellow, white, black


def game(seats: int, *, hidden: bool = False, board: Board = DEFAULT) -> BigShot:
    return BigShot(Terms(seats, OWNERS[seats], board, is_hidden=hidden))


def page(books: Books, entry: Entry) -> Page:
    """What an entry does to these books."""
    return BigShot(books.terms).book(entry, books)


def after(books: Books, *entries: Entry) -> Books:
    """The books after entries that nothing speaks against."""
    for entry in entries:
        booked = page(books, entry)
        assert booked.grade <= Grade.REMINDER, (entry, booked.objections)
        books = booked.books
    return books


def codes(booked: Page) -> list[str]:
    """What speaks against an entry."""
    return [objection.code for objection in booked.objections]


def bought(
    books: Books, letters: str, where: str, *, roller: int = 0, pays: int | None = None, **won: int
) -> Books:
    """A whole round: ``bought(books, "RRYB", "16 RR, P1 YB", winner=1, bid=4)``."""
    pay = () if pays is None else (Pay(pays),)
    hammer = Hammer(won.get("winner"), won.get("bid", 0))
    return after(books, Open(roller, cubes(letters)), hammer, *pay, *puts(where))


def puts(where: str) -> Iterable[Put]:
    """``16 RR, P1 YB``, cube by cube."""
    for words in where.split(", "):
        lot, letters = words.split()
        yield from (Put(lot, LETTERS.index(letter)) for letter in letters)


def lying(books: Books, lots: Mapping[str, str]) -> Books:
    """These books with just these cubes on the lots."""
    piles = {name: cubes(lots.get(name, "")) for name in books.terms.board.names}
    assert set(lots) <= set(piles)
    return books._replace(lots=tuple(Lot(pile, sum(pile) == 7) for pile in piles.values()))
