"""What a change comes to for each player: by how much, and what he has then."""

from typing import Any

from kivy.metrics import dp

from hotels.screens.ledger.breaking import ruler
from hotels.screens.ledger.cells import Cells
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
    """A cell for each: his name, the difference, what he has then, one under another."""

    def __init__(self) -> None:
        super().__init__(lambda *_: None)

    def part(self, row: Any, box: Box, x: float) -> str:  # noqa: ARG002 - a list's parts
        """Nothing to tap."""
        return ""

    def needs(self, row: Cell) -> float:
        """The longest of its lines; of a name its longest word."""
        figures = ruler("price").width(row.difference)
        return max(_word(row), figures, ruler("support").width(row.then)) + dp(2 * EDGE)

    def tall(self, row: Cell, wide: float) -> float:
        """All its lines."""
        high = len(self._name(row, wide)) * ruler("support medium").high
        return high + ruler("price").high + ruler("support").high + dp(20)

    def draw(self, index: int, row: Cell, box: Box) -> None:
        """From the left, with a rule between two players."""
        names, figures, small = ruler("support medium"), ruler("price"), ruler("support")
        left, top = box.x + dp(EDGE), box.y + box.height - dp(9)
        self._part(index, box)
        lines = self._name(row, box.width)
        high = len(lines) * names.high
        self.put(index, "\n".join(lines), "support medium", "ink", left, top - high / 2)
        top -= high + dp(1)
        self.put(index, row.difference, "price", row.role, left, top - figures.high / 2)
        top -= figures.high + dp(1)
        self.put(index, row.then, "support", "ink2", left, top - small.high / 2)

    def _name(self, row: Cell, wide: float) -> list[str]:
        """The lines of a name in a cell that is so wide."""
        return ruler("support medium").broken(row.name, wide - dp(2 * EDGE - 2))

    def _part(self, index: int, box: Box) -> None:
        """A rule to the cell on the left."""
        if index % self.across:
            self.fill(index, "rule", Box(0, dp(3), max(1, dp(1)), box.height - dp(6)))


class TightCells(PeopleCells):
    """Where room is short the difference stands beside the name."""

    def needs(self, row: Cell) -> float:
        """The longest word of his name beside the difference, or what he has then."""
        first = _word(row) + dp(APART) + ruler("price").width(row.difference)
        return max(first, ruler("support").width(row.then)) + dp(2 * EDGE)

    def tall(self, row: Cell, wide: float) -> float:
        """The lines of his name, and one."""
        return self._above(row, wide) + ruler("support").high + dp(8)

    def draw(self, index: int, row: Cell, box: Box) -> None:
        """The name from the left, the difference at the right, below both what he has then."""
        small = ruler("support")
        left, top = box.x + dp(EDGE), box.y + box.height - dp(4)
        self._part(index, box)
        high = self._above(row, box.width)
        said, right = "\n".join(self._name(row, box.width)), box.right - dp(EDGE)
        self.put(index, said, "support medium", "ink", left, top - high / 2)
        self.put(index, row.difference, "price", row.role, right, top - high / 2, align="right")
        self.put(index, row.then, "support", "ink2", left, top - high - small.high / 2)

    def _above(self, row: Cell, wide: float) -> float:
        """How high the name and the difference are."""
        names = len(self._name(row, wide)) * ruler("support medium").high
        return max(names, ruler("price").high)

    def _name(self, row: Cell, wide: float) -> list[str]:
        """Its lines, in what the difference leaves of the cell."""
        beside = dp(APART) + ruler("price").width(row.difference)
        return super()._name(row, wide - beside)


def _word(row: Cell) -> float:
    """How wide the longest word of a name is counted on to be, in pixels."""
    names = ruler("support medium")
    longest = max((names.width(word) for word in row.name.split()), default=0)
    return min(longest, dp(LONGEST) * max(1, theme.text_size))
