"""A number with a key to each side of it; held, a key goes on by itself."""

from collections.abc import Callable

from kivy.base import EventLoop
from kivy.clock import Clock, ClockEvent
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout

from hotels.screens.theme import theme
from hotels.screens.widgets.plate import Across, Ground
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.wording.language import phrase

WAITS, REPEATS = 0.4, 1 / 8
"""Seconds until a held key goes on, and between its steps."""


class HeldKey(Tap, AnchorLayout):
    """A key that does its first step at once, and further ones while a finger lies on it."""

    def __init__(self, does: Callable[[], None], size: float, **rest: object) -> None:
        super().__init__(
            on_tap=lambda: None, size_hint=(None, None), size=(dp(size), dp(size)), **rest
        )
        self._does = does
        self._again: ClockEvent | None = None
        self._finger: MotionEvent | None = None

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """The first step is done at once."""
        if not super().on_touch_down(touch):
            return False
        self._finger = touch
        self._does()
        if self.enabled:
            self._again = Clock.schedule_once(lambda _: self._go_on(), WAITS)
        return True

    def _release(self, touch: MotionEvent) -> None:
        """No further steps: the finger is lifted, or has strayed."""
        super()._release(touch)
        self._stop()

    def _go_on(self) -> None:
        self._again = Clock.schedule_interval(lambda _: self._step(), REPEATS)
        self._step()

    def _step(self) -> None:
        """One more, unless the system has taken the finger away without a word."""
        if self._finger in EventLoop.touches:
            self._does()
        else:
            self._stop()

    def _stop(self) -> None:
        if self._again is not None:
            self._again.cancel()
            self._again = None


class StepKey(HeldKey):
    """One key of a stepper."""

    def __init__(self, icon: str, does: Callable[[], None], corners: tuple[float, ...]) -> None:
        super().__init__(does, 56)
        Ground(self, "cont2", None, corners)
        self.icon = Icon(icon, 24, "ink")
        self.add_widget(self.icon)

    def allow(self, *, can: bool, why: str) -> None:
        """Whether the key does anything now, and why not."""
        self.enabled, self.why = can, why
        self.icon.color = theme.colour("ink" if can else "ink3")
        if not can:
            self._stop()


class Stepper(Across):
    """Minus, the number, plus."""

    def __init__(self, on_step: Callable[[int], None], *, ground: str = "cont") -> None:
        super().__init__()
        self.less = StepKey("minus", lambda: on_step(-1), (12, 0, 0, 12))
        self.more = StepKey("plus", lambda: on_step(1), (0, 12, 12, 0))
        self.figure = Text("0", "amount large", "ink", align="center")
        field = AnchorLayout(size_hint_y=None, height=dp(56))
        Ground(field, ground, None, 0)
        field.add_widget(self.figure)
        for piece in (self.less, field, self.more):
            self.add_widget(piece)

    def show(self, number: int, *, least: int, most: int, why: str = "") -> None:
        """The number, and which keys still do something; ``why`` there can be no more."""
        self.figure.text = str(number)
        self.less.allow(can=number > least, why=phrase("At least {count}.", count=least))
        self.more.allow(can=number < most, why=why or phrase("At most {count}.", count=most))
