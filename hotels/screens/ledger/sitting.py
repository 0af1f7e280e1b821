"""A game's ledger in the keeper's hands: every act on it, and what stands beside it meanwhile."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from hotels.screens.asking import ask
from hotels.screens.ledger import begin
from hotels.screens.ledger.looking import Looking, View
from hotels.screens.ledger.walk import Walk
from hotels.store.keeping import Opened
from hotels.views import acts
from hotels.views.ledger.moments import cut_at, play_from
from hotels.views.ledger.opened import LineDeed, Offer, line_receipts

if TYPE_CHECKING:
    from kivy.uix.widget import Widget

    from hotels.app import HotelsApp
    from hotels.screens.profile import Profile


class BesideLines(NamedTuple):
    """What stands beside the lines while one of them is changed."""

    content: "Callable[[Profile], Widget]"
    title: str = ""
    back: Callable[[], None] | None = None
    """One step back from it, where there was one before."""
    begun: Callable[[], bool] = lambda: False
    """Whether anything was said there that is not kept yet."""


class LedgerSitting(Looking):
    """What the keeper does with the lines; the screen draws what it says."""

    def __init__(
        self,
        house: "HotelsApp",
        game: Opened[Any, Any],
        *,
        seat: int | None = None,
        chain: int | None = None,
        line: int | None = None,
    ) -> None:
        super().__init__(house, game)
        self.seat, self.chain = seat or 0, chain or 0
        if seat is not None:
            self.view = View.PLAYER
        elif chain is not None:
            self.view = View.CHAIN
        if line is not None:
            self.opened, self.place = line, self.place_of(line)
        self.beside_lines: BesideLines | None = None
        """What stands there now in place of the moment."""
        self.doing: tuple[LineDeed, int] | None = None
        """What is being done with which line."""
        self.picks: Callable[[int], None] | None = None
        """What a tap on a line does instead of opening it, while a place in the order is asked."""
        self.on_beside: Callable[[], None] = lambda: None
        """What the screen does when something stands beside the lines, or no longer does."""
        self.walk = Walk(self)
        """What is owed, and how far the keeper came with it."""
        self._first_lines = len(self.table.lines)

    @property
    def is_changed(self) -> bool:
        """Whether anything was written since the ledger was opened."""
        return len(self.table.lines) != self._first_lines

    # what is done

    def open(self, number: int) -> None:
        """Open a line, or take it for what is asked; a change begun with another one goes."""
        if self.picks is not None:
            self.picks(number)
            return
        self.walk.stop()
        self._put_away()
        super().open(number)

    def explain(self) -> None:
        """The receipts of what the opened line paid."""
        from hotels.screens.receipt import show_receipts

        if self.opened is not None:
            receipts = line_receipts(self.table, self.opened, self.speech)
            if receipts:
                show_receipts(self.house, receipts)

    def begin(self, offer: Offer, number: int) -> None:
        """What a key of a line does: it asks first, or says why it cannot be."""
        if self.warn():
            return
        if not offer.can:
            self.refuse(offer.sentence)
            return
        if offer.deed is LineDeed.PLAY_FROM:
            self.play_from(self.place_of(number))
            return
        self.doing = offer.deed, number
        begin.begin(self, offer.deed, number)
        if self.beside_lines is None:
            self.doing = None

    def play_from(self, place: int | None = None) -> None:
        """Ask whether what follows a moment is taken back, so that play goes on from there."""
        place = self.place if place is None else place
        if place is None or self.warn():
            return
        consent, cut = play_from(self.table, place, self.speech), cut_at(self.table, place)
        if consent is None or cut is None:
            return

        def do() -> None:
            if self.do(lambda: self.table.cut(cut.number)):
                self.leave()

        ask(self.house, consent, do)

    def undo(self) -> None:
        """The last act is taken back."""
        self.do(lambda: acts.undone(self.table))

    def redo(self) -> None:
        """What was taken back last is brought back."""
        self.do(lambda: acts.redone(self.table))

    def do(self, act: Callable[[], object]) -> bool:
        """An act on the disk, and what it shows; whether it was done."""
        if not self.written(act):
            self.refresh()
            return False
        self.house.shell.settle()
        self.house.shell.unsay()
        self.done()
        return True

    def done(self) -> None:
        """An act was kept: everything is shown anew, and what is owed then is asked."""
        self._put_away()
        if self.place is not None and self.place >= self.last:
            self.place = None
        if self.opened is not None and self.opened_line() is None:
            self.opened = None
        self.refresh()
        begin.after_act(self)

    def leave(self) -> None:
        """To the game as it stands now; what showed it as it was goes."""
        from hotels.screens.chains.game import Sitting

        shell = self.house.shell
        if len(shell.screens) > 2:  # Home, what showed the game, and the ledger
            shell.skip(shell.screens[-2])
        Sitting(self.house, self.game).show()

    # what stands beside the lines

    def beside(
        self,
        content: "Callable[[Profile], Widget]",
        *,
        title: str = "",
        back: Callable[[], None] | None = None,
        begun: Callable[[], bool] = lambda: False,
    ) -> None:
        """A content in place of the moment, or full screen; it is made anew for another window.

        One that has a height of its own (``size_hint_y`` is None) is scrolled. Under a title
        stands a key that closes it; without one the content itself says how to leave it. What was
        left before can no longer be gone back to: it would take this one's place.
        """
        self.house.shell.unsay()
        self.beside_lines = BesideLines(content, title, back, begun)
        self.on_beside()

    def back_beside(self) -> None:
        """One step back in what stands there, or out of it."""
        beside = self.beside_lines
        if beside is not None:
            (beside.back or self.close_beside)()

    def close_beside(self) -> None:
        """Nothing is changed any more: the moment is seen again."""
        self.walk.stop()
        if self.beside_lines is not None:
            self._put_away()
            self.on_beside()

    def _put_away(self) -> None:
        self.beside_lines = self.doing = self.picks = None
