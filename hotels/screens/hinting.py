"""What is explained once, beside the control it is about, with a pointer to it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from kivy.graphics import Color, Triangle
from kivy.metrics import dp

from hotels.screens.said import Said
from hotels.screens.screen import Barrier
from hotels.screens.theme import theme
from hotels.screens.widgets.boxes import Box
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.drawing import wrapped
from hotels.screens.widgets.plate import Across, Down, Ground
from hotels.screens.widgets.text import Text
from hotels.wording.language import phrase, spoken

if TYPE_CHECKING:
    from kivy.uix.widget import Widget

    from hotels.screens.shell import Shell

WIDEST, ASIDE, ABOVE, KEY, BETWEEN = 340, 18, 14, 48, 4
"""How wide it is at most, what is free within, how high its keys are, and the gap, in dp."""

POINTER, EDGE = 12, 8
"""How far its pointer reaches, and what is free to the edges of the window, in dp."""

STAYS = 60
"""Seconds until it goes by itself."""


class Spot(NamedTuple):
    """Where it stands, and the tip of its pointer, if it has one."""

    box: Box
    tip: tuple[float, float] | None = None


class HintCard(Barrier):
    """The words, and two keys below them: one for this hint, one for all of them."""

    def __init__(self, text: str, done: Callable[[], None], skip: Callable[[], None]) -> None:
        super().__init__(size_hint=(None, None))
        self._done = done
        keys = Across(spacing=dp(8))
        keys.add_widget(PushButton(phrase("Skip all hints"), skip, kind="text", height=KEY))
        keys.add_widget(PushButton(phrase("OK"), done, kind="text", height=KEY))
        self.said = Text(text, "body")
        self._body = Down(
            self.said, keys, padding=(dp(ASIDE), dp(ABOVE), dp(ASIDE), dp(4)), spacing=dp(BETWEEN)
        )
        self.add_widget(self._body)
        with self.canvas.before:
            Color(*theme.colour("pri"))
            self._pointer = Triangle()
        Ground(self, "sheet", "pri", 12, 2)

    def on_touch_down(self, touch: Any) -> bool:
        """It takes the fingers on it; for any other it makes room."""
        if self.opacity and self.collide_point(*touch.pos):
            return super().on_touch_down(touch)
        self._done()
        return False

    def tall(self, wide: float) -> float:
        """How high it is in such a width."""
        said = wrapped(self.said.text, "body", wide - 2 * dp(ASIDE)).height
        key = max(dp(KEY), theme.least(0, "button") + dp(12))
        return float(said + key + dp(ABOVE + BETWEEN + 4))

    def stand(self, spot: Spot) -> None:
        """There."""
        box, tip = spot
        self.size, self.pos = (box.width, box.height), (round(box.x), round(box.y))
        self._body.size_hint, self._body.width = (None, None), box.width
        self._body.pos = self.x, self.y
        self._pointer.points = (0,) * 6 if tip is None else (*tip, *_foot(box, tip))


class Hint(Said):
    """What a question means, beside what answers it, until it is answered or put away."""

    def __init__(
        self,
        text: Callable[[], str],
        unsay: Callable[[], None],
        skip: Callable[[], None],
        about: Callable[[], "Widget | None"],
    ) -> None:
        super().__init__(text, STAYS, unsay, None)
        self._skip, self._about = skip, about

    def made(self, text: str) -> HintCard:
        """The card."""
        return HintCard(text, self.unsay, self._skip)

    def put(self, word: Any, over: "Shell") -> None:
        """Where it points to its control and lies beside it."""
        word.opacity = 0 if over.sheets else 1  # it is about what lies below them
        about = self._about()
        foot = getattr(over.top, "foot", None)
        low = over.y if foot is None else foot.to_window(0, foot.top)[1]
        room = Box(over.x, low, over.width, over.y + over.height - low)
        asked = _box(about, room) if about is not None and about.get_root_window() else None
        word.stand(spot(room, asked, word.tall))


def explain(shell: "Shell", text: str, skip: Callable[[], object]) -> None:
    """Something of the question that the screen on top asks; once, or none of them again."""
    was = spoken()

    def skip_all() -> None:
        shell.unsay()
        skip()

    shell.stand(
        Hint(
            lambda: text if spoken() is was else "",
            shell.unsay,
            skip_all,
            lambda: getattr(shell.top, "asks_at", None),
        )
    )


def spot(room: Box, asked: Box | None, tall: Callable[[float], float]) -> Spot:
    """Where a card that is so high in a width stands beside a box, right, left, below or above."""
    edge, away = dp(EDGE), dp(POINTER)
    most = min(dp(WIDEST), room.width - 2 * edge)
    high = tall(most)
    if asked is None:
        return Spot(Box(room.x + (room.width - most) / 2, room.y + edge, most, high))
    left = _within(asked.x + (asked.width - most) / 2, room.x + edge, room.right - edge - most)
    top = room.y + room.height - edge
    low = _within(asked.middle - high / 2, room.y + edge, top - high)
    middle = asked.x + asked.width / 2
    ways = (
        (asked.right + away, low, (asked.right, low + high / 2)),
        (asked.x - away - most, low, (asked.x, low + high / 2)),
        (left, asked.y - away - high, (middle, asked.y)),
        (left, asked.y + asked.height + away, (middle, asked.y + asked.height)),
    )
    for x, y, tip in ways:
        fits = x >= room.x + edge and x + most <= room.right - edge
        if fits and y >= room.y + edge and y + high <= top:
            return Spot(Box(x, y, most, high), tip)
    # The control fills the window: over the side of it that is answered last.
    return Spot(Box(left, room.y + edge, most, high))


def _within(value: float, least: float, most: float) -> float:
    return max(least, min(value, most))


def _foot(box: Box, tip: tuple[float, float]) -> tuple[float, ...]:
    """The two corners of a pointer on the edge of its card."""
    half, (x, y) = dp(POINTER), tip
    if x <= box.x or x >= box.right:
        edge = box.x + 1 if x <= box.x else box.right - 1
        at = _within(y, box.y + 2 * half, box.y + box.height - 2 * half)
        return edge, at - half, edge, at + half
    edge = box.y + 1 if y <= box.y else box.y + box.height - 1
    at = _within(x, box.x + 2 * half, box.right - 2 * half)
    return at - half, edge, at + half, edge


def _box(widget: "Widget", room: Box) -> Box:
    """What can be seen of a control; of a board only where its squares are."""
    left, low = widget.to_window(widget.x, widget.y)
    wide, high = widget.size
    used = getattr(widget, "used", None)
    if used is not None:
        left, low = left + (wide - used[0]) / 2, low + (high - used[1])
        wide, high = used
    bottom = max(low, room.y)
    return Box(left, bottom, wide, min(low + high, room.y + room.height) - bottom)
