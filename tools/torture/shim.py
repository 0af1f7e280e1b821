"""What ``shim.c`` does to the disk and the clock of one program, as seen from outside of it."""

import errno
import mmap
import os
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterator
from enum import Flag
from pathlib import Path
from typing import NamedTuple, Self

from tools.torture.wrong import Lacking

SOURCE = Path(__file__).with_name("shim.c")
BUILT = Path(__file__).parents[2] / "build" / "torture" / "shim.so"

PLAN = struct.Struct("=4iI3iq")
RECORD = struct.Struct("=IIIIq")
"""As ``shim.c`` has them."""

ALL = 1_000
"""Of a thousand calls."""


class Calls(Flag):
    """The sorts of calls that can be refused."""

    WRITES = 1
    SYNCS = 2
    OPENS = 4
    READS = 8


class Record(NamedTuple):
    """A call that changed the disk, as the shim wrote it down."""

    what: str
    """W written, T cut to a length, S synced, C created, U deleted, R renamed, M a folder made; or
    P, what the program itself put between them."""
    path: str
    place: int
    data: bytes


class Plan:
    """What a program with the shim before it meets; it may be changed while the program runs."""

    def __init__(self, path: Path) -> None:
        if not path.exists():
            path.write_bytes(bytes(PLAN.size))
        self.path = path
        with path.open("r+b") as file:
            self._memory = mmap.mmap(file.fileno(), PLAN.size)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._memory.close()

    def refuse(
        self, error: int, kinds: Calls, *, after: int = 0, share: int = ALL, torn: bool = False
    ) -> None:
        """From now on calls of these kinds fail: after some that go well, a share of them."""
        *_, chance, _, _, _, ahead = self._read()
        self._write(error, kinds.value, after, share, chance, int(torn), 0, 0, ahead)

    def heal(self) -> None:
        """The disk is well again."""
        self._write(0, *self._read()[1:])

    def seed(self, chance: int) -> None:
        """Where the generator begins, by which a share of the calls is chosen."""
        said = self._read()
        self._write(*said[:4], chance & 0xFFFFFFFF, *said[5:])

    def put_clock(self, ahead: int) -> None:
        """The clock is off by so many seconds."""
        self._write(*self._read()[:-1], ahead)

    @property
    def ahead(self) -> int:
        """By how many seconds the clock is off."""
        return int(self._read()[-1])

    @property
    def refused(self) -> int:
        """How many calls were refused since the disk fell sick."""
        return int(self._read()[6])

    def _read(self) -> tuple[int, ...]:
        return PLAN.unpack(self._memory[:])

    def _write(self, *said: int) -> None:
        self._memory[:] = PLAN.pack(*said)


def shim() -> Path:
    """The shim, built where it is not yet."""
    compiler = shutil.which("cc")
    if sys.platform != "linux" or compiler is None:
        lacking = "The sick disk needs Linux and a C compiler, which make torture brings."
        raise Lacking(lacking)
    if not BUILT.exists() or BUILT.stat().st_mtime < SOURCE.stat().st_mtime:
        BUILT.parent.mkdir(parents=True, exist_ok=True)
        part = BUILT.with_suffix(f".{os.getpid()}")
        command = [compiler, "-shared", "-fPIC", "-O2", "-o", str(part), str(SOURCE), "-ldl"]
        made = subprocess.run(command, capture_output=True, text=True, check=False)
        if made.returncode:
            lacking = f"The sick disk cannot be built:\n{made.stderr.strip()}"
            raise Lacking(lacking)
        part.replace(BUILT)
    return BUILT


def surroundings(folder: Path, plan: Path, log: Path | None = None) -> dict[str, str]:
    """What a program has to find in its environment so that the shim stands before it."""
    said = {
        "LD_PRELOAD": str(shim()),
        "HOTELS_SHIM_FOLDER": str(folder),
        "HOTELS_SHIM_PLAN": str(plan),
    }
    return said | ({"HOTELS_SHIM_LOG": str(log)} if log is not None else {})


def note(log: Path, text: str) -> None:
    """Something of the program's own, between what the shim writes down."""
    data = text.encode()
    with log.open("ab", buffering=0) as file:
        file.write(RECORD.pack(ord("P"), 0, len(data), 0, 0) + data)


def records(log: Path) -> Iterator[Record]:
    """What the shim wrote down, in order."""
    with log.open("rb") as file:
        while head := file.read(RECORD.size):
            what, path, size, _, place = RECORD.unpack(head)
            yield Record(chr(what), os.fsdecode(file.read(path)), place, file.read(size))


SICK = {
    "full": (errno.ENOSPC, Calls.WRITES | Calls.OPENS),
    "read-only": (errno.EROFS, Calls.WRITES | Calls.OPENS),
    "failing": (errno.EIO, Calls.WRITES | Calls.SYNCS),
    "unreadable": (errno.EIO, Calls.WRITES | Calls.SYNCS | Calls.READS),
}
"""How a disk can be sick: what is refused, and with which error."""
