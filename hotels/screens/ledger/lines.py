"""The lines of the ledger on paper with two red rules: only what is near the window is drawn."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import NamedTuple

from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.ledger.laid import Columns, Shown, columns, laid
from hotels.screens.ledger.painting import DRAWING, PaintedLines
from hotels.screens.theme import theme
from hotels.screens.widgets.baked import Baked, Picture
from hotels.screens.widgets.boxes import Box, Words

AHEAD = 400
"""So far beyond the window lines are drawn before they are seen, in dp."""

A_FRAME = 3
"""So many of them in a frame."""

BAR = 4
"""How wide the bar is at the line that was reached, in dp."""


class Near(NamedTuple):
    """A line that is drawn."""

    shown: Shown
    picture: Picture
    baked: Baked
    words: list[Words]


class LineList(PaintedLines):
    """All lines, one under another; below an opened one stands what is known of it."""

    def __init__(self, on_tap: Callable[[Shown, str], None]) -> None:
        super().__init__(on_tap)
        self.lines: Sequence[Shown] = ()
        self.pane: Widget | None = None
        """What stands below the opened line."""
        self.on_grown: Callable[[], None] = lambda: None
        """What is done when it is higher or lower than it was."""
        self._pane_at = -1
        self._highs: list[float] = []
        self._measured: tuple[object, Sequence[Shown], Sequence[float]] = (None, (), ())
        """The lines that were laid out last, how high each was, and by what measures."""
        self._tops: list[float] = [0]
        self._near: dict[int, Near] = {}
        self._pool: dict[Shown, Near] = {}
        self._seen = (0.0, 0.0)
        self._is_stale = False
        self._reached: int | None = None
        self._bar_colour, self._bar = Color(0, 0, 0, 0), Rectangle()
        self._sheet = InstructionGroup()  # below what stands under the opened line
        self.canvas.before.add(Color(1, 1, 1, 1))
        self.canvas.before.add(self._sheet)
        self.canvas.after.add(self._bar_colour)
        self.canvas.after.add(self._bar)
        self._ahead = Clock.create_trigger(lambda _: self._draw_ahead())
        self._sync_soon = Clock.create_trigger(lambda _: self._sync(), -1)
        self.bind(height=self._move)

    # what there is

    def tell(
        self, lines: Sequence[Shown], pane: Widget | None = None, *, statement: bool = False
    ) -> None:
        """These lines; what was drawn of them before is only put up again."""
        is_same = lines == self.lines and statement == self.statement and self.is_laid_out
        if is_same and pane is self.pane is None:
            return
        self.lines, self.statement, self._highs = lines, statement, []
        self._stand(pane)
        if self.width > dp(100):
            self._lay_out()

    def reach(self, index: int | None) -> None:
        """A bar at the line of the moment that is looked at."""
        self._reached = index
        self._mark()

    @property
    def is_laid_out(self) -> bool:
        """Whether it is known where every line lies; not before it has a width."""
        return len(self._highs) == len(self.lines)

    def top_of(self, index: int) -> float:
        """How far below the top of the list a line begins."""
        return self._tops[index]

    def foot_of(self, index: int) -> float:
        """How far below the top of the list a line ends, with what stands below it."""
        return self._tops[index + 1]

    def height_of(self, index: int) -> float:
        """How high a line is by itself."""
        return self._highs[index]

    def place_of(self, number: int) -> int | None:
        """Which of the lines a line of the ledger is, or stands in."""
        found = (
            index
            for index, shown in enumerate(self.lines)
            if number in {shown.line.number, shown.line.purchase}
        )
        return next(found, None)

    def look(self, above: float, high: float) -> None:
        """So much of it is seen, so far below its top: draw it, and soon what is next to it."""
        self._seen = above, high
        if not self.is_laid_out:
            return
        first, last = self._between(above, above + high)
        lacking = [index for index in range(first, last) if index not in self._near]
        for index in lacking:
            self._put_near(index)
        far = 2 * dp(AHEAD)
        low, end = self._between(above - far, above + high + far)
        beyond = [index for index in self._near if not low <= index < end]
        for index in beyond:
            self._sheet.remove(self._near.pop(index).picture)
        if lacking or beyond:
            self._sync()
        self._ahead()

    # measures

    def _lay_out(self) -> None:
        """Where every line lies; what is drawn and still fits is kept."""
        lines = [shown.line for shown in self.lines]
        at = columns(lines, self.width, statement=self.statement)
        if at != self.columns:
            self.columns = at
            self._pool = {}
        else:
            self._pool = {near.shown: near for near in self._near.values()}
        for near in self._near.values():
            self._sheet.remove(near.picture)
        self._near = {}
        self._highs = self._high_each(at)
        self._add_up()
        self.look(*self._seen)
        self._put_back()
        self._pool = {}

    def _put_back(self) -> None:
        """What lies next to the window and was drawn before."""
        above, high = self._seen
        count = len(self._near)
        for index in range(*self._between(above - dp(AHEAD), above + high + dp(AHEAD))):
            if self.lines[index] in self._pool:
                self._put_near(index)
        if len(self._near) > count:
            self._sync()

    def _high_each(self, at: Columns) -> list[float]:
        """How high each line is; those that are as they were are not measured again."""
        by = at, theme.text_size, dp(1)
        before, lines, highs = self._measured
        if before == by and len(lines) == len(self.lines):
            pairs = zip(self.lines, lines, highs, strict=True)
            found = [high if now == was else laid(now, at).height for now, was, high in pairs]
        else:
            found = [laid(shown, at).height for shown in self.lines]
        self._measured = by, self.lines, found
        return found

    def _add_up(self) -> None:
        """How far below the top each line begins."""
        highs = self._highs
        pane = self.pane.height if self.pane is not None else 0
        if pane and self._pane_at < len(highs):
            highs = [*highs]
            highs[self._pane_at] += pane
        self._tops = [*accumulate(highs, initial=0)]
        self.height = self._tops[-1]

    def _between(self, top: float, foot: float) -> tuple[int, int]:
        """From which line to before which one something reaches."""
        first = max(0, bisect_right(self._tops, top) - 1)
        return first, min(len(self.lines), bisect_left(self._tops, foot))

    def _box(self, index: int) -> Box:
        """Where a line lies."""
        foot = self.y + self.height - self._tops[index] - self._highs[index]
        return Box(self.x, foot, self.width, self._highs[index])

    def _stand(self, pane: Widget | None) -> None:
        """What is known of the opened line, below it."""
        opened = (index for index, shown in enumerate(self.lines) if shown.opened)
        self._pane_at = next(opened, -1)
        if pane is self.pane:
            return
        if self.pane is not None:
            self.pane.unbind(height=self._pane_grown)
            self.remove_widget(self.pane)
        self.pane = pane
        if pane is not None:
            pane.size_hint = (None, None)
            pane.width = self.width
            pane.bind(height=self._pane_grown)
            self.add_widget(pane)

    def _pane_grown(self, *_: object) -> None:
        if self._highs:
            self._add_up()
            self._move()
            self.on_grown()

    # drawing

    def _put_near(self, index: int) -> None:
        """The picture of a line at its place; one that was drawn before is only put up again."""
        if index in self._near:
            return
        shown, box = self.lines[index], self._box(index)
        kept = self._pool.pop(shown, None)
        if kept is None:
            baked = Baked(box.width, box.height, theme.colour("sheet"))
            self._groups[DRAWING], self._words[DRAWING] = baked.group, []
            baked.bake(lambda _: self.paint(shown, Box(0, 0, box.width, box.height), index))
            kept = Near(shown, Picture(baked), baked, self._words.pop(DRAWING))
            self.drawn += 1
        kept.picture.pos = round(box.x), round(box.y)
        self._sheet.add(kept.picture)
        self._near[index] = kept

    def _draw_ahead(self) -> None:
        """A few of the lines next to those that are seen, until there are enough."""
        above, high = self._seen
        if not self.is_laid_out:
            return
        first, last = self._between(above - dp(AHEAD), above + high + dp(AHEAD))
        lacking = [index for index in range(first, last) if index not in self._near]
        for index in lacking[:A_FRAME]:
            self._put_near(index)
        if lacking:
            self._sync()
        if len(lacking) > A_FRAME:
            self._ahead()

    def _sync(self) -> None:
        """The lines that are drawn are the rows that a finger meets; not while one lies there."""
        self._is_stale = self._pressed is not None
        if self._is_stale:
            return
        order = sorted(self._near)
        near = [self._near[index] for index in order]
        self.rows = [one.shown for one in near]
        self.boxes = [self._box(index) for index in order]
        self._groups = {place: one.baked.group for place, one in enumerate(near)}
        self._words = {place: one.words for place, one in enumerate(near)}

    def _move(self, *_: object) -> None:
        """Everything where the list stands now."""
        if not self.is_laid_out:
            return
        for index, near in self._near.items():
            box = self._box(index)
            near.picture.pos = round(box.x), round(box.y)
        if self.pane is not None and self._pane_at >= 0:
            self.pane.x = self.x
            self.pane.y = self._box(self._pane_at).y - self.pane.height
        self._mark()
        self._sync()

    def _widen(self, *_: object) -> None:
        """Another width: everything is laid out anew."""
        if self.pane is not None:
            self.pane.width = self.width
        if self.lines and self.width > dp(100):
            self._lay_out()
            self.on_grown()

    def _mark(self) -> None:
        index = self._reached
        if index is None or index >= len(self._highs):
            self._bar_colour.a = 0
            return
        box = self._box(index)
        self._bar_colour.rgba = theme.colour("pri")
        self._bar.pos, self._bar.size = (box.x + dp(2), box.y), (dp(BAR), box.height)

    # fingers

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """What stands below the opened line goes first."""
        if self.pane is not None and self.pane.on_touch_down(touch):
            return True
        return super().on_touch_down(touch)

    def _release(self, touch: MotionEvent) -> None:
        super()._release(touch)
        if self._is_stale:
            self._sync_soon()
