"""One edition's answer: its steps, who gets what, and how sure it is."""

from collections.abc import Callable
from typing import Any

from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.screens.theme import theme
from hotels.screens.widgets.leader import DoubleLine
from hotels.screens.widgets.mark import MarkChip
from hotels.screens.widgets.plate import Across, Down, Ground, Hairline, Space
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.views.comparing import Column, Got, Line

SIDE = 16

SWIPED = "turned the page"
"""What is noted of a finger that went sideways: it does not tap."""

DIFFERS = "not-equal-variant"


class Cell(Down):
    """One step: what it is, and what it comes to."""

    def __init__(self, ink: str, soft: str) -> None:
        super().__init__(padding=(0, dp(5), 0, 0), spacing=dp(1), size_hint_y=1)
        self.size_hint_y = None  # set late, so that its height stays ours
        self.height = theme.least(54, "support", "amount") - dp(2)
        self.label = Text("", "support", soft)
        self.amount = Text("", "amount", ink, shrink=True, pos_hint={"center_y": 0.5})
        self._line = Across(self.amount, spacing=dp(6))
        self._sign = Icon(DIFFERS, 16, soft, pos_hint={"center_y": 0.5})
        self.add_widget(self.label)
        self.add_widget(self._line)
        self.add_widget(Space())
        self.add_widget(Hairline())

    def show(self, line: Line) -> None:
        """Another step in its place."""
        put(self.label, line.label)
        put(self.amount, line.amount)
        toggle(self._line, self._sign, there=line.differs)


class GotRow(BoxLayout):
    """What one player gets."""

    def __init__(self, ink: str, soft: str, height: float, *, stacked: bool) -> None:
        super().__init__(size_hint_y=None, height=height, spacing=dp(4))
        self.orientation = "vertical" if stacked else "horizontal"
        middle = {} if stacked else {"center_y": 0.5}
        self.ink, self.soft = ink, soft
        self.name = Text("", "body", ink, pos_hint=middle)
        self.amount = Text("", "amount player", ink, shrink=True, pos_hint={"center_y": 0.5})
        self._sign = Icon(DIFFERS, 16, soft, pos_hint={"center_y": 0.5})
        self._line = Across(self.amount, spacing=dp(4), size_hint_x=None, pos_hint=middle)
        if stacked:
            self._line.pos_hint = {"right": 1}
        self.add_widget(self.name)
        self.add_widget(self._line)

    def show(self, got: Got) -> None:
        """What he gets now."""
        put(self.name, got.name)
        put(self.amount, got.amount)
        self.amount.recolour(self.ink if got.paid else self.soft)
        toggle(self._line, self._sign, there=got.differs, index=1)


def put(label: Text, text: str) -> None:
    """Other words, if they are others: the same ones are not drawn again."""
    if label.text != text:
        label.text = text


def toggle(line: Across, sign: Widget, *, there: bool, index: int = 0) -> None:
    """A sign that comes and goes."""
    if there and sign.parent is None:
        line.add_widget(sign, index=index)
    elif not there and sign.parent is not None:
        line.remove_widget(sign)


class EditionColumn(Tap, Down):
    """One edition's answer; a tap shows its receipts."""

    def __init__(
        self, column: Column, width: float, head: float, on_tap: Callable[[], None]
    ) -> None:
        super().__init__(
            on_tap=on_tap,
            corner=0,
            padding=(dp(SIDE), dp(12)),
            size_hint_x=None,
            size_hint_y=1,
            width=width,
        )
        ground = "priC" if column.own else "sheet"
        self.column: Column | None = None
        self.ink, self.soft = ("onPriC", "onPriC") if column.own else ("ink", "ink2")
        self._back = ground
        if column.own:
            Ground(self, "priC", None, (11, 0, 0, 11))
        self._head = Down(
            Text(column.name, "question narrow", self.ink),
            Text(column.variant, "support", self.soft),
            size_hint_y=1,
        )
        self._head.size_hint_y = None  # set late, so that its height stays ours
        self._head.height = head
        self._head.add_widget(Space())
        self._steps, self._foot = Down(), Down()
        self._why = Text("", "support", self.soft)
        self._sum = Down(
            DoubleLine(self.ink), Space(height=8), self._foot, padding=(0, 0, 0, dp(2))
        )
        self._body = Down(self._steps, self._sum)
        self.add_widget(self._head)
        self.add_widget(Hairline())
        self.add_widget(self._body)
        self.add_widget(Space())
        self.cells: list[Cell] = []
        self.gots: list[GotRow] = []
        self._mark: MarkChip | None = None

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """A finger that turned the page taps nothing."""
        return SWIPED in touch.ud or super().on_touch_down(touch)

    def show(self, column: Column, names: float, *, stacked: bool) -> None:
        """Another answer; only what is different is drawn again."""
        before, self.column = self.column, column
        if before == column:
            return
        self.enabled, self.why = not column.refused, column.refused
        put(self._head.children[1], column.variant)
        self._refuse(column.refused)
        if column.refused:
            return
        fill(self._steps, self.cells, len(column.lines), lambda: Cell(self.ink, self.soft))
        fill(
            self._foot,
            self.gots,
            len(column.gots),
            lambda: GotRow(self.ink, self.soft, names, stacked=stacked),
        )
        for cell, line in zip(self.cells, column.lines, strict=False):
            cell.show(line)
        for row, got in zip(self.gots, column.gots, strict=False):
            row.show(got)
        self._assure(column)

    def _refuse(self, why: str) -> None:
        """Why there is no answer, in its place."""
        put(self._why, why)
        shown = [self._why] if why else [self._steps, self._sum]
        if self._body.children[::-1] != shown:
            self._body.clear_widgets()
            self._body.padding = (0, dp(12) if why else 0, 0, 0)
            for piece in shown:
                self._body.add_widget(piece)

    def _assure(self, column: Column) -> None:
        """How sure the answer is."""
        if self._mark is not None and self._mark.mark is column.mark:
            return
        if self._mark is not None:
            self._sum.remove_widget(self._mark.parent)
        if column.mark is not None:
            self._mark = MarkChip(column.mark, ground=self._back, pos_hint={"x": 0})
            self._sum.add_widget(Down(self._mark, padding=(0, dp(8), 0, 0)))


def fill(box: Down, made: list[Any], count: int, new: Callable[[], Widget]) -> None:
    """So many of the widgets that were made, and further ones if they are too few."""
    while len(made) < count:
        made.append(new())
    there = len(box.children)
    for widget in made[there:count]:
        box.add_widget(widget)
    for widget in made[count:there]:
        box.remove_widget(widget)
