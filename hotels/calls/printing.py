"""What goes out: results on standard output, complaints on standard error."""

import contextlib
import json
import os
import sys

UNUSABLE = 2
"""The status of an input that cannot be used."""


class Unusable(Exception):
    """Why a call cannot do what it is asked: of which file, where in it, and why."""

    def __init__(
        self, name: str, reason: str, place: str = "", status: int = UNUSABLE, **facts: object
    ) -> None:
        super().__init__(name, place, reason)
        self.name, self.place, self.reason = name, place, reason
        self.status = status
        self.facts = facts
        """What else a program is told: what is safe, by the names that a result has for it."""


def prepare() -> None:
    """Show a name escaped where the terminal cannot show it."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def said(line: str = "") -> None:
    """Write one line of results; where nobody reads on, the verdict is reached all the same."""
    if sys.stdout is None:
        message = "standard output is closed"
        raise OSError(None, message)
    try:
        sys.stdout.write(f"{on_one_line(line)}\n")
    except BrokenPipeError:
        unheard()


def as_json(value: object) -> None:
    """Write one object on a line of its own."""
    said(json.dumps(value))


def refused(unusable: Unusable, *, as_object: bool) -> int:
    """Say why a call cannot do what it is asked; the status that follows."""
    complaint(unusable.name, unusable.place, unusable.reason)
    if as_object:
        why = ": ".join(filter(None, (unusable.place, unusable.reason)))
        as_json({"refused": why, **unusable.facts})
    return unusable.status


def complaint(name: str, place: str, reason: str) -> None:
    """Say on standard error what is wrong with a file, in one line, after the results so far."""
    flush()
    line = on_one_line(": ".join(part for part in (name or "''", place, reason) if part))
    try:
        sys.stderr.write(f"{line}\n")
        sys.stderr.flush()
    except (AttributeError, OSError):  # closed, or on a full disk: the status has to say it
        _to_nowhere(2)


def flush() -> None:
    """Hand on what was written so far."""
    try:
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        unheard()


def unheard() -> None:
    """Let what is still to be written go nowhere, so that nothing fails for it later."""
    _to_nowhere(1)


def on_one_line(text: str) -> str:
    """A text that stays on its line, however odd; whole, so that a file's name is found again."""
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else "?" for sign in text)


def _to_nowhere(stream: int) -> None:
    """Turn a stream that nobody takes away."""
    with contextlib.suppress(OSError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream)
