"""One SQLite file, opened to be written by one program at a time."""

import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Self

from hotels.private import created
from hotels.store import schema
from hotels.store.folder import LOG, UNREAD, beside, close_to_others, is_writable, make
from hotels.store.hindrance import DiskError, Hindrance, hindrance_of, told
from hotels.store.looking import PATIENCE, Opened, held, log_of
from hotels.store.unread import read_through

__all__ = ["CHECKED_AT_ONCE", "SETTINGS", "Disk", "DiskError", "Hindrance", "Row", "hindrance_of"]

Row = tuple[object, ...]

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


class Disk:
    """The open file; whoever opens it second is told that it is in use."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.may_write = True
        self.torn = False
        """Whether an act may be missing that was being written when the power went."""
        with _closely(path):
            make(path.parent)
            close_to_others(path)
            with held(path) as is_begun:
                self.is_new = not is_begun
                was_logged = beside(path, LOG).exists()
            with suppress(FileExistsError):
                created(path, new=True).close()
            self._file = sqlite3.connect(path, isolation_level=None, timeout=PATIENCE)
            try:
                self._prepare(was_logged=was_logged)
                self._opened = Opened(path)
            except BaseException:
                self._file.close()
                raise

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()
        self._opened.close()

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
                created(part).close()
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
            self._recover(log_of(self.path) or b"")
        self._check_small()
        self._migrate(int(str(version)))

    def _check_small(self) -> None:
        """A file that is small enough is checked whole."""
        self.is_checked = self.path.stat().st_size <= CHECKED_AT_ONCE
        if self.is_checked and (faults := self.faults()):
            raise DiskError(Hindrance.DAMAGED, faults[0])

    def _recover(self, log: bytes) -> None:
        """What a program that was ended left in its log, unless not all of it can be read."""
        try:
            ((_, kept, _),) = self.rows("PRAGMA wal_checkpoint(PASSIVE)")
        except DiskError as error:
            if error.hindrance is Hindrance.FULL:
                return  # it can be read all the same, and is moved over once there is room
            raise
        _, lost = read_through(log, int(str(kept)))
        if lost > 1:
            with told(), created(beside(self.path, UNREAD)) as file:
                file.write(log)
            raise DiskError(Hindrance.DAMAGED, f"{lost} acts in the log")
        self.torn = lost == 1

    def _migrate(self, version: int) -> None:
        """One version after the other, or none at all."""
        if version > schema.VERSION:
            raise DiskError(Hindrance.NEWER, f"version {version}")
        if version == schema.VERSION:
            return
        with self.at_once():
            for following in range(version + 1, schema.VERSION + 1):
                for statement in schema.MIGRATIONS[following]:
                    self.write(statement)
                self.write(f"PRAGMA user_version = {following}")
        with suppress(DiskError):  # a full disk
            self.settle()


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
