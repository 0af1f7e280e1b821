"""A game of Perfect Hotel before its first round: who plays, how many rounds, which values."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.ledger.perfect_hotel.game import PerfectHotel
from hotels.ledger.perfect_hotel.terms import FEWEST, MOST, Values
from hotels.screens.perfect_hotel.kinds import KindChip
from hotels.screens.perfect_hotel.values import ValuesSheet
from hotels.screens.setup.names import NamedStart, people_card
from hotels.screens.setup.start import WayOn
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.mark import SureChip
from hotels.screens.widgets.plate import Across, Card, Down, Flow
from hotels.screens.widgets.stepper import Stepper
from hotels.screens.widgets.text import Text
from hotels.store.keeping import opened
from hotels.store.records import PERFECT_HOTEL, Record
from hotels.views import perfect_hotel_start as start
from hotels.views.perfect_hotel import marks_of, value_views
from hotels.wording.language import phrase, to_phrase
from hotels.wording.perfect_hotel import TITLE

if TYPE_CHECKING:
    from hotels.app import HotelsApp
    from hotels.store.store import Store

MIDDLE = {"center_y": 0.5}

LOOKED_AT = 20
"""So many games are asked for people and values, the last one first."""

NOTE = to_phrase("The rules print 10 for Bedroom. Check the other values on your cards.")


class PerfectHotelStart(NamedStart):
    """What has to be known before the first floor; one tap goes on."""

    def __init__(self, house: "HotelsApp", like: Record | None = None) -> None:
        super().__init__(house, start.Draft())
        with house.disk() as store:
            self.known = store.people()
            records = store.page(count=LOOKED_AT) if like is None else [like]
            self.draft = start.begun_like(records, _last_values(store, records))

    @property
    def heading(self) -> tuple[str, str]:
        """The game."""
        return TITLE, phrase("a new game")

    def cards(self) -> tuple[list[Widget], list[Widget]]:
        """Who plays; how many rounds, and what the kinds are worth."""
        people = people_card(self, (FEWEST, MOST), phrase("How many players?"))
        return [people], [self._rounds_card(), self._values_card()]

    @property
    def way_on(self) -> WayOn:
        """To the first round."""
        says = phrase("You can change rounds and values later.")
        return WayOn(phrase("Open the hotels"), "office-building-outline", says)

    # what the keeper does

    def open_values(self) -> None:
        """What the kinds are worth."""

        def use(values: Values) -> None:
            self.change(self.draft.worth(values))

        sheet = ValuesSheet(self.house, self.draft.values, use, phrase(NOTE))
        self.house.open_sheet(sheet, width=560)

    def open_game(self) -> None:
        """The first round, the game on the disk."""
        people = [person.name for person in self.draft.people]
        self.house.begin(PerfectHotel(self.draft.terms), people)

    # what stands here

    def _rounds_card(self) -> Card:
        """How many rounds are planned."""
        rounds = self.draft.rounds
        stepper = Stepper(lambda step: self.change(self.draft.lasting(self.draft.rounds + step)))
        stepper.size_hint_x, stepper.width, stepper.pos_hint = None, dp(176), MIDDLE
        stepper.show(rounds, least=1, most=start.MOST_PLANNED)
        words = Down(
            Text(phrase("How many rounds?"), "name"),
            Text(start.rounds_note(rounds), "support", "ink2"),
            pos_hint=MIDDLE,
        )
        padding = (dp(20), dp(12), dp(16), dp(12))
        return Card(Across(words, stepper, padding=padding, spacing=dp(12)))

    def _values_card(self) -> Card:
        """What the kinds are worth, and how sure that is."""
        values = self.draft.values
        with self.house.disk() as store:
            houses = start.known(store.editions())
            name = start.called(values, houses)
        chips = Flow()
        for one in value_views(values):
            points = Text(one.points, "amount", shrink=True, pos_hint=MIDDLE)
            words = Text(one.name, "support", shrink=True, pos_hint=MIDDLE)
            chip = Across(KindChip(one.kind, 28), words, points, spacing=dp(8), size_hint_x=None)
            chip.padding = (0, 0, dp(12), 0)
            chips.add_widget(chip.at_least(dp(36)))
        marks = [
            Across(SureChip(mark), Text(what, "support", "ink2", pos_hint=MIDDLE), spacing=dp(8))
            for mark, what in marks_of(values)
        ]
        key = PushButton(
            phrase("Change values"), self.open_values, kind="outlined", icon="tune", height=48
        )
        return Card(
            Text(phrase("What is each kind worth?"), "name"),
            Text(name, "support", "ink2"),
            chips,
            *marks,
            key,
            padding=dp(20),
            spacing=dp(12),
        )


def _last_values(store: "Store", records: list[Record]) -> Values | None:
    """What the kinds were worth at the end of the last game."""
    for record in records:
        if record.kind == PERFECT_HOTEL and start.terms_in(record) is not None:
            values: Values = opened(store, record.id).table.books.values
            return values
    return None
