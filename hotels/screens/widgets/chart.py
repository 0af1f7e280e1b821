"""A chart of a finished game: a line a player or a chain, turn by turn; a tap reads a turn."""

from collections.abc import Callable
from math import ceil

from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.graphics.texture import Texture
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.theme import theme
from hotels.screens.widgets.boxes import Box, Words
from hotels.screens.widgets.chart_falls import Falls
from hotels.screens.widgets.curves import (
    CHIP,
    Point,
    apart,
    draw_chip,
    draw_curve,
    draw_fallen,
    draw_marker,
    draw_slip,
    freest,
    spots,
)
from hotels.screens.widgets.drawing import styled, wrapped, write
from hotels.views.worth import Graph, Line, reading, turn_marks
from hotels.wording.language import phrase

WIDEST_NAMES, WIDEST_CHAINS = 0.2, 0.3
"""The share of the width that names at the ends of the lines may take; else they are left out."""

NAMED = 440
"""From this width on, in dp, chains have their names at their ends; else a key tells them."""

SUBDUED = 0.6
"""How opaque the lines across are."""

ASIDE = 1.5
"""By so many dp chains of one size stand apart, so that none hides another."""


class Chart(Widget):
    """The lines of a graph, its axes, its takeovers, and the values of the moment that is read."""

    def __init__(
        self,
        graph: Graph,
        at: int | None = None,
        on_read: Callable[[int | None], None] | None = None,
        **rest: object,
    ) -> None:
        super().__init__(**rest)
        self.graph, self.at, self.on_read = graph, at, on_read
        self.placed: dict[int, list[Words]] = {0: [], 1: []}
        """The words as they were drawn: of the chart, and of the moment that is read."""
        self.plot = Box(0, 0, 1, 1)
        self.slip: Box | None = None
        """Where the values of the moment that is read stand."""
        self._points: list[Point] = []
        self._fallen: list[tuple[int, str, Point]] = []
        self.falls: Falls | None = None
        """The large takeovers, with the names that can be read now."""
        self._drawing, self._reading = InstructionGroup(), InstructionGroup()
        self.canvas.add(self._drawing)
        self.canvas.add(self._reading)
        self._opened: int | None = None
        self.bind(pos=self._draw, size=self._draw)
        self._draw()

    @property
    def of_chains(self) -> bool:
        """Whether its lines are chains, not players."""
        return any(line.letter for line in self.graph.lines)

    def read(self, at: int | None) -> None:
        """The values of another moment, or of none."""
        if at != self.at:
            self.at = at
            self._read()
            if self.on_read is not None:
                self.on_read(at)

    # fingers

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """A finger on the plot reads the turn under it; on the turn that is read, it closes it."""
        if touch.is_mouse_scrolling or not self.collide_point(*touch.pos):
            return False
        touch.grab(self)
        self._opened = self.at
        self.read(self._moment(touch.x))
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """A finger that slides reads on."""
        if touch.grab_current is not self:
            return False
        self.read(self._moment(touch.x))
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """A finger is lifted."""
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        strayed = abs(touch.x - touch.ox) > dp(12)
        if not strayed and self.at == self._opened:
            self.read(None)
        return True

    def _moment(self, x: float) -> int:
        """The step nearest to there."""
        last = len(self.graph.moments) - 1
        share = (x - self.plot.x) / max(1, self.plot.width)
        return min(last, max(0, round(share * last)))

    # measures

    def _x(self, step: int) -> float:
        return self.plot.x + self.plot.width * step / max(1, len(self.graph.moments) - 1)

    def _y(self, value: int) -> float:
        low, high = self.graph.span
        return self.plot.y + self.plot.height * (value - low) / (high - low)

    def _names(self) -> list[Texture] | None:
        """The names at the ends of the lines, where there is room for them."""
        names = [styled(line.name, "support medium") for line in self._last()]
        wide = max((name.width for name in names), default=0)
        share = WIDEST_CHAINS if self.of_chains else WIDEST_NAMES
        has_room = self.width >= dp(NAMED) or not self.of_chains
        return names if names and has_room and wide <= self.width * share else None

    def _last(self) -> list[Line]:
        """The lines that reach the last moment."""
        return [line for line in self.graph.lines if line.values[-1] is not None]

    # drawing

    def _draw(self, *_: object) -> None:
        self._drawing.clear()
        self.placed[0] = []
        if min(self.width, self.height) < dp(80):
            return
        labels = [styled(text, "caption") for _, text in self.graph.ticks]
        names = self._names()
        left = max(label.width for label in labels) + dp(8)
        right = dp(CHIP + 10 if self.of_chains else 12)
        if names:
            aside = dp(CHIP + 16 if self.of_chains else 24)
            right = max(name.width for name in names) + aside
        foot = labels[0].height + max(dp(10), labels[0].height / 2 + dp(2))
        top = labels[0].height / 2 + dp(2)
        self.plot = Box(
            self.x + left, self.y + foot, self.width - left - right, self.height - foot - top
        )
        self._axes(labels)
        falls = [(self._x(fall.at), fall.text) for fall in self.graph.falls]
        self.falls = Falls(self._drawing, self.plot, falls, below=self.graph.falls_below)
        self.placed[0] += self.falls.words
        self._points, self._fallen = [], []
        for line in self.graph.lines:
            self._line(line)
        self._drawing.add(self.falls.above)
        draw_fallen(self._drawing, self._fallen, self.plot.x + dp(CHIP / 2))
        self._ends(names)
        self._read()

    def _axes(self, labels: list[Texture]) -> None:
        group, plot = self._drawing, self.plot
        ticks = self.graph.ticks
        apart_ = plot.height / max(1, len(ticks) - 1)
        each = ceil((labels[0].height + 1) / max(1, apart_))
        for place, (value, text) in enumerate(ticks):
            y = self._y(value)
            group.add(Color(*theme.colour("rule", SUBDUED)))
            group.add(Rectangle(pos=(plot.x, round(y)), size=(plot.width, max(1, dp(1)))))
            if place % each == 0:  # where it is low, not every line has its number
                self._put(0, text, "caption", plot.x - dp(8), y, "right")
        y = self.y + labels[0].height / 2
        side = "center" if plot.x > self.x + 20 else "left"
        self._put(0, phrase("on a chart|start"), "caption", plot.x, y, side)
        turns = self.graph.turns
        most = max(1, int(plot.width / dp(72 * theme.text_size)))
        end = len(self.graph.moments) - 1
        for place, turn in enumerate(turn_marks(turns, most)):
            text = f"{phrase(self.graph.unit)} {turn}" if not place else str(turn)
            self._put(0, text, "caption", self._x(turn), y, "center")
        if end > turns:  # the settlement stands beyond the last turn
            group.add(Color(*theme.colour("outline")))
            group.add(Rectangle(pos=(round(self._x(turns)), plot.y), size=(dp(1), plot.height)))

    def _line(self, line: Line) -> None:
        """One line; it is broken where it has no value."""
        points: list[Point] = []
        for step, value in enumerate((*line.values, None)):
            if value is not None:
                points.append((self._x(step), self._y(value) + self._aside(line)))
                continue
            draw_curve(self._drawing, points, line.place, is_chain=bool(line.letter))
            if points and line.letter and step < len(self.graph.moments):
                self._fallen.append((line.place, line.letter, points[-1]))
            self._points += points
            points = []

    def _aside(self, line: Line) -> float:
        """How far a chain is drawn beside its size, so that equal ones stand side by side."""
        if not line.letter:
            return 0
        lines = self.graph.lines
        return dp(ASIDE) * (lines.index(line) - (len(lines) - 1) / 2)

    def _ends(self, names: list[Texture] | None) -> None:
        """Each line's marker, or its chain, and its name beside it."""
        group = self._drawing
        x = self.plot.x + self.plot.width
        last = self._last()
        wanted = [self._y(line.values[-1] or 0) + self._aside(line) for line in last]
        least = dp(CHIP + 4)
        if names:
            least = max(dp(18), least if self.of_chains else 0, names[0].height + 1)
        top = self.y + self.height - least / 2
        heights = apart(wanted, least, self.plot.y, top)
        for line, own, height in zip(last, wanted, heights, strict=True):
            if line.letter:
                draw_chip(group, line.place, line.letter, x + dp(CHIP / 2 + 6), height)
            else:
                draw_marker(group, line.place, x, own)
            if names:
                start = x + dp(CHIP + 12 if line.letter else 14)
                seat = None if line.letter else line.place
                self._put(0, line.name, "support medium", start, height, "left", seat)

    def _put(
        self,
        part: int,
        text: str,
        style: str,
        x: float,
        y: float,
        align: str,
        seat: int | None = None,
    ) -> None:
        """A text with its left, middle or right at x and its middle at y."""
        texture = styled(text, style)
        left = x - {"left": 0, "right": texture.width, "center": texture.width / 2}[align]
        left = min(max(left, self.x), self.x + self.width - texture.width)
        group = self._reading if part else self._drawing
        role = "ink" if part else "ink2"
        group.add(Color(*(theme.player(seat) if seat is not None else theme.colour(role))))
        write(group, texture, left, y - texture.height / 2)
        box = Box(left, y - texture.height / 2, *texture.size)
        self.placed[part].append(Words(text, box, role, "sheet", style))

    def _uncover(self) -> None:
        """The names of takeovers, but for those that the slip lies on."""
        if self.falls is not None:
            self.falls.leave_out(self.slip)

    def _read(self) -> None:
        """The line across and the values of the moment that is read."""
        group, plot = self._reading, self.plot
        group.clear()
        self.placed[1], self.slip = [], None
        if self.at is None or self.at >= len(self.graph.moments):
            self._uncover()
            return
        said = reading(self.graph, self.at)
        x = self._x(self.at)
        group.add(Color(*theme.colour("ink")))
        group.add(Rectangle(pos=(round(x) - dp(0.75), plot.y), size=(dp(1.5), plot.height)))
        widest = plot.width * 0.5
        names = [wrapped(line.name, "support", widest) for line, _ in said.rows]
        values = [styled(text, "support medium") for _, text in said.rows]
        head = styled(said.title, "support medium")
        rows = [max(n.height, v.height, dp(22)) for n, v in zip(names, values, strict=True)]
        pad, sign = dp(12), dp(26)
        wide = max((n.width for n in names), default=0) + max((v.width for v in values), default=0)
        wide = max(head.width, sign + wide + dp(16)) + 2 * pad
        high = head.height + dp(6) + sum(rows) + 2 * pad - dp(4)
        names_there = [said.box for said in self.placed[0]]
        boxes = spots(plot, (self.x, self.y), x, (wide, high))
        self.slip = freest(boxes, names_there, self._points, x)
        self._uncover()
        left, low = self.slip.x, self.slip.y
        draw_slip(group, self.slip)
        y = low + high - pad - head.height / 2
        self._put(1, said.title, "support medium", left + pad, y, "left")
        y -= head.height / 2 + dp(6)
        for (line, text), name, row in zip(said.rows, names, rows, strict=True):
            middle = y - row / 2
            if line.letter:
                draw_chip(group, line.place, line.letter, left + pad + dp(9), middle)
            else:
                draw_marker(group, line.place, left + pad + dp(8), middle)
            group.add(Color(*theme.colour("ink")))
            write(group, name, left + pad + sign, middle - name.height / 2)
            box = Box(left + pad + sign, middle - name.height / 2, *name.size)
            self.placed[1].append(Words(line.name, box, "ink", "sheet", "support"))
            self._put(1, text, "support medium", left + wide - pad, middle, "right")
            y -= row
