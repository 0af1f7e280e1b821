"""What an entry costs as a game grows: one long legal game, from its first entries to all of them.

A board of 108 squares is full before 3,200 entries, so this one is larger; everything else is
Acquire's. Along it one chain takes over one small chain after another: the same six turns again
and again, so that a longer game differs from a shorter one in nothing but its length.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace

from bench.replaying import bare
from bench.row import MICRO, Row, bests
from hotels.ledger.chains.booking import book
from hotels.ledger.chains.books import Books, Question, opening
from hotels.ledger.chains.codec import encoded
from hotels.ledger.chains.editions.acquire import ACQUIRE_CLASSIC
from hotels.ledger.chains.entries import Buy, Dispose, Entry, Lay, Name, Pass
from hotels.ledger.chains.header import Header
from hotels.ledger.chains.terms import Tile
from hotels.ledger.replay import replay

LENGTHS = (50, 100, 200, 400, 800, 1_600, 3_200)
ROUNDS = 15
SEATS = 5
LARGE = replace(ACQUIRE_CLASSIC, id="house-large", rows=26, columns=60)
HEADER = Header(LARGE, SEATS, replace(LARGE.options, opening="shuffled"), (), ((0,) * SEATS,) * 7)
SURVIVOR, SMALL = "Imperial", "Luxor"


def rows() -> Iterator[Row]:
    """An entry of a game of each length, the whole of it replayed."""
    entries = long_game(LENGTHS[-1])
    events = [encoded(entry, LARGE) for entry in entries]
    start = opening(HEADER)

    def ours(length: int) -> Callable[[], object]:
        return lambda: replay(book, start, entries[:length])

    def floor(length: int) -> Callable[[], object]:
        return lambda: bare(events[:length], LARGE.squares)

    replayed = bests(ROUNDS, [ours(length) for length in LENGTHS])
    barely = bests(ROUNDS, [floor(length) for length in LENGTHS])
    for length, whole, least in zip(LENGTHS, replayed, barely, strict=True):
        what, each = f"a game of {length:,} entries: an entry", MICRO / length
        yield Row(what, each * whole, each * least, "us", "even")


def long_game(length: int) -> list[Entry]:
    """So many entries, every one of them legal."""
    squares = march()
    books = opening(HEADER)
    entries: list[Entry] = []
    while len(entries) < length:
        entry = answer(books, squares)
        page = book(entry, books)
        if page.objections:
            raise ValueError(page.objections)
        books = page.books
        entries.append(entry)
    return entries


def march() -> Iterator[Tile]:
    """Two tiles ahead of the long chain, then the one that joins them, in every other row."""
    yield from (Tile(0, 0), Tile(0, 1), Tile(0, 2))
    columns = range(3, LARGE.columns)
    for row in range(0, LARGE.rows, 2):
        for place in range(0, len(columns), 3):
            join, near, far = columns[place : place + 3]
            yield from (Tile(row, near), Tile(row, far), Tile(row, join))
        yield Tile(row + 1, columns[-1])
        columns = range(LARGE.columns)[:: -1 if columns[-1] else 1]


def answer(books: Books, squares: Iterator[Tile]) -> Entry:
    """Every other turn lays a tile; each buys a block of the small chain; then all is sold."""
    asked = books.awaiting
    if asked is None:
        raise ValueError(books.end)
    player = asked.player
    match asked.kind:
        case Question.TILE:
            return Pass(player) if books.turn % 2 else Lay(player, next(squares))
        case Question.NAME:
            return Name(player, SMALL if books.board.on_board else SURVIVOR)
        case Question.DISPOSE:
            return Dispose(player, SMALL, books.holdings(LARGE.places[SMALL])[player], 0, 0)
        case _:
            return Buy(player, (SMALL,) if books.price(LARGE.places[SMALL]) else ())
