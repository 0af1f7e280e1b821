"""Shapes as textures: smooth where they are round, sharp where they are straight."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, pairwise
from math import ceil, cos, floor, pi, sin

from kivy.graphics import BorderImage, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp

from hotels.screens.patterns import Polygon, pattern
from hotels.screens.theme import Colour

LINES = 4
"""How often each row of pixels is looked at."""

Radii = tuple[float, float, float, float]
"""How round the corners are, from the top left on as the clock goes, in pixels."""


def plate(box: tuple[float, float, float, float], radius: float | Radii) -> BorderImage:
    """A box with round corners on whole pixels, in the colour set before.

    Where they differ, the radii go round from the top left.
    """
    left, low, wide, high = map(round, box)
    radii = radius if isinstance(radius, tuple) else (radius,) * 4
    corner = max(0, min(ceil(max(radii)), wide // 2, high // 2))
    return BorderImage(
        texture=_round_box(corner, tuple(min(one, corner) for one in radii)),
        border=(corner,) * 4,
        pos=(left, low),
        size=(wide, high),
        auto_scale="off",
    )


def strip(place: int, x: float, y: float, width: float, height: float) -> Rectangle:
    """A chain's pattern with its bottom left corner there, in the colour set before."""
    left, low = floor(x), floor(y)
    texture = _pattern(place, round(x - left, 2), round(y - low, 2), width, height, dp(2.2))
    return Rectangle(texture=texture, pos=(left, low), size=texture.size)


@lru_cache(maxsize=100)
def _round_box(corner: int, radii: Radii) -> Texture:
    """Four corners, and a pixel or two between them to be drawn out."""
    side = 2 * corner + 2
    return texture_of(_round_box_within(side, side, radii, 0), side, side)


def round_box(wide: int, high: int, radius: float) -> bytes:
    """How much of each pixel a box with round corners covers, row by row."""
    return _round_box_within(wide, high, (radius,) * 4, 0)


@lru_cache(maxsize=100)
def framed(fill: Colour, line: Colour, radii: Radii, edge: float) -> tuple[Texture, int]:
    """A box with its border, to be drawn out from the middle, and how wide its corners are.

    The radii go round from the top left; the border is as thick as the edge.
    """
    corner = max(1, ceil(max(*radii, edge)) + 1)
    side = 2 * corner + 2
    outer = _round_box_within(side, side, radii, 0)
    inner = _round_box_within(side, side, radii, edge) if edge else outer
    pixels = bytearray()
    for out, within in zip(outer, inner, strict=True):
        share = min(1.0, within / out) if out else 0.0
        for there, beneath in zip(fill[:3], line[:3], strict=True):
            pixels.append(round(255 * (there * share + beneath * (1 - share))))
        pixels.append(out)
    return coloured_texture(bytes(pixels), side, side), corner


@lru_cache(maxsize=200)
def _round_box_within(wide: int, high: int, radii: Radii, inset: float) -> bytes:
    """How much of each pixel it covers when it is so much smaller on every side."""
    path = []
    top_left, top_right, low_right, low_left = radii
    quarters = (1, 1, top_right), (0, 1, top_left), (0, 0, low_left), (1, 0, low_right)
    for quarter, (x, y, outer) in enumerate(quarters):
        radius = max(0.0, outer - inset)
        reach = inset + radius
        middle = (wide - reach if x else reach), (high - reach if y else reach)
        for step in range(13):
            angle = (quarter + step / 12) * pi / 2
            path.append((middle[0] + radius * cos(angle), middle[1] + radius * sin(angle)))
    return coverage([tuple(path)], wide, high)


@lru_cache(maxsize=100)
def _pattern(
    place: int, right: float, up: float, width: float, height: float, thick: float
) -> Texture:
    """The pattern so much to the right of and above the corner of a pixel."""
    moved = (
        tuple((x + right, y + up) for x, y in polygon)
        for polygon in pattern(place, width, height, thick)
    )
    size = ceil(width + right), ceil(height + up)
    return texture_of(coverage(moved, *size), *size)


def texture_of(opaque: bytes, wide: int, high: int) -> Texture:
    """White pixels, each as opaque as said, row by row from below."""
    return coloured_texture(
        bytes(chain.from_iterable((255, 255, 255, share) for share in opaque)), wide, high
    )


def coloured_texture(pixels: bytes, wide: int, high: int) -> Texture:
    """A texture of these pixels, four bytes each and row by row from below.

    It is only ever drawn one to one, and gets them again when the screen was lost.
    """
    texture = Texture.create(size=(wide, high), colorfmt="rgba")
    texture.min_filter = texture.mag_filter = "nearest"

    def fill(empty: Texture) -> None:
        empty.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")

    fill(texture)
    texture.add_reload_observer(fill)
    return texture


def coverage(polygons: Iterable[Polygon], wide: int, high: int) -> bytes:
    """How much of each pixel convex polygons cover, up to 255, row by row from below."""
    rows = [[0.0] * wide for _ in range(high)]
    for polygon in polygons:
        for line, start, end in _spans(polygon, wide, high):
            row = rows[line]
            for pixel in range(int(start), ceil(end)):
                row[pixel] += max(0.0, min(end, pixel + 1) - max(start, pixel))
    return bytes(min(255, round(255 * share / LINES)) for row in rows for share in row)


def _spans(polygon: Polygon, wide: int, high: int) -> Iterator[tuple[int, float, float]]:
    """The row of pixels, and from where to where a polygon reaches, for each line through it."""
    ups = [up for _, up in polygon]
    first, last = max(0, ceil(min(ups) * LINES - 0.5)), min(high * LINES, max(ups) * LINES + 0.5)
    edges = [*pairwise(polygon), (polygon[-1], polygon[0])]
    for line in range(first, floor(last)):
        y = (line + 0.5) / LINES
        met = [
            x + (y - up) * (right - x) / (above - up)
            for (x, up), (right, above) in edges
            if min(up, above) <= y < max(up, above)
        ]
        if met:
            yield line // LINES, max(0.0, min(met)), min(float(wide), max(met))
