"""A chain's key fob: its colour, its letter and its pattern."""

from kivy.graphics import Color, Ellipse, InstructionGroup, SmoothEllipse, SmoothRoundedRectangle
from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.patterns import INK
from hotels.screens.theme import BOLD, theme
from hotels.screens.widgets.drawing import mesh, pattern_points, words, write

PALE = 0.38
"""How opaque the fob of a chain off the board is."""


class Fob(Widget):
    """The fob of the chain at a place of the card, so many dp high."""

    def __init__(
        self,
        place: int,
        letter: str,
        height: float = 46,
        *,
        pale: bool = False,
        ground: str = "sheet",
        **rest: object,
    ) -> None:
        high = dp(height)
        rest.setdefault("pos_hint", {"center_y": 0.5})
        super().__init__(size_hint=(None, None), size=(high * 0.78, high), **rest)
        self.place, self.letter, self.pale, self._hole = place, letter, pale, ground
        self._group = InstructionGroup()
        self.canvas.add(self._group)
        self.bind(pos=self._draw, size=self._draw)
        self._draw()

    def _draw(self, *_: object) -> None:
        group, (x, y), (wide, high) = self._group, self.pos, self.size
        group.clear()
        (red, green, blue, _), ink = theme.chain(self.place)
        opacity = PALE if self.pale else 1
        group.add(Color(red, green, blue, opacity))
        body = high - (0.16 * high - dp(2))
        tab = 0.4 * wide
        top = high - body
        # The tab ends where the body begins, so that a pale fob is even.
        group.add(
            SmoothRoundedRectangle(
                pos=(x + (wide - tab) / 2, y + body - 1),
                size=(tab, top + 1),
                radius=[0.16 * wide, 0.16 * wide, 0, 0],
            )
        )
        group.add(SmoothRoundedRectangle(pos=(x, y), size=(wide, body), radius=[0.2 * wide]))
        radius = 0.058 * high
        group.add(Color(*theme.colour(self._hole)))
        centre = x + wide / 2, y + high * (1 - 0.152)
        group.add(
            SmoothEllipse(
                pos=(centre[0] - radius, centre[1] - radius), size=(2 * radius, 2 * radius)
            )
            if radius > 1
            else Ellipse(pos=centre, size=(1, 1))
        )
        letter = words(self.letter, BOLD, round(0.4 * high))
        group.add(Color(*ink[:3], 0.5 if self.pale else 1))
        share = 0.62 if theme.patterns else 0.5
        write(
            group,
            letter,
            x + (wide - letter.width) / 2,
            y + body * share - letter.height / 2,
        )
        if theme.patterns:
            inset = 0.06 * wide
            strip = 0.26 * body
            points = pattern_points(
                self.place, x + inset, y + 0.06 * body, wide - 2 * inset, round(strip, 2)
            )
            group.add(Color(*ink[:3], INK * (0.5 if self.pale else 1)))
            group.add(mesh(points))
