"""``archive``: what the app keeps, listed, written out, taken in and checked."""

import os
import sys
from argparse import Namespace
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from hotels.calls.files import DISAGREES, FINE, UNREADABLE, UNUSABLE, refusal
from hotels.calls.printing import as_json, complaint, said
from hotels.exports.archive import TakenIn, taken_in, written_out
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fields
from hotels.places import archive_file
from hotels.store.checking import damages
from hotels.store.disk import DiskError
from hotels.store.keeping import opened, unchecked
from hotels.store.records import Record
from hotels.store.store import Store
from hotels.wording.amounts import counted, listed, money, quoted
from hotels.wording.archive import unusable
from hotels.wording.disk import hindrance

EVERY = 100
"""Games between two words on how far it is."""


def run(arguments: Namespace) -> int:
    """One of the four words on the archive of this machine."""
    words = {"list": _list, "export": _export, "import": _import, "check": _check}
    try:
        with Store(archive_file()) as store:
            return words[arguments.word](store, arguments)
    except DiskError as error:
        complaint(str(archive_file()), "", hindrance(error))
        return UNUSABLE


def _list(store: Store, arguments: Namespace) -> int:
    """A page of the games, the newest first."""
    for record in store.page(arguments.first, arguments.search):
        result = unchecked(record.result)
        if arguments.json:
            as_json(
                {
                    "game": record.id,
                    "players": list(record.players),
                    "touched_at": record.touched_at,
                    "final": result,
                }
            )
        else:
            outcome = _outcome(record, result)
            said(f"{record.id:>6}  {record.touched_at}  {_players(record)}; {outcome}")
    return FINE


def _export(store: Store, arguments: Namespace) -> int:
    """Everything, to a file or to standard output."""
    try:
        if arguments.out in {None, "-"}:
            written_out(store, sys.stdout.buffer, _told(store.count()))
            return FINE
        out = Path(arguments.out)
        part = out.with_name(f"{out.name}.part")
        try:
            with part.open("wb") as file:
                games = written_out(store, file, _told(store.count()))
                file.flush()
                os.fsync(file.fileno())
            part.replace(out)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        complaint(arguments.out or "standard output", "", f"it cannot be written: {error.strerror}")
        return UNUSABLE
    said(f"{counted(games, 'game', 'games')} written to {arguments.out}")
    return FINE


def _import(store: Store, arguments: Namespace) -> int:
    """The games of a file, each wholly or not at all."""
    try:
        if arguments.file == "-":
            report = taken_in(store, sys.stdin.buffer, _told(0))
        else:
            with Path(arguments.file).open("rb") as file:
                report = taken_in(store, file, _told(0))
    except OSError as error:
        why = error.strerror or "it has no usable name"
        return refusal(arguments.file, Refused(UNREADABLE, why=why))
    except Refused as refused:
        complaint(arguments.file, f"line {refused.place}", unusable(refused))
        return UNUSABLE
    said(_report(report))
    return FINE


def _check(store: Store, _: Namespace) -> int:
    """Whether all is as it was written and comes out as it did."""
    found = 0
    for damage in damages(store):
        found += 1
        complaint(
            _whose(damage.record), f"line {damage.line}" if damage.line else "", damage.detail
        )
    for record in store.all_games():
        with suppress(DiskError):
            game = opened(store, record.id)
            if game.reckoned_at is not None:
                found += 1
                why = "today's rules reckon it otherwise"
                complaint(_whose(record), f"line {game.reckoned_at}", why)
    if not found:
        said(f"{counted(store.count(), 'game', 'games')}: all is as it was written")
    return DISAGREES if found else FINE


def _told(games: int) -> Callable[[int], bool]:
    """How far it is, now and then, where somebody looks on."""

    def progress(done: int) -> bool:
        if done % EVERY == 0 and sys.stderr is not None and sys.stderr.isatty():
            sys.stderr.write(f"\r{done} of {games} games" if games else f"\r{done} games")
        return True

    return progress


def _report(report: TakenIn) -> str:
    """What became of the games of a file."""
    parts = [
        f"{counted(count, 'game', 'games')} {what}"
        for count, what in (
            (report.new, "new"),
            (report.known, "here already"),
            (report.grown, "continued"),
            (report.beside, "taken in beside another of the same name"),
        )
        if count
    ]
    editions = counted(report.editions, "house edition", "house editions")
    return listed(
        [*(parts or ["no games"]), editions] if report.editions else parts or ["no games"]
    )


def _players(record: Record) -> str:
    """Who plays; a forgotten player by his seat."""
    return listed(_name(record, seat) for seat in range(len(record.players)))


def _name(record: Record, seat: int) -> str:
    """A player's name, or his seat where the name was forgotten."""
    return quoted(record.players[seat]) or f"player {seat}"


def _outcome(record: Record, result: Fields | None) -> str:
    """How a game came out, if it did."""
    match result:
        case {"cash": list(cash), "winners": list(winners)}:
            names = listed(_name(record, seat) for seat in winners)
            return f"won by {names} with {money(max(cash))}"
    return "under way"


def _whose(record: Record | None) -> str:
    """A game by its number and its players, or the file."""
    return "the file" if record is None else f"game {record.id} ({_players(record)})"
