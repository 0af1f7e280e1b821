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

from hotels.screens.theme import BOLD, Colour, mixed, theme
from hotels.screens.widgets.boxes import Box
from hotels.screens.widgets.drawing import words, write
from hotels.screens.widgets.drawn import Drawn

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
"""Drawn and left out in turn, in dp; one that is empty is solid. A player has that of the seat."""

CHAIN_DASHES: tuple[tuple[float, ...], ...] = (
    (),
    (9, 4),
    (3, 3),
    (14, 4, 3, 4),
    (6, 3),
    (18, 4),
    (8, 3, 3, 3),
)
"""The same of chains: with less left out, as several of them run along the foot."""

THICK = 3.0
"""A little more than drawn: a smooth line fades at its edges."""

DARKER = 0.4
"""How much ink there is in a chain's line on paper, and in a dim one on dark paper."""

CHIP = 18
"""How large a chain's mark on a chart is."""


def dashed(points: list[Point], pattern: tuple[float, ...]) -> list[list[Point]]:
    """The pieces of a line that are drawn, along all its corners."""
    if not pattern or len(points) < 2:
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


def draw_curve(group: InstructionGroup, points: list[Point], place: int, *, is_chain: bool) -> None:
    """A line in the colour and with the dashes of a player or a chain."""
    patterns = CHAIN_DASHES if is_chain else DASHES
    pattern = tuple(dp(long) for long in patterns[place % len(patterns)])
    group.add(Color(*(_line_colour(place) if is_chain else theme.player(place))))
    for piece in dashed(straightened(points), pattern):
        group.add(SmoothLine(points=_flat(piece), width=dp(THICK) / 2, cap="none"))


def _line_colour(chain: int) -> Colour:
    """A chain's colour with so much ink in it that a thin line of it is seen."""
    own = theme.chain(chain)[0]
    if theme.is_dark and theme.edge(chain) is None:
        return own
    return mixed(theme.colour("ink"), own, DARKER)


def draw_marker(group: InstructionGroup, seat: int, x: float, y: float, size: float = 12) -> None:
    """A player's shape and colour, with its middle there."""
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


class Marker(Drawn):
    """A player's shape in the colour of the seat, beside the name."""

    def __init__(self, seat: int, size: float = 14) -> None:
        self.seat, self._size = seat, size
        super().__init__(dp(24), dp(24))

    def draw(self, group: InstructionGroup) -> None:
        """The shape in the middle."""
        draw_marker(group, self.seat, *self.center, self._size)


class ChainChip(Drawn):
    """A chain's mark as on a chart, beside its name."""

    def __init__(self, chain: int, letter: str) -> None:
        self.chain, self.letter = chain, letter
        super().__init__(dp(CHIP + 2), dp(CHIP + 2))

    def draw(self, group: InstructionGroup) -> None:
        """The mark in the middle."""
        draw_chip(group, self.chain, self.letter, *self.center)


def draw_fallen(
    group: InstructionGroup, fallen: list[tuple[int, str, Point]], least: float
) -> None:
    """The chips of chains where they fell; those that fell together stand in a row, or in more.

    No chip has its middle farther left than told.
    """
    taken: list[Point] = []
    size = dp(CHIP + 3)
    for chain, letter, (x, y) in sorted(fallen, key=lambda one: -one[2][0]):
        left, up = x, y
        while any(abs(left - other) < size and abs(up - low) < size for other, low in taken):
            left -= dp(1)
            if left < max(least, x - 3 * size):
                left, up = x, up + dp(2)
        taken.append((left, up))
        draw_chip(group, chain, letter, left, up)


def draw_slip(group: InstructionGroup, box: Box) -> None:
    """A slip of paper to write on."""
    edge = dp(1)
    for role, inset in (("outline", 0.0), ("sheet", edge)):
        group.add(Color(*theme.colour(role)))
        group.add(
            SmoothRoundedRectangle(
                pos=(box.x + inset, box.y + inset),
                size=(box.width - 2 * inset, box.height - 2 * inset),
                radius=[dp(10)],
            )
        )


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


def spots(plot: Box, corner: Point, line: float, size: Point) -> list[Box]:
    """Where the values of a moment can stand: beside the line across if they can, else farther."""
    wide, high = size
    lefts = (line + dp(12), line - dp(12) - wide, plot.x + dp(8), plot.right - wide)
    upper = max(corner[1], plot.y + plot.height - high)
    lows = (upper, min(upper, plot.y + dp(4)), (upper + plot.y) / 2)
    fit = [left for left in lefts if plot.x <= left and left + wide <= plot.right]
    fit = fit or [max(corner[0], plot.right - wide)]
    return [Box(left, low, wide, high) for left in fit for low in lows]


def freest(boxes: list[Box], names: list[Box], points: list[Point], line: float) -> Box:
    """The first of the boxes that hide least: no words if it can be, then few of the points."""

    def hidden(box: Box) -> float:
        over = sum(
            box.x < name.right
            and name.x < box.right
            and box.y < name.y + name.height
            and name.y < box.y + box.height
            for name in names
        )
        crossed = box.x < line < box.right
        return over + crossed + sum(box.holds(*point) for point in points) / (len(points) + 1)

    return min(boxes, key=hidden)


def _flat(points: list[Point]) -> list[float]:
    return [each for point in points for each in point]
