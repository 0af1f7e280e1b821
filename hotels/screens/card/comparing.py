"""A sheet with all that a house edition changes in the printed one it is based on."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.ledger.chains.edition import Edition
from hotels.screens.asking import close_key
from hotels.screens.profile import Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.plate import Across, Down, Hairline, Space
from hotels.screens.widgets.text import Icon, Text
from hotels.views.card_differences import Difference, differences
from hotels.views.card_spots import parent_of
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import title

if TYPE_CHECKING:
    from hotels.app import HotelsApp

MIDDLE = {"center_y": 0.5}

NOTHING = to_phrase("Nothing changed yet: every figure is as printed.")


class DifferenceRow(Across):
    """One figure that differs: what it was, and what it is."""

    def __init__(self, one: Difference, parent: str) -> None:
        super().__init__(padding=(0, dp(8)), spacing=dp(12))
        self.add_widget(Icon("pencil-outline", 20, "brass", pos_hint=MIDDLE))
        self.add_widget(
            Down(
                Text(one.what, "support", "ink2"),
                Text(one.now, "amount"),
                Text(f"{parent}: {one.was}", "support", "ink2"),
                pos_hint=MIDDLE,
                spacing=dp(2),
            )
        )
        self.at_least(theme.least(52, "amount"))


def open_comparison(house: "HotelsApp", edition: Edition) -> None:
    """The edition against its parent."""
    parent = parent_of(edition)
    if parent is None:
        return
    found, name = differences(parent, edition), title(parent)

    def content(profile: Profile) -> Widget:
        body = Down(
            Text(phrase("Compared with {edition}", edition=name), "question"), spacing=dp(4)
        )
        body.add_widget(Text(edition.name, "body", "ink2"))
        if not found:
            body.add_widget(Text(phrase(NOTHING), "body"))
        for one in found:
            body.add_widget(Hairline())
            body.add_widget(DifferenceRow(one, name))
        body.add_widget(Space(height=4))
        body.add_widget(close_key(house, profile))
        return body

    house.open_sheet(content, width=600)
