"""What comes in is read and never run; nothing of it becomes a path, a command or a pattern."""

import ast
import json
import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import gettempdir

import pytest

from tests.command import Value, changed, places
from tests.fuzz.spoilt import FILES, QUICK
from tests.fuzz.used import taken_and_used
from tests.test_shape import files, imports, package, parsed, within
from tests.watched import watched

RUNS = (
    *("pickle", "marshal", "shelve", "dbm", "yaml", "ctypes", "cffi", "subprocess", "pty"),
    *("multiprocessing", "code", "codeop", "runpy", "zipfile", "tarfile", "plistlib", "xml"),
    *("kivy.lang.Builder.load_string", "kivy.uix.rst", "kivy.uix.codeinput", "kivy.app.Builder"),
)
"""What runs what it reads, starts programs, or unpacks files to where they say."""

IMPORTER = "hotels/__main__.py"
"""Loads the file of a call that it knows itself."""

CALLS_NEVER = {"eval", "exec", "compile", "__import__", "breakpoint", "input"}
METHODS_NEVER = {
    *("system", "popen", "startfile", "load_string", "load_file", "enable_load_extension"),
    *("load_extension", "executescript", "execv", "execve", "execvp", "spawnl", "spawnv", "fork"),
}
SAID_NEVER = {"markup", "shell"}
"""What no call is told: words are shown as they are, and no shell reads anything."""


def dangers(module: ast.Module) -> Iterator[str]:
    """What could run somebody's text, with its line."""
    for node in ast.walk(module):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in CALLS_NEVER:
                yield f"{node.lineno}: {name}()"
            case ast.Attribute(attr=name) if name in METHODS_NEVER:
                yield f"{node.lineno}: .{name}"
            case ast.keyword(arg=name) if name in SAID_NEVER:
                yield f"{node.value.lineno}: {name}="
            case ast.Attribute(attr="markup", ctx=ast.Store()):
                yield f"{node.lineno}: .markup ="


def test_nothing_in_hotels_runs_what_it_reads() -> None:
    for path in files("main.py", "hotels/**/*.py"):
        module = parsed(path)
        assert [f"{path}:{danger}" for danger in dangers(module)] == []
        for name in imports(module, package(path)):
            assert not within(name, *RUNS), f"{path} imports {name}"
            if within(name, "importlib"):
                assert path.match(IMPORTER), f"{path} imports {name}"


@pytest.mark.parametrize(
    "source",
    [
        *("eval('x')", "exec(x)", "os.system(x)", "from os import x\nx.popen(1)", "f(shell=True)"),
        *("Label(markup=True)", "label.markup = True", "Builder.load_string(x)"),
        "connection.executescript(x)",
    ],
)
def test_every_danger_is_seen(source: str) -> None:
    assert [*dangers(ast.parse(source))]


def test_no_file_of_a_screen_is_written_in_kivy_s_own_language() -> None:
    root = Path(__file__).parents[2]
    assert [*root.glob("hotels/**/*.kv")] == []


def test_nothing_that_is_taken_in_reaches_beyond_the_archive() -> None:
    data = [json.dumps(value).encode() for value in (*FILES.values(), *_with_odd_texts())]
    with watched() as seen:
        for one in data:
            taken_and_used(one)
    begins = f"writes: {QUICK or gettempdir()}{os.sep}tmp"
    assert any(said.startswith(begins) for said in seen)
    assert [said for said in seen if not said.startswith(begins)] == []


def _with_odd_texts() -> Iterator[Value]:
    """Each file with the names of files at the places where a name or an id stands."""
    for value in FILES.values():
        for place in places(value):
            if place[-1] in {"id", "name", "source"} or place == ("players", 0):
                for text in ("../../../../etc/passwd", "/dev/shm/x"):  # noqa: S108 - as one might
                    yield changed(value, place, text)
