"""One SQLite file, opened by one program at a time, and why a disk did not do what it should."""

import errno
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from enum import StrEnum
from pathlib import Path
from typing import Self

from hotels.store import schema
from hotels.store.folder import is_writable, make
from hotels.store.unread import unread

Row = tuple[object, ...]

LOG, UNREAD = "wal", "unread"
"""What may lie beside the file: SQLite's log, and one of which it could not read all."""

CHECKED_AT_ONCE = 4_000_000
"""A file of so many bytes is checked whole when it is opened; a larger one takes too long."""


SETTINGS = (
    "locking_mode = EXCLUSIVE",
    "journal_mode = WAL",
    "synchronous = FULL",
    "secure_delete = ON",
    "cell_size_check = ON",
    "trusted_schema = OFF",
)

HEAD, MAGIC = 100, b"SQLite format 3\0"

_OPEN: set[tuple[int, int] | None] = set()
"""The files that are open here."""


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


class Disk:
    """The open file; whoever opens it second is told that it is in use."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.torn = False
        """Whether an act may be missing that was being written when the power went."""
        with _closely(path):
            make(path.parent)
            _look(path)
            was_logged = beside(path, LOG).exists()
            self._file = sqlite3.connect(path, isolation_level=None, timeout=0.2)
            try:
                self._prepare(was_logged=was_logged)
                self._identity = _identity(path)
                _OPEN.add(self._identity)
            except BaseException:
                self._file.close()
                raise

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()
        _OPEN.discard(self._identity)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def rows(self, question: str, values: Sequence[object] = ()) -> list[Row]:
        """All rows that answer."""
        with _closely(self.path):
            return self._file.execute(question, values).fetchall()

    def each(self, question: str, values: Sequence[object] = ()) -> Iterator[Row]:
        """The rows that answer, read as they are needed."""
        with told():
            for row in self._file.execute(question, values):  # noqa: UP028  it may be closed by then
                yield row

    def write(
        self, statement: str, values: Sequence[object] | Mapping[str, object] = ()
    ) -> sqlite3.Cursor:
        """One statement; committed by itself outside of ``at_once``."""
        try:
            return self._file.execute(statement, values)
        except Exception:
            with _closely(self.path):
                raise

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """All of it on the disk when this ends, or none of it."""
        self.write("BEGIN IMMEDIATE")
        try:
            yield
            self.write("COMMIT")
        except BaseException:
            if self._file.in_transaction:
                with suppress(DiskError):
                    self.write("ROLLBACK")
            raise

    def lend(self, name: str, function: Callable[..., bool], values: int) -> None:
        """A function of ours to ask by."""
        self._file.create_function(name, values, function, deterministic=True)

    def settle(self) -> None:
        """All into the one file, so that nothing deleted is left in the log beside it."""
        self.rows("PRAGMA wal_checkpoint(TRUNCATE)")

    def backup(self, path: Path) -> None:
        """A copy of the whole file, taken while it is in use; in its place once it is whole."""
        part = path.with_name(f"{path.name}.part")
        with told():
            try:
                part.unlink(missing_ok=True)
                copy = sqlite3.connect(part)
                try:
                    self._file.backup(copy)
                finally:
                    copy.close()
                part.replace(path)
            except BaseException:
                part.unlink(missing_ok=True)
                raise

    def faults(self) -> list[str]:
        """What SQLite's own check finds wrong with the file."""
        found = [str(row[0]) for row in self.rows("PRAGMA integrity_check(20)")]
        return [] if found == ["ok"] else found

    def _prepare(self, *, was_logged: bool) -> None:
        """Settings first, then what is there, then the tables in the version that we know.

        The log is read once nobody else can write in it: a program that ends has its last word.
        """
        for setting in SETTINGS:
            self.rows(f"PRAGMA {setting}")
        with self.at_once():
            ((version,),) = self.rows("PRAGMA user_version")
        if was_logged:
            self._recover(_log(self.path) or b"")
        if self.path.stat().st_size <= CHECKED_AT_ONCE and (faults := self.faults()):
            raise DiskError(Hindrance.DAMAGED, faults[0])
        self._migrate(int(str(version)))

    def _recover(self, log: bytes) -> None:
        """What a program that was ended left in its log, unless not all of it can be read."""
        try:
            ((_, kept, _),) = self.rows("PRAGMA wal_checkpoint(PASSIVE)")
        except DiskError as error:
            if error.hindrance is Hindrance.FULL:
                return  # it can be read all the same, and is moved over once there is room
            raise
        lost = unread(log, int(str(kept)))
        if lost > 1:
            with told():
                beside(self.path, UNREAD).write_bytes(log)
            raise DiskError(Hindrance.DAMAGED, f"{lost} acts in the log")
        self.torn = lost == 1

    def _migrate(self, version: int) -> None:
        """One version after the other, or none at all."""
        if version > schema.VERSION:
            raise DiskError(Hindrance.NEWER, f"version {version}")
        with self.at_once():
            for following in range(version + 1, schema.VERSION + 1):
                for statement in schema.MIGRATIONS[following]:
                    self.write(statement)
                self.write(f"PRAGMA user_version = {following}")


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


@contextmanager
def _closely(path: Path) -> Iterator[None]:
    """The same; a disk that may only be read may say no more than that something failed."""
    try:
        with told():
            yield
    except DiskError as error:
        vague = error.hindrance in {Hindrance.UNREACHABLE, Hindrance.FAILING}
        if vague and not is_writable(path):
            raise DiskError(Hindrance.READ_ONLY, error.detail) from error
        raise


def beside(path: Path, ending: str) -> Path:
    """A file that belongs to this one."""
    return path.with_name(f"{path.name}-{ending}")


def all_of(path: Path) -> list[Path]:
    """The file and all that may lie beside it."""
    return [path, *(beside(path, ending) for ending in (LOG, UNREAD, "shm", "journal"))]


def is_there(path: Path) -> bool:
    """Whether there is an archive, or what is left of one."""
    with told():
        return any(file.exists() for file in all_of(path))


def _log(path: Path) -> bytes | None:
    """What a program that was ended has left beside the file."""
    log = beside(path, LOG)
    return log.read_bytes() if log.exists() else None


def _look(path: Path) -> None:
    """Turn back at a newer file, and at one that lost something, before any of it is touched.

    A file that is open here may not be looked at so: by POSIX all locks of a program on a file
    are gone as soon as it closes the file anywhere.
    """
    if is_open_here(path):
        raise DiskError(Hindrance.IN_USE, "by this very program")
    if beside(path, UNREAD).exists():
        raise DiskError(Hindrance.DAMAGED, f"acts in {beside(path, UNREAD).name}")
    size = path.stat().st_size if path.exists() else 0
    log = _log(path)
    if not size:
        if log:
            raise DiskError(Hindrance.DAMAGED, "there is a log, but nothing in the file")
        return
    with path.open("rb") as file:
        head = file.read(HEAD)
    if not head.startswith(MAGIC):
        if beside(path, "journal").exists():
            return  # the power went before there was anything
        raise DiskError(Hindrance.DAMAGED, "it does not begin like an archive")
    version, page = int.from_bytes(head[60:64], "big"), int.from_bytes(head[16:18], "big")
    if version > schema.VERSION:
        raise DiskError(Hindrance.NEWER, f"version {version}")
    if page and size % page and not log:
        raise DiskError(Hindrance.DAMAGED, "the file ends within a page")


def is_open_here(path: Path) -> bool:
    """Whether this very program has the file open."""
    return _identity(path) in _OPEN


def _identity(path: Path) -> tuple[int, int] | None:
    """What a file is, under whatever name."""
    status = path.stat() if path.exists() else None
    return status and (status.st_dev, status.st_ino)
