"""The mark of the house: an H of exactly seven tiles, one a chain."""

from kivy.graphics import Color, SmoothRoundedRectangle
from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.theme import theme

PLACES = ((0, 2), (2, 2), (0, 1), (1, 1), (2, 1), (0, 0), (2, 0))
"""Column and row from below of each chain's tile."""


class HouseMark(Widget):
    """The seven tiles, so many dp square."""

    def __init__(self, size: float) -> None:
        super().__init__(
            size_hint=(None, None), size=(dp(size), dp(size)), pos_hint={"center_y": 0.5}
        )
        self._tiles = []
        with self.canvas:
            for place in range(len(PLACES)):
                Color(*theme.colour("ink" if not theme.is_dark else "paper"))
                edge = SmoothRoundedRectangle()
                Color(*theme.chain(place)[0])
                self._tiles.append((edge, SmoothRoundedRectangle()))
        self.bind(pos=self._follow, size=self._follow)
        self._follow()

    def _follow(self, *_: object) -> None:
        gap, border = self.width * 0.03, max(1, self.width * 0.02)
        side = (self.width - 2 * gap) / 3
        for (column, row), (edge, tile) in zip(PLACES, self._tiles, strict=True):
            x, y = self.x + column * (side + gap), self.y + row * (side + gap)
            edge.pos, edge.size, edge.radius = (x, y), (side, side), [side * 0.2]
            tile.pos, tile.size = (
                (x + border, y + border),
                (side - 2 * border, side - 2 * border),
            )
            tile.radius = [side * 0.2 - border]
