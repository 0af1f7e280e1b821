"""What a change comes to for each player: by how much, and what he has then."""

from collections.abc import Sequence
from typing import Any

from kivy.metrics import dp

from hotels.screens.ledger.breaking import ruler
from hotels.screens.ledger.cells import UNPLACED, Cells
from hotels.screens.ledger.straight import StraightRows
from hotels.screens.theme import theme
from hotels.screens.widgets.boxes import Box
from hotels.views.ledger.consequences import Cell

EDGE = 12
"""What is free at the sides of a player's cell, in dp."""

APART = 8
"""What is free between a name and the difference beside it, in dp."""

LONGEST = 110
"""The longest word of a name is never counted on to be wider, in dp."""


class PeopleCells(StraightRows, Cells):
    """A cell for each: his name, the difference, what he has then.

    They stand one under another; in a ``low`` window the difference stands beside the name where
    all of them are lower so.
    """

    _beside = False

    def __init__(self, *, low: bool = False) -> None:
        super().__init__(lambda *_: None)
        self._low = low

    def part(self, row: Any, box: Box, x: float) -> str:  # noqa: ARG002 - a list's parts
        """Nothing to tap."""
        return ""

    def show(self, rows: Sequence[Cell]) -> None:
        """These, in the way that is lower."""
        if self._low and self.width > UNPLACED:
            self._beside = False
            under = self._all(rows)
            self._beside = True
            self._beside = self._all(rows) < under
        super().show(rows)

    def mode(self) -> object:
        """How wide and high each of them is, and in which way."""
        return super().mode(), self._beside

    def needs(self, row: Cell) -> float:
        """The longest of its lines; of a name its longest word."""
        first, figures = _word(row), ruler("price").width(row.difference)
        first = first + dp(APART) + figures if self._beside else max(first, figures)
        return max(first, ruler("support").width(row.then)) + dp(2 * EDGE)

    def tall(self, row: Cell, wide: float) -> float:
        """All its lines."""
        high = len(self._name(row, wide)) * ruler("support medium").high
        figures, small = ruler("price").high, ruler("support").high
        return (
            max(high, figures) + small + dp(8) if self._beside else high + figures + small + dp(20)
        )

    def draw(self, index: int, row: Cell, box: Box) -> None:
        """From the left, with a rule between two players."""
        names, figures, small = ruler("support medium"), ruler("price"), ruler("support")
        left, right = box.x + dp(EDGE), box.right - dp(EDGE)
        if index % self.across:
            self.fill(index, "rule", Box(0, dp(3), max(1, dp(1)), box.height - dp(6)))
        lines = self._name(row, box.width)
        high, said = len(lines) * names.high, "\n".join(lines)
        if self._beside:
            first = max(high, figures.high)
            top = box.y + box.height - dp(4)
            middle = top - first / 2
            self.put(index, said, "support medium", "ink", left, middle)
            self.put(index, row.difference, "price", row.role, right, middle, align="right")
            top -= first
        else:
            top = box.y + box.height - dp(9)
            self.put(index, said, "support medium", "ink", left, top - high / 2)
            top -= high + dp(1)
            self.put(index, row.difference, "price", row.role, left, top - figures.high / 2)
            top -= figures.high + dp(1)
        self.put(index, row.then, "support", "ink2", left, top - small.high / 2)

    def _all(self, rows: Sequence[Cell]) -> float:
        """How high they are together, in pixels."""
        across = self.evenly(rows)
        return -(-len(rows) // across) * self.highest(rows, across)

    def _name(self, row: Cell, wide: float) -> list[str]:
        """The lines of a name in a cell that is so wide."""
        beside = dp(APART) + ruler("price").width(row.difference) if self._beside else 0
        return ruler("support medium").broken(row.name, wide - dp(2 * EDGE - 2) - beside)


def _word(row: Cell) -> float:
    """How wide the longest word of a name is counted on to be, in pixels."""
    names = ruler("support medium")
    longest = max((names.width(word) for word in row.name.split()), default=0)
    return min(longest, dp(LONGEST) * max(1, theme.text_size))
