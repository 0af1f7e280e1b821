"""The real program with a finger inside: ``python -m tools.torture.inside PIPE STORY WORD ...``.

``main.py`` runs as it always does, net and all; only its loop also moves a finger between two
frames, as a story tells it to. What has happened goes into a pipe, which outlives a kill.
"""

import json
import os
import runpy
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from time import monotonic
from traceback import print_exc
from typing import Any

from tests.screens.driver import Driver, Finger
from tools.torture.shim import note
from tools.tour.program import ROOT
from tools.tour.wrong import Wrong

LIES = 0.01
"""Seconds a finger lies on the screen."""


class Pipe:
    """Where the story says how far it is."""

    def __init__(self, number: int) -> None:
        self._number = number

    def tell(self, what: str, **rest: object) -> None:
        """One line, at once."""
        os.write(self._number, json.dumps({"what": what, **rest}).encode() + b"\n")


class Live(Driver):
    """Drives the program that runs in this process, in its own time."""

    def __init__(self, app: Any, pipe: Pipe) -> None:
        from kivy.base import EventLoop

        super().__init__(app)
        self.window = EventLoop.window
        self.pipe = pipe
        self.touches = 0

    def frames(self, count: int = 1) -> None:
        """What Kivy's own loop does, so many times."""
        from kivy.base import EventLoop, ExceptionManager, stopTouchApp

        for _ in range(count):
            if EventLoop.quit or EventLoop.status != "started":
                ended = "the program has ended of itself"
                raise Wrong(ended)
            try:
                EventLoop.idle()
                EventLoop.window.mainloop()
            except BaseException as error:
                if ExceptionManager.handle_exception(error) == ExceptionManager.RAISE:
                    stopTouchApp()
                    raise
        if self.net.screen is not None:
            raise Wrong(self.net.report)

    @property
    def net(self) -> Any:
        """What catches the program's errors."""
        from kivy.base import ExceptionManager

        return ExceptionManager.handlers[0]

    def wait(self, seconds: float) -> None:
        """So long."""
        until = monotonic() + seconds
        self.frames()
        while monotonic() < until:
            self.frames()

    def let_pass(self, seconds: float) -> None:
        """So long, as a person would."""
        self.wait(seconds)

    def until(self, done: Callable[[], object], seconds: float = 10) -> None:
        """Until something is so."""
        end = monotonic() + seconds
        while not done():
            if monotonic() > end:
                late = f"that did not happen; there is {self.words()}"
                raise Wrong(late)
            self.frames()

    def touch(self, x: float, y: float, seconds: float = LIES, *, at_once: bool = False) -> None:
        """A finger down there; not so soon that it is taken for an echo of the last one."""
        from kivy.base import EventLoop

        while not at_once and self.app.shell.is_echo(x, y):
            self.frames()
        self.touches += 1
        self.pipe.tell("touch", number=self.touches)
        finger = Finger(x, y)
        EventLoop.post_dispatch_input("begin", finger)
        self.wait(seconds)
        EventLoop.post_dispatch_input("end", finger)
        self.frames(2)

    def tells_what_is_shown(self) -> None:
        """Before each frame that is shown: of which game it shows how many lines."""
        told, log = None, os.environ.get("HOTELS_SHIM_LOG")

        def tell(*_: object) -> None:
            nonlocal told
            top = self.app.shell.screens[-1]
            game = getattr(getattr(top, "sitting", top), "game", None)
            if game is not None:
                here = game.record.id, len(game.table.lines)
                if here != told:
                    told = here
                    self.pipe.tell("shown", game=here[0], lines=here[1])
                    if log is not None:
                        note(Path(log), "{} {}".format(*here))

        self.window.bind(on_flip=tell)


def main(pipe: str, story: str, *words: str) -> None:
    """Run the program, and the story in it."""
    tells = Pipe(int(pipe))
    part = import_module(f"tools.torture.{story}")
    from kivy.app import App
    from kivy.base import EventLoop, stopTouchApp

    def loop() -> None:
        driver = Live(App.get_running_app(), tells)
        try:
            driver.frames(3)
            part.inside(driver, *words)
            tells.tell("done")
        except Exception as error:  # noqa: BLE001 - whatever it is, it is told
            print_exc()
            shown = " | ".join(driver.words())
            tells.tell("wrong", why=f"{type(error).__name__}: {error}\nshown: {shown}"[:3000])
        stopTouchApp()

    EventLoop.mainloop = loop
    runpy.run_path(str(ROOT / "main.py"), run_name="__main__")


if __name__ == "__main__":
    main(*sys.argv[1:])
