"""A quick score before its first figure: the edition, and who played."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.tally import Tally
from hotels.screens.setup.edition import edition_keys
from hotels.screens.setup.names import NamedStart, people_card
from hotels.screens.setup.picker import open_picker
from hotels.screens.setup.start import WayOn
from hotels.screens.widgets.plate import Card
from hotels.screens.widgets.text import Text
from hotels.screens.widgets.toggle import SwitchRow
from hotels.views import tally_start as start
from hotels.views.setup import Draft
from hotels.views.setup_words import particular
from hotels.views.tally import players_in_words
from hotels.wording.language import phrase
from hotels.wording.speech import title

if TYPE_CHECKING:
    from hotels.app import HotelsApp

LOOKED_AT = 5
"""So many games are asked for people and edition, the last one first."""


class QuickStart(NamedStart):
    """What has to be known before figures make sense; one tap goes on."""

    def __init__(self, house: "HotelsApp") -> None:
        super().__init__(house, Draft())
        with house.disk() as store:
            self.known = store.people()
            self.draft = start.begun_like(store.page(count=LOOKED_AT))

    @property
    def heading(self) -> tuple[str, str]:
        """The edition, and how many played."""
        said = f"{title(self.draft.edition)}, {players_in_words(self.draft.seats)}"
        return phrase("Quick score"), said

    def cards(self) -> tuple[list[Widget], list[Widget]]:
        """Who played, and by which edition."""
        rule = self._bank_card()
        return [people_card(self)], [self._edition_card(), *([] if rule is None else [rule])]

    def below(self, left: list[Widget], right: list[Widget]) -> list[Widget]:
        """The edition comes first: it says how many can have played."""
        return [*right[:1], *left, *right[1:]]

    @property
    def way_on(self) -> WayOn:
        """To the figures."""
        says = phrase("You can change any figure later.")
        return WayOn(phrase("Enter figures"), "calculator-variant-outline", says)

    # what the keeper does

    def size_to(self, step: int) -> None:
        """One more, or one fewer, as far as the edition is for so many."""
        self.change(start.sized(self.draft, self.draft.seats + step))

    def open_editions(self) -> None:
        """All editions."""

        def pick(edition: Edition) -> None:
            self.draft = start.by(self.draft, edition)

        open_picker(self.house, self.draft.edition, pick)

    def open_game(self) -> None:
        """The page of figures, the game on the disk."""
        people = [person.name for person in self.draft.people]
        self.house.begin(Tally(start.header_of(self.draft)), people)

    # what stands here

    def _edition_card(self) -> Card:
        edition = self.draft.edition
        return Card(
            Text(phrase("Which edition was played?"), "name"),
            Text(title(edition), "question narrow"),
            Text(particular(edition), "support", "ink2"),
            edition_keys(self.house, edition, self.open_editions),
            padding=dp(20),
            spacing=dp(8),
        )

    def _bank_card(self) -> Card | None:
        """Whether the bank was a holder, where that matters."""
        rule = start.bank_rule(self.draft)
        if rule is None:
            return None
        return Card(
            SwitchRow(
                rule.title,
                rule.support,
                rule.on,
                lambda: self.change(self.draft.switched(rule.name, rule.after)),
            )
        )
