"""The right pane of a takeover: how high it is, who disposes next, and what is counted."""

from collections.abc import Callable

from kivy.metrics import dp

from hotels.screens.profile import Kind, Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.pad import NumberPad
from hotels.screens.widgets.plate import Across, Card, Ground, Hairline, Space
from hotels.screens.widgets.text import Icon, Text
from hotels.views.disposal import Waiting
from hotels.views.takeover import Counted, Walk
from hotels.wording.amounts import listed
from hotels.wording.language import phrase

ROWS = {Kind.WIDE: 3, Kind.PORTRAIT: 5}
"""So many others than the one who is asked have a row each before the pane is full; else none."""

MIDDLE = {"center_y": 0.5}


class TallCard(Card):
    """A card that is as high as its pane; what is left over is for its springs."""

    def __init__(self) -> None:
        super().__init__(size_hint_y=1)  # no setter of its own
        self.size_hint_y, self.height, self._least = None, 0, 0.0
        self.bind(minimum_height=self._grow)

    def fill(self, height: float) -> None:
        """No lower than so many pixels."""
        self._least = height
        self._grow()

    def _grow(self, *_: object) -> None:
        self.height = max(self._least, self.minimum_height)


def spring(fill: str) -> Space:
    """Takes what is left over of a card."""
    space = Space()
    Ground(space, fill, None, 0)
    return space


def waiting_row(one: Waiting, profile: Profile) -> Across:
    """Who disposes later, as high as the row it becomes then."""
    row = Across(
        Icon("circle-outline", 22, "outline", pos_hint=MIDDLE),
        Text(one.name, "name", "ink2", pos_hint=MIDDLE, size_hint_x=0.45),
        Text(one.held, "body", "ink2", pos_hint=MIDDLE, size_hint_x=1.6),
        spacing=dp(12),
        padding=(dp(20), dp(6)),
    )
    return row.at_least(theme.least(62 if not profile.is_phone else 48, "name"))


def add_rest(card: Card, said: Walk, profile: Profile) -> None:
    """Who disposes later, in rows as far as there is room, and what is to be known."""
    shown = max(0, ROWS.get(profile.kind, 0) - len(said.settled))
    for one in said.waiting[:shown]:
        card.add_widget(waiting_row(one, profile))
        card.add_widget(Hairline())
    if later := tuple(one.name for one in said.waiting[shown:]):
        waits = then_asked(later)
    else:
        waits = "" if said.waiting else said.then
    note = Across(
        Icon("information-outline", 20, "ink2", pos_hint=MIDDLE),
        Text(f"{waits} {said.hint}".strip(), "support", "ink2", pos_hint=MIDDLE),
        spacing=dp(8),
        padding=(dp(20), dp(12)),
    )
    card.add_widget(note)


def then_asked(waiting: tuple[str, ...]) -> str:
    """Who is asked after that."""
    return phrase("Next: {players}.", players=listed(waiting))


def counting(
    asked: Counted,
    said: tuple[str, str],
    says: Callable[[int], object],
    begun: str,
    profile: Profile,
) -> Card:
    """A pad for what is announced, under the question and its hint."""
    low = profile.kind in {Kind.SHORT, Kind.PHONE}
    card = Card(padding=(dp(20), dp(16)), spacing=dp(12))
    question, hint = said
    card.add_widget(Text(question, "question"))
    card.add_widget(Text(hint, "support", "ink2"))
    pad = NumberPad(says, asked.possible, begun, most=asked.highest, height=60 if low else 84)
    card.add_widget(pad)
    if asked.so_far:
        told = "; ".join(f"{one.name} {one.amount}" for one in asked.so_far)
        card.add_widget(Text(phrase("So far: {answers}.", answers=told), "body"))
    if asked.waiting:
        card.add_widget(Text(then_asked(asked.waiting), "support", "ink2"))
    card.add_widget(Space(height=4))
    return card
