"""What can be tapped: it darkens under the finger, and may be held."""

from collections.abc import Callable

from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.graphics import BorderImage, Color
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.theme import theme
from hotels.screens.widgets.raster import plate

HOLD = 0.45
"""Seconds after which a finger that lies still holds."""

STRAY = 12
"""How many dp a finger may stray and still tap."""


def still_lies(touch: MotionEvent | None, widget: Widget) -> bool:
    """Whether a finger that came down on something lies there: either may go without a word.

    A screen is built anew where the window turns, and the system may swallow a lift.
    """
    return touch in EventLoop.touches and widget.get_root_window() is not None


class Tap(Widget):
    """A target of one finger: a tap does something, a hold may do another thing.

    Mixed into a layout it makes the whole of it one target; a target inside goes first. While
    ``enabled`` is false it takes no finger.
    """

    def __init__(
        self,
        *children: object,
        on_tap: Callable[[], None] | None = None,
        on_hold: Callable[[], None] | None = None,
        on_let_go: Callable[[], None] | None = None,
        corner: float = 12,
        **rest: object,
    ) -> None:
        self.on_tap = on_tap
        self.on_hold = on_hold
        self.on_let_go = on_let_go
        self.enabled = True
        self.why = ""
        """Why it takes no finger, where it does not."""
        self._held = False
        self._waiting: object = None
        super().__init__(*children, **rest)
        self._corner = dp(corner)
        with self.canvas.after:
            self._shade = Color(0, 0, 0, 0)
            self._shape = BorderImage(size=(0, 0), auto_scale="off")

    @property
    def is_target(self) -> bool:
        """Whether a finger on it does anything now."""
        return self.enabled and (self.on_tap is not None or self.on_hold is not None)

    def why_not(self, *_: float) -> str:
        """What is said of a tap on it while it is not enabled."""
        return "" if self.enabled else self.why

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """A finger comes down."""
        if super().on_touch_down(touch):
            return True
        if not self.is_target or not self.collide_point(*touch.pos) or touch.is_mouse_scrolling:
            return False
        touch.grab(self)
        self._held = False
        self._darken()
        if self.on_hold is not None:
            self._waiting = Clock.schedule_once(lambda _: self._hold(touch), HOLD)
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """A finger that strays no longer taps; scrolling takes it over."""
        if touch.grab_current is not self:
            return super().on_touch_move(touch)
        x, y = touch.opos
        if max(abs(touch.x - x), abs(touch.y - y)) > dp(STRAY) and not self._held:
            self._release(touch)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """A finger is lifted."""
        if touch.grab_current is not self:
            return super().on_touch_up(touch)
        held = self._held
        self._release(touch)
        if held:
            if self.on_let_go is not None:
                self.on_let_go()
        elif self.on_tap is not None and self.enabled and self.collide_point(*touch.pos):
            self.on_tap()
        return True

    def tapped(self) -> None:
        """As if tapped: what a key of the keyboard does."""
        if self.enabled and self.on_tap is not None:
            self.on_tap()

    def _hold(self, touch: MotionEvent) -> None:
        """What a hold does, if it is still held."""
        if self.on_hold is not None and still_lies(touch, self):
            self._held = True
            self.on_hold()

    def _release(self, touch: MotionEvent) -> None:
        touch.ungrab(self)
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
        self._held = False
        self._shade.a = 0

    def _darken(self) -> None:
        self._shade.rgba = theme.colour("ink", 0.1)
        shape = plate((*self.pos, *self.size), min(self._corner, self.height / 2))
        self._shape.texture, self._shape.border = shape.texture, shape.border
        self._shape.pos, self._shape.size = shape.pos, shape.size
