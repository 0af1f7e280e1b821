"""The squares of a board as a screen shows them, and what a tile on one of them would do."""

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from hotels.ledger.chains.board import EMPTY, FIRST_CHAIN, LONE, Effect, Prospect
from hotels.ledger.chains.books import Books, Question
from hotels.ledger.chains.entries import Entry, Lay
from hotels.ledger.chains.rules.tiles import prospects
from hotels.ledger.chains.terms import Tile
from hotels.ledger.difference import Numbered
from hotels.views.letters import letters
from hotels.wording.prospects import Prospective, prospect_words
from hotels.wording.speech import Speech

__all__ = [
    "Mark",
    "Prospective",
    "Square",
    "State",
    "around",
    "last_square",
    "lying",
    "prospect_words",
    "squares",
]


class State(Enum):
    """What a square is to the one who looks for a place."""

    OPEN = "a tile may go here"
    QUIET = "empty, and no tile is asked for"
    NEVER = "joins two safe chains"
    NOT_NOW = "would form one chain too many"
    LONE = "a lone tile"
    CHAIN = "in a chain"

    @property
    def is_empty(self) -> bool:
        """Whether no tile lies there."""
        return self is not State.LONE and self is not State.CHAIN


class Mark(NamedTuple):
    """What tells a chain: its place on the card and its letter."""

    place: int
    letter: str


class Square(NamedTuple):
    """One square."""

    number: int
    row: int
    column: int
    name: str
    city: str
    state: State
    mark: Mark | None = None
    """Of the chain its tile belongs to."""
    is_last: bool = False
    """Whether the last tile lies there."""
    becomes: Mark | None = None
    """The chain a tile laid there would belong to at once."""

    @property
    def drawn(self) -> tuple[object, ...]:
        """What of it is seen without a ring and without a finger."""
        return self[:DRAWN]


DRAWN = Square._fields.index("is_last")


def squares(
    books: Books, speech: Speech, *, last: int | None = None, asked: bool | None = None
) -> tuple[Square, ...]:
    """Every square along the rows; those a tile may go to are open while one is asked for.

    The table asks by what the books await; another screen may ask for itself.
    """
    if asked is None:
        waiting = books.awaiting
        asked = waiting is not None and waiting.kind is Question.TILE and books.end is None
    edition = books.header.edition
    marks = _marks(books, speech)
    cities, sizes = edition.cities, books.board.sizes
    found = []
    places = _places(edition.rows, edition.columns, edition.row_first)
    parts = zip(places, books.board.cells, prospects(books), strict=True)
    for number, ((tile, name, key), code, would) in enumerate(parts):
        chain = _chain_of(would, sizes) if code == EMPTY else None
        found.append(
            Square(
                number,
                *tile,
                name,
                cities.get(key, "") if cities else "",
                _state(code, would.effect, asked=asked),
                marks[code - FIRST_CHAIN] if code >= FIRST_CHAIN else None,
                number == last,
                None if chain is None else marks[chain],
            )
        )
    return tuple(found)


def lying(
    books: Books, speech: Speech, rows: range, columns: range, last: int | None = None
) -> tuple[Square, ...]:
    """The squares of a part of the board, with what lies there; where a tile may go is not said."""
    marks = _marks(books, speech)
    found = []
    for row in rows:
        for column in columns:
            number = row * books.header.edition.columns + column
            code = books.board.cells[number]
            mark = marks[code - FIRST_CHAIN] if code >= FIRST_CHAIN else None
            state = State.CHAIN if mark else State.LONE if code == LONE else State.OPEN
            name = speech.tile(Tile(row, column))
            found.append(Square(number, row, column, name, "", state, mark, number == last))
    return tuple(found)


def last_square(pages: Sequence[Numbered[Entry, Books]]) -> int | None:
    """Where the last tile lies that counts."""
    for _, page in reversed(pages):
        if isinstance(page.entry, Lay) and page.stands:
            return page.books.header.shape.square(page.entry.tile)
    return None


def around(
    board: Sequence[Square], centre: int, columns: int = 7, rows: int = 5
) -> tuple[Square, ...]:
    """The squares about one, as many as a magnifier shows, within the board."""
    middle = next(square for square in board if square.number == centre)
    low = _start(middle.row, rows, max(square.row for square in board) + 1)
    left = _start(middle.column, columns, max(square.column for square in board) + 1)
    return tuple(
        square
        for square in board
        if low <= square.row < low + rows and left <= square.column < left + columns
    )


@lru_cache(maxsize=8)
def _places(rows: int, columns: int, row_first: bool) -> tuple[tuple[Tile, str, str], ...]:  # noqa: FBT001  a key
    """Every square's tile along the rows, its name, and the name its city is found by."""
    tiles = (Tile(row, column) for row in range(rows) for column in range(columns))
    return tuple(
        (tile, tile.text(row_first=row_first), tile.text(row_first=True)) for tile in tiles
    )


def _marks(books: Books, speech: Speech) -> list[Mark]:
    """What tells each chain, by its place."""
    signs = letters(speech.chain(chain) for chain in range(len(books.header.edition.chains)))
    return [Mark(place, letter) for place, letter in enumerate(signs)]


def _start(middle: int, count: int, most: int) -> int:
    """Where so many begin about a middle without leaving the board."""
    return max(0, min(middle - count // 2, most - count))


def _state(code: int, effect: Effect, *, asked: bool) -> State:
    if code >= FIRST_CHAIN:
        return State.CHAIN
    if code == LONE:
        return State.LONE
    if effect is Effect.TWO_SAFE:
        return State.NEVER
    if effect is Effect.EIGHTH:
        return State.NOT_NOW
    return State.OPEN if asked else State.QUIET


def _chain_of(would: Prospect, sizes: Sequence[int]) -> int | None:
    """The chain a tile would belong to; None where it has none, or where its player decides."""
    match would:
        case Effect.GROWS, (chain,):
            return chain
        case Effect.TAKES_OVER, (largest, second, *_) if sizes[largest] > sizes[second]:
            return largest
    return None
