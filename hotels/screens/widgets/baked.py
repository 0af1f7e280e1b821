"""Drawings made once and kept as pictures: afterwards each costs one rectangle a frame.

The pictures stand on a few large pages, so that one frame buffer serves them all.
"""

from collections.abc import Callable
from weakref import finalize

from kivy.clock import Clock
from kivy.graphics import (
    ClearBuffers,
    ClearColor,
    Fbo,
    InstructionGroup,
    PopMatrix,
    PushMatrix,
    Rectangle,
    ScissorPop,
    ScissorPush,
    Translate,
)
from kivy.graphics.opengl import glFinish

from hotels.screens.theme import Colour

SIDE = 1_024
"""How many pixels a page is wide and high, unless a single picture needs more."""

AT_ONCE = 3
"""Pictures drawn in one go: a driver keeps what it needs for the largest go of all."""

GAP = 1
"""Pixels between two pictures."""

Place = tuple[int, int]


class Page:
    """One frame buffer with many pictures on shelves."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.fbo = Fbo(size=(side, side))
        # A picture stands on whole pixels, one to one: nothing is to be smoothed.
        self.fbo.texture.min_filter = self.fbo.texture.mag_filter = "nearest"
        self.alive = 0
        self._shelves: list[list[int]] = []
        self._free: dict[Place, list[Place]] = {}
        self._top = 0
        self._due: dict[Place, tuple[Place, Colour, InstructionGroup]] = {}
        self._trigger = Clock.create_trigger(self._draw_due, -1)

    def place(self, wide: int, high: int) -> Place | None:
        """Room for a picture; None where there is none."""
        free = self._free.get((wide, high))
        if free:
            return free.pop()
        for shelf in self._shelves:
            start, height, used = shelf
            if high <= height <= high * 1.25 and used + wide <= self.side:
                shelf[2] = used + wide + GAP
                return used, start
        if self._top + high > self.side or wide > self.side:
            return None
        self._shelves.append([self._top, high, wide + GAP])
        self._top += high + GAP
        return 0, self._top - high - GAP

    def give_back(self, size: Place, place: Place) -> None:
        """A picture is no longer needed."""
        self.alive -= 1
        self._due.pop(place, None)
        self._free.setdefault(size, []).append(place)
        if not self.alive:  # nothing stands here any more: other sizes may come
            self._shelves, self._free, self._top = [], {}, 0

    def draw(self, place: Place, size: Place, ground: Colour, group: InstructionGroup) -> None:
        """Draw into one picture, and into nothing beside it, before the next frame is shown.

        All that is due by then is drawn at once.
        """
        self._due[place] = size, ground, group
        self._trigger()

    def _draw_due(self, _: float) -> None:
        while self._due:
            some = [self._due.popitem() for _ in range(min(AT_ONCE, len(self._due)))]
            for place, (size, ground, group) in some:
                for step in (
                    ScissorPush(x=place[0], y=place[1], width=size[0], height=size[1]),
                    ClearColor(*ground[:3], 0),  # what is round shows its ground, not black
                    ClearBuffers(),
                    PushMatrix(),
                    Translate(*place),
                    group,
                    PopMatrix(),
                    ScissorPop(),
                ):
                    self.fbo.add(step)
            self.fbo.draw()
            self.fbo.clear()
            glFinish()  # else a driver may keep every drawing until it has time for it
            for _, (_, _, group) in some:
                group.clear()


_pages: list[Page] = []


class Baked:
    """A picture of so many pixels, drawn whenever it is told, from its own bottom left corner."""

    def __init__(self, width: float, height: float, ground: Colour) -> None:
        self.size = max(1, round(width)), max(1, round(height))
        self._ground = ground
        self._page, self._place = _room(*self.size)
        self._page.alive += 1
        finalize(self, self._page.give_back, self.size, self._place)
        self.group = InstructionGroup()
        self.texture = self._page.fbo.texture.get_region(*self._place, *self.size)

    def bake(self, draw: Callable[[InstructionGroup], None]) -> None:
        """Draw it anew."""
        self.group.clear()
        draw(self.group)
        self._page.draw(self._place, self.size, self._ground, self.group)


class Picture(Rectangle):
    """A baked picture where it is seen; as long as it is, nothing else is painted in its place."""

    def __init__(self, baked: Baked | None = None, pos: tuple[float, float] = (0, 0)) -> None:
        super().__init__(pos=(round(pos[0]), round(pos[1])))
        self.baked: Baked
        if baked is not None:
            self.show(baked)

    def show(self, baked: Baked) -> None:
        """Another picture."""
        self.baked = baked
        self.texture, self.size = baked.texture, baked.size


def _room(wide: int, high: int) -> tuple[Page, Place]:
    """A page with room for a picture, and where; a new page if need be."""
    for page in _pages:
        place = page.place(wide, high)
        if place is not None:
            return page, place
    page = Page(max(SIDE, wide, high))
    _pages.append(page)
    return page, page.place(wide, high) or (0, 0)
