"""The floors of one hotel as a list, for where they are too low for a finger."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.perfect_hotel.kinds import KindChip
from hotels.screens.profile import Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.plate import Across, Card, Down, Hairline
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.wording.amounts import Count
from hotels.wording.language import phrase
from hotels.wording.perfect_hotel import tourists

if TYPE_CHECKING:
    from hotels.screens.perfect_hotel.page import HotelPage
    from hotels.views.perfect_hotel import FloorRow, HotelView

MIDDLE = {"center_y": 0.5}


class StoreyRow(Tap, Across):
    """One floor; a tap changes it."""

    def __init__(self, page: "HotelPage", floor: "FloorRow") -> None:
        super().__init__(
            on_tap=lambda: page.tapped(floor, "floor"),
            corner=0,
            padding=(dp(12), dp(6)),
            spacing=dp(12),
        )
        self.floor = floor
        self.add_widget(KindChip(floor.kind, 36))
        said = phrase("{count:card/cards}", count=Count(floor.cards))
        if floor.tourists:
            said = f"{said}, {tourists(floor.tourists)}"
        self.add_widget(
            Down(Text(floor.name, "name short"), Text(said, "support", "ink2"), pos_hint=MIDDLE)
        )
        self.add_widget(Icon("pencil-outline", 22, "ink2", pos_hint=MIDDLE))
        self.at_least(theme.least(56, "name short", "support"))


def open_hotel(page: "HotelPage", view: "HotelView") -> None:
    """The sheet with a hotel's floors, the highest first."""
    house = page.house

    def content(profile: Profile) -> Widget:
        card = Card()
        for place, floor in enumerate(reversed(view.floors)):
            if place:
                card.add_widget(Hairline())
            card.add_widget(StoreyRow(page, floor))
        fill = profile.is_phone
        add = PushButton(
            phrase("Add floor"),
            lambda: page.add_floor(view.player),
            icon="plus",
            height=52,
            fill=True,
        )
        close = PushButton(
            phrase("as a key|Close"), house.close_sheet, kind="outlined", height=52, fill=True
        )
        keys = Down(add, close, spacing=dp(8)) if fill else Across(close, add, spacing=dp(8))
        title = Text(view.name, "question narrow")
        count = phrase("{count:floor/floors}", count=Count(len(view.floors)))
        return Down(title, Text(count, "support", "ink2"), card, keys, spacing=dp(12))

    house.open_sheet(content, width=480)
