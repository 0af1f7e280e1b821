"""The list of what a change makes different: a row each, and those that stand for many unfold."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate
from typing import NamedTuple

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from hotels.screens.ledger.breaking import ruler
from hotels.screens.theme import theme
from hotels.screens.widgets.plate import Across, Down, Hairline
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.views.ledger.grouped import Row

MIDDLE = {"center_y": 0.5}

SIGN, APART, EDGE = 22, 14, 6
"""How large the sign is, what is free beside it, and above and below the words, in dp."""

HIGH, LOW = 52, 44
"""How high a row is at least, and in a low window, in dp."""

FINGER = 48
"""How high one is at least that can be tapped, in dp."""

AHEAD = 160
"""So far beyond what is seen the unfolded rows are there already, in dp."""

A_FRAME = 2
"""So many of these are made in a frame."""

SEEN = 4
"""So many of them are to be seen at once when they have unfolded."""

DOWN, UP = "chevron-down", "chevron-up"
"""The signs of a row that unfolds, and of one that is unfolded."""


class RowLook(NamedTuple):
    """How rows stand in a window."""

    low: bool = False
    stacked: bool = False
    """Whether the turn stands above the sentence."""
    turn: float = 0
    """How wide the turns are beside it, in pixels."""

    @property
    def least(self) -> float:
        """How high a row is at least, in pixels."""
        return theme.least(LOW if self.low else HIGH, "body")

    def high(self, row: Row, width: float) -> float:
        """How high a row is that is so wide, in pixels."""
        beside = self.turn + dp(APART) if self.turn and not self.stacked else 0
        room = max(dp(60), width - dp(SIGN + APART) - beside - dp(2))
        words = ruler("body")
        high = len(words.broken(row.sentence, room)) * words.high + dp(2 * EDGE)
        if self.stacked and row.turn:
            high += ruler("support").high
        return round(max(self.least, high))


class ChangeRow(Across):
    """One difference: its sign, its turn, and what it is."""

    def __init__(self, row: Row, look: RowLook) -> None:
        super().__init__(spacing=dp(APART), padding=(0, dp(EDGE)))
        self.row = row
        self.at_least(look.least)
        self.add_widget(Icon(row.icon, SIGN, row.role, pos_hint=MIDDLE))
        if look.stacked and row.turn:
            when = Text(row.turn, "support", "ink2")
            self.add_widget(Down(when, Text(row.sentence, "body"), pos_hint=MIDDLE))
            return
        if look.turn and not look.stacked:
            when = Text(row.turn, "support", "ink2", pos_hint=MIDDLE, size_hint_x=None)
            when.width = look.turn
            self.add_widget(when)
        self.add_widget(Text(row.sentence, "body", pos_hint=MIDDLE))


class ManyRow(Tap, ChangeRow):
    """One that stands for many: a tap unfolds them below it, another one folds them again."""

    def __init__(
        self, row: Row, look: RowLook, on_tap: Callable[[], None], *, is_open: bool
    ) -> None:
        super().__init__(row, look, on_tap=on_tap, corner=6)
        self.at_least(max(look.least, theme.least(FINGER, "body")))
        self._sign = Icon(UP if is_open else DOWN, 24, "ink2", pos_hint=MIDDLE)
        self.add_widget(self._sign)

    @property
    def is_open(self) -> bool:
        """Whether they stand below it."""
        return self._sign.icon == UP

    def turn(self, *, is_open: bool) -> None:
        """They stand below it now, or no longer."""
        self._sign.show(UP if is_open else DOWN)


class Unfolded(Widget):
    """As many rows as there are, of which only those near the window are made."""

    def __init__(self, rows: Sequence[Row], look: RowLook) -> None:
        super().__init__(size_hint_y=None, height=0)
        self.rows, self._shape = rows, look
        self._tops: list[float] = [0]
        self.near: dict[int, Widget] = {}
        """The rows that are made, by their place."""
        self._scroll: ScrollView | None = None
        self._look = Clock.create_trigger(lambda _: self._make_near(), -1)
        self._ahead = Clock.create_trigger(lambda _: self._make_near(A_FRAME))
        self.bind(width=self._lay_out, pos=self._look, height=self._look, parent=self._stand)

    def _stand(self, *_: object) -> None:
        """It is in what scrolls, or no longer."""
        if self._scroll is not None:
            self._scroll.unbind(scroll_y=self._look, height=self._look)
            self._scroll = None
        self._look()

    def _lay_out(self, *_: object) -> None:
        """How high each row is in this width; nothing is drawn for that."""
        thin = max(1, dp(1))
        highs = (self._shape.high(row, self.width) + thin for row in self.rows)
        self._tops = [*accumulate(highs, initial=0)]
        self.clear_widgets()
        self.near.clear()
        self.height = self._tops[-1]
        self._look()

    def _make_near(self, most: int = 0) -> None:
        """The rows that are seen, and soon those next to them, a few in a frame; others go."""
        if len(self._tops) <= len(self.rows) or self.parent is None:
            return  # it has no width yet, or is gone
        first, end = self._between(dp(AHEAD))
        for place in [place for place in self.near if not first <= place < end]:
            self.remove_widget(self.near.pop(place))
        seen = range(*self._between(0))
        lacking = [place for place in range(first, end) if place not in self.near]
        beyond = [place for place in lacking if place not in seen]
        for place in (*(place for place in lacking if place in seen), *beyond[:most]):
            self._make(place)
        for place, part in self.near.items():
            part.width = self.width
            part.pos = self.x, self.top - self._tops[place + 1]
        if len(beyond) > most:
            self._ahead()

    def _make(self, place: int) -> None:
        """A row."""
        high = self._tops[place + 1] - self._tops[place]
        row = ChangeRow(self.rows[place], self._shape).at_least(high - max(1, dp(1)))
        part = self.near[place] = Down(Hairline(), row, size_hint=(None, None))
        self.add_widget(part)

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
        return first, max(first, min(len(self.rows), end))

    def _above(self) -> ScrollView | None:
        """What scrolls it."""
        above = self.parent
        while above is not None and not isinstance(above, ScrollView):
            above = above.parent if above is not above.parent else None
        if above is not None:
            above.bind(scroll_y=self._look, height=self._look)
        return above


class ChangeRows(Down):
    """All rows with hairlines between them; which are unfolded is remembered by who shows them."""

    def __init__(
        self,
        rows: Sequence[Row],
        unfolded: set[int],
        look: RowLook,
        reveal: Callable[[Widget, float], None],
    ) -> None:
        super().__init__()
        self._rows, self._unfolded, self._reveal = rows, unfolded, reveal
        words = ruler("support")
        turns = {one.turn for row in rows for one in (row, *row.more)}
        turn = max(map(words.width, turns), default=0)
        self._shape = look._replace(turn=turn and turn + dp(8))
        self._below: dict[int, Unfolded] = {}
        self._many: dict[int, ManyRow] = {}
        for place, row in enumerate(rows):
            self.add_widget(Hairline())
            if not row.more:
                self.add_widget(ChangeRow(row, self._shape))
                continue
            does = lambda place=place: self._turn_over(place)  # noqa: E731 - what the row does
            is_open = place in unfolded
            self._many[place] = ManyRow(row, self._shape, does, is_open=is_open)
            self.add_widget(self._many[place])
            if is_open:
                self._unfold(place)

    def _unfold(self, place: int) -> None:
        """What a row stands for comes below it."""
        below = self._below[place] = Unfolded(self._rows[place].more, self._shape)
        self.add_widget(below, index=self.children.index(self._many[place]))

    def _turn_over(self, place: int) -> None:
        """Unfold a row, or fold it."""
        self._unfolded ^= {place}
        many = self._many[place]
        many.turn(is_open=place in self._unfolded)
        if place not in self._unfolded:
            self.remove_widget(self._below.pop(place))
            return
        self._unfold(place)
        self._reveal(many, self._shape.least * (1 + min(SEEN, len(many.row.more))))
