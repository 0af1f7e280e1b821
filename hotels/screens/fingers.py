"""One finger at a time, no echo of a double tap, and a reason where a tap does nothing."""

from math import dist, inf

from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.input import MotionEvent
from kivy.metrics import dp

from hotels.screens.screen import Filled
from hotels.screens.why import Why, reason
from hotels.screens.widgets.tap import STRAY

TWICE, NEAR = 0.35, 32
"""Within so many seconds and dp of a tap that changed what is asked, another one is its echo."""

NOTICED = 1.0
"""Seconds until a new question was noticed, so that a tap is not meant for the one before it."""

NOWHERE = (-1e6, -1e6)


class Fingers(Filled):
    """Lets the first finger count, until it is lifted."""

    def __init__(self) -> None:
        super().__init__()
        self._finger: MotionEvent | None = None
        self._down = self._echo = NOWHERE
        """Where a finger came down last, and where one did before what is asked changed."""
        self._asked_at = -NOTICED
        """When what is asked now was first seen; it is not yet while it is still to be drawn."""
        self.why = Why(self)

    def lifted(self) -> None:
        """The finger that counted is lifted."""

    def settle(self) -> None:
        """What is asked has changed: the second half of a double tap is not the answer."""
        self._echo, self._asked_at = self._down, inf
        Clock.schedule_once(self._seen)

    def has_just_asked(self) -> bool:
        """Whether what is asked is so new that a tap may still mean what was asked before."""
        return Clock.get_time() < self._asked_at + NOTICED

    def _seen(self, _: float) -> None:
        """What is asked was drawn, however long that took."""
        self._asked_at = Clock.get_time()

    def say_at_finger(self, text: str) -> bool:
        """Something beside the finger that came down last; whether there was one."""
        if self._down == NOWHERE:
            return False
        self.why.say(text, *self._down)
        return True

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """The first finger counts, until it is lifted; an echo of its last tap does not."""
        if touch.is_mouse_scrolling:
            return bool(super().on_touch_down(touch))
        if (self.has_finger() and self._finger is not touch) or self.is_echo(*touch.pos):
            return True
        self.why.unsay()
        self._finger, self._down = touch, touch.pos
        return bool(super().on_touch_down(touch))

    def has_finger(self) -> bool:
        """Whether a finger lies on the screen; one whose lift the system swallowed does not."""
        if self._finger is not None and self._finger not in EventLoop.touches:
            self._finger = None
        return self._finger is not None

    def is_echo(self, x: float, y: float) -> bool:
        """Whether a finger comes down where one did just before what is asked changed."""
        near = dist((x, y), self._echo) < dp(NEAR)
        return near and Clock.get_time() < self._asked_at + TWICE

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """The finger that counted is lifted; if its tap did nothing, that is explained."""
        counts = self._finger is touch
        said = self._reason(touch) if counts else ""
        taken = super().on_touch_up(touch)
        if counts:
            self._finger = None
            self.lifted()
        if said:
            self.say_at_finger(said)
        return bool(taken)

    def _reason(self, touch: MotionEvent) -> str:
        """Why a tap that ends here does nothing; empty where it does, or is none."""
        strayed = max(abs(touch.x - touch.ox), abs(touch.y - touch.oy)) > dp(STRAY)
        holders = [holder() for holder in touch.grab_list]
        if strayed or any(map(_acts, holders)):
            return ""
        said = (reason(part, *touch.pos) for part in self.children)
        return next((one for one in said if one is not None), "")


def _acts(holder: object) -> bool:
    """Whether what took the finger does something; a list took it only where it does."""
    return bool(getattr(holder, "is_target", False)) or hasattr(holder, "boxes")
