"""Cubes: a colour and the letter of whoever plays it; the ghost's has a sign of its own."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from kivy.graphics import Color, InstructionGroup
from kivy.metrics import dp
from kivy.uix.widget import Widget
from kivymd.icon_definitions import md_icons

from hotels.screens.theme import BOLD, ICONS, theme
from hotels.screens.widgets.boxes import Box
from hotels.screens.widgets.drawing import dashes, filled, words, write
from hotels.screens.widgets.drawn import Drawn
from hotels.screens.widgets.raster import plate

GHOST = "ghost"
"""The icon of the colour that nobody plays."""

TALL, TALL_PAIR, TALL_GHOST = 0.62, 0.5, 0.66
"""How high a letter is against its cube: alone, one of two, and the ghost's sign."""

ROUND = 0.16
"""How round a corner is, against the cube."""


class Mark(NamedTuple):
    """A cube: its colour, and what stands on it; nothing stands for the ghost."""

    colour: int
    letter: str


def draw_cube(group: InstructionGroup, box: Box, mark: Mark, *, edge: str = "ink2") -> None:
    """A cube as large as the box."""
    ground, ink = theme.cube(mark.colour)
    side, radius = box.width, max(2, box.width * ROUND)
    thin = max(1, round(dp(1)))
    group.add(Color(*theme.colour(edge)))
    group.add(plate(box, radius))
    group.add(Color(*ground))
    inner = box.x + thin, box.y + thin, side - 2 * thin, box.height - 2 * thin
    group.add(plate(inner, max(1, radius - thin)))
    group.add(Color(*ink))
    if mark.letter:
        tall = TALL if len(mark.letter) == 1 else TALL_PAIR
        texture = words(mark.letter, BOLD, round(side * tall))
    else:
        texture = words(md_icons[GHOST], ICONS, round(side * TALL_GHOST))
    x = box.x + (side - texture.width) / 2
    write(group, texture, x, box.y + (box.height - texture.height) / 2)


def draw_places(group: InstructionGroup, boxes: Iterable[Box], role: str = "outline") -> None:
    """Places that are still free, dashed: all of them one drawing."""
    found = [
        dash
        for box in boxes
        for dash in dashes(*map(round, box), dp(3), dp(3), max(1, round(dp(1))))
    ]
    if found:
        group.add(Color(*theme.colour(role)))
        group.add(filled(found))


class Cube(Drawn):
    """One cube, so many dp wide."""

    def __init__(self, mark: Mark, size: float = 32, **rest: object) -> None:
        self.mark = mark
        super().__init__(dp(size), dp(size), **rest)

    def draw(self, group: InstructionGroup) -> None:
        """The cube on whole pixels."""
        draw_cube(group, Box(round(self.x), round(self.y), *self.size), self.mark)


class CubeLine(Widget):
    """Cubes side by side on one canvas, and dashed places for those that are missing."""

    def __init__(self, size: float = 36, gap: float = 6, **rest: object) -> None:
        rest.setdefault("pos_hint", {"center_y": 0.5})
        super().__init__(size_hint=(None, None), size=(0, dp(size)), **rest)
        self._gap = dp(gap)
        self.marks: tuple[Mark, ...] = ()
        self.places = 0
        self._edge = "ink2"
        self._group = InstructionGroup()
        self.canvas.add(self._group)
        self.bind(pos=self._draw)

    def show(self, marks: Sequence[Mark], places: int = 0, *, edge: str = "ink2") -> None:
        """These cubes, and so many places in all."""
        if (tuple(marks), places, edge) != (self.marks, self.places, self._edge):
            self.marks, self.places, self._edge = tuple(marks), places, edge
            count = max(len(marks), places)
            self.width = max(0.0, count * (self.height + self._gap) - self._gap)
            self._draw()

    def _draw(self, *_: object) -> None:
        self._group.clear()
        side = self.height
        boxes = [
            Box(round(self.x + place * (side + self._gap)), round(self.y), side, side)
            for place in range(max(len(self.marks), self.places))
        ]
        role = "outline" if self._edge == "ink2" else self._edge
        draw_places(self._group, boxes[len(self.marks) :], role)
        for box, mark in zip(boxes, self.marks, strict=False):
            draw_cube(self._group, box, mark, edge=self._edge)
