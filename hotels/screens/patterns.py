"""The chains' seven patterns as polygons, by arithmetic alone: for canvases and for pictures."""

from collections.abc import Callable, Iterator
from math import cos, pi, sin

Point = tuple[float, float]
Polygon = tuple[Point, ...]

INK = 0.62
"""How opaque a pattern's ink is."""

THICK = 2.2
"""How thick its lines are, in dp."""

ROUND = 16
"""Corners of what stands for a circle."""


def pattern(place: int, width: float, height: float, thick: float = THICK) -> list[Polygon]:
    """The polygons of a chain's pattern in a strip, from its bottom left corner upwards.

    A strip without room has none: a window may be of any size while it is turned.
    """
    if width < 1 or height < 1:
        return []
    return list(_PATTERNS[place % len(_PATTERNS)](width, height, min(thick, height * 0.2)))


def _modules(width: float, module: float, least: int = 1) -> tuple[int, float]:
    """How many modules fit, and how wide each then is."""
    count = max(least, round(width / module))
    return count, width / count


def _box(left: float, low: float, right: float, high: float) -> Polygon:
    return (left, low), (right, low), (right, high), (left, high)


def _bars(width: float, height: float, thick: float) -> Iterator[Polygon]:
    for share in (0.28, 0.72):
        yield _box(0, height * share - thick / 2, width, height * share + thick / 2)


def _slashes(width: float, height: float, thick: float) -> Iterator[Polygon]:
    _, step = _modules(width, 0.62 * height)
    start = -height
    wide = thick * 1.2
    while start < width:
        line = (start, 0.0), (start + wide, 0.0), (start + wide + height, height)
        cut = _cut((*line, (start + height, height)), width)
        if len(cut) > 2:
            yield cut
        start += step


def _cut(polygon: Polygon, width: float) -> Polygon:
    """What of a polygon lies between the strip's ends."""
    for edge, keep in ((0.0, 1), (width, -1)):
        kept: list[Point] = []
        for here, there in zip(polygon, (*polygon[1:], *polygon[:1]), strict=True):
            inside, next_inside = keep * (here[0] - edge) >= 0, keep * (there[0] - edge) >= 0
            if inside:
                kept.append(here)
            if inside != next_inside:
                share = (edge - here[0]) / (there[0] - here[0])
                kept.append((edge, here[1] + share * (there[1] - here[1])))
        if len(kept) <= 2:
            return ()
        polygon = tuple(kept)
    return polygon


def _pyramids(width: float, height: float, _: float) -> Iterator[Polygon]:
    count, module = _modules(width, 0.95 * height)
    for place in range(count):
        left = place * module
        low, high = height * 0.1, height * 0.88
        yield (left + module * 0.08, low), (left + module * 0.92, low), (left + module / 2, high)


def _stripes(width: float, height: float, _: float) -> Iterator[Polygon]:
    count, module = _modules(width, 0.55 * height, 2)
    for place in range(count):
        left = place * module + module * 0.29
        yield _box(left, 0, left + module * 0.42, height)


def _rings(width: float, height: float, thick: float) -> Iterator[Polygon]:
    count, module = _modules(width, 0.95 * height)
    for place in range(count):
        middle = (place + 0.5) * module, height / 2
        inner, outer = (0.33 * height + side * thick / 2 for side in (-0.8, 0.8))
        within, without = _circle(middle, inner), _circle(middle, outer)
        for corner in range(ROUND):
            after = (corner + 1) % ROUND
            yield without[corner], without[after], within[after], within[corner]


def _dots(width: float, height: float, thick: float) -> Iterator[Polygon]:
    count, module = _modules(width, 0.5 * height)
    for place in range(count):
        share = (0.3, 0.7)[place % 2]
        radius = max(0.15 * height, min(1.5, thick))
        yield _circle(((place + 0.5) * module, height * share), radius)


def _crosses(width: float, height: float, thick: float) -> Iterator[Polygon]:
    count, module = _modules(width, 0.95 * height)
    half = thick * 0.6
    for place in range(count):
        left, right = (place + 0.14) * module, (place + 0.86) * module
        low, high = height * 0.16, height * 0.84
        yield (left - half, low), (left + half, low), (right + half, high), (right - half, high)
        yield (right - half, low), (right + half, low), (left + half, high), (left - half, high)


def _circle(middle: Point, radius: float) -> Polygon:
    x, y = middle
    corners = (2 * pi * corner / ROUND for corner in range(ROUND))
    return tuple((x + radius * cos(angle), y + radius * sin(angle)) for angle in corners)


_PATTERNS: tuple[Callable[[float, float, float], Iterator[Polygon]], ...] = (
    _bars,
    _slashes,
    _pyramids,
    _stripes,
    _rings,
    _dots,
    _crosses,
)
