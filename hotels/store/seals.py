"""The digest of the books beside each line, by which rules that reckon otherwise are noticed."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from hotels.ledger.game import Game
from hotels.ledger.journal import Accept, Journal, Line, Write
from hotels.ledger.reading import written
from hotels.store.records import digest
from hotels.table import Table

E = TypeVar("E")
B = TypeVar("B")

MOST_BOOKED = 50_000
"""So many entries are looked at again after a correction to find where a game begins to differ."""


def sealed(game: Game[E, B], books: B) -> str:
    """The digest of the books as they stand.

    What is empty is left out: a thing that later books have as well breaks no seal of a game
    without it.
    """
    said = {name: value for name, value in game.state(books).items() if value}
    return digest(written(said))


def first_reckoned(game: Game[E, B], lines: Sequence[Line[E]], seals: Sequence[str]) -> int | None:
    """The first line, after the last accepted one, whose books come out otherwise today.

    Of a game with very many corrections, each of which is reckoned to the end again, it may be a
    later one: those before it agree, and from it on they do not.
    """
    last_accepted = max((line.number for line in lines if isinstance(line.act, Accept)), default=0)
    journal: Journal[E] = Journal()
    pages: list[tuple[int, E, B]] = []
    booked = 0
    for line in lines:
        journal.add(line.act)
        if isinstance(line.act, Write):
            _book(game, pages, [(line.number, line.act.entry)])
        else:
            _book_again(game, pages, journal.standing())
            booked += len(pages)
        books = pages[-1][2] if pages else game.opening()
        if line.number >= last_accepted and sealed(game, books) != seals[line.number - 1]:
            return line.number
        if booked > MOST_BOOKED:
            return _from_here_on(game, lines, seals, max(line.number, last_accepted - 1))
    return None


def _book(
    game: Game[E, B], pages: list[tuple[int, E, B]], entries: Iterable[tuple[int, E]]
) -> None:
    """Entries booked at the end, each kept with the books after it."""
    books = pages[-1][2] if pages else game.opening()
    for number, entry in entries:
        books = game.book(entry, books).books
        pages.append((number, entry, books))


def _book_again(
    game: Game[E, B], pages: list[tuple[int, E, B]], entries: Sequence[tuple[int, E]]
) -> None:
    """What is different in these entries booked anew; those before it are kept."""
    same = 0
    for (number, entry, _), (now, today) in zip(pages, entries, strict=False):
        if number != now or entry is not today:
            break
        same += 1
    del pages[same:]
    _book(game, pages, entries[same:])


def _from_here_on(
    game: Game[E, B], lines: Sequence[Line[E]], seals: Sequence[str], agrees: int
) -> int:
    """A line with which books that agree with their seal become such that do not."""
    differs = len(lines)
    while differs - agrees > 1:
        between = (agrees + differs) // 2
        if sealed(game, Table(game, lines[:between]).books) == seals[between - 1]:
            agrees = between
        else:
            differs = between
    return differs
