"""Why a disk did not do what it should."""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum


class Hindrance(StrEnum):
    """What stands in the way."""

    FULL = "full"
    READ_ONLY = "read-only"
    IN_USE = "in use"
    NEWER = "newer"
    DAMAGED = "damaged"
    UNREACHABLE = "unreachable"
    FAILING = "failing"
    UNKNOWN_GAME = "unknown game"
    MOVED_ON = "moved on"
    UNKEEPABLE = "unkeepable"
    NO_FOLDER = "no folder"


class DiskError(Exception):
    """The disk refused; nothing was written."""

    def __init__(self, hindrance: Hindrance, detail: str = "") -> None:
        super().__init__(f"{hindrance}: {detail}" if detail else hindrance.value)
        self.hindrance = hindrance
        self.detail = detail


_BY_CODE = {
    sqlite3.SQLITE_FULL: Hindrance.FULL,
    sqlite3.SQLITE_READONLY: Hindrance.READ_ONLY,
    sqlite3.SQLITE_PERM: Hindrance.READ_ONLY,
    sqlite3.SQLITE_BUSY: Hindrance.IN_USE,
    sqlite3.SQLITE_LOCKED: Hindrance.IN_USE,
    sqlite3.SQLITE_CONSTRAINT: Hindrance.MOVED_ON,  # a line that another table wrote meanwhile
    sqlite3.SQLITE_CORRUPT: Hindrance.DAMAGED,
    sqlite3.SQLITE_NOTADB: Hindrance.DAMAGED,
    sqlite3.SQLITE_CANTOPEN: Hindrance.UNREACHABLE,
    sqlite3.SQLITE_IOERR: Hindrance.FAILING,
}
_BY_ERRNO = {
    errno.ENOSPC: Hindrance.FULL,
    errno.EDQUOT: Hindrance.FULL,
    errno.EIO: Hindrance.FAILING,
    errno.EACCES: Hindrance.READ_ONLY,
    errno.EPERM: Hindrance.READ_ONLY,
    errno.EROFS: Hindrance.READ_ONLY,
}


def hindrance_of(error: OSError | sqlite3.Error) -> DiskError:
    """What an error of the system or of SQLite comes to."""
    if isinstance(error, OSError):
        return DiskError(_BY_ERRNO.get(error.errno or 0, Hindrance.UNREACHABLE), str(error))
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    return DiskError(_BY_CODE.get(code & 0xFF, Hindrance.DAMAGED), str(error))


@contextmanager
def told() -> Iterator[None]:
    """The errors of SQLite and of the system as ours; a mistake of ours stays one."""
    try:
        yield
    except sqlite3.ProgrammingError:
        raise
    except UnicodeDecodeError as error:
        raise DiskError(Hindrance.DAMAGED, str(error)) from error
    except UnicodeEncodeError as error:
        raise DiskError(Hindrance.UNKEEPABLE, str(error)) from error
    except (OSError, sqlite3.Error) as error:
        raise hindrance_of(error) from error
