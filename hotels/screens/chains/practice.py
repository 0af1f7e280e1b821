"""The practice merger: one takeover of the sample game, explained step by step, kept nowhere."""

from functools import partial
from typing import TYPE_CHECKING

from hotels.ledger.chains.books import Question
from hotels.sample import unmerged
from hotels.screens.chains.game import Sitting
from hotels.screens.hinting import explain
from hotels.views.practice import step

if TYPE_CHECKING:
    from hotels.app import HotelsApp


class Practice(Sitting):
    """A game that no archive knows; whoever leaves it leaves nothing behind."""

    is_practice = True

    def __init__(self, house: "HotelsApp") -> None:
        self._told: set[Question] = set()
        super().__init__(house, unmerged())

    def greet(self) -> None:
        """Nobody was ever away from it."""

    def show(self, *, instead: bool = True) -> None:
        """The screen for what the bank waits for, and what to do there."""
        super().show(instead=instead)
        asked = self.books.awaiting
        if asked is None or asked.kind in self._told:
            return
        self._told.add(asked.kind)
        text = step(asked.kind)
        if text:
            explain(self.house.shell, text, partial(self._told.update, Question))


def practise(house: "HotelsApp") -> None:
    """Show it, from the tile that merges two chains."""
    Practice(house).show(instead=False)
