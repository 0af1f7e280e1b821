"""Storage: what is kept and where, and whether it is sound."""

from collections.abc import Callable, Iterator
from datetime import datetime
from time import perf_counter
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.uix.widget import Widget

from hotels.screens.asking import ask
from hotels.screens.owing import forgetting
from hotels.screens.profile import Profile
from hotels.screens.settings_files import Files
from hotels.screens.settings_rows import Bar, DeedRow, lined, said, told_below
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.plate import Card
from hotels.screens.widgets.text import Text
from hotels.store.checking import Damage, Step, steps
from hotels.store.disk import DiskError, Hindrance
from hotels.store.folder import asides
from hotels.store.store import PAGE, Store
from hotels.views import settings as views
from hotels.wording.disk import hindrance
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp

A_FRAME = 0.01
"""Seconds of a frame that the check may take."""


class Storage:
    """The archive: how much there is, what was deleted, and whether it is as it was written."""

    def __init__(self, house: "HotelsApp", again: Callable[[], None]) -> None:
        self._house, self._again = house, again
        self._shown = PAGE
        self._check: Check | None = None
        self._files = Files(house, again, self.stop)

    def stop(self) -> None:
        """Look no further, and write no further."""
        if self._check is not None:
            self._check.stop()
        self._files.stop()

    def cards(self, profile: Profile) -> list[Widget]:
        """The archive as a whole, then the deleted games."""
        if self._files.runs:
            return [lined([self._files.working(profile)])]
        store = self._house.store
        if store is None:
            return [closed(self._house, profile)]
        cards: list[Widget] = []
        with self._house.disk():
            deleted = deleted_games(store)
            told = views.stored(store.count(), len(deleted), size_of(store))
            cards.append(
                lined(
                    [
                        DeedRow(profile, told.games, told.deleted),
                        DeedRow(profile, phrase("Saved games"), str(store.path), told.size),
                        self._checking(profile),
                    ]
                )
            )
            cards.append(lined(self._files.rows(profile)))
            if deleted:
                cards += self._deleted(profile, deleted)
        return cards

    def _deleted(self, profile: Profile, deleted: list[views.DeletedGame]) -> Iterator[Widget]:
        rows = [
            DeedRow(
                profile,
                game.players,
                game.state,
                game.deleted,
                right=PushButton(
                    phrase("Restore"),
                    lambda game=game: self._restore(game),
                    kind="tonal",
                    height=48,
                ),
            )
            for game in deleted[: self._shown]
        ]
        purge = PushButton(
            phrase("Delete for good"), lambda: self._ask(len(deleted)), kind="outlined", height=48
        )
        head = DeedRow(profile, phrase("Deleted games"), phrase(views.UNTIL_THEN), right=purge)
        yield lined([head, *rows])
        if len(deleted) > self._shown:
            more = views.more(len(deleted) - self._shown)
            yield PushButton(more, self._show_more, kind="tonal")

    def _show_more(self) -> None:
        self._shown += PAGE
        self._again()

    def _restore(self, game: views.DeletedGame) -> None:
        with self._house.disk() as store:
            store.restore(game.number)
            self._again()
            self._house.say(views.restored(game))

    def _ask(self, count: int) -> None:
        consent = views.purging(count, aside=has_asides(self._house))
        ask(self._house, consent, self._purge, kind="danger")

    def _purge(self) -> None:
        with self._house.disk() as store:
            try:
                with forgetting(self._house, store):
                    count = store.purge(views.EVER)
            finally:  # they may be gone, and a trace of them in the log
                self._again()
            self._house.say(views.purged(count))

    def _checking(self, profile: Profile) -> Widget:
        """The check: what it does, how far it is, or what it found."""
        check = self._check
        if check is not None and check.runs:
            stop = PushButton(phrase("Stop checking"), check.stop, kind="outlined", height=48)
            row = DeedRow(profile, phrase(views.CHECK), check.words, right=stop)
            bar = Bar()
            check.show(row, bar)
            return told_below(profile, row, bar)
        start = PushButton(
            phrase("Check now") if check is None else phrase("Check again"),
            self._start,
            kind="tonal",
            height=48,
        )
        if check is None:
            return DeedRow(profile, phrase(views.CHECK), phrase(views.CHECKS), right=start)
        verdict = check.verdict
        row = DeedRow(profile, phrase(views.CHECK), verdict.sentence, right=start)
        if not verdict.found:
            return row
        role = "ink" if verdict.sound else "red"
        return told_below(profile, row, *(Text(text, "body", role) for text in verdict.found))

    def _start(self) -> None:
        with self._house.disk() as store:
            total = store.count() + len(deleted_games(store))
            self._check = Check(self._house, store, total, self._again)
            self._again()


class Check:
    """A look through the archive, a little in every frame."""

    def __init__(
        self, house: "HotelsApp", store: Store, total: int, over: Callable[[], None]
    ) -> None:
        self._house, self._over = house, over
        self._steps: Iterator[Step] = steps(store)
        self._total, self._done = total, 0
        self._damages: list[Damage] = []
        self._stopped = False
        self.runs = True
        self._row: DeedRow | None = None
        self._bar: Bar | None = None
        self._clock = Clock.schedule_interval(lambda _: self._look(), 0)

    @property
    def words(self) -> str:
        """How far it is."""
        return views.looking(self._done, self._total)

    @property
    def verdict(self) -> views.Verdict:
        """What it came to."""
        return views.verdict(self._done, self._damages, stopped=self._stopped)

    @property
    def _share(self) -> float:
        """How much of it is done, from 0 to 1."""
        return self._done / max(1, self._total)

    def show(self, row: DeedRow, bar: Bar) -> None:
        """Where it says how far it is."""
        self._row, self._bar = row, bar
        bar.show(self._share)

    def stop(self) -> None:
        """Look no further."""
        if self.runs:
            self._stopped = True
            self._end()

    def _look(self) -> None:
        until = perf_counter() + A_FRAME
        with self._house.disk():
            for step in self._steps:
                self._done = step.done
                self._damages += step.found
                if perf_counter() > until:
                    self._tell()
                    return
            self._end()
            return
        self.stop()  # the disk refused, and has been told about

    def _tell(self) -> None:
        if self._row is not None and self._bar is not None:
            self._row.say(self.words)
            self._bar.show(self._share)

    def _end(self) -> None:
        self.runs = False
        self._clock.cancel()
        self._over()


def closed(house: "HotelsApp", profile: Profile) -> Card:
    """What stands where the archive would, while it is not open."""
    error = house.hindrance or DiskError(Hindrance.UNREACHABLE)
    return said(profile, f"{views.begun(hindrance(error))}.")


def deleted_games(store: Store) -> list[views.DeletedGame]:
    """Every deleted game, the one that was played last first."""
    now = datetime.now().astimezone()
    found: list[views.DeletedGame] = []
    while page := store.page(len(found), deleted=True):
        found += [views.deleted_game(record, now) for record in page]
    return found


def size_of(store: Store) -> int:
    """How many bytes the archive takes, with what lies beside it."""
    files = store.path.parent.glob(f"{store.path.name}*")
    return sum(file.stat().st_size for file in files)


def has_asides(house: "HotelsApp") -> bool:
    """Whether a damaged archive lies beside the games."""
    return house.store is not None and bool(asides(house.store.path))
