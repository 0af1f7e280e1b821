"""A file on its way into the archive: looked at, then taken in, while the screens go on."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from threading import Thread

from hotels.device.files import Handed
from hotels.exports.archive import TakenIn, taken_in
from hotels.exports.incoming import GAMES, Found, Sort, Source, Stopped, found
from hotels.exports.intake import Intake, made_ready
from hotels.exports.recorded import Fate, Ready
from hotels.exports.witness import Witness
from hotels.ledger.objection import Refused
from hotels.store.disk import DiskError
from hotels.store.own import Own
from hotels.store.store import now
from hotels.views.importing_claims import Differing, differing

LAST_LINE = 10
"""Seconds after which a line that is being written is written."""


class Taking:
    """One file; it works in a thread of its own.

    To look at a file needs no archive. The games of an archive are written by the thread, which
    owns the archive as long as it does; nobody else may have it open.
    """

    def __init__(self, given: Handed) -> None:
        self.name = given.name
        self.source = Source(given.file, given.size)
        self.found: Found | None = None
        self.intake: Intake | None = None
        """What it holds, ready to be taken in; None as long as that is not known."""
        self.differing: Differing | None = None
        """What the file says of its one game otherwise than it is reckoned."""
        self.done = self.total = 0
        """Games or events, and of how many."""
        self.within = 0, 0
        """Within a long game of an archive: lines read, or entries booked and of how many."""
        self.report = TakenIn()
        self.games: list[tuple[int, Fate]] = []
        """Those that are in the archive, by number."""
        self.refused: Refused | None = None
        self.error: DiskError | OSError | MemoryError | None = None
        self.stopped = False
        self._given = given
        self._before = 0
        """Bytes of the games of an archive that are done."""
        self._over = False
        self._is_read_on = False
        """Whether there is an archive that waits to be taken in."""
        self._thread: Thread | None = None

    @property
    def runs(self) -> bool:
        """Whether it is still at it."""
        return self._thread is not None and self._thread.is_alive()

    @property
    def sort(self) -> Sort | None:
        """What the file is, as soon as that is known."""
        return self.found.sort if self.found is not None else None

    @property
    def ready(self) -> Ready | None:
        """The recorded game, replayed; None where it is something else, or several."""
        if self.intake is None or self.sort not in GAMES:
            return None
        return self.intake.games[0]

    @property
    def thing(self) -> Own | None:
        """The edition, board or values."""
        return None if self.intake is None else self.intake.thing

    @property
    def share(self) -> float:
        """How much of it is done, from 0 to 1; 0 where that is not known.

        A game of an archive is half done when it is read; then its entries are booked.
        """
        done, total = self.source.read_so_far, self.source.size
        if self.total and not (total and self.sort is Sort.ARCHIVE):
            done, total = self.done, self.total
        elif self.sort is Sort.ARCHIVE:
            booked, entries = self.within
            done -= (done - self._before) * (1 - (booked / entries if entries else 0)) / 2
        return min(1.0, done / total) if total else 0.0

    def look(self) -> None:
        """See what the file is and whether it can be taken in; nothing is written."""
        self._start(self._look)

    def take_archive(self, path: Path) -> None:
        """Take in the games of an archive that was looked at."""
        self._start(lambda: self._take(path))

    def stop(self) -> None:
        """Stop at once: a game that is not whole yet is not taken in."""
        self.source.stopped = True

    def end(self) -> None:
        """Stop, and let go of the file as soon as nobody reads it."""
        self.stop()
        self._over = True
        if not self.runs:
            self._given.file.close()

    def wait(self) -> None:
        """Wait for the line that is being written."""
        if self._thread is not None:
            self._thread.join(LAST_LINE)

    def _start(self, work: Callable[[], None]) -> None:
        def run() -> None:
            try:
                work()
            except Stopped:
                self.stopped = True
            except Refused as refused:
                self.refused = refused
            except (DiskError, OSError, MemoryError) as error:
                self.error = error
            finally:
                if self._over or not self._is_read_on:
                    self._given.file.close()

        self._thread = Thread(target=run, daemon=True)
        self._thread.start()

    def _look(self) -> None:
        self.found = found(self.source)
        if self.found.sort is Sort.ARCHIVE:
            self._is_read_on = True
            return
        intake = made_ready(self.found, now(), self._replays)
        if self.found.sort in GAMES:
            self.differing = differing(self.found, intake.games[0])
        self.intake = intake

    def one_more(self, number: int, fate: Fate) -> None:
        """A game of the file is in the archive."""
        self.games.append((number, fate))

    def _replays(self, done: int, total: int) -> None:
        self.done, self.total = done, total
        if self.source.stopped:
            raise Stopped

    def _take(self, path: Path) -> None:
        self._is_read_on = False
        with closing(Witness(path)) as store:
            self.games = store.games

            def goes_on(games: int) -> bool:
                store.one_more()
                self.done, self.within = games, (0, 0)
                self._before = self.source.read_so_far
                return not self.source.stopped

            self.report = taken_in(store, self.source, goes_on, self._promised, self._goes_within)
        self.stopped = self.report.stopped

    def _goes_within(self, done: int, total: int) -> None:
        self.within = done, total
        if self.source.stopped:
            raise Stopped

    def _promised(self, games: int) -> None:
        self.total = games
