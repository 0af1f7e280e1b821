"""Seats that somebody else took: with the entry goes the name.

Names stand in the archive beside the log, so that one can be forgotten everywhere; who had a seat
before stands beside it as well.
"""

from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

from hotels.ledger.chains.entries import Sit
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.ledger.chains.terms import Player
    from hotels.screens.kept import Kept
    from hotels.table import Table


_sat: "WeakKeyDictionary[Table[Any, Any], frozenset[int]]" = WeakKeyDictionary()
"""The lines of a table with which somebody sat down, as long as they count."""


def line_of(kept: "Kept", seat: "Player") -> int:
    """The line with which somebody has just taken a seat; nought if that was not the last one."""
    number, page = kept.table.pages[-1]
    return number if page.entry == Sit(seat) else 0


def follow(kept: "Kept") -> None:
    """After every act at this table names go the way of the entries they came with."""
    _sat[kept.table] = _sitting_down(kept)
    kept.table.on_change.append(lambda: _settle(kept))


def _sitting_down(kept: "Kept") -> frozenset[int]:
    return frozenset(number for number, page in kept.table.pages if isinstance(page.entry, Sit))


def _settle(kept: "Kept") -> None:
    """Whoever took a seat has it while the entry counts, and whoever had it before has it else."""
    before, now = _sat[kept.table], _sitting_down(kept)
    _sat[kept.table] = now
    if before == now:
        return
    with kept.house.disk() as store:
        found = store.taken(kept.game.record.id)
        for one in reversed(found):
            if one.line in before - now:
                _swap(kept, one.seat, one.after, one.before)
        for one in found:
            if one.line in now - before:
                _swap(kept, one.seat, one.before, one.after)


def _swap(kept: "Kept", seat: "Player", old: str, new: str) -> None:
    """The seat goes by the other name; not by one that was forgotten or is somebody else's now."""
    from hotels.views.setup import same

    players = kept.game.record.players
    if players[seat] != old:
        return
    with kept.house.disk() as store:
        known = new in store.people()
        others = {same(name) for place, name in enumerate(players) if place != seat}
        if known and same(new) not in others:
            kept.call(seat, new)
            return
        kept.house.say(phrase("The seat keeps the name {player}.", player=old))
