"""Somebody who touches, types and turns whatever there is, with no idea of what it does."""

import random
from collections import deque
from time import process_time
from typing import TYPE_CHECKING, Any

from kivy.base import EventLoop
from kivy.uix.textinput import TextInput

from tests.screens.audit.stage import come_to_rest, tick
from tests.screens.driver import Driver, Finger
from tests.screens.incoming import given
from tests.screens.looked_after import assert_as_built

if TYPE_CHECKING:
    from kivy.uix.widget import Widget

WINDOWS = ((1280, 800), (1024, 600), (800, 1280), (360, 780), (600, 360), (2000, 1200))
LOOKS: tuple[dict[str, Any], ...] = (
    *({"theme": "light"}, {"theme": "dark"}, {"theme": "black"}, {"theme": "system"}),
    *({"text_size": 0.9}, {"text_size": 1.0}, {"text_size": 1.3}, {"text_size": 1.6}),
    *({"patterns": False}, {"movement": False}, {"announcements": True}, {"explained": ()}),
)
SAID = (
    "",
    "7",
    "12",
    "2500",
    "Ana",
    "李 🎲",
    "[b]Zoë[/b] & co",
    "=1+1",
    "x" * 130,
    "../\0",
    "a\tb",
)
KEYS = (8, 9, 13, 127, 273, 274, 275, 276, 278, 279, 282, *range(48, 58), 97)
"""Backspace, Tab, Enter, Delete, the arrows, Home, End, F1, the digits, a letter."""

MOST_SECONDS = 6
"""Of work for one event and all that it sets off, in a window drawn by the processor."""

FEW = 12
"""The last events, told where something goes wrong."""


class Monkey:
    """So many events from a seed, each of them looked at."""

    def __init__(self, driver: Driver, seed: object, files: tuple[bytes, ...] = ()) -> None:
        self.driver, self.files = driver, files
        self.chance = random.Random(str(seed))  # noqa: S311 - the same every time
        self.seed = seed
        self.done: deque[str] = deque(maxlen=FEW)
        self._begun = 0.0

    def play(self, events: int) -> None:
        """So many events."""
        names = [*EVENTS]
        weights = [EVENTS[name] for name in names]
        for number in range(events):
            (name,) = self.chance.choices(names, weights)
            self._begun = process_time()
            try:
                what = getattr(self, f"_{name}")()
                self.done.append(f"{name} {what or ''} on {self._where()}")
                self.driver.frames(2)
                assert self.driver.runs(), "Hotels has ended"
                assert self.driver.app.shell.parent is not None, "nothing is shown"
                self._looked_at()
            except BaseException as error:
                self.done.append(f"{name} on {self._where()}")
                error.add_note(f"event {number} of seed {self.seed}: {'; '.join(self.done)}")
                raise

    def _looked_at(self) -> None:
        """Whether it took no longer than it may since it was last looked at."""
        now = process_time()
        took, self._begun = now - self._begun, now
        assert took < MOST_SECONDS, f"{took} seconds of work"

    # touches

    def _tap(self) -> str:
        return self._touch(self._target(), 0.05)

    def _tap_anywhere(self) -> str:
        return self._touch(self._anywhere(), 0.05)

    def _double_tap(self) -> str:
        place = self._target()
        self._touch(place, 0.05)
        self.driver.touch(*place, at_once=True)
        return f"twice at {place}"

    def _hold(self) -> str:
        return self._touch(self._target(), 0.8)

    def _drag(self) -> None:
        self.driver.drag(self._target(), self._anywhere(), self.chance.choice((0.05, 0.2, 0.6)))

    def _wheel(self) -> None:
        self.driver.wheel(*self._anywhere(), down=self.chance.random() < 0.7)

    def _two_fingers(self) -> None:
        fingers = [Finger(*self._target()), Finger(*self._anywhere())]
        for finger in fingers:
            EventLoop.post_dispatch_input("begin", finger)
            self.driver.frames(self.chance.randint(0, 3))
        for finger in fingers:
            finger.go(*self._anywhere())
            EventLoop.post_dispatch_input("update", finger)
        self.chance.shuffle(fingers)
        for finger in fingers:
            EventLoop.post_dispatch_input("end", finger)
            self.driver.frames(self.chance.randint(0, 3))

    def _lost_finger(self) -> None:
        """One that the system takes away without a word."""
        finger = Finger(*self._target())
        EventLoop.post_dispatch_input("begin", finger)
        EventLoop.touches.remove(finger)

    def _touch(self, place: tuple[float, float], seconds: float) -> str:
        self.driver.touch(*place, seconds)
        return f"at {place}"

    # keys

    def _type(self) -> str:
        fields = [widget for widget in self.driver.widgets() if isinstance(widget, TextInput)]
        said = self.chance.choice(SAID)
        if fields:
            field = self.chance.choice(fields)
            field.focus = True
            self.driver.frames(2)
            if self.chance.random() < 0.5:
                field.select_all()
            field.insert_text(said)
            if self.chance.random() < 0.5:
                field.dispatch("on_text_validate")
        return repr(said)

    def _key(self) -> str:
        code = self.chance.choice(KEYS)
        self.driver.window.dispatch("on_key_down", code, code, chr(code & 127), [])
        self.driver.frames()
        self.driver.window.dispatch("on_key_up", code, code)
        return str(code)

    def _back(self) -> None:
        self.driver.key(27)

    def _undo(self) -> str:
        words = self.chance.choice(("Undo", "Redo", "Record it anyway", "Cancel", "Close"))
        keys = [w for w in self.driver.widgets() if getattr(w, "text", None) == words]
        if keys:
            self.driver.tap(keys[-1])
        return words

    # the device

    def _resize(self) -> str:
        size = self.chance.choice(WINDOWS)
        self.driver.resize(*size)
        return str(size)

    def _look(self) -> str:
        look = self.chance.choice(LOOKS)
        self.driver.app.set(**look)
        return str(look)

    def _anew(self) -> None:
        """Everything is built anew: nothing that was begun may be lost by it."""
        self.driver.app.shell.unsay()
        tick(self.driver, 60)
        come_to_rest(self.driver)
        assert_as_built(self.driver)

    def _rest(self) -> None:
        self.driver.window._event_filter("app_willenterbackground")
        self.driver.frames(2)
        self.driver.window._event_filter("app_didenterforeground")

    def _short_of_memory(self) -> None:
        self.driver.window.dispatch("on_memorywarning")

    def _wait(self) -> None:
        for _ in range(self.chance.choice((1, 3, 15, 40))):
            tick(self.driver, 20)
            self._looked_at()

    def _hand_over(self) -> None:
        if self.files:
            self.driver.app._handed(given(self.chance.choice(self.files)))

    def _another_game(self) -> None:
        """Any game of the archive."""
        store = self.driver.app.store
        games = [] if store is None else [record.id for record in store.page()]
        if games:
            self.driver.app.resume(self.chance.choice(games))

    # where

    def _where(self) -> str:
        shell = self.driver.app.shell
        return f"{type(shell.top).__name__}{'+' * len(shell.sheets)}"

    def _anywhere(self) -> tuple[float, float]:
        width, height = self.driver.window.system_size
        return self.chance.uniform(0, width - 1), self.chance.uniform(0, height - 1)

    def _target(self) -> tuple[float, float]:
        """The middle of something that takes a finger, or any place."""
        width, height = self.driver.window.system_size
        found = [
            place
            for place in map(_middle, _targets(self.driver))
            if 0 <= place[0] < width and 0 <= place[1] < height
        ]
        return self.chance.choice(found) if found else self._anywhere()


EVENTS = {
    "tap": 45,
    "tap_anywhere": 12,
    "double_tap": 5,
    "hold": 4,
    "drag": 6,
    "wheel": 2,
    "two_fingers": 3,
    "lost_finger": 0.5,
    "type": 6,
    "key": 3,
    "back": 6,
    "undo": 4,
    "resize": 2,
    "look": 1.5,
    "anew": 2,
    "rest": 1,
    "short_of_memory": 0.3,
    "wait": 2,
    "hand_over": 0.7,
    "another_game": 0.7,
}
"""What is done how often."""


def _targets(driver: Driver) -> "list[Widget]":
    """What takes a finger, on the uppermost sheet if there is one."""
    shell = driver.app.shell
    top = shell.cover or (shell.sheets[-1] if shell.sheets else shell)
    return [
        widget
        for widget in top.walk(restrict=True)
        if getattr(widget, "is_target", False) or isinstance(widget, TextInput)
    ]


def _middle(widget: "Widget") -> tuple[float, float]:
    x, y = widget.to_window(*widget.center)
    return float(x), float(y)
