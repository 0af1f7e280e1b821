"""What is in a file, made ready and taken in: all but the games of an archive, read one by one."""

from collections.abc import Callable
from typing import NamedTuple

from hotels.exports.archive import TakenIn
from hotels.exports.incoming import GAMES, Found, RefusedOne, Sort
from hotels.exports.recorded import Fate, Progress, Ready, kept, replayed
from hotels.exports.twins import Twins
from hotels.ledger.objection import Refused
from hotels.store.own import Own, own, own_kept
from hotels.store.store import Store


class Intake(NamedTuple):
    """What a file holds, of which nothing is written yet."""

    games: tuple[Ready, ...] = ()
    thing: Own | None = None
    """An edition, a board or values."""


class Placed(NamedTuple):
    """What became of it."""

    games: tuple[tuple[int, Fate], ...] = ()
    """By number, in the order of the file."""
    thing: Own | None = None
    is_new: bool = False
    """Whether the thing was not here before."""

    @property
    def report(self) -> TakenIn:
        """The same in numbers."""
        fates = [fate for _, fate in self.games]
        return TakenIn(
            new=fates.count(Fate.NEW),
            known=fates.count(Fate.KNOWN),
            back=fates.count(Fate.BACK),
            editions=int(self.thing is not None),
        )


def made_ready(one: Found, at: str, progress: Progress = lambda *_: None) -> Intake:
    """What a file holds, every game of it replayed; refused if any of it cannot be used.

    Of an archive it is nothing yet. Told are events, or games where there are several.
    """
    if one.sort is Sort.ARCHIVE:
        return Intake()
    if one.sort is Sort.SEVERAL:
        return Intake((*_each(one, at, progress),))
    if one.sort in GAMES:
        return Intake((replayed(one, at, progress),))
    return Intake(thing=own(one.said))


def placed(
    store: Store, one: Found, intake: Intake, done: Callable[[int, Fate], None] = lambda *_: None
) -> Placed:
    """All of it in the archive; told is each game that is."""
    games, twins = [], Twins(store)
    for ready in intake.games:
        games.append(kept(store, ready, twins))
        done(*games[-1])
    if intake.thing is None:
        return Placed((*games,))
    thing, is_new = own_kept(store, one.said)
    return Placed((), thing, is_new)


def _each(several: Found, at: str, progress: Progress) -> list[Ready]:
    """The games of a list."""
    games: list[Ready] = []
    total = len(several.games)
    for number, one in enumerate(several.games, start=1):
        try:
            games.append(replayed(one, at, lambda *_: progress(len(games), total)))
        except Refused as refused:
            raise RefusedOne(number, one, refused) from None
        progress(number, total)
    return games
