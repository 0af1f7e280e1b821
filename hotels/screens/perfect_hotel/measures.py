"""What has room on a hotel: the name on its sign, and the cards on a floor."""

from typing import NamedTuple

from kivy.graphics.texture import Texture
from kivy.metrics import dp

from hotels.screens.theme import theme
from hotels.screens.widgets.drawing import styled, within
from hotels.views.perfect_hotel import FloorRow

GAP = 3
"""Between two floors, in dp."""

STYLES = ("name", "name short", "support medium", "caption medium")
SIGNS = ("sign phone", "name short", "support medium")
"""The first of these that has room: of a floor's name, and of the hotel's."""

LINES = 2.6
"""So many lines a name has on its sign, at most, before its letters grow smaller."""

CARD, BESIDE, SLIM = 0.65, 0.2, 0.5
"""How wide a card is against its height, how far apart cards stand against their width, and how
much of each is seen at least where they lie upon each other.
"""

FANNED = 10
"""So many cards are told at a glance; more are told by a figure."""


class Measures(NamedTuple):
    """How high a hotel's floors and its sign are, in pixels."""

    floor: float
    sign: float


class Cards:
    """How the cards of a floor are laid beside each other."""

    def __init__(self, row: FloorRow, high: float) -> None:
        self.row, self.high = row, int(high)
        self.wide = round(high * CARD)
        self.count = row.cards + row.tourists

    @property
    def style(self) -> str:
        """What their figures are written in."""
        room = [style for style in STYLES if styled("×1", style).height <= self.high + dp(6)]
        return (room or [STYLES[-1]])[0]

    @property
    def least(self) -> float:
        """The narrowest they can be told in, be it by figures."""
        if self.count == 1 or self.count > FANNED:
            return self._figured
        return min(self.width(self.wide * SLIM), self._figured)

    @property
    def most(self) -> float:
        """How wide they are side by side."""
        return self.width(self._apart) if self.count <= FANNED else self._figured

    @property
    def _apart(self) -> float:
        return self.wide + max(2, round(self.wide * BESIDE))

    @property
    def _figured(self) -> float:
        piles = [count for count in (self.row.cards, self.row.tourists) if count]
        figures = sum(styled(f"×{count}", self.style).width for count in piles)
        return figures + len(piles) * (self.wide + dp(3)) + (len(piles) - 1) * dp(8)

    def width(self, pitch: float) -> float:
        """How wide they are with so much from one to the next."""
        return pitch * (self.count - 1) + self.wide

    def pitch(self, room: float) -> float | None:
        """How far from one to the next in so much room; None where it is too little."""
        if self.count > FANNED:
            return None
        if self.count == 1 or self.most <= room:
            return self._apart
        pitch = (room - self.wide) / (self.count - 1)
        return pitch if pitch >= self.wide * SLIM else None


def name_on_sign(name: str, width: float) -> tuple[Texture, str]:
    """A hotel's name in letters that have room on a sign so many pixels wide; how they look."""
    room = max(dp(40), width - dp(20))
    for style in SIGNS:
        texture = centred(name, style, room)
        fits = all(styled(word, style).width <= room for word in name.split())
        if fits and texture.height <= LINES * styled("Hg", style).height:
            return texture, style
    return centred(name, SIGNS[-1], room), SIGNS[-1]


def centred(text: str, style: str, width: float) -> Texture:
    """A text in a style; where it is wider than this, in lines one under another's middle."""
    return within(text, *theme.font(style), width, "center")
