"""A damaged archive set aside, and what can be read of it saved, while the screens go on."""

from pathlib import Path
from threading import Thread

from hotels.store.disk import DiskError
from hotels.store.rescue import Salvage, finish, salvaged, set_aside
from hotels.store.store import Store, now


class Rescue:
    """One rescue; it works in a thread of its own and owns the archive as long as it does."""

    def __init__(self, path: Path, aside: Path | None = None) -> None:
        self.path, self.aside = path, aside
        self.games = 0
        """How many were looked through."""
        self.stopped = False
        self.salvage: Salvage | None = None
        self.error: DiskError | None = None
        self._thread = Thread(target=self._work, daemon=True)
        self._thread.start()

    @property
    def runs(self) -> bool:
        """Whether it is still at it."""
        return self._thread.is_alive()

    def stop(self) -> None:
        """Stop after the game it is at; what is saved stays."""
        self.stopped = True

    def _work(self) -> None:
        try:
            if self.aside is None:
                self.aside = set_aside(self.path, now())
            with Store(self.path) as store:
                self.salvage = salvaged(self.aside, store, self._goes_on)
            finish(self.aside)
        except DiskError as error:
            self.error = error

    def _goes_on(self, games: int) -> bool:
        self.games = games
        return not self.stopped
