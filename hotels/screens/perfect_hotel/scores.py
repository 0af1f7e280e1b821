"""What the round is worth to each player, on a card below his hotel."""

from typing import TYPE_CHECKING

from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.theme import theme
from hotels.screens.widgets.drawing import word_room
from hotels.screens.widgets.leader import DoubleLine
from hotels.screens.widgets.plate import Across, Beside, Card, Down, Space
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hotels.screens.perfect_hotel.page import HotelPage
    from hotels.views.perfect_hotel import ScoreCard, ScoreLine

MIDDLE = {"center_y": 0.5}

LINE = 31
"""How high a line is where the whole card is the target, in dp."""

ROOMY = 236
"""From this width on, in dp at plain text, the sum stands beside what it is of."""


class HandRow(Tap, Across):
    """The Tourist Groups left in hand; a tap says how many."""

    def __init__(self, page: "HotelPage", player: int, side: float) -> None:
        super().__init__(
            on_tap=lambda: page.ask_hand(player), padding=(side, dp(4)), spacing=dp(8), corner=10
        )
        self.icon = Icon("walk", 22, "ink2", pos_hint=MIDDLE)
        self.words = Text("", "support", "ink2", pos_hint=MIDDLE)
        self.add_widget(self.icon)
        self.add_widget(self.words)
        self.at_least(theme.least(48, "support"))


class LineRow(Across):
    """One line of the sum; the points stand below where a word has no room beside them."""

    def __init__(self, line: "ScoreLine", ink: str) -> None:
        super().__init__()
        self.line = line
        words = Text(line.text, "body", ink, pos_hint=MIDDLE)
        role = "red" if line.is_loss else ink
        at_right = {"center_y": 0.5, "right": 1}
        self.amount = Text(line.amount, "amount", role, shrink=True, pos_hint=at_right)
        needs = word_room(line.text, "body") + dp(8) + self.amount.width
        self.add_widget(Beside(words, self.amount, needs))
        self.at_least(max(dp(LINE), theme.least(0, "amount") - dp(10)))


class Score(Tap, Card):
    """One player's card: a tap on a line tells why, a tap elsewhere why the sum."""

    def __init__(self, page: "HotelPage", player: int, width: float) -> None:
        self.player = player
        side = dp(19 if width >= dp(ROOMY) else 12)
        super().__init__(on_tap=self._open, padding=(0, dp(12), 0, dp(4)), size_hint_y=1)
        self.size_hint_y = None  # not as high as it needs: as high as the highest
        self._page = page
        self._at: ScoreLine | None = None
        self._said: ScoreCard | None = None
        self.total = Text("", "house", shrink=True, pos_hint=MIDDLE)
        self.this = Text(phrase("this round"), "support", "ink2")
        self.before = Text("", "support", "ink2", pos_hint=MIDDLE)
        self.sum = Text("", "amount", shrink=True, pos_hint=MIDDLE)
        self._with = Across(spacing=dp(6))
        beside = width >= dp(ROOMY) * theme.text_size
        if beside:
            self.before = Text("", "support", "ink2", shrink=True, pos_hint=MIDDLE)
        words = Down(self.this, pos_hint=MIDDLE)
        self._words = words if beside else Down()
        head = Across(words, self.total, spacing=dp(8), padding=(side, 0))
        self.head = Down(head, spacing=dp(2))
        if not beside:
            self._words.padding = (side, 0)
            self.head.add_widget(self._words)
        self.lines = Down(padding=(side, dp(8), side, 0))
        self.hand = HandRow(page, player, side)
        rule = Down(DoubleLine(), padding=(side, dp(8), side, 0))
        for part in (self.head, rule, self.lines, Space(), self.hand):
            self.add_widget(part)

    def show(self, card: "ScoreCard") -> None:
        """The card as it is now."""
        before, self._said = self._said, card
        if card == before:
            return
        ink, soft = ("onPriC", "onPriC") if card.is_best else ("ink", "ink2")
        self.ground.paint("priC" if card.is_best else "sheet", "rule")
        self.total.text, self.sum.text, self.before.text = card.total, card.sum, card.before
        self.hand.words.text = card.hand
        for words, role in ((self.total, ink), (self.sum, ink)):
            words.recolour(role)
        for words in (self.this, self.before, self.hand.words):
            words.recolour(soft)
        self.hand.icon.color = theme.colour(soft)
        self._put_with(card)
        if before is None or before.lines != card.lines or before.is_best != card.is_best:
            self.lines.clear_widgets()
            for line in card.lines:
                self.lines.add_widget(LineRow(line, ink))

    def _put_with(self, card: "ScoreCard") -> None:
        """The sum with the rounds before, where there are any."""
        if bool(card.before) == (self._with.parent is not None):
            return
        if not card.before:
            self._words.remove_widget(self._with)
            return
        if not self._with.children:
            self._with.add_widget(self.before)
            self._with.add_widget(self.sum)
        self._words.add_widget(self._with)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Which line lies under the finger."""
        rows = self.lines.children
        self._at = next((row.line for row in rows if row.y <= touch.y <= row.top), None)
        return super().on_touch_down(touch)

    def _open(self) -> None:
        lines = self._said.lines if self._said is not None else ()
        at = lines.index(self._at) if self._at in lines else None
        self._page.open_receipts(self.player, at)


class Scores(Across):
    """The cards of all players, all as high as the highest."""

    def __init__(self, page: "HotelPage", seats: int, width: float, gap: float) -> None:
        super().__init__(spacing=gap)
        wide = (width - gap * (seats - 1)) / seats
        self.cards = [Score(page, player, wide) for player in range(seats)]
        for card in self.cards:
            self.add_widget(card)
            card.bind(minimum_height=self._level)
        self._level()

    def show(self, cards: "Sequence[ScoreCard]") -> None:
        """The cards as they are now."""
        for widget, card in zip(self.cards, cards, strict=True):
            widget.show(card)

    @property
    def head(self) -> float:
        """How high the upper part is, with the points of the round."""
        return max(card.head.height for card in self.cards) + dp(28)

    def _level(self, *_: Widget) -> None:
        high = max(card.minimum_height for card in self.cards)
        for card in self.cards:
            card.height = high
