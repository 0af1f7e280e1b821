"""The folder of an archive: made so that it stays, and whether it may be written to."""

import os
from contextlib import suppress
from pathlib import Path


def make(folder: Path) -> None:
    """The folder is there, and still is when the power goes."""
    if folder.is_dir():
        return
    make(folder.parent)
    folder.mkdir(exist_ok=True)
    with suppress(OSError):  # not every system lets a folder be opened
        above = os.open(folder.parent, os.O_RDONLY)
        try:
            os.fsync(above)
        finally:
            os.close(above)


def is_writable(path: Path) -> bool:
    """Whether a file, and others beside it, may be written."""
    effective = os.access in os.supports_effective_ids
    try:
        there = [place for place in (path, path.parent) if place.exists()]
    except OSError as error:
        return not isinstance(error, PermissionError)
    return all(os.access(place, os.W_OK, effective_ids=effective) for place in there)
