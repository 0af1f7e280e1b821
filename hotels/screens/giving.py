"""All games written into one file, in a thread of its own, while the screens go on."""

from collections.abc import Callable
from datetime import datetime
from io import BytesIO
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from kivy.clock import Clock

from hotels import device
from hotels.exports.archive import WrittenOut, written_out
from hotels.places import archive_file
from hotels.screens.settings_rows import Bar, DeedRow
from hotels.store.disk import DiskError
from hotels.store.store import Store
from hotels.views import giving as views
from hotels.wording.disk import hindered
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp

LOOKS_EVERY = 0.05
LAST_GAME = 10
"""Seconds after which a game that is being written is written."""


class Giving:
    """One file; as long as it is written, the thread owns the archive."""

    def __init__(self, house: "HotelsApp", total: int, over: Callable[[], None]) -> None:
        self._house, self._over, self._total = house, over, total
        self._looked = self._done = 0
        self._file = BytesIO()
        self._report: WrittenOut | None = None
        self._trouble = ""
        self._stopped = False
        self._row: DeedRow | None = None
        self._bar: Bar | None = None
        self.runs = True
        if house.store is not None:
            house.store.close()
            house.store = None
        self._thread = Thread(target=self._work, args=(archive_file(),), daemon=True)
        self._thread.start()
        self._watch = Clock.schedule_interval(lambda _: self._look_after(), LOOKS_EVERY)

    @property
    def words(self) -> str:
        """How far it is."""
        return views.so_far(self._looked, self._done, self._total)

    def show(self, row: DeedRow, bar: Bar) -> None:
        """Where it says how far it is."""
        self._row, self._bar = row, bar
        bar.show(views.share(self._looked, self._done, self._total))

    def stop(self) -> None:
        """No file is wanted any more."""
        if self.runs:
            self._stopped = True
            self._thread.join(LAST_GAME)
            self._end(phrase(views.STOPPED))

    def _work(self, path: Path) -> None:
        try:
            with Store(path) as store:
                self._report = written_out(store, self._file, self._writes, self._looks)
        except DiskError as error:
            self._trouble = hindered(error).what
        except MemoryError:
            self._trouble = phrase(views.TOO_MUCH)

    def _looks(self, games: int) -> bool:
        self._looked = games
        return not self._stopped

    def _writes(self, games: int) -> bool:
        self._done = games
        return not self._stopped

    def _look_after(self) -> None:
        if self._thread.is_alive():
            if self._row is not None and self._bar is not None:
                self._row.say(self.words)
                self._bar.show(views.share(self._looked, self._done, self._total))
            return
        if self._report is None:
            self._end(phrase(views.NOT_MADE, why=self._trouble))
            return
        self._end(views.made(self._report))
        name = views.file_name(datetime.now().astimezone().date())
        device.share(self._house, name, self._file.getvalue())

    def _end(self, said: str) -> None:
        self.runs = False
        self._watch.cancel()
        self._house.open_archive()
        self._over()
        if said:
            self._house.say(said)
