"""A pane that scrolls, stays where it was when it is built anew, and lets handles be dragged."""

from collections.abc import Sequence

from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.label import Label
from kivy.uix.layout import Layout
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from hotels.screens.theme import theme
from hotels.screens.widgets.plate import Across, Down

BAR = 8
"""Right of a pane's cards, where its bar runs, in dp."""


class Pane(ScrollView):
    """What may be higher than the window; the same stands at its top however high it becomes."""

    def __init__(self, content: Widget, handles: Sequence[Widget] = (), offset: float = 0) -> None:
        super().__init__(do_scroll_x=False, bar_width=dp(3), scroll_distance=dp(12))
        self.bar_color = theme.colour("outline")
        self.content, self.handles = content, handles
        self.offset = offset
        """How much is above the window, in pixels, if there is so much."""
        self._known, self._is_placed = 0.0, False
        self.add_widget(content)
        content.bind(height=self._stay)
        self.bind(scroll_y=self._moved, height=self._stay)

    @property
    def hidden(self) -> float:
        """How much more there is than can be seen."""
        return max(0.0, float(self.content.height - self.height))

    def to(self, offset: float) -> None:
        """So much is above the window."""
        self.offset = offset
        self._stay()

    def show(self, widget: Widget) -> None:
        """Scroll so that something within can be seen."""
        if self.hidden:
            self.scroll_to(widget, padding=dp(16), animate=False)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """A finger on a handle drags at once; everywhere else it may scroll."""
        if self.collide_point(*touch.pos) and not touch.is_mouse_scrolling:
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

    def _moved(self, *_: object) -> None:
        """A finger moved it; what moves because the content has grown is put back."""
        if not self._is_placed and self.hidden == self._known > 0:
            self.offset = self._known * (1 - min(1, max(0, self.scroll_y)))

    def _stay(self, *_: object) -> None:
        """Where it was; what fits stands at the top."""
        hidden = self._known = self.hidden
        self._is_placed = True
        self.scroll_y = 1 - min(self.offset, hidden) / hidden if hidden else 1
        self._is_placed = False


def card_panes(
    columns: Sequence[Sequence[Widget]], before: Sequence[Pane], foot: float = 0
) -> list[Pane]:
    """Cards in columns that scroll each by itself, as far down as those before them were."""
    offsets = [pane.offset for pane in before]
    if len(offsets) != len(columns):
        offsets = [0] * len(columns)
    return [
        Pane(Down(*cards, spacing=dp(14), padding=(0, 0, dp(BAR), dp(foot))), offset=offset)
        for cards, offset in zip(columns, offsets, strict=True)
    ]


def abreast(panes: Sequence[Pane], gap: float, margin: float) -> BoxLayout:
    """Panes of cards side by side between the margins of a window, in dp."""
    around = BoxLayout(padding=(dp(margin), dp(2), dp(margin - BAR), 0))
    around.add_widget(Across(*panes, spacing=dp(gap - BAR), size_hint_y=1))
    return around


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


def from_top(part: Widget) -> None:
    """Scroll its pane back to where a part begins, if that is above what is seen."""
    pane = part.parent
    while not isinstance(pane, ScrollView):
        pane = pane.parent
    (content,) = pane.children
    if pane.scroll_y < 1:
        settle(content)
        hidden, begins = content.height - pane.height, content.top - part.top
        if hidden > 0 and hidden * (1 - pane.scroll_y) > begins:
            pane.scroll_y = 1 - begins / hidden
