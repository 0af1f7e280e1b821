"""Files as the command line reads them, and complaints as it makes them."""

import json
import sys

from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fault, parsed
from hotels.wording.amounts import quoted
from hotels.wording.objections import sentence
from hotels.wording.speech import Speech

LARGEST_MB = 50

UNREADABLE = "unreadable"


def content(name: str) -> object:
    """The JSON value of a file, or of standard input for ``-``."""
    limit = LARGEST_MB * 1_000_000
    try:
        if name == "-":
            text = sys.stdin.buffer.read(limit + 1)
        else:
            with open(name, "rb") as file:
                text = file.read(limit + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or "it has no usable name"
        raise Refused(UNREADABLE, why=why) from None
    if len(text) > limit:
        raise Refused(Fault.TOO_LARGE, limit=LARGEST_MB)
    return parsed(text)


def why(refused: Refused, speech: Speech | None = None) -> str:
    """Why a file was refused, in one sentence."""
    if refused.code == UNREADABLE:
        return f"the file cannot be read: {quoted(refused.facts['why'])}"
    return sentence(refused.code, refused.facts, speech or Speech())


def complaint(name: str, place: str, reason: str) -> None:
    """Say on standard error what is wrong with a file, in one line."""
    line = ": ".join(part for part in (on_one_line(name), place, reason) if part)
    sys.stderr.write(f"{line}\n")


def place_of(refused: Refused) -> str:
    """Where in a transcript something is wrong."""
    return "header" if refused.place is None else f"event {refused.place}"


def said(line: str = "") -> None:
    """Write one line of results."""
    sys.stdout.write(f"{line}\n")


def as_json(value: object) -> None:
    """Write one object on a line of its own."""
    said(json.dumps(value))


def on_one_line(name: str) -> str:
    """A file's name on one line, however odd; never shortened, so that it can be found again."""
    return "".join(sign if sign.isprintable() else "?" for sign in name)
