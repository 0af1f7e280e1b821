"""Why a round was worth so much to a player: his lines, each unfolding its receipt."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.ledger.perfect_hotel.rule import Rule
from hotels.screens.perfect_hotel.kinds import KindChip
from hotels.screens.profile import Profile
from hotels.screens.receipt import ReceiptScreen
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.plate import Across, Card, Down, Hairline
from hotels.screens.widgets.receipt import FoldedReceipt
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.views.perfect_hotel_receipts import LineReceipt, RoundReceipts
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp
    from hotels.views.slip import Receipt

MIDDLE = {"center_y": 0.5}

CHIP = 32

ICONS = {Rule.TOURIST: "walk", Rule.PERFECT_VIEW: "stairs-up", Rule.SKY_ROOM: "star-outline"}
"""What stands before a line that is about no kind, by its rule."""


class WhyRow(Tap, Across):
    """One line; a tap unfolds its receipt or folds it up."""

    def __init__(self, line: LineReceipt, does: object, *, unfolded: bool) -> None:
        super().__init__(on_tap=does, corner=0, padding=(dp(12), dp(6)), spacing=dp(12))
        self.line = line
        receipt = line.receipt
        if line.kind is not None:
            self.add_widget(KindChip(line.kind, CHIP))
        else:
            sign = Icon(ICONS.get(line.rule, "tag-outline"), CHIP, "ink2", pos_hint=MIDDLE)
            self.add_widget(sign)
        self.add_widget(Text(line.words, "body", pos_hint=MIDDLE))
        role = "red" if line.is_loss else "ink"
        self.add_widget(Text(receipt.amount, "amount", role, shrink=True, pos_hint=MIDDLE))
        sign = "chevron-up" if unfolded else "chevron-down"
        self.add_widget(Icon(sign, 22, "ink2", pos_hint=MIDDLE))
        self.at_least(theme.least(52, "body"))


class ReceiptsSheet:
    """A player's round; it remembers which line is unfolded while the window turns."""

    def __init__(self, house: "HotelsApp", told: RoundReceipts, at: int | None) -> None:
        self.house, self.told = house, told
        self.at = at

    def __call__(self, profile: Profile) -> Widget:
        """The sheet's content."""
        whole = self.told.whole
        head = Across(
            Down(
                Text(whole.title, "question narrow"),
                Text(", ".join(whole.where), "support", "ink2"),
                pos_hint=MIDDLE,
            ),
            Text(whole.amount, "amount large", shrink=True, pos_hint=MIDDLE),
            spacing=dp(12),
        )
        lines = Card()
        self._fill(lines, profile)
        body = Down(head, lines, spacing=dp(12))
        for said in self.told.unpaid:
            body.add_widget(Text(said, "support", "ink2"))
        body.add_widget(self._keys(narrow=profile.is_phone))
        return body

    def _fill(self, lines: Card, profile: Profile) -> None:
        """A line each; under the unfolded one its receipt."""

        def unfold(place: int) -> None:
            self.at = None if place == self.at else place
            self._fill(lines, profile)

        lines.clear_widgets()
        for place, line in enumerate(self.told.lines):
            if place:
                lines.add_widget(Hairline())
            unfolded = place == self.at
            lines.add_widget(WhyRow(line, lambda place=place: unfold(place), unfolded=unfolded))
            if unfolded:
                lines.add_widget(self._folded(line.receipt, profile))
        if not self.told.lines:
            words = Text(phrase("No points this round."), "body", "ink2")
            lines.add_widget(Down(words, padding=dp(16)))

    def _keys(self, *, narrow: bool) -> Widget:
        """The sum turned to the player, and the way back."""
        show = PushButton(
            phrase("Show to player"),
            lambda: self._turn(self.told.whole),
            kind="tonal",
            icon="account-eye-outline",
            fill=True,
        )
        close = PushButton(
            phrase("as a key|Close"), self.house.close_sheet, kind="outlined", fill=True
        )
        if narrow:
            return Down(show, close, spacing=dp(8))
        close.size_hint_x = 0.5
        return Across(close, show, spacing=dp(12))

    def _folded(self, receipt: "Receipt", profile: Profile) -> Widget:
        return FoldedReceipt(
            receipt, lambda: self._turn(receipt), narrow=profile.is_phone, in_card=True
        )

    def _turn(self, receipt: "Receipt") -> None:
        self.house.show(ReceiptScreen(self.house, receipt))
