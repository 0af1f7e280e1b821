"""hotels-archive/1: everything the app keeps, as JSON lines, written and read as a stream."""

from collections.abc import Callable, Iterator
from itertools import chain
from typing import IO, Any, NamedTuple

from hotels.ledger import reading
from hotels.ledger.chains.house import house_edition
from hotels.ledger.codec import act_of
from hotels.ledger.journal import Impossible, Journal
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fault, Fields, fields, needed, parsed, written
from hotels.store.disk import DiskError, Hindrance
from hotels.store.keeping import LONGEST_NAME, game_of
from hotels.store.records import Record, Stored, chained, digest, linked
from hotels.store.store import Store

FORMAT = "hotels-archive/1"
LARGEST_LINE = 1_000_000
LARGEST_GAME = 50_000_000

NOT_AN_ARCHIVE = "not an archive"
LINE_TOO_LONG = "line too long"
GAME_TOO_LARGE = "game too large"
BROKEN_CHAIN = "broken chain"
IMPOSSIBLE_ACT = "impossible act"
CUT_SHORT = "cut short"

Progress = Callable[[int], bool]
"""Told how many games are done; false to stop there."""


class TakenIn(NamedTuple):
    """What became of the games of a file."""

    new: int = 0
    known: int = 0
    """Here already, as they are or further on."""
    grown: int = 0
    """Here already, and continued in the file."""
    beside: int = 0
    """Here under the same name but otherwise; taken in beside ours."""
    editions: int = 0
    stopped: bool = False

    @property
    def games(self) -> int:
        """How many games were read."""
        return self.new + self.known + self.grown + self.beside


def written_out(store: Store, file: IO[bytes], progress: Progress = lambda _: True) -> int:
    """Every house edition and every game with its log; how many games."""
    editions = store.editions()
    _put(file, {"format": FORMAT, "games": store.count(), "editions": len(editions)})
    for text in editions.values():
        _put(file, {"edition": parsed(text.encode())})
    done = 0
    for record in store.all_games():
        if not record.whole:
            raise DiskError(Hindrance.DAMAGED, f"game {record.id}")
        _put(file, {"game": _game_fields(record)})
        for line in linked(record, store.lines(record.id)):
            rest = {"at": line.written_at, "line": line.number}
            rest |= {"chain": line.chain, "seal": line.seal}
            file.write(f'{{"act":{line.act},{written(rest)[1:]}\n'.encode())
        done += 1
        if not progress(done):
            break
    return done


def taken_in(store: Store, file: IO[bytes], progress: Progress = lambda _: True) -> TakenIn:
    """The games and house editions of a file; each game wholly or not at all.

    A refusal names the line at fault; the games before it stay taken in.
    """
    lines = _Lines(file)
    try:
        return _all_taken(store, lines, progress)
    except Refused as refused:
        raise refused.at(lines.number) from None


def _all_taken(store: Store, lines: "_Lines", progress: Progress) -> TakenIn:
    """One thing after the other, and as many as the head promises."""
    head = lines.next()
    if head is None or head.get("format") != FORMAT:
        raise Refused(NOT_AN_ARCHIVE, known=FORMAT)
    games, editions = (reading.number(needed(head, key), key) for key in ("games", "editions"))
    report = TakenIn()
    while (said := lines.next()) is not None:
        if "edition" in said:
            _edition_taken(store, fields(said["edition"], "edition"))
            report = report._replace(editions=report.editions + 1)
            continue
        record = _record_of(fields(needed(said, "game"), "game"))
        kind = _taken(store, record, _checked(record, lines))
        report = report._replace(**{kind: getattr(report, kind) + 1})
        if not progress(report.games):
            return report._replace(stopped=True)
    if (report.games, report.editions) != (games, editions):
        raise Refused(CUT_SHORT, games=games, editions=editions)
    return report


class _Lines:
    """The objects of a file, line by line, with the number of the one just read."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self.number = 0
        self.size = 0

    def next(self) -> Fields | None:
        """The next line's object; None at the end."""
        text = self._file.readline(LARGEST_LINE + 1)
        if not text:
            return None
        self.number += 1
        self.size = len(text)
        if len(text) > LARGEST_LINE:
            raise Refused(LINE_TOO_LONG, longest=LARGEST_LINE)
        said = fields(parsed(text), "a line")
        if b"\\u" in text:
            _plain(said)
        return said


def _checked(record: Record, lines: _Lines) -> Iterator[Stored]:
    """The lines of a game, each linked to the one before and possible there, up to its last."""
    game = game_of(record)
    journal: Journal[Any] = Journal()
    before = record.new.first
    size = 0
    while before != record.last:
        said = lines.next()
        if said is None or "line" not in said:
            raise Refused(CUT_SHORT, line=len(journal.lines))
        size += lines.size
        if size > LARGEST_GAME:
            raise Refused(GAME_TOO_LARGE, largest=LARGEST_GAME)
        line = _line_of(said)
        try:
            number = journal.add(act_of(said["act"], game.decoded)).number
        except Impossible as impossible:
            raise Refused(IMPOSSIBLE_ACT, line=line.number, why=impossible.mistake) from None
        if line.number != number or line.chain != chained(before, line):
            raise Refused(BROKEN_CHAIN, line=line.number)
        before = line.chain
        yield line


def _taken(store: Store, record: Record, lines: Iterator[Stored]) -> str:
    """One game taken in; the word for what became of it."""
    number = store.known(record.uid)
    if number is None:
        store.take_in(record, lines)
        return "new"
    ours = store.record(number)
    if ours.new.first != record.new.first:
        return _beside(store, record, record.new.first, lines)
    shared = []
    kept = store.lines(number)
    for line in lines:
        mine = next(kept, None)
        if mine is None:
            store.grow(number, chain([line], lines), record)
            return "grown"
        shared.append(line)
        if mine.chain != line.chain:
            return _beside(store, record, line.chain, chain(shared, lines))
    if ours.deleted_at:
        store.restore(number)
    return "known"


def _beside(store: Store, record: Record, differs: str, lines: Iterator[Stored]) -> str:
    """A game that is another here, taken in under a name of its own, the same every time."""
    kind = _taken(store, record._replace(uid=f"{record.uid}-{differs[:8]}"), lines)
    return "beside" if kind == "new" else kind


def _edition_taken(store: Store, said: Fields) -> None:
    """A house edition; one that is another here is taken in beside ours."""
    edition = house_edition(said)
    if store.editions().get(edition.id, edition.written) != edition.written:
        edition = house_edition({**said, "id": f"{edition.id}-{digest(edition.written, 8)}"})
    store.keep_edition(edition.id, edition.written)


def _plain(value: object) -> str:
    """A value in its one plain form, if it has one that can be written."""
    try:
        text = written(value)
        text.encode()
    except RecursionError:
        raise Refused(Fault.TOO_DEEP) from None
    except UnicodeEncodeError:
        raise Refused(Fault.NOT_WRITABLE, field="a line") from None
    return text


def _put(file: IO[bytes], value: Fields) -> None:
    """One object on a line of its own."""
    file.write(written(value).encode() + b"\n")


def _game_fields(record: Record) -> Fields:
    """A record as the archive has it."""
    return {
        "uid": record.uid,
        "kind": record.kind,
        "header": parsed(record.header.encode()),
        "players": list(record.players),
        "names": parsed(record.names.encode()),
        "source": record.source,
        "played": record.played,
        "created_at": record.created_at,
        "touched_at": record.touched_at,
        "summary": record.summary,
        "result": record.result,
        "last": record.last,
    }


def _record_of(said: Fields) -> Record:
    """A record from what the archive has."""

    def text(name: str) -> str:
        return reading.text(needed(said, name), name, longest=100_000)

    players = [
        reading.text(name, "a player's name", longest=LONGEST_NAME)
        for name in reading.items(needed(said, "players"), "players")
    ]
    return Record(
        id=0,
        uid=reading.filled(needed(said, "uid"), "uid"),
        kind=text("kind"),
        header=_plain(fields(needed(said, "header"), "header")),
        names=_plain(fields(needed(said, "names"), "names")),
        source=text("source"),
        played=text("played"),
        created_at=text("created_at"),
        touched_at=text("touched_at"),
        summary=text("summary"),
        result=text("result"),
        deleted_at="",
        last=text("last"),
        players=tuple(players),
    )


def _line_of(said: Fields) -> Stored:
    """A line from what the archive has."""
    return Stored(
        number=reading.number(said["line"], "line", 1),
        written_at=reading.text(needed(said, "at"), "at", longest=100),
        act=_plain(fields(needed(said, "act"), "act")),
        chain=reading.text(needed(said, "chain"), "chain", longest=100),
        seal=reading.text(needed(said, "seal"), "seal", longest=100),
    )
