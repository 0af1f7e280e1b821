"""How far a call is: shown on a terminal now and then, and known when it is interrupted."""

import sys
from contextlib import suppress
from types import TracebackType
from typing import Self

from hotels.interrupts import is_broken_off

EVERY = 100
"""Games between two words on how far it is."""


class Progress:
    """Counts the games that are done; on a terminal it says so on one line of its own."""

    def __init__(self, done: str, total: int = 0) -> None:
        self.games = 0
        self.total = total
        self._done = done
        self._said = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        """The next word stands on a line of its own."""
        self.rest()

    def __call__(self, games: int) -> bool:
        """So many games are done; it goes on, unless Ctrl-C was swallowed on the way."""
        self.games = games
        if is_broken_off():
            raise KeyboardInterrupt
        if games % EVERY == 0 or games == self.total:
            self._say(self._so_far())
        return True

    def within(self, done: int, total: int) -> None:
        """How far the next game is: lines read, or entries booked of so many."""
        part = f"{done:,} of {total:,} entries replayed" if total else f"{done:,} lines read"
        self._say(f"{self._so_far()}; next game: {part}")

    def rest(self) -> None:
        """Something else is said; how far it is comes on the line after it."""
        if self._said:
            self._write("\n")
            self._said = ""

    def promised(self, total: int) -> None:
        """So many there will be."""
        self.total = total

    def _so_far(self) -> str:
        """How many games are done, and of how many."""
        of = f" of {self.total:,}" if self.total else ""
        games = "game" if (self.total or self.games) == 1 else "games"
        return f"{self.games:,}{of} {games} {self._done}"

    def _say(self, text: str) -> None:
        """The line anew, and nothing of the longer one before it."""
        if sys.stderr is None or not sys.stderr.isatty():
            return
        self._write(f"\r{text:<{len(self._said)}}")
        self._said = text

    def _write(self, text: str) -> None:
        """At once; whoever does not look on misses nothing."""
        with suppress(OSError):
            sys.stderr.write(text)
            sys.stderr.flush()
