"""The real program on a screen of its own, and a finger that touches that screen."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Self

from tools.tour.display import Display, Picture

ROOT = Path(__file__).parents[2]
SIZE = 1280, 800
PATIENCE = 60
"""Seconds the window may take to appear."""

SURROUNDINGS = {
    "KCFG_GRAPHICS_WIDTH": str(SIZE[0]),
    "KCFG_GRAPHICS_HEIGHT": str(SIZE[1]),
    "KIVY_LOG_MODE": "PYTHON",
    "KIVY_METRICS_DENSITY": "1",
    "LIBGL_ALWAYS_SOFTWARE": "1",
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
        with self.log.open("ab") as log:
            self._running = subprocess.Popen(
                self._command,
                cwd=self._inside,
                env=self._surroundings,
                stdout=log,
                stderr=log,
            )
        try:
            self._hand("search", "--sync", "--onlyvisible", "--class", "hotels", patience=PATIENCE)
        except subprocess.TimeoutExpired:
            message = f"no window within {PATIENCE} s\n{self.complaints}"
            raise TimeoutError(message) from None

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
        said = self.log.read_text(encoding="utf-8", errors="replace")
        return said[said.find("Traceback") :] if "Traceback" in said else ""

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

    def _hand(self, *does: str, patience: float | None = None) -> None:
        """What xdotool is told."""
        subprocess.run(
            ["xdotool", *does],
            env=self._surroundings,
            check=True,
            stdout=subprocess.DEVNULL,
            timeout=patience,
        )
