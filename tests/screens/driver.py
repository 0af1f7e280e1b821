"""Drives the app frame by frame in this process, under a clock that only it moves."""

from typing import Self

from kivy.app import App
from kivy.base import EventLoop, runTouchApp
from kivy.clock import Clock
from kivy.config import Config
from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels
from kivy.uix.label import Label

for key, value in (("width", "1280"), ("height", "800"), ("multisamples", "0")):
    Config.set("graphics", key, value)
for provider in Config.options("input"):  # no touch but a test's
    Config.remove_option("input", provider)


class Driver:
    """An app that runs as long as the with block, one frame whenever it is asked."""

    FRAME = 1 / 60

    def __init__(self, app: App) -> None:
        self.app = app

    def __enter__(self) -> Self:
        self._real_time, self._now = Clock.time, Clock.get_time()
        Clock.time = lambda: self._now
        Clock._max_fps = 0  # never wait for a frame: while it waits, our clock stands still
        EventLoop.ensure_window()
        self.window = EventLoop.window
        self.app._run_prepare()  # what run() does before its loop
        runTouchApp(embedded=True)
        self.frames(5)
        return self

    def __exit__(self, *_: object) -> None:
        try:
            if self.runs():
                self.app.stop()
        finally:
            Clock.time = self._real_time

    def frames(self, count: int = 1) -> None:
        """So many frames, drawn."""
        for _ in range(count):
            self._now += self.FRAME
            EventLoop.idle()

    def runs(self) -> bool:
        """Whether the app is still open."""
        return App.get_running_app() is self.app

    def words(self) -> list[str]:
        """Every text on the screen."""
        return [w.text for top in self.window.children for w in top.walk() if isinstance(w, Label)]

    def pixels(self) -> list[tuple[int, ...]]:
        """The colours on the screen, row by row from the bottom left."""
        self.frames()
        self.window.dispatch("on_draw")  # drawn once more, read before it is shown
        width, height = self.window.system_size
        flat = bytes(glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE))
        return list(zip(*[iter(flat)] * 3, strict=True))
