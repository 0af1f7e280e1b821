"""The slider that takes the board through the game, with a key for a step at each of its ends."""

from collections.abc import Callable

from kivy.graphics import Color, SmoothEllipse
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.screens.ledger.breaking import ruler
from hotels.screens.theme import theme
from hotels.screens.widgets.raster import plate
from hotels.screens.widgets.stepper import HeldKey
from hotels.screens.widgets.text import Icon, Text
from hotels.wording.language import phrase, to_phrase

TRACK, KNOB, RING = 8, 24, 2
"""How high the track is, how large the knob, and how wide the ring around it, in dp."""

LEAST = 112
"""A slider is at least so wide, in dp."""


class GameSlider(Widget):
    """A track and a knob on it; a finger anywhere on it takes the knob there."""

    def __init__(self, on_slide: Callable[[int], None], **rest: object) -> None:
        super().__init__(size_hint_y=None, height=dp(48), **rest)
        self.on_slide = on_slide
        self.at, self.of = 0, 0
        self._track, self._done = (plate((0, 0, 20, 8), dp(TRACK / 2)) for _ in range(2))
        ground, done, ring, knob = (Color(*theme.colour(one)) for one in ROLES)
        self._ring, self._knob = SmoothEllipse(), SmoothEllipse()
        shapes = (ground, self._track, done, self._done, ring, self._ring, knob, self._knob)
        for instruction in shapes:
            self.canvas.add(instruction)
        self.bind(pos=self._draw, size=self._draw)

    @property
    def is_target(self) -> bool:
        """Whether a finger on it does anything."""
        return self.of > 0

    def stand(self, at: int, of: int) -> None:
        """The knob at one of so many steps."""
        if (at, of) != (self.at, self.of):
            self.at, self.of = at, of
            self._draw()

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """A finger comes down on it."""
        if touch.is_mouse_scrolling or not self.of or not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        self._slide(touch.x)
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """It slides."""
        if touch.grab_current is not self:
            return False
        self._slide(touch.x)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """It is lifted."""
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        return True

    def knob_at(self, step: int) -> float:
        """Where the knob stands for a step, from the left of the window's own pixels."""
        return float(self.x + dp(KNOB / 2) + self._long * step / max(1, self.of))

    @property
    def _long(self) -> float:
        return max(1.0, float(self.width - dp(KNOB)))

    def _slide(self, x: float) -> None:
        share = (x - self.x - dp(KNOB / 2)) / self._long
        at = max(0, min(self.of, round(share * self.of)))
        if at != self.at:
            self.on_slide(at)

    def _draw(self, *_: object) -> None:
        middle, high = self.center_y, dp(TRACK)
        x = self.knob_at(self.at) if self.of else self.right - dp(KNOB / 2)
        low = round(middle - high / 2)
        self._track.pos, self._track.size = (round(self.x), low), (round(self.width), round(high))
        self._done.pos, self._done.size = (round(self.x), low), (round(x - self.x), round(high))
        for shape, side in ((self._ring, KNOB + 2 * RING), (self._knob, KNOB)):
            shape.size = (dp(side), dp(side))
            shape.pos = (x - dp(side / 2), middle - dp(side / 2))


ROLES = ("cont2", "pri", "sheet", "pri")
"""The colours of the track, of what is behind the knob, of its ring and of itself."""


class StepKey(HeldKey):
    """One entry back or forth; held, it goes on by itself."""

    def __init__(self, icon: str, does: Callable[[], None], hint: str) -> None:
        super().__init__(does, 48, corner=24)
        self.hint = hint
        self.icon = Icon(icon, 24, "ink2")
        self.add_widget(self.icon)

    def allow(self, *, can: bool, why: str) -> None:
        """Whether there is another entry in its direction."""
        if can != self.enabled:
            self.enabled, self.why = can, why
            self.icon.color = theme.colour("ink2" if can else "outline")
        if not can:
            self._stop()

    def _step(self) -> None:
        """One more entry, as long as the key is seen: in another window there is another one."""
        if self.get_root_window() is None:
            self._stop()
        else:
            super()._step()


class Scrubber(BoxLayout):
    """A step back, the slider, the turn, a step forth."""

    def __init__(self, on_slide: Callable[[int], None], turns: int) -> None:
        super().__init__(size_hint_y=None, spacing=dp(8), pos_hint={"center_y": 0.5})
        self._on_slide = on_slide
        self.back = StepKey("skip-previous", lambda: self._step(-1), phrase("one entry back"))
        self.forth = StepKey("skip-next", lambda: self._step(1), phrase("one entry forward"))
        self.slider = GameSlider(on_slide, pos_hint={"center_y": 0.5})
        self.turn = Text("", "name short", align="center", pos_hint={"center_y": 0.5})
        self.turn.size_hint_x = None
        self.make_room(turns)
        for part in (self.back, self.slider, self.turn, self.forth):
            part.pos_hint = {"center_y": 0.5}
            self.add_widget(part)
        self.height = max(dp(48), ruler("name short").high + dp(4))

    def make_room(self, turns: int) -> None:
        """For the number of any turn there is."""
        words = ruler("name short")
        widest = phrase("Turn {turn}", turn="0" * len(str(turns)))
        wide = max(words.width(phrase(START)), words.width(widest))
        self.turn.width = wide + dp(4)

    def least(self, track: float = LEAST) -> float:
        """How wide it is at least, in pixels, with a slider of so many dp."""
        return float(self.turn.width + dp(2 * 48 + 3 * 8 + track))

    def stand(self, at: int, of: int, turn: str) -> None:
        """At one of so many entries, in a turn."""
        self.slider.stand(at, of)
        self.turn.text = turn or phrase(START)
        self.back.allow(can=at > 0, why=phrase("This is the first entry."))
        self.forth.allow(can=at < of, why=phrase("This is the last entry."))

    def _step(self, by: int) -> None:
        at = self.slider.at + by
        if 0 <= at <= self.slider.of:
            self._on_slide(at)


START = to_phrase("before the first turn|Start")
"""Before the first turn."""
