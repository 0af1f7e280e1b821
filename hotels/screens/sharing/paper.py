"""A receipt as a sheet of paper, to be read from across the table."""

from kivy.graphics import Color, InstructionGroup, Rectangle, SmoothEllipse
from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.profile import Kind, Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.drawing import styled, widest_word
from hotels.screens.widgets.fob import WIDE, Fob
from hotels.screens.widgets.leader import DoubleLine, StepRow
from hotels.screens.widgets.plate import Across, Down, Ground, Space
from hotels.screens.widgets.receipt import BasisRow, bills_row
from hotels.screens.widgets.text import Text
from hotels.views.receipts import Held, Receipt

WIDTHS = {Kind.WIDE: 1040, Kind.SHORT: 1040, Kind.PORTRAIT: 768, Kind.PHONE: 560}
"""How wide the sheet is laid out; it is then made as small as the window needs."""

EDGE, APART = 7, 26
"""Radius of the half circles cut from the sheet's ends, and how far apart they are."""


class ReceiptSheet(Down):
    """The sheet itself, upright, with half circles torn from both ends."""

    def __init__(self, receipt: Receipt, profile: Profile) -> None:
        super().__init__(size_hint=(None, None), spacing=dp(4))
        narrow = profile.kind is Kind.PHONE
        side = dp(32 if narrow else 56)
        self.padding = (side, dp(36), side, dp(40))
        self.width = max(dp(WIDTHS[profile.kind]), 2 * side + _least_head(receipt))
        self._paper = InstructionGroup()
        self.canvas.before.add(self._paper)
        self.bind(pos=self._tear, size=self._tear)
        words = [widest_word(line, "bonus") for line in receipt.where]
        rest = self.width - 2 * side - _least_head(receipt) - dp(28)
        self.add_widget(self._head(receipt, narrow=narrow or rest < max(words, default=0)))
        self.add_widget(Space(height=16))
        self.add_widget(Text(receipt.why, "receipt"))
        self.add_widget(Space(height=16))
        if receipt.holdings:
            few = narrow or (theme.text_size > 1.15 and profile.kind is Kind.PORTRAIT)
            self.add_widget(holdings_row(receipt.holdings, 2 if few else 4))
            self.add_widget(Space(height=12))
        height = 58 if len(receipt.steps) < 4 else 46
        for step in receipt.steps:
            self.add_widget(
                StepRow(
                    step.text,
                    step.amount,
                    height=height,
                    style="receipt",
                    amount_style="amount large",
                )
            )
        if receipt.steps:
            self.add_widget(Space(height=2))
            self.add_widget(DoubleLine())
            self.add_widget(Space(height=14))
        self._foot(receipt, narrow=narrow)

    def _head(self, receipt: Receipt, *, narrow: bool) -> Widget:
        """Who gets how much, and when."""
        figure, whose = _figure(receipt)
        whom = Down(
            Text(receipt.title, "receipt", "ink2"),
            Text(figure, "display"),
            pos_hint={"center_y": 0.5},
        )
        if whose:
            whom.add_widget(Text(whose, "receipt", "ink2"))
        head = Across(spacing=dp(28 if not narrow else 20))
        if receipt.chain is not None:
            head.add_widget(Fob(receipt.chain, receipt.letter, 104))
        head.add_widget(whom)
        align = "left" if narrow else "right"
        lines = [Text(line, "bonus", "ink2", align=align) for line in receipt.where]
        if narrow:
            return Down(head, *lines, spacing=dp(6))
        whom.size_hint_x, whom.size_hint_min_x = 1.6, styled(figure, "display").width
        head.add_widget(Down(*lines, spacing=dp(6), pos_hint={"center_y": 0.5}))
        return head

    def _foot(self, receipt: Receipt, *, narrow: bool) -> None:
        """What it rests on, and what to hand over."""
        first, *others = (BasisRow(basis, big=True) for basis in receipt.bases)
        if receipt.bills and not narrow:
            bills = bills_row(receipt, self.width * 0.4, big=True)
            self.add_widget(Across(first, bills, spacing=dp(24)))
        else:
            self.add_widget(first)
        for other in others:
            self.add_widget(other)
        if receipt.bills and narrow:
            self.add_widget(bills_row(receipt, big=True))

    def _tear(self, *_: object) -> None:
        group, radius = self._paper, dp(EDGE)
        group.clear()
        group.add(Color(*theme.colour("sheet")))
        group.add(Rectangle(pos=self.pos, size=self.size))
        group.add(Color(*theme.colour("sign")))
        count = int(self.width // dp(APART))
        start = self.x + (self.width - (count - 1) * dp(APART)) / 2
        for place in range(count):
            x = start + place * dp(APART)
            for y in (self.y, self.y + self.height):
                group.add(
                    SmoothEllipse(pos=(x - radius, y - radius), size=(2 * radius, 2 * radius))
                )


def _figure(receipt: Receipt) -> tuple[str, str]:
    """The amount, and what is said behind it."""
    figure, _, whose = receipt.amount.partition(" ")
    return figure, whose


def _least_head(receipt: Receipt) -> float:
    """How wide the amount is with the fob beside it."""
    fob = dp(104) * WIDE + dp(28) if receipt.chain is not None else 0
    return float(fob + styled(_figure(receipt)[0], "display").width)


def holdings_row(holdings: tuple[Held, ...], across: int) -> Widget:
    """Who holds how many, the largest first, the payee on a ground of his own."""
    across = min(across, len(holdings)) if len(holdings) != 5 else min(across, 3)
    frame = Down(padding=dp(6), spacing=dp(6))
    Ground(frame, "sheet", "rule", 14)
    for start in range(0, len(holdings), across):
        row = Across(spacing=dp(6))
        for held in holdings[start : start + across]:
            row.add_widget(_holder(held))
        for _ in range(start + across - len(holdings)):
            row.add_widget(Widget())
        frame.add_widget(row)
    return frame


def _holder(held: Held) -> Widget:
    ink, soft = ("onPriC", "onPriC") if held.is_payee else ("ink", "ink2")
    name = Text(held.name, "bonus", soft, align="right", pos_hint={"center_y": 0.5})
    blocks = Text(held.blocks, "amount large", ink, shrink=True, pos_hint={"center_y": 0.5})
    room = Space(width=1)
    room.size_hint_x = None
    natural = Text(held.name, "bonus", shrink=True).width
    name.size_hint_x = None
    cell = Across(Space(), name, blocks, Space(), spacing=dp(14), padding=(dp(8), dp(8)))
    cell.at_least(dp(64))

    def fit(*_: object) -> None:
        name.width = max(dp(40), min(natural, cell.width - blocks.width - dp(60)))

    cell.bind(width=fit)
    fit()
    if held.is_payee:
        Ground(cell, "priC", None, 10)
    return cell
