"""The real program on a screen of its own, and a finger that touches that screen."""

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic, sleep
from typing import Self

from tools.tour.display import DIES_WITH_US, Display, Picture

ROOT = Path(__file__).parents[2]
SIZE = 1280, 800
PATIENCE = 60
"""Seconds the window may take to appear."""

PAUSE = 0.1
"""Seconds between two looks for the window."""

ERROR = re.compile(r"Traceback|^.*Hotels: ", re.MULTILINE)
"""How an error begins in what the program says: Python's own, or the app's report of one."""

SURROUNDINGS = {
    "KCFG_GRAPHICS_WIDTH": str(SIZE[0]),
    "KCFG_GRAPHICS_HEIGHT": str(SIZE[1]),
    "KIVY_LOG_MODE": "PYTHON",
    "KIVY_METRICS_DENSITY": "1",
    "KIVY_WINDOW": "sdl2",
    "LANGUAGE": "en",
    "LIBGL_ALWAYS_SOFTWARE": "1",
    "SDL_VIDEODRIVER": "x11",
    "SDL_VIDEO_WINDOW_POS": "0,0",
    "SDL_VIDEO_X11_WMCLASS": "hotels",
}


OURS = (sys.executable, str(ROOT / "main.py"))
"""How the program is started."""


class Program:
    """``main.py`` with an archive of its own; it can be killed and started again.

    Another command starts it from elsewhere, in a folder of its own.
    """

    def __init__(self, folder: Path, command: Sequence[str] = OURS, inside: Path = ROOT) -> None:
        self._command, self._inside = command, inside
        self.archive = folder / "data"
        self.log = folder / "log"
        self._kivy = folder / "kivy"
        self._display = Display(*SIZE)
        self._running: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self._display.__enter__()
        self._surroundings = {
            **{name: value for name, value in os.environ.items() if not name.startswith("KIVY_")},
            **SURROUNDINGS,
            "DISPLAY": self._display.name,
            "HOTELS_DATA": str(self.archive),
            "KIVY_HOME": str(self._kivy),
        }
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        self._display.__exit__()

    def start(self) -> None:
        """Open it, and wait for its window."""
        self.launch()
        self.wait_for_window()

    def launch(self) -> None:
        """Open it."""
        with self.log.open("ab") as log:
            self._running = subprocess.Popen(
                (*DIES_WITH_US, *self._command),
                cwd=self._inside,
                env=self._surroundings,
                stdout=log,
                stderr=log,
            )

    def wait_for_window(self) -> None:
        """Wait until its window is there, or it is not going to be."""
        until = monotonic() + PATIENCE
        while not self._has_window():
            if not self.runs:
                message = f"The program ended before it had a window.\n{self._said()}"
                raise ChildProcessError(message)
            if monotonic() > until:
                message = f"The program had no window after {PATIENCE} s.\n{self._said()}"
                raise TimeoutError(message)
            sleep(PAUSE)

    def _has_window(self) -> bool:
        search = ("xdotool", "search", "--onlyvisible", "--class", "hotels")
        found = subprocess.run(
            search,
            env=self._surroundings,
            check=False,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        return found.returncode == 0

    def kill(self) -> None:
        """End it at once, whatever it is doing: kill -9."""
        if self._running is not None:
            self._running.kill()
            self._running.wait()
            self._running = None

    @property
    def runs(self) -> bool:
        """Whether it is open."""
        return self._running is not None and self._running.poll() is None

    @property
    def complaints(self) -> str:
        """What it said of errors, from the first one on."""
        found = ERROR.search(self._said())
        return found.string[found.start() :] if found else ""

    def _said(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")

    def picture(self) -> Picture:
        """What its screen shows."""
        return self._display.picture()

    def touch(self, x: float, y: float) -> None:
        """A finger down for a moment, at a place from the bottom left."""
        place = (str(round(x)), str(SIZE[1] - round(y)))
        down = ("mousedown", "1", "sleep", "0.05", "mouseup", "1")
        self._hand("mousemove", *place, *down)

    def wheel(self, x: float, y: float, *, down: bool) -> None:
        """One notch of the wheel there."""
        self._hand("mousemove", str(round(x)), str(SIZE[1] - round(y)), "click", "54"[not down])

    def type(self, text: str) -> None:
        """Some letters on the keyboard."""
        self._hand("type", "--delay", "30", text)

    def key(self, name: str) -> None:
        """A key, as X calls it."""
        self._hand("key", name)

    def _hand(self, *does: str) -> None:
        """What xdotool is told."""
        subprocess.run(
            ["xdotool", *does],
            env=self._surroundings,
            check=True,
            stdout=subprocess.DEVNULL,
        )
