"""hotels-archive/1: everything the app keeps, as JSON lines, written and read as a stream."""

from collections.abc import Callable, Iterator
from itertools import chain
from typing import IO, Any, NamedTuple

from hotels.exports.archive_lines import Lines, Read, act_line, game_fields, line_of, record_of
from hotels.ledger import reading
from hotels.ledger.codec import act_of
from hotels.ledger.journal import Impossible, Journal
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fields, fields, needed, parsed, written
from hotels.store.checking import Damage, Flaw, unsound
from hotels.store.keeping import game_of, shown_after
from hotels.store.own import own, own_kept
from hotels.store.records import Record, Stored, chained, digest, linked
from hotels.store.store import Store

FORMAT = "hotels-archive/1"
LARGEST_GAME = 50_000_000
EVERY = 1_000
"""Lines of a game between two words on how far it is."""

NOT_AN_ARCHIVE = "not an archive"
NOTHING_SAID = "nothing said"
GAME_TOO_LARGE = "game too large"
BROKEN_CHAIN = "broken chain"
IMPOSSIBLE_ACT = "impossible act"
CUT_SHORT = "cut short"
MORE_THAN_SAID = "more than said"

Progress = Callable[[int], bool]
"""Told how many games are done; false to stop there."""

Within = Callable[[int, int], None]
"""Told how far a long game is: lines read, of a number that is not known (0), then entries booked
of so many. It may raise something to stop there."""


class WrittenOut(NamedTuple):
    """What went out, and what did not."""

    games: int = 0
    left_out: tuple[Damage, ...] = ()
    """Games and house editions that are not as they were written: nobody could take them in."""
    stopped: bool = False


class TakenIn(NamedTuple):
    """What became of the games of a file."""

    new: int = 0
    known: int = 0
    """Here already, as they are or further on."""
    back: int = 0
    """The same, but deleted here; they are back."""
    grown: int = 0
    """Here already, and continued in the file."""
    beside: int = 0
    """Here under the same name but otherwise; taken in beside ours."""
    editions: int = 0
    stopped: bool = False

    @property
    def games(self) -> int:
        """How many games were read."""
        return self.new + self.known + self.back + self.grown + self.beside


def written_out(
    store: Store,
    file: IO[bytes],
    progress: Progress = lambda _: True,
    looked: Progress = lambda _: True,
) -> WrittenOut:
    """Every sound house edition and game with its log; what is damaged is left out and told.

    All games are looked through first, for the head says how many follow.
    """
    left_out = [Damage(None, None, Flaw.EDITION, own_id) for own_id in store.editions(damaged=True)]
    games = 0
    for looked_at, record in enumerate(store.all_games(), 1):
        damage = unsound(store, record)
        if damage is None:
            games += 1
        else:
            left_out.append(damage)
        if not looked(looked_at):
            return WrittenOut(0, tuple(left_out), stopped=True)
    editions = store.editions()
    _put(file, {"format": FORMAT, "games": games, "editions": len(editions)})
    for text in editions.values():
        _put(file, {"edition": parsed(text.encode())})
    damaged = {damage.record.id for damage in left_out if damage.record is not None}
    done = 0
    for record in store.all_games():
        if record.id in damaged:
            continue
        _game_out(store, file, record)
        done += 1
        if not progress(done):
            break
    return WrittenOut(done, tuple(left_out), done < games)


def alone_written_out(store: Store, file: IO[bytes], record: Record) -> WrittenOut:
    """One sound game with its log, which has its edition in its own terms."""
    _put(file, {"format": FORMAT, "games": 1, "editions": 0})
    _game_out(store, file, record)
    return WrittenOut(1)


def taken_in(
    store: Store,
    file: Read,
    progress: Progress = lambda _: True,
    promised: Callable[[int], None] = lambda _: None,
    within: Within = lambda *_: None,
) -> TakenIn:
    """The games and house editions of a file; each game wholly or not at all.

    A refusal names the line at fault; the games before it stay taken in. How many games the file
    says it has is told first.
    """
    lines = Lines(file)
    try:
        return _all_taken(store, lines, progress, promised, within)
    except Refused as refused:
        raise refused.at(lines.number) from None


def _all_taken(
    store: Store,
    lines: Lines,
    progress: Progress,
    promised: Callable[[int], None],
    within: Within,
) -> TakenIn:
    """One thing after the other, and as many as the head promises."""
    head = lines.next()
    if head is None:
        raise Refused(NOTHING_SAID)
    if head.get("format") != FORMAT:
        raise Refused(NOT_AN_ARCHIVE, known=FORMAT)
    games, editions = (reading.number(needed(head, key), key, 0) for key in ("games", "editions"))
    promised(games)
    report = TakenIn()
    own_things: list[Fields] = []
    while (said := lines.next()) is not None:
        if "edition" in said:
            _expect(report.editions < editions)
            own_things.append(fields(said["edition"], "edition"))
            own(own_things[-1])
            report = report._replace(editions=report.editions + 1)
            continue
        game = record_of(fields(needed(said, "game"), "game"))
        _expect(report.games < games)
        kind = _taken(store, _Incoming(game, lines, within))
        _keep(store, own_things)
        report = report._replace(**{kind: getattr(report, kind) + 1})
        if not progress(report.games):
            return report._replace(stopped=True)
    if (report.games, report.editions) != (games, editions):
        raise Refused(CUT_SHORT)
    _keep(store, own_things)
    return report


def _keep(store: Store, own_things: list[Fields]) -> None:
    """What the house has made goes in with the first game, so that a refusal before has kept none.

    They are told apart from the games in no refusal, which says what of the file is safe.
    """
    for thing in own_things:
        own_kept(store, thing)
    own_things.clear()


def _expect(more: bool) -> None:  # noqa: FBT001  the one thing it is told
    """Refuse what the head does not promise."""
    if not more:
        raise Refused(MORE_THAN_SAID)


class _Incoming:
    """A game as it comes in: what is said about it, its lines, and what is to be shown of it."""

    def __init__(self, record: Record, lines: Lines, within: Within) -> None:
        self.record = record
        self._left = self._read(lines)
        self._looked_at: list[Stored] = []
        self._within = within
        self._game = game_of(record)
        self._journal: Journal[Any] = Journal()
        self._seal: str | None = None

    def lines(self, first: int = 0) -> Iterator[Stored]:
        """Its lines from one on, read as they are needed; those before it were looked through."""
        return chain(self._looked_at[first:], self._left)

    def looked_through(self) -> Iterator[Stored]:
        """Its lines, kept for whoever needs them after that."""
        yield from self._looked_at
        for line in self._left:
            self._looked_at.append(line)
            yield line

    def _read(self, lines: Lines) -> Iterator[Stored]:
        """Each line, linked to the one before and possible there, up to the game's last."""
        before, size = self.record.new.first, 0
        while before != self.record.last:
            said = lines.next()
            if said is None or "line" not in said:
                raise Refused(CUT_SHORT)
            size += lines.size
            if size > LARGEST_GAME:
                raise Refused(GAME_TOO_LARGE, largest=LARGEST_GAME)
            line = line_of(said)
            try:
                act = act_of(said["act"], self._game.decoded)
                number = self._journal.add(act).number
            except Impossible as impossible:
                raise Refused(IMPOSSIBLE_ACT, why=impossible.mistake) from None
            if line.number != number or line.chain != chained(before, line):
                raise Refused(BROKEN_CHAIN)
            before, self._seal = line.chain, line.seal
            self._tell(number)
            yield line

    def shown(self) -> tuple[str, str]:
        """What the archive shows of it, once all its lines are read: never only what it claims."""
        books, entries = self._game.opening(), self._journal.standing()
        for done, (_, entry) in enumerate(entries, 1):
            books = self._game.book(entry, books).books
            self._tell(done, len(entries))
        return shown_after(self._game, books, self._seal, self.record.shown())

    def _tell(self, done: int, total: int = 0) -> None:
        """How far it is, now and then."""
        if done % EVERY == 0:
            self._within(done, total)


def _taken(store: Store, game: _Incoming) -> str:
    """One game taken in; the word for what became of it.

    One that is another here goes in under a name of its own, the same every time.
    """
    kind = "new"
    while (number := store.known(game.record.uid)) is not None:
        here, differs = _here(store, number, game)
        if not differs:
            return here
        game.record = game.record._replace(uid=digest(f"{game.record.uid}-{differs}"))
        kind = "beside"
    store.take_in(game.record, game.lines(), game.shown)
    return kind


def _here(store: Store, number: int, game: _Incoming) -> tuple[str, str]:
    """What became of a game that is here by its name, or the digest from which on it differs."""
    ours, first = store.record(number), game.record.new.first
    if ours.new.first != first:
        return "", first
    kept = store.lines(number)
    for place, line in enumerate(game.looked_through()):
        mine = next(kept, None)
        if mine is None:
            store.grow(number, game.lines(place), game.shown)
            return "grown", ""
        if mine != line:  # it went another way there, or ours is damaged here
            return "", line.chain
    if ours.deleted_at:
        store.restore(number)
        return "back", ""
    return "known", ""


def _game_out(store: Store, file: IO[bytes], record: Record) -> None:
    """A game and every line of its log."""
    _put(file, {"game": game_fields(record)})
    for line in linked(record, store.lines(record.id)):
        file.write(act_line(line))


def _put(file: IO[bytes], value: Fields) -> None:
    """One object on a line of its own."""
    file.write(written(value).encode() + b"\n")
