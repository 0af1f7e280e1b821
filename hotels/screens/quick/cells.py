"""The fields of a quick score: each holds one figure, and a tap asks for it."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.gridlayout import GridLayout

from hotels.screens.theme import theme
from hotels.screens.widgets.drawing import styled
from hotels.screens.widgets.field import fault
from hotels.screens.widgets.plate import Down, Frame
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Text
from hotels.views.tally import Cell, Row
from hotels.views.tally_walk import shown
from hotels.wording.amounts import money

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hotels.screens.quick.sitting import Sitting

GAP = 8
LEAST = 60
"""Between two fields, and the narrowest that holds a number and a name above it, in dp."""

WIDEST_PURSE = 88_888


class FigureCell(Tap, AnchorLayout):
    """One figure: known, asked for, missing or wrong."""

    def __init__(self, sitting: "Sitting", cell: Cell, high: float) -> None:
        super().__init__(
            on_tap=lambda: sitting.go(self.cell.place),
            corner=10,
            size_hint_y=None,
            height=high,
            pos_hint={"center_y": 0.5},
        )
        self.cell = cell
        self.here = False
        self._ground = Frame(self, "sheet", "rule", 10, 1)
        self.words = Text("", "amount", align="center")
        self.add_widget(self.words)
        self._looks: object = None

    @property
    def text(self) -> str:
        """What stands in it."""
        return str(self.words.text)

    def show(self, cell: Cell, *, here: bool, typed: str) -> None:
        """The figure as it is now; while it is typed, what is typed."""
        self.cell, self.here = cell, here
        self.enabled = cell.asked
        text = shown(cell.place, typed) if here and typed else cell.text
        if text != self.words.text:
            self.words.text = text
        looks = cell.asked, here, cell.wrong, bool(cell.text)
        if looks != self._looks:
            self._looks = looks
            self._paint()

    def _paint(self) -> None:
        cell = self.cell
        self.opacity = 1 if cell.asked else 0
        fill = "redC" if cell.wrong else "sheet" if self.here or not cell.text else "cont"
        line, width = ("pri", 2.5) if self.here else (None if cell.text else "rule", 1)
        self._ground.frame(fill, line, width)
        self.words.recolour("onRedC" if cell.wrong else "ink")


class Faults(Down):
    """What is wrong, a line each; nothing where all is well."""

    def __init__(self) -> None:
        super().__init__(spacing=dp(4))
        self._said: tuple[str, ...] = ()

    def say(self, faults: "Sequence[str]") -> None:
        """Other faults than before, or none."""
        if tuple(faults) == self._said:
            return
        self._said = tuple(faults)
        self.clear_widgets()
        self.padding = (0, 0, 0, dp(10)) if faults else 0
        for one in faults:
            self.add_widget(fault(one))


class Block(GridLayout):
    """Fields with their names above them, as many abreast as have room."""

    def __init__(self, sitting: "Sitting", row: Row, width: float, high: float) -> None:
        purses = row.chain is None
        least = max(dp(LEAST) * theme.text_size, purse_width() if purses else 0)
        count = len(row.cells)
        fit = max(1, min(count, int((width + dp(GAP)) // (least + dp(GAP)))))
        lines = -(-count // fit)
        super().__init__(cols=-(-count // lines), spacing=dp(GAP), size_hint_y=None)
        self.bind(minimum_height=self.setter("height"))
        self.cells = [FigureCell(sitting, cell, high) for cell in row.cells]
        for cell, field in zip(row.cells, self.cells, strict=True):
            label = Text(cell.label, "caption", "ink2", align="center")
            field.pos_hint = {}
            field.bind(opacity=label.setter("opacity"))
            self.add_widget(Down(label, field, spacing=dp(4)))


def purse_width() -> float:
    """How wide a field for a purse is, in pixels."""
    return float(styled(money(WIDEST_PURSE), "amount").width + dp(8))
