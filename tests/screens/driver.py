"""Drives the app frame by frame in this process, under a clock that only it moves."""

from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Self

from kivy.animation import Animation
from kivy.app import App
from kivy.base import EventLoop, runTouchApp
from kivy.clock import Clock
from kivy.config import Config
from kivy.graphics.opengl import GL_RGB, GL_UNSIGNED_BYTE, glReadPixels
from kivy.input.motionevent import MotionEvent
from kivy.lang import Builder
from kivy.metrics import Metrics
from kivy.uix.label import Label
from kivy.uix.widget import Widget

for key, value in (("width", "1280"), ("height", "800"), ("multisamples", "0")):
    Config.set("graphics", key, value)
for provider in Config.options("input"):  # no touch but a test's
    Config.remove_option("input", provider)


class Finger(MotionEvent):
    """A touch at window pixels from the bottom left."""

    number = 1_000

    def __init__(self, x: float, y: float) -> None:
        Finger.number += 1
        super().__init__("test", Finger.number, self._share(x, y), is_touch=True, type_id="touch")
        self.profile = ["pos"]

    def depack(self, args: dict[str, float]) -> None:
        """Where it is."""
        self.sx, self.sy = args["x"], args["y"]
        super().depack(args)

    def go(self, x: float, y: float) -> None:
        """To another place."""
        self.move(self._share(x, y))

    @staticmethod
    def _share(x: float, y: float) -> dict[str, float]:
        window = EventLoop.window
        return {"x": x / (window.width - 1), "y": y / (window.height - 1)}


class Driver:
    """An app that runs as long as the with block, one frame whenever it is asked."""

    FRAME = 1 / 60
    PAUSE = 0.4
    """Seconds from one tap to the next, of somebody who looks where he taps."""

    draws_each_frame = True
    """Otherwise of several frames in a row only the last, the one that can be looked at."""

    def __init__(self, app: App, width: int = 1280, height: int = 800, density: float = 1) -> None:
        self.app = app
        self._size, self._density = (width, height), density
        self._is_open = False

    def __enter__(self) -> Self:
        self.app._freeze = lambda *_: None  # what it froze would stay in memory after its test
        self._others = {*Clock.get_events()}
        self._real_time, self._now = Clock.time, Clock.get_time()
        Clock.time = lambda: self._now
        Clock._max_fps = 0  # never wait for a frame: while it waits, our clock stands still
        EventLoop.ensure_window()
        self.window = EventLoop.window
        self.set_density(self._density)
        self.resize(*self._size)
        self._is_open = True
        self.app.bind(on_stop=self._closed)
        self.app._run_prepare()  # what run() does before its loop
        runTouchApp(embedded=True)
        self.frames(5)
        return self

    def __exit__(self, *_: object) -> None:
        try:
            if self.runs():
                self.app.stop()
            for widget in list(self.window.children):
                self.window.remove_widget(widget)
            for event in Clock.get_events():  # what this app still waits for the next never sees
                if event not in self._others:
                    event.cancel()
            Animation._instances.clear()  # without its events none ends, and each holds its app
        finally:
            Clock.time = self._real_time
            self.set_density(1)

    # time and the window

    def frames(self, count: int = 1) -> None:
        """So many frames; what is drawn is what can be seen after them."""
        for left in reversed(range(count)):
            self._now += self.FRAME
            if left == 0 or self.draws_each_frame:
                EventLoop.idle()
            else:
                self._frame_undrawn()

    def _frame_undrawn(self) -> None:
        """What the event loop does in a frame, but for drawing and showing it."""
        Clock.tick()
        EventLoop.dispatch_input()
        Builder.sync()
        Clock.tick_draw()
        Builder.sync()
        if EventLoop.quit:
            return
        self.window.flip = lambda: None
        try:
            self.window.dispatch("on_flip")  # what waits for a frame to be shown goes on
        finally:
            del self.window.flip

    def wait(self, seconds: float) -> None:
        """So long, as the app sees it."""
        self.frames(max(1, round(seconds / self.FRAME)))

    def let_pass(self, seconds: float) -> None:
        """So long, in which nothing is drawn."""
        self._now += seconds
        self.frames()

    def until(self, done: Callable[[], object], seconds: float = 5) -> None:
        """Until something is so; a thread may need as long by the real clock."""
        given_up = monotonic() + seconds
        frames = 0
        while not done():
            if frames >= seconds / self.FRAME:
                assert monotonic() < given_up, "that did not happen"
                sleep(self.FRAME)
            self.frames()
            frames += 1

    def resize(self, width: int, height: int) -> None:
        """Another window, in pixels, drawn."""
        self.set_size(width, height)
        self.frames(3)

    def set_size(self, width: int, height: int) -> None:
        """Another window, in pixels."""
        if self.window.system_size != (width, height):
            self.window.size = (width, height)

    @staticmethod
    def set_density(density: float) -> None:
        """Pixels a dp. Kivy tells every widget there ever was, even if nothing changes."""
        if Metrics.density != density:
            Metrics.density = density

    def runs(self) -> bool:
        """Whether the app is still open; another that was only made does not end it."""
        return self._is_open

    def _closed(self, _: App) -> None:
        self._is_open = False

    # fingers

    def touch(self, x: float, y: float, seconds: float = 0.05, *, at_once: bool = False) -> None:
        """A finger down there for a while; ``at_once`` right after the last one."""
        if not at_once:
            self._now += self.PAUSE
            self.frames()
        finger = Finger(x, y)
        EventLoop.post_dispatch_input("begin", finger)
        self.wait(seconds)
        EventLoop.post_dispatch_input("end", finger)
        self.frames(3)

    def tap(self, target: Widget | str, seconds: float = 0.05) -> None:
        """A tap on the middle of a widget, or of what bears these words."""
        widget = self.bearer(target) if isinstance(target, str) else target
        assert widget.get_root_window() is not None, f"{widget} is not on the screen"
        self.touch(*widget.to_window(*widget.center), seconds)

    def hold(self, target: Widget | str) -> None:
        """A finger that lies still."""
        self.tap(target, 0.8)

    def drag(
        self, start: tuple[float, float], end: tuple[float, float], seconds: float = 0.3
    ) -> None:
        """A finger from one place to another."""
        finger = Finger(*start)
        EventLoop.post_dispatch_input("begin", finger)
        steps = max(2, round(seconds / self.FRAME))
        for step in range(1, steps + 1):
            share = step / steps
            finger.go(*(a + (b - a) * share for a, b in zip(start, end, strict=True)))
            EventLoop.post_dispatch_input("update", finger)
            self.frames()
        EventLoop.post_dispatch_input("end", finger)
        self.frames(3)

    def wheel(self, x: float, y: float, *, down: bool) -> None:
        """One notch of the wheel there."""
        notch = Finger(x, y)
        notch.profile = ["pos", "button"]
        notch.button = "scrollup" if down else "scrolldown"
        for part in ("begin", "end"):
            EventLoop.post_dispatch_input(part, notch)

    def key(self, code: int) -> bool:
        """A key of the keyboard; whether anybody took it."""
        taken = self.window.dispatch("on_keyboard", code, code, "", [])
        self.frames(3)
        return bool(taken)

    # what is there

    def widgets(self) -> Iterator[Widget]:
        """Everything on the screen, what lies on top last."""
        for top in reversed(self.window.children):
            yield from top.walk()

    def find(self, kind: type | str, **having: Any) -> Any:
        """The first widget of a class, or of a class of that name, with these attributes."""
        for widget in self.widgets():
            named = type(widget).__name__ == kind if isinstance(kind, str) else False
            if (named or (isinstance(kind, type) and isinstance(widget, kind))) and all(
                getattr(widget, name, None) == value for name, value in having.items()
            ):
                return widget
        raise AssertionError(f"there is no {kind} with {having}; there is {self.words()}")

    def bearer(self, words: str) -> Label:
        """The label with exactly these words, the uppermost if there are several."""
        found = [w for w in self.widgets() if isinstance(w, Label) and w.text == words]
        assert found, f"nothing says {words!r}; there is {self.words()}"
        return found[-1]

    def words(self) -> list[str]:
        """Every text on the screen, icons left out."""
        labels = (w for w in self.widgets() if isinstance(w, Label))
        return [w.text for w in labels if w.text and w.font_name != "Icons"]

    def says(self, words: str) -> bool:
        """Whether these words stand on the screen, be it within a sentence."""
        return any(words in text for text in self.words())

    # what it looks like

    def pixels(self) -> list[tuple[int, ...]]:
        """The colours on the screen, row by row from the bottom left."""
        flat = self._drawn()
        return list(zip(*[iter(flat)] * 3, strict=True))

    def shot(self, path: Path | str) -> None:
        """A picture of the screen."""
        from PIL import Image

        flat = self._drawn()
        image = Image.frombytes("RGB", self.window.system_size, flat)
        image.transpose(Image.Transpose.FLIP_TOP_BOTTOM).save(path)

    def _drawn(self) -> bytes:
        self.window.canvas.ask_update()
        self.frames()
        self.window.dispatch("on_draw")  # drawn once more, read before it is shown
        width, height = self.window.system_size
        return bytes(glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE))
