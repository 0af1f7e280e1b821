"""A purse counted at the table: compared with the books, and put right if the keeper says so."""

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.ledger.chains.entries import Correct, Count
from hotels.ledger.chains.terms import Player
from hotels.ledger.posting import CASH
from hotels.screens.chains.game import Sitting
from hotels.screens.profile import Profile
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.pad import DigitPad
from hotels.screens.widgets.plate import Down
from hotels.screens.widgets.text import Text
from hotels.views.counts import purse_compared
from hotels.wording.amounts import money


def open_count(sitting: Sitting, seat: Player) -> None:
    """A sheet to count a player's purse on."""
    house = sitting.house

    def count(amount: int) -> None:
        house.close_sheet()
        sitting.write(Count(seat, CASH, amount))

    def put_right(amount: int) -> None:
        house.close_sheet()
        sitting.write(Correct(seat, CASH, amount))

    def content(profile: Profile) -> Widget:
        body = Down(spacing=dp(12))
        head = f"What is in {sitting.speech.player(seat)}'s purse?"
        compared = Text(purse_compared(sitting.books, seat, None), "body", "ink2")
        right = PushButton("Put it right", None, kind="outlined", fill=True, enabled=False)
        pad = DigitPad(count, label=money, says="Note the count", height=56)

        def changed(amount: int | None) -> None:
            compared.text = purse_compared(sitting.books, seat, amount)
            differs = amount is not None and amount != sitting.books.cash[seat]
            right.enabled = differs
            right.on_tap = (lambda: put_right(amount)) if differs else None
            right.label.recolour("ink" if differs else "ink3")

        pad._changes = changed  # noqa: SLF001 - the pad was just made
        for piece in (Text(head, "question"), compared, pad, right):
            body.add_widget(piece)
        del profile
        return body

    house.open_sheet(content, width=440)
