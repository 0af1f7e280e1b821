"""Why a tap does nothing: said where the finger is, for a moment, and in nobody's way."""

from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.metrics import dp

from hotels.screens.widgets.drawing import styled, wrapped
from hotels.screens.widgets.plate import Across, Ground
from hotels.screens.widgets.text import Text

if TYPE_CHECKING:
    from kivy.clock import ClockEvent

    from hotels.screens.screen import Filled

WIDEST, ASIDE, ABOVE = 280, 14, 10
"""How wide it is at most, and what is free within, in dp."""

AWAY, BELOW, EDGE = 28, 44, 8
"""How far it stands above the finger, or where that has no room below it, and from the edges."""

SHOWN, A_LETTER = 2.0, 0.05
"""Seconds that it stays, and how many more for each letter."""


def reason(widget: Any, x: float, y: float) -> str | None:
    """Why a tap at a point of the window does nothing; None where nobody there can say it.

    What does something is asked first: there the answer is empty.
    """
    if not widget.opacity:
        return None
    at = widget.parent.to_widget(x, y)  # what scrolls moves only what lies in it
    is_here = widget.collide_point(*at)
    is_stack = not widget.children or hasattr(widget, "why_not") or hasattr(widget, "viewport_size")
    if is_stack and not is_here:
        return None  # what is scrolled away is not under the finger
    for child in widget.children:
        said = reason(child, x, y)
        if said is not None:
            return said
    if not is_here:
        return None
    if getattr(widget, "is_target", False):
        return ""
    why = getattr(widget, "why_not", None)
    return why(*at) or None if why is not None else None


class Bubble(Across):
    """A sentence beside a finger; it takes no finger itself."""

    def __init__(self, text: str, x: float, y: float, over: "Filled") -> None:
        pad = dp(ASIDE), dp(ABOVE)
        super().__init__(Text(text, "support", "paper"), padding=pad, size_hint_y=1)
        self.size_hint = None, None
        Ground(self, "ink", None, 10)
        most = min(dp(WIDEST), over.width - 2 * dp(EDGE)) - 2 * pad[0]
        wide = min(most, styled(text, "support").width + 1)
        self.size = wide + 2 * pad[0], wrapped(text, "support", wide).height + 2 * pad[1]
        left, right = over.x + dp(EDGE), over.right - dp(EDGE)
        self.x = round(max(left, min(x - self.width / 2, right - self.width)))
        above, below = y + dp(AWAY), y - dp(BELOW) - self.height
        self.y = round(above if above + self.height < over.y + over.height - dp(EDGE) else below)


class Why:
    """What is said at the finger, over the shell."""

    def __init__(self, over: "Filled") -> None:
        self._over = over
        self.bubble: Bubble | None = None
        self._going: ClockEvent | None = None

    def say(self, text: str, x: float, y: float) -> None:
        """For a moment, at a point of the window."""
        self.unsay()
        self.bubble = Bubble(text, x, y, self._over)
        self._over.add_widget(self.bubble)
        self._going = Clock.schedule_once(lambda _: self.unsay(), SHOWN + A_LETTER * len(text))

    def unsay(self) -> None:
        """It goes."""
        if self._going is not None:
            self._going.cancel()
        if self.bubble is not None:
            self._over.remove_widget(self.bubble)
        self.bubble = self._going = None
