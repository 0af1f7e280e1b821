"""A card with round corners in which the lines of the ledger are scrolled."""

from functools import lru_cache
from math import ceil

from kivy.effects.scroll import ScrollEffect
from kivy.graphics import BorderImage, Color
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView

from hotels.screens.ledger.lines import LineList
from hotels.screens.theme import Colour, theme
from hotels.screens.widgets.plate import Ground
from hotels.screens.widgets.raster import coloured_texture, round_box

CORNER = 12


class Roll(ScrollView):
    """Scrolls the lines, has those drawn that are seen, and stays where it is when they grow."""

    def __init__(self, lines: LineList) -> None:
        super().__init__(
            do_scroll_x=False,
            bar_width=dp(3),
            scroll_distance=dp(12),
            effect_cls=ScrollEffect,  # it ends where the lines end
        )
        self.bar_color = theme.colour("outline")
        self.lines = lines
        self.above: float | None = None
        """How much is hidden above, in pixels; None while the end is to be seen."""
        self._is_moved = False
        self._known = 0.0
        """How much was hidden when the lines were put in their place last."""
        self.add_widget(lines)
        self.bind(scroll_y=self._scrolled, height=self.stay)
        lines.bind(height=self.stay)

    @property
    def hidden(self) -> float:
        """How much more there is than can be seen."""
        return max(0.0, float(self.lines.height - self.height))

    def to(self, above: float | None) -> None:
        """So much is hidden above, or as much as can be."""
        self.above = above
        self.effect_y.velocity = 0
        self.stay()

    def stay(self, *_: object) -> None:
        """The same lines stand at the top, however high the others have become."""
        hidden = self._known = self.hidden
        above = hidden if self.above is None else max(0.0, min(self.above, hidden))
        self._is_moved = True
        self.scroll_y = 1 - above / hidden if hidden else 1
        self._is_moved = False
        self.lines.look(above, self.height)

    def reveal(self, top: float, foot: float) -> None:
        """Something that lies so far below the top of the list is seen, its beginning at least."""
        above = max(self.seen, foot - self.height)
        self.to(max(0.0, min(above, top)))

    def centre(self, top: float, foot: float) -> None:
        """A line and those next to it are seen; in the middle where they were not."""
        high = foot - top
        if not self.seen + high <= top <= self.seen + self.height - 2 * high:
            self.to(max(0.0, min(self.hidden, (top + foot - self.height) / 2)))

    @property
    def seen(self) -> float:
        """How much is hidden above now."""
        return self.hidden if self.above is None else min(self.above, self.hidden)

    def _scrolled(self, *_: object) -> None:
        """A finger moved it; what moves because the lines have grown is put back."""
        if self._is_moved:
            return
        hidden = self.hidden
        if hidden != self._known:
            self.stay()
            return
        self.above = max(0.0, min(hidden, hidden * (1 - self.scroll_y)))
        self.lines.look(self.above, self.height)


class Paper(BoxLayout):
    """A card whose corners stay round whatever is scrolled beneath them."""

    def __init__(self, **rest: object) -> None:
        super().__init__(orientation="vertical", **rest)
        Ground(self, "sheet", "rule", CORNER)
        with self.canvas.after:
            Color(1, 1, 1, 1)
            self._mask = BorderImage(auto_scale="off")
        self.bind(pos=self._follow, size=self._follow)

    def _follow(self, *_: object) -> None:
        left, low = round(self.x), round(self.y)
        wide, high = round(self.right) - left, round(self.top) - low
        mask = _corners(theme.colour("paper"), theme.colour("rule"), dp(CORNER), max(1, dp(1)))
        self._mask.texture = mask
        self._mask.border = (mask.width // 2 - 1,) * 4
        self._mask.pos, self._mask.size = (left, low), (wide, high)


@lru_cache(maxsize=12)
def _corners(outside: Colour, line: Colour, radius: float, edge: float) -> Texture:
    """What is outside of round corners, and a border; nothing within."""
    thick = max(1, round(edge))
    side = 2 * (ceil(radius) + 1) + 2
    outer = round_box(side, side, radius)
    small = round_box(side - 2 * thick, side - 2 * thick, radius - thick)
    pixels = bytearray()
    for place, out in enumerate(outer):
        row, column = divmod(place, side)
        is_in = thick <= row < side - thick and thick <= column < side - thick
        inner = small[(row - thick) * (side - 2 * thick) + column - thick] if is_in else 0
        beyond, border = 255 - out, max(0, out - inner)
        share = border / (beyond + border) if beyond + border else 0
        for there, beneath in zip(line[:3], outside[:3], strict=True):
            pixels.append(round(255 * (there * share + beneath * (1 - share))))
        pixels.append(min(255, beyond + border))
    return coloured_texture(bytes(pixels), side, side)
