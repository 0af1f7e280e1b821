"""A recorded game as a game of the archive: replayed strictly, then kept whole or not at all."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any, NamedTuple

from hotels.exports.claims import Claim, Claims
from hotels.exports.incoming import Found, Sort
from hotels.exports.twins import Twins
from hotels.ledger.chains.books import Books
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.transcript import transcript
from hotels.ledger.game import Game
from hotels.ledger.reading import Fields, written
from hotels.store.records import SAMPLE, NewGame, Record, Stored, digest
from hotels.store.store import Store
from hotels.store.whole import whole

Progress = Callable[[int, int], None]
"""Told how many events are replayed, and of how many."""


class Fate(StrEnum):
    """What became of something that was taken in."""

    NEW = "new"
    KNOWN = "here already"
    BACK = "deleted here, and brought back"
    GROWN = "continued"
    BESIDE = "beside another"


class Ready(NamedTuple):
    """A game as it will lie on the disk."""

    record: Record
    lines: tuple[Stored, ...]
    wrong: tuple[Claim, ...] = ()
    """What the file says of the game otherwise than it is reckoned here."""


class _Told(NamedTuple):
    """What a file says of a game besides its terms."""

    players: tuple[str, ...]
    names: Mapping[str, str] = MappingProxyType({})
    source: str = ""
    played: str = ""


def replayed(found: Found, at: str, progress: Progress = lambda *_: None) -> Ready:
    """The game in a file, every event in its turn; refused at the first that does not fit."""
    told, game, entries, total, wrong_at = _READERS[found.sort](found.said)
    new = NewGame(
        digest(f"recorded {written(found.said)}"),
        game.kind,
        written(game.header()),
        told.players,
        written(dict(told.names)),
        "" if told.source == SAMPLE else told.source,
        told.played,
    )
    wrong = [*wrong_at(0, game.opening())]

    def booked(number: int, books: Any) -> None:  # noqa: ANN401 - each kind of game has its own
        wrong.extend(wrong_at(number, books))
        progress(number, total)

    return Ready(*whole(new, game, entries, at, booked), tuple(wrong))


def kept(store: Store, ready: Ready, twins: Twins | None = None) -> tuple[int, Fate]:
    """The game in the archive, and whether it was there: under its own name, or played here.

    Of several games the twins among them are looked for in one go.
    """
    twins = twins or Twins(store)
    number = store.known(ready.record.uid) or twins.find(ready.record, ready.lines)
    if number is None:
        number = store.take_in(ready.record, ready.lines)
        twins.add(ready.record, number)
        return number, Fate.NEW
    if store.record(number).deleted_at:
        store.restore(number)
        return number, Fate.BACK
    return number, Fate.KNOWN


class _Reading(NamedTuple):
    """A file that is read, and still to be replayed."""

    told: _Told
    game: Game[Any, Any]
    entries: Iterable[Any]
    total: int
    wrong_at: Callable[[int, Any], Iterable[Claim]] = lambda *_: ()
    """What the file has otherwise when so many entries are booked."""


def _transcript(said: Fields) -> _Reading:
    """A game of hotel chains."""
    game = transcript(said)
    entries: Iterator[Any] = (page.entry for page in game.pages())
    told = _Told(game.players, game.names, game.source, game.played)
    claims, total = Claims(game), len(game.events)

    def wrong_at(number: int, books: Books) -> Iterator[Claim]:
        yield from claims.wrong_after(number - 1, books)
        if number == total:
            yield from claims.wrong_at_end(books)

    return _Reading(told, ChainGame(game.header), entries, total, wrong_at)


def _big_shot(said: Fields) -> _Reading:
    """A game of Big Shot."""
    from hotels.ledger.big_shot.game import BigShot  # noqa: PLC0415 - most never need it
    from hotels.ledger.big_shot.record import recorded  # noqa: PLC0415

    game = recorded(said)
    told = _Told(game.players)
    return _Reading(told, BigShot(game.terms), game.entries, len(game.entries))


def _perfect_hotel(said: Fields) -> _Reading:
    """A game of Perfect Hotel."""
    from hotels.ledger.perfect_hotel.game import PerfectHotel  # noqa: PLC0415 - most never need it
    from hotels.ledger.perfect_hotel.record import recorded  # noqa: PLC0415

    game = recorded(said)
    told, hotels = _Told(game.players), PerfectHotel(game.books.terms)
    return _Reading(told, hotels, game.entries, len(game.entries))


def _score(said: Fields) -> _Reading:
    """A quick score, figure by figure."""
    from hotels.ledger.chains.quick import position  # noqa: PLC0415 - most never need it
    from hotels.ledger.chains.tally import Tally  # noqa: PLC0415
    from hotels.ledger.chains.tally_entries import entries_of  # noqa: PLC0415

    scored = position(said)
    game, entries = Tally(scored.books.header), entries_of(scored.books)
    return _Reading(_Told(scored.players), game, entries, len(entries))


_READERS: dict[Sort, Callable[[Fields], _Reading]] = {
    Sort.TRANSCRIPT: _transcript,
    Sort.SCORE: _score,
    Sort.BIG_SHOT: _big_shot,
    Sort.PERFECT_HOTEL: _perfect_hotel,
}
