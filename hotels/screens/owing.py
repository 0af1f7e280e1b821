"""What is owed in each game that is played here, followed line by line and kept on the disk."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary, ref

from hotels.ledger.journal import Journal
from hotels.owed import fits, keep, owed_in
from hotels.store.records import PRACTICE
from hotels.store.store import Store
from hotels.table import Table
from hotels.views.cash import Owed, followed

if TYPE_CHECKING:
    from hotels.app import HotelsApp

MOST_GAMES = 50
"""Of more games with something open the oldest are forgotten."""


class Owing:
    """What is owed at one table; a line written there changes it, and so does a tick."""

    def __init__(self, house: "HotelsApp", uid: str, table: Table[Any, Any]) -> None:
        self._house, self._uid = ref(house), uid
        self._table, self._pages = ref(table), table.pages
        self._owed = _caught_up(_kept(house).get(uid, Owed(len(table.lines))), table)
        table.on_change.append(self._follow)

    @property
    def owed(self) -> Owed:
        """As it is after the last line."""
        return self._owed

    @owed.setter
    def owed(self, owed: Owed) -> None:
        self._owed = owed
        house = self._house()
        if house is None or self._uid == PRACTICE:
            return
        games = _kept(house)
        if games.pop(self._uid, None) is None and not owed.sums and not owed.counted:
            return
        if owed.sums or owed.counted:
            games[self._uid] = owed  # the latest stand last
            for uid in [*games][:-MOST_GAMES]:
                del games[uid]
        _keep(house)

    def _follow(self) -> None:
        table = self._table()
        if table is not None:
            before, self._pages = self._pages, table.pages
            self.owed = followed(self._owed, table, before)


def owing_of(house: "HotelsApp", uid: str, table: Table[Any, Any]) -> Owing:
    """What is owed at a table."""
    found = _tables.get(table)
    if found is None:
        found = _tables[table] = Owing(house, uid, table)
    return found


@contextmanager
def forgetting(house: "HotelsApp", store: Store) -> Iterator[None]:
    """What is owed in games that are deleted for good meanwhile is deleted with them."""
    games = _kept(house)
    here = [uid for uid in games if store.known(uid) is not None]
    try:
        yield
    finally:
        for uid in here:
            if store.known(uid) is None:
                del games[uid]
        _keep(house)


def _caught_up(owed: Owed, table: Table[Any, Any]) -> Owed:
    """As it is after the last line, where Hotels ended between a line and what follows from it.

    Lines that came in some other way ask nobody to pay.
    """
    lines = table.lines
    if owed.lines > len(lines) or not fits(owed, table.books):
        return Owed(len(lines))
    if owed.lines == len(lines) - 1:
        then: Table[Any, Any] = Table(table.game, Journal(lines[:-1]))
        before = then.pages
        then.follow(lines[-1].act)
        return followed(owed, then, before)
    return owed._replace(lines=len(lines))


def _kept(house: "HotelsApp") -> dict[str, Owed]:
    """By game what is open, as the file beside the archive has it."""
    found = _games.get(house)
    if found is None:
        found = _games[house] = owed_in(house.folder) if house.folder is not None else {}
    return found


def _keep(house: "HotelsApp") -> None:
    """Write the file anew."""
    if house.folder is not None:
        with suppress(OSError):  # the archive says what the disk refuses
            keep(house.folder, _kept(house))


_games: "WeakKeyDictionary[HotelsApp, dict[str, Owed]]" = WeakKeyDictionary()

_tables: "WeakKeyDictionary[Table[Any, Any], Owing]" = WeakKeyDictionary()
