"""Where there is no room for a table: one chain at a time, and the way to the others."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.quick.cells import Block, Faults
from hotels.screens.quick.table import Who
from hotels.screens.theme import theme
from hotels.screens.widgets.button import IconButton
from hotels.screens.widgets.plate import Across, Card, Down, Space
from hotels.views.tally import Page, Row, row_at, with_bank
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.ledger.chains.tally import Place
    from hotels.screens.quick.sitting import Sitting

SIDE = 12

BESIDE = 264
"""From this width on, in dp at plain text, the ways to other rows stand beside the name."""


class OneRow(Card):
    """The row of the figure that is asked for."""

    def __init__(self, sitting: "Sitting", width: float) -> None:
        super().__init__(padding=(dp(4), dp(4)))
        self.sitting = sitting
        self._wide = width - dp(2 * (SIDE + 4))
        self._row: Row | None = None
        self._block: Block | None = None
        self.faults = Faults()
        self.head = Down()
        """Whose row it is, and the way to the others."""
        self._fields = Down()
        self.add_widget(self.head)
        self.add_widget(self._fields)

    def show(self, page: Page, here: "Place", typed: str) -> None:
        """The row as it is now, or another one."""
        row = row_at(page, here)
        if self._row is None or row.chain != self._row.chain or self._block is None:
            self._build(row)
        elif row != self._row:
            self._who.show(with_bank(row))
        self._row = row
        faults = (
            (page.tiles_off, *row.faults)
            if page.tiles_off and row.chain is not None
            else row.faults
        )
        self.faults.say(faults)
        for field, cell in zip(self._block.cells if self._block else (), row.cells, strict=True):
            field.show(cell, here=cell.place == here, typed=typed)

    @property
    def here(self) -> Widget | None:
        """The field that is asked for."""
        cells = self._block.cells if self._block is not None else []
        return next((cell for cell in cells if cell.here), None)

    def _build(self, row: Row) -> None:
        """Another row's fields."""
        self.head.clear_widgets()
        self._fields.clear_widgets()
        sitting = self.sitting
        self.faults = Faults()
        self._who = Who(with_bank(row), style="name")
        keys = (
            IconButton("chevron-left", lambda: sitting.step(-1), phrase("Previous row")),
            IconButton("chevron-right", lambda: sitting.step(1), phrase("Next row")),
        )
        if self._wide < dp(BESIDE) * theme.text_size:
            self.head.add_widget(Across(keys[0], Space(height=1), keys[1]))
            head = Across(self._who, padding=(dp(SIDE), 0))
        else:
            head = Across(keys[0], self._who, keys[1], spacing=dp(8)).at_least(dp(56))
        self._block = Block(sitting, row, self._wide, max(dp(48), theme.least(0, "amount")))
        inner = Down(self._block, self.faults, padding=(dp(SIDE), dp(4), dp(SIDE), dp(8)))
        inner.spacing = dp(8)
        self.head.add_widget(head)
        self._fields.add_widget(inner)
