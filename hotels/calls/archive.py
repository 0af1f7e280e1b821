"""``archive``: list, export, import, check or rescue the app's saved games."""

import re
from argparse import Namespace
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import IO

from hotels.calls.archive_import import take_in
from hotels.calls.archive_objects import damaged, missing, rescued, row
from hotels.calls.damaged import and_missing, complain
from hotels.calls.files import DISAGREES, FINE, refusal, stream
from hotels.calls.opening import status_of, to_read, to_write, why_hindered
from hotels.calls.printing import UNUSABLE, Unusable, as_json, complaint, said, unheard
from hotels.calls.progress import Progress
from hotels.calls.writing import (
    SHOWN,
    for_answer,
    in_place,
    is_one_of,
    standard_output,
    unwritable,
)
from hotels.exports.archive import WrittenOut, alone_written_out, written_out
from hotels.interrupts import raised
from hotels.ledger.objection import Refused
from hotels.ledger.reading import is_writable, text
from hotels.places import archive_file
from hotels.store.checking import Damage, damages, findings, gone, misfiled, unsound
from hotels.store.disk import DiskError, Hindrance
from hotels.store.folder import all_of, is_there, under_rescue
from hotels.store.records import Record
from hotels.store.rescue import Salvage, finish, salvaged, set_aside
from hotels.store.store import Store, now
from hotels.wording.amounts import counted, quoted
from hotels.wording.archive import (
    outcome,
    players,
    saved,
)

NOT_THERE = "archive not found; set HOTELS_DATA if it is in another folder"
ITSELF = "this is the archive itself; choose another file name"
ITSELF_DAMAGED = "this is the archive itself; run archive rescue without a file"


def run(arguments: Namespace) -> int:
    """One of the five commands on the archive of this machine."""
    name = "archive"
    try:
        path = archive_file()
        name = str(path)
        with raised():
            if arguments.word == "import":
                return take_in(path, arguments)
            if arguments.word == "rescue":
                return _rescue(path, arguments)
            if not is_there(path):
                raise Unusable(name, NOT_THERE)
            with to_read(path) as store:
                status = _WORDS[arguments.word](store, arguments)
                lost = [] if arguments.word == "check" else [*misfiled(store), *gone(store)]
                return and_missing(path, lost, status)
    except DiskError as error:
        raise Unusable(name, why_hindered(error), status=status_of(error)) from None


def _list(store: Store, arguments: Namespace) -> int:
    """A page of the games, the newest first."""
    first = arguments.first
    try:
        search = text(arguments.search, "--search", longest=10_000)
    except Refused as refused:
        raise refusal(arguments.call, refused) from None
    page = store.page(first, search)
    rows = [*map(row, page)]
    for record, shown in zip(page, rows, strict=True):
        if arguments.json:
            as_json(shown)
            continue
        mark = "" if record.whole else " (damaged; run archive check)"
        told = f"{players(record)}; {outcome(record)}{mark}"
        said(f"{record.id:>6}  {record.touched_at}  {told}")
    if not arguments.json:
        _say_how_many(first, len(page), store.count(search))
    return FINE if all(shown["whole"] for shown in rows) else DISAGREES


def _say_how_many(first: int, shown: int, total: int) -> None:
    """Where there are others than those shown, or none at all."""
    if not total:
        said("no games")
    elif shown < total:
        last = first + shown
        if not shown:
            skipped = "the only game" if total == 1 else f"all {total} games"
            said(f"nothing to list: --first {first} skips {skipped}")
            return
        which = f"game {last}" if shown == 1 else f"games {first + 1} to {last}"
        said(f"{which} of {total}{f'; for more, use --first {last}' if last < total else ''}")


def _export(store: Store, arguments: Namespace) -> int:
    """Everything sound, or one game, to a file or standard output; what is damaged is named."""
    for_answer(arguments)
    out = arguments.out
    alone = None if arguments.game is None else _record(store, arguments.game)
    if alone is not None and (damage := unsound(store, alone)):
        return _left_out(store, WrittenOut(0, (damage,)), arguments)
    if out in SHOWN:
        file = standard_output()
        try:
            report = _out(store, file, alone)
            file.flush()
        except BrokenPipeError:
            unheard()
            return FINE
        return _left_out(store, report, arguments)
    try:
        if is_one_of(out, *all_of(store.path)):
            raise Unusable(out, ITSELF)
        with in_place(out) as file:
            report = _out(store, file, alone)
    except (OSError, ValueError) as error:
        raise Unusable(out, unwritable(error)) from None
    if not arguments.json:
        said(f"{counted(report.games, 'game', 'games')} exported to {out}")
    return _left_out(store, report, arguments)


def _record(store: Store, named: str) -> Record:
    """The game of a number as the list has it, or of a uid."""
    number = store.known(named) if is_writable(named) else None
    if number is None and re.fullmatch(r"[0-9]{1,12}", named, re.ASCII):
        number = int(named)
    try:
        record = store.record(0 if number is None else number)
    except DiskError as error:
        if error.hindrance is not Hindrance.UNKNOWN_GAME:
            raise
        why = f"there is no game '{quoted(named)}'; see archive list"
        raise Unusable(str(store.path), why) from None
    if record.deleted_at:
        why = f"game {record.id} is deleted; restore it in the app"
        raise Unusable(str(store.path), why)
    return record


def _out(store: Store, file: IO[bytes], alone: Record | None) -> WrittenOut:
    """The archive or a game of it exported to a file, with its progress."""
    if alone is not None:
        return alone_written_out(store, file, alone)
    total = store.count()
    with Progress("checked", total) as looked, Progress("exported", total) as progress:

        def written(games: int) -> bool:
            looked.rest()
            return progress(games)

        return written_out(store, file, written, looked)


def _left_out(store: Store, report: WrittenOut, arguments: Namespace) -> int:
    """What was left out, each with the reason."""
    if arguments.json:
        out = arguments.out if report.games or not arguments.game else None
        left_out = [*map(damaged, report.left_out)]
        answer = {"written": out, "games": report.games, "left_out": left_out}
        as_json({**answer, **missing([*misfiled(store), *gone(store)])})
    for damage in report.left_out:
        complain(store.path, damage, "left out: ")
    return DISAGREES if report.left_out else FINE


def _check(store: Store, arguments: Namespace) -> int:
    """Whether anything is damaged."""
    found = []
    with Progress("checked", store.count() + store.count(deleted=True)) as progress:
        for damage in findings(store, progress):
            found.append(damage)
            progress.rest()
            complain(store.path, damage)
    if arguments.json:
        as_json({"games": store.count(), "damage": [*map(damaged, found)]})
    elif not found:
        said(f"{counted(store.count(), 'game', 'games')}: no damage found")
    return DISAGREES if found else FINE


def _rescue(path: Path, arguments: Namespace) -> int:
    """What can be read of a damaged archive, or of one that was moved away before."""
    if arguments.file is not None:
        return _rescued_from(path, arguments)
    left = under_rescue(path)
    if left is None and not is_there(path):
        raise Unusable(str(path), NOT_THERE)
    if left is None and (lost := _lost_at_most(path)) is not None:
        if arguments.json:
            as_json({**rescued(None, Salvage()), **missing(lost)})
        else:
            said("no damage found; nothing to rescue")
        return and_missing(path, lost, FINE)
    aside = left if left is not None and path.exists() else set_aside(path, now())
    if not arguments.json:
        said(f"damaged archive moved to {aside}")
    return _saved(path, aside, arguments)


def _rescued_from(path: Path, arguments: Namespace) -> int:
    """What can be read of a file, added to the archive."""
    name = arguments.file
    if is_one_of(name, *all_of(path)):
        raise Unusable(name, ITSELF_DAMAGED)
    try:
        with stream(f"./{name}" if name == "-" else name):
            return _saved(path, Path(name), arguments)
    except Refused as refused:
        raise refusal(name, refused) from None


def _lost_at_most(path: Path) -> list[Damage] | None:
    """What is missing of an archive; None where anything that is there is damaged."""
    try:
        with (
            to_read(path) as store,
            Progress("checked", store.count() + store.count(deleted=True)) as progress,
        ):
            return None if any(True for _ in damages(store, progress)) else [*gone(store)]
    except DiskError as error:
        if error.hindrance is Hindrance.DAMAGED:
            return None
        raise


def _saved(path: Path, aside: Path, arguments: Namespace) -> int:
    """What could be saved of a file is in the archive; what could not is counted."""
    again = f"what was saved is in the archive; to continue, run archive rescue {aside}"
    try:
        with to_write(path) as store, Progress("read") as progress:
            lost = [*misfiled(store)]
            salvage = salvaged(aside, store, progress)
            lost += gone(store)
        finish(aside)
    except DiskError as error:
        why = f"{why_hindered(error)}; {again}"
        status = status_of(error)
        raise Unusable(str(path), why, status=status, set_aside=str(aside)) from None
    except KeyboardInterrupt:
        complaint(str(aside), "", f"interrupted; {again}")
        raise
    if arguments.json:
        nothing = {} if any(salvage) else {"refused": saved(salvage)}
        as_json({**nothing, **rescued(aside, salvage), **missing(lost)})
    else:
        said(saved(salvage))
    if not any(salvage):
        return UNUSABLE
    status = DISAGREES if salvage.partly or salvage.lost else FINE
    return and_missing(path, lost, status)


_WORDS: Mapping[str, Callable[[Store, Namespace], int]] = {
    "list": _list,
    "export": _export,
    "check": _check,
}
