"""Rows to choose from: chains by their fobs, players by their names, what was forgotten."""

from collections.abc import Callable, Sequence
from functools import partial

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.theme import theme
from hotels.screens.widgets.fob import Fob
from hotels.screens.widgets.plate import Across, Down, Ground, Hairline
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.views.ledger.offers import Offer

MIDDLE = {"center_y": 0.5}


class AnswerRow(Tap, Across):
    """One answer, with why it cannot have been or what the rules say against it."""

    def __init__(
        self,
        sign: Widget,
        text: str,
        second: str,
        on_tap: Callable[[], None] | None,
        *,
        chosen: bool = False,
        can: bool = True,
    ) -> None:
        super().__init__(on_tap=on_tap, corner=10, spacing=dp(14), padding=(dp(10), dp(6)))
        self.text, self.chosen, self.can = text, chosen, can
        self.at_least(theme.least(56, "name short"))
        ink, soft = ("onPriC", "onPriC") if chosen else ("ink" if can else "ink2", "ink2")
        if chosen:
            Ground(self, "priC", None, 10)
        sign.pos_hint = MIDDLE
        words = Down(Text(text, "name short", ink), pos_hint=MIDDLE)
        if second:
            words.add_widget(Text(second, "support", soft))
        self.add_widget(sign)
        self.add_widget(words)
        if chosen or (can and on_tap is not None):
            icon = "check" if chosen else "chevron-right"
            self.add_widget(Icon(icon, 22, soft, pos_hint=MIDDLE))


def listed(rows: Sequence[AnswerRow]) -> Down:
    """The rows, with lines between them."""
    body = Down()
    for place, row in enumerate(rows):
        if place:
            body.add_widget(Hairline())
        body.add_widget(row)
    return body


def chain_rows(offers: Sequence[Offer], on_chain: Callable[[int], None]) -> Down:
    """A row for each chain of the card; one that cannot have been is pale and says why."""

    def fob(offer: Offer) -> Widget:
        ground = "priC" if offer.is_chosen else "sheet"
        return Fob(offer.value, offer.letter, 40, pale=not offer.is_possible, ground=ground)

    return listed([_row(offer, fob(offer), on_chain) for offer in offers])


def seat_rows(offers: Sequence[Offer], on_seat: Callable[[int], None]) -> Down:
    """A row for each player; one whose deed it cannot have been says why."""

    def sign(offer: Offer) -> Widget:
        return Icon("account-outline", 24, "onPriC" if offer.is_chosen else "ink2")

    return listed([_row(offer, sign(offer), on_seat) for offer in offers])


def _row(offer: Offer, sign: Widget, does: Callable[[int], None]) -> AnswerRow:
    return AnswerRow(
        sign,
        offer.text,
        offer.why,
        partial(does, offer.value) if offer.is_possible else None,
        chosen=offer.is_chosen,
        can=offer.is_possible,
    )
