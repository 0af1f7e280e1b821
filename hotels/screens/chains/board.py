"""The board: one widget that draws all squares on its own canvas."""

from collections.abc import Callable, Iterable, Sequence

from kivy.clock import Clock
from kivy.graphics import (
    Color,
    InstructionGroup,
    PopMatrix,
    PushMatrix,
    Scale,
    SmoothLine,
)
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.chains import faces
from hotels.screens.chains.measures import Box, Grid, Sizes, Spacing, grid, sizes, spacing
from hotels.screens.chains.motion import STILL, motion
from hotels.screens.theme import theme
from hotels.screens.widgets.drawing import filled, smooth
from hotels.screens.widgets.mosaic import Mosaic
from hotels.views.squares import Mark, Square, State

WIDEST_LETTER = "W"
SMALLEST = 12
"""Under so many dp a square is not drawn: then the board has not been given its room yet."""

CUT = 2.5
"""How thick the frame is around what a magnifier shows."""


class Board(Widget):
    """Squares of a board, all of them or a part; it says which one the finger is on.

    A finger that comes down, or slides on, says its square; lifted, it lays there. Where squares
    are too small for a finger and somebody magnifies, a tap only says where.
    """

    def __init__(
        self,
        on_lay: Callable[[int], None],
        on_finger: Callable[[int | None], None],
        *,
        on_magnify: Callable[[int], None] | None = None,
        spaced: Spacing | None = None,
        **rest: object,
    ) -> None:
        super().__init__(size=(0, 0), **rest)
        self.on_lay, self.on_finger, self.on_magnify = on_lay, on_finger, on_magnify
        self.spaced = spaced or spacing()
        self.squares: tuple[Square, ...] = ()
        self.preview: int | None = None
        self.cut: tuple[int, ...] = ()
        self.redrawn: list[int] = []
        """The squares drawn anew since the last call of show."""
        self._grid: Grid | None = None
        self._sizes: Sizes
        self._where: dict[int, tuple[int, int]] = {}
        self._at: dict[tuple[int, int], int] = {}
        self._drawn: dict[int, Square] = {}
        self._faces = Mosaic({})
        self._corridors: dict[tuple[int, int], tuple[Mark, Box]] = {}
        self._joints = InstructionGroup()
        self.canvas.before.add(self._joints)
        self._last, self._preview, self._cut = (InstructionGroup() for _ in range(3))
        for group in (self._last, self._preview, self._cut):
            self.canvas.after.add(group)
        self._scale = Scale()
        self._under: int | None = None
        self.canvas.add(Color(1, 1, 1, 1))  # every square is a picture in its own colours
        self.canvas.add(self._faces)
        self._motion, self._elapsed = STILL, 0.0
        self._moving = Clock.create_trigger(self._move, 0, interval=True)
        self._settle = Clock.create_trigger(lambda _: self._draw_all(), -1)
        self.bind(pos=self._settle, size=self._settle)

    def show(
        self, squares: Sequence[Square], preview: int | None = None, *, moving: bool = True
    ) -> None:
        """These squares, of which only those that differ are drawn anew.

        With a preview the square under the finger is drawn as a tile would make it.
        """
        self._finish()
        before, self.squares, self.preview = self._drawn, tuple(squares), preview
        self.redrawn = []
        if self._grid is None or before.keys() != {square.number for square in squares}:
            self._settle()
            return
        if moving and theme.movement:
            self._motion, self._elapsed = motion(before, self.squares), 0.0
        later = {*self._motion.recoloured}
        changed = [
            square
            for square in self.squares
            if square.drawn != before[square.number].drawn and square.number not in later
        ]
        marked = [one.number for one in changed if one.mark != before[one.number].mark]
        for square in changed:
            self._draw(square)
        self._join(marked)
        self._mark_last()
        self._mark_preview()
        if self._motion is not STILL:
            self._moving()

    def frame(self, squares: Iterable[int] = ()) -> None:
        """The frame around the squares that a magnifier shows; without any it goes."""
        self.cut = tuple(squares)
        self._cut.clear()
        if not self.cut or self._grid is None:
            return
        edge = dp(CUT / 2)
        left, low, wide, high = self._around(self.cut)
        around = (left - edge, low - edge, wide + 2 * edge, high + 2 * edge)
        self._cut.add(Color(*theme.colour("ink")))
        self._cut.add(SmoothLine(rounded_rectangle=(*around, dp(5)), width=smooth(2 * edge)))

    @property
    def stays_in_sight(self) -> bool:
        """Whether a tile may be laid on it now, so that nothing is to cover it."""
        return any(square.state is State.OPEN for square in self.squares)

    @property
    def is_small(self) -> bool:
        """Whether a finger could not tell the squares apart."""
        return self._grid is not None and self._grid.is_small

    @property
    def used(self) -> tuple[float, float]:
        """How wide and high all squares are together, in pixels."""
        return self._around(self._where)[2:] if self._grid is not None else (0, 0)

    def square_at(self, x: float, y: float) -> int | None:
        """The square at a point, half the gap around it included; None beside the board."""
        return self._at.get(self._grid.place(x, y)) if self._grid is not None else None

    def box(self, square: int) -> Box:
        """Where a square lies: left, low, wide and high in pixels."""
        if self._grid is None:
            raise LookupError(square)
        return self._grid.box(*self._where[square])

    # a finger

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """A finger comes down."""
        square = self.square_at(*touch.pos)
        if square is None or touch.is_mouse_scrolling:
            return False
        touch.grab(self)
        self._under = square
        if not self._magnifies:
            self.on_finger(square)
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """It slides."""
        if touch.grab_current is not self:
            return False
        square = self.square_at(*touch.pos)
        if square != self._under:
            self._under = square
            if not self._magnifies:
                self.on_finger(square)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """It is lifted."""
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        square, self._under = self._under, None
        if square is not None:
            (self.on_magnify if self._magnifies and self.on_magnify else self.on_lay)(square)
        return True

    @property
    def _magnifies(self) -> bool:
        return self.on_magnify is not None and self.is_small

    # drawing

    def _draw_all(self) -> None:
        """Everything anew: other squares, another size, another place."""
        self._moving.cancel()
        self._motion = STILL
        self.canvas.remove(self._faces)
        self._faces.clear()  # its drawings know it: else it stays, with its pictures
        self._joints.clear()
        self._corridors.clear()
        self._drawn.clear()
        self._grid = self._laid_out() if self.squares else None
        where = self._where if self._grid is not None else ()
        self._faces = Mosaic({number: self.box(number)[:2] for number in where})
        self.canvas.add(self._faces)
        if self._grid is not None:
            for square in self.squares:
                self._draw(square)
            self._join(self._drawn)
        self._mark_last()
        self._mark_preview()
        self.frame(self.cut)

    def _laid_out(self) -> Grid | None:
        """Where the squares lie, from the first row and column shown; None where none has room."""
        top = min(square.row for square in self.squares)
        left = min(square.column for square in self.squares)
        self._where = {one.number: (one.row - top, one.column - left) for one in self.squares}
        self._at = {place: number for number, place in self._where.items()}
        rows, columns = (1 + max(along) for along in zip(*self._at, strict=True))
        laid = grid((*self.pos, *self.size), rows, columns, self.spaced)
        if min(laid.wide, laid.high) < dp(SMALLEST):
            return None
        names = [square.name for square in self.squares]
        self._sizes = sizes(laid.wide, laid.high, names, WIDEST_LETTER)
        return laid

    def _draw(self, square: Square) -> None:
        self._faces.show(square.number, faces.picture(square, self._sizes))
        if square.number == self._motion.laid:
            self._faces.hide(square.number)  # it is drawn by itself until it lies
        self._drawn[square.number] = square
        self.redrawn.append(square.number)

    def _join(self, squares: Iterable[int]) -> None:
        """Corridors between these squares and their neighbours of the same chain."""
        pairs = set()
        for number in squares:
            row, column = self._where[number]
            for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0)):
                beside = self._at.get((row + down, column + right))
                if beside is not None:
                    pairs.add((min(number, beside), max(number, beside)))
        before = dict(self._corridors)
        for pair in pairs:
            one, other = (self._drawn[number].mark for number in pair)
            if one is not None and one == other:
                self._corridors[pair] = one, faces.corridor(*map(self.box, pair))
            else:
                self._corridors.pop(pair, None)
        if self._corridors != before:
            self._draw_joints()

    def _draw_joints(self) -> None:
        """The corridors of each chain, in one drawing."""
        self._joints.clear()
        of_marks: dict[Mark, list[Box]] = {}
        for mark, corridor in self._corridors.values():
            of_marks.setdefault(mark, []).append(corridor)
        for mark, corridors in of_marks.items():
            self._joints.add(Color(*theme.chain(mark.place)[0]))
            self._joints.add(filled(corridors))

    def _mark_last(self) -> None:
        """The ring around the last tile, which is smaller while it is being laid."""
        self._last.clear()
        last = next((square for square in self.squares if square.is_last), None)
        if last is None or self._grid is None:
            return
        box = left, low, wide, high = self.box(last.number)
        self._last.add(PushMatrix())
        self._scale = Scale(origin=(left + wide / 2, low + high / 2))
        self._last.add(self._scale)
        faces.draw_last(self._last, last, box, self._sizes)
        self._last.add(PopMatrix())
        self._scale_last()

    def _scale_last(self) -> None:
        """Its size at this moment."""
        size = self._motion.scale(self._elapsed) if self._motion.laid is not None else 1
        self._scale.xyz = size, size, 1

    def _mark_preview(self) -> None:
        """The square under the finger, if a tile could be meant to lie there."""
        self._preview.clear()
        square = self._drawn.get(-1 if self.preview is None else self.preview)
        if square is not None and square.state.is_empty:
            faces.draw_preview(self._preview, square, self.box(square.number), self._sizes)

    def _around(self, squares: Iterable[int]) -> Box:
        """The box that holds all of these squares."""
        boxes = [*map(self.box, squares)]
        left, low = (min(box[side] for box in boxes) for side in (0, 1))
        right = max(box[0] + box[2] for box in boxes)
        return left, low, right - left, max(box[1] + box[3] for box in boxes) - low

    # motion

    def _move(self, passed: float) -> None:
        """The next frame of what moves."""
        self._elapsed += passed
        if self._motion.is_over(self._elapsed):
            self._finish()
            return
        self._recolour(self._motion.due(self._elapsed))
        if self._motion.laid is not None:
            self._scale_last()

    def _finish(self) -> None:
        """Nothing moves any more: all is as it shall be."""
        if self._motion is STILL:
            return
        self._moving.cancel()
        moved, self._motion = self._motion, STILL
        self._recolour(moved.recoloured)
        if moved.laid is not None:
            self._draw(self._drawn[moved.laid])
        self._scale_last()

    def _recolour(self, numbers: Sequence[int]) -> None:
        """These squares as they shall be."""
        wanted = {square.number: square for square in self.squares}
        changed = [number for number in numbers if self._drawn[number] != wanted[number]]
        for number in changed:
            self._draw(wanted[number])
        self._join(changed)
