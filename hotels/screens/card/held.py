"""The edition of a card in the keeper's hands: every change is on the disk before it is shown."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.house import changes_between
from hotels.store.store import PAGE
from hotels.views.card_differences import differences, in_short
from hotels.views.card_list import is_played
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp
    from hotels.store.store import Store


class State(NamedTuple):
    """A house edition as it was at one time."""

    edition: Edition
    gone: bool = False


class Held:
    """One edition; a printed one, and one that is played by, is to be read only."""

    def __init__(
        self, house: "HotelsApp", edition: Edition, again: Callable[[], None], *, at_table: bool
    ) -> None:
        self.house, self.edition, self.at_table = house, edition, at_table
        self.gone = self.in_use = self.is_kept = False
        self.past: list[State] = []
        self.future: list[State] = []
        self._again = again
        self.look_up()

    @property
    def can_change(self) -> bool:
        """Whether its figures can be changed here and now."""
        return self.is_kept and not (self.at_table or self.in_use)

    @property
    def state(self) -> State:
        """The edition as it is now."""
        return State(self.edition, self.gone)

    @property
    def undoes(self) -> str:
        """What Undo takes back; nothing where there is nothing."""
        return _between(self.past[-1], self.state) if self.past else ""

    @property
    def redoes(self) -> str:
        """What Redo brings back."""
        return _between(self.state, self.future[-1]) if self.future else ""

    def look_up(self) -> None:
        """Whether the archive keeps this very edition, and whether a game is under way by it."""
        if not self.edition.based_on or self.gone:
            return
        with self.house.disk() as store:
            kept = store.editions().get(self.edition.id)
            self.is_kept = kept == self.edition.written
            self.in_use = is_in_use(store, self.edition.id)
        if self.in_use or not self.is_kept:
            self.past.clear()  # what is played by is not taken back either
            self.future.clear()

    def change(self, edition: Edition) -> bool:
        """The edition with something changed; whether the disk took it."""
        if not self.gone and is_same(self.edition, edition):
            return True
        done = self._to(State(edition), self.past)
        if done:
            self.future.clear()
        return done

    def delete(self) -> None:
        """The edition goes."""
        if self._to(State(self.edition, gone=True), self.past):
            self.future.clear()

    def undo(self) -> None:
        """The last act is taken back."""
        if self.past and self._to(self.past[-1], self.future):
            self.past.pop()

    def redo(self) -> None:
        """What was taken back is so again."""
        if self.future and self._to(self.future[-1], self.past):
            self.future.pop()

    def _to(self, state: State, leave: list[State]) -> bool:
        """Another state of the edition; what it was goes on a list."""
        done = False
        with self.house.disk() as store:
            if state.gone:
                store.delete_edition(state.edition.id)
            else:
                store.keep_edition(state.edition.id, state.edition.written)
            done = True
        if done:
            leave.append(self.state)
            self.edition, self.gone = state
            self.is_kept = not self.gone
            self._again()
        return done


def is_in_use(store: "Store", own_id: str) -> bool:
    """Whether a game is under way by a house edition."""
    first = 0
    while records := store.page(first, own_id):
        if is_played(records, own_id):
            return True
        first += PAGE
    return False


def is_same(one: Edition, other: Edition) -> bool:
    """Whether two house editions have the same name and the same figures."""
    return one.name == other.name and not changes_between(one, other)


def _between(before: State, after: State) -> str:
    """What an act changed, as Undo says it."""
    if before.gone != after.gone:
        return phrase("deleted") if after.gone else phrase("restored")
    if before.edition.name != after.edition.name:
        return phrase("the name")
    return in_short(differences(before.edition, after.edition))
