"""Amounts looked up at the table: their receipts, upright for whoever asks."""

from typing import TYPE_CHECKING

from hotels.ledger.chains.entries import Buy, Lay, Name
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.terms import Tile

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def test_a_price_that_is_looked_up_stands_upright(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns

    hand = acquire(driver, turns("1A", "2A=Luxor"))
    hand.row(hand.screen.chains, hand.books.header.edition.places["Luxor"], 0.95)
    assert type(driver.app.shell.top).__name__ == "ReceiptScreen"
    assert driver.says("Turn to the player")


def test_a_third_bonus_stands_below_the_second_and_has_its_receipt(driver: "Driver") -> None:
    from hotels.ledger.chains.agreement import agreed, no_deal
    from hotels.ledger.chains.editions import EDITIONS
    from tests.screens.hand import Hand

    edition = EDITIONS["acquire-tycoon"]
    opening = [Tile(8, column) for column in (0, 2, 4)]
    terms = agreed(edition, 3, edition.options, opening, no_deal(edition, 3))
    driver.app.begin(ChainGame(terms), ["Ana", "Ben", "Cat"])
    hand = Hand(driver)
    for entry in (Lay(0, Tile(0, 0)), Buy(0, ()), Lay(1, Tile(0, 1))):
        hand.sitting.table.write(entry)
    hand.sitting.table.write(Name(1, edition.names[0]))
    hand.sitting.table.write(Buy(1, ()))
    hand.sitting.show()
    driver.frames(5)
    chains = hand.screen.chains
    row = next(row for row in chains.rows if row.on_board)
    said = [one.text for line in chains.placed.values() for one in line]
    assert len(row.bonuses) == 3
    assert f"3rd {row.bonuses[2]}" in said
    hand.row(chains, row.place, 0.95)
    assert driver.says(row.bonuses[1])
    assert driver.says(row.bonuses[2])
