"""A first look at an archive, before SQLite touches it and while nobody else can write to it."""

import errno
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import IO

from hotels.store import schema
from hotels.store.folder import JOURNAL, LOG, UNREAD, beside
from hotels.store.hindrance import DiskError, Hindrance, told

HEAD, MAGIC = 100, b"SQLite format 3\0"

SHARED_FIRST, SHARED_SIZE = 0x40000002, 510
"""The bytes that SQLite's readers lock together, and a writer of ours alone."""

PATIENCE, A_MOMENT = 0.2, 0.01
"""Seconds that a lock is waited for, and from one try to the next."""

_OPEN: set[tuple[int, int] | None] = set()
"""The files that are open here."""


class Opened:
    """That a file is open here, until it is closed."""

    def __init__(self, path: Path) -> None:
        self._identity = _identity(path)
        _OPEN.add(self._identity)

    def close(self) -> None:
        """It is no longer open here."""
        _OPEN.discard(self._identity)


def is_open_here(path: Path) -> bool:
    """Whether this very program has the file open."""
    return _identity(path) in _OPEN


def refuse_if_open(path: Path) -> None:
    """Nothing is taken from under whoever has the file open."""
    if is_open_here(path):
        raise DiskError(Hindrance.IN_USE, "by this very program")
    if path.exists():
        with path.open("rb") as file:
            _share(file)


def log_of(path: Path) -> bytes | None:
    """What a program that was ended has left beside the file."""
    log = beside(path, LOG)
    return log.read_bytes() if log.exists() else None


@contextmanager
def held(path: Path) -> Iterator[bool]:
    """While this lasts nobody writes to the file; whether there is anything in it.

    A newer file, and one that lost something, are refused before any of it is touched. A file
    that is open here may not be looked at so: by POSIX all locks of a program on a file are gone
    as soon as it closes the file anywhere.
    """
    if is_open_here(path):
        raise DiskError(Hindrance.IN_USE, "by this very program")
    with told():
        file = path.open("rb") if path.exists() else None
    try:
        with told():
            if file is not None:
                _share(file)
            is_begun = _look(path, file)
        yield is_begun
    finally:
        if file is not None:
            file.close()


def _look(path: Path, file: IO[bytes] | None) -> bool:
    """Whether the file holds anything; why it cannot be used is raised."""
    if beside(path, UNREAD).exists():
        raise DiskError(Hindrance.DAMAGED, f"acts in {beside(path, UNREAD).name}")
    size = path.stat().st_size if file is not None else 0
    log = beside(path, LOG)
    has_log = log.exists() and log.stat().st_size > 0
    if file is None or not size:
        if has_log:
            if file is None and path.exists():
                raise DiskError(Hindrance.IN_USE, "by who makes it just now")
            raise DiskError(Hindrance.DAMAGED, "there is a log, but nothing in the file")
        return False
    head = file.read(HEAD)
    if not head.startswith(MAGIC):
        if beside(path, JOURNAL).exists():
            return False  # the power went before there was anything
        raise DiskError(Hindrance.DAMAGED, "it does not begin like an archive")
    version, page = int.from_bytes(head[60:64], "big"), int.from_bytes(head[16:18], "big")
    if version > schema.VERSION:
        raise DiskError(Hindrance.NEWER, f"version {version}")
    if page and size % page and not has_log:
        raise DiskError(Hindrance.DAMAGED, "the file ends within a page")
    return True


def _share(file: IO[bytes]) -> None:
    """Hold the file together with others who read it, until it is closed."""
    if sys.platform in {"win32", "emscripten"}:
        return  # they have no such locks
    import fcntl  # noqa: PLC0415 - nor this module

    until = monotonic() + PATIENCE
    while True:
        try:
            fcntl.lockf(file, fcntl.LOCK_SH | fcntl.LOCK_NB, SHARED_SIZE, SHARED_FIRST)
        except OSError as error:
            if error.errno not in {errno.EACCES, errno.EAGAIN}:
                return  # nobody can lock anything there
            if monotonic() > until:
                raise DiskError(Hindrance.IN_USE, str(error)) from error
            sleep(A_MOMENT)
        else:
            return


def _identity(path: Path) -> tuple[int, int] | None:
    """What a file is, under whatever name."""
    status = path.stat() if path.exists() else None
    return status and (status.st_dev, status.st_ino)
