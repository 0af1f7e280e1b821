"""Who plays Big Shot: colours, names, seats, and who rolls first."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.ledger.objection import Refused
from hotels.screens.big_shot.cubes import CubeLine, Mark
from hotels.screens.profile import Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.chip import Chip
from hotels.screens.widgets.field import HalfTyped
from hotels.screens.widgets.plate import Across, Card, Down, Flow, Ground, Hairline
from hotels.screens.widgets.stepper import Stepper
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.views import big_shot_start as start
from hotels.views.big_shot_start import Colours
from hotels.views.letters import letters
from hotels.views.setup import suggested
from hotels.views.setup_problems import refusal
from hotels.wording.amounts import listed
from hotels.wording.big_shot import colour_word
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.big_shot.start import BigShotStart

MIDDLE = {"center_y": 0.5}

SUGGESTED = 12
"""So many names of people who played before are offered."""


BESIDE = 400
"""From this width on, in dp at plain text, how many stands beside the question."""


class SeatRow(Tap, Across):
    """One player: his cubes, his name, whether he rolls first."""

    def __init__(self, screen: "BigShotStart", seat: int) -> None:
        super().__init__(
            on_tap=lambda: screen.open_seat(seat),
            corner=0,
            padding=(dp(20), dp(8)),
            spacing=dp(14),
        )
        draft = screen.draft
        self.name = start.names(draft)[seat]
        self.add_widget(cubes_of(draft, seat, draft.colours[seat]))
        words = Down(
            Text(self.name, "name list"),
            Text(start.seat_words(draft, seat), "support", "ink2"),
            pos_hint=MIDDLE,
        )
        self.add_widget(words)
        self.add_widget(Icon("pencil-outline", 22, pos_hint=MIDDLE))
        self.at_least(theme.least(64, "name list", "support"))


def people_card(screen: "BigShotStart", bounds: tuple[int, int]) -> Card:
    """How many, and a row for each."""
    draft = screen.draft
    least, most = bounds
    stepper = Stepper(screen.size_to)
    stepper.size_hint_x, stepper.width = None, dp(176)
    narrow = screen.profile.width < BESIDE * theme.text_size
    stepper.pos_hint = {} if narrow else MIDDLE
    stepper.show(draft.seats, least=least, most=most)
    words = Down(
        Text(phrase("How many players?"), "name"),
        Text(phrase("clockwise from the first roller"), "support", "ink2"),
    )
    words.pos_hint = {} if narrow else MIDDLE
    head = (Down if narrow else Across)(words, stepper, spacing=dp(12))
    head.padding = (dp(20), dp(12), dp(16), dp(12))
    card = Card(head)
    for seat in range(draft.seats):
        card.add_widget(Hairline())
        card.add_widget(SeatRow(screen, seat))
    return card


def cubes_of(draft: start.Draft, seat: int, own: Colours, size: float = 34) -> CubeLine:
    """Cubes of these colours with a player's letter."""
    letter = letters(start.names(draft))[seat]
    line = CubeLine(size, 4)
    line.show([Mark(colour, letter) for colour in own])
    return line


class SeatSheet(HalfTyped):
    """What can be done with one player; it remembers what is typed while the window turns."""

    def __init__(self, screen: "BigShotStart", seat: int) -> None:
        super().__init__(screen.draft.people[seat].name)
        self.screen, self.seat = screen, seat

    def __call__(self, profile: Profile) -> Widget:
        """The sheet's content."""
        draft, seat = self.screen.draft, self.seat
        field = self.ask(phrase("Name"), self._keep)
        keep = PushButton(phrase("Save name"), lambda: self._keep(self.typed), height=52, fill=True)
        body = Down(Text(start.names(draft)[seat], "question"), field, keep, spacing=dp(12))
        known = suggested(self.screen.known, draft.people)[:SUGGESTED]
        if known:
            chips = Flow()
            for one in known:
                room = min(300.0, profile.width - 2 * profile.margin - 48)
                chips.add_widget(Chip(one, lambda one=one: self._keep(one), dp(room)))
            body.add_widget(chips)
        body.add_widget(Text(phrase("Which colour?"), "support medium", "ink2"))
        for own in start.choices(draft):
            does = lambda own=own: self._change(lambda one: one.playing(seat, own))  # noqa: E731
            body.add_widget(ColourRow(self.screen, seat, own, does))
        if seat:
            dice, up = "dice-multiple-outline", "chevron-up"
            self._offer(body, phrase("Rolls first"), dice, lambda one: one.beginning(seat))
            self._offer(body, phrase("Move up"), up, lambda one: one.moved(seat, seat - 1))
        if seat < draft.seats - 1:
            down = "chevron-down"
            self._offer(body, phrase("Move down"), down, lambda one: one.moved(seat, seat + 1))
        return body

    def _offer(
        self, body: Down, text: str, icon: str, change: Callable[[start.Draft], start.Draft]
    ) -> None:
        does = lambda: self._change(change)  # noqa: E731 - what the key does
        body.add_widget(PushButton(text, does, kind="outlined", icon=icon, height=52, fill=True))

    def _keep(self, name: str) -> None:
        self.typed = name
        self._change(lambda draft: draft)

    def _change(self, change: Callable[[start.Draft], start.Draft]) -> None:
        """The name as it is typed, and something else with it; or what is wrong with the name."""
        screen = self.screen
        try:
            draft = screen.draft.renamed(self.seat, self.typed)
        except Refused as refused:
            self.refuse(refusal(refused, screen.draft))
            return
        screen.house.close_sheet()
        screen.change(change(draft))


class ColourRow(Tap, Across):
    """A colour, or two, that a player may have."""

    def __init__(
        self, screen: "BigShotStart", seat: int, own: Colours, on_tap: Callable[[], None]
    ) -> None:
        super().__init__(on_tap=on_tap, corner=12, padding=(dp(12), dp(8)), spacing=dp(12))
        draft = screen.draft
        self.own, on = own, own == draft.colours[seat]
        Ground(self, "priC" if on else "sheet", "priC" if on else "rule", 12)
        self.add_widget(cubes_of(draft, seat, own, 28))
        name = listed(map(colour_word, own))
        words = Down(Text(name, "name short", "onPriC" if on else "ink"), pos_hint=MIDDLE)
        said = start.choice_words(draft, seat, own)
        if said:
            words.add_widget(Text(said, "support", "onPriC" if on else "ink2"))
        self.add_widget(words)
        self.at_least(theme.least(52, "name short"))
