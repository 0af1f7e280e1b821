"""What the eye gets: the colour a text stands on, read from the screen, and their contrast."""

from collections import Counter
from typing import TYPE_CHECKING

from tests.screens.audit.pieces import Box, Piece

if TYPE_CHECKING:
    from tests.screens.driver import Driver

Colour = tuple[float, ...]

SCREEN = (1280, 800)
"""Of the virtual display that tests run on: beyond it nothing is drawn."""

OWN = 8
"""So much of 255 a pixel may differ from a text's colour and still be the text."""


class Picture:
    """What is drawn now."""

    def __init__(self, driver: "Driver", density: float) -> None:
        self.width, self.height = driver.window.system_size
        self.density = density
        self._flat = driver._drawn()

    @classmethod
    def of(cls, driver: "Driver", density: float) -> "Picture | None":
        """The picture, if all of the window is drawn."""
        fits = all(a <= b for a, b in zip(driver.window.system_size, SCREEN, strict=True))
        return cls(driver, density) if fits else None

    def ground(self, box: Box, own: Colour) -> Colour | None:
        """The colour that most of a box has, its text's own left out."""
        left, low, right, high = (round(side * self.density) for side in box)
        left, right = max(0, left), min(self.width, right)
        counted: Counter[bytes] = Counter()
        for line in range(max(0, low), min(self.height, high)):
            start = 3 * (line * self.width + left)
            row = self._flat[start : start + 3 * (right - left)]
            counted.update(row[at : at + 3] for at in range(0, len(row), 3))
        mine = [round(255 * part) for part in own[:3]] if own[3] == 1 else None
        for pixel, _ in counted.most_common():
            same = mine and max(abs(a - b) for a, b in zip(pixel, mine, strict=True)) <= OWN
            if not same:
                return tuple(part / 255 for part in pixel)
        return tuple(own[:3]) if counted else None


def seen_contrast(piece: Piece, picture: Picture) -> float | None:
    """The contrast of a text or sign with what it stands on; None where it cannot be seen."""
    visible = piece.box.cut(piece.around.view or piece.around.window)
    if min(visible.wide, visible.tall) < min(8, piece.box.wide, piece.box.tall):
        return None
    ground = picture.ground(visible, piece.colour)
    if ground is None:
        return None
    opacity = piece.colour[3]
    text = tuple(
        opacity * part + (1 - opacity) * behind
        for part, behind in zip(piece.colour[:3], ground, strict=True)
    )
    return contrast(text, ground)


def contrast(one: Colour, other: Colour) -> float:
    """The contrast of two opaque colours, as WCAG reckons it."""
    light, dark = sorted(map(_luminance, (one, other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour[:3]
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
