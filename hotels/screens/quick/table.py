"""The table of a quick score: a row a chain, a column a player, the bank's rest."""

from typing import TYPE_CHECKING, NamedTuple

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.quick.cells import GAP, LEAST, Block, FigureCell, purse_width
from hotels.screens.theme import theme
from hotels.screens.widgets.drawing import styled
from hotels.screens.widgets.fob import Fob
from hotels.screens.widgets.plate import Across, Card, Down, Hairline
from hotels.screens.widgets.text import Icon, Reserved, Text
from hotels.views.tally import Page, Row
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.ledger.chains.tally import Place
    from hotels.screens.quick.sitting import Sitting

SIDE, NAME, BANK, WIDEST = 16, 200, 60, 82
"""In dp at plain text: the margins, the widest name of a chain with its fob, what the bank has,
the widest field.
"""

HEADS = "support medium"

BARE = 40
"""A chain's fob alone, in dp."""

MIDDLE = {"center_y": 0.5}


class Columns(NamedTuple):
    """How a table is divided: how wide a field is, in pixels, and whether chains are named."""

    cell: float
    named: bool


def columns_in(page: Page, width: float) -> Columns | None:
    """The columns of a table so many pixels wide; None where the fields would be too narrow."""
    scale = theme.text_size
    count = max(len(row.cells) for row in page.rows)
    longest = max(styled(row.name, "name short").width for row in page.rows)
    least = max(dp(LEAST) * scale, styled(page.rows[0].cells[0].label, HEADS).width)
    for named in (True, False):
        who = min(dp(NAME) * scale, longest + dp(BARE + GAP)) if named else dp(BARE)
        cell = (width - dp(2 * SIDE) - who - dp(BANK) * scale - dp(GAP)) / count - dp(GAP)
        if cell >= least:
            return Columns(min(cell, dp(WIDEST) * max(1, scale)), named)
    return None


class FigureTable(Card):
    """All figures; what changes is told, nothing is built anew."""

    def __init__(
        self, sitting: "Sitting", page: Page, width: float, columns: Columns, row_high: float
    ) -> None:
        super().__init__()
        high = row_high - dp(16 if row_high >= dp(64) else GAP)
        self.tiles = Text("", "caption", "ink2", align="center")
        self.add_widget(self._heads(page, columns))
        self.lines: list[ChainLine | PurseLine] = []
        for row in page.rows:
            self.add_widget(Hairline())
            line: ChainLine | PurseLine
            if row.chain is None:
                line = PurseLine(sitting, row, (width, columns), (row_high, high))
            else:
                line = ChainLine(sitting, row, columns, (row_high, high))
            self.lines.append(line)
            self.add_widget(line)

    def show(self, page: Page, here: "Place", typed: str) -> None:
        """The figures as they are now."""
        if self.tiles.text != page.tiles:
            self.tiles.text = page.tiles
        self.tiles.recolour("red" if page.tiles_off else "ink2")
        for line, row in zip(self.lines, page.rows, strict=True):
            line.show(row, here, typed)

    @property
    def here(self) -> Widget | None:
        """The row of the field that is asked for; of the purses that field with its name."""
        cells = ((line, cell) for line in self.lines for cell in line.cells if cell.here)
        found = next(cells, None)
        if found is None:
            return None
        line, cell = found
        return line if isinstance(line, ChainLine) else cell.parent

    def _heads(self, page: Page, columns: Columns) -> Across:
        """Whose column it is, and all tiles together above theirs."""
        line = Across(spacing=dp(GAP), padding=(dp(SIDE), dp(6)))
        line.at_least(theme.least(44, "support medium"))
        line.add_widget(
            Text(
                phrase("Chain") if columns.named else "", "support medium", "ink2", pos_hint=MIDDLE
            )
        )
        for place, one in enumerate(page.rows[0].cells):
            words = Text(one.label, HEADS, "ink2", align="center")
            head = Down(words, size_hint_x=None, width=columns.cell, pos_hint=MIDDLE)
            if place == 0:
                head.add_widget(self.tiles)
            line.add_widget(head)
        bank = Text(phrase("Bank"), "support medium", "ink2", align="right", pos_hint=MIDDLE)
        bank.size_hint_x, bank.width = None, dp(BANK) * theme.text_size
        line.add_widget(bank)
        return line


class ChainLine(Down):
    """One chain: its name and price, its figures, and what the bank has."""

    def __init__(
        self, sitting: "Sitting", row: Row, columns: Columns, heights: tuple[float, float]
    ) -> None:
        super().__init__(padding=(dp(SIDE), 0))
        self._row: Row | None = None
        self.who = Who(row, large=heights[0] >= dp(64), named=columns.named)
        self.cells = [FigureCell(sitting, one, heights[1]) for one in row.cells]
        self.left = Reserved("", "amount", "ink", align="right")
        self.of = Text(row.of, "caption", "ink2", align="right")
        line = Across(self.who, spacing=dp(GAP)).at_least(heights[0])
        for one in self.cells:
            one.size_hint_x, one.width = None, columns.cell
            line.add_widget(one)
        bank = Down(self.left, self.of, pos_hint=MIDDLE, size_hint_x=None)
        bank.width = dp(BANK) * theme.text_size
        line.add_widget(bank)
        self.add_widget(line)

    def show(self, row: Row, here: "Place", typed: str) -> None:
        """What is new of it."""
        for field, cell in zip(self.cells, row.cells, strict=True):
            field.show(cell, here=cell.place == here, typed=typed)
        if row == self._row:
            return
        self._row = row
        self.who.show(row)
        self.left.text = row.left
        self.left.recolour("red" if row.off else "ink")


class Who(Across):
    """A chain's fob, its name, and a word below it."""

    def __init__(
        self, row: Row, *, large: bool = False, style: str = "name short", named: bool = True
    ) -> None:
        super().__init__(spacing=dp(10), pos_hint=MIDDLE)
        self._large = large
        self._pale: bool | None = None
        self._fob: Widget = Widget()
        self.name = Text(row.name, style)
        self.second = Reserved("", "caption", "ink2")
        self._words = Down(self.name, self.second, pos_hint=MIDDLE)
        self.add_widget(self._fob)
        if named:
            self.add_widget(self._words)
        self.show(row)

    def show(self, row: Row) -> None:
        """The chain as it is now."""
        if row.pale != self._pale:
            self._pale = row.pale
            self.remove_widget(self._fob)
            self._fob = mark_of(row, 46 if self._large else 40)
            self.add_widget(self._fob, index=len(self.children))
        self.name.text = row.name
        self.second.text = row.second


class PurseLine(Down):
    """The purses: under the players' columns, or side by side where those are too narrow."""

    def __init__(
        self,
        sitting: "Sitting",
        row: Row,
        widths: tuple[float, Columns],
        heights: tuple[float, float],
    ) -> None:
        super().__init__(padding=(dp(SIDE), 0))
        width, (cell, named) = widths
        who = Who(row, large=heights[0] >= dp(64))
        if named and cell >= purse_width():
            self.cells = [FigureCell(sitting, one, heights[1]) for one in row.cells]
            line = Across(who, spacing=dp(GAP)).at_least(heights[0])
            line.add_widget(Widget(size_hint=(None, None), size=(cell, dp(1))))
            for one in self.cells:
                one.size_hint_x, one.width = None, cell
                line.add_widget(one)
            end = dp(BANK) * theme.text_size
            line.add_widget(Widget(size_hint=(None, None), size=(end, dp(1))))
            self.add_widget(line)
        else:
            block = Block(sitting, row, width - dp(2 * SIDE), heights[1])
            self.cells = block.cells
            self.padding = (dp(SIDE), dp(8), dp(SIDE), dp(12))
            self.spacing = dp(8)
            self.add_widget(who)
            self.add_widget(block)

    def show(self, row: Row, here: "Place", typed: str) -> None:
        """What is new of them."""
        for field, cell in zip(self.cells, row.cells, strict=True):
            field.show(cell, here=cell.place == here, typed=typed)


def mark_of(row: Row, size: float, ground: str = "sheet") -> Widget:
    """The fob of a chain, or notes for the purses."""
    if row.chain is None:
        return Icon("cash-multiple", size * 0.78, "ink2", pos_hint=MIDDLE)
    return Fob(row.chain, row.letter, size, pale=row.pale, ground=ground)
