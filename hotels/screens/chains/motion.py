"""What moves on the board when a tile has been laid: the tile itself, and what it recolours."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from hotels.views.squares import Square, State

LAYING = 0.12
"""Seconds a tile takes to lie."""

RECOLOURING = 0.2
"""Seconds until all squares have their new colour."""

FROM = 0.8
"""How large a tile is at first."""


class Motion(NamedTuple):
    """The square of the tile laid, and the squares that change colour, the nearest first."""

    laid: int | None = None
    recoloured: tuple[int, ...] = ()

    def scale(self, elapsed: float) -> float:
        """How large the tile is after so many seconds: quick at first, slow at the end."""
        left = 1 - min(1.0, elapsed / LAYING)
        return 1 - (1 - FROM) * left * left

    def due(self, elapsed: float) -> tuple[int, ...]:
        """The squares that have their new colour after so many seconds."""
        share = min(1.0, elapsed / RECOLOURING)
        return self.recoloured[: int(share * len(self.recoloured))]

    def is_over(self, elapsed: float) -> bool:
        """Whether nothing moves any more."""
        return elapsed >= (RECOLOURING if self.recoloured else LAYING)


STILL = Motion()


def motion(before: Mapping[int, Square], after: Sequence[Square]) -> Motion:
    """What moves from one picture of the board to the next; nothing does when a tile goes."""
    last = next((square for square in after if square.is_last), None)
    if last is None or last.state.is_empty:
        return STILL
    found = []
    for square in after:
        was = before[square.number]
        if was.state.is_empty or square.drawn == was.drawn:
            continue
        if square.state is not State.CHAIN:
            return STILL
        found.append(square)
    laid = last.number if before[last.number].state.is_empty else None
    found.sort(key=lambda square: abs(square.row - last.row) + abs(square.column - last.column))
    return Motion(laid, tuple(square.number for square in found))
