"""A game that is played already, all at once as it will lie on the disk."""

from collections.abc import Callable, Iterable
from typing import NamedTuple, TypeVar

from hotels.ledger.codec import act_fields
from hotels.ledger.game import Game
from hotels.ledger.journal import Write
from hotels.ledger.reading import written
from hotels.store.keeping import shown
from hotels.store.records import NewGame, Record, Stored, chained
from hotels.store.seals import sealed

E = TypeVar("E")
B = TypeVar("B")


class Whole(NamedTuple):
    """A game with its lines that is not on the disk yet."""

    record: Record
    lines: tuple[Stored, ...]


def whole(
    new: NewGame,
    game: Game[E, B],
    entries: Iterable[E],
    at: str,
    booked: Callable[[int, B], None] = lambda *_: None,
) -> Whole:
    """A whole game as it will lie on the disk, all its lines of one time.

    With each entry is told how many are booked, and the books after it.
    """
    books, before, lines = game.opening(), new.first, []
    for number, entry in enumerate(entries, start=1):
        books = game.book(entry, books).books
        act = written(act_fields(Write(entry), game.encoded))
        line = Stored(number, at, act, "", sealed(game, books))
        before = chained(before, line)
        lines.append(line._replace(chain=before))
        booked(number, books)
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
        players=tuple(new.players),
    )
    return Whole(record, tuple(lines))
