"""Files as the command line reads them, and why one cannot be used."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from hotels.calls.hints import hint, hint_of_file
from hotels.calls.printing import Unusable
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.header_codec import UNKNOWN_EDITION
from hotels.ledger.chains.house import house_edition
from hotels.ledger.objection import Refused
from hotels.ledger.reading import LARGEST_MB, Fault, parsed
from hotels.wording.nearest import nearest
from hotels.wording.objections import sentence
from hotels.wording.speech import Speech

FINE, DISAGREES = 0, 1
"""What a call ends with besides 2; with several files the worst of theirs."""

UNREADABLE = "unreadable"
NO_NAME = "invalid file name"

_OF_THE_FILE = {UNREADABLE, Fault.NOT_JSON, Fault.NOT_UTF8, Fault.TOO_DEEP, Fault.TOO_LARGE}
"""What is said of a file as a whole."""


def content(name: str) -> object:
    """The JSON value of a file, or of standard input for ``-``."""
    limit = LARGEST_MB * 1_000_000
    try:
        with _opened(name) as file:
            text = file.read(limit + 1)
        if len(text) > limit:
            raise Refused(Fault.TOO_LARGE, limit=LARGEST_MB)
        if not text.strip():
            raise Refused(Fault.EMPTY, field="the file")
        return parsed(text)
    except (OSError, ValueError, MemoryError) as error:
        raise Refused(UNREADABLE, why=_hindrance(error, name)) from error


@contextmanager
def stream(name: str) -> Iterator[IO[bytes]]:
    """A file that is read bit by bit, or standard input for ``-``."""
    try:
        with _opened(name) as file:
            yield file
    except OSError as error:
        raise Refused(UNREADABLE, why=_hindrance(error, name)) from error


def edition_named(name: str, *besides: str) -> Edition:
    """An edition by its id, or a house edition in a file; besides ids some words may be said."""
    if name in EDITIONS:
        return EDITIONS[name]
    try:
        return house_edition(content(name))
    except Refused as refused:
        known = (*EDITIONS, *besides)
        if isinstance(refused.__cause__, FileNotFoundError) and not _is_of_a_file(name, known):
            raise Refused(UNKNOWN_EDITION, edition=name, known=known) from None
        raise


def no_edition(call: str, name: str, refused: Refused) -> Unusable:
    """Why there is no such edition: in the call, unless a file is named."""
    is_file = refused.facts.get("edition") != name
    return refusal(name if is_file else call, refused)


def refusal(name: str, refused: Refused, place: str = "", speech: Speech | None = None) -> Unusable:
    """Why something cannot be used."""
    return Unusable(name, why(refused, speech), place)


def place_of(refused: Refused) -> str:
    """Where in a record it breaks: ``event 12``, its header, or nowhere if it cannot be read."""
    if refused.code in _OF_THE_FILE or refused.facts.get("field") == "the file":
        return ""
    return "header" if refused.place is None else f"event {refused.place}"


def why(refused: Refused, speech: Speech | None = None) -> str:
    """Why a file was refused, in one sentence."""
    if refused.code == UNREADABLE:
        return str(refused.facts["why"])
    return sentence(refused.code, refused.facts, speech or Speech()) + hint(refused)


@contextmanager
def _opened(name: str) -> Iterator[IO[bytes]]:
    """What a name stands for."""
    if name == "-":
        if sys.stdin is None:
            message = "standard input is closed"
            raise OSError(None, message)
        yield sys.stdin.buffer
        return
    try:
        file = open(name, "rb")  # noqa: PTH123, SIM115  a path would take "" for the folder
    except ValueError as error:
        raise OSError(None, NO_NAME) from error
    with file:
        yield file


def _is_of_a_file(name: str, known: Iterable[str]) -> bool:
    """Whether a name that is neither an edition's nor a file's was to be a file's."""
    looks_like_one = len(Path(name).parts) > 1 or bool(Path(name).suffix)
    return looks_like_one or (not nearest(name, known) and bool(hint_of_file(name)))


def _hindrance(error: Exception, name: str) -> str:
    """Why a file cannot be read, in plain words."""
    why = NO_NAME
    match error:
        case FileNotFoundError():
            return f"file not found{hint_of_file(name)}"
        case IsADirectoryError():
            why = "it is a folder"
        case PermissionError():
            why = "permission denied"
        case MemoryError():
            why = "it is too large for the memory of this computer"
        case OSError(strerror=str(words)):
            why = words
    return f"the file cannot be read: {why}"
