"""The fold: opening books and the entries that stand give every page of the game."""

from collections.abc import Callable, Iterable
from typing import Generic, NamedTuple, TypeVar

from hotels.ledger.objection import Grade, Objection
from hotels.ledger.posting import Posting

B = TypeVar("B")
E = TypeVar("E")


class Booked(NamedTuple, Generic[E, B]):
    """One page: the entry, the books after it, what moved, and what speaks against it."""

    entry: E
    books: B
    postings: tuple[Posting, ...] = ()
    objections: tuple[Objection, ...] = ()

    @property
    def grade(self) -> int:
        """The heaviest objection's grade; 0 where nothing is said."""
        if not self.objections:
            return 0
        return max(objection.grade for objection in self.objections)

    @property
    def stands(self) -> bool:
        """Whether the entry moved the books at all, or was set aside."""
        return self.grade < Grade.IMPOSSIBLE


def replay(
    book: Callable[[E, B], Booked[E, B]], opening: B, entries: Iterable[E]
) -> list[Booked[E, B]]:
    """Every page of a game; never stops early."""
    books = opening
    pages = []
    for entry in entries:
        page = book(entry, books)
        books = page.books
        pages.append(page)
    return pages
