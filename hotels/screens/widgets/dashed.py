"""A dashed frame with round corners, by arithmetic alone."""

from itertools import pairwise
from math import cos, hypot, pi, sin

Point = tuple[float, float]
STEPS = 5
"""Of how many straight pieces a corner is made."""


def round_dashes(
    box: tuple[float, float, float, float], radius: float, on: float, off: float
) -> list[list[float]]:
    """The dashes along a box, each as the x and y of its points one after the other."""
    path = _round_path(*box, radius)
    lengths = [0.0]
    for (x, y), (right, up) in pairwise(path):
        lengths.append(lengths[-1] + hypot(right - x, up - y))
    count = max(4, round(lengths[-1] / (on + off)))
    step = lengths[-1] / count
    long = step * on / (on + off)
    return [_piece(path, lengths, number * step, number * step + long) for number in range(count)]


def _piece(path: list[Point], lengths: list[float], start: float, end: float) -> list[float]:
    """The part of a path from one length to another."""
    within = [
        point for point, at in zip(path, lengths, strict=True) if start + 0.1 < at < end - 0.1
    ]
    points = [_point(path, lengths, start), *within, _point(path, lengths, end)]
    return [part for point in points for part in point]


def _point(path: list[Point], lengths: list[float], at: float) -> Point:
    """Where a path is after a length."""
    for ((x, y), (right, up)), (begun, done) in zip(pairwise(path), pairwise(lengths), strict=True):
        if begun <= at <= done and done > begun:
            share = (at - begun) / (done - begun)
            return x + (right - x) * share, y + (up - y) * share
    return path[-1]


def _round_path(left: float, low: float, wide: float, high: float, radius: float) -> list[Point]:
    """Around a box with round corners, closed."""
    right, top = left + wide - radius, low + high - radius
    left, low = left + radius, low + radius
    path = []
    for quarter, (x, y) in enumerate(((right, top), (left, top), (left, low), (right, low))):
        for step in range(STEPS + 1):
            angle = (quarter + step / STEPS) * pi / 2
            path.append((x + radius * cos(angle), y + radius * sin(angle)))
    return [*path, path[0]]
