"""The program and its twin: whatever one is touched with, the other is, and both must look alike.

The twin runs in this process, in the hands of the tests' driver, so it is known what stands where
on its screen and what lies in its books. The program is only touched and looked at from outside.
"""

import re
from collections.abc import Iterator
from math import dist
from pathlib import Path
from random import SystemRandom
from time import monotonic, sleep
from typing import Any, Self

from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.textinput import TextInput

from tests.screens.driver import Driver
from tests.screens.hand import Hand, Place
from tools.tour.display import Box, Picture
from tools.tour.program import SIZE, Program
from tools.tour.wrong import Wrong, hold

TWICE, NEAR, NOTICED = 0.5, 32, 1.1
"""Two touches within so many seconds and dp may be a double tap."""

PATIENCE = 20.0
"""Seconds the program may take to look like its twin."""

PAUSE, LOOK = 0.02, 1.0
"""Seconds between two looks at the program, and between two at its twin."""

LONGEST = 0.15
"""Seconds the program lives at most after the touch that it is killed at."""

CLOCK = re.compile(r"\d\d:\d\d$")
"""The hour of a game on Home: the two archives were not written in the same second."""

EDGE = 4
ESCAPE = 27


class Both(Hand):
    """A hand that touches the program and its twin at the same place, and compares them."""

    def __init__(self, driver: Driver, program: Program, album: Path) -> None:
        super().__init__(driver)
        self.program, self.album = program, album
        self.theme = "light"
        self.last: Place = (0, 0)
        """Where both were touched last."""
        self.is_deadly = False
        """Whether the program is killed at the next touch."""
        self.alike = 0
        """How often they were found to look alike."""
        self.pictures: list[str] = []

    @classmethod
    def taking_over(cls, both: "Both") -> Self:
        """The same two programs, in a hand that knows more of a game."""
        hand = cls.__new__(cls)
        hand.__dict__ = both.__dict__
        return hand

    # touches

    def touch(self, place: Place) -> None:
        """One tap on both; at the same place again not so soon that it is taken for an echo."""
        if dist(place, self.last) < 2 * NEAR:
            sleep(TWICE)
        super().touch(place)
        self.last = place
        self.program.touch(*place)
        if self.is_deadly:
            sleep(SystemRandom().uniform(0, LONGEST))
            self.program.kill()
        else:
            self.agree()

    def read(self) -> None:
        """Let pass as long as it takes to notice what is asked, in both."""
        super().read()
        sleep(NOTICED)

    def words(self, words: str) -> None:
        """A tap on what bears these words."""
        self.tap(self.driver.bearer(words))

    def icon(self, hint: str) -> None:
        """A tap on the icon that says so when it is held."""
        self.tap(self.driver.find("IconButton", hint=hint))

    def escape(self) -> None:
        """The key that leads back."""
        self.escape_twin()
        self.program.key("Escape")
        self.agree()

    def escape_twin(self) -> None:
        """That key for the twin alone."""
        self.driver.key(ESCAPE)

    def type(self, text: str) -> None:
        """Some letters into the field that is open."""
        fields = [one for one in self.driver.widgets() if isinstance(one, TextInput)]
        self.driver.until(lambda: any(one.focus for one in fields))
        next(one for one in fields if one.focus).insert_text(text)
        self.driver.frames(3)
        self.program.type(text)
        self.agree()

    def reach(self, widget: Any) -> None:
        """Bring a widget into sight with the wheel."""
        self._bring(widget, lambda: (widget.to_window(0, widget.y)[1], widget.height))

    def _scroll_to_row(self, rows: Any, index: int) -> None:
        box = rows.boxes[index]
        self._bring(rows, lambda: (rows.to_window(box.x, box.y)[1], box.height))

    def _bring(self, widget: Any, place: Any) -> None:
        view = _view(widget)
        if view is None:
            return
        bottom = view.to_window(*view.pos)[1]
        was = None
        while True:
            low, height = place()
            if bottom <= low and low + height <= bottom + view.height:
                return
            below = low < bottom
            if view.scroll_y == (0 if below else 1):
                return
            hold(view.scroll_y != was, "The wheel moves nothing.")
            was = view.scroll_y
            self._wheel(view.to_window(*view.center), down=below)

    def _wheel(self, place: Place, *, down: bool) -> None:
        self.driver.wheel(*place, down=down)
        self.driver.frames(5)
        self.program.wheel(*place, down=down)
        self.agree()

    # looks

    def twin(self) -> Picture:
        """What the twin shows."""
        raw = self.driver._drawn()  # noqa: SLF001 - the tests' own pictures go by another way
        line = 3 * SIZE[0]
        rows = (raw[at : at + line] for at in range(len(raw) - line, -1, -line))
        return Picture(*SIZE, b"".join(rows))

    def exempt(self) -> list[Box]:
        """Where the two may differ: the hour of a game, the blinking cursor of a field."""
        return [_box(widget) for widget in self.driver.widgets() if _is_of_the_moment(widget)]

    def agree(self) -> Picture:
        """Wait until both look alike; what the program shows then."""
        return self.program_shows(self.settled())[1]

    def settled(self) -> Picture:
        """What the twin shows when everything has found its place."""
        self.driver.frames(4)
        return self.twin()

    def program_shows(self, *wanted: Picture) -> tuple[int, Picture]:
        """Which of these pictures the program comes to show, and that picture."""
        boxes = self.exempt()
        blank = [picture.without(boxes) for picture in wanted]
        began = looked = monotonic()
        while True:
            shown = self.program.picture()
            plain = shown.without(boxes)
            now = monotonic()
            for place, one in enumerate(blank):
                if plain.is_like(one):
                    self.alike += 1
                    return place, shown
            if now > began + PATIENCE or not self.program.runs:
                break
            sleep(PAUSE)
            if len(wanted) == 1 and now > looked + LOOK:  # the twin's own time goes on, too
                self.driver.wait(LOOK)
                boxes, looked = self.exempt(), now
                blank = [self.twin().without(boxes)]
        shown.save(self.album / "differs-program.png")
        wanted[0].save(self.album / "differs-twin.png")
        raise Wrong(self._complaint(plain.difference(blank[0])))

    def picture(self, name: str) -> None:
        """Keep what the program shows, once nothing is said at its foot any more."""
        shell = self.driver.app.shell
        while set(shell.children) - {shell.top, *shell.sheets}:
            self.driver.wait(LOOK)
            sleep(LOOK)
        file = self.file(name)
        self.agree().save(self.album / file)
        self.pictures.append(file)

    def file(self, name: str) -> str:
        """What the picture of that name is called on the disk."""
        return f"{name}-{self.theme}.png"

    def _complaint(self, difference: str) -> str:
        ended = "" if self.program.runs else " The program has ended."
        where = f"The program does not show what its twin shows: {difference}.{ended}"
        return f"{where} See differs-*.png in {self.album}.\n{self.program.complaints}"


def _view(widget: Any) -> Any:
    """What a widget is scrolled in, if it is."""
    above = widget.parent
    while above is not None and above is not above.parent:
        if isinstance(above, ScrollView):
            return above
        above = above.parent
    return None


def _is_of_the_moment(widget: Any) -> bool:
    if isinstance(widget, TextInput):
        return bool(widget.focus)
    return isinstance(widget, Label) and CLOCK.search(widget.text) is not None


def _box(widget: Any) -> Box:
    left, low = widget.to_window(*widget.pos)
    top = SIZE[1] - low - widget.height
    edge = -EDGE if isinstance(widget, TextInput) else EDGE
    return (
        int(left) - edge,
        int(top) - edge,
        int(left + widget.width) + edge,
        int(top + widget.height) + edge,
    )


def pieces(hand: Hand, kind: str) -> Iterator[Any]:
    """Every widget of a class, by the name of it."""
    return (widget for widget in hand.driver.widgets() if type(widget).__name__ == kind)
