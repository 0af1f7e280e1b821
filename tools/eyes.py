"""How a picture looks to eyes that tell fewer colours apart.

By Machado, Oliveira and Fernandes (2009), for those who lack one of the three kinds of cones.
"""
# ruff: noqa: INP001 - it serves a program and a test, and is no package

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL import Image

LINEAR = tuple(
    one / 255 / 12.92 if one <= 10 else ((one / 255 + 0.055) / 1.055) ** 2.4  # noqa: PLR2004
    for one in range(256)
)
"""How much light each of 256 steps gives."""

Colour = Sequence[float]
Matrix = tuple[tuple[float, float, float], ...]

EYES: dict[str, Matrix] = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def light(code: str) -> tuple[float, ...]:
    """The light of a colour from its six hexadecimal signs."""
    return tuple(LINEAR[one] for one in bytes.fromhex(code))


def seen(colour: Colour, eyes: str) -> tuple[float, ...]:
    """The light that these eyes would call the same."""
    rows = (zip(row, colour, strict=True) for row in EYES[eyes])
    return tuple(min(1.0, max(0.0, sum(part * one for part, one in row))) for row in rows)


def apart(one: Colour, other: Colour) -> float:
    """How far two colours are from each other: 1 is the least that can be noticed (CIE 1976)."""
    pairs = zip(_lab(one), _lab(other), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def _lab(colour: Colour) -> tuple[float, float, float]:
    red, green, blue = colour
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    x, y, z = (t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def picture_seen(picture: "Image.Image", eyes: str) -> "Image.Image":
    """A picture as these eyes see it."""
    from PIL import ImageFilter  # noqa: PLC0415 - the numbers need no pictures

    size = 33
    steps = [((i / (size - 1) + 0.055) / 1.055) ** 2.4 for i in range(size)]
    table = []
    for blue in steps:
        for green in steps:
            for red in steps:
                table += [_step(one) for one in seen((red, green, blue), eyes)]
    return picture.convert("RGB").filter(ImageFilter.Color3DLUT(size, table))


def _step(given: float) -> float:
    return 12.92 * given if given <= 0.0031308 else 1.055 * given ** (1 / 2.4) - 0.055  # noqa: PLR2004
