"""The ledger on the screen: every line of a game, and the game at every moment."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hotels.app import HotelsApp
    from hotels.store.keeping import Opened


def open_ledger(
    house: "HotelsApp",
    game: "Opened[Any, Any]",
    *,
    seat: int | None = None,
    chain: int | None = None,
    line: int | None = None,
) -> None:
    """The ledger of a game: all of it, a player's statement, a chain's page, or at one line."""
    from hotels.screens.ledger.screen import LedgerScreen
    from hotels.screens.ledger.sitting import LedgerSitting

    sitting = LedgerSitting(house, game, seat=seat, chain=chain, line=line)
    house.show(LedgerScreen(sitting))
