"""The folder of an archive: made so that it stays, and what is set aside in it."""

import os
from contextlib import suppress
from pathlib import Path

from hotels.private import FOLDER, make_private
from hotels.store.hindrance import told

LOG, UNREAD, SHM, JOURNAL = "wal", "unread", "shm", "journal"
"""What may lie beside the file: SQLite's log, one of which it could not read all, and others."""

REACHED, MISSING = "reached", "missing"
"""How far the games went, and what is missing of them."""

NEIGHBOURS = "settings.json", "interrupted"
"""What else Hotels keeps in the same folder."""


def beside(path: Path, ending: str) -> Path:
    """A file that belongs to this one."""
    return path.with_name(f"{path.name}-{ending}")


def all_of(path: Path) -> list[Path]:
    """The file and all that may lie beside it."""
    return [*_parts_of(path), beside(path, REACHED), beside(path, MISSING)]


def is_there(path: Path) -> bool:
    """Whether there is an archive, or what is left of one."""
    with told():
        return any(file.exists() for file in _parts_of(path))


def _parts_of(path: Path) -> list[Path]:
    """The file and what may hold a part of it."""
    return [path, *(beside(path, ending) for ending in (LOG, UNREAD, SHM, JOURNAL))]


def make(folder: Path) -> None:
    """The folder is there, and still is when the power goes."""
    if folder.is_dir():
        return
    make(folder.parent)
    folder.mkdir(FOLDER, exist_ok=True)
    sync(folder.parent)


def close_to_others(path: Path) -> None:
    """Nobody else can read the archive, nor what lies with it, nor look into a folder of its own.

    A folder that holds other things besides stays as it is: it serves others, too.
    """
    with suppress(OSError):
        beginnings = path.name, f"{path.stem}-damaged-", *NEIGHBOURS
        files = [*path.parent.iterdir()]
        ours = [file for file in files if file.name.startswith(beginnings)]
        for file in ours:
            make_private(file)
        if len(ours) == len(files):
            make_private(path.parent)


def sync(folder: Path) -> None:
    """What was put into the folder, or renamed there, stays so when the power goes."""
    with suppress(OSError):  # not every system lets a folder be opened
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def is_writable(path: Path) -> bool:
    """Whether a file, and others beside it, may be written."""
    effective = os.access in os.supports_effective_ids
    try:
        there = [place for place in (path, path.parent) if place.exists()]
    except OSError as error:
        return not isinstance(error, PermissionError)
    return all(os.access(place, os.W_OK, effective_ids=effective) for place in there)


def aside_name(path: Path, at: str) -> Path:
    """A name that no file has yet, for a damaged archive that is set aside."""
    stem = f"{path.stem}-damaged-{at.replace(':', '-')}"
    aside = path.with_name(f"{stem}{path.suffix}")
    number = 1
    while aside.exists():
        number += 1
        aside = path.with_name(f"{stem}-{number}{path.suffix}")
    return aside


def asides(path: Path) -> list[Path]:
    """The damaged archives that lie beside this one, each with all that it held."""
    return [*path.parent.glob(f"{path.stem}-damaged-*{path.suffix}")]


def note_of(aside: Path) -> Path:
    """What lies beside a damaged archive until all that can be read of it is saved."""
    return aside.with_name(f"{aside.name}-rescue")


def under_rescue(path: Path) -> Path | None:
    """The damaged archive whose rescue into this one was broken off, if one was."""
    return max((aside for aside in asides(path) if note_of(aside).exists()), default=None)
