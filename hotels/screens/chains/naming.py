"""The free names, while a new chain is named, and the chains that are on the board."""

from collections.abc import Callable, Sequence

from kivy.metrics import dp

from hotels.ledger.chains.books import Books
from hotels.screens.chains.chain_list import NameList
from hotels.screens.widgets.fob import Fob
from hotels.screens.widgets.plate import Across, Card, Down, Flow
from hotels.screens.widgets.text import Text
from hotels.views.chains import ChainRow, first_price, free_names
from hotels.wording.speech import Speech

HIGH, LOWER = 84, 60
"""How high a row is, in dp, and where there is less room."""

MANY = 3
"""Names beyond which the rows are lower."""


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
            Text("Free names", "caption medium", "ink2"),
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
    head = Text("On the board", "caption medium", "ink2")
    return Card(head, line, padding=(dp(14), dp(10)), spacing=dp(8))
