"""Which games of an archive's file were new, which were here: noticed while they are taken in."""

from collections.abc import Callable, Iterable
from pathlib import Path

from hotels.exports.recorded import Fate
from hotels.store.disk import Disk
from hotels.store.records import Record, Stored, Taken
from hotels.store.store import Shown, Store, now


class Witness(Store):
    """An archive that remembers what became of each game that came in."""

    def __init__(self, path: Path, clock: Callable[[], str] = now, disk: type[Disk] = Disk) -> None:
        super().__init__(path, clock, disk)
        self.games: list[tuple[int, Fate]] = []
        """By number, in the order of the file."""
        self._asked: int | None = None
        self._added: tuple[int, Fate] | None = None

    def known(self, uid: str) -> int | None:
        """The number of the game with this name of its own, if it is here."""
        self._asked = super().known(uid)
        return self._asked

    def take_in(
        self,
        record: Record,
        lines: Iterable[Stored],
        shown: Shown | None = None,
        taken: Iterable[Taken] = (),
    ) -> int:
        """A whole game as another archive has it, all of it or nothing."""
        number = super().take_in(record, lines, shown, taken)
        self._added = number, Fate.NEW
        return number

    def grow(self, game: int, lines: Iterable[Stored], shown: Shown) -> None:
        """The lines by which another archive's record of a game goes on; it is here again."""
        super().grow(game, lines, shown)
        self._added = game, Fate.GROWN

    def restore(self, game: int) -> None:
        """Bring a deleted game back."""
        super().restore(game)
        self._added = game, Fate.BACK

    def one_more(self) -> None:
        """The game that was read last is done with."""
        if self._added is not None:
            self.games.append(self._added)
        elif self._asked is not None:
            self.games.append((self._asked, Fate.KNOWN))
        self._asked = self._added = None
