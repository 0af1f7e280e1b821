"""A game of the archive in the keeper's hands: its words, and what speaks against going on."""

from typing import TYPE_CHECKING, Any

from hotels.screens.asking import ask
from hotels.store.keeping import Opened
from hotels.views.opened import damage, new_reckoning
from hotels.views.table import speech_at

if TYPE_CHECKING:
    from collections.abc import Callable

    from hotels.app import HotelsApp


class Kept:
    """What a sitting of any kind of game begins with."""

    def __init__(self, house: "HotelsApp", game: Opened[Any, Any]) -> None:
        self.house, self.game, self.table = house, game, game.table
        self.speech = speech_at(game)
        self.refresh: Callable[[], None] = lambda: None
        """What the screen that is shown does after a change."""

    def warn(self) -> bool:
        """Say what speaks against going on with this game; whether anything does."""
        if (damaged := damage(self.game, self.speech)) is not None:
            ask(self.house, damaged, self.house.rescue)
            return True
        if (otherwise := new_reckoning(self.game, self.speech)) is not None:
            ask(self.house, otherwise, self._accept)
            return True
        return False

    def _accept(self) -> None:
        """The keeper agrees to how the rules reckon this game now."""
        with self.house.disk():
            self.table.accept()
            self.game = self.game._replace(reckoned_at=None)
        self.refresh()
