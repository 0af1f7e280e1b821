"""A receipt on ledger paper: folded out inside a card, or a whole sheet of it."""

from collections.abc import Callable

from kivy.metrics import dp

from hotels.screens.theme import theme
from hotels.screens.widgets.drawing import widest_word
from hotels.screens.widgets.leader import DoubleLine, StepRow
from hotels.screens.widgets.mark import MarkChip
from hotels.screens.widgets.plate import Across, Beside, Down, Ground, Space
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text, unbroken
from hotels.views.receipts import Basis, Receipt
from hotels.wording.language import phrase


class FoldedReceipt(Down):
    """A receipt without its head, folded out under the amount that it explains."""

    def __init__(
        self,
        receipt: Receipt,
        on_turn: Callable[[], None] | None = None,
        *,
        heading: str | None = None,
        radius: tuple[float, float, float, float] = (0, 0, 0, 0),
        narrow: bool = False,
        in_card: bool = False,
        **rest: object,
    ) -> None:
        side, top = dp(12 if narrow else 20), dp(8 if in_card else 12)
        super().__init__(padding=(side, top), spacing=dp(2), **rest)
        self.receipt = receipt
        # In a card it goes on with the card's border, and the row above it says the bills.
        Ground(self, "paper", "rule" if in_card else None, radius)
        if heading:
            sign = Icon("receipt-text-outline", 18, "ink", pos_hint={"center_y": 0.5})
            words = Text(heading, "support medium", pos_hint={"center_y": 0.5})
            self.add_widget(Across(sign, words, spacing=dp(8)).at_least(dp(28)))
        self.add_widget(Text(receipt.why, "body"))
        for step in receipt.steps:
            self.add_widget(StepRow(step.text, step.amount, height=32 if in_card else 38))
        if receipt.steps:
            self.add_widget(Space(height=4))
            self.add_widget(DoubleLine())
        self.add_widget(Space(height=4 if in_card else 8))
        for basis in receipt.bases:
            self.add_widget(BasisRow(basis, ground="paper"))
        if receipt.bills and not in_card:
            self.add_widget(bills_row(receipt))
        if on_turn is not None:
            turn = TurnLink(on_turn)
            self.add_widget(turn)


class TurnLink(Tap, Across):
    """``Turn it to the player``, where a receipt is folded out."""

    def __init__(self, on_turn: Callable[[], None]) -> None:
        super().__init__(on_tap=on_turn, spacing=dp(8))
        self.at_least(theme.least(48, "support medium"))
        self.add_widget(Icon("account-eye-outline", 20, "pri", pos_hint={"center_y": 0.5}))
        self.add_widget(
            Text(phrase("Turn to the player"), "support medium", "pri", pos_hint={"center_y": 0.5})
        )


class BasisRow(Across):
    """A mark, the rule it belongs to, and what is to be said of it."""

    def __init__(self, basis: Basis, *, big: bool = False, ground: str = "sheet") -> None:
        super().__init__()
        self.basis = basis
        self.at_least(dp(44 if big else 32))
        chip, style = MarkChip(basis.mark, big=big, ground=ground), "bonus" if big else "support"
        words = Down(Text(basis.rule, style, "ink2"), pos_hint={"center_y": 0.5})
        if basis.note:
            words.add_widget(Text(basis.note, "body" if big else "caption", "ink2"))
        gap = 14 if big else 8
        self.add_widget(
            Beside(chip, words, chip.width + dp(gap) + widest_word(basis.rule, style), gap)
        )

    def why_not(self, *_: float) -> str:
        """What its mark means: a tap changes nothing here."""
        return self.basis.means


def bills_row(receipt: Receipt, widest: float | None = None, *, big: bool = False) -> Across:
    """What to hand over, in bills; no wider than it needs and than it may be, if that is told."""
    style = "receipt" if big else "body"
    sign = Icon("cash-multiple", 28 if big else 20, "ink2", pos_hint={"center_y": 0.5})
    bills = unbroken(receipt.bills)
    words = Text(bills, style, pos_hint={"center_y": 0.5})
    row = Across(spacing=dp(12 if big else 8), size_hint_x=1 if widest is None else None)
    if widest is not None:
        words.size_hint_x = None
        words.width = min(widest, Text(bills, style, shrink=True).width)
    row.add_widget(sign)
    row.add_widget(words)
    return row.at_least(dp(44 if big else 32))
