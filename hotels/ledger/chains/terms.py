"""The words of the chain game: tiles, players, and the pile nobody has told the bank about."""

import re
from functools import lru_cache
from typing import NamedTuple

Player = int
"""A seat, counted from the one who takes the first turn."""

PAIR = 2
"""Two players, for whom some rules differ."""

FEWEST_TILES = 2
"""So many tiles make a chain."""

UNSEEN = -2
"""The holder of the dealt blocks whose owner the bank does not know, and of a pile set aside."""

_TEXT = re.compile(r"(?:([A-Z])([1-9][0-9]{0,2})|([1-9][0-9]{0,2})([A-Z]))", re.ASCII)
_ZERO = re.compile(r"[A-Z]0|0[A-Z]", re.ASCII)


class Tile(NamedTuple):
    """A square's row and column, both counted from nought."""

    row: int
    column: int

    @property
    def letter(self) -> str:
        """The row as printed."""
        return chr(ord("A") + self.row)

    def text(self, *, row_first: bool) -> str:
        """The tile as its edition prints it: ``B3`` or ``3B``."""
        number = str(self.column + 1)
        return self.letter + number if row_first else number + self.letter


@lru_cache(maxsize=512)
def tile(text: str) -> Tile | None:
    """The tile a text names, in either notation; None where it names none."""
    match = _TEXT.fullmatch(text)
    if match is None:
        return Tile(ord(text.strip("0")) - ord("A"), -1) if _ZERO.fullmatch(text) else None
    letter = match[1] or match[4]
    number = match[2] or match[3]
    return Tile(ord(letter) - ord("A"), int(number) - 1)


def leftwards(first: Player, seats: int) -> tuple[Player, ...]:
    """All seats in the order of play, from one player to his left."""
    return (*range(first, seats), *range(first))
