"""Pictures of a chain game: how it stands or came out, and its board."""

from collections.abc import Sequence
from typing import Any

from kivy.graphics import InstructionGroup
from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.chains.board import WIDEST_LETTER
from hotels.screens.chains.faces import draw
from hotels.screens.chains.measures import PHONE, grid, sizes
from hotels.screens.chains.settlement import chain_words, handed_words
from hotels.screens.screen import pieces_of
from hotels.screens.sharing.pictures import MARGIN, chart_card, page_of, sign_of
from hotels.screens.sharing.studio import WIDE, picture, width
from hotels.screens.theme import theme
from hotels.screens.widgets.fob import Fob
from hotels.screens.widgets.plate import Across, Card, Down, Ground, Hairline
from hotels.screens.widgets.ranking import Ranking
from hotels.screens.widgets.text import Text
from hotels.store.keeping import Opened
from hotels.views.chains import ChainRow, chain_rows
from hotels.views.opened import recorded
from hotels.views.sharing import Told, is_ledger, told
from hotels.views.squares import Square, last_square, squares
from hotels.views.standing import Cell, ChainLine, Result, by_today
from hotels.views.worth import Graph, worth_by_turn
from hotels.wording.language import phrase
from hotels.wording.speech import Speech


def standing_picture(game: Opened[Any, Any]) -> bytes:
    """How a game came out: the ranking, the settlement and, where its turns are known, a chart."""
    said = told(game)
    graph = None
    if is_ledger(game):
        pages = [numbered.page for numbered in game.table.pages]
        graph = worth_by_turn(game.table.game.opening(), pages, said.speech)
        if recorded(game) is not None:
            graph = by_today(graph)
    return picture(lambda: _standing(said, graph), pieces_of(game))


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


def _standing(said: Told, graph: Graph | None) -> Widget:
    result = said.result
    if result is None:
        raise AssertionError(said)
    parts: list[Widget] = [sign_of(result.headline, result.second, said.played)]
    parts.append(Ranking(result.ranks, narrow=False))
    if graph is not None:
        parts.append(chart_card(graph))
    parts.append(_settlement(result, said.speech))
    return page_of(*parts)


def _settlement(result: Result, speech: Speech) -> Card:
    """Chain by chain who got what; who held nothing is left out."""
    title = Text(result.settled, "name short")
    card = Card(Down(title, padding=(dp(16), dp(12))))
    for line in result.lines:
        card.add_widget(_band(chain_words(line)))
        for cell in _paid(line):
            card.add_widget(
                _row(speech.player(cell.seat), _sold(cell), Text(cell.bonus, **_AMOUNT))
            )
            card.add_widget(Hairline())
    card.add_widget(_band(Text(result.in_all, "name short")))
    for handed in result.handed:
        words = handed_words(handed)
        words.size_hint_x = 1.4
        card.add_widget(_row(speech.player(handed.seat), "", words))
    return card


_AMOUNT: dict[str, Any] = {"style": "amount", "align": "right", "pos_hint": {"center_y": 0.5}}


def _paid(line: ChainLine) -> list[Cell]:
    return [cell for cell in line.cells if cell.receipts]


def _sold(cell: Cell) -> str:
    if cell.sale:
        return phrase("{blocks} sold for {amount}; bonus", blocks=cell.blocks, amount=cell.sale)
    return phrase("{blocks}; bonus", blocks=cell.blocks)


def _band(words: Widget) -> Across:
    band = Across(words, padding=(dp(16), dp(8)))
    Ground(band, "cont", None, 0)
    return band


def _row(name: str, support: str, right: Widget) -> Across:
    words = Down(Text(name, "name short"), pos_hint={"center_y": 0.5})
    if support:
        words.add_widget(Text(support, "support", "ink2"))
    row = Across(words, right, spacing=dp(12), padding=(dp(16), dp(6)))
    return row.at_least(theme.least(48, "amount"))


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
