"""How every screen looks by the settings: colours by their roles, type, the height of a row."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from kivy.metrics import Metrics, dp, sp

from hotels.screens.palette import (
    BLACK,
    CHAINS,
    CUBES,
    DARK,
    LEAST_SEEN,
    LIGHT,
    PLAYERS_DARK,
    PLAYERS_LIGHT,
    contrast,
    inked,
)
from hotels.wording.language import spoken

Colour = tuple[float, float, float, float]

ASSETS = Path(__file__).parents[2] / "assets"

REGULAR, MEDIUM, BOLD = "Roboto", "RobotoMedium", "RobotoBold"
SLAB = str(ASSETS / "fonts" / "RobotoSlab-Bold.otf")
ICONS = "Icons"

PALETTES = {"light": LIGHT, "dark": DARK, "black": BLACK}

TEXT_SIZES = (0.9, 1.0, 1.15, 1.3, 1.6)
"""The sizes of text that the screens are laid out for."""


class Style(NamedTuple):
    """A size in sp and a face."""

    size: float
    face: str


STYLES = {
    "house": Style(36, SLAB),
    "people": Style(28, SLAB),
    "display": Style(72, BOLD),
    "sign": Style(30, SLAB),
    "sign short": Style(24, SLAB),
    "sign phone": Style(20, SLAB),
    "title": Style(26, SLAB),
    "question": Style(24, SLAB),
    "question narrow": Style(22, SLAB),
    "amount large": Style(28, MEDIUM),
    "amount player": Style(24, MEDIUM),
    "amount": Style(20, MEDIUM),
    "price": Style(20, BOLD),
    "bonus": Style(20, REGULAR),
    "name list": Style(20, MEDIUM),
    "receipt": Style(24, REGULAR),
    "receipt mark": Style(20, MEDIUM),
    "name": Style(18, MEDIUM),
    "bills": Style(18, REGULAR),
    "name short": Style(16, MEDIUM),
    "body": Style(16, REGULAR),
    "button": Style(16, MEDIUM),
    "support": Style(14, REGULAR),
    "support medium": Style(14, MEDIUM),
    "caption": Style(12, REGULAR),
    "caption medium": Style(12, MEDIUM),
    "city": Style(11, REGULAR),
}


def rgba(code: str, opacity: float = 1) -> Colour:
    """A colour from its six hexadecimal signs."""
    red, green, blue = bytes.fromhex(code)
    return red / 255, green / 255, blue / 255, opacity


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """So much of one colour, the rest of the other; nothing of it can be seen through."""
    red, green, blue = (
        share * mine + (1 - share) * under for mine, under in zip(one[:3], other[:3], strict=True)
    )
    return red, green, blue, 1


def with_ink(ground: Colour) -> tuple[Colour, Colour]:
    """A ground with the ink that is seen best on it."""
    _, ink = inked(bytes(round(255 * part) for part in ground[:3]).hex())
    return ground, rgba(ink)


@lru_cache(maxsize=32)
def _chain(code: str) -> tuple[Colour, Colour]:
    """A chain's ground and ink."""
    return with_ink(rgba(code))


class Theme:
    """How everything looks now; who changes it has the screens arranged anew."""

    def __init__(self) -> None:
        self.name = "light"
        self.text_size = 1.0
        self.system_text = 1.0
        """How large the system shows texts, against their usual size."""
        self.patterns = True
        self.colour_safe = False
        """Whether chains have colours that everybody can tell apart, whatever their pieces have."""
        self.pieces: tuple[str, ...] = ()
        """The colours of the chains that the screen in front shows; nothing if not known."""
        self.seating: tuple[int, ...] = ()
        """The colours of those at the table that is shown, by seat; nothing if not known."""
        self.cities = True
        self.movement = True
        self.lost = 0
        """How often the graphics were lost: nothing drawn before is there any more."""

    @property
    def key(self) -> tuple[object, ...]:
        """All that something drawn depends on, its words too."""
        sized = self.text_size, self.cities, Metrics.density
        return *self.look, *sized, self.seating, spoken().code, self.lost

    @property
    def look(self) -> tuple[object, ...]:
        """What the picture of a chain depends on."""
        return self.name, self.patterns, self.chains(self.pieces)

    @property
    def is_dark(self) -> bool:
        """Whether light stands on dark."""
        return self.name != "light"

    def colour(self, role: str, opacity: float = 1) -> Colour:
        """The colour of a role."""
        return rgba(PALETTES[self.name][role], opacity)

    def hexadecimal(self, role: str) -> str:
        """The same as six signs, for markup."""
        return PALETTES[self.name][role]

    def chains(self, pieces: Sequence[str]) -> tuple[str, ...]:
        """The grounds of chains whose pieces have these colours."""
        known = () if self.colour_safe else tuple(pieces)
        return known or tuple(ground for ground, _ in CHAINS)

    def chain(self, place: int, pieces: Sequence[str] | None = None) -> tuple[Colour, Colour]:
        """A chain's ground and ink, the same in every theme; of those shown, or of these pieces."""
        grounds = self.chains(self.pieces if pieces is None else pieces)
        return _chain(grounds[place % len(grounds)])

    def edge(self, place: int) -> Colour | None:
        """The edge that a chain needs to be seen on dark paper; on light paper none does."""
        grounds = self.chains(self.pieces)
        dim = contrast(grounds[place % len(grounds)], DARK["paper"]) < LEAST_SEEN
        return self.colour("loneLine") if dim and self.is_dark else None

    def cube(self, colour: int) -> tuple[Colour, Colour]:
        """A cube's ground and ink, the same in every theme."""
        ground, ink = CUBES[colour]
        return rgba(ground), rgba(ink)

    def player(self, seat: int) -> Colour:
        """A player's colour."""
        return self.person(self.seating[seat] if seat < len(self.seating) else seat)

    def person(self, colour: int) -> Colour:
        """One of the colours that people have."""
        colours = PLAYERS_DARK if self.is_dark else PLAYERS_LIGHT
        return rgba(colours[colour % len(colours)])

    def sized(self, size: float) -> float:
        """The text size shown for one that is set: the nearest to it at the system's font size."""
        return min(TEXT_SIZES, key=lambda one: abs(one - size * self.system_text))

    def font(self, style: str) -> tuple[str, float]:
        """The face and the size, in pixels, of a style."""
        size, face = STYLES[style]
        return face, sp(size) * self.text_size

    def least(self, height: float, *styles: str) -> float:
        """A row's height in pixels: as drawn, or what its lines of text need."""
        lines = sum(sp(STYLES[style].size) * LINE for style in styles) * self.text_size
        return max(dp(height), lines + dp(16))


LINE = 1.18
"""How high a line of Roboto is, against its size."""

theme = Theme()


def row_roles(*, peeked: bool, is_turn: bool) -> tuple[str, str, str]:
    """The ground of a player's row, and the inks of its first and its second words."""
    if peeked:
        return "brassC", "onBrassC", "onBrassC"
    return ("priC", "onPriC", "onPriC") if is_turn else ("sheet", "ink", "ink2")
