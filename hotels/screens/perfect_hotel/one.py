"""One hotel at a time, beside or below a small skyline of all."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.screens.perfect_hotel.column import HotelColumn
from hotels.screens.perfect_hotel.measures import GAP, Measures, name_on_sign
from hotels.screens.perfect_hotel.scores import HandRow
from hotels.screens.perfect_hotel.skyline import Skyline
from hotels.screens.perfect_hotel.street import PAVEMENT, SIGN, TAPPED_FLOOR, Pavement
from hotels.screens.profile import Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.leader import DoubleLine
from hotels.screens.widgets.pane import Pane
from hotels.screens.widgets.plate import Across, Beside, Card, Down, Hairline
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.perfect_hotel.page import HotelPage
    from hotels.views.perfect_hotel import Page, ScoreCard, ScoreLine

MIDDLE = {"center_y": 0.5}

SIDE = 16

SHARE = 0.44
"""How much of the width the skyline takes where it stands beside the hotel."""


class OneHotel(BoxLayout):
    """The skyline, the chosen hotel with floors for a finger, and its points."""

    def __init__(self, page: "HotelPage", profile: Profile, seats: int) -> None:
        beside = profile.is_landscape or profile.is_cramped
        gap = dp(profile.gap)
        super().__init__(orientation="horizontal" if beside else "vertical", spacing=gap)
        self._page = page
        self.skyline = Skyline(page, seats)
        self.column = HotelColumn(page.tapped)
        self.points = Points(page)
        stack = Down(self.column, Down(_air(), Pavement()), _air(dp(12)), self.points)
        self.pane = Pane(stack)
        if beside:
            self.skyline.size_hint = (SHARE, 1)
            self.pane.size_hint_x = 1 - SHARE
        else:
            share = 0.2 if profile.is_phone else 0.24
            least = dp(96) + theme.least(0, "amount", "caption medium", "caption medium")
            self.skyline.height = max(dp(profile.height) * share, least)
        self.add_widget(self.skyline)
        self.add_widget(self.pane)
        self.column.bind(width=lambda *_: self._stand())
        self._now: Page | None = None
        self._chosen = 0

    def show(self, now: "Page") -> None:
        """The round as it is now."""
        other = self._now is not None and self._chosen != self._page.chosen
        self._now = now
        self._chosen = self._page.chosen
        self.skyline.show(now.hotels, now.cards, self._chosen)
        self._stand()
        self.points.show(now.cards[self._chosen])
        if other:
            self.pane.scroll_y = 1

    def _stand(self) -> None:
        if self._now is None or self.column.width < dp(SIGN):
            return
        view = self._now.hotels[self._chosen]
        name = name_on_sign(view.name, self.column.width)[0].height
        floor = max(dp(TAPPED_FLOOR + 5), theme.least(0, "name") + dp(10))
        sign = round(max(dp(SIGN + GAP), name + dp(18)))
        self.column.stand(view.rows, Measures(int(floor), sign))


class Points(Card):
    """What the round is worth to one player, a row a line."""

    def __init__(self, page: "HotelPage") -> None:
        super().__init__(padding=(0, dp(4)))
        self._page = page
        self._said: ScoreCard | None = None

    def show(self, card: "ScoreCard") -> None:
        """The points as they are now."""
        if card == self._said:
            return
        self._said = card
        page, player = self._page, card.player
        ink, soft = ("onPriC", "onPriC") if card.is_best else ("ink", "ink2")
        self.ground.paint("priC" if card.is_best else "sheet", "rule")
        self.clear_widgets()
        words = Down(Text(phrase("this round"), "support", soft), pos_hint=MIDDLE)
        if card.before:
            before = Text(card.before, "support", soft, shrink=True, pos_hint=MIDDLE)
            total = Text(card.sum, "amount", ink, shrink=True, pos_hint=MIDDLE)
            needs = before.width + dp(6) + total.width
            sums = Beside(before, total, needs, 6)
            sums.pos_hint = {}
            words.add_widget(sums)
        total = Text(card.total, "house", ink, shrink=True, pos_hint=MIDDLE)
        head = HeadRow(lambda: page.open_receipts(player, None), words, total)
        self.add_widget(head)
        self.add_widget(Down(DoubleLine(), padding=(dp(SIDE), dp(4))))
        for place, line in enumerate(card.lines):
            if place:
                self.add_widget(Hairline())
            self.add_widget(PointRow(page, player, place, line, ink))
        if card.lines:
            self.add_widget(Hairline())
        hand = HandRow(page, player, dp(SIDE))
        hand.words.text = card.hand
        hand.words.recolour(soft)
        hand.icon.color = theme.colour(soft)
        self.add_widget(hand)


class HeadRow(Tap, Across):
    """The points of the round; a tap tells all of them."""

    def __init__(self, does: object, *parts: Widget) -> None:
        super().__init__(*parts, on_tap=does, corner=10, padding=(dp(SIDE), dp(6)), spacing=dp(12))
        self.at_least(theme.least(56, "support"))


class PointRow(Tap, Across):
    """One line of the sum; a tap tells why."""

    def __init__(
        self, page: "HotelPage", player: int, place: int, line: "ScoreLine", ink: str
    ) -> None:
        super().__init__(
            on_tap=lambda: page.open_receipts(player, place),
            corner=0,
            padding=(dp(SIDE), dp(4)),
            spacing=dp(12),
        )
        self.line = line
        self.add_widget(Text(line.text, "body", ink, pos_hint=MIDDLE))
        role = "red" if line.is_loss else ink
        self.add_widget(Text(line.amount, "amount", role, shrink=True, pos_hint=MIDDLE))
        self.add_widget(Icon("chevron-right", 20, ink, pos_hint=MIDDLE))
        self.at_least(theme.least(48, "body"))


def _air(height: float = PAVEMENT / 2) -> Widget:
    """A little room."""
    return Widget(size_hint_y=None, height=height)
