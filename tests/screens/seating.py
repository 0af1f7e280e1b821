"""A game of three under a finger: who leaves, and who takes the seat."""

from typing import TYPE_CHECKING, Any

from hotels.ledger.chains.entries import Leave

if TYPE_CHECKING:
    from tests.screens.driver import Driver
    from tests.screens.hand import Hand


def three(driver: "Driver", *said: str) -> "Hand":
    """A game of three; Ben founds Luxor and has a share of it."""
    from tests.screens.sitting import acquire, turns

    return acquire(driver, turns(*said, seats=3), 3)


def seats(driver: "Driver", hand: "Hand") -> None:
    """The sheet with every seat."""
    hand.tap(driver.find("IconButton", hint="more"))
    hand.tap(driver.bearer("Seats"))


def row(hand: "Hand", seat: int) -> Any:
    """What stands in a player's row."""
    return hand.screen.players[0].rows[seat]


def last(hand: "Hand") -> Any:
    """The entry written last."""
    return hand.sitting.table.pages[-1].page.entry


def left(hand: "Hand", seat: int) -> None:
    """A player has left, the shares staying before the seat."""
    hand.sitting.write(Leave(seat, returns=False))
    hand.driver.frames(3)


def takes(hand: "Hand", name: str, seat: str) -> None:
    """Somebody takes the seat of a player, from the sheet with every seat."""
    hand.driver.tap(seat)
    hand.driver.find("Field").line.text = name
    hand.driver.frames(2)
    hand.button("Take the seat")
