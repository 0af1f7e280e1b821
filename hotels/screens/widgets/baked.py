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

PARTS_SIDE = 512
"""The same, of a page with parts of other pictures, which are small."""

AT_ONCE = 3
"""Pictures drawn in one go: a driver keeps what it needs for the largest go of all."""

GAP = 1
"""Pixels between two pictures."""

Place = tuple[int, int]
Drawing = tuple[Place, Colour, InstructionGroup]
"""How large a picture is, its ground, and what is drawn."""


class Shelf:
    """Pictures side by side on a page, all about as high, and the gaps between them."""

    def __init__(self, low: int, high: int, wide: int) -> None:
        self.low, self.high, self.wide = low, high, wide
        self._gaps = [(0, wide)]

    def place(self, wide: int, high: int) -> Place | None:
        """Room for a picture that does not waste the shelf's height."""
        if not high <= self.high <= high * 1.25:
            return None
        for number, (left, right) in enumerate(self._gaps):
            if left + wide <= right:
                self._gaps[number] = left + wide, right
                return left, self.low
        return None

    def give_back(self, left: int, right: int) -> None:
        """A picture is gone: one gap with those beside it."""
        self._gaps = joined([*self._gaps, (left, right)])

    @property
    def is_empty(self) -> bool:
        """Whether nothing stands here any more."""
        return self._gaps == [(0, self.wide)]


class Page:
    """One frame buffer with many pictures on shelves.

    Pictures that are parts of others stand on pages of their own: no page can be drawn into and
    looked at in one go.
    """

    def __init__(self, side: int, *, parts: bool) -> None:
        self.side, self.parts = side, parts
        self.fbo = Fbo(size=(side, side))
        # A picture stands on whole pixels, one to one: nothing is to be smoothed.
        self.fbo.texture.min_filter = self.fbo.texture.mag_filter = "nearest"
        self._shelves: dict[int, Shelf] = {}
        self._bands = [(0, side + GAP)]
        self._due: dict[Place, Drawing] = {}

    def place(self, wide: int, high: int) -> Place | None:
        """Room on a shelf that is there; None where there is none."""
        found = (shelf.place(wide + GAP, high + GAP) for shelf in self._shelves.values())
        return next((place for place in found if place is not None), None)

    def new_shelf(self, wide: int, high: int) -> bool:
        """A shelf for pictures so high, if there is room for it."""
        if wide > self.side:
            return False
        for number, (low, top) in enumerate(self._bands):
            if low + high + GAP <= top:
                self._bands[number] = low + high + GAP, top
                self._shelves[low] = Shelf(low, high + GAP, self.side + GAP)
                return True
        return False

    def give_back(self, size: Place, place: Place) -> None:
        """A picture is gone; a shelf goes when it is empty, and so does the page."""
        self._due.pop(place, None)
        left, low = place
        shelf = self._shelves[low]
        shelf.give_back(left, left + size[0] + GAP)
        if shelf.is_empty:
            del self._shelves[low]
            self._bands = joined([*self._bands, (low, low + shelf.high)])
        if not self._shelves and self in _pages:
            _pages.remove(self)

    def draw(self, place: Place, drawing: Drawing) -> None:
        """Draw one picture before the next frame is shown, and nothing beside it."""
        self._due[place] = drawing
        _draw_soon()

    def draw_due(self) -> None:
        """Everything that is due, some pictures at a time."""
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


def draw_all_due(_: float = 0) -> None:
    """What is due on all pages, those with parts of others first."""
    _take_back()
    for page in sorted(_pages, key=lambda page: not page.parts):
        page.draw_due()


def forget() -> None:
    """All pages are gone: what is drawn from now on stands on new ones."""
    _pages.clear()


_draw_soon = Clock.create_trigger(draw_all_due, -1)
_pages: list[Page] = []
_gone: list[tuple[Page, Place, Place]] = []
"""Pictures that nobody shows any more: they may go in the midst of anything, so they wait here."""


class Baked:
    """A picture of so many pixels, drawn whenever it is told, from its own bottom left corner."""

    def __init__(
        self, width: float, height: float, ground: Colour, *, is_part: bool = False
    ) -> None:
        self.size = max(1, round(width)), max(1, round(height))
        self._ground = ground
        self.page, self._place = _room(*self.size, parts=is_part)
        finalize(self, _gone.append, (self.page, self.size, self._place))
        self.group = InstructionGroup()
        self.texture = self.page.fbo.texture.get_region(*self._place, *self.size)

    def bake(self, draw: Callable[[InstructionGroup], None]) -> None:
        """Draw it anew."""
        self.group.clear()
        draw(self.group)
        self.page.draw(self._place, (self.size, self._ground, self.group))


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


def joined(gaps: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Gaps from the first to the last; those that touch are one, and none is empty."""
    found: list[tuple[int, int]] = []
    for start, end in sorted(gaps):
        if found and found[-1][1] == start:
            found[-1] = found[-1][0], end
        elif start < end:
            found.append((start, end))
    return found


def _take_back() -> None:
    """The places of all pictures that are gone."""
    while _gone:
        page, size, place = _gone.pop()
        page.give_back(size, place)


def _room(wide: int, high: int, *, parts: bool) -> tuple[Page, Place]:
    """A page with room for a picture, and where; a new shelf if need be, or a new page."""
    _take_back()
    pages = [page for page in _pages if page.parts is parts]
    for page in pages:
        place = page.place(wide, high)
        if place is not None:
            return page, place
    page = next((page for page in pages if page.new_shelf(wide, high)), None)
    if page is None:
        page = Page(max(PARTS_SIDE if parts else SIDE, wide, high), parts=parts)
        page.new_shelf(wide, high)
        _pages.append(page)
    return page, page.place(wide, high) or (0, 0)
