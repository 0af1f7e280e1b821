"""A pane that scrolls, stays where it was when it is built anew, and lets handles be dragged."""

from collections.abc import Sequence

from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.uix.label import Label
from kivy.uix.layout import Layout
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from hotels.screens.theme import theme


class Pane(ScrollView):
    """What may be higher than the window."""

    def __init__(self, content: Widget, handles: Sequence[Widget] = (), offset: float = 0) -> None:
        super().__init__(do_scroll_x=False, bar_width=dp(3), scroll_distance=dp(12))
        self.bar_color = theme.colour("outline")
        self.content, self.handles = content, handles
        self._wanted: float | None = offset
        self.add_widget(content)
        content.bind(height=self._place)
        self.bind(height=self._place)

    @property
    def offset(self) -> float:
        """How far it is scrolled, in pixels."""
        return float((1 - self.scroll_y) * max(0, self.content.height - self.height))

    def show(self, widget: Widget) -> None:
        """Scroll so that something within can be seen."""
        self._wanted = None
        if self.content.height > self.height:
            self.scroll_to(widget, padding=dp(16), animate=False)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """A finger on a handle drags at once; everywhere else it may scroll."""
        if self.collide_point(*touch.pos) and not touch.is_mouse_scrolling:
            self._wanted = None
            touch.push()
            touch.apply_transform_2d(self.to_local)
            taken = any(
                handle.collide_point(*touch.pos) and handle.on_touch_down(touch)
                for handle in self.handles
            )
            touch.pop()
            if taken:
                return True
        return bool(super().on_touch_down(touch))

    def _place(self, *_: object) -> None:
        """Where it was before; what fits stands at the top."""
        over = self.content.height - self.height
        if over <= 0:
            self.scroll_y = 1
        elif self._wanted is not None:
            self.scroll_y = 1 - min(1, self._wanted / over)


def settle(root: Widget) -> None:
    """Widths handed down and heights handed up at once, instead of a level a pass."""
    everything = list(root.walk(restrict=True))
    for widget in everything:
        if isinstance(widget, Layout):
            widget.do_layout()
        elif isinstance(widget, Label):
            widget.texture_update()
    for widget in reversed(everything):
        if isinstance(widget, Layout):
            widget.do_layout()
