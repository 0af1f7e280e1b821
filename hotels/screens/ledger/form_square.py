"""A tile of the past: the board as it lay at that moment, and the squares it may have gone to."""

from collections.abc import Callable

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.chains.board import Board
from hotels.screens.chains.magnifier import Magnifier
from hotels.screens.chains.measures import FINGER, Spacing
from hotels.screens.profile import Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.text import Text
from hotels.views.ledger.form import Form
from hotels.views.ledger.offers import board_offered, chosen_square, would

LOWEST = 20
"""A square is at least so high where it is only seen and not met, in dp."""

GAP = 8
"""Between the board and what stands beside it, in dp."""

FLAT, SQUARE = 1.25, 1.06
"""How much wider than high a square may be on a phone, and elsewhere."""


class Glass(Magnifier):
    """The magnifier within a form: it stands below the small board, or in its place."""

    def __init__(
        self,
        form: Form,
        centre: int,
        on_lay: Callable[[int], None],
        on_close: Callable[[], None] | None,
    ) -> None:
        words = lambda square: would(form, square)[:2]  # noqa: E731 - what a tile would do
        super().__init__(
            board_offered(form),
            centre,
            on_lay,
            on_close or (lambda: None),
            words,
            size_hint=(None, None),
        )
        self.padding = (0, dp(2), 0, 0)
        if on_close is None:
            self.head.remove_widget(self.head.children[0])
        self.canvas.before.clear()  # it lies on the form's own ground
        self.grounds: list[object] = []


class SquareForm(Widget):
    """The board with what a tile on the square under the finger would have done.

    Where its squares are too small for a finger a tap on one shows those about it large: on a
    phone below the board, elsewhere in its place.
    """

    def __init__(
        self,
        form: Form,
        profile: Profile,
        on_square: Callable[[int], None],
        *,
        looked: int | None = None,
        on_look: Callable[[int | None], None] = lambda _: None,
    ) -> None:
        super().__init__(size_hint=(1, 1))
        self.form, self._says = form, on_square
        self._looked, self._tells = looked, on_look
        header = form.place.books.header
        self._rows, self._columns = header.edition.rows, header.edition.columns
        self._is_phone = profile.is_phone
        self._gap = 2 if self._is_phone else 3
        spaced = Spacing(gap=self._gap, most=FLAT if self._is_phone else SQUARE)
        self.squares = board_offered(form)
        self.board = Board(
            self._lay, self._point, on_magnify=self._look, spaced=spaced, size_hint=(None, None)
        )
        self.said = Text("", "support medium", "ink2", size_hint_x=None)
        self.glass: Glass | None = None
        self._chosen = chosen_square(form)
        self.add_widget(self.board)
        self._settle = Clock.create_trigger(lambda _: self._fit(), -1)
        self.bind(size=self._settle, pos=self._settle)
        self.said.bind(height=self._settle)
        self.board.show(self.squares, moving=False)
        self._point(self._chosen)

    # a finger

    def _point(self, square: int | None) -> None:
        """What a tile there would have done."""
        if square is not None:
            self.said.text = would(self.form, square).line
            self.board.show(self.squares, square, moving=False)

    def _lay(self, square: int) -> None:
        self._point(square)
        self._says(square)

    def _look(self, square: int) -> None:
        """On a small board a tap says which part is to be seen large."""
        self._tell(square)
        if self.glass is None:
            self._magnify(square)
            self._fit()
        else:
            self.glass.show(self.squares, square)
            self.board.frame(self.glass.shown)

    def _magnify(self, square: int) -> None:
        """The large squares about one."""
        closes = None if self._is_phone else self._shrink
        self.glass = Glass(self.form, square, self._says, closes)
        self.add_widget(self.glass)

    def _tell(self, square: int | None) -> None:
        """Which part is seen large: it is, too, when the window has turned."""
        self._looked = square
        self._tells(square)

    def _shrink(self) -> None:
        """The whole board again."""
        self._tell(None)
        self.remove_widget(self.glass)
        self.glass = None
        self._fit()

    # where things stand

    def _fit(self) -> None:
        """The board alone, with the large squares below it, or these in its place."""
        if self.width < dp(100):
            return
        is_small = self._across < dp(FINGER)
        if self._is_phone:
            self._stand_above()
            return
        if self.glass is None and self._looked is not None and is_small:
            self._magnify(self._looked)
        if self.glass is not None:
            self._stand_instead(self.glass)
        else:
            self._stand_alone()

    def _high(self, square: float) -> float:
        """How high a board is with squares so high."""
        gap = dp(self._gap)
        return (square + gap) * self._rows - gap

    @property
    def _across(self) -> float:
        """How wide a square is where the board has all the width."""
        return (self.width + dp(self._gap)) / self._columns - dp(self._gap)

    def _stand_alone(self) -> None:
        """The board, and over it what a tile would have done."""
        meets = self._across >= dp(FINGER)
        if self.said.parent is None:
            self.add_widget(self.said)
        if self.board.parent is None:
            self.add_widget(self.board)
        words = max(theme.least(0, "support medium") - dp(16), self.said.height)
        self.size_hint_min_y = words + dp(GAP) + self._high(dp(FINGER if meets else LOWEST))
        self.said.width = self.width
        self.said.pos = self.x, self.y + self.height - self.said.height
        self.board.size = self.width, max(dp(1), self.height - words - dp(GAP))
        self.board.pos = self.x, self.y

    def _stand_instead(self, glass: Glass) -> None:
        """The large squares alone."""
        for widget in (self.said, self.board):
            if widget.parent is not None:
                self.remove_widget(widget)
        self.size_hint_min_y = glass.least(self.width)
        glass.width, glass.height = self.width, glass.fit(self.width, self.height)
        glass.pos = self.x, self.y + self.height - glass.height

    def _stand_above(self) -> None:
        """The small board, and the large squares below it."""
        if self.glass is None:
            wanted = (self._looked, self._chosen, len(self.squares) // 2)
            self._magnify(next(square for square in wanted if square is not None))
        glass = self.glass
        if glass is None:
            return
        high = self._high(max(dp(LOWEST), self._across / FLAT))
        self.size_hint_min_y = high + dp(GAP) + glass.least(self.width)
        self.board.size = self.width, high
        self.board.pos = self.x, self.y + self.height - high
        glass.width = self.width
        glass.height = glass.fit(
            self.width, max(glass.least(self.width), self.height - high - dp(GAP))
        )
        glass.pos = self.x, self.board.y - dp(GAP) - glass.height
        self.board.frame(glass.shown)
