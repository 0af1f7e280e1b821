"""What each kind of floor looks like: a chain mark's colour and pattern, and an icon."""

from typing import NamedTuple

from kivy.graphics import Color, InstructionGroup
from kivy.metrics import dp
from kivymd.icon_definitions import md_icons

from hotels.screens.palette import LIGHT
from hotels.screens.theme import ICONS, Colour, rgba, theme
from hotels.screens.widgets.drawing import words, write
from hotels.screens.widgets.drawn import Drawn
from hotels.screens.widgets.raster import plate


class Look(NamedTuple):
    """The mark whose colour and pattern a kind has, and its icon."""

    mark: int
    icon: str


LOOKS = (
    Look(0, "bed-outline"),
    Look(5, "silverware-fork-knife"),
    Look(1, "pool"),
    Look(6, "glass-cocktail"),
    Look(2, "dumbbell"),
    Look(3, "shopping-outline"),
)
"""By the kind: Bedroom, Restaurant, Pool, Bar, Gym, Shop."""

TOURIST = "walk"

SHARE = 0.66
"""How much of a chip its icon takes."""


def colours(kind: int) -> tuple[Colour, Colour]:
    """A kind's ground and ink, the same in every theme."""
    return theme.chain(LOOKS[kind].mark)


def paper() -> Colour:
    """What a card is made of, the same in every theme."""
    return rgba(LIGHT["sheet"])


def draw_icon(
    group: InstructionGroup, icon: str, size: float, colour: Colour, middle: tuple[float, float]
) -> None:
    """An icon so many pixels high with its middle there."""
    texture = words(md_icons[icon], ICONS, size)
    group.add(Color(*colour))
    write(group, texture, middle[0] - texture.width / 2, middle[1] - texture.height / 2)


class KindChip(Drawn):
    """A kind's icon on its colour, so many dp wide and high."""

    def __init__(self, kind: int, size: float = 28, **rest: object) -> None:
        self.kind = kind
        super().__init__(dp(size), dp(size), **rest)

    def show(self, kind: int) -> None:
        """Another kind in its place."""
        self.kind = kind
        self.draw_anew()

    def draw(self, group: InstructionGroup) -> None:
        """The icon in the middle of its colour."""
        ground, ink = colours(self.kind)
        group.add(Color(*ground))
        group.add(plate((*self.pos, *self.size), dp(6)))
        icon = LOOKS[self.kind].icon
        middle = self.x + self.width / 2, self.y + self.height / 2
        draw_icon(group, icon, round(self.height * SHARE), ink, middle)
