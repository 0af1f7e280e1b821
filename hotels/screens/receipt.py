"""A receipt full screen, turned towards the player across the table."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kivy.graphics import Color, InstructionGroup, Rectangle, SmoothEllipse
from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.scatter import Scatter
from kivy.uix.widget import Widget

from hotels.screens.profile import Kind, Profile
from hotels.screens.screen import Screen
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.fob import Fob
from hotels.screens.widgets.leader import DoubleLine, StepRow
from hotels.screens.widgets.plate import Across, Down, Ground, Space
from hotels.screens.widgets.receipt import BasisRow, FoldedReceipt, bills_row, close_button
from hotels.screens.widgets.text import Text
from hotels.views.receipts import Held, Receipt, written

if TYPE_CHECKING:
    from hotels.app import HotelsApp

WIDTHS = {Kind.WIDE: 1040, Kind.SHORT: 1040, Kind.PORTRAIT: 768, Kind.PHONE: 560}
"""How wide the sheet is laid out; it is then made as small as the window needs."""

EDGE, APART = 7, 26
"""Radius of the half circles cut from the sheet's ends, and how far apart they are."""


class ReceiptScreen(Screen):
    """One receipt, to be read from the other side of the table."""

    def __init__(self, house: "HotelsApp", receipt: Receipt) -> None:
        super().__init__(house)
        self.receipt = receipt
        self.is_turned = True
        """Whether it stands on its head for us, and upright for the player."""
        with self.canvas.before:
            self._colour = Color()
            self._ground = Rectangle()
        self.bind(pos=self._follow, size=self._follow)

    def build(self, profile: Profile) -> None:
        """The sheet, and what can be done with it."""
        self._colour.rgba = theme.colour("sign")
        controls = self._controls(profile)
        controls.pos_hint = {"x": 0, "y": 0}
        place = Desk(self.receipt, profile, is_turned=self.is_turned, size_hint=(1, None))
        place.pos_hint = {"x": 0, "top": 1}

        def fit(*_: object) -> None:
            place.height = self.height - controls.height

        self.unbind(height=getattr(self, "_fit", fit))
        self._fit = fit
        self.bind(height=fit)
        controls.bind(height=fit)
        fit()
        self.add_widget(place)
        self.add_widget(controls)

    def turn(self) -> None:
        """The other way round."""
        self.is_turned = not self.is_turned
        self.arrange(self.profile)

    def copy(self) -> None:
        """The receipt as text, for any other program."""
        from kivy.core.clipboard import Clipboard

        try:
            Clipboard.copy(written(self.receipt))
        except Exception:  # noqa: BLE001 - every system has a clipboard, and errors, of its own
            self.house.say("This device would not take the copy. The receipt itself is unchanged.")
        else:
            self.house.say("The receipt is copied as text.")

    def _follow(self, *_: object) -> None:
        self._ground.pos, self._ground.size = self.pos, self.size

    def _controls(self, profile: Profile) -> Widget:
        phone = profile.is_phone
        side, foot = (dp(8), dp(8)) if phone else (dp(24), dp(20))
        turn = PushButton(
            "Turn to me" if self.is_turned else "Turn to the player",
            self.turn,
            kind="on sign",
            icon="screen-rotation",
            height=60,
            fill=phone,
        )
        copy = PushButton(
            "Copy", self.copy, kind="on sign", icon="content-copy", height=60, fill=phone
        )
        close = close_button(self.house.back, fill=phone)
        if phone:
            below = Across(close, copy, spacing=dp(8))
            return Down(turn, below, spacing=dp(8), padding=(side, dp(8), side, foot))
        row = Across(close, Space(), turn, copy, spacing=dp(12))
        return Down(
            row, padding=(side, dp(8) if profile.kind is Kind.SHORT else dp(20), side, foot)
        )


def show_receipts(house: "HotelsApp", receipts: Sequence[Receipt]) -> None:
    """A sheet with the sum behind an amount, or behind several of one holding."""

    def content(profile: Profile) -> Widget:
        body = Down(spacing=dp(16))
        for receipt in receipts:
            body.add_widget(_slip(house, receipt, profile))
        close = PushButton("Close", house.close_sheet, kind="outlined", pos_hint={"right": 1})
        body.add_widget(close)
        return body

    house.open_sheet(content, width=600)


def _slip(house: "HotelsApp", receipt: Receipt, profile: Profile) -> Widget:
    """One receipt in a sheet: whom, how much, and the sum."""
    head = Across(spacing=dp(16)).at_least(dp(56))
    if receipt.chain is not None:
        head.add_widget(Fob(receipt.chain, receipt.letter, 46))
    words = Down(Text(receipt.title, "name"), pos_hint={"center_y": 0.5})
    if receipt.where:
        words.add_widget(Text(", ".join(receipt.where), "support", "ink2"))
    head.add_widget(words)
    amount = Text(receipt.amount, "amount large", shrink=True, pos_hint={"center_y": 0.5})
    head.add_widget(amount)
    folded = FoldedReceipt(
        receipt,
        lambda: house.show(ReceiptScreen(house, receipt)),
        radius=(12, 12, 12, 12),
        narrow=profile.is_phone,
    )
    return Down(head, folded, spacing=dp(10))


class Desk(AnchorLayout):
    """Where the sheet lies: in the middle, as large as it may be."""

    def __init__(
        self, receipt: Receipt, profile: Profile, *, is_turned: bool, **rest: object
    ) -> None:
        super().__init__(**rest)
        self.sheet = ReceiptSheet(receipt, profile)
        self.scatter = Scatter(
            do_rotation=False,
            do_scale=False,
            do_translation=False,
            size_hint=(None, None),
            rotation=180 if is_turned else 0,
        )
        self.scatter.add_widget(self.sheet)
        self.add_widget(self.scatter)
        self.margin = dp(profile.margin if profile.is_phone else 20)
        self.bind(pos=self._lay, size=self._lay)
        self.sheet.bind(size=self._lay)

    def do_layout(self, *_: object) -> None:
        """The sheet is laid by its own measures, not by an anchor."""
        self._lay()

    def _lay(self, *_: object) -> None:
        scatter, sheet = self.scatter, self.sheet
        wide, high = self.width - 2 * self.margin, self.height - self.margin - dp(12)
        if min(wide, high, sheet.height) <= 0:
            return
        scatter.size = sheet.size
        scatter.scale = min(1, wide / sheet.width, high / sheet.height)
        scatter.center = (self.center_x, self.y + dp(12) + high / 2)


class ReceiptSheet(Down):
    """The sheet itself, upright, with half circles torn from both ends."""

    def __init__(self, receipt: Receipt, profile: Profile) -> None:
        super().__init__(size_hint=(None, None), spacing=dp(4))
        narrow = profile.kind is Kind.PHONE
        side = dp(32 if narrow else 56)
        self.padding = (side, dp(36), side, dp(40))
        self.width = dp(WIDTHS[profile.kind])
        self._paper = InstructionGroup()
        self.canvas.before.add(self._paper)
        self.bind(pos=self._tear, size=self._tear)
        self.add_widget(self._head(receipt, narrow=narrow))
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
        whom = Down(
            Text(receipt.title, "receipt", "ink2"),
            Text(receipt.amount, "display"),
            pos_hint={"center_y": 0.5},
        )
        head = Across(spacing=dp(28 if not narrow else 20))
        if receipt.chain is not None:
            head.add_widget(Fob(receipt.chain, receipt.letter, 104))
        head.add_widget(whom)
        align = "left" if narrow else "right"
        lines = [Text(line, "bonus", "ink2", align=align) for line in receipt.where]
        if narrow:
            return Down(head, *lines, spacing=dp(6))
        whom.size_hint_x = 1.6
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
