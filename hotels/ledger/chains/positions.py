"""Small positions as text, laid out on the board of any edition.

``a A1-A3; b A5-A9; lone B4``: the letters stand for chains by their price, the cheapest first.
Where a place depends on how many tiles make a chain safe, it has a word: ``a above`` and ``b
below`` are safe chains with one square between them, ``nearly above`` is one tile short of safe,
``c beside`` two tiles beyond that square, ``c last`` two in the last corner; ``all everywhere`` is
every chain of the edition in pairs.
"""

from collections.abc import Iterator

from hotels.ledger.chains.board import EMPTY, FIRST_CHAIN, LONE, Board, empty
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.terms import Tile, tile

ROLES = "abcdefg"

BETWEEN = Tile(-1, -1)
"""The square between the chain above and the one below."""
CORNER = Tile(-1, -2)
"""The last square of the board."""
BY_CORNER = Tile(-1, -3)
"""The square left of the last one."""

_PAIRS_APART = 2
_BAND = 3


def chain_of(role: str, edition: Edition) -> int:
    """The place on the card of the chain that plays a part."""
    order = sorted(
        range(len(edition.chains)), key=lambda place: (edition.chains[place].tier, place)
    )
    return order[ROLES.index(role) % len(order)]


def square_of(meant: Tile, edition: Edition) -> Tile:
    """The tile that a word of the position stands for; any other as it is."""
    rows, columns = edition.rows, edition.columns
    match meant:
        case Tile(-1, -1):
            return Tile(_lines(edition.safe - 1, columns) + 1, 0)
        case Tile(-1, -2):
            return Tile(rows - 1, columns - 1)
        case Tile(-1, -3):
            return Tile(rows - 1, columns - 2)
    return meant


def laid_out(text: str, edition: Edition) -> Board | None:
    """The position on a board of this edition; None where it has no room there."""
    bare = empty(edition.rows, edition.columns, len(edition.chains))
    cells, sizes = bytearray(bare.cells), [*bare.sizes]
    for who, where in _parts(text, edition):
        chain = None if who == "lone" else chain_of(who, edition)
        for one in where:
            if not bare.shape.holds(one):
                return None
            square = bare.shape.square(one)
            if cells[square] != EMPTY:
                raise AssertionError(text)
            cells[square] = LONE if chain is None else FIRST_CHAIN + chain
            if chain is not None:
                sizes[chain] += 1
    return Board(bare.shape, bytes(cells), tuple(sizes))


def _parts(text: str, edition: Edition) -> Iterator[tuple[str, list[Tile]]]:
    """Who lies where, part by part."""
    for part in text.split(";"):
        who, *where = part.split()
        if who == "all":
            for place, role in enumerate(ROLES[: len(edition.chains)]):
                yield role, _pair(place, edition)
        else:
            yield who, [*_squares(where, edition)]


def _squares(where: list[str], edition: Edition) -> Iterator[Tile]:
    """The squares that words name."""
    between = square_of(BETWEEN, edition)
    match where:
        case ["beside"]:
            yield from (between._replace(column=column) for column in (1, 2))
        case ["corner"]:
            yield square_of(CORNER, edition)
        case ["last"]:
            yield from (square_of(one, edition) for one in (BY_CORNER, CORNER))
        case [*nearly, "above" | "below" as side]:
            first = 0 if side == "above" else between.row + 2
            most = edition.safe - 1
            missing = min(most, edition.columns) - 1 if nearly else most
            yield from _filled(first, most, edition.columns, missing)
            yield between._replace(row=between.row + (-1 if side == "above" else 1))
        case _:
            for span in where:
                yield from _span(span)


def _span(span: str) -> Iterator[Tile]:
    """``A1-A3``: the rectangle between its corners."""
    first, _, last = span.partition("-")
    start, stop = tile(first), tile(last or first)
    if start is None or stop is None:
        raise AssertionError(span)
    for row in range(start.row, stop.row + 1):
        for column in range(start.column, stop.column + 1):
            yield Tile(row, column)


def _filled(first: int, count: int, columns: int, missing: int) -> Iterator[Tile]:
    """So many squares along the rows, from the beginning of one, but not the missing one."""
    for place in range(count):
        if place != missing:
            yield Tile(first + place // columns, place % columns)


def _lines(count: int, columns: int) -> int:
    """How many rows so many squares fill or begin."""
    return -(-count // columns)


def _pair(place: int, edition: Edition) -> list[Tile]:
    """Two tiles, one above the other, for each chain of the card."""
    band, step = divmod(place, edition.columns // _PAIRS_APART)
    top = Tile(band * _BAND, step * _PAIRS_APART)
    return [top, top._replace(row=top.row + 1)]
