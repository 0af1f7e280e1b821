"""``archive import``: the games and the house's own things of a file, into the archive."""

from argparse import Namespace
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import IO

from hotels.calls.archive_objects import missing
from hotels.calls.damaged import and_missing
from hotels.calls.disagreeing import as_objects, in_words
from hotels.calls.files import DISAGREES, FINE, UNREADABLE, stream
from hotels.calls.files import why as why_of
from hotels.calls.hints import hint
from hotels.calls.opening import status_of, to_write_as, why_hindered
from hotels.calls.printing import UNUSABLE, Unusable, as_json, complaint, said
from hotels.calls.progress import Progress
from hotels.exports.archive import TakenIn, taken_in
from hotels.exports.incoming import Found, Sort, Source, found
from hotels.exports.intake import Intake, made_ready, placed
from hotels.exports.recorded import Fate, Ready
from hotels.exports.witness import Witness
from hotels.interrupts import Held
from hotels.ledger.chains.transcript import transcript
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fields
from hotels.store.checking import Damage, gone, misfiled
from hotels.store.disk import Disk, DiskError
from hotels.store.folder import is_there
from hotels.store.records import Record, Stored, Taken
from hotels.store.store import Shown, now
from hotels.wording.archive import kept_before
from hotels.wording.archive import taken_in as report_of
from hotels.wording.incoming import is_strange, where_and_why
from hotels.wording.speech import Speech

TAKES = (
    "supported: hotels-archive/1, hotels-transcript/1, quick scores, games of Big Shot and "
    "Perfect Hotel, lists of games, hotels-edition/1, hotels-board/1 and hotels-values/1"
)


class _File(Source):
    """The file; Ctrl-C that was held back is heeded where more of it is read."""

    def __init__(self, file: IO[bytes], hold: Held) -> None:
        super().__init__(file)
        self._hold = hold

    def readline(self, limit: int = -1, /) -> bytes:
        """The next line, or so much of it."""
        with self._hold.heeded():
            return super().readline(limit)


class _Archive(Witness):
    """The archive; Ctrl-C that was held back is heeded before a game is in it, or after."""

    def __init__(self, hold: Held, path: Path, disk: type[Disk] = Disk) -> None:
        super().__init__(path, disk=disk)
        self._hold = hold

    def take_in(
        self,
        record: Record,
        lines: Iterable[Stored],
        shown: Shown | None = None,
        taken: Iterable[Taken] = (),
    ) -> int:
        """A whole game as another archive has it, all of it or nothing."""
        return super().take_in(record, lines, self._heeding(shown or record.shown), taken)

    def grow(self, game: int, lines: Iterable[Stored], shown: Shown) -> None:
        """The lines by which another archive's record of a game goes on; it is here again."""
        super().grow(game, lines, self._heeding(shown))

    def _heeding(self, shown: Shown) -> Shown:
        def then() -> tuple[str, str]:
            with self._hold.heeded():
                return shown()

        return then


class _Import:
    """One file on its way into the archive."""

    def __init__(self, path: Path, name: str) -> None:
        self.name = name
        self.found: Found | None = None
        self.intake = Intake()
        self.progress = Progress("imported")
        self.report = TakenIn()
        self.numbers: list[int] = []
        """Of the games in the archive, in the order of the file."""
        self.missing: list[Damage] = []
        """What the archive is known to miss, or was damaged in it."""
        self._path = path

    def run(self, *, new: bool) -> None:
        """All of it; where there is no archive yet, none is begun for a file that is refused."""
        hold = Held()
        with stream(self.name) as file:
            source = _File(file, hold)
            if new:
                self._look(source)
            with to_write_as(partial(_Archive, hold), self._path) as store:
                self.missing = [*misfiled(store)]
                if not new:
                    self._look(source)
                with self.progress, hold:
                    self._take(store, source)
                self.missing += gone(store)

    def wrong(self) -> Iterator[tuple[str, Found, Ready]]:
        """The games whose file states figures that Hotels does not get, with their places."""
        if self.found is None:
            return
        games = self.found.games or (self.found,)
        for number, (one, ready) in enumerate(zip(games, self.intake.games, strict=False), 1):
            if ready.wrong:
                yield f"game {number}" if self.found.games else "", one, ready

    def _look(self, source: Source) -> None:
        self.found = found(source)
        self.intake = made_ready(self.found, now())

    def _take(self, store: _Archive, source: Source) -> None:
        if self.found is None or self.found.sort is Sort.ARCHIVE:

            def goes_on(games: int) -> bool:
                store.one_more()
                return self.progress(games)

            promised, within = self.progress.promised, self.progress.within
            self.report = taken_in(store, source, goes_on, promised, within)
            self.numbers = [number for number, _ in store.games]
            return
        self.progress.promised(len(self.intake.games))

        def done(number: int, _: Fate) -> None:
            self.numbers.append(number)
            self.progress(len(self.numbers))

        self.report = placed(store, self.found, self.intake, done).report


def take_in(path: Path, arguments: Namespace) -> int:
    """The games of a file, each wholly or not at all."""
    name, new = arguments.file, not is_there(path)
    one = _Import(path, name)
    try:
        one.run(new=new)
    except Refused as refused:
        place, why = _refused(refused, one.found)
        raise _broken(name, why, one, place) from None
    except DiskError as error:
        why = why_hindered(error)
        raise _broken(str(path), why, one, status=status_of(error)) from None
    except KeyboardInterrupt:
        complaint(name, "", f"interrupted; {kept_before(one.progress.games)}")
        raise
    wrong = [*one.wrong()]
    if arguments.json:
        answer = {
            **_counts(one.report),
            "numbers": one.numbers,
            "created": str(path) if new else None,
        }
        otherwise = [*_disagreements(wrong)]
        answer |= {"disagreements": otherwise} if otherwise else {}
        as_json({**answer, **missing(one.missing)})
    else:
        said(report_of(one.report))
        if new:
            said(f"archive created: {path}")
    for place, game, ready in wrong:
        claim = in_words(ready.wrong, _speech(game))
        complaint(name, place, f"{claim}; the game was imported with the figures Hotels gets")
    return and_missing(path, one.missing, DISAGREES if wrong else FINE)


def _counts(report: TakenIn) -> Fields:
    counts = report._asdict()
    del counts["stopped"]
    return counts


def _disagreements(wrong: Iterable[tuple[str, Found, Ready]]) -> Iterator[Fields]:
    """Every disagreement; in a list each says of which game."""
    for place, _, ready in wrong:
        for one in as_objects(ready.wrong):
            yield {"of": place, **one} if place else one


def _speech(game: Found) -> Speech:
    """The words and names of a recorded game."""
    read = transcript(game.said)
    return Speech(read.header.edition, read.players, read.names)


def _refused(refused: Refused, file: Found | None) -> tuple[str, str]:
    """Where in the file it is at fault, and why."""
    if refused.code == UNREADABLE:
        return "", why_of(refused)
    place, why = where_and_why(refused, file)
    return place, f"{why}; {TAKES}" if is_strange(refused, file) else why + hint(refused)


def _broken(name: str, why: str, one: _Import, place: str = "", status: int = UNUSABLE) -> Unusable:
    """Why no more of a file was imported, and what of it is in the archive."""
    games = one.progress.games
    return Unusable(name, f"{why}; {kept_before(games)}", place, status, games=games)
