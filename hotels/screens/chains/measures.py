"""Where the squares of a board lie, and how large everything on one of them is."""

from collections.abc import Sequence
from typing import NamedTuple

from kivy.core.window import Window
from kivy.metrics import dp, sp

from hotels.screens.profile import Kind, profile
from hotels.screens.theme import BOLD, MEDIUM, theme
from hotels.screens.widgets.drawing import words

Box = tuple[float, float, float, float]
"""Left, low, wide and high, in pixels."""

FINGER = 44
"""From how many dp on a square can be met with a finger."""

LARGEST_TEXT_WITH_CITIES = 1.15
CITY_FROM = 58
LETTER_ALONE = 40
LOW = 42
LARGEST_DRAWN = 78
"""Widths of squares, in dp, from which or up to which something is so."""


class Spacing(NamedTuple):
    """How squares stand beside each other: the gap in dp, and how wide against how high."""

    gap: float = 4
    least: float = 1
    most: float = 1.06


PHONE = Spacing(gap=2, most=1.5)
SHORT = Spacing(gap=3)
MAGNIFIED = Spacing(gap=3, least=0.8, most=1.25)


def spacing() -> Spacing:
    """How the squares of a board stand in the window as it is."""
    kind = profile(Window.width / dp(1), Window.height / dp(1)).kind
    return {Kind.PHONE: PHONE, Kind.SHORT: SHORT}.get(kind, Spacing())


class Grid(NamedTuple):
    """The squares on the screen, from the top left corner on whole pixels."""

    left: float
    top: float
    across: float
    down: float
    """From one square to the next."""
    wide: int
    high: int

    def box(self, row: int, column: int) -> Box:
        """Where a square lies, counted from the top left one."""
        left = round(self.left + column * self.across)
        return left, round(self.top - row * self.down) - self.high, self.wide, self.high

    def place(self, x: float, y: float) -> tuple[int, int]:
        """The row and column of a point; half of the gap beside a square counts as the square."""
        aside, above = (self.across - self.wide) / 2, (self.down - self.high) / 2
        row = (self.top + above - y) // self.down
        return int(row), int((x + aside - self.left) // self.across)

    @property
    def is_small(self) -> bool:
        """Whether a finger could not tell the squares apart."""
        return min(self.wide, self.high) < dp(FINGER)


def grid(box: Box, rows: int, columns: int, spaced: Spacing) -> Grid:
    """As many squares as large as they can be; what is left over lies right and below."""
    left, low, wide, high = box
    gap = dp(spaced.gap)
    across, down = (wide + gap) / columns, (high + gap) / rows
    across, down = min(across, down * spaced.most), min(down, across / spaced.least)
    return Grid(
        left, low + high, across, down, max(1, round(across - gap)), max(1, round(down - gap))
    )


class Sizes(NamedTuple):
    """How large everything on a square is, in pixels."""

    wide: int
    high: int
    radius: float
    inset: float
    """From the left to the name, and from the letter to the right."""
    name: float
    letter: float
    alone: bool
    """Whether a chain's square has room for its letter only."""
    city: float
    """The largest type of cities; nought where they are left out."""
    strip: float
    icon: float


def sizes(wide: int, high: int, names: Sequence[str], letter: str) -> Sizes:
    """The sizes for squares like these, so that the longest name fits beside the widest letter."""
    across = wide / dp(1)
    alone = across <= LETTER_ALONE
    # A square much larger than any drawn one is read from farther away.
    grown = max(1.0, min(across, high / dp(1)) / LARGEST_DRAWN)
    inset = dp(grown * (6 if across > 56 else 4))
    name_size = sp(_by_width(across, (62, 15), (56, 13), (46, 12), (0, 11)))
    letter_size = sp(_by_width(across, (62, 21), (56, 19), (0, 18)))
    longest = max(map(len, names))
    beside = max(words(name, MEDIUM, name_size).width for name in names if len(name) == longest)
    if not alone:
        beside += words(letter, BOLD, letter_size).width
    room = wide - inset - (dp(3) if alone else inset - dp(1))
    factor = min(theme.text_size * grown, room / beside)
    has_cities = (
        theme.cities and theme.text_size <= LARGEST_TEXT_WITH_CITIES and across >= CITY_FROM
    )
    return Sizes(
        wide=wide,
        high=high,
        radius=dp(_by_width(across, (50, 7), (36, 5), (0, 3))),
        inset=inset,
        name=name_size * factor,
        letter=high / 2 if alone else letter_size * factor,
        alone=alone,
        city=sp(11) * factor if has_cities else 0,
        strip=dp(7 if min(across, high / dp(1)) < LOW else 10.5 * grown),
        icon=0 if alone else dp(grown * (18 if across > 56 else 16)),
    )


def _by_width(across: float, *steps: tuple[float, float]) -> float:
    """The first of these sizes whose width is exceeded."""
    return next(size for width, size in steps if across > width)
