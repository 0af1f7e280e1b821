"""What is said when Hotels itself fails, and a report that names nobody."""

import errno
import sys
import traceback
from collections.abc import Iterator, Sequence
from types import TracebackType
from typing import Any, NamedTuple

from hotels.wording.language import to_phrase

TITLE = to_phrase("Something went wrong in Hotels")
HAPPENED = to_phrase(
    "Hotels couldn't do what you asked. This is a fault in the app, not your mistake."
)
SAFE = to_phrase(
    "What you entered is safe. Every entry was saved before it appeared on the screen, and none "
    "has changed."
)
GO_ON_WITH = to_phrase("Tap Continue to reopen the game as it was saved.")
GO_ON_HOME = to_phrase("Tap Continue to go back to Home.")
AGAIN = to_phrase(
    "It happened again right away. Tap Continue to go to Home, where you will find the game as it"
    " was saved."
)
NO_WAY_ON = to_phrase("Hotels could not be opened. Close it and open it again.")
HAND_ON = to_phrase(
    "If it happens again, share the report. It says what the app was doing, without names, notes "
    "or amounts."
)
RESUMED = to_phrase("Hotels was interrupted by an error. This is the game as it was saved.")
RESUMED_HOME = to_phrase("Hotels was interrupted by an error. Everything that was saved is here.")

GO_ON, COPY, SHARE, READ, HIDE, CLOSE = (
    to_phrase("Continue"),
    to_phrase("Copy the report"),
    to_phrase("Share the report"),
    to_phrase("Read the report"),
    to_phrase("Hide the report"),
    to_phrase("Close Hotels"),
)
COPIED = to_phrase("The report is copied. Paste it where you want it.")
NOT_COPIED = to_phrase("This device couldn't copy the report. You can read it here.")

LAST_ENTRIES = 10
FIRST_FRAMES, LAST_FRAMES = 5, 30
"""So many steps of the program are told, the outermost and the innermost."""

LONGEST_CHAIN = 5
"""So many errors that led to one another."""

ROOTS = ("hotels", "kivy", "kivymd", "plyer", "jnius", "android", "tests")
"""Folders of programs: what stands before them in a path may be somebody's name."""

LIBRARIES = ("site-packages", "dist-packages")


class Around(NamedTuple):
    """What was there when it happened, nothing of it anybody's own."""

    versions: Sequence[tuple[str, str]]
    window: str
    screen: str
    kind: str
    """Of the game at the table; empty where there is none."""
    lines: int
    entries: tuple[str, ...]
    """The sorts of the last ones, without what stands in them."""


def report(error: BaseException, around: Around) -> str:
    """All that a developer can use and nobody needs to hide."""
    said = [f"{name} {version}" for name, version in around.versions]
    said += [around.window, f"Screen: {around.screen}"]
    if around.kind:
        said.append(f"Game: {around.kind}, {around.lines} lines, the last of them:")
        said.append(f"  {', '.join(around.entries) or 'none'}")
    for one in _chain(error):
        said += ["", _name(one), *_steps(one.__traceback__)]
    return "\n".join([*said, ""])


def last_acts(lines: Sequence[Any]) -> tuple[str, ...]:
    """The sorts of the last acts: ``Write Lay``, ``Undo``."""
    found = []
    for line in lines[-LAST_ENTRIES:]:
        entry = getattr(line.act, "entry", None)
        words = [type(line.act).__name__, *([type(entry).__name__] if entry is not None else [])]
        found.append(" ".join(words))
    return tuple(found)


def short(path: str) -> str:
    """Where a part of a program stands, without the folders of whoever runs it."""
    parts = path.replace("\\", "/").split("/")
    for library in LIBRARIES:
        if library in parts:
            return "/".join(parts[_last(parts, library) + 1 :])
    for place in range(len(parts) - 2, -1, -1):
        if parts[place] in ROOTS:
            return "/".join(parts[place:])
    return parts[-1]


def _chain(error: BaseException) -> Iterator[BaseException]:
    """The error, and those that led to it."""
    seen: list[BaseException] = []
    one: BaseException | None = error
    while one is not None and one not in seen and len(seen) < LONGEST_CHAIN:
        yield one
        seen.append(one)
        one = one.__cause__ or (None if one.__suppress_context__ else one.__context__)


def _name(error: BaseException) -> str:
    """What sort of error it is; what it says is left out, for it may say a name."""
    kind = type(error)
    name = (
        kind.__qualname__
        if kind.__module__ == "builtins"
        else f"{kind.__module__}.{kind.__qualname__}"
    )
    number = getattr(error, "errno", None)
    if isinstance(number, int):
        name = f"{name} {errno.errorcode.get(number, number)}"
    return name


def _steps(begin: TracebackType | None) -> Iterator[str]:
    """The way through the program, the innermost step last."""
    steps = [
        f"  {short(frame.f_code.co_filename)}:{line} in {frame.f_code.co_name}"
        for frame, line in traceback.walk_tb(begin)
    ]
    left_out = len(steps) - FIRST_FRAMES - LAST_FRAMES
    if left_out > 0:
        steps[FIRST_FRAMES:-LAST_FRAMES] = [f"  and {left_out} more"]
    yield from steps


def _last(parts: Sequence[str], word: str) -> int:
    return len(parts) - 1 - [*parts][::-1].index(word)


def python() -> str:
    """Which Python this is."""
    return ".".join(map(str, sys.version_info[:3]))
