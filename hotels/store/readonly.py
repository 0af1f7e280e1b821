"""An archive that is only read: neither the file nor its folder need be writable."""

import os
import sqlite3
from contextlib import ExitStack
from pathlib import Path

from hotels.store import schema
from hotels.store.disk import Disk
from hotels.store.hindrance import DiskError, Hindrance, told
from hotels.store.looking import Opened, held, log_of
from hotels.store.unread import read_through

SETTINGS = ("cell_size_check = ON", "trusted_schema = OFF")

UNLOCKED = "win32-none" if os.name == "nt" else "unix-none"
"""What SQLite calls a file whose locks are held by others, here by ourselves."""


class ReadOnly(Disk):
    """The archive as it stands, what is in its log included; others may read it meanwhile.

    One of an older version, and one with nothing in it yet, are brought up in memory.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.may_write = False
        self._held = ExitStack()
        with told(), self._held as held_here:
            is_begun = held_here.enter_context(held(path))
            self.is_new = not is_begun
            log = log_of(path) or b""
            acts, lost = read_through(log)
            if lost > 1:
                raise DiskError(Hindrance.DAMAGED, f"{lost} acts in the log")
            self.torn = lost == 1
            self._file = readable(path, logged=acts > 0) if is_begun else in_memory()
            held_here.callback(self._file.close)
            self._prepare_to_read()
            held_here.callback(Opened(path).close)
            self._held = held_here.pop_all()

    def close(self) -> None:
        """Let go of the file."""
        self._held.close()

    def _prepare_to_read(self) -> None:
        """The tables in the version that we know."""
        for setting in SETTINGS:
            self.rows(f"PRAGMA {setting}")
        self._check_small()
        ((found,),) = self.rows("PRAGMA user_version")
        version = int(str(found))
        if version < schema.VERSION:
            older, self._file = self._file, in_memory()
            self._held.callback(self._file.close)
            older.backup(self._file)
        self._migrate(version)


def readable(path: Path, *, logged: bool) -> sqlite3.Connection:
    """The file, as SQLite reads it without writing to it, its log or anything else.

    With ``logged`` what stands in the log counts; it must hold an act, else SQLite deletes it.
    """
    how = f"vfs={UNLOCKED}" if logged else "immutable=1"
    uri = f"{path.resolve().as_uri()}?mode=ro&{how}"
    file = sqlite3.connect(uri, uri=True, isolation_level=None)
    if logged:
        file.execute("PRAGMA locking_mode = EXCLUSIVE")  # the log's index in memory, not in a file
    return file


def in_memory() -> sqlite3.Connection:
    """A file that is nowhere."""
    return sqlite3.connect(":memory:", isolation_level=None)
