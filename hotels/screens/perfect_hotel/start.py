"""A game of Perfect Hotel before its first round: who plays, how many rounds, which values."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.ledger.perfect_hotel.game import PerfectHotel
from hotels.ledger.perfect_hotel.terms import FEWEST, MOST, Values
from hotels.screens.perfect_hotel.kinds import KindChip
from hotels.screens.perfect_hotel.values import ValuesSheet
from hotels.screens.profile import Kind, Profile
from hotels.screens.quick.people import NameSheet, people_card
from hotels.screens.screen import Screen
from hotels.screens.setup.chip import MarkChip
from hotels.screens.setup.frame import BAR, bar
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.pane import Pane
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

LEAST = 400
"""How wide a pane must be in dp, so that two stand side by side."""

LOOKED_AT = 20
"""So many games are asked for people and values, the last one first."""

NOTE = to_phrase("Bedroom's ten is printed; the others may be read from your own cards.")


class PerfectHotelStart(Screen):
    """What has to be known before the first floor; one tap goes on."""

    def __init__(self, house: "HotelsApp", like: Record | None = None) -> None:
        super().__init__(house)
        self.draft = start.Draft()
        self.known: list[str] = []
        self._panes: list[Pane] = []
        with house.disk() as store:
            self.known = store.people()
            records = store.page(count=LOOKED_AT) if like is None else [like]
            self.draft = start.begun_like(records, _last_values(store, records))

    def build(self, profile: Profile) -> None:
        """Who plays, how many rounds, what the kinds are worth, and the way on."""
        margin = 24 if profile.kind in {Kind.WIDE, Kind.PORTRAIT} else profile.margin
        gap = dp(24 if profile.kind is Kind.WIDE else profile.gap)
        half = (profile.width - 2 * margin - gap / dp(1)) / 2
        beside = profile.is_landscape and half >= LEAST * max(1, theme.text_size)
        people = people_card(self, (FEWEST, MOST), phrase("How many play?"))
        left: list[Widget] = [people]
        right: list[Widget] = [self._rounds_card(), self._values_card()]
        offsets = [pane.offset for pane in self._panes]
        columns = [left, right] if beside else [left + right]
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
        box = BoxLayout(orientation="vertical")
        box.add_widget(bar(profile, margin, TITLE, phrase("a new game"), self.house.back, None))
        box.add_widget(inner)
        box.add_widget(self._foot(profile, margin))
        self.add_widget(box)

    @property
    def begun(self) -> object:
        """What was settled so far."""
        return self.draft

    # what the keeper does

    def change(self, draft: start.Draft) -> None:
        """Other people, rounds or values."""
        self.draft = draft
        if self.get_root_window() is not None:
            self.arrange(self.profile)

    def size_to(self, step: int) -> None:
        """One more player, or one fewer."""
        self.change(self.draft.sized(self.draft.seats + step))

    def open_name(self, seat: int) -> None:
        """What somebody is called."""
        self.house.open_sheet(NameSheet(self, seat), width=480)

    def open_values(self) -> None:
        """What the kinds are worth."""

        def use(values: Values) -> None:
            self.change(self.draft.worth(values))

        sheet = ValuesSheet(self.house, self.draft.values, use, phrase(NOTE))
        self.house.open_sheet(sheet, width=560)

    def begin(self) -> None:
        """The first round, the game on the disk."""
        people = [person.name for person in self.draft.people]
        self.house.begin(PerfectHotel(self.draft.terms), people)
        shown = self.house.shell.screens
        if self in shown and shown[-1] is not self:
            shown.remove(self)  # Back leads from the hotels to the lobby, not here

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
        marks = Flow()
        for mark, what in marks_of(values):
            marks.add_widget(
                MarkChip(
                    mark, phrase("{values} {mark}", values=what, mark=phrase(mark)), pos_hint={}
                )
            )
        key = PushButton(
            phrase("Change the values"), self.open_values, kind="outlined", icon="tune", height=48
        )
        return Card(
            Text(phrase("What are the kinds worth?"), "name"),
            Text(name, "support", "ink2"),
            chips,
            marks,
            key,
            padding=dp(20),
            spacing=dp(12),
        )

    def _foot(self, profile: Profile, margin: float) -> Widget:
        words = Text(phrase("Rounds and values can be changed later."), "support", "ink2")
        words.pos_hint = MIDDLE
        narrow = profile.is_phone
        low = profile.kind is Kind.SHORT
        button = PushButton(
            phrase("Open the hotels"),
            self.begin,
            icon="office-building-outline",
            height=52 if low else 60,
            style="name",
            fill=narrow,
            pos_hint=MIDDLE,
        )
        pad = (dp(margin), dp(8 if low or narrow else 12), dp(margin), dp(8 if low else 16))
        if narrow:
            return Down(button, padding=pad)
        return Across(words, button, padding=pad, spacing=dp(16))


def _last_values(store: "Store", records: list[Record]) -> Values | None:
    """What the kinds were worth at the end of the last game."""
    for record in records:
        if record.kind == PERFECT_HOTEL and start.terms_in(record) is not None:
            values: Values = opened(store, record.id).table.books.values
            return values
    return None
