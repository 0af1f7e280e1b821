"""What has to change hands, on a card that stays until the next entry or until it is ticked."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp

from hotels.screens.theme import theme
from hotels.screens.widgets.drawing import styled, widest_word
from hotels.screens.widgets.plate import Across, Beside, Down, Ground
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text, unbroken
from hotels.views.cash_words import PayCard, Row, payouts

if TYPE_CHECKING:
    from hotels.screens.kept import Kept

MIDDLE = {"center_y": 0.5}

CIRCLE = 28


class PayoutCard(Tap, Across):
    """Who gets or pays what, and in which bills; a tap says that all of it is paid."""

    def __init__(self, said: PayCard, on_tap: Callable[[], None] | None = None) -> None:
        super().__init__(on_tap=on_tap, padding=(dp(14), dp(8)), spacing=dp(10))
        self.said = said
        Ground(self, "priC", "pri", 12)
        if on_tap is not None:
            self.add_widget(Icon("circle-outline", CIRCLE, "onPriC", pos_hint=MIDDLE))
        lines = Down(spacing=dp(6), pos_hint=MIDDLE)
        if said.head:
            lines.add_widget(Text(said.head, "support medium", "onPriC"))
        for row in said.rows:
            lines.add_widget(_line(row))
        self.add_widget(lines)
        self.at_least(theme.least(56, "name", "body"))


def payout_card(kept: "Kept") -> PayoutCard | None:
    """What is still to be paid at the end of a game; None where nothing is."""
    said = payouts(kept.moving, kept.speech, "standing")
    return None if said is None else PayoutCard(said)


def _line(row: Row) -> Beside:
    """Whom, with the bills below, and the amount beside it, or below where that has no room."""
    words = Down(Text(row.title, "name", "onPriC"), pos_hint=MIDDLE)
    if row.under:
        words.add_widget(Text(unbroken(row.under), "body", "onPriC"))
    amount = Text(row.amount, "amount large", "onPriC", shrink=True, pos_hint=MIDDLE)
    widest = max(
        min(styled(row.title, "name").width, dp(180)),
        widest_word(row.title, "name"),
        widest_word(unbroken(row.under), "body"),
    )
    return Beside(words, amount, widest + dp(10) + amount.width, gap=10)
