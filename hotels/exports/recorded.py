"""A recorded game as a game of the archive: replayed strictly, then kept whole or not at all."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, NamedTuple

from hotels.exports.incoming import Found, Sort
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.transcript import transcript
from hotels.ledger.codec import act_fields
from hotels.ledger.game import Game
from hotels.ledger.journal import Write
from hotels.ledger.reading import Fields, written
from hotels.sample import SOURCE
from hotels.store.keeping import sealed, shown
from hotels.store.records import NewGame, Record, Stored, chained, digest
from hotels.store.store import Store

Progress = Callable[[int, int], None]
"""Told how many events are replayed, and of how many."""


class Fate(StrEnum):
    """What became of something that was taken in."""

    NEW = "new"
    KNOWN = "here already"
    GROWN = "continued"
    BESIDE = "beside another"


class Ready(NamedTuple):
    """A game as it will lie on the disk."""

    record: Record
    lines: tuple[Stored, ...]


class _Told(NamedTuple):
    """What a file says of a game besides its terms."""

    players: tuple[str, ...]
    names: Mapping[str, str] = MappingProxyType({})
    source: str = ""
    played: str = ""


def replayed(found: Found, at: str, progress: Progress = lambda *_: None) -> Ready:
    """The game in a file, every event in its turn; refused at the first that does not fit."""
    told, game, entries, total = _READERS[found.sort](found.said)
    new = NewGame(
        digest(f"recorded {written(found.said)}"),
        game.kind,
        written(game.header()),
        told.players,
        written(dict(told.names)),
        "" if told.source == SOURCE else told.source,
        told.played,
    )
    books, before, lines = game.opening(), new.first, []
    for number, entry in enumerate(entries, start=1):
        books = game.book(entry, books).books
        act = written(act_fields(Write(entry), game.encoded))
        line = Stored(number, at, act, "", sealed(game, books))
        before = chained(before, line)
        lines.append(line._replace(chain=before))
        progress(number, total)
    summary, result = shown(game, books) if lines else ("", "")
    record = Record(
        id=0,
        uid=new.uid,
        kind=new.kind,
        header=new.header,
        names=new.names,
        source=new.source,
        played=new.played,
        created_at=at,
        touched_at=at,
        summary=summary,
        result=result,
        deleted_at="",
        last=before,
        players=told.players,
    )
    return Ready(record, tuple(lines))


def kept(store: Store, ready: Ready) -> tuple[int, Fate]:
    """The game in the archive, and whether it was there: under its own name, or played here."""
    number = store.known(ready.record.uid) or _twin(store, ready)
    if number is None:
        return store.take_in(ready.record, ready.lines), Fate.NEW
    if store.record(number).deleted_at:
        store.restore(number)
    return number, Fate.KNOWN


def _twin(store: Store, ready: Ready) -> int | None:
    """A game by the same people and terms that did the same so far, such as the one handed on."""
    if not ready.lines:
        return None
    question = "SELECT id FROM games WHERE kind = ? AND header = ? ORDER BY id"
    for (found,) in store.disk.rows(question, (ready.record.kind, ready.record.header)):
        number = int(str(found))
        if store.record(number).players != ready.record.players:
            continue
        theirs = store.lines(number)
        if all((ours := next(theirs, None)) and ours.act == line.act for line in ready.lines):
            return number
    return None


_Reading = tuple[_Told, Game[Any, Any], Iterable[Any], int]


def _transcript(said: Fields) -> _Reading:
    """A game of hotel chains."""
    game = transcript(said)
    entries: Iterator[Any] = (page.entry for page in game.pages())
    told = _Told(game.players, game.names, game.source, game.played)
    return told, ChainGame(game.header), entries, len(game.events)


def _big_shot(said: Fields) -> _Reading:
    """A game of Big Shot."""
    from hotels.ledger.big_shot.game import BigShot  # noqa: PLC0415 - most never need it
    from hotels.ledger.big_shot.record import recorded  # noqa: PLC0415

    game = recorded(said)
    return _Told(game.players), BigShot(game.terms), game.entries, len(game.entries)


def _perfect_hotel(said: Fields) -> _Reading:
    """A game of Perfect Hotel."""
    from hotels.ledger.perfect_hotel.game import PerfectHotel  # noqa: PLC0415 - most never need it
    from hotels.ledger.perfect_hotel.record import recorded  # noqa: PLC0415

    game = recorded(said)
    return _Told(game.players), PerfectHotel(game.books.terms), game.entries, len(game.entries)


_READERS: dict[Sort, Callable[[Fields], _Reading]] = {
    Sort.TRANSCRIPT: _transcript,
    Sort.BIG_SHOT: _big_shot,
    Sort.PERFECT_HOTEL: _perfect_hotel,
}
