"""What becomes of a damaged file: it is set aside, and what can still be read of it is kept."""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from hotels.ledger.codec import act_of
from hotels.ledger.journal import Impossible, Line
from hotels.ledger.objection import Refused
from hotels.ledger.reading import fields, parsed, written
from hotels.store.disk import LOG, UNREAD, Disk, DiskError, Hindrance, beside, told
from hotels.store.keeping import game_of, shown, unchecked
from hotels.store.records import Record, Stored, chained, linked, record_of
from hotels.store.store import RECORDS, Store
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
        self.torn = False
        how = "mode=ro" if beside(path, LOG).exists() else "mode=ro&immutable=1"
        with told():
            self._file = sqlite3.connect(f"{path.resolve().as_uri()}?{how}", uri=True)
            self._file.text_factory = lambda text: text.decode(errors="replace")
            self._file.execute("PRAGMA writable_schema = ON")  # what else there is can be read

    def close(self) -> None:
        """Let go of the file, and of what SQLite put beside it to read it."""
        self._file.close()
        beside(self.path, "shm").unlink(missing_ok=True)


def set_aside(path: Path, at: str) -> Path:
    """A damaged file under a name that tells when, with all that belongs to it."""
    stem = f"{path.stem}-damaged-{at.replace(':', '-')}"
    aside = path.with_name(f"{stem}{path.suffix}")
    number = 1
    while aside.exists():
        number += 1
        aside = path.with_name(f"{stem}-{number}{path.suffix}")
    with told():
        if path.exists():
            path.rename(aside)
        for ending in (LOG, UNREAD):
            if beside(path, ending).exists():
                beside(path, ending).rename(beside(aside, ending))
        beside(path, "shm").unlink(missing_ok=True)
    return aside


def salvaged(aside: Path, store: Store, progress: Progress = lambda _: True) -> Salvage:
    """Every game, as far as it can be read and its digests agree, taken into another archive.

    What is there already is left alone, so that it can be stopped and tried again.
    """
    report = Salvage()
    if not aside.exists() or not aside.stat().st_size:
        return report
    with Store(aside, store.clock, Remains) as old:
        for own_id, text in _editions(old).items():
            store.keep_edition(own_id, text)
            report = report._replace(editions=report.editions + 1)
        for number in _numbers(old):
            one = _taken_over(old, number, store)
            report = Salvage(*(had + more for had, more in zip(report, one, strict=True)))
            if any(one) and not progress(report.whole + report.partly + report.lost):
                break
    return report


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
    try:
        record = _record(old, number)
        whole = record.whole
    except DiskError as error:
        nothing = error.hindrance is Hindrance.UNKNOWN_GAME and _first(old, number) is None
        return Salvage(lost=not nothing)
    try:
        for line in linked(record, old.lines(number)):
            lines.append(line)  # noqa: PERF402  those before the damage are wanted
    except DiskError:
        whole = False
    if not lines and not whole:
        return Salvage(lost=1)
    if store.known(record.uid) is None:
        texts = (record.summary, record.result)
        sound = whole and not any(text and unchecked(text) is None for text in texts)
        new = store.take_in(record if sound else _anew(record, lines), lines)
        if record.deleted_at and record.whole:
            store.delete(new)
    return Salvage(whole=whole, partly=not whole, lines=len(lines))


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


def _anew(record: Record, lines: list[Stored]) -> Record:
    """What is shown of a game that was cut short, reckoned from the lines it still has."""
    summary = result = ""
    names = "{}"
    with suppress(Refused, Impossible):
        game = game_of(record)
        acts = [act_of(parsed(line.act.encode()), game.decoded) for line in lines]
        table = Table(game, [Line(number, act) for number, act in enumerate(acts, 1)])
        summary, result = shown(game, table.books)
    with suppress(Refused):
        names = written(fields(parsed(record.names.encode()), "names"))
    at = lines[-1].written_at if lines else record.created_at
    return record._replace(touched_at=at, summary=summary, result=result, names=names)
