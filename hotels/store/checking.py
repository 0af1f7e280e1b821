"""Whether all that is on the disk is as it was written."""

from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import Any, NamedTuple

from hotels.ledger.codec import act_of
from hotels.ledger.journal import Impossible, Journal
from hotels.ledger.objection import Refused
from hotels.ledger.reading import parsed
from hotels.store.disk import DiskError, Hindrance
from hotels.store.indexes import is_sound, rebuild
from hotels.store.keeping import Opened, opened, shown_after, understood
from hotels.store.records import Record, linked, outcome_in, unchecked
from hotels.store.store import Store

Progress = Callable[[int], bool]
"""Told how many games are looked through; false to stop there."""


class Flaw(StrEnum):
    """What can be wrong."""

    FILE = "file"
    """SQLite's own check finds fault with the file as a whole."""
    INDEX = "index"
    """An index disagrees with its table: all is there, but a list by the index may not show it."""
    EDITION = "edition"
    STRAYS = "strays"
    """Lines of a game that is not there."""
    ABOUT = "about"
    """Players, dates or terms."""
    LINE = "line"
    SHOWN = "shown"
    """What is shown of a game says otherwise than its lines."""
    RECKONED = "reckoned"
    """No damage: the rules of today reckon otherwise than those it was written by."""
    MISSING = "missing"
    """No damage to what is there: lines that were kept, or a whole game, are missing."""
    TORN = "torn"
    """Likewise: the last line may be missing, which was being written when the power went."""
    EMPTIED = "emptied"
    """Likewise: games were kept here, and there was none."""


NO_DAMAGE = frozenset({Flaw.RECKONED, Flaw.MISSING, Flaw.TORN, Flaw.EMPTIED})
"""What a rescue cannot mend."""


class Damage(NamedTuple):
    """Something that is not as it was written."""

    record: Record | None
    """Whose it is, if it is one game's."""
    line: int | None
    """The first of its lines that cannot be relied on."""
    flaw: Flaw
    detail: str = ""

    @property
    def lines(self) -> int:
        """How many are missing."""
        return int(self.detail) if self.flaw is Flaw.MISSING and self.detail.isdecimal() else 0


class Step(NamedTuple):
    """A part of the way through the archive."""

    done: int
    """How many games are looked through; nought at the file as a whole."""
    found: tuple[Damage, ...] = ()


def damages(store: Store, progress: Progress = lambda _: True) -> Iterator[Damage]:
    """What is wrong, with the file as a whole and with each game, deleted ones included."""
    return (one for one in findings(store, progress) if one.flaw not in NO_DAMAGE)


def findings(store: Store, progress: Progress = lambda _: True) -> Iterator[Damage]:
    """What is wrong or missing, and which games today's rules reckon otherwise."""
    for step in steps(store):
        yield from step.found
        if step.done and not progress(step.done):
            return


def steps(store: Store) -> Iterator[Step]:
    """The same in steps, between which a window can be drawn: the file, then each game."""
    try:
        yield Step(0, tuple(gone(store)))
        yield Step(0, tuple(Damage(None, None, Flaw.FILE, one) for one in store.disk.faults()[:1]))
        for own_id in store.editions(damaged=True):
            yield Step(0, (Damage(None, None, Flaw.EDITION, own_id),))
        if store.strays():
            yield Step(0, (Damage(None, None, Flaw.STRAYS),))
        for done, record in enumerate(store.all_games(deleted=True), 1):
            yield Step(done, tuple(_found(store, record)))
    except DiskError as error:
        if error.hindrance is not Hindrance.DAMAGED:
            raise
        yield Step(0, (Damage(None, None, Flaw.FILE, error.detail),))


def gone(store: Store) -> Iterator[Damage]:
    """What is known to be missing, and nobody has seen yet."""
    if store.missing.torn:
        yield Damage(None, None, Flaw.TORN)
    if store.missing.emptied:
        yield Damage(None, None, Flaw.EMPTIED)
    for gap in store.missing.games:
        number = store.known(gap.uid)
        lost = str(gap.lines - gap.there)
        if number is None:
            yield Damage(None, None, Flaw.MISSING, lost)
        else:
            yield Damage(store.record(number), gap.there + 1, Flaw.MISSING, lost)


def misfiled(store: Store) -> Iterator[Damage]:
    """That an index was damaged; where that can be, it is built anew."""
    if not is_sound(store.disk):
        if store.disk.may_write:
            rebuild(store.disk)
        yield Damage(None, None, Flaw.INDEX)


def unsound(store: Store, record: Record) -> Damage | None:
    """Why a game cannot go elsewhere as it is: the first of it that cannot be relied on."""
    if not record.whole:
        return Damage(record, None, Flaw.ABOUT)
    game = understood(record)  # a later version may know what we do not
    journal: Journal[Any] = Journal()
    number, at = 0, record.created_at
    try:
        for line in linked(record, store.lines(record.id)):
            if game is not None:
                journal.add(act_of(parsed(line.act.encode()), game.decoded))
            number, at = line.number, line.written_at
    except (DiskError, Refused, Impossible) as error:
        if isinstance(error, DiskError) and error.hindrance is not Hindrance.DAMAGED:
            raise
        return Damage(record, number + 1, Flaw.LINE)
    if record.touched_at != at or not _is_readable(record, number if game is not None else None):
        return Damage(record, None, Flaw.SHOWN)
    return None


def _found(store: Store, record: Record) -> Iterator[Damage]:
    """What is to be said of one game."""
    if not record.whole or store.taken(record.id, damaged=True):
        yield Damage(record, None, Flaw.ABOUT)
    try:
        game = opened(store, record.id)
    except DiskError as error:
        if error.hindrance not in {Hindrance.DAMAGED, Hindrance.NEWER}:
            raise
        damage = unsound(store, record._replace(about=record.said))
        if damage is not None:
            yield damage
        return
    if game.damaged_at is not None:
        yield Damage(record, game.damaged_at, Flaw.LINE)
        return
    if game.reckoned_at is not None:
        yield Damage(record, game.reckoned_at, Flaw.RECKONED)
    if not _is_shown(store, game):
        yield Damage(record, None, Flaw.SHOWN)


def _is_readable(record: Record, lines: int | None) -> bool:
    """Whether what is shown is as it was written, by its own digests.

    Of a game of a later version, whose number of lines says nothing here, it may be anything.
    """
    whole = all(not text or unchecked(text) is not None for text in record.shown())
    if lines is None:
        return whole
    over = outcome_in(record.result, len(record.players), record.kind)
    return whole and bool(record.summary) == bool(lines) and bool(over) == bool(record.result)


def _is_shown(store: Store, game: Opened[Any, Any]) -> bool:
    """Whether the archive shows of a game what its lines say, and when the last was written."""
    last = store.last_line(game.record.id)
    seal, at = (None, game.record.created_at) if last is None else (last.seal, last.written_at)
    kept = shown_after(game.table.game, game.table.books, seal, game.record.shown())
    return (kept, at) == (game.record.shown(), game.record.touched_at)
