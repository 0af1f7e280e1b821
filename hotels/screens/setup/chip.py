"""Small things on the set-up's cards: a name to tap, a player's disc, how sure a figure is."""

from collections.abc import Callable

from kivy.graphics import Color, InstructionGroup, SmoothEllipse
from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.widget import Widget

from hotels.ledger.working import Mark
from hotels.screens.theme import theme
from hotels.screens.widgets.drawing import dashes, filled
from hotels.screens.widgets.plate import Across, Ground
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.wording.language import phrase

# how sure: ground, border, words, icon
_MARKS = {
    Mark.ATTESTED: ("priC", None, "onPriC", "check-decagram"),
    Mark.DERIVED: ("sheet", "pri", "pri", "function-variant"),
    Mark.RECONSTRUCTED: ("sheet", None, "brass", "pencil-ruler"),
    Mark.HOUSE: ("brassC", None, "onBrassC", "home-edit-outline"),
}


class Chip(Tap, AnchorLayout):
    """A name to tap; one too long for the line breaks."""

    def __init__(self, text: str, on_tap: Callable[[], None], most: float) -> None:
        super().__init__(on_tap=on_tap, size_hint=(None, None), padding=(dp(16), dp(8)))
        self.text = text
        Ground(self, "sheet", "outline", 12, 1.5)
        label = Text(text, "button", shrink=True)
        if label.width > most - dp(32):
            label = Text(text, "button")
            label.size_hint_x, label.width = None, most - dp(32)
        self.add_widget(label)
        self.width = max(dp(48), label.width + dp(32))
        label.bind(height=self._grow)
        self._grow(label)

    def _grow(self, label: Text, *_: object) -> None:
        self.height = max(dp(48), label.height + dp(16))


class Disc(AnchorLayout):
    """A player's colour with his letter."""

    def __init__(self, letter: str, seat: int, size: float = 44) -> None:
        super().__init__(
            size_hint=(None, None), size=(dp(size), dp(size)), pos_hint={"center_y": 0.5}
        )
        with self.canvas.before:
            Color(*theme.player(seat))
            self._disc = SmoothEllipse(size=self.size)
        self.bind(pos=self._follow)
        text = Text(letter, "name", "sheet", shrink=True)
        text.font_size = dp(size) * 0.44
        self.add_widget(text)

    def _follow(self, *_: object) -> None:
        self._disc.pos = self.pos


class MarkChip(Across):
    """How sure something is: an icon and a word, or the icon alone."""

    def __init__(
        self,
        mark: Mark,
        text: str = "",
        *,
        brief: bool = False,
        ground: str | None = None,
        **rest: object,
    ) -> None:
        own, line, ink, icon = _MARKS[mark]
        ground = ground if ground and mark is not Mark.HOUSE else own
        rest.setdefault("pos_hint", {"center_y": 0.5})
        super().__init__(size_hint=(None, None), padding=(dp(7), dp(3)), spacing=dp(6), **rest)
        self.mark, self.text = mark, text or phrase(mark.value)
        Ground(self, ground, line, 6, 1.5)
        if mark is Mark.RECONSTRUCTED:
            self._dashes = InstructionGroup()
            self.canvas.add(self._dashes)
            self.bind(pos=self._dash, size=self._dash)
        sign = Icon(icon, 15, ink)
        sign.pos_hint = {"center_y": 0.5}
        self.add_widget(sign)
        self.width = sign.width + dp(14)
        if not brief:
            words = Text(self.text, "caption medium", ink, shrink=True)
            words.pos_hint = {"center_y": 0.5}
            self.add_widget(words)
            self.width += words.width + dp(6)  # known before anything is laid out
        self.at_least(theme.least(24, "caption medium") - dp(6))
        if self.height < dp(24):
            self.at_least(dp(24))

    def _dash(self, *_: object) -> None:
        self._dashes.clear()
        self._dashes.add(Color(*theme.colour("brass")))
        edges = dashes(*self.pos, *self.size, dp(3), dp(2.5), dp(1.2))
        self._dashes.add(filled(edges))


def width_of(widgets: list[Widget], gap: float) -> float:
    """How wide things are side by side."""
    return sum(widget.width for widget in widgets) + gap * (len(widgets) - 1)
