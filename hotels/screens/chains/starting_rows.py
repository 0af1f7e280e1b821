"""A player's row beside the board of starting tiles."""

from collections.abc import Callable

from kivy.graphics import Color, InstructionGroup, SmoothLine
from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout

from hotels.screens.theme import theme
from hotels.screens.widgets.chip import Disc
from hotels.screens.widgets.dashed import round_dashes
from hotels.screens.widgets.drawing import filled, smooth
from hotels.screens.widgets.plate import Across, Behind, Down, Frame, Ground
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Text
from hotels.views.setup_words import initial
from hotels.views.starting import Row

MIDDLE = {"center_y": 0.5}

WIDE, HIGH, RADIUS = 64, 48, 8
"""A tile's place in a row, in dp."""


class TileRow(Tap, Across):
    """A disc, the name, what is known, and the tile; a tap asks for this player's tile."""

    def __init__(
        self,
        seat: int,
        name: str,
        ask: Callable[[int], None],
        *,
        low: bool = False,
        bare: bool = False,
    ) -> None:
        high, side = dp(4 if low else 8), dp(8 if bare else 20)
        super().__init__(
            on_tap=lambda: ask(seat),
            corner=0,
            padding=(dp(20), high, side, high),
            spacing=dp(8 if bare else 14),
        )
        self.name = name
        self._ground = Ground(self, "sheet", None, 0)
        self._bar = _Bar(self)
        style = "name short" if bare else "name list"
        self._name = Text(name, style)
        self._said = Text("", "support", "ink2")
        self.tile = TilePlace()
        if not bare:
            self.add_widget(Disc(initial(name, seat), seat, 36 if low else 44))
        self.add_widget(Down(self._name, self._said, pos_hint=MIDDLE))
        self.add_widget(self.tile)
        self.at_least(theme.least(56 if low else 76, "name list", "support"))

    def show(self, row: Row) -> None:
        """What is known now."""
        self._ground.paint("priC" if row.asked else "sheet")
        self._bar.show(is_lit=row.asked)
        self._name.color = theme.colour("onPriC" if row.asked else "ink")
        self._said.color = theme.colour("onPriC" if row.asked else "ink2")
        self._said.text = row.said
        self.tile.show(row)


class TilePlace(AnchorLayout):
    """The tile as it lies on the board, a question, or an empty place."""

    def __init__(self) -> None:
        super().__init__(
            size_hint=(None, None), size=(dp(WIDE), dp(HIGH)), pos_hint={"center_y": 0.5}
        )
        self._frame = Frame(self, "sheet", "outline", RADIUS, 1.5)
        self._dashes = _Dashes(self)
        self._text = Text("", "name", shrink=True)
        self.add_widget(self._text)

    def show(self, row: Row) -> None:
        """A player's tile."""
        self._dashes.show(is_shown=row.asked)
        self._text.text = "?" if row.asked else row.tile
        self._text.color = theme.colour("onLone" if row.tile else "ink")
        if row.tile:
            self._frame.frame("lone", "loneLine" if theme.is_dark else None, 1)
        else:
            self._frame.frame("sheet", None if row.asked else "outline", 1.5)


class _Dashes(Behind):
    """The dashed border of what is asked."""

    def __init__(self, widget: AnchorLayout) -> None:
        self._group, self._is_shown = InstructionGroup(), False
        widget.canvas.before.add(self._group)
        super().__init__(widget)

    def show(self, *, is_shown: bool) -> None:
        """With it, or without."""
        self._is_shown = is_shown
        self._follow()

    def _follow(self, *_: object) -> None:
        self._group.clear()
        if not self._is_shown:
            return
        box, edge = (*self._widget.pos, *self._widget.size), dp(1)
        left, low, wide, high = box
        within = (left + edge, low + edge, wide - 2 * edge, high - 2 * edge)
        self._group.add(Color(*theme.colour("ink")))
        for points in round_dashes(within, dp(RADIUS) - edge, dp(6), dp(4)):
            self._group.add(SmoothLine(points=points, width=smooth(2 * edge)))


class _Bar(Behind):
    """The lamp bar of the player asked."""

    def __init__(self, widget: Across) -> None:
        self._group, self._is_lit = InstructionGroup(), False
        widget.canvas.before.add(self._group)
        super().__init__(widget)

    def show(self, *, is_lit: bool) -> None:
        """Lit, or not."""
        self._is_lit = is_lit
        self._follow()

    def _follow(self, *_: object) -> None:
        self._group.clear()
        if self._is_lit:
            box = self._widget
            self._group.add(Color(*theme.colour("pri")))
            self._group.add(filled([(box.x + dp(8), box.y + dp(10), dp(6), box.height - dp(20))]))
