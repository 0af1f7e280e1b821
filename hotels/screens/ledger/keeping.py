"""A change that is weighed: what it would come to is shown, then it is kept or left."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, assert_never

from kivy.uix.widget import Widget

from hotels.ledger.chains.entries import Entry
from hotels.ledger.journal import Accept, Act, Amend, Cut, Insert, Move, Redo, Strike, Undo, Write
from hotels.screens.ledger.changes import Changes
from hotels.screens.profile import Profile
from hotels.views.ledger.consequences import consequences

if TYPE_CHECKING:
    from hotels.screens.ledger.sitting import LedgerSitting


class Weighed:
    """An act that nobody has kept yet, with what it would come to."""

    def __init__(
        self,
        sitting: "LedgerSitting",
        act: Act[Entry],
        *,
        back: Callable[[], None] | None = None,
        leave: Callable[[], None] | None = None,
    ) -> None:
        self._sitting, self._act, self._back = sitting, act, back
        self._leave = leave or sitting.close_beside
        self.said = consequences(sitting.table, act, sitting.speech)
        self._unfolded: set[int] = set()
        """Which rows were unfolded."""

    @property
    def is_harmless(self) -> bool:
        """Whether it can be kept and nothing is lost by it."""
        return bool(self.said.keep) and not self.said.loses

    def open(self) -> None:
        """It stands beside the lines."""
        self._sitting.beside(self._pane, back=self._back)

    def _pane(self, profile: Profile) -> Widget:
        keep = lambda: kept(self._sitting, self._act)  # noqa: E731 - what the key does
        return Changes(
            profile,
            self.said,
            keep=keep,
            leave=self._leave,
            back=self._back,
            unfolded=self._unfolded,
        )


def kept(sitting: "LedgerSitting", *acts: Act[Entry]) -> bool:
    """Do what was weighed, each a line; whether it was done. What is owed then is asked."""
    sitting.walk.watch()
    done = sitting.do(lambda: _done_in_turn(sitting, acts))
    if not done:
        sitting.walk.unwatch()
    return done


def _done_in_turn(sitting: "LedgerSitting", acts: Iterable[Act[Entry]]) -> None:
    for act in acts:
        done_by(sitting, act)


def done_by(sitting: "LedgerSitting", act: Act[Entry]) -> None:
    """An act on the table."""
    table = sitting.table
    match act:
        case Write(entry):
            table.write(entry, forced=True)
        case Amend(number, entry):
            table.amend(number, entry)
        case Insert(before, entry):
            table.insert(before, entry)
        case Move(number, before):
            table.move(number, before)
        case Strike(number):
            table.strike(number)
        case Cut(number):
            table.cut(number)
        case Undo():
            table.undo()
        case Redo():
            table.redo()
        case Accept():
            table.accept()
        case _:
            assert_never(act)
