"""The keys and figures of the sheet on which a floor is said."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.gridlayout import GridLayout

from hotels.screens.perfect_hotel.kinds import KindChip
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.plate import Across, Down, Ground
from hotels.screens.widgets.stepper import Stepper
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.views.perfect_hotel_floor import KindKey
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.perfect_hotel.floor import FloorSheet

MIDDLE = {"center_y": 0.5}

GAP = 8
"""Between two keys, in dp."""

CHIP, SIDE = 26, 8
"""A kind's sign on its key, and what is free beside it, in dp."""


class Choice(Tap, Across):
    """One of several; the one that is chosen is tinted, one that cannot be is only outlined."""

    def __init__(self, does: object, *, height: float, corner: float = 12) -> None:
        super().__init__(on_tap=does, padding=(dp(SIDE), dp(6)), spacing=dp(SIDE), corner=corner)
        self.ground = Ground(self, "sheet", "outline", corner, 1.5)
        self.natural = height
        self.at_least(height)
        self.on = False

    def tint(self, *, on: bool, can: bool = True) -> str:
        """Its colours; the role of what stands on it."""
        self.on = on
        if on:
            self.ground.paint("priC", "pri")
        else:
            self.ground.paint(*(("cont", None) if can else ("sheet", "rule")))
        return "onPriC" if on else "ink" if can else "ink3"


class PlayerKey(Choice):
    """Whose floor it is."""

    def __init__(self, sheet: "FloorSheet", player: int, name: str) -> None:
        super().__init__(lambda: sheet.of(player), height=theme.least(48, "name short"))
        self.player, self.name = player, name
        self.words = Text(name, "name short", align="center", pos_hint=MIDDLE)
        self.add_widget(self.words)

    def show(self, *, on: bool) -> None:
        """Whether it is his."""
        self.words.recolour(self.tint(on=on))


class KindButton(Choice):
    """One of the six kinds, and in a word what is to be said of it here."""

    def __init__(self, sheet: "FloorSheet", kind: int) -> None:
        least = theme.least(60, "name short", "caption", "caption")
        super().__init__(lambda: sheet.choose(kind), height=least)
        self.place = kind
        self.can = True
        self.name = Text("", "name short")
        self.second = Text("", "caption", "ink2")
        self.add_widget(KindChip(kind, CHIP))
        self.add_widget(Down(self.name, self.second, pos_hint=MIDDLE))

    def show(self, key: KindKey) -> None:
        """The key as it is now."""
        ink = self.tint(on=key.chosen, can=key.can)
        self.can = key.can
        self.name.text, self.second.text = key.name, key.second
        self.name.recolour(ink)
        self.second.recolour("onPriC" if key.chosen else "ink2" if key.can else "ink3")


class Amount(Down):
    """How many cards or Tourist Groups, under a word for them."""

    def __init__(self, title: str, icon: str, step: object) -> None:
        super().__init__(spacing=dp(4))
        self.stepper = Stepper(step)
        sign = Icon(icon, 20, "ink2", pos_hint=MIDDLE)
        self.add_widget(
            Across(sign, Text(title, "support", "ink2", pos_hint=MIDDLE), spacing=dp(6))
        )
        self.add_widget(self.stepper)


class Level(GridLayout):
    """Keys side by side, all as high as the highest of them."""

    def __init__(self, keys: list) -> None:  # type: ignore[type-arg]
        super().__init__(cols=len(keys), spacing=dp(GAP), size_hint_y=None)
        for key in keys:
            self.add_widget(key)
            key.bind(minimum_height=self._level)
        self.bind(minimum_height=self.setter("height"))
        self._level()

    def _level(self, *_: object) -> None:
        high = max(max(key.natural, key.minimum_height) for key in self.children)
        for key in self.children:
            key.at_least(high)


class DeedKey(PushButton):
    """The one filled key; what it does is said on it, and whether it can."""

    def __init__(self, does: object) -> None:
        super().__init__(phrase("Build floor"), does, height=56, fill=True)

    def tell_deed(self, text: str, *, can: bool, why: str) -> None:
        """Other words, in the colours of what can be done now."""
        self.text = self.label.text = text
        self._squeeze()
        self.enabled, self.why = can, why
        self.grounds[0].paint("pri" if can else "cont2")
        self.label.recolour("onPri" if can else "ink3")
