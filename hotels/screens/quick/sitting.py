"""A quick score in the keeper's hands: every figure becomes an entry."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from hotels.ledger.chains.tally import Entry, Figure, Last, Place, Rest, Sheet, final
from hotels.ledger.chains.terms import Player
from hotels.screens.kept import Kept
from hotels.store.keeping import Opened
from hotels.views import tally_walk as walk
from hotels.views.tally import missing

if TYPE_CHECKING:
    from hotels.app import HotelsApp


def sit_down(house: "HotelsApp", game: Opened[Any, Any]) -> None:
    """Show a quick score where it stands: its figures, or the ranking if all are in."""
    sitting = Sitting(house, game)
    sitting.show(instead=False)
    sitting.warn()


class Sitting(Kept):
    """One quick score on the screens."""

    def __init__(self, house: "HotelsApp", game: Opened[Any, Any]) -> None:
        super().__init__(house, game)
        self.here: Place = walk.first(self.sheet)
        """The figure that is asked for."""
        self.typed = ""
        """The digits of an amount typed so far."""
        self.turned = 0
        """How often the keys were turned to larger numbers."""
        self.ranked = final(self.sheet) is not None
        if self.begun_before is not None:
            self.here, self.typed, self.turned = self.begun_before

    def leave(self) -> None:
        """What was begun is there when the score is gone on with."""
        self.keep_begun((self.here, self.typed, self.turned))

    @property
    def sheet(self) -> Sheet:
        """The figures as they are known."""
        sheet: Sheet = self.table.books
        return sheet

    # which screen

    def show(self, *, instead: bool = True) -> None:
        """The figures, or the ranking."""
        from hotels.screens.quick.page import QuickPage
        from hotels.screens.quick.ranking import QuickRanking

        kind = QuickRanking if self.ranked else QuickPage
        self.house.show(kind(self), instead=instead)

    def rank(self) -> None:
        """The ranking, or what it still lacks."""
        if not self._take_typed():
            return
        if final(self.sheet) is None:
            self.refuse(missing(self.sheet, self.speech))
            self.go(walk.following(self.sheet, self.here))
            return
        self.ranked = True
        self.show()

    def change(self) -> None:
        """Back to the figures, to see what another one would come to."""
        self.ranked = False
        self.show()

    # what the keeper does

    def enter(self, number: int) -> None:
        """A figure at its place; then the next one that is missing."""
        place = self.here
        if self._do(lambda: self._write(Figure(place, number))):
            self._ask(walk.following(self.sheet, place))

    def type(self, digits: str) -> None:
        """Some more digits of an amount; nothing is entered by them."""
        typed = walk.typed_on(self.typed, digits)
        if typed == self.typed and typed != "0":
            self.refuse(walk.too_much())
        self.typed = typed
        self.refresh()

    def enter_typed(self) -> None:
        """What was typed, if anything."""
        if self.typed:
            self.enter(int(self.typed))

    def back(self) -> None:
        """The last digit goes, or the first keys come back, or one figure back."""
        if self.typed or self.turned:
            self.typed, self.turned = self.typed[:-1], 0
            self.refresh()
        else:
            self._ask(walk.before(self.sheet, self.here))

    def turn(self) -> None:
        """To the keys with larger numbers, and at last back to the first."""
        self.turned += 1
        self.refresh()

    def go(self, place: Place) -> None:
        """To another figure; the amount typed before it is entered."""
        if place != self.here and self._take_typed():
            self._ask(place)

    def _take_typed(self) -> bool:
        """What was typed counts; whether nothing is left to be entered."""
        place, typed = self.here, self.typed
        if not typed or self._do(lambda: self._write(Figure(place, int(typed)))):
            self.typed = ""
            return True
        return False

    def _ask(self, place: Place) -> None:
        """Another figure is asked for; the second half of a double tap does not answer it."""
        self.house.shell.settle()
        self.here, self.typed, self.turned = walk.kept(self.sheet, place), "", 0
        self.refresh()

    def step(self, rows: int) -> None:
        """To another row."""
        self.go(walk.next_row(self.sheet, self.here, rows))

    def rest(self) -> None:
        """Whoever has said nothing of the chain in this row holds none of it."""
        chain = walk.rest_of(self.sheet, self.here)
        if chain is None:
            self.refuse(walk.no_rest(self.sheet, self.here, self.speech))
        elif self._do(lambda: self._write(Rest(chain))):
            known = self.sheet.at(self.here) is not None
            self._ask(walk.following(self.sheet, self.here) if known else self.here)

    def played_last(self, player: Player) -> None:
        """Who played last."""
        if player != self.sheet.last and self._do(lambda: self._write(Last(player))):
            self.refresh()

    def undo(self) -> None:
        """The last figure is taken back; it is asked again."""
        about = walk.place_of(self.table.can_undo)
        if self._do(self.table.undo):
            self._after(about or self.here)

    def redo(self) -> None:
        """What was taken back counts again."""
        about = walk.place_of(self.table.can_redo)
        if self._do(self.table.redo):
            self._after(walk.following(self.sheet, about or self.here))

    def _after(self, place: Place) -> None:
        """A ranking that no longer is one makes room for the figures."""
        self.here, self.typed, self.turned = walk.kept(self.sheet, place), "", 0
        if self.ranked and final(self.sheet) is None:
            self.change()
        else:
            self.refresh()

    def _write(self, entry: Entry) -> None:
        self.table.write(entry)

    def _do(self, act: Callable[[], object]) -> bool:
        """An act on the disk; whether it was done."""
        if self.written(act):
            return True
        self.refresh()  # what was typed for it is typed still
        return False
