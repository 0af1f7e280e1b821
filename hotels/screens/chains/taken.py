"""Seats that somebody else took: with the entry goes the name, as long as Hotels is open.

Names stand in the archive beside the log, so that one can be forgotten everywhere; the log alone
could not give an old name back. What is remembered here never reaches the disk.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from hotels.ledger.chains.entries import Sit
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp
    from hotels.ledger.chains.terms import Player
    from hotels.screens.kept import Kept


@dataclass
class Taken:
    """A seat that was taken under another name: by which line, and by whom from whom."""

    line: int
    seat: "Player"
    before: str
    after: str
    stands: bool = True
    """Whether the line counts."""


_taken: "WeakKeyDictionary[HotelsApp, dict[str, list[Taken]]]" = WeakKeyDictionary()
"""By game, in the order they were taken."""


def remember(kept: "Kept", seat: "Player", before: str, after: str) -> None:
    """Who had a seat before the one who took it with the last entry."""
    number, page = kept.table.pages[-1]
    if before and before != after and page.entry == Sit(seat):
        games = _taken.setdefault(kept.house, {})
        games.setdefault(kept.game.record.uid, []).append(Taken(number, seat, before, after))


def follow(kept: "Kept") -> None:
    """After every act at this table names go the way of the entries they came with."""
    kept.table.on_change.append(lambda: _settle(kept))


def _settle(kept: "Kept") -> None:
    """Whoever took a seat has it while the entry counts, and whoever had it before has it else."""
    found = _taken.get(kept.house, {}).get(kept.game.record.uid, [])
    if not found:
        return
    standing = {number for number, _ in kept.table.pages}
    for one in reversed(found):
        if one.stands and one.line not in standing:
            one.stands = False
            _swap(kept, one.seat, one.after, one.before)
    for one in found:
        if not one.stands and one.line in standing:
            one.stands = True
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
        kept.house.say(phrase("The seat still goes by {player}.", player=old))
