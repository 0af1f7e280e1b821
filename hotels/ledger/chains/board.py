"""The board: what lies where, and what a tile laid on a square would touch and cause."""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from functools import cached_property, lru_cache
from typing import NamedTuple

from hotels.ledger.chains.terms import Tile

EMPTY, LONE, FIRST_CHAIN = 0, 1, 2
"""What a square holds: nothing, a lone tile, or the chain at place ``code - FIRST_CHAIN``."""

Square = int
"""A tile's place, counted along the rows."""


class Effect(StrEnum):
    """What a tile laid on a square would do."""

    TAKEN = "taken"
    LONE = "lone"
    FORMS = "forms"
    GROWS = "grows"
    TAKES_OVER = "takes over"
    EIGHTH = "eighth"
    TWO_SAFE = "two safe"


NOT_PLAYABLE = frozenset({Effect.TAKEN, Effect.EIGHTH, Effect.TWO_SAFE})


class Prospect(NamedTuple):
    """The effect of a tile, and the chains it touches, the largest first."""

    effect: Effect
    chains: tuple[int, ...] = ()

    @property
    def playable(self) -> bool:
        """Whether the rules let a tile lie there now."""
        return self.effect not in NOT_PLAYABLE


_TAKEN, _LONE = Prospect(Effect.TAKEN), Prospect(Effect.LONE)


class Shape:
    """The squares of a board and which of them touch."""

    def __init__(self, rows: int, columns: int) -> None:
        self.rows = rows
        self.columns = columns

    @cached_property
    def neighbours(self) -> tuple[tuple[Square, ...], ...]:
        """For each square, the squares that share a side with it."""
        return tuple(
            tuple(
                (row + down) * self.columns + column + right
                for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0))
                if 0 <= row + down < self.rows and 0 <= column + right < self.columns
            )
            for row in range(self.rows)
            for column in range(self.columns)
        )

    @cached_property
    def squares(self) -> range:
        """Every square, along the rows."""
        return range(self.rows * self.columns)

    def holds(self, tile: Tile) -> bool:
        """Whether the tile names a square of this board."""
        return 0 <= tile.row < self.rows and 0 <= tile.column < self.columns

    def square(self, tile: Tile) -> Square:
        """Where the tile lies."""
        return tile.row * self.columns + tile.column

    def tile(self, square: Square) -> Tile:
        """The tile of a square."""
        return Tile(*divmod(square, self.columns))


@lru_cache
def shape(rows: int, columns: int) -> Shape:
    """The one shape of these measures."""
    return Shape(rows, columns)


class Board(NamedTuple):
    """What lies on each square, and the size the bank reckons for each chain."""

    shape: Shape
    cells: bytes
    sizes: tuple[int, ...]

    def touched(self, square: Square) -> tuple[bool, list[int]]:
        """Whether a lone tile lies beside the square, and the chains beside it, largest first."""
        lone = False
        chains: list[int] = []
        for beside in self.shape.neighbours[square]:
            code = self.cells[beside]
            if code == LONE:
                lone = True
            elif code and code - FIRST_CHAIN not in chains:
                chains.append(code - FIRST_CHAIN)
        if len(chains) > 1:
            sizes = self.sizes
            chains.sort(key=lambda chain: (-sizes[chain], chain))
        return lone, chains

    def prospect(self, square: Square, safe: int) -> Prospect:
        """What a tile laid on the square would do, and why it may not lie there."""
        if self.cells[square] != EMPTY:
            return _TAKEN
        lone, chains = self.touched(square)
        match chains:
            case []:
                if not lone:
                    return _LONE
                return Prospect(Effect.FORMS if 0 in self.sizes else Effect.EIGHTH)
            case [chain]:
                return Prospect(Effect.GROWS, (chain,))
            case [_, second, *_]:
                joins_safe = self.sizes[second] >= safe
                return Prospect(Effect.TWO_SAFE if joins_safe else Effect.TAKES_OVER, tuple(chains))
        raise AssertionError(chains)

    def playable(self, safe: int) -> bool:
        """Whether a tile could be laid anywhere at all."""
        square = self.cells.find(EMPTY)
        while square >= 0:
            if self.prospect(square, safe).playable:
                return True
            square = self.cells.find(EMPTY, square + 1)
        return False

    def lone(self, square: Square) -> "Board":
        """With a tile on the square that belongs to no chain (yet)."""
        cells = bytearray(self.cells)
        cells[square] = LONE
        return self._replace(cells=bytes(cells))

    def swept(self, square: Square, chain: int, defunct: Iterable[int] = ()) -> "Board":
        """With the tile on the square, all lone tiles it connects and all defunct tiles joined.

        A defunct chain keeps the size it had, for the bank reckons with it until it is settled.
        """
        code = chain + FIRST_CHAIN
        cells = bytearray(self.cells)
        cells[square] = LONE
        gained = _recoloured(cells, self.shape.neighbours, square, code)
        sizes = list(self.sizes)
        for taken in defunct:
            gained += sizes[taken]
            cells = cells.replace(bytes((taken + FIRST_CHAIN,)), bytes((code,)))
        sizes[chain] += gained
        return Board(self.shape, bytes(cells), tuple(sizes))

    def renamed(self, survivor: int, other: int, before: Sequence[int]) -> "Board":
        """With another chain as the survivor of a takeover, the sizes of all else as before it."""
        was, now = (bytes((chain + FIRST_CHAIN,)) for chain in (survivor, other))
        sizes = list(before)
        sizes[other] = self.sizes[survivor]
        return Board(self.shape, self.cells.replace(was, now), tuple(sizes))

    def without(self, defunct: Iterable[int]) -> "Board":
        """With the markers of the defunct chains off the board."""
        sizes = list(self.sizes)
        for chain in defunct:
            sizes[chain] = 0
        return self._replace(sizes=tuple(sizes))

    @property
    def on_board(self) -> list[int]:
        """The chains that have tiles, in the order of the card."""
        return [chain for chain, size in enumerate(self.sizes) if size]

    def smallest_first(self) -> list[int]:
        """The chains on the board by size, equal ones in the order of the card."""
        return sorted(self.on_board, key=self.sizes.__getitem__)


def _recoloured(
    cells: bytearray, neighbours: tuple[tuple[Square, ...], ...], start: Square, code: int
) -> int:
    """Give all lone tiles connected to the start this code; how many there were."""
    cells[start] = code
    count = 0
    edge = [start]
    while edge:
        count += 1
        for beside in neighbours[edge.pop()]:
            if cells[beside] == LONE:
                cells[beside] = code
                edge.append(beside)
    return count


def empty(rows: int, columns: int, chains: int) -> Board:
    """A board with nothing on it."""
    return Board(shape(rows, columns), bytes(rows * columns), (0,) * chains)
