"""About: what Hotels is, what it does with what it is told, and whose work it stands on."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kivy.core.image import Image as Picture
from kivy.graphics import Color, RoundedRectangle
from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels import __version__
from hotels.screens.profile import Profile
from hotels.screens.settings_rows import padding
from hotels.screens.theme import ASSETS
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.plate import Across, Card, Down, Hairline, Space
from hotels.screens.widgets.text import Text
from hotels.views.about import ABOUT, LICENCE, LINE, NAME, PRIVACY, WORKS, Work, paragraphs
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp

APACHE = ASSETS / "fonts" / "LICENSE-Roboto-Slab.txt"


class HouseIcon(Widget):
    """The house's mark on its green, with round corners."""

    def __init__(self, size: float = 88) -> None:
        super().__init__(
            size_hint=(None, None), size=(dp(size), dp(size)), pos_hint={"center_y": 0.5}
        )
        picture = Picture(str(ASSETS / "icon.png"), mipmap=True)
        with self.canvas:
            Color(1, 1, 1)
            self._shape = RoundedRectangle(texture=picture.texture, radius=[dp(16)])
        self.bind(pos=self._follow, size=self._follow)

    def _follow(self, *_: object) -> None:
        self._shape.pos, self._shape.size = self.pos, self.size


def about(house: "HotelsApp", profile: Profile) -> list[Widget]:
    """The cards of About."""
    side = dp(padding(profile))
    name = Down(
        Text(f"{NAME} {__version__}", "question"),
        Text(phrase(LINE), "body", "ink2"),
        pos_hint={"center_y": 0.5},
    )
    first = Card(
        Across(HouseIcon(72 if profile.is_phone else 88), name, spacing=dp(20)),
        Space(height=4),
        *(Text(text, "body") for text in paragraphs(phrase(ABOUT))),
        padding=(side, dp(20)),
        spacing=dp(10),
    )
    privacy = Card(
        Text(phrase("Privacy"), "name"),
        *(Text(text, "body") for text in paragraphs(phrase(PRIVACY))),
        padding=(side, dp(20)),
        spacing=dp(10),
    )
    return [first, privacy, _licences(house, profile)]


def _licences(house: "HotelsApp", profile: Profile) -> Card:
    side = dp(padding(profile))
    fill = not profile.is_landscape
    ours = PushButton(
        phrase("Read the MIT License"),
        lambda: _read(house, LICENCE),
        kind="tonal",
        height=48,
        fill=fill,
    )
    fonts = PushButton(
        phrase("Read the Apache License"),
        lambda: _read(house, paragraphs(APACHE.read_text(encoding="utf-8"))),
        kind="tonal",
        height=48,
        fill=fill,
    )
    card = Card(
        Down(
            Text(phrase("Licences"), "name"),
            Text(
                phrase("Hotels is free under the MIT License. It builds on the work of others:"),
                "body",
            ),
            padding=(side, dp(20), side, dp(12)),
            spacing=dp(10),
        )
    )
    for work in WORKS:
        card.add_widget(Hairline())
        card.add_widget(_work(work, profile))
    card.add_widget(Hairline())
    buttons = (Down if fill else Across)(ours, fonts, spacing=dp(8), padding=(side, dp(16)))
    card.add_widget(buttons)
    return card


def _work(work: Work, profile: Profile) -> Widget:
    side = dp(padding(profile))
    words = Down(Text(work.name, "body"), Text(phrase(work.maker), "support", "ink2"))
    if profile.is_phone or profile.is_cramped:
        words.add_widget(Text(phrase(work.licence), "support", "ink2"))
        return Across(words, padding=(side, dp(8)))
    licence = Text(phrase(work.licence), "support", "ink2", align="right", size_hint_x=0.5)
    words.pos_hint = licence.pos_hint = {"center_y": 0.5}
    return Across(words, licence, padding=(side, dp(8)), spacing=dp(16))


def _read(house: "HotelsApp", text: Sequence[str]) -> None:
    """A licence on a sheet, paragraph by paragraph."""

    def content(_: Profile) -> Widget:
        close = PushButton(phrase("as a key|Close"), house.close_sheet, kind="outlined", height=48)
        return Down(*(Text(part, "support") for part in text), close, spacing=dp(12))

    house.open_sheet(content, width=760)
