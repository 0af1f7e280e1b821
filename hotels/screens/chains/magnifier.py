"""The magnifier: part of the board so large that a finger can meet its squares."""

from collections.abc import Callable, Sequence

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.screens.chains.measures import FINGER, MAGNIFIED
from hotels.screens.chains.table_board import TableBoard
from hotels.screens.widgets.button import IconButton
from hotels.screens.widgets.drawing import wrapped
from hotels.screens.widgets.plate import Across, Down, Ground
from hotels.screens.widgets.text import Text
from hotels.views.squares import Square, around
from hotels.wording.language import phrase

COLUMNS, ROWS, FEWEST_ROWS = 7, 5, 3


class Magnifier(BoxLayout):
    """Seven by five squares around a finger, on a sheet; a tap on one of them lays there.

    Where there is no room for five rows that a finger can meet there are fewer.

    The square that is proposed is marked, and the head says what a tile on it would do.
    """

    def __init__(
        self,
        squares: Sequence[Square],
        centre: int,
        on_lay: Callable[[int], None],
        on_close: Callable[[], None],
        words: Callable[[int], tuple[str, str]],
        *,
        on_choose: Callable[[int], None] | None = None,
        foot: Widget | None = None,
        **rest: object,
    ) -> None:
        super().__init__(
            orientation="vertical", padding=(dp(8), dp(6), dp(8), dp(10)), spacing=dp(4), **rest
        )
        self.words, self.on_choose, self.foot = words, on_choose, foot
        self._rows = ROWS
        self.squares: tuple[Square, ...] = ()
        self.chosen = centre
        Ground(self, "sheet", "rule", (20, 20, 0, 0))
        self.headline = Text("", "name")
        self.second = Text("", "support", "ink2")
        self.said = Down(self.headline, self.second, pos_hint={"center_y": 0.5})
        close = IconButton("close", on_close, phrase("Close the magnifier"), role="ink")
        head = Across(self.said, close, padding=(dp(6), 0, 0, 0), spacing=dp(8))
        self.head = head.at_least(dp(52))
        self.board = TableBoard(on_lay, self._pointed, spaced=MAGNIFIED)
        self.add_widget(self.head)
        self.add_widget(self.board)
        if foot is not None:
            self.add_widget(foot)
        self.show(squares, centre)

    def fit(self, width: float, height: float) -> float:
        """As many rows as find room in this; how high it then is."""
        rows = ROWS
        while rows > FEWEST_ROWS and self._height(width, rows, dp(FINGER)) > height:
            rows -= 1
        if rows != self._rows:
            self._rows = rows
            self.show(self.squares, self.chosen)
        return min(height, self.height_for(width))

    def least(self, width: float) -> float:
        """How high it is with as few rows as there may be, all of them met by a finger."""
        return self._height(width, FEWEST_ROWS, dp(FINGER))

    def height_for(self, width: float) -> float:
        """How high it is when its squares are as high as wide, in pixels."""
        left, _, right, _ = self.padding
        gap = dp(self.board.spaced.gap)
        return self._height(width, self._rows, (width - left - right + gap) / COLUMNS - gap)

    def _height(self, width: float, rows: int, square: float) -> float:
        """How high it is with so many rows of squares so high."""
        _, top, _, bottom = self.padding
        gap = dp(self.board.spaced.gap)
        head = self._head_height(width)
        parts = [head, (square + gap) * rows - gap]
        if self.foot is not None:
            parts.append(self.foot.height)
        return top + bottom + sum(parts) + self.spacing * (len(parts) - 1)

    def _head_height(self, width: float) -> float:
        """How high the head is, be it laid out or not."""
        room = width - dp(8 + 8 + 6 + 8 + 48)
        said = ((self.headline, "name"), (self.second, "support"))
        lines = sum(wrapped(text.text, style, room).height for text, style in said if text.text)
        return max(dp(52), lines)

    @property
    def shown(self) -> tuple[int, ...]:
        """The squares within, for the frame on the small board."""
        return tuple(square.number for square in self._window)

    def show(self, squares: Sequence[Square], centre: int | None = None) -> None:
        """Other squares, or the same around another one, which is then proposed."""
        self.squares = tuple(squares)
        if centre is not None:
            self.chosen = centre
            self._window = around(self.squares, centre, COLUMNS, self._rows)
        else:
            kept = {*self.shown}
            self._window = tuple(square for square in self.squares if square.number in kept)
        self._propose()

    def choose(self, square: int) -> None:
        """Another of the squares that are shown is proposed."""
        self.chosen = square
        self._propose()
        if self.on_choose is not None:
            self.on_choose(square)

    def _pointed(self, square: int | None) -> None:
        if square is not None and square != self.chosen:
            self.choose(square)

    def _propose(self) -> None:
        headline, second = self.words(self.chosen)
        self.headline.text = headline
        self.second.text = second[:1].upper() + second[1:]
        self.board.show(self._window, self.chosen)
