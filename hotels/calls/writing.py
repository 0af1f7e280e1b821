"""A result in a file: whole or not at all, and why it cannot be written."""

import os
import shutil
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from hotels.calls.printing import Unusable
from hotels.private import created

NO_NAME = "it has no name"

SHOWN = frozenset({None, "-"})
"""What stands for standard output."""


def for_answer(arguments: Namespace) -> None:
    """Refuse a result and an answer about it that would both go to standard output."""
    if arguments.json and arguments.out in SHOWN:
        why = "--json uses standard output; name a file for the export with -o"
        raise Unusable(arguments.call, why)


@contextmanager
def in_place(out: str) -> Iterator[IO[bytes]]:
    """A file to write to; what was there stays until all is written, and a device stays one."""
    if not out:
        raise OSError(None, NO_NAME)
    path = Path(out)
    if path.exists() and not path.is_file():  # a device, which nothing may be put in place of
        with path.open("wb") as file:
            yield file
        return
    path = Path(os.path.realpath(path))
    if path.exists() and not os.access(path, os.W_OK):
        raise PermissionError
    beside = path.with_name(f".hotels-{os.urandom(8).hex()}.part")
    try:
        with created(beside, new=True) as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, beside)
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def standard_output() -> IO[bytes]:
    """Standard output as it is, so that it can be sent into a file."""
    if sys.stdout is None:
        message = "standard output is closed"
        raise OSError(None, message)
    return sys.stdout.buffer


def is_one_of(out: str, *files: Path) -> bool:
    """Whether a name leads to one of these files, whether or not it exists."""
    if not out:
        return False
    real = os.path.realpath(out)
    return any(
        real == os.path.realpath(file)
        or (file.exists() and Path(out).exists() and file.samefile(out))
        for file in files
    )


def unwritable(error: Exception) -> str:
    """Why it cannot be written, in plain words."""
    return f"the file cannot be written: {_hindrance(error)}"


def _hindrance(error: Exception) -> str:
    """What it is."""
    match error:
        case FileNotFoundError() | NotADirectoryError():
            return "folder not found"
        case IsADirectoryError():
            return "it is a folder"
        case PermissionError():
            return "permission denied"
        case OSError(strerror=str(words)):
            return words
    return "invalid file name"
