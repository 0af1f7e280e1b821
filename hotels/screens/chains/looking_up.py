"""What is looked up at the table: the receipt of a price or a bonus, and the ledger."""

from hotels.screens.chains.chain_list import FIRST, PRICE, SECOND
from hotels.screens.chains.game import Sitting
from hotels.screens.widgets.head import Tool
from hotels.views.chains import ChainRow
from hotels.wording.language import phrase

THIRD = 2
"""The rank of the third bonus, from nought."""


def look_up(sitting: Sitting, row: ChainRow, part: str) -> None:
    """The receipt of an amount; a third bonus, which has no column, comes with the second."""
    from hotels.screens.receipt import ReceiptScreen, disputing, show_receipts
    from hotels.views.receipts import bonus_receipt, price_receipt

    books, speech, house = sitting.books, sitting.speech, sitting.house
    if part not in {PRICE, FIRST, SECOND}:
        return
    desk = disputing(house, books, row.place, speech)
    receipt = bonus_receipt(books, row.place, int(part == SECOND), speech)
    if part == PRICE:
        receipt = price_receipt(books, row.place, speech)
    elif part == SECOND and len(row.bonuses) > THIRD:
        third = bonus_receipt(books, row.place, THIRD, speech)
        show_receipts(house, [receipt, third], desk)
        return
    screen = ReceiptScreen(house, receipt, desk)
    screen.is_turned = False  # whoever looks it up reads it first
    house.show(screen)


def ledger_tool(sitting: Sitting) -> Tool:
    """The key that opens the ledger."""
    return Tool(
        "book-open-page-variant-outline", phrase("the ledger"), lambda: open_ledger(sitting)
    )


def standing_tool(sitting: Sitting) -> Tool:
    """The key that shows how everybody stands now."""
    return Tool("podium-gold", phrase("as a hint|standings"), lambda: open_standing(sitting))


def open_standing(sitting: Sitting) -> None:
    """How everybody stands now, and what a merger would change."""
    from hotels.screens.chains.standing_now import StandingNow

    sitting.house.show(StandingNow(sitting))


def open_ledger(sitting: Sitting, *, seat: int | None = None, chain: int | None = None) -> None:
    """The ledger of the game, a player's statement, or a chain's page."""
    from hotels.screens.ledger import open_ledger as show

    show(sitting.house, sitting.game, seat=seat, chain=chain)
