"""The magnifier over the table, while the board is too small for a finger."""

from typing import TYPE_CHECKING

from kivy.metrics import dp

from hotels.screens.chains.magnifier import Magnifier
from hotels.views.squares import Square

if TYPE_CHECKING:
    from kivy.uix.widget import Widget

    from hotels.screens.chains.table import TableScreen

FOOT = 76
"""How much of the window stays free above it where it floats, in dp."""


class Glass:
    """Opens where the board was tapped: in the lower half of a phone, else over the side pane."""

    def __init__(self, table: "TableScreen") -> None:
        self._table = table
        self.square: int | None = None
        """The square that is proposed, while it is open."""
        self._magnifier: Magnifier
        self._covered: list[Widget] = []

    def open(self, squares: tuple[Square, ...], square: int) -> None:
        """Around a square."""
        self.close()
        table = self._table
        self.square = square
        glass = self._magnifier = Magnifier(
            squares, square, table.lay, self.put_away, table.prospect, on_choose=self._propose
        )
        if table.profile.is_phone:
            self._covered = table.lower.children[:]
            table.lower.clear_widgets()
            table.lower.add_widget(glass)
            table.fit()
        else:
            glass.size_hint = (None, None)
            glass.width = min(dp(560), table.width * 0.6)
            glass.height = glass.fit(glass.width, table.height - dp(FOOT))
            glass.pos = (table.right - glass.width, table.y)
            table.add_widget(glass)
        table.board.frame(glass.shown)
        table.say_foot()

    def put_away(self) -> None:
        """Closed, and the foot says what it said before."""
        self.close()
        self._table.say_foot()

    def close(self) -> None:
        """What it covered is seen again."""
        if self.square is None:
            return
        self.square = None
        self._table.board.frame()
        self._magnifier.parent.remove_widget(self._magnifier)
        for widget in self._covered:
            self._table.lower.add_widget(widget)
        if self._covered:
            self._covered = []
            self._table.fit()

    def fit(self, width: float, height: float) -> float:
        """How much of a phone's height it takes while it is open, of no more than this."""
        return self._magnifier.fit(width, height) if self.square is not None else 0

    def _propose(self, square: int) -> None:
        self.square = square
        self._table.say_foot()
