"""Whether a window can be opened here: ends with 0, or with 1 and why not."""

import ctypes
import os
import socket
import sys
from collections.abc import Mapping
from pathlib import Path
from threading import Thread

PATIENCE = 5.0
"""Seconds a screen may take to answer."""


def lack(platform: str, environment: Mapping[str, str]) -> str:
    """Why no window can be opened; empty where it can be, or where that cannot be told."""
    if platform != "linux":
        return ""
    named = [name for name in ("DISPLAY", "WAYLAND_DISPLAY") if environment.get(name)]
    if not named:
        return "There is no screen here"
    if any(ANSWERS[name](environment) for name in named):
        return ""
    return "No screen answers at " + " or ".join(f"{name}={environment[name]}" for name in named)


def _x11(environment: Mapping[str, str]) -> bool:
    """Whether the X server lets us in."""
    try:
        opened = ctypes.CDLL("libX11.so.6").XOpenDisplay
    except OSError:
        return True  # nothing to ask with
    opened.restype = ctypes.c_void_p
    answer: list[int | None] = []
    name = environment["DISPLAY"].encode()
    asking = Thread(target=lambda: answer.append(opened(name)), daemon=True)
    asking.start()
    asking.join(PATIENCE)
    return any(answer)


def _wayland(environment: Mapping[str, str]) -> bool:
    """Whether the Wayland compositor takes a connection."""
    place = Path(environment.get("XDG_RUNTIME_DIR", ""), environment["WAYLAND_DISPLAY"])
    with socket.socket(socket.AF_UNIX) as asking:
        asking.settimeout(PATIENCE)
        try:
            asking.connect(os.fspath(place))
        except OSError:
            return False
    return True


ANSWERS = {"DISPLAY": _x11, "WAYLAND_DISPLAY": _wayland}


if __name__ == "__main__":
    said = lack(sys.platform, os.environ)
    sys.stdout.write(said)
    sys.stdout.flush()
    os._exit(bool(said))  # a server that does not answer is not waited for
