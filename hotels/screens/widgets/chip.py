"""Who plays, in small: a name to tap, a player's disc."""

from collections.abc import Callable

from kivy.graphics import Color, SmoothEllipse
from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout

from hotels.screens.theme import theme
from hotels.screens.widgets.plate import Ground
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Text


class Chip(Tap, AnchorLayout):
    """A name to tap, chosen or not; one too long for the line breaks."""

    def __init__(
        self, text: str, on_tap: Callable[[], None], most: float, *, chosen: bool = False
    ) -> None:
        super().__init__(on_tap=on_tap, size_hint=(None, None), padding=(dp(16), dp(8)))
        self.text, self.chosen = text, chosen
        ink = "onPriC" if chosen else "ink"
        if chosen:
            Ground(self, "priC", "pri", 12, 2)
        else:
            Ground(self, "sheet", "outline", 12, 1.5)
        label = Text(text, "button", ink, shrink=True)
        if label.width > most - dp(32):
            label = Text(text, "button", ink)
            label.size_hint_x, label.width = None, most - dp(32)
        self.add_widget(label)
        self.width = max(dp(48), label.width + dp(32))
        label.bind(height=self._grow)
        self._grow(label)

    def _grow(self, label: Text, *_: object) -> None:
        self.height = max(dp(48), label.height + dp(16))


class ColourKey(Tap, AnchorLayout):
    """A person's colour to tap, or a ring where there is none yet."""

    def __init__(self, colour: int | None, on_tap: Callable[[], None], size: float = 48) -> None:
        super().__init__(on_tap=on_tap, size_hint=(None, None), size=(dp(size), dp(size)))
        self.colour = colour
        with self.canvas.before:
            Color(*(theme.colour("outline") if colour is None else theme.person(colour)))
            self._disc = SmoothEllipse(size=(dp(32), dp(32)))
            Color(*theme.colour("sheet", 1 if colour is None else 0))
            self._hole = SmoothEllipse(size=(dp(28), dp(28)))
        self.bind(pos=self._follow)

    def _follow(self, *_: object) -> None:
        for disc in (self._disc, self._hole):
            disc.pos = self.center_x - disc.size[0] / 2, self.center_y - disc.size[1] / 2


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
