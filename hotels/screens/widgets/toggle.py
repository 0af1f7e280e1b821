"""A switch and a radio, and rows that are switched and chosen as a whole."""

from collections.abc import Callable

from kivy.graphics import Color, SmoothEllipse, SmoothRoundedRectangle
from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.theme import theme
from hotels.screens.widgets.plate import Across, Down, Ground
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.wording.amounts import as_sentence


class Toggle(Widget):
    """A switch: a knob at one end or the other of a track."""

    def __init__(self, on: bool, *, enabled: bool = True) -> None:  # noqa: FBT001 - it is a switch
        super().__init__(size_hint=(None, None), size=(dp(52), dp(32)), pos_hint={"center_y": 0.5})
        self.on = on
        track, edge, knob = ("pri", "pri", "onPri") if on else ("cont2", "outline", "outline")
        if not enabled:
            track, edge, knob = "cont", "rule", "ink3"
        with self.canvas:
            Color(*theme.colour(edge))
            self._outer = SmoothRoundedRectangle(radius=[dp(16)])
            Color(*theme.colour(track))
            self._inner = SmoothRoundedRectangle(radius=[dp(14)])
            Color(*theme.colour(knob))
            self._knob = SmoothEllipse()
        self.bind(pos=self._follow, size=self._follow)
        self._follow()

    def _follow(self, *_: object) -> None:
        (x, y), (width, height) = self.pos, self.size
        self._outer.pos, self._outer.size = (x, y), (width, height)
        self._inner.pos = (x + dp(2), y + dp(2))
        self._inner.size = (width - dp(4), height - dp(4))
        across = dp(24 if self.on else 16)
        off = (height - across) / 2
        self._knob.size = (across, across)
        self._knob.pos = (x + width - off - across if self.on else x + off, y + off)


class Radio(Widget):
    """One of several: a ring, with a disc in it if it is the one."""

    def __init__(self, on: bool, role: str = "pri") -> None:  # noqa: FBT001 - it is a switch
        super().__init__(size_hint=(None, None), size=(dp(22), dp(22)), pos_hint={"center_y": 0.5})
        self.on = on
        ground = "priC" if on else "sheet"
        with self.canvas:
            Color(*theme.colour(role if on else "outline"))
            self._ring = SmoothEllipse()
            Color(*theme.colour(ground))
            self._hole = SmoothEllipse()
            Color(*theme.colour(role, 1 if on else 0))
            self._disc = SmoothEllipse()
        self.bind(pos=self._follow, size=self._follow)
        self._follow()

    def _follow(self, *_: object) -> None:
        for disc, inset in ((self._ring, 0), (self._hole, 2.25), (self._disc, 5.5)):
            disc.pos = (self.x + dp(inset), self.y + dp(inset))
            disc.size = (self.width - 2 * dp(inset), self.height - 2 * dp(inset))


class SwitchRow(Tap, Across):
    """A house rule or a setting with its switch; the whole row is the target."""

    def __init__(
        self,
        title: str,
        support: str,
        on: bool,  # noqa: FBT001 - it is a switch
        on_tap: Callable[[], None],
        *,
        enabled: bool = True,
        side: float = 20,
        style: str = "name short",
        height: float = 60,
    ) -> None:
        super().__init__(
            on_tap=on_tap,
            corner=0,
            padding=(dp(side), dp(8)),
            spacing=dp(16),
        )
        self.title, self.on = title, on
        self.enabled, self.why = enabled, as_sentence(support)
        words = Down(Text(title, style, "ink" if enabled else "ink3"), pos_hint={"center_y": 0.5})
        if support:
            words.add_widget(Text(support, "support", "ink2" if enabled else "ink3"))
        self.add_widget(words)
        self.toggle = Toggle(on, enabled=enabled)
        self.add_widget(self.toggle)
        self.at_least(theme.least(height, style, *(["support"] if support else [])))


class ChoiceRow(Tap, Across):
    """One of several answers; the chosen one stands on the colour of what is chosen."""

    def __init__(
        self,
        title: str,
        support: str,
        on: bool,  # noqa: FBT001 - it is a switch
        on_tap: Callable[[], None],
        *,
        icon: str | None = None,
        below: Widget | None = None,
        height: float = 80,
    ) -> None:
        super().__init__(on_tap=on_tap, corner=12, padding=(dp(18), dp(10)), spacing=dp(16))
        self.title, self.on = title, on
        ink = "onPriC" if on else "ink"
        Ground(self, "priC" if on else "sheet", "priC" if on else "rule", 12)
        self.add_widget(Radio(on))
        words = Down(Text(title, "name", ink), pos_hint={"center_y": 0.5}, spacing=dp(2))
        if support:
            words.add_widget(Text(support, "support", "onPriC" if on else "ink2"))
        if below is not None:
            words.add_widget(below)
        self.add_widget(words)
        if icon is not None:
            sign = Icon(icon, 26, ink)
            sign.pos_hint = {"center_y": 0.5}
            self.add_widget(sign)
        self.at_least(theme.least(height, "name", *(["support"] if support else [])))
