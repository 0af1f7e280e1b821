"""A chain's key fob: its colour, its letter and its pattern."""

from functools import lru_cache

from kivy.graphics import (
    Color,
    InstructionGroup,
)
from kivy.metrics import dp

from hotels.screens.patterns import INK
from hotels.screens.theme import BOLD, Colour, mixed, theme, with_ink
from hotels.screens.widgets.baked import Baked, Picture
from hotels.screens.widgets.drawing import words, write
from hotels.screens.widgets.drawn import Drawn
from hotels.screens.widgets.raster import plate, strip

WIDE = 0.78
"""How wide a fob is, against its height."""

PALE = 0.6
"""How opaque the fob of a chain off the board is."""


class Fob(Drawn):
    """The fob of the chain at a place of the card, so many dp high."""

    def __init__(
        self,
        place: int,
        letter: str,
        height: float = 46,
        *,
        pale: bool = False,
        ground: str = "sheet",
        **rest: object,
    ) -> None:
        self.place, self.letter, self.pale, self._hole = place, letter, pale, ground
        super().__init__(dp(height) * WIDE, dp(height), **rest)

    def draw(self, group: InstructionGroup) -> None:
        """The fob as high as the widget."""
        place, letter, ground = self.place, self.letter, self._hole
        draw_fob(group, self.pos, self.height, place, letter, pale=self.pale, ground=ground)


def draw_fob(
    group: InstructionGroup,
    pos: tuple[float, float],
    high: float,
    place: int,
    letter: str,
    *,
    pale: bool = False,
    ground: str = "sheet",
) -> None:
    """A fob with its bottom left corner there, so many pixels high; its hole shows the ground."""
    tall = round(high)
    wide = round(tall * WIDE)
    baked = _picture((place, letter, pale), (wide, tall), ground, theme.look)
    group.add(Color(1, 1, 1, 1))
    x, y = pos
    group.add(Picture(baked, (x, y)))


@lru_cache(maxsize=120)
def _picture(said: tuple[int, str, bool], size: tuple[int, int], ground: str, _: object) -> Baked:
    """A fob, drawn once for all places where the same one stands."""
    place, letter, pale = said
    baked = Baked(*size, theme.colour(ground), is_part=True)
    baked.bake(lambda group: _draw(group, size[1], place, letter, pale=pale, ground=ground))
    return baked


def _draw(
    group: InstructionGroup, high: float, place: int, letter: str, *, pale: bool, ground: str
) -> None:
    wide = high * WIDE
    under = theme.colour(ground)
    share = PALE if pale else 1
    fill, ink = theme.chain(place)
    if pale:
        fill, ink = with_ink(mixed(fill, under, share))
    edge = theme.edge(place)
    if edge is not None:
        _shape(group, (0, 0, wide, high), mixed(edge, under, share))
    inset = dp(1) if edge is not None else 0
    body = _shape(group, (inset, inset, wide - inset, high - inset), fill)
    radius = max(1, 0.058 * high)
    group.add(Color(*under))
    hole = wide / 2 - radius, high * (1 - 0.152) - radius
    group.add(plate((*hole, 2 * radius, 2 * radius), radius))
    sign = words(letter, BOLD, round(0.4 * high))
    group.add(Color(*ink))
    up = 0.62 if theme.patterns else 0.5
    write(group, sign, (wide - sign.width) / 2, body * up - sign.height / 2)
    if theme.patterns:
        side = 0.06 * wide
        group.add(Color(*mixed(ink, fill, INK)))
        across, tall = round(wide - 2 * side, 2), round(0.26 * body, 2)
        group.add(strip(place, side, 0.06 * body, across, tall))


def _shape(
    group: InstructionGroup, box: tuple[float, float, float, float], colour: Colour
) -> float:
    """Tab and body of a fob between these edges; how high the body reaches."""
    left, low, right, top = box
    wide, high = right - left, top - low
    body = high - (0.16 * high - dp(2))
    tab = 0.4 * wide
    group.add(Color(*colour))
    corner = 0.16 * wide
    across = left + (wide - tab) / 2
    group.add(plate((across, body - dp(2), tab, top - body + dp(2)), (corner, corner, 0, 0)))
    group.add(plate((left, low, wide, body), 0.2 * wide))
    return low + body
