"""A file that is handed on: where it may lie, what it may be called, how it is written."""

import errno
import os
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from hotels.private import created
from hotels.wording.language import phrase

LONGEST_NAME = 200
"""Bytes of a file name; every system takes as many."""

NEVER = '<>:"/\\|?*'
"""Signs that some system takes in no file name."""

RESERVED = frozenset(
    {
        *("con", "prn", "aux", "nul"),
        *(f"{port}{number}" for port in ("com", "lpt") for number in range(1, 10)),
    }
)
"""Names that Windows keeps to itself."""


DOWNLOADS = "Downloads"
"""The folder that a browser and other apps put files in."""


class Fault(StrEnum):
    """Why a file cannot be written."""

    NO_NAME = "no name"
    BAD_SIGN = "a sign no file name may have"
    TOO_LONG = "too long a name"
    IS_FOLDER = "it is a folder"
    FULL = "the disk is full"
    FORBIDDEN = "not allowed"
    NO_FOLDER = "no such folder"
    OTHER = "something else"


class Folder(NamedTuple):
    """A folder that a file may be put in."""

    name: str
    path: Path


def folders(home: Path) -> tuple[Folder, ...]:
    """Documents and Downloads where they are there, and the home folder."""
    usual = (
        Folder(phrase("a folder|Documents"), home / "Documents"),
        Folder(phrase("a folder|Downloads"), home / DOWNLOADS),
    )
    there = (folder for folder in usual if folder.path.is_dir())
    return (*there, Folder(phrase("a folder|Home"), home))


def named(typed: str, suffix: str) -> str:
    """The name of a file as somebody typed it, with its suffix."""
    name = typed.strip()
    return name if not name or name.lower().endswith(f".{suffix}") else f"{name}.{suffix}"


def fault_in(name: str) -> Fault | None:
    """Why no file may be called so on some system."""
    if any(sign in NEVER or not sign.isprintable() for sign in name):
        return Fault.BAD_SIGN
    stem = name.partition(".")[0].strip()
    if not stem or stem.lower() in RESERVED:
        return Fault.NO_NAME
    try:
        long = len(os.fsencode(name))
    except UnicodeEncodeError:
        return Fault.BAD_SIGN
    return Fault.TOO_LONG if long > LONGEST_NAME else None


def put(path: Path, data: bytes) -> None:
    """The file whole or not at all; what was there stays until all is written."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    beside = path.with_name(f".hotels-{os.urandom(8).hex()}.part")
    try:
        with created(beside, new=True) as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except BaseException:
        _away(beside)
        raise


def why_not(error: OSError) -> Fault:
    """What stands against writing."""
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            return Fault.FULL
        case errno.EACCES | errno.EPERM | errno.EROFS:
            return Fault.FORBIDDEN
        case errno.ENOENT | errno.ENOTDIR:
            return Fault.NO_FOLDER
        case errno.EISDIR:
            return Fault.IS_FOLDER
        case errno.ENAMETOOLONG:
            return Fault.TOO_LONG
    return Fault.OTHER


def _away(path: Path) -> None:
    """What was begun goes, if the system lets it."""
    try:
        path.unlink(missing_ok=True)
    except OSError:
        return
