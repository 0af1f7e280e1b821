"""A list of rows on one canvas: only a row that changed is drawn again."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.uix.widget import Widget
from kivymd.icon_definitions import md_icons

from hotels.screens.theme import ICONS, theme
from hotels.screens.widgets.baked import Baked, Picture
from hotels.screens.widgets.boxes import Box, Words
from hotels.screens.widgets.drawing import styled, words, wrapped, write
from hotels.screens.widgets.raster import plate
from hotels.screens.widgets.tap import HOLD, STRAY, still_lies

KEPT = 8
"""Pictures of rows that a list keeps to put up again."""


class Rows(Widget):
    """Rows under a head, each of them a target of its own with parts.

    What a row looks like, how high it is and which part lies where, the kinds of lists say.
    """

    ground = "sheet"
    """What it lies on."""
    lined = True
    """Whether a thin line parts its rows."""

    def __init__(
        self,
        on_tap: Callable[[Any, str], None],
        on_hold: Callable[[Any, str], None] | None = None,
        on_let_go: Callable[[], None] | None = None,
        **rest: object,
    ) -> None:
        super().__init__(size_hint_y=None, height=0, **rest)
        self.on_tap, self.on_hold, self.on_let_go = on_tap, on_hold, on_let_go
        self.rows: Sequence[Any] = ()
        self.is_last = True
        """Whether nothing follows it on its card."""
        self.boxes: list[Box] = []
        self._words: dict[int, list[Words]] = {}
        self.drawn = 0
        """Rows drawn so far: a test of what is drawn again."""
        self._heights: list[float] = []
        self._kept: dict[object, tuple[Baked, list[Words]]] = {}
        self._groups: dict[int, InstructionGroup] = {}
        self._shown: list[Picture] = []
        self._pressed: tuple[int, str] | None = None
        self._held = False
        self._waiting: Any = None
        self._shade = Color(0, 0, 0, 0)
        self._shape = Rectangle(size=(0, 0))
        self.canvas.after.add(self._shade)
        self.canvas.after.add(self._shape)
        self.bind(pos=self._move, width=self._widen)

    # what the kinds of lists say

    def row_height(self, row: Any) -> float:
        """How high a row is, in pixels."""
        raise NotImplementedError

    def heights(self, rows: Sequence[Any]) -> list[float]:
        """How high each of these rows is, in pixels."""
        return [self.row_height(row) for row in rows]

    def head_height(self) -> float:
        """How high the head is, in pixels."""
        return 0

    def draw_head(self, box: Box) -> None:
        """Draw the head; the words go through ``put``."""

    def draw(self, index: int, row: Any, box: Box) -> None:
        """Draw a row; the words go through ``put``."""
        raise NotImplementedError

    def part(self, row: Any, box: Box, x: float) -> str:
        """Which part of a row lies at x; empty where there is nothing to tap."""
        raise NotImplementedError

    def row_width(self, index: int) -> float:  # noqa: ARG002 - a kind of list may ask which row
        """How wide a row is, in pixels."""
        return self.width

    def whole(self) -> float:
        """How high everything is together, in pixels."""
        return self.head_height() + sum(self._heights)

    def places(self) -> list[Box]:
        """Where each row lies: one under another, below the head."""
        top, boxes = self.y + self.height - self.head_height(), []
        for height in self._heights:
            top -= height
            boxes.append(Box(self.x, top, self.width, height))
        return boxes

    # drawing

    def show(self, rows: Sequence[Any]) -> None:
        """These rows; only those that are different are drawn again."""
        before, self.rows = self.rows, rows
        heights = self.heights(rows)
        if heights != self._heights or len(self._shown) != len(rows) + 1:
            self._heights = heights
            self._again()
            return
        for index, (old, new) in enumerate(zip(before, rows, strict=True)):
            if old != new:
                self._draw(index)

    def put(
        self,
        index: int,
        text: str,
        style: str,
        role: str,
        x: float,
        y: float,
        *,
        align: str = "left",
        ground: str = "sheet",
        width: float | None = None,
    ) -> Box:
        """A text with its left (or right, or middle) at x and its middle at y; where it lies."""
        texture = styled(text, style) if width is None else wrapped(text, style, width)
        left = x - {"left": 0, "right": texture.width, "center": texture.width / 2}[align]
        group = self.group(index)
        group.add(Color(*theme.colour(role)))
        write(group, texture, left, y - texture.height / 2)
        box = Box(left, y - texture.height / 2, *texture.size)
        self._words[index].append(Words(text, box, role, ground, style))
        return box

    def put_icon(self, index: int, icon: str, size: float, role: str, x: float, y: float) -> None:
        """An icon with its left at x and its middle at y, so many dp high."""
        texture = words(md_icons[icon], ICONS, dp(size))
        group = self.group(index)
        group.add(Color(*theme.colour(role)))
        write(group, texture, x, y - texture.height / 2)

    def fill(self, index: int, role: str, box: Box, radius: float = 0, opacity: float = 1) -> None:
        """A ground in a role's colour."""
        group = self.group(index)
        group.add(Color(*theme.colour(role, opacity)))
        if radius:
            group.add(plate(box, dp(radius)))
        else:
            group.add(Rectangle(pos=(box.x, box.y), size=(box.width, box.height)))

    def fill_row(self, index: int, role: str, box: Box) -> None:
        """A row's ground; at the ends of the list it is as round as the card it lies on."""
        top = dp(11) if index == 0 and not self.head_height() else 1
        foot = dp(11) if index == len(self.rows) - 1 and self.is_last else 1
        group = self.group(index)
        group.add(Color(*theme.colour(role)))
        edge = max(1, dp(1))
        low = edge if foot > 1 else 0
        within = box.x + edge, box.y + low, box.width - 2 * edge, box.height - low
        group.add(plate(within, (top, top, foot, foot)))

    def group(self, index: int) -> InstructionGroup:
        """What a row is drawn into."""
        return self._groups[index]

    def _again(self, *_: object) -> None:
        """Everything, at its place."""
        head = self.head_height()
        self.height = self.whole()
        self.canvas.clear()
        self.canvas.add(Color(1, 1, 1, 1))
        self._shown = [Picture() for _ in (*self._heights, head)]
        for rectangle in self._shown:
            self.canvas.add(rectangle)
        for index in range(len(self.rows)):
            self._draw(index)
        self._put_up(self.head, ("head", self.mode(), head), head, self.draw_head)
        self._move()

    def _widen(self, *_: object) -> None:
        """Another width: no picture fits any more, and rows may need other heights."""
        self._kept.clear()
        self._shown = []
        self.show(self.rows)

    def _move(self, *_: object) -> None:
        """Everything where the list stands now; nothing is drawn again for that."""
        head = self.head_height()
        self.boxes = self.places()
        at_head = Box(self.x, self.y + self.height - head, self.width, head)
        for rectangle, box in zip(self._shown, (*self.boxes, at_head), strict=False):
            rectangle.pos = round(box.x), round(box.y)

    def _draw(self, index: int) -> None:
        row, high = self.rows[index], self._heights[index]

        def draw(box: Box) -> None:
            self.drawn += 1
            self.draw(index, row, box)
            if self.lined and (index or self.head_height()):
                thin = max(1, dp(1))
                self.fill(index, "rule", Box(0, box.height - thin, box.width, thin))

        ends = index == 0, index == len(self.rows) - 1
        self._put_up(index, (row, self.mode(), ends, high), high, draw)

    def _put_up(self, index: int, key: object, height: float, draw: Callable[[Box], None]) -> None:
        """The picture of a row; one that was drawn before is only put up again."""
        kept = self._kept.pop(key, None)
        if kept is None:
            wide = self.width if index == self.head else self.row_width(index)
            baked = Baked(wide, height, theme.colour(self.ground))
            self._groups[index], self._words[index] = baked.group, []
            baked.bake(lambda _: draw(Box(0, 0, wide, baked.size[1])))
            kept = baked, self._words[index]
        self._kept[key] = kept  # the latest one last
        while len(self._kept) > max(KEPT, 2 * len(self._shown)):
            del self._kept[next(iter(self._kept))]
        baked, self._words[index] = kept
        self._groups[index] = baked.group
        self._shown[index].show(baked)

    def mode(self) -> object:
        """What besides a row itself says how it is drawn."""
        return None

    @property
    def placed(self) -> dict[int, list[Words]]:
        """Every text as it stands on the window, row by row; the head's last."""
        corners = [(box.x, box.y) for box in self.boxes]
        corners.append((self.x, self.y + self.height - self.head_height()))
        return {
            index: [
                said._replace(box=said.box._replace(x=left + said.box.x, y=foot + said.box.y))
                for said in self._words.get(index, [])
            ]
            for index, (left, foot) in enumerate(corners)
        }

    @property
    def head(self) -> int:
        """The index of the head."""
        return len(self.rows)

    # fingers

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """A finger comes down on a row."""
        if touch.is_mouse_scrolling or not self.collide_point(*touch.pos):
            return False
        for index, box in enumerate(self.boxes):
            if box.holds(*touch.pos):
                part = self.part(self.rows[index], box, touch.x - box.x)
                if not part:
                    return False
                touch.grab(self)
                self._pressed, self._held = (index, part), False
                self._darken(box)
                if self.on_hold is not None:
                    self._waiting = Clock.schedule_once(lambda _: self._hold(touch), HOLD)
                return True
        return False

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """A finger that strays no longer taps."""
        if touch.grab_current is not self:
            return False
        x, y = touch.opos
        if max(abs(touch.x - x), abs(touch.y - y)) > dp(STRAY) and not self._held:
            self._release(touch)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """A finger is lifted."""
        if touch.grab_current is not self:
            return False
        pressed, held = self._pressed, self._held
        self._release(touch)
        if held:
            if self.on_let_go is not None:
                self.on_let_go()
        elif pressed is not None and pressed[0] < len(self.rows):
            index, part = pressed
            if self.boxes[index].holds(*touch.pos):
                self.on_tap(self.rows[index], part)
        return True

    def _hold(self, touch: MotionEvent) -> None:
        """What a hold does, if it is still held."""
        if self._pressed is not None and self.on_hold is not None and still_lies(touch, self):
            self._held = True
            index, part = self._pressed
            self.on_hold(self.rows[index], part)

    def _release(self, touch: MotionEvent) -> None:
        touch.ungrab(self)
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None
        self._pressed, self._held = None, False
        self._shade.a = 0

    def _darken(self, box: Box) -> None:
        self._shade.rgba = theme.colour("ink", 0.08)
        self._shape.pos, self._shape.size = (box.x, box.y), (box.width, box.height)
