"""A game of the archive in the keeper's hands: its words, and what speaks against going on."""

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import WeakKeyDictionary, WeakSet

from hotels.ledger.journal import Impossible
from hotels.screens.asking import ask
from hotels.screens.taken import follow
from hotels.store.keeping import Opened
from hotels.views.cash import Moving, moving
from hotels.views.opened import damage, new_reckoning
from hotels.views.table import speech_at

if TYPE_CHECKING:
    from hotels.app import HotelsApp
    from hotels.store.store import Store
    from hotels.table import Table


class Run(NamedTuple):
    """How much of a game was written since Hotels was started: the log before, and after."""

    first: int
    last: int
    settled: int = 0
    """Up to this line the keeper said that everything is paid."""


class Kept:
    """What a sitting of any kind of game begins with."""

    def __init__(self, house: "HotelsApp", game: Opened[Any, Any]) -> None:
        self.house, self.game, self.table = house, game, game.table
        self.speech = speech_at(game)
        self.refresh: Callable[[], None] = lambda: None
        """What the screen that is shown does after a change."""
        if game.table not in _hands:
            follow(self)
        _hands.setdefault(game.table, WeakSet()).add(self)

    @property
    def place_now(self) -> tuple[int, int]:
        """The game, and how far it is written."""
        return self.game.record.id, len(self.table.lines)

    def keep_begun(self, begun: object) -> None:
        """What was begun and is not written; the house has it while other screens are shown."""
        self.house.unsaid = self.place_now, begun

    @property
    def begun_before(self) -> Any:
        """What was begun when the game was left where it stands now; None where nothing was."""
        place, begun = self.house.unsaid or (None, None)
        return begun if place == self.place_now else None

    def warn(self) -> bool:
        """Say what speaks against going on with this game; whether anything does."""
        if (damaged := damage(self.game, self.speech)) is not None:
            ask(self.house, damaged, self.house.rescue)
            return True
        if (otherwise := new_reckoning(self.game, self.speech)) is not None:
            from hotels.screens.reckoned import open_reckoned

            open_reckoned(self.house, otherwise, self._accept)
            return True
        return False

    def written(self, act: Callable[[], object]) -> bool:
        """An act on the disk; whether it left a line.

        What speaks against going on is said instead, and so is why the disk refuses.
        """
        if self.warn():
            return False
        lines = len(self.table.lines)
        run = self._run
        with suppress(Impossible), self.house.disk():
            act()
        if len(self.table.lines) == lines:
            return False
        self._run = run._replace(last=len(self.table.lines))
        found = self.moving
        if found is not None and found.asks_for_money and found.line > lines:
            from hotels.device.feel import Feel

            self.house.life.feel(Feel.PAID)
        return True

    @property
    def moving(self) -> Moving | None:
        """What has to change hands now; of a game that was only opened, what it last had booked."""
        found, run = moving(self.table), self._run
        if found is None or found.line <= run.settled:
            return None
        is_new = found.line > run.first
        return None if found.is_back and not is_new else found._replace(is_new=is_new)

    def all_paid(self) -> None:
        """Everything that had to change hands has: nothing asks for it again."""
        self._run = self._run._replace(settled=len(self.table.lines))

    def begin_anew(self) -> None:
        """What was written before was long ago: nobody knows whether it is paid."""
        lines = len(self.table.lines)
        self._run = Run(lines, lines)

    @property
    def _run(self) -> Run:
        """What was written here; lines that came in some other way ask nobody to pay."""
        run = _runs.get(self.house, {}).get(self.game.record.uid)
        lines = len(self.table.lines)
        return run if run is not None and run.last == lines else Run(lines, lines)

    @_run.setter
    def _run(self, run: Run) -> None:
        _runs.setdefault(self.house, {})[self.game.record.uid] = run

    def refuse(self, sentence: str = "") -> None:
        """A tap that cannot be: the finger feels it, and the sentence says why."""
        from hotels.device.feel import Feel

        self.house.life.feel(Feel.WRONG)
        if sentence:
            self.house.say(sentence)

    def call(self, seat: int, name: str, line: int = 0) -> None:
        """Who sits there is called so from now on, wherever this game is shown.

        A line says with which entry he took the seat; if that goes, so does his name.
        """
        with self.house.disk() as store:
            store.rename(self.game.record.id, seat, name, line)
            for kept in _hands[self.table]:
                kept.named_by(store)

    def named_by(self, store: "Store") -> None:
        """Everybody goes by the name that the archive has for him now."""
        self.game = self.game._replace(record=store.record(self.game.record.id))
        self.speech = speech_at(self.game)

    def _accept(self) -> None:
        """The keeper agrees to how the rules reckon this game now."""
        with self.house.disk():
            self.table.accept()
            self.game = self.game._replace(reckoned_at=None)
        self.refresh()
        # A result that was only looked at is another one now.
        shell = self.house.shell
        shell.top.show_again(shell.profile)


def forgotten(house: "HotelsApp") -> None:
    """A name was taken out of the archive: the screens that lie below have it no longer."""
    with house.disk() as store:
        for screen in house.shell.screens:
            sitting = getattr(screen, "sitting", None)
            if isinstance(sitting, Kept):
                sitting.named_by(store)
                screen.build_anew()


_runs: "WeakKeyDictionary[HotelsApp, dict[str, Run]]" = WeakKeyDictionary()
"""By game, what was written since Hotels was started."""

_hands: "WeakKeyDictionary[Table[Any, Any], WeakSet[Kept]]" = WeakKeyDictionary()
"""Everything that holds a table: the game on the screens, its ledger."""
