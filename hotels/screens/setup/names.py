"""Who played: how many, and what they are called."""

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.ledger.objection import Refused
from hotels.screens.profile import Profile
from hotels.screens.setup.start import StartScreen
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.chip import Chip, Disc
from hotels.screens.widgets.field import HalfTyped
from hotels.screens.widgets.plate import Across, Card, Down, Flow, Hairline
from hotels.screens.widgets.stepper import Stepper
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.views import tally_start as start
from hotels.views.setup import suggested
from hotels.views.setup_problems import refusal
from hotels.views.setup_words import initial
from hotels.wording.language import phrase

MIDDLE = {"center_y": 0.5}

SUGGESTED = 12
"""So many names of people who played before are offered."""


class NamedStart(StartScreen):
    """A beginning where of everybody nothing but the name is asked."""

    def open_name(self, seat: int) -> None:
        """What somebody is called."""
        self.house.open_sheet(NameSheet(self, seat), width=480)


class PersonRow(Tap, Across):
    """One player; a tap asks for his name."""

    def __init__(self, screen: NamedStart, seat: int, name: str) -> None:
        super().__init__(
            on_tap=lambda: screen.open_name(seat),
            corner=0,
            padding=(dp(20), dp(8)),
            spacing=dp(14),
        )
        self.name = name
        self.add_widget(Disc(initial(screen.draft.people[seat].name, seat), seat, 36))
        self.add_widget(Text(name, "name list", pos_hint=MIDDLE))
        self.add_widget(Icon("pencil-outline", 22, pos_hint=MIDDLE))
        self.at_least(theme.least(60, "name list"))


def people_card(screen: NamedStart, bounds: tuple[int, int] | None = None, asks: str = "") -> Card:
    """How many, and a row for each; without bounds as many as the edition is for."""
    draft = screen.draft
    least, most = bounds or start.seats(draft)
    stepper = Stepper(screen.size_to)
    stepper.size_hint_x, stepper.width = None, dp(176)
    stepper.pos_hint = MIDDLE
    stepper.show(draft.seats, least=least, most=most)
    words = Down(
        Text(asks or phrase("How many played?"), "name"),
        Text(phrase("in seating order"), "support", "ink2"),
        pos_hint=MIDDLE,
    )
    card = Card(Across(words, stepper, padding=(dp(20), dp(12), dp(16), dp(12)), spacing=dp(12)))
    for seat, name in enumerate(start.names(draft)):
        card.add_widget(Hairline())
        card.add_widget(PersonRow(screen, seat, name))
    return card


class NameSheet(HalfTyped):
    """What somebody is called; it remembers what is typed while the window turns."""

    def __init__(self, screen: NamedStart, seat: int) -> None:
        super().__init__(screen.draft.people[seat].name)
        self.screen, self.seat = screen, seat

    def __call__(self, _: Profile) -> Widget:
        """The sheet's content."""
        name = start.names(self.screen.draft)[self.seat]
        field = self.ask(phrase("Name"), self._keep)
        keep = PushButton(phrase("Save name"), lambda: self._keep(self.typed), fill=True)
        content = Down(Text(name, "question"), field, keep, spacing=dp(12))
        known = suggested(self.screen.known, self.screen.draft.people)[:SUGGESTED]
        if known:
            content.add_widget(Text(phrase("Recent players"), "support", "ink2"))
            chips = Flow()
            for one in known:
                chips.add_widget(Chip(one, lambda one=one: self._keep(one), dp(300)))
            content.add_widget(chips)
        return content

    def _keep(self, name: str) -> None:
        screen = self.screen
        try:
            draft = start.renamed(screen.draft, self.seat, name)
        except Refused as refused:
            self.refuse(refusal(refused, screen.draft))
            return
        screen.house.close_sheet()
        screen.change(draft)
