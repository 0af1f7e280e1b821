"""The magnifier over the table, while the board is too small for a finger."""

from typing import TYPE_CHECKING

from kivy.metrics import dp

from hotels.screens.chains.magnifier import Magnifier
from hotels.screens.widgets.placed import Placed
from hotels.views.squares import Square

if TYPE_CHECKING:
    from kivy.uix.widget import Widget

    from hotels.screens.chains.starting import StartingTiles
    from hotels.screens.chains.table import TableScreen

FREE = 76
"""How much of the window stays free above it where it floats, in dp."""

WIDEST = 560
"""How wide it is at most, in dp."""


class Glass:
    """Opens where the board was tapped, and covers neither the board nor the foot.

    In a small window it stands in place of what is below or beside the board, else over it.
    """

    def __init__(self, table: "TableScreen | StartingTiles") -> None:
        self._table = table
        self.square: int | None = None
        """The square that is proposed, while it is open."""
        self._magnifier: Magnifier
        self._covered: list[Widget] = []
        self._waiting: int | None = None
        self._open_soon = Placed(self._open_now)

    @property
    def proposed(self) -> int | None:
        """The square that is proposed, or will be as soon as everything has found its place."""
        return self._waiting if self.square is None else self.square

    def open_again(self, square: int | None) -> None:
        """Around the square that was proposed before the window turned, if the board is small."""
        self._waiting = square
        if square is not None:
            self._open_soon()

    def _open_now(self) -> None:
        square, self._waiting = self._waiting, None
        if square is not None and self._table.board.is_small:
            self._table.magnify(square)

    def open(self, squares: tuple[Square, ...], square: int) -> None:
        """Around a square."""
        self.close()
        table = self._table
        self.square = square
        glass = self._magnifier = Magnifier(
            squares, square, table.lay, self.put_away, table.prospect, on_choose=self._propose
        )
        glass.board.sitting = getattr(table, "sitting", None)  # none while a game is set up
        if table.profile.is_phone or table.profile.is_cramped:
            self._covered = table.lower.children[:]
            table.lower.clear_widgets()
            table.lower.add_widget(glass)
            table.fit()
        else:
            self._float()
            table.add_widget(glass)
        table.board.frame(glass.shown)
        table.say_foot()

    def put_away(self) -> None:
        """Closed, and the foot says what it said before."""
        self.close()
        self._table.say_foot()

    def close(self) -> None:
        """What it covered is seen again."""
        self._waiting = None
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

    def least(self, width: float) -> float:
        """How high it is at least while it is open."""
        return self._magnifier.least(width) if self.square is not None else 0

    def fit(self, width: float, height: float) -> float:
        """How much of a phone's height it takes while it is open, of no more than this."""
        if self.square is None:
            return 0
        high = self._magnifier.fit(width, height)
        if self._table.board.cut not in {(), self._magnifier.shown}:
            self._table.board.frame(self._magnifier.shown)
        return high

    def _float(self) -> None:
        """Over the side pane, or over what is between the board and the foot."""
        table, glass, profile = self._table, self._magnifier, self._table.profile
        glass.size_hint = (None, None)
        if profile.is_landscape:
            low, most = table.y, table.height - dp(FREE)
            glass.width = dp(profile.pane) + dp(profile.margin + profile.gap / 2)
        else:
            low = table.foot.top + dp(profile.gap / 2)
            most = table.board.y - low
            glass.width = min(dp(WIDEST), table.width)
        glass.height = glass.fit(glass.width, most)
        glass.pos = (table.right - glass.width, low)

    def _propose(self, square: int) -> None:
        self.square = square
        self._table.say_foot()
