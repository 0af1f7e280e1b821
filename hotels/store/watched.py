"""The part of the archive that knows how far its games went, and notices what is missing."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from hotels.store.disk import Disk, DiskError
from hotels.store.folder import LOG, beside, under_rescue
from hotels.store.reached import Gap, Mark, Missing, Noted, Reached, forget, missing_in, remember

MOST_GAMES = 16
"""With so many games the log is emptied: what is noted of them is written anew with each act."""

_MARK = """
SELECT uid, (SELECT COALESCE(MAX(number), 0) FROM lines WHERE game = games.id), last FROM games
"""


class Watched:
    """Notes each act outside the log, and compares the notes with what is there."""

    def __init__(self, path: Path, disk: Disk) -> None:
        self.path, self.disk = path, disk
        self._reached = Reached(path)
        self.missing = Missing()
        """What is missing, until somebody has seen that it is."""
        self.acts = 0
        """How many are in the log alone, where a fault of it would take them along."""
        self.acted: Callable[[], None] = lambda: None
        """Who wants to know of each."""

    def look_back(self, path: Path | None = None) -> None:
        """Notice what is missing of what was noted here, or beside a file that was set aside."""
        reached = self._reached if path is None else Reached(path)
        found = Missing(torn=self.disk.torn)
        is_set_aside = path is None and self.disk.is_new and under_rescue(self.path) is not None
        if reached.is_there() and not is_set_aside:
            with suppress(DiskError):
                found = found.more(self._lacking(reached.left(), rescued=path is not None))
        self.miss(found)
        if self.disk.may_write:
            self._reached.remove()

    def miss(self, found: Missing) -> None:
        """Also this is missing, until somebody has seen it."""
        known = missing_in(self.path)
        self.missing = known.more(found)
        if self.disk.may_write and self.missing != known:
            remember(self.path, self.missing)

    def seen(self) -> None:
        """Somebody has seen what is missing."""
        forget(self.path)
        self.missing = Missing()

    def settle(self) -> None:
        """Move what the log holds into the file, where that can be."""
        with suppress(DiskError):
            self.wipe()

    def wipe(self) -> None:
        """The same, so that nothing deleted is left in the log; or it is told why that is not."""
        self.disk.settle()
        self.acts = 0
        self._reached.clear()

    def _begin_to_note(self) -> None:
        """Before an act: what the archive stands at, if the log holds nothing yet."""
        if not self._reached:
            with suppress(DiskError):
                newest = "WHERE deleted_at = '' ORDER BY recency DESC, id DESC LIMIT 1"
                self._reached.begin(self._mark(newest))

    def _note(self, game: int) -> None:
        """After an act: how far its game went."""
        with suppress(DiskError):
            mark = self._mark("WHERE id = ?", game)
            if mark is not None:
                self._reached.note(mark)
        self.acts += 1
        if len(self._reached) >= MOST_GAMES:
            self.settle()
        self.acted()

    def _mark(self, which: str, *values: object) -> Mark | None:
        """How far a game went."""
        for uid, lines, last in self.disk.rows(f"{_MARK} {which}", values):
            return Mark(str(uid), int(str(lines)), str(last))
        return None

    def _lacking(self, noted: Noted, *, rescued: bool) -> Missing:
        """What does not go as far as was noted.

        Nothing in another archive, or an older copy of this one, which is as far as it ever was.
        One without any game is neither: it was emptied. What was rescued is this one, whatever
        is left of it.
        """
        if not noted.games:
            return Missing(emptied=self.disk.is_new and not rescued)
        if noted.base is None:
            is_this = self._has_no_other(noted.games)
        elif not rescued and self._has_no_other(()):
            return Missing(emptied=True)
        else:
            is_this = self._has(noted.base)
        marks = {mark.uid: mark for mark in (noted.base, *noted.games) if mark is not None}
        return Missing(games=tuple(self._gaps(marks.values())) if is_this or rescued else ())

    def _gaps(self, marks: Iterable[Mark]) -> Iterator[Gap]:
        """The games that do not go as far as this."""
        for mark in marks:
            there = self._mark("WHERE uid = ?", mark.uid)
            if there is None or there.lines < mark.lines:
                yield Gap(mark.uid, there.lines if there is not None else 0, mark.lines)

    def _has(self, mark: Mark) -> bool:
        """Whether a game went as far as this, and the same way."""
        there = self._mark("WHERE uid = ?", mark.uid)
        if there is None or there.lines <= mark.lines:
            return there == mark
        question = "SELECT chain FROM lines JOIN games ON id = game WHERE uid = ? AND number = ?"
        return not mark.lines or self.disk.rows(question, mark[:2]) == [(mark.last,)]

    def _has_no_other(self, games: tuple[Mark, ...]) -> bool:
        """Whether there are none but these games."""
        known = {mark.uid for mark in games}
        return all(uid in known for (uid,) in self.disk.rows("SELECT uid FROM games"))

    def _let_go(self) -> None:
        """The archive is closed; its log is gone unless it could not be emptied."""
        if self.disk.may_write and not beside(self.path, LOG).exists():
            self._reached.remove()
        self._reached.close()
