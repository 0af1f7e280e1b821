"""All information cards: the printed editions, and those of the house."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout

from hotels.ledger.chains.editions import EDITIONS
from hotels.screens.card.screen import CardScreen
from hotels.screens.profile import Kind, Profile
from hotels.screens.screen import Screen
from hotels.screens.setup.miniature import Miniature
from hotels.screens.theme import theme
from hotels.screens.widgets.mark import SureChip
from hotels.screens.widgets.pane import Pane, abreast, card_panes, settle
from hotels.screens.widgets.plate import Across, Card, Down, Flow, Hairline
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.screens.widgets.title_bar import title_bar
from hotels.views.card_house import known_in
from hotels.views.card_list import CardRow, card_row
from hotels.wording.language import phrase, to_phrase

if TYPE_CHECKING:
    from collections.abc import Callable

    from hotels.app import HotelsApp
    from hotels.ledger.chains.edition import Edition

MIDDLE = {"center_y": 0.5}

NARROW = 500
"""Below this width of a row, in dp at plain text, the small card is left out."""

NONE = to_phrase(
    "No house editions yet. Open a card and create one from it: you can change its figures and "
    "start games with it."
)


class EditionCard(Tap, Across):
    """One edition: its small card, what is particular, and how sure it is."""

    def __init__(self, row: CardRow, on_tap: "Callable[[], None]", *, small: bool) -> None:
        super().__init__(on_tap=on_tap, padding=(dp(16), dp(12)), spacing=dp(16), corner=0)
        self.row = row
        sure = Flow()
        for mark in row.marks:
            sure.add_widget(SureChip(mark, pos_hint={}))
        if not small:
            self.add_widget(Miniature(row.edition))
        self.add_widget(
            Down(
                Text(row.title, "name"),
                Text(row.second, "support", "ink2"),
                sure,
                spacing=dp(6),
                pos_hint=MIDDLE,
            )
        )
        self.add_widget(Icon("chevron-right", 24, pos_hint=MIDDLE))
        self.at_least(theme.least(80, "name", "support"))


class Cards(Screen):
    """The list of all information cards."""

    def __init__(self, house: "HotelsApp") -> None:
        super().__init__(house)
        self._panes: list[Pane] = []

    def build(self, profile: Profile) -> None:
        """The printed editions, and those of the house beside or above them."""
        own: list[Edition] = []
        with self.house.disk() as store:
            own = known_in(store.editions().values())
        margin = profile.margin
        beside = profile.is_landscape and profile.width >= 840 * theme.text_size
        wide = (profile.width - 2 * margin - profile.gap) / 2 if beside else profile.width
        small = wide < NARROW * theme.text_size
        house = self._card(phrase("House editions"), own, small=small)
        printed = self._card(phrase("Printed editions"), list(EDITIONS.values()), small=small)
        columns = [[printed], [house]] if beside else [[house, printed]]
        self._panes = card_panes(columns, self._panes, margin)
        box = BoxLayout(orientation="vertical")
        second = phrase("for every edition") if profile.kind is not Kind.PHONE else ""
        back = self.house.back
        box.add_widget(
            title_bar(profile, max(16, margin), phrase("Information cards"), second, back, None)
        )
        box.add_widget(abreast(self._panes, profile.gap, margin))
        self.size = (dp(profile.width), dp(profile.height))
        self.add_widget(box)
        settle(self)

    def open(self, edition: "Edition") -> None:
        """One card."""
        self.house.show(CardScreen(self.house, edition))

    def _card(self, head: str, editions: "list[Edition]", *, small: bool) -> Card:
        """Editions under a head."""
        card = Card(
            Across(Text(head, "name", pos_hint=MIDDLE), padding=(dp(16), dp(8))).at_least(
                theme.least(52, "name")
            )
        )
        card.add_widget(Hairline())
        if not editions:
            card.add_widget(Down(Text(phrase(NONE), "body", "ink2"), padding=(dp(16), dp(16))))
        for place, edition in enumerate(editions):
            if place:
                card.add_widget(Hairline())
            row = card_row(edition)
            does = lambda edition=edition: self.open(edition)  # noqa: E731 - what the row does
            card.add_widget(EditionCard(row, does, small=small))
        return card
