"""Ledger paper: a line of words led by dots to its amount, and the double line under a sum."""

from math import floor

from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.theme import theme
from hotels.screens.widgets.drawing import filled, word_room
from hotels.screens.widgets.text import Text

LEAST = 24
"""How many dp of dots there are at least."""


class StepRow(Widget):
    """One step of a sum: what it is, dots, and what it comes to."""

    def __init__(
        self,
        text: str,
        amount: str,
        *,
        height: float = 38,
        style: str = "body",
        amount_style: str = "amount",
        role: str = "ink",
        **rest: object,
    ) -> None:
        super().__init__(size_hint_y=None, **rest)
        self.words = Text(text, style, role, shrink=True)
        self.amount = Text(amount, amount_style, role, shrink=True)
        self._natural = self.words.width
        self._word = word_room(text, style)
        self._is_below = False
        self._least = theme.least(height, amount_style) - dp(10)
        self._least = max(self._least, dp(height))
        self._dots = InstructionGroup()
        self.canvas.add(self._dots)
        self.add_widget(self.words)
        self.add_widget(self.amount)
        self.bind(width=self._wrap, pos=self._place, size=self._place)
        self.words.bind(size=self._place)
        self._wrap()

    def _wrap(self, *_: object) -> None:
        """The words break where the amount leaves them no room."""
        room = max(dp(40), self.width - self.amount.width - dp(LEAST + 16))
        # Where a word has no room there the amount stands below all of them.
        self._is_below = room < min(self._natural, self._word)
        room = max(dp(40), self.width) if self._is_below else room
        self.words.text_size = (None, None) if self._natural <= room else (room, None)

    def _place(self, *_: object) -> None:
        below = self.amount.height if self._is_below else 0
        high = max(self.words.height + below + dp(10), self._least)
        self.height = high
        lift = (high - self.words.height - below) / 2
        self.words.pos = (self.x, self.y + lift + below)
        # The amount stands on the line of the last words.
        self.amount.x = self.x + self.width - self.amount.width  # Kivy's own edge may be old here
        down = self.words.font_size * 0.28
        base = self.words.y + down
        if self._is_below:
            base = self.y + lift + self.amount.font_size * 0.28
        self.amount.y = base - self.amount.font_size * 0.28
        self._lead(self.x if below else self.words.right + dp(8), self.amount.x - dp(8), base)

    def _lead(self, start: float, end: float, base: float) -> None:
        """Dots of 1.5, 4 apart, that end at the same place in every row."""
        group, dot, pitch = self._dots, dp(1.5), dp(4)
        group.clear()
        group.add(Color(*theme.colour("outline")))
        count = max(0, floor((end - dot - start) / pitch) + 1)
        lefts = (round(end - dot - place * pitch) for place in range(count))
        group.add(filled((left, round(base), dot, dot) for left in lefts))


class DoubleLine(Widget):
    """The two lines under a sum."""

    def __init__(self, role: str = "ink", **rest: object) -> None:
        super().__init__(size_hint_y=None, height=dp(6), **rest)
        with self.canvas:
            Color(*theme.colour(role))
            self._upper, self._lower = Rectangle(), Rectangle()
        self.bind(pos=self._follow, size=self._follow)

    def _follow(self, *_: object) -> None:
        thick = max(1, round(dp(1.5)))
        y = round(self.y)
        self._lower.pos, self._lower.size = (self.x, y), (self.width, thick)
        self._upper.pos = (self.x, y + thick + round(dp(3)))
        self._upper.size = (self.width, thick)
