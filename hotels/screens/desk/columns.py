"""The answers of all editions side by side, the same steps in every column."""

from collections.abc import Callable, Sequence

from kivy.clock import Clock
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout

from hotels.screens.desk.column import SIDE, SWIPED, EditionColumn
from hotels.screens.theme import theme
from hotels.screens.widgets.drawing import styled, wrapped
from hotels.screens.widgets.plate import Hairline
from hotels.views.comparing import Column

WIDTH = 196
"""A column is so wide in dp at least, and wider where the text is larger."""

AMOUNT = 112
"""What an amount of the foot needs beside a name, in dp, with the sign that it differs."""

A_FRAME = 2
"""Columns of other editions that are drawn again in one frame."""

SWIPE = 48
"""A finger that goes so many dp sideways, and more so than up or down, turns the page."""


class Columns(BoxLayout):
    """As many columns as there is room for; this table's own stays, the others are swiped.

    Where there is room for one only, it is swiped as well.
    """

    def __init__(
        self,
        columns: Sequence[Column],
        players: Sequence[str],
        on_tap: Callable[[str], None],
        width: float,
        *,
        first: int = 0,
        on_turn: Callable[[int], None] = lambda _: None,
    ) -> None:
        super().__init__(size_hint_y=None, height=0)
        least = dp(WIDTH) * max(1, theme.text_size)
        self._room = max(1, min(len(columns), int(width // least)))
        self._each = (width - self._room * max(1, dp(1))) / self._room
        self._on_tap, self._shown, self._players = on_tap, columns, players
        self._on_turn = on_turn
        self.first = self._within(first)
        """Which column stands first of those that are swiped."""
        self.columns: list[EditionColumn] = []
        self._places: list[int] = []
        self._left: list[int] = []
        self._least = 0.0
        self._rest = Clock.create_trigger(self._show_rest, 0)
        self._measure()
        self._build()

    def show(self, columns: Sequence[Column]) -> None:
        """Other answers: this table's own now, those of other editions in the frames after it."""
        self._shown = columns
        self._left = [*range(1, len(self.columns))]
        self._show(0)
        self._rest()

    def turn(self, pages: int = 1) -> None:
        """The next columns, or those before; after the last ones the first again."""
        after = self._within(self.first + pages * self._step)
        if after == self.first and pages > 0:
            after = self._within(0)
        if after != self.first:
            self.first = after
            self._on_turn(after)
            self._build()

    @property
    def _step(self) -> int:
        """How many columns are swiped at once."""
        return max(1, self._room - 1)

    def _within(self, first: int) -> int:
        """The nearest column that can stand first of those that are swiped."""
        least = 1 if self._room > 1 else 0
        last = max(least, len(self._shown) - self._step)
        return min(last, max(least, first))

    def swiped(self, touch: MotionEvent) -> bool:
        """Whether a finger that goes sideways over the columns turned the page; it does so once."""
        x, y = touch.opos
        aside, along = touch.x - x, abs(touch.y - y)
        left, low = self.to_window(*self.pos)
        here = left <= x <= left + self.width and low <= y <= low + self.height
        if not here or SWIPED in touch.ud or abs(aside) < max(dp(SWIPE), 2 * along):
            return False
        touch.ud[SWIPED] = True
        self.turn(1 if aside < 0 else -1)
        return True

    def at_least(self, height: float) -> None:
        """Never lower than this, in pixels."""
        self._least = height
        self._fit()

    def _fit(self, *_: object) -> None:
        self.height = max(self._least, *(column.minimum_height for column in self.columns), 0)

    # what stands there

    def _measure(self) -> None:
        """How high heads and names are, and whether amounts stand below the names."""
        inner = self._each - 2 * dp(SIDE)
        widest = max(styled(name, "body").width for name in self._players)
        self._stacked = widest > inner - dp(AMOUNT) * theme.text_size
        tallest = max(wrapped(name, "body", inner).height for name in self._players)
        amount = theme.least(0, "amount player") - dp(8)
        self._names = tallest + amount + dp(8) if self._stacked else max(dp(36), amount)
        self._head = dp(8) + max(
            wrapped(column.name, "question narrow", inner).height
            + wrapped(column.variant or " ", "support", inner).height
            for column in self._shown
        )

    def _build(self) -> None:
        """The columns of this page; the own one is kept."""
        last = min(len(self._shown), self.first + self._room - (self._room > 1))
        swiped = [*range(self.first, last)]
        self._places = [0, *swiped] if self._room > 1 else swiped
        self.clear_widgets()
        self.columns = []
        for place in self._places:
            column = self._shown[place]
            does = lambda key=column.edition: self._on_tap(key)  # noqa: E731 - what a tap does
            widget = EditionColumn(column, self._each, self._head, does)
            if self.columns:
                self.add_widget(Hairline(upright=True))
            self.add_widget(widget)
            self.columns.append(widget)
            widget.bind(minimum_height=self._fit)
        for index in range(len(self.columns)):
            self._show(index)
        self._fit()

    def _show(self, index: int) -> None:
        column = self._shown[self._places[index]]
        self.columns[index].show(column, self._names, stacked=self._stacked)

    def _show_rest(self, _: float) -> None:
        """Some more of them."""
        for index in self._left[:A_FRAME]:
            self._show(index)
        del self._left[:A_FRAME]
        if self._left:
            self._rest()
