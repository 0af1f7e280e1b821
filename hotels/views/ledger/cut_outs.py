"""Two small boards side by side: as the game stands, and as it would stand."""

from typing import NamedTuple

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import Entry, Lay
from hotels.views.squares import Square, lying
from hotels.wording.language import phrase
from hotels.wording.speech import Speech

LEAST = 6
"""So many squares a cut-out shows at least, both ways."""


class CutOut(NamedTuple):
    """The squares of a board about what differs."""

    label: str
    squares: tuple[Square, ...]
    """Along the rows; the one that is spoken of is the last one laid."""
    rows: int
    columns: int


def cut_outs(
    was: Books, now: Books, ringed: tuple[int | None, int | None], label: str, speech: Speech
) -> tuple[CutOut, CutOut] | None:
    """The part of both boards in which something differs; None where nothing does."""
    shape = was.header.shape
    pairs = enumerate(zip(was.board.cells, now.board.cells, strict=True))
    places = [square for square, (then, today) in pairs if then != today]
    if not places:
        return None
    places += [square for square in ringed if square is not None]
    rows = [square // shape.columns for square in places]
    columns = [square % shape.columns for square in places]
    high = _span(min(rows), max(rows), shape.rows)
    wide = _span(min(columns), max(columns), shape.columns)
    before, after = (
        CutOut(said, lying(books, speech, high, wide, ring), len(high), len(wide))
        for said, books, ring in ((phrase("As it is"), was, ringed[0]), (label, now, ringed[1]))
    )
    return before, after


def tile_square(entry: Entry | None, books: Books) -> int | None:
    """Where an entry lays a tile; None where it lays none on this board."""
    shape = books.header.shape
    if not isinstance(entry, Lay) or not shape.holds(entry.tile):
        return None
    return shape.square(entry.tile)


def _span(first: int, last: int, most: int) -> range:
    """A stretch that shows all of these and not too few."""
    length = min(most, max(LEAST, last - first + 1))
    start = max(0, min((first + last + 1) // 2 - length // 2, most - length))
    return range(start, start + length)
