"""How a row of the list of changes is laid out, and drawn."""

from typing import NamedTuple

from kivy.metrics import dp

from hotels.screens.ledger.breaking import ruler
from hotels.screens.theme import theme
from hotels.views.ledger.grouped import Row

SIGN, APART, EDGE = 22, 14, 6
"""How large the sign is, what is free beside it, and above and below the words, in dp."""

CHEVRON = 24
"""How large the sign of a row is that unfolds, in dp."""

HIGH, LOW = 52, 44
"""How high a row is at least, and in a low window, in dp."""

FINGER = 48
"""How high one is at least that can be tapped, in dp."""


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

    @property
    def words(self) -> float:
        """Where the sentences begin, in pixels from the left."""
        beside = self.turn + dp(APART) if self.turn and not self.stacked else 0
        return dp(SIGN + APART) + beside

    def broken(self, row: Row, width: float) -> list[str]:
        """The lines of a row's sentence, in a list that is so wide."""
        after = dp(CHEVRON + APART) if row.more else 0
        return ruler("body").broken(row.sentence, max(dp(60), width - self.words - after))

    def high(self, row: Row, width: float) -> float:
        """How high a row is in a list that is so wide, in pixels."""
        high = len(self.broken(row, width)) * ruler("body").high + dp(2 * EDGE)
        if self.stacked and row.turn:
            high += ruler("support").high
        finger = theme.least(FINGER, "body") if row.more else 0
        return round(max(self.least, high, finger))
