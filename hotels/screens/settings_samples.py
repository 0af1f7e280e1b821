"""What Settings shows instead of describing it: small tables, and a square of each chain."""

from collections.abc import Sequence

from kivy.graphics import Color, InstructionGroup, SmoothRoundedRectangle
from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.chains.board import WIDEST_LETTER
from hotels.screens.chains.faces import draw
from hotels.screens.chains.measures import sizes
from hotels.screens.theme import PALETTES, Colour, rgba, theme
from hotels.views.squares import Square


class SmallTable(Widget):
    """A table in the colours of a theme, small; of the system's theme one half light, one dark."""

    def __init__(self, name: str, *, chosen: bool, height: float = 103) -> None:
        super().__init__(size_hint_y=None, height=dp(height))
        self.name, self.chosen = name, chosen
        self._group = InstructionGroup()
        self.canvas.add(self._group)
        self.bind(pos=self._draw, size=self._draw)
        self._draw()

    def _draw(self, *_: object) -> None:
        self._group.clear()
        halves = ("light", "dark") if self.name == "system" else (self.name,)
        here = PALETTES[halves[0]]
        edge = dp(3 if self.chosen else 1)
        (x, y), (wide, high) = self.pos, self.size
        self._box(theme.colour("pri" if self.chosen else "outline"), x, y, wide, high, [dp(12)])
        x, y, wide, high = x + edge, y + edge, wide - 2 * edge, high - 2 * edge
        round_ = dp(12) - edge
        self._box(rgba(here["paper"]), x, y, wide, high, [round_])
        if len(halves) > 1:
            other = rgba(PALETTES[halves[1]]["paper"])
            corners = [0, round_, round_, 0]
            self._box(other, x + wide / 2, y, wide / 2, high, corners)
        left, top = x + dp(12), y + high - dp(12)
        self._framed(here["brassLine"], here["sign"], left, top - dp(22), wide - dp(24), dp(22))
        # All of it within the left half, which may be another theme's than the right one.
        unit = min(dp(1), (wide / 2 - dp(18)) / 70)
        for place, chain in enumerate((0, 2, 4)):
            ground, _ = theme.chain(chain)
            side = 20 * unit
            at = left + place * 25 * unit
            self._box(ground, at, top - dp(32) - side, side, side, [dp(3.5)])
        self._framed(here["rule"], here["sheet"], left, top - dp(76), 70 * unit, dp(13))

    def _framed(self, edge: str, fill: str, x: float, y: float, wide: float, high: float) -> None:
        self._box(rgba(edge), x, y, wide, high, [dp(4)])
        line = dp(1)
        self._box(rgba(fill), x + line, y + line, wide - 2 * line, high - 2 * line, [dp(3)])

    def _box(
        self, colour: Colour, x: float, y: float, wide: float, high: float, corners: list[float]
    ) -> None:
        self._group.add(Color(*colour))
        self._group.add(
            SmoothRoundedRectangle(pos=(x, y), size=(max(1, wide), max(1, high)), radius=corners)
        )


class SampleSquares(Widget):
    """A square of each chain as it lies on the board, in the look of this moment."""

    def __init__(self, shown: Sequence[Square], side: float, gap: float = 6) -> None:
        count = len(shown)
        super().__init__(
            size_hint=(None, None),
            size=(dp(side * count + gap * (count - 1)), dp(side - 2)),
            pos_hint={"center_y": 0.5},
        )
        self._shown, self._side, self._gap = shown, dp(side), dp(gap)
        self._group = InstructionGroup()
        self.canvas.add(self._group)
        self.bind(pos=self._draw, size=self._draw)
        self._draw()

    def _draw(self, *_: object) -> None:
        self._group.clear()
        wide, high = round(self._side), round(self.height)
        names = [square.name for square in self._shown]
        measures = sizes(wide, high, names, WIDEST_LETTER)
        for place, square in enumerate(self._shown):
            left = round(self.x + place * (self._side + self._gap))
            draw(self._group, square, (left, round(self.y), wide, high), measures)
