"""The free names, while a new chain is named, and the chains that are on the board."""

from collections.abc import Callable, Sequence

from kivy.graphics.texture import Texture
from kivy.metrics import dp

from hotels.ledger.chains.books import Books
from hotels.screens.widgets.boxes import Box
from hotels.screens.widgets.drawing import styled, wrapped
from hotels.screens.widgets.fob import WIDE, Fob, draw_fob
from hotels.screens.widgets.plate import Across, Card, Down, Flow
from hotels.screens.widgets.rows import Rows
from hotels.screens.widgets.text import Text
from hotels.views.chains import ChainRow, first_price, free_names
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

PILL = to_phrase("Choose")

HIGH, LOWER = 84, 60
"""How high a row is, in dp, and where there is less room."""

MANY = 3
"""Names beyond which the rows are lower."""


class NameList(Rows):
    """The free names, while a new chain is named."""

    least = 84.0

    def row_height(self, row: ChainRow) -> float:
        """As drawn, or what its lines need."""
        name, under = self._lines(row)
        return max(dp(self.least), name.height + under.height + dp(16))

    def draw(self, index: int, row: ChainRow, box: Box) -> None:
        """The fob, the name, and the pill that names, where there is room for one."""
        high = self._fob
        fob = box.x + dp(12), box.middle - high / 2
        draw_fob(self.group(index), fob, high, row.place, row.letter)
        if self._has_pills:
            wide, tall = self._pill, min(dp(62), box.height - dp(12))
            pill = Box(box.right - dp(14) - wide, box.middle - tall / 2, wide, tall)
            self.fill(index, "pri", pill, 12)
            middle = pill.x + wide / 2
            said = phrase(PILL)
            self.put(index, said, "name", "onPri", middle, box.middle, align="center", ground="pri")
        left, room = box.x + self._left, self._room
        name, under = self._lines(row)
        top = box.middle + (name.height + under.height) / 2
        middle, below = top - name.height / 2, top - name.height - under.height / 2
        self.put(index, row.name, "name list", "ink", left, middle, width=room)
        self.put(index, row.under, "support", "ink2", left, below, width=room)

    def part(self, row: ChainRow, box: Box, x: float) -> str:  # noqa: ARG002 - a list's parts
        """The whole row names."""
        return "name"

    @property
    def _fob(self) -> float:
        return dp(min(58, self.least - 10))

    @property
    def _left(self) -> float:
        """Where the names begin."""
        return dp(12) + self._fob * WIDE + dp(12)

    @property
    def _pill(self) -> float:
        return styled(phrase(PILL), "name").width + dp(48)

    @property
    def _has_pills(self) -> bool:
        """Whether every word of every name has room beside a pill; the whole row names anyway."""
        said = [word for row in self.rows for word in row.name.split()]
        widest = max((styled(word, "name list").width for word in said), default=0)
        return self.width - self._left - self._pill - dp(14 + 8) >= widest

    @property
    def _room(self) -> float:
        """How wide the names may be."""
        pill = self._pill + dp(8) if self._has_pills else 0
        return max(dp(60), self.width - self._left - dp(14) - pill)

    def _lines(self, row: ChainRow) -> tuple[Texture, Texture]:
        """The name and what stands under it."""
        room = self._room
        return wrapped(row.name, "name list", room), wrapped(row.under, "support", room)


class NamingPane(Down):
    """A row for each free name; the chains on the board shrink to a line of fobs."""

    def __init__(self, on_name: Callable[[ChainRow, str], None], *, low: bool) -> None:
        super().__init__(spacing=dp(12))
        self.names = NameList(on_name)
        self._low = low

    def show(self, rows: Sequence[ChainRow], books: Books, speech: Speech) -> None:
        """The names that are free now."""
        self.clear_widgets()
        if self.names.parent is not None:
            self.names.parent.remove_widget(self.names)
        head = Across(
            Text(phrase("Available chains"), "caption medium", "ink2"),
            Text(first_price(books.header, speech), "caption medium", "ink2", align="right"),
            padding=(dp(14), dp(8)),
        )
        self.add_widget(Card(head, self.names))
        free = free_names(rows, books, speech)
        self.names.least = LOWER if self._low or len(free) > MANY else HIGH
        self.names.show(free)
        taken = [row for row in rows if row.on_board]
        if taken:
            self.add_widget(_on_board(taken, books))


def _on_board(taken: Sequence[ChainRow], books: Books) -> Card:
    """The chains that have tiles, each with its size."""
    line = Flow()
    for row in taken:
        size = Text(str(books.board.sizes[row.place]), "name short", shrink=True)
        size.pos_hint = {"center_y": 0.5}
        fob = Fob(row.place, row.letter, 40)
        both = Across(fob, size, size_hint=(None, None), spacing=dp(8))
        both.width = fob.width + dp(8) + size.width  # known before it is laid out
        line.add_widget(both)
    head = Text(phrase("On the board"), "caption medium", "ink2")
    return Card(head, line, padding=(dp(14), dp(10)), spacing=dp(8))
