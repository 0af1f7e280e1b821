"""What Python itself reports of this process: sockets, processes, and files that are written.

The hook cannot be taken off again, so it looks away as long as nobody watches. Kivy's window has a
socket of its own to the screen, which is opened in C and is none of the internet.
"""

import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

INTERNET = {socket.AF_INET, socket.AF_INET6}
ASKS = (
    *("socket.getaddrinfo", "socket.gethostby", "socket.getnameinfo", "urllib.Request"),
    *("http.client.", "ftplib.", "smtplib.", "imaplib.", "poplib.", "telnetlib."),
)
STARTS = (
    *("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.spawn", "os.fork"),
    *("os.startfile", "pty.spawn", "webbrowser.open"),
)
LOADS = ("ctypes.dlopen", "pickle.find_class", "code.__new__", "sqlite3.load_extension")
MOVES = (
    *("os.rename", "os.remove", "os.mkdir", "os.rmdir", "os.link", "os.symlink", "os.truncate"),
    *("os.chmod", "shutil.move", "shutil.copy"),
)
AT_A_FOLDER = {"os.remove", "os.rmdir"}

_seen: list[list[str]] = []


def _look(event: str, arguments: tuple[Any, ...]) -> None:
    """One thing that Python does; nothing it raises reaches what is watched."""
    if _seen and (said := _said(event, arguments)):
        _seen[-1].append(said)


def _said(event: str, arguments: tuple[Any, ...]) -> str:
    """What is to be told of it; empty for all that does no harm."""
    if event == "socket.__new__":
        return "internet: a socket" if arguments[1] in INTERNET else ""
    if event.startswith(ASKS):
        return f"internet: {event} {arguments[0]!r}"
    if event.startswith(STARTS):
        return f"starts: {event} {arguments[0]!r}"
    if event.startswith(LOADS):
        return f"loads: {event} {arguments!r}"
    if event in AT_A_FOLDER and arguments[1] != -1:
        return ""  # of a folder that is open: how a whole one is taken away
    if event == "os.truncate" and isinstance(arguments[0], int):
        return ""  # of a file that is open, which was told when it was
    if event.startswith(MOVES) or event == "sqlite3.connect":
        return f"writes: {os.fsdecode(arguments[0])}"
    if event == "open" and isinstance(arguments[0], str | bytes | os.PathLike):
        _, mode, flags = arguments
        writes = flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT) if mode is None else "r" not in mode
        return f"writes: {os.fsdecode(arguments[0])}" if writes else ""
    return ""


sys.addaudithook(_look)


@contextmanager
def watched() -> Iterator[list[str]]:
    """Everything that is seen as long as the with block lasts, and by no block around it."""
    seen: list[str] = []
    _seen.append(seen)
    try:
        yield seen
    finally:
        _seen.pop()
