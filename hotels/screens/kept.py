"""A game of the archive in the keeper's hands: its words, and what speaks against going on."""

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary, WeakSet

from hotels.ledger.journal import Impossible
from hotels.screens.asking import ask
from hotels.screens.owing import Owing, owing_of
from hotels.screens.taken import follow
from hotels.store.keeping import Opened
from hotels.views.cash import Owed, rested, ticked
from hotels.views.opened import damage, new_reckoning
from hotels.views.table import speech_at

if TYPE_CHECKING:
    from hotels.app import HotelsApp
    from hotels.store.store import Store
    from hotels.table import Table
    from hotels.views.payouts import Row


class Kept:
    """What a sitting of any kind of game begins with."""

    def __init__(self, house: "HotelsApp", game: Opened[Any, Any]) -> None:
        self.house, self.game, self.table = house, game, game.table
        self.speech = speech_at(game)
        self.refresh: Callable[[], None] = lambda: None
        """What the screen that is shown does after a change."""
        if game.table not in _hands:
            follow(self)
            owing_of(house, game.record.uid, game.table)
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
            ask(self.house, damaged, self.house.rescue, kind="filled")
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
        with suppress(Impossible), self.house.disk():
            act()
        if len(self.table.lines) == lines:
            return False
        if self.owed.line > lines and self.owed.asks_for_money:
            from hotels.device.feel import Feel

            self.house.life.feel(Feel.PAID)
        return True

    @property
    def owed(self) -> Owed:
        """What has to change hands now."""
        return self._owing.owed

    def tick(self, *rows: "Row") -> None:
        """Rows of what has to change hands were handed over; or one of them was not after all."""
        owed = self.owed
        for row in rows:
            owed = ticked(owed, row.player, row.account, back=row.is_back)
        self._owing.owed = owed

    def begin_anew(self) -> None:
        """What was bought before was long ago."""
        self._owing.owed = rested(self.owed)

    @property
    def _owing(self) -> Owing:
        return owing_of(self.house, self.game.record.uid, self.table)

    def refuse(self, sentence: str = "") -> None:
        """A tap that cannot be: the finger feels it, and a sentence beside it says why."""
        from hotels.device.feel import Feel

        self.house.life.feel(Feel.WRONG)
        if sentence:
            self.house.shell.say_there(sentence)

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


_hands: "WeakKeyDictionary[Table[Any, Any], WeakSet[Kept]]" = WeakKeyDictionary()
"""Everything that holds a table: the game on the screens, its ledger."""
