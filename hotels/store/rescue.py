"""What becomes of a damaged file: it is set aside, and what can still be read of it is kept."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from hotels.ledger.codec import act_of
from hotels.ledger.journal import Impossible, Journal
from hotels.ledger.objection import Refused
from hotels.ledger.reading import fields, parsed, written
from hotels.private import created
from hotels.store.disk import Disk
from hotels.store.folder import (
    LOG,
    REACHED,
    SHM,
    UNREAD,
    aside_name,
    beside,
    note_of,
    sync,
    under_rescue,
)
from hotels.store.hindrance import DiskError, Hindrance, told
from hotels.store.keeping import own_names, shown_after, understood
from hotels.store.looking import log_of, refuse_if_open
from hotels.store.own import own_kept
from hotels.store.people import RECORDS
from hotels.store.reached import Gap, Missing
from hotels.store.readonly import readable
from hotels.store.records import Record, Stored, Taken, chained, linked, record_of, unchecked
from hotels.store.store import Store
from hotels.store.unread import read_through
from hotels.table import Table

MOST_SEATS = 8
SMALLEST_GAME = 64
"""No file holds more games than one in so many bytes."""


Progress = Callable[[int], bool]
"""Told how many games are looked at; false to stop there."""


class Salvage(NamedTuple):
    """What could be read of a damaged file."""

    whole: int = 0
    """Games as they were written, to the last line."""
    partly: int = 0
    """Games up to their first damaged line, or with something else of them in doubt."""
    lost: int = 0
    """Games of which nothing could be read."""
    lines: int = 0
    editions: int = 0


class Remains(Disk):
    """A damaged file, of which is read what can be; nothing of it is changed."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.may_write = self.torn = self.is_checked = self.is_new = False
        with told():
            self._file = readable(path, logged=read_through(log_of(path) or b"").acts > 0)
            self._file.text_factory = lambda text: text.decode(errors="replace")
            self._file.execute("PRAGMA writable_schema = ON")  # what else there is can be read

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()


def set_aside(path: Path, at: str) -> Path:
    """A damaged file under a name that tells when, with all that belongs to it.

    Beside it lies a note until the rescue is finished, so that one which was broken off goes on.
    """
    with told():
        refuse_if_open(path)
        aside = None if path.exists() else under_rescue(path)
        if aside is None:
            aside = aside_name(path, at)
            created(note_of(aside)).close()
            sync(path.parent)
            if path.exists():
                path.rename(aside)
        for ending in (LOG, UNREAD, REACHED):
            if beside(path, ending).exists():
                beside(path, ending).rename(beside(aside, ending))
        beside(path, SHM).unlink(missing_ok=True)
    return aside


def finish(aside: Path) -> None:
    """Nothing more of this damaged file is to be rescued."""
    with told():
        note_of(aside).unlink(missing_ok=True)


def salvaged(aside: Path, store: Store, progress: Progress = lambda _: True) -> Salvage:
    """Every game, as far as it can be read and its digests agree, taken into another archive.

    What is there already is left alone, so that it can be stopped and tried again.
    """
    report = Salvage()
    if not aside.exists() or not aside.stat().st_size:
        store.look_back(aside)
        return report
    with Store(aside, store.clock, Remains) as old:
        for own_id, text in _editions(old).items():
            _keep_edition(store, own_id, text)
            report = report._replace(editions=report.editions + 1)
        for number in _numbers(old):
            one = _taken_over(old, number, store)
            report = Salvage(*(had + more for had, more in zip(report, one, strict=True)))
            if any(one) and not progress(report.whole + report.partly + report.lost):
                return report
    store.look_back(aside)
    return report


def _keep_edition(store: Store, own_id: str, text: str) -> None:
    """A house edition; where the archive has another of that id by now, beside that one."""
    try:
        own_kept(store, fields(parsed(text.encode()), own_id))
    except Refused:  # of a later version, perhaps
        if own_id not in store.editions():
            store.keep_edition(own_id, text)


def _editions(old: Store) -> dict[str, str]:
    """The house editions, if they can be read."""
    with suppress(DiskError):
        return old.editions()
    return {}


def _numbers(old: Store) -> list[int]:
    """The games that left a trace anywhere in the file, and all between them."""
    found: set[int] = set()
    for question in (
        "SELECT id FROM games",
        "SELECT id FROM games NOT INDEXED",
        "SELECT id FROM games NOT INDEXED ORDER BY id DESC",
        "SELECT DISTINCT game FROM lines ORDER BY game",
        "SELECT DISTINCT game FROM lines ORDER BY game DESC",
    ):
        with suppress(DiskError):
            found |= {number for (number,) in old.disk.each(question) if isinstance(number, int)}
    most = min(max(found, default=0), old.path.stat().st_size // SMALLEST_GAME)
    return sorted(found | set(range(1, most + 1)))


def _taken_over(old: Store, number: int, store: Store) -> Salvage:
    """One game, up to its first damaged line."""
    lines: list[Stored] = []
    journal: Journal[Any] = Journal()
    try:
        record = _record(old, number)
        whole, game = record.whole, understood(record)
    except DiskError as error:
        nothing = error.hindrance is Hindrance.UNKNOWN_GAME and _first(old, number) is None
        if not nothing:
            _miss(store, f"{old.path.name}/{number}", _last(old, number))
        return Salvage(lost=not nothing)
    try:
        for line in linked(record, old.lines(number)):
            if game is not None:
                journal.add(act_of(parsed(line.act.encode()), game.decoded))
            lines.append(line)
    except (DiskError, Refused, Impossible):
        whole = False
    if not lines and not whole:
        _miss(store, record.uid, _last(old, number))
        return Salvage(lost=1)
    if store.known(record.uid) is None:
        kept = tuple("" if unchecked(text) is None else text for text in record.shown())
        if game is not None:
            seal = lines[-1].seal if lines else None
            kept = shown_after(game, Table(game, journal).books, seal, record.shown())
        record = record if record.whole else record._replace(names=_names(record))
        new = store.take_in(record, lines, lambda: (kept[0], kept[1]), _taken(old, number))
        if record.deleted_at and record.whole:
            store.delete(new)
    _miss(store, record.uid, _last(old, number))
    return Salvage(whole=whole, partly=not whole, lines=len(lines))


def _miss(store: Store, uid: str, lines: int) -> None:
    """Of a game not all lines could be saved, or none."""
    here = store.known(uid)
    last = None if here is None else store.last_line(here)
    there = last.number if last is not None else 0
    if here is None or there < lines:
        store.miss(Missing(games=(Gap(uid, there, lines),)))


def _last(old: Store, number: int) -> int:
    """The number of a game's last line, whether or not it is as it was written; 0 if unknown."""
    question = "SELECT number FROM lines WHERE game = ? ORDER BY number DESC LIMIT 1"
    with suppress(DiskError):
        for (last,) in old.disk.rows(question, (number,)):
            if isinstance(last, int) and last <= old.path.stat().st_size // SMALLEST_GAME:
                return last
    return 0


def _record(old: Store, number: int) -> Record:
    """A game; where its players cannot be read, as many without names as its lines were for."""
    first = _first(old, number)
    with suppress(DiskError):
        record = old.record(number)
        if first is None or first.chain == chained(record.new.first, first):
            return record
    for row in old.disk.rows(f"{RECORDS} WHERE id = ?", (number,)):
        for seats in range(1, MOST_SEATS + 1):
            record = record_of(row, ("",) * seats)
            if first is not None and first.chain == chained(record.new.first, first):
                return record
        return record
    raise DiskError(Hindrance.UNKNOWN_GAME, str(number))


def _first(old: Store, number: int) -> Stored | None:
    """The first line of a game, if there is one that can be read."""
    with suppress(DiskError):
        return next(old.lines(number), None)
    return None


def _taken(old: Store, number: int) -> list[Taken]:
    """The seats that somebody else took, if that can be read."""
    with suppress(DiskError):
        return old.taken(number)
    return []


def _names(record: Record) -> str:
    """What the table called things, if that can be read."""
    with suppress(Refused):
        return written(own_names(parsed(record.names.encode())))
    return "{}"
