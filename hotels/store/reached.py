"""How far the games went, noted outside SQLite's log, and what of it was found missing.

A log that is cut, emptied or lost takes with it what was not yet moved into the archive's own file,
and SQLite says nothing of it. So two small files may lie beside the archive. One holds how far each
game went since the log was last emptied: written after each act and not synced, it may be behind
the archive and is never ahead of it. The other holds what was found missing, until it was seen.
"""

import os
from contextlib import suppress
from pathlib import Path
from typing import IO, NamedTuple

from hotels.ledger.reading import Fields
from hotels.private import created
from hotels.store.folder import MISSING, REACHED, beside, sync
from hotels.store.records import checked, unchecked

LARGEST = 100_000
"""Bytes; neither file is ever larger."""


class Mark(NamedTuple):
    """A game as far as it went."""

    uid: str
    lines: int
    last: str
    """The digest of its last line, or of its terms where it has none."""


class Noted(NamedTuple):
    """How far the games went."""

    base: Mark | None = None
    """The game touched last when the log was empty: an archive without it is another one."""
    games: tuple[Mark, ...] = ()


class Gap(NamedTuple):
    """A game that had more lines than are there."""

    uid: str
    there: int
    lines: int


class Missing(NamedTuple):
    """What is missing, until somebody has seen that it is."""

    torn: bool = False
    """An act that was being written when the power went may be missing."""
    games: tuple[Gap, ...] = ()
    emptied: bool = False
    """All of it: games were noted, and there was none, nor any that had not been noted."""

    def __bool__(self) -> bool:
        """Whether anything is."""
        return any(self)

    def more(self, found: "Missing") -> "Missing":
        """Also what is found missing now."""
        gaps = {gap.uid: gap for gap in (*self.games, *found.games)}
        torn, emptied = self.torn or found.torn, self.emptied or found.emptied
        return Missing(torn, tuple(gaps.values()), emptied)


class Reached:
    """The file that holds how far the games went; there is none where the log holds nothing."""

    def __init__(self, path: Path) -> None:
        self._path = beside(path, REACHED)
        self._file: IO[bytes] | None = None
        self._base: Mark | None = None
        self._games: dict[str, Mark] = {}

    def __len__(self) -> int:
        """How many games are noted."""
        return len(self._games)

    def begin(self, base: Mark | None) -> None:
        """What is noted from now on comes after this."""
        self._base = base

    def note(self, mark: Mark) -> None:
        """A game went as far as this; where that cannot be noted, play goes on all the same."""
        self._games[mark.uid] = mark
        with suppress(OSError):
            self._write(checked(Noted(self._base, tuple(self._games.values()))._asdict()).encode())

    def clear(self) -> None:
        """All that was noted is in the archive's own file by now, or on its way out of it."""
        self._games.clear()
        if self._file is not None:
            with suppress(OSError):
                self._write(b"")
                os.fsync(self._file.fileno())

    def close(self) -> None:
        """Nothing more is noted; what was is left to who opens the archive next."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def remove(self) -> None:
        """There is nothing that would have to be known."""
        self.close()
        with suppress(OSError):
            self._path.unlink(missing_ok=True)

    def is_there(self) -> bool:
        """Whether there was an act that was noted, even if it is in the archive's file by now."""
        return self._path.exists()

    def left(self) -> Noted:
        """What a program that was ended has noted."""
        match _said_in(self._path):
            case {"base": list() | None as base, "games": list(games)}:
                return Noted(Mark(*base) if base else None, tuple(Mark(*game) for game in games))
        return Noted()

    def _write(self, text: bytes) -> None:
        if self._file is None:
            self._file = created(self._path)
        handle = self._file.fileno()  # without a buffer, which a full disk would not take
        os.lseek(handle, 0, os.SEEK_SET)
        os.write(handle, text)
        os.ftruncate(handle, len(text))


def missing_in(path: Path) -> Missing:
    """What was found missing in an archive, and nobody has seen yet."""
    file = beside(path, MISSING)
    match _said_in(file):
        case {"torn": bool(torn), "games": list(games), **more}:
            gaps = tuple(Gap(*game) for game in games)
            return Missing(torn, gaps, emptied=more.get("emptied") is True)
    return Missing(torn=file.exists())


def remember(path: Path, missing: Missing) -> None:
    """What is missing stays known; where that cannot be written, it is known until the end."""
    with suppress(OSError), created(beside(path, MISSING)) as file:
        file.write(checked(missing._asdict()).encode())
        file.flush()
        os.fsync(file.fileno())
        sync(path.parent)


def forget(path: Path) -> None:
    """Somebody has seen what is missing."""
    with suppress(OSError):
        beside(path, MISSING).unlink(missing_ok=True)


def _said_in(file: Path) -> Fields | None:
    """What one of these files holds; None where it is not there, or not as it was written."""
    try:
        with file.open("rb") as said:
            return unchecked(said.read(LARGEST).decode())
    except (OSError, ValueError):
        return None
