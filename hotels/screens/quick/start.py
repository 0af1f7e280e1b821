"""A quick score before its first figure: the edition, and who played."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.tally import Tally
from hotels.screens.profile import Kind, Profile
from hotels.screens.quick.people import NameSheet, people_card
from hotels.screens.screen import Screen
from hotels.screens.setup.edition import edition_keys, edition_list, known_editions
from hotels.screens.setup.frame import BAR, bar
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.pane import Pane
from hotels.screens.widgets.plate import Across, Card, Down
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

LEAST = 400
"""How wide a pane must be in dp, so that two stand side by side."""

LOOKED_AT = 5
"""So many games are asked for people and edition, the last one first."""


class QuickStart(Screen):
    """What has to be known before figures make sense; one tap goes on."""

    def __init__(self, house: "HotelsApp") -> None:
        super().__init__(house)
        self.draft = Draft()
        self.known: list[str] = []
        self._panes: list[Pane] = []
        with house.disk() as store:
            self.known = store.people()
            self.draft = start.begun_like(store.page(count=LOOKED_AT))

    def build(self, profile: Profile) -> None:
        """Who played, by which edition, and the way on."""
        margin = 24 if profile.kind in {Kind.WIDE, Kind.PORTRAIT} else profile.margin
        gap = dp(24 if profile.kind is Kind.WIDE else profile.gap)
        half = (profile.width - 2 * margin - gap / dp(1)) / 2
        beside = profile.is_landscape and half >= LEAST * max(1, theme.text_size)
        left: list[Widget] = [people_card(self)]
        right: list[Widget] = [self._edition_card()]
        if (rule := self._bank_card()) is not None:
            right.append(rule)
        offsets = [pane.offset for pane in self._panes]
        columns = [left, right] if beside else [right[:1] + left + right[1:]]
        self._panes = [
            Pane(
                Down(*cards, spacing=dp(14), padding=(0, 0, dp(BAR), 0)),
                (),
                offsets[place] if len(offsets) == len(columns) else 0,
            )
            for place, cards in enumerate(columns)
        ]
        panes = Across(*self._panes, spacing=gap - dp(BAR), size_hint_y=1)
        inner = BoxLayout(padding=(dp(margin), dp(2), dp(margin - BAR), 0))
        inner.add_widget(panes)
        said = f"{title(self.draft.edition)}, {players_in_words(self.draft.seats)}"
        box = BoxLayout(orientation="vertical")
        box.add_widget(bar(profile, margin, phrase("Quick score"), said, self.house.back, None))
        box.add_widget(inner)
        box.add_widget(self._foot(profile, margin))
        self.add_widget(box)

    @property
    def begun(self) -> object:
        """What was settled so far."""
        return self.draft

    # what the keeper does

    def change(self, draft: Draft) -> None:
        """Other people, or another edition."""
        self.draft = draft
        if self.get_root_window() is not None:
            self.arrange(self.profile)

    def size_to(self, step: int) -> None:
        """One more, or one fewer."""
        self.change(start.sized(self.draft, self.draft.seats + step))

    def open_name(self, seat: int) -> None:
        """What somebody is called."""
        self.house.open_sheet(NameSheet(self, seat), width=480)

    def open_editions(self) -> None:
        """All editions."""

        def pick(edition: Edition) -> None:
            self.house.close_sheet()
            self.change(start.by(self.draft, edition))

        editions = known_editions(self.house)
        self.house.open_sheet(edition_list(editions, self.draft.edition, pick), width=640)

    def begin(self) -> None:
        """The page of figures, the game on the disk."""
        people = [person.name for person in self.draft.people]
        self.house.begin(Tally(start.header_of(self.draft)), people)
        shown = self.house.shell.screens
        if self in shown and shown[-1] is not self:
            shown.remove(self)  # Back leads from the figures to the lobby, not here

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

    def _foot(self, profile: Profile, margin: float) -> Widget:
        words = Text(phrase("Every figure can be changed later."), "support", "ink2")
        words.pos_hint = {"center_y": 0.5}
        narrow = profile.is_phone
        low = profile.kind is Kind.SHORT
        button = PushButton(
            phrase("Enter the figures"),
            self.begin,
            icon="calculator-variant-outline",
            height=52 if low else 60,
            style="name",
            fill=narrow,
            pos_hint={"center_y": 0.5},
        )
        pad = (dp(margin), dp(8 if low or narrow else 12), dp(margin), dp(8 if low else 16))
        if narrow:
            return Down(button, padding=pad)
        return Across(words, button, padding=pad, spacing=dp(16))
