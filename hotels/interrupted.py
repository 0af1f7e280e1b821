"""That Hotels ended on a fault of its own, for the next start: which game was at the table.

A file beside the archive, there from the fault until play goes on. It holds a game's number in
this archive and nothing else; neither the fault nor a name is written anywhere unasked.
"""

import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from hotels.private import created

FILE = "interrupted"
LONGEST = 18
"""Bytes; the number of a game has no more."""


class Interrupted(NamedTuple):
    """What was going on when Hotels ended."""

    game: int | None
    """None where no game was at the table, or where opening it is what failed."""


def remember(folder: Path, game: int | None) -> None:
    """Write it down; where that cannot be, the next start is as any other."""
    with suppress(OSError), created(folder / FILE) as file:
        file.write(b"" if game is None else str(game).encode())
        file.flush()
        os.fsync(file.fileno())


def forget(folder: Path) -> None:
    """Play goes on."""
    with suppress(OSError):
        (folder / FILE).unlink(missing_ok=True)


def recalled(folder: Path) -> Interrupted | None:
    """What was going on, said once; None where nothing was interrupted."""
    try:
        with (folder / FILE).open("rb") as file:
            said = file.read(LONGEST)
    except OSError:
        return None
    forget(folder)
    return Interrupted(int(said) if said.isdigit() else None)
