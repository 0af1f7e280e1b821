"""The list of what a change makes different: a row each, and those that stand for many unfold."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from hotels.screens.ledger.breaking import ruler
from hotels.screens.ledger.row_look import APART, CHEVRON, SIGN, RowLook
from hotels.screens.ledger.straight import Spot, StraightRows
from hotels.screens.widgets.boxes import Box, Words
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon
from hotels.views.ledger.grouped import Row

AHEAD = 160
"""So far beyond what is seen rows are drawn already, in dp."""

A_FRAME = 2
"""So many of these are drawn in a frame."""

SEEN = 4
"""So many of those that a row stands for are to be seen at once when they have unfolded."""

DRAWING = -1
"""The place of the row that is being drawn."""

DOWN, UP = "chevron-down", "chevron-up"
"""The signs of a row that unfolds, and of one that is unfolded."""


class Told(NamedTuple):
    """A row as it stands in the list now."""

    row: Row
    place: int
    """Which of all rows it is, or stands below."""
    within: int = -1
    """Which it is of those that another one stands for."""

    @property
    def name(self) -> str:
        """What to call it."""
        return self.row.sentence


class Near(NamedTuple):
    """A row that is drawn, and the words in it."""

    spot: Spot
    words: list[Words]


def whole(middle: float, high: float) -> float:
    """The middle of a text that begins on a whole pixel, as Kivy puts it."""
    return int(middle - high / 2) + high / 2


class ManyRow(Tap, BoxLayout):
    """Lies on a row that stands for many: a tap unfolds them below it, another one folds them."""

    def __init__(self, row: Row, on_tap: Callable[[], None], *, is_open: bool) -> None:
        super().__init__(on_tap=on_tap, corner=6, size_hint=(None, None))
        self.row, self.text = row, row.sentence
        self._sign = Icon(UP if is_open else DOWN, CHEVRON, "ink2", pos_hint={"center_y": 0.5})
        self.add_widget(self._sign)

    @property
    def is_open(self) -> bool:
        """Whether they stand below it."""
        return self._sign.icon == UP

    def turn(self, *, is_open: bool) -> None:
        """They stand below it now, or no longer."""
        self._sign.show(UP if is_open else DOWN)

    def stand(self, box: Box) -> None:
        """There, its sign at the right."""
        left = box.width - dp(CHEVRON)
        self.padding = (left, 0, 0, 0)
        self.pos, self.size = (box.x, box.y), (box.width, box.height)


class ChangeRows(StraightRows):
    """All rows with hairlines above them, of which only those near the window are drawn.

    Which are unfolded is remembered by who shows them.
    """

    def __init__(
        self,
        rows: Sequence[Row],
        unfolded: set[int],
        look: RowLook,
        reveal: Callable[[Widget, float], None],
    ) -> None:
        super().__init__(lambda *_: None)
        self.all, self._unfolded, self._reveal = rows, unfolded, reveal
        words = ruler("support")
        turns = {one.turn for row in rows for one in (row, *row.more)}
        turn = max(map(words.width, turns), default=0)
        self._shape = look._replace(turn=turn and turn + dp(8))
        self.told: tuple[Told, ...] = ()
        """Everything that can be scrolled to."""
        self._tops: list[float] = [0]
        self.near: dict[int, Near] = {}
        """What is drawn, by its place in what is told."""
        self._scroll: ScrollView | None = None
        self._look = Clock.create_trigger(lambda _: self._draw_near(), -1)
        self._ahead = Clock.create_trigger(lambda _: self._draw_near(A_FRAME))
        self.bind(height=self._look, parent=self._stand)
        self._many: dict[int, ManyRow] = {}
        for place, row in enumerate(rows):
            if row.more:
                does = lambda place=place: self._turn_over(place)  # noqa: E731 - what a tap does
                self._many[place] = ManyRow(row, does, is_open=place in unfolded)
                self.add_widget(self._many[place])

    # what stands where

    def _tell(self) -> Iterator[Told]:
        """Every row, and below it those that it stands for where it is unfolded."""
        for place, row in enumerate(self.all):
            yield Told(row, place)
            if place in self._unfolded:
                yield from (Told(one, place, within) for within, one in enumerate(row.more))

    def _lay_out(self) -> None:
        """How high each row is in this width; what is drawn and still stands so is kept."""
        before = {self.told[place]: near for place, near in self.near.items()}
        self.told = tuple(self._tell())
        thin = max(1, dp(1))
        highs = [self._shape.high(one.row, self.width) + thin for one in self.told]
        self._tops = [*accumulate(highs, initial=0)]
        places = {one: place for place, one in enumerate(self.told)}
        self.near = {places[one]: near for one, near in before.items() if one in places}
        for one, near in before.items():
            if one not in places:
                self.canvas.before.remove(near.spot)
        self.height = self._tops[-1]
        self._move()

    def _widen(self, *_: object) -> None:
        """Another width: sentences break elsewhere."""
        for near in self.near.values():
            self.canvas.before.remove(near.spot)
        self.near = {}
        self._lay_out()

    def _move(self, *_: object) -> None:
        """Everything where the list stands now."""
        for place, near in self.near.items():
            box = self._box(place)
            near.spot.pos = round(box.x), round(box.y)
        thin = max(1, dp(1))
        for place, one in enumerate(self.told):
            if one.within < 0 and one.place in self._many:
                box = self._box(place)
                self._many[one.place].stand(box._replace(height=box.height - thin))
        self._sync()
        self._look()

    def _box(self, place: int) -> Box:
        """Where a row lies, with the hairline above it."""
        top, foot = self._tops[place], self._tops[place + 1]
        return Box(self.x, self.y + self.height - foot, self.width, foot - top)

    # what is drawn

    def _stand(self, *_: object) -> None:
        """It is in what scrolls, or no longer."""
        if self._scroll is not None:
            self._scroll.unbind(scroll_y=self._look, height=self._look)
            self._scroll = None
        self._look()

    def _draw_near(self, most: int = 0) -> None:
        """The rows that are seen, and soon those next to them, a few in a frame; others go."""
        if not self.told or self.parent is None:
            return  # it has no width yet, or is gone
        first, end = self._between(dp(AHEAD))
        for place in [place for place in self.near if not first <= place < end]:
            self.canvas.before.remove(self.near.pop(place).spot)
        seen = range(*self._between(0))
        lacking = [place for place in range(first, end) if place not in self.near]
        beyond = [place for place in lacking if place not in seen]
        for place in (*(place for place in lacking if place in seen), *beyond[:most]):
            self._draw_one(place)
        self._sync()
        if len(beyond) > most:
            self._ahead()

    def _draw_one(self, place: int) -> None:
        """A row: the hairline, its sign, its turn, and what it is."""
        row, look, box = self.told[place].row, self._shape, self._box(place)
        spot = Spot()
        words = self._words[DRAWING] = []
        self._groups[DRAWING] = spot.drawing
        thin = max(1, dp(1))
        high = box.height - thin
        self.fill(DRAWING, "rule", Box(0, high, box.width, thin))
        self.put_icon(DRAWING, row.icon, SIGN, row.role, 0, high / 2)
        body, small = ruler("body"), ruler("support")
        lines = look.broken(row, box.width)
        tall, middle = len(lines) * body.high, high / 2
        left, at = dp(SIGN + APART), middle
        if look.stacked and row.turn:
            at, middle = middle + tall / 2, middle - small.high / 2
        if row.turn:
            self.put(DRAWING, row.turn, "support", "ink2", left, whole(at, small.high))
        self.put(DRAWING, "\n".join(lines), "body", "ink", look.words, whole(middle, tall))
        spot.pos = round(box.x), round(box.y)
        self.canvas.before.add(spot)
        self.near[place] = Near(spot, words)

    def _sync(self) -> None:
        """What is drawn are the rows of the list."""
        order = sorted(self.near)
        self.rows = [self.told[place] for place in order]
        self.boxes = [self._box(place) for place in order]
        self._groups = {index: self.near[place].spot.drawing for index, place in enumerate(order)}
        self._words = {index: self.near[place].words for index, place in enumerate(order)}

    def _between(self, beyond: float) -> tuple[int, int]:
        """From which row to before which one is seen, or lies so far beyond that."""
        scroll = self._scroll = self._scroll or self._above()
        if scroll is None:
            return 0, 0
        body = scroll.children[0]
        hidden = max(0, body.height - scroll.height)
        top = self.top - body.y - scroll.scroll_y * hidden - scroll.height
        first = max(0, bisect_right(self._tops, top - beyond) - 1)
        end = bisect_left(self._tops, top + scroll.height + beyond)
        return first, max(first, min(len(self.told), end))

    def _above(self) -> ScrollView | None:
        """What scrolls it."""
        above = self.parent
        while above is not None and not isinstance(above, ScrollView):
            above = above.parent if above is not above.parent else None
        if above is not None:
            above.bind(scroll_y=self._look, height=self._look)
        return above

    # what a finger does

    def part(self, row: Any, box: Box, x: float) -> str:  # noqa: ARG002 - a list's parts
        """Nothing: what can be tapped lies on it."""
        return ""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """A finger comes down, on a row that unfolds perhaps."""
        return any(many.on_touch_down(touch) for many in self._many.values())

    def _turn_over(self, place: int) -> None:
        """Unfold a row, or fold it."""
        self._unfolded ^= {place}
        many = self._many[place]
        many.turn(is_open=place in self._unfolded)
        self._lay_out()
        if place in self._unfolded:
            self._reveal(many, self._shape.least * (1 + min(SEEN, len(many.row.more))))
