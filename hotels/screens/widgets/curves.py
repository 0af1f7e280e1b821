"""Lines told apart without colour: each dashed in its own way, a marker at its end."""

from itertools import pairwise
from math import hypot

from kivy.graphics import (
    Color,
    InstructionGroup,
    SmoothEllipse,
    SmoothLine,
    SmoothQuad,
    SmoothRectangle,
    SmoothRoundedRectangle,
    SmoothTriangle,
)
from kivy.metrics import dp

from hotels.screens.theme import BOLD, Colour, theme
from hotels.screens.widgets.drawing import words, write

Point = tuple[float, float]

DASHES: tuple[tuple[float, ...], ...] = (
    (),
    (9, 5),
    (3, 4),
    (12, 4, 3, 4),
    (2, 6),
    (14, 3),
    (6, 3, 2, 3),
)
"""Drawn and left out in turn, in dp; one that is empty is solid."""

THICK = 3.0
"""A little more than drawn: a smooth line fades at its edges."""

CHIP = 18
"""How large a chain's mark on a chart is."""


def dashed(points: list[Point], pattern: tuple[float, ...]) -> list[list[Point]]:
    """The pieces of a line that are drawn, along all its corners."""
    if not pattern or len(points) < len("ab"):
        return [points] if len(points) > 1 else []
    pieces: list[list[Point]] = []
    turn, left = 0, pattern[0]
    piece = [points[0]]
    for (x, y), (right, up) in pairwise(points):
        length = hypot(right - x, up - y)
        gone = 0.0
        while length - gone > left:
            gone += left
            share = gone / length
            at = x + (right - x) * share, y + (up - y) * share
            if turn % 2 == 0:
                pieces.append([*piece, at])
            piece = [at]
            turn += 1
            left = pattern[turn % len(pattern)]
        left -= length - gone
        if turn % 2 == 0:
            piece.append((right, up))
    if turn % 2 == 0 and len(piece) > 1:
        pieces.append(piece)
    return pieces


def straightened(points: list[Point]) -> list[Point]:
    """The same line without the corners that lie straight between their neighbours."""
    kept = points[:1]
    for before, here, after in zip(points, points[1:], points[2:], strict=False):
        if abs(before[1] - here[1]) > 0.01 or abs(here[1] - after[1]) > 0.01:
            kept.append(here)
    return [*kept, *points[-1:]] if len(points) > 1 else points


def draw_curve(
    group: InstructionGroup, points: list[Point], place: int, colour: Colour, casing: str | None
) -> None:
    """A line in a colour and with the dashes of its place, on a darker one if told so."""
    line = straightened(points)
    if casing is not None and len(line) > 1:
        group.add(Color(*theme.colour(casing)))
        group.add(SmoothLine(points=_flat(line), width=dp(THICK + 1.5) / 2))
    group.add(Color(*colour))
    pattern = tuple(dp(long) for long in DASHES[place % len(DASHES)])
    for piece in dashed(line, pattern):
        group.add(SmoothLine(points=_flat(piece), width=dp(THICK) / 2, cap="none"))


def draw_marker(group: InstructionGroup, seat: int, x: float, y: float, size: float = 12) -> None:
    """A player's shape in his colour, with its middle there."""
    half = dp(size) / 2
    group.add(Color(*theme.player(seat)))
    match seat % 6:
        case 0:
            group.add(SmoothEllipse(pos=(x - half, y - half), size=(2 * half, 2 * half)))
        case 1:
            side = half * 0.9
            group.add(SmoothRectangle(pos=(x - side, y - side), size=(2 * side, 2 * side)))
        case 2:
            low = y - half * 0.85
            corners = (x - half, low, x + half, low, x, y + half)
            group.add(SmoothTriangle(points=corners))
        case 3:
            far = half * 1.15
            group.add(SmoothQuad(points=(x, y - far, x + far, y, x, y + far, x - far, y)))
        case 4:
            group.add(SmoothLine(circle=(x, y, half * 0.75), width=dp(1.5)))
        case _:
            arm = half * 0.8
            for way in (1, -1):
                ends = (x - arm, y - way * arm, x + arm, y + way * arm)
                group.add(SmoothLine(points=ends, width=dp(1.5)))


def draw_chip(group: InstructionGroup, chain: int, letter: str, x: float, y: float) -> None:
    """A chain's colour and letter, with its middle there."""
    ground, ink = theme.chain(chain)
    half = dp(CHIP) / 2
    group.add(Color(*theme.colour("ink")))
    edge = dp(1)
    group.add(
        SmoothRoundedRectangle(
            pos=(x - half - edge, y - half - edge),
            size=(2 * (half + edge), 2 * (half + edge)),
            radius=[dp(5)],
        )
    )
    group.add(Color(*ground))
    group.add(
        SmoothRoundedRectangle(pos=(x - half, y - half), size=(2 * half, 2 * half), radius=[dp(4)])
    )
    texture = words(letter, BOLD, dp(13))
    group.add(Color(*ink))
    write(group, texture, x - texture.width / 2, y - texture.height / 2)


def apart(wanted: list[float], least: float, low: float, high: float) -> list[float]:
    """Heights as near to those wanted as can be, at least so far apart and within the bounds."""
    order = sorted(range(len(wanted)), key=wanted.__getitem__)
    heights = [wanted[place] for place in order]
    for _ in range(len(heights) * 4):
        for below, above in pairwise(range(len(heights))):
            lacks = least - (heights[above] - heights[below])
            if lacks > 0:
                heights[below] -= lacks / 2
                heights[above] += lacks / 2
        if heights:
            heights[0] = max(heights[0], low)
            heights[-1] = min(heights[-1], high)
    for below, above in pairwise(range(len(heights))):
        heights[above] = max(heights[above], heights[below] + least)
    found = [0.0] * len(wanted)
    for place, height in zip(order, heights, strict=True):
        found[place] = height
    return found


def _flat(points: list[Point]) -> list[float]:
    return [each for point in points for each in point]
