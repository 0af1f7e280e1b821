"""The archive on the disk: games, people and lines; a line is appended and never changed."""

from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Self

from hotels.ledger.reading import is_writable
from hotels.store.disk import Disk, DiskError, Hindrance
from hotels.store.people import RECORDS, People
from hotels.store.records import NewGame, Record, Stored, Taken, said_of, said_of_edition, stored_of
from hotels.store.searching import folded, holds

PAGE = 50

Shown = Callable[[], tuple[str, str]]
"""What the archive is to show of a game: its summary and its result, once its lines are in."""

_FOUND = """
holds(?1, (SELECT group_concat(name, char(10)) FROM seats JOIN people ON people.id = person
           WHERE game = games.id), header, names, source, played, touched_at)
"""
_WHICH = {
    (deleted, searched): f"WHERE deleted_at {sign} '' AND {test}"
    for deleted, sign in ((False, "="), (True, "<>"))
    for searched, test in ((False, "?1 = ''"), (True, _FOUND))
}
_IN_ORDER = "ORDER BY recency DESC, id DESC LIMIT ?2 OFFSET ?3"

_RECENCY = """
MIN(1 << 62, MAX({was}, COALESCE(CAST(strftime('%s', :at) AS INTEGER), 0), :here * (1 + COALESCE(
    (SELECT recency FROM games WHERE deleted_at = '' AND id IS NOT :game
     ORDER BY recency DESC, id DESC LIMIT 1), 0))))
"""
"""By when a game was touched; clocks lie, so what is done here comes before all that is there.

Damage may have made it as large as a number can be, and play goes on all the same.
"""
_BEGIN = f"""
INSERT INTO games (uid, kind, header, names, source, played, created_at, touched_at, last, about,
                   recency)
VALUES (:uid, :kind, :header, :names, :source, :played, :at, :at, :last, :about,
        {_RECENCY.format(was=0)})
"""  # noqa: S608  ours
_ADD = f"""
UPDATE games SET touched_at = COALESCE(:at, touched_at), last = :last, summary = :summary,
                 result = :result, recency = {_RECENCY.format(was="recency")}
WHERE id = :game AND deleted_at = '' AND last = :after
"""  # noqa: S608  ours


def now() -> str:
    """The time, to the second, as it is written beside a line."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class Store(People):
    """The archive in one open file."""

    def __init__(self, path: Path, clock: Callable[[], str] = now, disk: type[Disk] = Disk) -> None:
        self.clock = clock
        super().__init__(path, disk(path))
        self.disk.lend("holds", holds, 7)
        self._by = "" if self.disk.may_write else "NOT INDEXED"
        """A list has to be fast in the app; who only reads does not depend on an index."""
        self.look_back()

    def close(self) -> None:
        """Let go of the file."""
        self.disk.close()
        self._let_go()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def begin(self, game: NewGame) -> int:
        """A new game, and its number in this file."""
        self._begin_to_note()
        with self.disk.at_once():
            number = self._begun(game, self.clock(), here=True)
        self._note(number)
        return number

    def append(self, game: int, after: str, line: Stored, summary: str, result: str) -> None:
        """One more line after the one of this digest, with what the archive then shows."""
        self._begin_to_note()
        with self.disk.at_once():
            self._add(game, after, [line], lambda: (summary, result), here=True)
        self._note(game)

    def take_in(
        self,
        record: Record,
        lines: Iterable[Stored],
        shown: Shown | None = None,
        taken: Iterable[Taken] = (),
    ) -> int:
        """A whole game as another archive has it, all of it or nothing."""
        self._begin_to_note()
        with self.disk.at_once():
            game = self._begun(record.new, record.created_at)
            for one in taken:
                self._write_taken(game, one)
            self._add(game, record.new.first, lines, shown or record.shown)
        self._note(game)
        return game

    def grow(self, game: int, lines: Iterable[Stored], shown: Shown) -> None:
        """The lines by which another archive's record of a game goes on; it is here again."""
        self._begin_to_note()
        with self.disk.at_once():
            ours = self.record(game)
            self._describe(ours, ours._replace(deleted_at=""))
            self._add(game, ours.last, lines, shown)
        self._note(game)

    def lines(self, game: int) -> Iterator[Stored]:
        """The lines of a game, read as they are needed."""
        question = "SELECT number, written_at, act, chain, seal FROM lines WHERE game = ?"
        return map(stored_of, self.disk.each(f"{question} ORDER BY number", (game,)))

    def last_line(self, game: int) -> Stored | None:
        """The line a game ends with so far."""
        question = "SELECT number, written_at, act, chain, seal FROM lines WHERE game = ?"
        found = self.disk.rows(f"{question} ORDER BY number DESC LIMIT 1", (game,))
        return stored_of(found[0]) if found else None

    def known(self, uid: str) -> int | None:
        """The number of the game with this name of its own, if it is here."""
        found = self.disk.rows(f"SELECT id FROM games {self._by} WHERE uid = ?", (uid,))  # noqa: S608  ours
        return int(str(found[0][0])) if found else None

    def page(
        self, first: int = 0, search: str = "", *, deleted: bool = False, count: int = PAGE
    ) -> list[Record]:
        """Games, the newest first; of them those whose players or texts hold every word."""
        words = folded(search).strip()
        if not is_writable(words):
            return []
        which = f"{self._by} {_WHICH[deleted, bool(words)]} {_IN_ORDER}"
        rows = self.disk.rows(f"{RECORDS} {which}", (words, count, first))
        return [self._with_players(row) for row in rows]

    def all_games(self, *, deleted: bool = False) -> Iterator[Record]:
        """Every game in the order they were begun, read as it is needed."""
        question = f"{RECORDS} WHERE id > ? AND (deleted_at = '' OR ?) ORDER BY id LIMIT ?"
        last = 0
        while found := self.disk.rows(question, (last, deleted, PAGE)):
            for row in found:
                record = self._with_players(row)
                yield record
                last = record.id

    def count(self, search: str = "", *, deleted: bool = False) -> int:
        """How many games there are, or how many of them hold every word."""
        words = folded(search).strip()
        if not is_writable(words):
            return 0
        which = f"{self._by} {_WHICH[deleted, bool(words)]}"
        ((number,),) = self.disk.rows(f"SELECT COUNT(*) FROM games {which}", (words,))  # noqa: S608  ours
        return int(str(number))

    def delete(self, game: int) -> None:
        """Put a game away; it can be brought back until it is purged."""
        self._put_away(game, self.clock())

    def restore(self, game: int) -> None:
        """Bring a deleted game back."""
        self._put_away(game, "")

    def purge(self, before: str) -> int:
        """Delete for good what was put away before a time; how many games."""
        question = "SELECT id FROM games WHERE deleted_at <> '' AND deleted_at < ?"
        gone = self.disk.rows(question, (before,))
        if gone:
            self._reached.clear()
        with self.disk.at_once():
            for game in gone:
                self.disk.write("DELETE FROM games WHERE id = ?", game)
                self.disk.write("DELETE FROM lines WHERE game = ?", game)
                self.disk.write("DELETE FROM seats WHERE game = ?", game)
                self.disk.write("DELETE FROM taken WHERE game = ?", game)
        if gone:
            self.wipe()
        return len(gone)

    def keep_edition(self, own_id: str, written: str) -> None:
        """A house edition, new or anew."""
        self.disk.write(
            "INSERT INTO editions VALUES (?, ?, ?) ON CONFLICT (id)"
            " DO UPDATE SET written = excluded.written, about = excluded.about",
            (own_id, written, said_of_edition(own_id, written)),
        )
        self.settle()

    def delete_edition(self, own_id: str) -> None:
        """A house edition goes; games hold the one they were begun by in their own terms."""
        self.disk.write("DELETE FROM editions WHERE id = ?", (own_id,))
        self.settle()

    def editions(self, only: str = "", *, damaged: bool = False) -> dict[str, str]:
        """The house editions by id, as their tables wrote them, or those that are so no longer.

        Of only one id, if it is there, or of all.
        """
        question = "SELECT id, written, about FROM editions"
        if only:
            found = self.disk.rows(f"{question} WHERE id = ?", (only,))
        else:
            found = self.disk.rows(f"{question} ORDER BY id")
        return {
            str(own_id): str(text)
            for own_id, text, about in found
            if (about != said_of_edition(str(own_id), str(text))) is damaged
        }

    def strays(self) -> bool:
        """Whether there are lines of a game that is not there."""
        question = "SELECT 1 FROM lines WHERE game NOT IN (SELECT id FROM games) LIMIT 1"
        return bool(self.disk.rows(question))

    def _begun(self, game: NewGame, at: str, *, here: bool = False) -> int:
        """The rows a game begins with, here or elsewhere; a player's name is remembered."""
        said = {"at": at, "last": game.first, "about": said_of(game, at, "")}
        texts = {name: text for name, text in game._asdict().items() if name != "players"}
        number = self.disk.write(_BEGIN, texts | said | {"here": here, "game": None}).lastrowid
        for seat, name in enumerate(game.players):
            if name:
                self.disk.write("INSERT OR IGNORE INTO people (name) VALUES (?)", (name,))
            self.disk.write(
                "INSERT INTO seats VALUES (?, ?, (SELECT id FROM people WHERE name = ?))",
                (number, seat, name),
            )
        return number or 0

    def _add(
        self, game: int, after: str, lines: Iterable[Stored], shown: Shown, *, here: bool = False
    ) -> None:
        """Lines as they are behind the one they are linked to, and what is shown after them."""
        at, last = None, after
        try:
            for line in lines:
                self.disk.write("INSERT INTO lines VALUES (?, ?, ?, ?, ?, ?)", (game, *line))
                at, last = line.written_at, line.chain
        except DiskError as error:
            if error.hindrance is not Hindrance.MOVED_ON:
                raise
            raise self._stale(game) from error
        summary, result = shown()
        said = {"at": at, "last": last, "summary": summary, "result": result, "here": here}
        changed = self.disk.write(_ADD, said | {"game": game, "after": after})
        if changed.rowcount != 1:
            raise self._stale(game)

    def _stale(self, game: int) -> DiskError:
        """Why nothing can be added where its writer thinks the game ends."""
        there = self.disk.rows("SELECT 1 FROM games WHERE id = ? AND deleted_at = ''", (game,))
        return DiskError(Hindrance.MOVED_ON if there else Hindrance.UNKNOWN_GAME, str(game))

    def _put_away(self, game: int, at: str) -> None:
        """When a game was deleted; nothing where it was not."""
        with self.disk.at_once():
            record = self.record(game)
            self._describe(record, record._replace(deleted_at=at))
        self.settle()
