"""Files and folders that nobody else on this machine can read."""

import os
from contextlib import suppress
from pathlib import Path
from stat import S_IMODE
from typing import IO

FILE, FOLDER = 0o600, 0o700
OTHERS = 0o077
"""What the group and everybody else may do with a file."""


def created(path: Path, *, new: bool = False) -> IO[bytes]:
    """A file to be written from its beginning; with ``new`` it must not be there yet."""
    flags = os.O_WRONLY | os.O_CREAT | (os.O_EXCL if new else os.O_TRUNC)
    file = os.fdopen(os.open(path, flags | getattr(os, "O_BINARY", 0), FILE), "wb")
    make_private(path)
    return file


def make_private(path: Path) -> None:
    """What others may do with a file or a folder they no longer may, where that can be changed."""
    with suppress(OSError):
        mode = S_IMODE(path.stat().st_mode)
        if mode & OTHERS:
            path.chmod(mode & ~OTHERS)
