"""What stands over the page: back, the game and its round, and the way to all the rest."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.perfect_hotel.values import ValuesSheet, ValuesStrip, chips_width
from hotels.screens.profile import Kind, Profile
from hotels.screens.widgets.button import IconButton
from hotels.screens.widgets.drawing import styled, widest_word
from hotels.screens.widgets.plate import Across, Down
from hotels.screens.widgets.text import Text
from hotels.views.perfect_hotel import ROUND_KEPT
from hotels.wording.language import phrase, to_phrase
from hotels.wording.perfect_hotel import TITLE

if TYPE_CHECKING:
    from hotels.screens.perfect_hotel.page import HotelPage
    from hotels.views.perfect_hotel import Page

MIDDLE = {"center_y": 0.5}

AROUND = 4 * 48 + 6 * 8 + 2
"""What else stands beside the title and the round, in dp."""

NOTE = to_phrase("Changes apply to every round of this game, including saved ones.")


class PageHead(Across):
    """The bar at the top; in a short window the values stand in it, where they have room."""

    def __init__(self, page: "HotelPage", profile: Profile, now: "Page") -> None:
        margin = dp(profile.margin)
        low = profile.kind in {Kind.SHORT, Kind.PHONE}
        pad = max(0.0, margin - dp(12))
        super().__init__(padding=(pad, dp(4), pad, dp(4)), spacing=dp(8))
        self.page = page
        self.values: ValuesStrip | None = None
        self.round = Text("", "support" if profile.is_phone else "body", "ink2", pos_hint=MIDDLE)
        self.at_least(dp(52 if low else 68))
        self.add_widget(IconButton("arrow-left", page.house.back, phrase("back")))
        title = "name" if profile.is_phone else "title"
        if profile.is_phone or not _has_room(profile, pad):
            words = Down(Text(TITLE, title), self.round, pos_hint=MIDDLE)
            self.add_widget(words)
        else:
            self.add_widget(Text(TITLE, title, shrink=True, pos_hint=MIDDLE))
            self.add_widget(Widget(size_hint=(None, None), size=(dp(2), 1)))
            self.add_widget(self.round)
        tools = (
            IconButton("tune", self.change_values, phrase("what each kind is worth")),
            IconButton(
                "book-open-page-variant-outline",
                self.show_rounds,
                phrase("all rounds and the point track"),
            ),
            IconButton("dots-vertical", self.open_menu, phrase("as a hint|more")),
        )
        if profile.kind is Kind.SHORT:
            taken = styled(TITLE, "title").width + styled(now.round, "body").width
            around = dp(48 * 4 + 8 * 8 + 24) + 2 * pad
            left = dp(profile.width) - taken - around
            if chips_width(now.values, named=False) <= left:
                self.values = ValuesStrip(self.change_values, now, 0)
                self.values.size_hint_x = None
                self.values.pos_hint = MIDDLE
                self.values.width = chips_width(now.values, named=False)
                self.add_widget(self.values)
        for tool in tools:
            self.add_widget(tool)

    def show(self, now: "Page") -> None:
        """Which round it is."""
        if self.round.text != now.round:
            self.round.text = now.round
        if self.values is not None:
            self.values.show(now)

    def change_values(self) -> None:
        """What the kinds are worth."""
        sitting = self.page.sitting
        sheet = ValuesSheet(sitting.house, sitting.books.values, sitting.revalue, phrase(NOTE))
        sitting.house.open_sheet(sheet, width=560)

    def show_rounds(self) -> None:
        """All rounds so far, and the point track."""
        from hotels.screens.perfect_hotel.standing import Standing

        sitting = self.page.sitting
        sitting.house.show(Standing(sitting))

    def open_menu(self) -> None:
        """What else may be done."""
        from hotels.screens.perfect_hotel.menu import open_menu

        open_menu(self.page.sitting)


def _has_room(profile: Profile, pad: float) -> bool:
    """Whether any round has room beside the title, on two lines if need be."""
    said = phrase(ROUND_KEPT, round=1, rounds=1)
    room = dp(profile.width - AROUND) - 2 * pad - styled(TITLE, "title").width
    return bool(room >= max(widest_word(said, "body"), styled(said, "body").width / 2))
