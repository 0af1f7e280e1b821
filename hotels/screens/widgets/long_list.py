"""Thousands of rows one under another, of which only those near the window are there."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from itertools import accumulate

from kivy.clock import Clock
from kivy.uix.widget import Widget

AHEAD = 0.5
"""So much beyond what is seen rows are put there already, against the height of the window."""

KEPT = 1.5
"""So far beyond it they stay there."""

SEEN, BEYOND = 5, 1
"""So many rows are put there in a frame of those that are seen, and of the others."""


class LongList(Widget):
    """Rows by their number; how high one is, is guessed until it is there."""

    def __init__(
        self, row: Callable[[int], Widget], guess: float, on_shift: Callable[[float], None]
    ) -> None:
        super().__init__(size_hint_y=None, height=0)
        self._row, self._guess = row, guess
        self._on_shift = on_shift
        """Told how much higher the rows above the window are than was guessed."""
        self._heights: list[float] = []
        self._tops: list[float] = [0]
        self.rows: dict[int, Widget] = {}
        """Those that are there."""
        self._window = 0.0, 0.0
        self._frame = -1
        """The frame in which rows were put there last."""
        self._settle = Clock.create_trigger(lambda _: self._lay_out(), -1)
        self._more = Clock.create_trigger(lambda _: self._put_near())
        self.bind(pos=self._place, width=self._place)

    def tell(self, count: int) -> None:
        """There are so many rows; without any all of them are forgotten."""
        if count < len(self._heights):
            self.clear_widgets()
            self.rows.clear()
            self._heights.clear()
        self._heights += [self._guess] * (count - len(self._heights))
        self._lay_out()

    def look(self, above: float, high: float) -> None:
        """So much of it is above the window, which is so high."""
        self._window = above, high
        self._put_near()

    def _between(self, beyond: float) -> range:
        """The rows that are seen, or lie so many windows beyond that."""
        above, high = self._window
        first = bisect_right(self._tops, above - beyond * high) - 1
        end = bisect_left(self._tops, above + high + beyond * high)
        return range(max(0, first), min(len(self._heights), end))

    def _put_near(self) -> None:
        """What is seen first, then what is next to it, some in a frame; what is far away goes."""
        kept = self._between(KEPT)
        for place in [place for place in self.rows if place not in kept]:
            self.remove_widget(self.rows.pop(place))
        seen = self._between(0)
        lacking = [place for place in self._between(AHEAD) if place not in self.rows]
        now = [place for place in lacking if place in seen][:SEEN] or lacking[:BEYOND]
        if Clock.frames == self._frame:
            now = []
        for place in now:
            self._frame = Clock.frames
            self._put(place)
        if len(lacking) > len(now):
            self._more()

    def _put(self, place: int) -> None:
        row = self.rows[place] = self._row(place)
        self.add_widget(row)
        self._stand(place)
        row.bind(height=lambda *_: self._settle())
        self._settle()

    def _lay_out(self) -> None:
        """Every row below the one before it, as high as it is."""
        above = self._window[0]
        shift = 0.0
        for place, row in self.rows.items():
            if self._tops[place + 1] <= above:
                shift += row.height - self._heights[place]
            self._heights[place] = row.height
        self._tops = [*accumulate(self._heights, initial=0)]
        self.height = self._tops[-1]
        self._place()
        if shift:
            self._on_shift(shift)

    def _place(self, *_: object) -> None:
        for place in self.rows:
            self._stand(place)

    def _stand(self, place: int) -> None:
        row = self.rows[place]
        row.width = self.width
        row.pos = self.x, self.top - self._tops[place] - row.height
