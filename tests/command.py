"""The command line as a keeper calls it: in this process, or as one of its own."""

import contextlib
import copy
import io
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

from hotels.__main__ import main

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "tests" / "games"

Value = Any
"""A JSON value, whatever a test makes of it."""


class Said(NamedTuple):
    """What a call ended with and what it wrote."""

    status: int
    out: str
    err: str


def hotels(*arguments: object, stdin: bytes | None = b"") -> Said:
    """One call, in this process."""
    out, err = io.StringIO(), io.StringIO()
    given = None if stdin is None else io.TextIOWrapper(io.BytesIO(stdin))
    with (
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        mock.patch.object(sys, "stdin", given),
    ):
        status = main([str(argument) for argument in arguments])
    return Said(status, out.getvalue(), err.getvalue())


def process(*arguments: str | bytes | Path, **how: Value) -> Value:
    """One call, as a process of its own."""
    command = [sys.executable, "-m", "hotels", *arguments]
    how = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **how}
    return subprocess.run(command, cwd=ROOT, check=False, **how)


def recorded(name: str) -> Value:
    """A recorded game, to be changed at will."""
    return json.loads((GAMES / f"{name}.json").read_text(encoding="utf-8"))


def written(folder: Path, value: Value, name: str = "file.json") -> Path:
    """The value as a file."""
    path = folder / name
    path.write_text(json.dumps(value), encoding="utf-8")
    return path


def places(value: Value, here: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Where in a JSON value something stands: every field and every item, however deep."""
    if isinstance(value, dict | list):
        for key, one in value.items() if isinstance(value, dict) else enumerate(value):
            yield (*here, key)
            yield from places(one, (*here, key))


def changed(value: Value, place: tuple[str | int, ...], new: Value) -> Value:
    """The value with something else at a place."""
    value = copy.deepcopy(value)
    *above, last = place
    holder = value
    for key in above:
        holder = holder[key]
    holder[last] = new
    return value


def without(value: Value, place: tuple[str | int, ...]) -> Value:
    """The value with nothing at a place."""
    value = copy.deepcopy(value)
    *above, last = place
    holder = value
    for key in above:
        holder = holder[key]
    del holder[last]
    return value
