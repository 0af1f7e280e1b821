"""What the ends of a chain game have: who held what, and the way to each sum."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kivy.uix.widget import Widget

from hotels.ledger.chains.books import Books
from hotels.screens.asking import close_key
from hotels.screens.chains.settlement import holdings_sheet
from hotels.screens.profile import Profile
from hotels.screens.receipt import disputing, show_receipts
from hotels.views.holdings import holdings
from hotels.views.receipts import Receipt
from hotels.wording.speech import Speech

if TYPE_CHECKING:
    from hotels.app import HotelsApp


def open_holdings(house: "HotelsApp", books: Books, speech: Speech) -> None:
    """Who held what at the end."""
    held = holdings(books, speech)

    def content(profile: Profile) -> Widget:
        return holdings_sheet(held, close_key(house, profile))

    house.open_sheet(content, width=640)


def open_receipts(
    house: "HotelsApp", books: Books, paid: Sequence[Receipt], speech: Speech
) -> None:
    """Why a player got what he got of one chain, and from there to the dispute desk."""
    chain = paid[0].chain
    desk = None if chain is None else disputing(house, books, chain, speech, shown=True)
    show_receipts(house, paid, desk)
