"""What tables argue about: a list to search, and each question's cases played by an edition."""

from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.ledger.chains.edition import Edition
from hotels.screens.desk.worked import WorkedCard
from hotels.screens.profile import Kind, Profile
from hotels.screens.screen import Screen, scrolled
from hotels.screens.setup.picker import open_picker
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.field import Field
from hotels.screens.widgets.page_head import page_head
from hotels.screens.widgets.plate import Across, Card, Down, Ground, Hairline
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.views.disputes import DISPUTES, Dispute, dispute, found, worked
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import title

if TYPE_CHECKING:
    from hotels.app import HotelsApp

LIST = {Kind.WIDE: 400, Kind.SHORT: 340}
"""How wide the list is beside the cases, in dp."""

MIDDLE = {"center_y": 0.5}

NONE_FOUND = to_phrase("No matching questions.")


class QuestionRow(Tap, Across):
    """One question of the list; the one that is read stands on a tint."""

    def __init__(self, one: Dispute, screen: "DisputesScreen", *, chosen: bool) -> None:
        super().__init__(
            on_tap=lambda: screen.read(one.key), padding=(dp(16), dp(8)), spacing=dp(12), corner=10
        )
        if chosen:
            Ground(self, "priC", None, 10)
        ink = "onPriC" if chosen else "ink"
        self.add_widget(Text(one.asked_by(screen.edition), "name short", ink, pos_hint=MIDDLE))
        self.add_widget(Icon("chevron-right", 20, ink, pos_hint=MIDDLE))
        self.at_least(theme.least(52, "name short"))


class DisputesScreen(Screen):
    """The list with a question beside it; where it is narrow, one or the other."""

    def __init__(self, house: "HotelsApp", edition: Edition, key: str = "") -> None:
        super().__init__(house)
        self.edition = edition
        self.words = ""
        self.key = key
        """What is read; empty while a narrow window shows the list."""
        self._list: Down | None = None

    @property
    def pieces(self) -> tuple[str, ...]:
        """The colours of the chains of the edition that is meant."""
        return self.edition.colours

    @property
    def is_beside(self) -> bool:
        """Whether the list stands beside what is read."""
        return self.profile.is_landscape and self.profile.width >= 900 * max(1, theme.text_size)

    def build(self, profile: Profile) -> None:
        """The list, and what is read."""
        head = page_head(self.house, profile, phrase("Common rules questions"))
        if not self.is_beside:
            body = self._cases(profile, self.key) if self.key else self._questions(profile)
            self.add_widget(Down(head, self._edition(profile), body, size_hint_y=1))
            return
        key = self.key or DISPUTES[0].key
        questions = self._questions(profile)
        questions.size_hint_x, questions.width = None, dp(LIST[profile.kind])
        panes = Across(questions, self._cases(profile, key), size_hint_y=1, spacing=dp(profile.gap))
        self.add_widget(Down(head, self._edition(profile), panes, size_hint_y=1))

    def take_back(self) -> bool:
        """Where it is narrow, Back leads from a question to the list."""
        if not self.key or self.is_beside:
            return False
        self.key = ""
        self.arrange(self.profile)
        return True

    def read(self, key: str) -> None:
        """Another question."""
        self.key = key
        self.arrange(self.profile)

    def look_for(self, words: str) -> None:
        """Only questions with these words."""
        self.words = words
        if self._list is not None:
            self._fill(self._list)

    def open_editions(self) -> None:
        """All editions."""

        def pick(edition: Edition) -> None:
            self.edition = edition

        open_picker(self.house, self.edition, pick)

    def _edition(self, profile: Profile) -> Widget:
        """By which edition the cases are played."""
        margin = dp(profile.margin)
        words = Text(
            phrase("Rules: {edition}", edition=title(self.edition)),
            "body",
            "ink2",
            pos_hint=MIDDLE,
        )
        change = PushButton(
            phrase("as a key|Change"), self.open_editions, kind="text", height=48, pos_hint=MIDDLE
        )
        return Across(words, change, padding=(margin + dp(8), 0, margin, dp(4)), spacing=dp(8))

    def _questions(self, profile: Profile) -> Widget:
        margin = dp(profile.margin)
        field = Field(self.words, phrase("as a key|Search"), on_change=self.look_for)
        self._list = Down()
        self._fill(self._list)
        page = Down(
            Down(field, padding=(0, 0, 0, dp(8))),
            Card(self._list, padding=(dp(4), dp(4))),
            padding=(margin, 0, 0 if self.is_beside else margin, margin),
        )
        return scrolled(page)

    def _fill(self, rows: Down) -> None:
        rows.clear_widgets()
        chosen = (self.key or DISPUTES[0].key) if self.is_beside else ""
        for one in found(self.words, self.edition):
            if rows.children:
                rows.add_widget(Hairline())
            rows.add_widget(QuestionRow(one, self, chosen=one.key == chosen))
        if not rows.children:
            rows.add_widget(
                Down(Text(phrase(NONE_FOUND), "body", "ink2"), padding=(dp(16), dp(16)))
            )

    def _cases(self, profile: Profile, key: str) -> Widget:
        """The question with every case of it."""
        margin, one = dp(profile.margin), dispute(key)
        cards = [
            WorkedCard(self.house, case, narrow=profile.is_phone)
            for case in worked(one, self.edition)
        ]
        side = 0 if self.is_beside else margin
        page = Down(
            Text(one.asked_by(self.edition), "question"),
            *cards,
            spacing=dp(12),
            padding=(side, dp(4), margin, margin),
        )
        scroll = scrolled(page)
        Clock.schedule_once(lambda _: setattr(scroll, "scroll_y", 1), 0)
        return scroll
