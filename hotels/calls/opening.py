"""The archive opened for a call: read without writing, and waited for where it is in use."""

from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import TypeVar

from hotels.calls.printing import UNUSABLE
from hotels.store.disk import Disk, DiskError, Hindrance
from hotels.store.looking import is_open_here
from hotels.store.readonly import ReadOnly
from hotels.store.store import Store
from hotels.wording.disk import hindrance

S = TypeVar("S", bound=Store)

BUSY = 3
"""What a call ends with where the archive stayed in use."""

PATIENCE, A_MOMENT = 8.0, 0.03
"""Seconds that an archive in use is waited for, and from one try to the next."""


def to_read(path: Path) -> Store:
    """The archive, of which nothing is changed; several calls may read it at once."""
    return _opened(path, ReadOnly, Store)


def to_write(path: Path) -> Store:
    """The archive, for this call alone."""
    return to_write_as(Store, path)


def to_write_as(made: Callable[..., S], path: Path) -> S:
    """The same, as one that knows more."""
    return _opened(path, Disk, made)


def status_of(error: DiskError) -> int:
    """What a call ends with that the disk refused."""
    return BUSY if error.hindrance is Hindrance.IN_USE else UNUSABLE


def why_hindered(error: DiskError) -> str:
    """Why the disk refused, with the command that helps."""
    is_damaged = error.hindrance is Hindrance.DAMAGED
    return f"{hindrance(error)}: run archive rescue" if is_damaged else hindrance(error)


def _opened(path: Path, disk: type[Disk], made: Callable[..., S]) -> S:
    """The archive, as soon as whoever has it open lets go of it."""
    until = monotonic() + PATIENCE
    while True:
        try:
            return made(path, disk=disk)
        except DiskError as error:
            in_use = error.hindrance is Hindrance.IN_USE and not is_open_here(path)
            if not in_use or monotonic() > until:
                raise
        sleep(A_MOMENT)
