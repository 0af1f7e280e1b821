"""A case that the engine played: where it stood, what was done, and the rule it turns on."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.receipt import show_receipts
from hotels.screens.theme import theme
from hotels.screens.widgets.plate import Across, Card, Down, Hairline, Space
from hotels.screens.widgets.receipt import BasisRow
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.views.disputes import Told, Worked
from hotels.views.slip import Receipt

if TYPE_CHECKING:
    from hotels.app import HotelsApp

# what a line tells: icon, role of the icon
LOOKS = {
    "looks": ("eye-outline", "ink2"),
    "done": ("arrow-right", "ink2"),
    "paid": ("cash", "pri"),
    "tried": ("arrow-right", "ink2"),
    "against": ("close-circle-outline", "red"),
    "waits": ("clock-outline", "ink2"),
    "comes": ("check-circle-outline", "pri"),
}

MIDDLE = {"center_y": 0.5}


class PaidRow(Tap, Across):
    """A payment; a tap shows its receipt."""

    def __init__(self, house: "HotelsApp", told: Told, receipt: Receipt, *, narrow: bool) -> None:
        super().__init__(
            on_tap=lambda: show_receipts(house, [receipt]),
            spacing=dp(12),
            padding=(dp(0 if narrow else 24), 0, 0, 0),
        )
        self.add_widget(Icon(LOOKS["paid"][0], 20, LOOKS["paid"][1], pos_hint=MIDDLE))
        self.add_widget(Text(told.text, "body", pos_hint=MIDDLE))
        self.add_widget(Text(told.amount, "amount", shrink=True, pos_hint=MIDDLE))
        self.add_widget(Icon("receipt-text-outline", 20, "ink2", pos_hint=MIDDLE))
        self.at_least(theme.least(48, "amount"))


class WorkedCard(Card):
    """The whole case."""

    def __init__(self, house: "HotelsApp", case: Worked, *, narrow: bool = False) -> None:
        side = dp(14 if narrow else 20)
        super().__init__(padding=(side, dp(14)), spacing=dp(6))
        if case.heading:
            self.add_widget(Text(case.heading, "name"))
        if case.refused:
            self.add_widget(Text(case.refused, "body"))
            return
        for line in case.position:
            self.add_widget(Text(line, "support", "ink2"))
        self.add_widget(Space(height=2))
        self.add_widget(Hairline())
        self.add_widget(Space(height=2))
        for told in case.lines:
            self.add_widget(self._line(house, told, narrow=narrow))
        self.add_widget(Space(height=2))
        self.add_widget(Hairline())
        if case.basis is not None:
            self.add_widget(BasisRow(case.basis))

    def _line(self, house: "HotelsApp", told: Told, *, narrow: bool) -> Widget:
        """One line of it."""
        if told.receipt is not None:
            return PaidRow(house, told, told.receipt, narrow=narrow)
        icon, role = LOOKS[told.kind]
        words = Down(Text(told.text, "body"), pos_hint=MIDDLE)
        if told.basis is not None:
            words.add_widget(BasisRow(told.basis))
        sign = Icon(icon, 20, role, pos_hint={"top": 1})
        return Across(sign, words, spacing=dp(12), padding=(0, dp(4)))
