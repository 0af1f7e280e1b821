"""``export``: a recorded game as a ledger in words, a table, an accounting file, a link."""

import os
import re
import shutil
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping
from datetime import date, datetime
from pathlib import Path

from hotels.calls.files import FINE, UNUSABLE, content, names_in, refusal
from hotels.calls.printing import complaint, unheard
from hotels.exports.beancount import TooLate, beancount
from hotels.exports.bgstats import UnderWay, bgstats
from hotels.exports.played import Played, of_transcript
from hotels.exports.statement import statement
from hotels.exports.text import text
from hotels.ledger.chains.transcript import BAD_DATE, transcript
from hotels.ledger.objection import Refused
from hotels.wording.speech import Speech

FORMS: Mapping[str, Callable[[Played], str]] = {
    "text": text,
    "csv": statement,
    "beancount": beancount,
    "bgstats": bgstats,
}

_DAY = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)


def run(arguments: Namespace) -> int:
    """Replay strictly, write the form asked for."""
    try:
        given = None if arguments.date is None else day(arguments.date)
    except Refused as refused:
        return refusal(arguments.call, refused)
    speech = Speech()
    value: object = None
    try:
        value = content(arguments.file)
        game = transcript(value)
        speech = Speech(game.header.edition, game.players, game.names)
        when = given or (day(game.played[:10]) if game.played else today())
        said = FORMS[arguments.to](of_transcript(game, when))
    except Refused as refused:
        place = "header" if refused.place is None else f"event {refused.place}"
        speech = speech if speech.players else Speech(players=names_in(value))
        return refusal(arguments.file, refused, place, speech)
    except UnderWay:
        return _unfit(arguments.file, "the game is still under way; BG Stats takes finished ones")
    except TooLate:
        return _unfit(arguments.file, f"{when} is too late a date: each turn takes a day after it")
    if arguments.out is None or arguments.out == "-":
        _shown(said)
        return FINE
    return _written(said, arguments.out, arguments.file)


def day(text: str) -> date:
    """The day a text names."""
    try:
        if _DAY.fullmatch(text):
            return date.fromisoformat(text)
    except ValueError:
        pass
    raise Refused(BAD_DATE, text=text)


def today() -> date:
    """The day it is here."""
    return datetime.now().astimezone().date()


def _unfit(name: str, reason: str) -> int:
    """Say why this game has no such form."""
    complaint(name, "", reason)
    return UNUSABLE


def _shown(text: str) -> None:
    """The result on standard output: as it is, so that it can be sent into a file."""
    if sys.stdout is None:
        message = "standard output is closed"
        raise OSError(None, message)
    raw = getattr(sys.stdout, "buffer", None)
    try:
        if raw is None or sys.stdout.isatty():
            sys.stdout.write(text)
            return
        sys.stdout.flush()
        left = memoryview(text.encode())
        while left:
            left = left[raw.write(left) :]
    except BrokenPipeError:
        unheard()


def _written(text: str, out: str, file: str) -> int:
    """The result in a file, whole or not at all."""
    if not out:
        return _unfit(out, "the file cannot be written: it has no name")
    path = Path(out)
    try:
        if path.exists() and Path(file).exists() and path.samefile(file):
            return _unfit(out, "this is the game's own file")
        if path.exists() and not path.is_file():  # a device, which nothing may be put in place of
            path.write_bytes(text.encode())
        else:
            _replaced(Path(os.path.realpath(path)), text.encode())
    except (OSError, ValueError) as error:
        return _unfit(out, f"the file cannot be written: {_hindrance(error)}")
    return FINE


def _replaced(path: Path, data: bytes) -> None:
    """A new file beside it, complete on the disk, then put in its place."""
    if path.exists() and not os.access(path, os.W_OK):
        raise PermissionError
    beside = path.with_name(f".hotels-{os.urandom(8).hex()}.part")
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(handle)
        if path.exists():
            shutil.copymode(path, beside)
        beside.replace(path)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def _hindrance(error: Exception) -> str:
    """What stands against writing, in plain words."""
    match error:
        case FileNotFoundError() | NotADirectoryError():
            return "there is no such folder"
        case IsADirectoryError():
            return "it is a folder"
        case PermissionError():
            return "you may not write there"
        case OSError(strerror=str(words)):
            return words
    return "it has no usable name"
