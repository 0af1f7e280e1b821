"""What the lists of Settings are made of."""

from collections.abc import Iterable

from kivy.graphics import Color, SmoothRoundedRectangle
from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.profile import Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.plate import Across, Card, Down, Hairline, Space
from hotels.screens.widgets.text import Text


def padding(profile: Profile) -> float:
    """From the edge of a card to what stands in it, in dp."""
    return 16 if profile.is_phone else 24


class DeedRow(Across):
    """Something with words about it, and at the right what can be done with it or what it is."""

    def __init__(
        self, profile: Profile, title: str, *lines: str, right: Widget | None = None
    ) -> None:
        side = dp(padding(profile))
        super().__init__(padding=(side, dp(10)), spacing=dp(16))
        self.title, self.deed = title, right
        words = Down(Text(title, "name"), pos_hint={"center_y": 0.5}, spacing=dp(2))
        self.lines = [Text(line, "support", "ink2") for line in lines if line]
        for text in self.lines:
            words.add_widget(text)
        self.add_widget(words)
        narrow = profile.is_phone or profile.is_cramped
        if right is not None and narrow and self.lines:
            words.add_widget(Space(height=8))
            words.add_widget(right)
        elif right is not None:
            right.pos_hint = {"center_y": 0.5}
            self.add_widget(right)
        self.at_least(theme.least(68, "name"))

    def say(self, line: str) -> None:
        """Another first line about it."""
        self.lines[0].text = line


class Bar(Widget):
    """How far something has come."""

    def __init__(self) -> None:
        super().__init__(size_hint_y=None, height=dp(8))
        self.share = 0.0
        with self.canvas:
            Color(*theme.colour("cont2"))
            self._whole = SmoothRoundedRectangle(radius=[dp(4)])
            Color(*theme.colour("pri"))
            self._done = SmoothRoundedRectangle(radius=[dp(4)])
        self.bind(pos=self._follow, size=self._follow)

    def show(self, share: float) -> None:
        """From 0 to 1."""
        self.share = share
        self._follow()

    def _follow(self, *_: object) -> None:
        self._whole.pos, self._whole.size = self.pos, self.size
        width = max(self.height, self.width * self.share)
        self._done.pos, self._done.size = self.pos, (width, self.height)


def told_below(profile: Profile, row: DeedRow, *below: Widget) -> Down:
    """A row, and what more there is to say of it, under its words."""
    side = dp(padding(profile))
    return Down(row, Down(*below, spacing=dp(8), padding=(side, 0, side, dp(20))))


def lined(rows: Iterable[Widget]) -> Card:
    """Rows on a card with hairlines between them."""
    card = Card()
    for row in rows:
        if card.children:
            card.add_widget(Hairline())
        card.add_widget(row)
    return card


def said(profile: Profile, *texts: str) -> Card:
    """Nothing but words on a card."""
    side = dp(padding(profile))
    words = (Text(text, "body", "ink" if not place else "ink2") for place, text in enumerate(texts))
    return Card(*words, padding=(side, dp(20)), spacing=dp(8))
