"""Rows drawn straight onto the canvas of their list: what is looked at once is soonest seen so."""

from collections.abc import Callable
from typing import Any

from kivy.graphics import InstructionGroup, PopMatrix, PushMatrix, Translate

from hotels.screens.widgets.boxes import Box
from hotels.screens.widgets.rows import Rows


class Spot(InstructionGroup):
    """What is drawn from its own bottom left corner, wherever that lies."""

    def __init__(self) -> None:
        super().__init__()
        self.drawing = InstructionGroup()
        """What is drawn there."""
        self._step = Translate()
        for one in (PushMatrix(), self._step, self.drawing, PopMatrix()):
            self.add(one)

    @property
    def pos(self) -> tuple[float, float]:
        """Where the corner lies."""
        x, y = self._step.xy
        return x, y

    @pos.setter
    def pos(self, pos: tuple[float, float]) -> None:
        if self._step.xy != pos:
            self._step.xy = pos


class StraightRows(Rows):
    """A list without pictures of its rows: each of them costs more a frame, and nothing before."""

    _shown: Any

    def group(self, index: int) -> InstructionGroup:
        """What a row is drawn into."""
        return self._groups.get(index) or InstructionGroup()

    def _again(self, *_: object) -> None:
        """Everything, at its place."""
        self.height = self.whole()
        self.canvas.clear()
        spots = [Spot() for _ in (*self._heights, self.head_height())]
        for spot in spots:
            self.canvas.add(spot)
        self._shown = spots
        for index in range(len(self.rows)):
            self._draw(index)
        self._move()

    def _put_up(
        self,
        index: int,
        key: object,  # noqa: ARG002 - by it pictures are kept
        height: float,
        draw: Callable[[Box], None],
    ) -> None:
        """A row, drawn anew."""
        spot = self._shown[index]
        spot.drawing.clear()
        self._groups[index], self._words[index] = spot.drawing, []
        draw(Box(0, 0, self.row_width(index), max(1, round(height))))
