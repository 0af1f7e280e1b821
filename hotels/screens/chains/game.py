"""A game of chains on the screens: which one is shown."""

from typing import TYPE_CHECKING, Any

from hotels.store.keeping import Opened

if TYPE_CHECKING:
    from hotels.app import HotelsApp


def sit_down(house: "HotelsApp", game: Opened[Any, Any]) -> None:
    """Show a game where it stands."""
    raise NotImplementedError(house, game)
