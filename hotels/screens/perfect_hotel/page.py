"""The page of Perfect Hotel: what the kinds are worth, the hotels, their points, what is next."""

from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout

from hotels.screens.perfect_hotel.floor import open_floor
from hotels.screens.perfect_hotel.hand import ask_hand
from hotels.screens.perfect_hotel.head import PageHead
from hotels.screens.perfect_hotel.hotel import open_hotel
from hotels.screens.perfect_hotel.one import OneHotel
from hotels.screens.perfect_hotel.receipts import ReceiptsSheet
from hotels.screens.perfect_hotel.scores import Scores
from hotels.screens.perfect_hotel.street import Street
from hotels.screens.perfect_hotel.values import ValuesStrip
from hotels.screens.profile import Kind, Profile
from hotels.screens.screen import Screen
from hotels.screens.theme import theme
from hotels.screens.widgets.foot import Deed, Foot
from hotels.screens.widgets.pane import Pane
from hotels.screens.widgets.plate import Down
from hotels.views.perfect_hotel import Page, SignRow, floor_key, page
from hotels.views.perfect_hotel_acts import brought_back, taken_back
from hotels.views.perfect_hotel_floor import Form, form_of
from hotels.views.perfect_hotel_receipts import round_receipts
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.perfect_hotel.sitting import Sitting
    from hotels.views.perfect_hotel import FloorRow

LEAST_COLUMN, LEAST_HEIGHT = 150, 440
"""Where a hotel has less room, in dp at plain text, one hotel is seen at a time."""


class HotelPage(Screen):
    """One round: its hotels on one pavement, the points below."""

    renews = True
    is_table = True

    def __init__(self, sitting: "Sitting") -> None:
        super().__init__(sitting.house)
        self.sitting = sitting
        self.head: PageHead
        self.foot: Foot
        self.street: Street | None = None
        self.scores: Scores | None = None
        self.one: OneHotel | None = None
        self.values: ValuesStrip | None = None
        self._pane: Pane | None = None
        self._fitting = Clock.create_trigger(self._fit, -1)

    @property
    def chosen(self) -> int:
        """Whose hotel is seen where there is room for one only."""
        return self.sitting.chosen

    def show_again(self, profile: Profile) -> None:
        """Shown anew; what is written is said here again."""
        self.sitting.refresh = self.refresh
        super().show_again(profile)

    def build(self, profile: Profile) -> None:
        """The round, and what can be done at the head and at the foot."""
        sitting = self.sitting
        now = self._now()
        seats = sitting.books.terms.seats
        margin, gap = dp(profile.margin), dp(profile.gap)
        wide = dp(profile.width) - 2 * margin
        self.head = PageHead(self, profile, now)
        self.values = self.street = self.scores = self.one = self._pane = None
        inner = BoxLayout(orientation="vertical", padding=(margin, dp(8), margin, 0), spacing=dp(8))
        if profile.kind in {Kind.WIDE, Kind.PORTRAIT} and ValuesStrip.fits(now, wide):
            self.values = ValuesStrip(self.head.change_values, now, wide)
            inner.add_widget(self.values)
        column = (profile.width - 2 * profile.margin - (seats - 1) * profile.gap) / seats
        scale = max(1, theme.text_size)
        if column >= LEAST_COLUMN * scale and profile.height >= LEAST_HEIGHT * scale:
            self.street = Street(self, seats, gap)
            self.scores = Scores(self, seats, wide, gap)
            self._pane = Pane(Down(self.street, self.scores, spacing=dp(12)))
            self._pane.bind(height=self._fitting)
            self.scores.bind(height=self._fitting)
            inner.add_widget(self._pane)
        else:
            self.one = OneHotel(self, profile, seats)
            inner.add_widget(self.one)
        self.foot = Foot(profile, sitting.undo, sitting.redo)
        low = profile.kind in {Kind.SHORT, Kind.PHONE}
        foot = Down(self.foot, padding=(margin, dp(8), margin, dp(8 if low else 12)))
        box = BoxLayout(orientation="vertical")
        for part in (self.head, inner, foot):
            box.add_widget(part)
        self.add_widget(box)
        sitting.refresh = self.refresh
        self._show(now)

    def refresh(self) -> None:
        """Say what is new, and touch nothing else."""
        self._show(self._now())

    def take_back(self) -> bool:
        """Back leads from a kept round to the one under way, or to how the game came out."""
        if self.sitting.looking is None:
            return False
        self.sitting.look_back()
        return True

    # what the keeper does

    def tapped(self, row: "SignRow | FloorRow", _: str) -> None:
        """A floor is changed; a sign builds on."""
        if isinstance(row, SignRow):
            self.add_floor(row.player)
            return
        form = form_of(self.sitting.table, self.sitting.place, row.line)
        if form is not None:
            self.house.shell.close_sheets()
            open_floor(self.sitting, form)

    def add_floor(self, player: int | None = None) -> None:
        """A new floor; first of all of the hotel that was built on last."""
        self.house.shell.close_sheets()
        whose = self.sitting.chosen if player is None else player
        open_floor(self.sitting, Form(self.sitting.place, whose))

    def open_hotel(self, player: int) -> None:
        """The floors of a hotel as a list."""
        open_hotel(self, self._now().hotels[player])

    def choose(self, player: int) -> None:
        """Another hotel is seen."""
        self.sitting.chosen = player
        self.refresh()

    def ask_hand(self, player: int) -> None:
        """How many Tourist Groups are left in a hand."""
        ask_hand(self.sitting, player)

    def open_receipts(self, player: int, at: int | None) -> None:
        """Why the round is worth so much to a player."""
        sitting = self.sitting
        told = round_receipts(sitting.books, sitting.place, player, sitting.speech)
        self.house.open_sheet(ReceiptsSheet(self.house, told, at), width=600)

    # what stands here

    def _now(self) -> Page:
        sitting = self.sitting
        return page(sitting.table, sitting.speech, sitting.looking)

    def _show(self, now: Page) -> None:
        sitting = self.sitting
        self.head.show(now)
        if self.values is not None:
            self.values.show(now)
        if self.street is not None and self.scores is not None:
            self.scores.show(now.cards)
            self.street.show(now.hotels)
            self._fitting()
        if self.one is not None:
            self.one.show(now)
        self.foot.say(
            taken_back(sitting.table, sitting.speech),
            brought_back(sitting.table, sitting.speech),
            now.sentence,
            self._deeds(),
        )

    def _deeds(self) -> list[Deed]:
        """What stands at the right of the foot."""
        sitting = self.sitting
        brief = self.profile.is_phone and theme.text_size > 1
        add = floor_key(sitting.speech, sitting.chosen if self.one is None else None)
        build = Deed(add, self.add_floor, "plus", "tonal")
        if sitting.looking is None:
            number = sitting.books.round
            keep = phrase("Save round") if brief else phrase("Save round {round}", round=number)
            return [build, Deed(keep, sitting.keep, "check", "filled")]
        back = phrase("Go to standings")
        if not sitting.books.is_over:
            back = phrase("Go to round {round}", round=sitting.books.round)
        return [build, Deed(back, sitting.look_back, "arrow-right", "filled")]

    def _fit(self, _: float) -> None:
        """The hotels take what the points leave, and more where they need it to be tapped.

        Of the points the sums stay in sight, be it that their lines must be scrolled to.
        """
        if self.street is None or self.scores is None or self._pane is None:
            return
        room, gap = self._pane.height, dp(12)
        left = room - self.scores.height - gap
        most = room - self.scores.head - gap
        wanted = self.street.wanted if self.street.wanted <= most else self.street.least
        high = round(max(left, min(wanted, most)))
        if high > 0 and high != self.street.height:
            self.street.height = high
