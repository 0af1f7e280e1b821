"""The picture of a chain game's board; how it came out is on the share card."""

from collections.abc import Sequence
from typing import Any

from kivy.graphics import InstructionGroup
from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.chains.board import WIDEST_LETTER
from hotels.screens.chains.faces import draw
from hotels.screens.chains.measures import PHONE, grid, sizes
from hotels.screens.screen import pieces_of
from hotels.screens.sharing.pictures import MARGIN, page_of, sign_of
from hotels.screens.sharing.studio import WIDE, picture, width
from hotels.screens.widgets.fob import Fob
from hotels.screens.widgets.plate import Across, Card, Down
from hotels.screens.widgets.text import Text
from hotels.store.keeping import Opened
from hotels.views.chains import ChainRow, chain_rows
from hotels.views.sharing import told
from hotels.views.squares import Square, last_square, squares
from hotels.wording.language import phrase


def board_picture(game: Opened[Any, Any]) -> bytes:
    """The board as it lies, and its chains."""
    said, books = told(game), game.table.books
    last = last_square(game.table.pages)
    lying = squares(books, said.speech, last=last, asked=False)
    rows = [row for row in chain_rows(books, said.speech) if row.on_board]
    turn = (
        phrase("The board after turn {turn}", turn=books.turn)
        if books.turn
        else phrase("The board before the first turn")
    )

    def page() -> Widget:
        edition = books.header.edition
        parts = [sign_of(turn, said.title, said.played)]
        parts.append(BoardPicture(lying, edition.rows, edition.columns))
        if rows:
            parts.append(_chains(rows))
        return page_of(*parts)

    return picture(page, pieces_of(game))


_AMOUNT: dict[str, Any] = {"style": "amount", "align": "right", "pos_hint": {"center_y": 0.5}}


def _chains(rows: Sequence[ChainRow]) -> Card:
    """The chains on the board, how large they are and what a block costs."""
    card = Card(padding=(0, dp(6)))
    for row in rows:
        words = Down(
            Text(row.name, "name short"),
            Text(row.under, "support", "ink2"),
            pos_hint={"center_y": 0.5},
        )
        line = Across(
            Fob(row.place, row.letter, 40),
            words,
            Text(row.price, **_AMOUNT),
            spacing=dp(12),
            padding=(dp(16), dp(6)),
        )
        card.add_widget(line)
    return card


class BoardPicture(Widget):
    """Every square, as large as the picture is wide."""

    def __init__(self, lying: Sequence[Square], rows: int, columns: int) -> None:
        wide = dp(width() - 2 * MARGIN)
        super().__init__(size_hint_y=None, height=round(wide / columns) * rows)
        self._lying, self._shape = lying, (rows, columns)
        self._group = InstructionGroup()
        self.canvas.add(self._group)
        self.bind(pos=self._draw, size=self._draw)

    def _draw(self, *_: object) -> None:
        self._group.clear()
        if self.width < WIDE / 2:  # it has not been given its room yet
            return
        squares = grid((*self.pos, *self.size), *self._shape, PHONE)
        names = [square.name for square in self._lying]
        measures = sizes(squares.wide, squares.high, names, WIDEST_LETTER)
        for square in self._lying:
            draw(self._group, square, squares.box(square.row, square.column), measures)
