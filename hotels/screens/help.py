"""Help: what the bank does, topic by topic."""

from typing import TYPE_CHECKING

from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.menu import open_sample
from hotels.screens.profile import Kind, Profile
from hotels.screens.screen import Screen, scrolled
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.drawing import widest_word
from hotels.screens.widgets.page_head import page_head
from hotels.screens.widgets.pane import Pane
from hotels.screens.widgets.plate import Across, Card, Down, Ground, Hairline, Space
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.views.help import TOPIC, TOPICS, Topic
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp

LIST = {Kind.WIDE: 344, Kind.SHORT: 300}
"""How wide the list of topics is beside the text, in dp."""

BAR = 8
"""Room beside the list for the bar that shows how far down it is, in dp."""

BESIDE_TOPIC = 92
"""What a row of the list has beside its title, in dp."""

READABLE = 720
"""How wide a text is at most, in dp: longer lines tire the eye."""


class TopicRow(Tap, Across):
    """A topic in the list beside its text; the one that is read stands on a tint."""

    def __init__(self, topic: Topic, screen: "Help", *, chosen: bool) -> None:
        super().__init__(
            on_tap=lambda: screen.read(topic.key),
            padding=(dp(22), dp(6)),
            spacing=dp(16),
            corner=28,
        )
        if chosen:
            Ground(self, "priC", None, 28)
        self.topic, self.chosen = topic, chosen
        self.add_widget(
            Icon(topic.icon, 24, "onPriC" if chosen else "ink2", pos_hint={"center_y": 0.5})
        )
        self.add_widget(
            Text(
                phrase(topic.title),
                "name short",
                "onPriC" if chosen else "ink",
                pos_hint={"center_y": 0.5},
            )
        )
        self.at_least(theme.least(52, "name short"))


class FoldRow(Tap, Across):
    """A topic above its text; a tap unfolds it."""

    def __init__(self, topic: Topic, screen: "Help", *, unfolded: bool) -> None:
        super().__init__(
            on_tap=lambda: screen.fold(topic.key),
            padding=(dp(16), dp(8)),
            spacing=dp(16),
            corner=0,
        )
        self.topic, self.unfolded = topic, unfolded
        self.add_widget(Icon(topic.icon, 24, pos_hint={"center_y": 0.5}))
        self.add_widget(
            Down(
                Text(phrase(topic.title), "name short"),
                Text(phrase(topic.line), "support", "ink2"),
                pos_hint={"center_y": 0.5},
            )
        )
        sign = "chevron-up" if unfolded else "chevron-down"
        self.add_widget(Icon(sign, 24, pos_hint={"center_y": 0.5}))
        self.at_least(theme.least(64, "name short", "support"))


class Help(Screen):
    """The topics as a list with one of them beside it; where it is narrow, each above its text."""

    def __init__(self, house: "HotelsApp", topic: str | None = None) -> None:
        super().__init__(house)
        self.topic = topic or TOPICS[0].key
        self.unfolded = {topic} if topic else set()
        self._list: Pane | None = None
        self._sought = topic
        """The topic that was asked for, until a finger moves the list."""

    def build(self, profile: Profile) -> None:
        """List and text."""
        beside = profile.is_landscape and profile.width >= 800
        body = self._beside(profile) if beside else self._one_above_the_other(profile)
        sample = PushButton(
            phrase("Sample game"),
            lambda: open_sample(self.house),
            kind="outlined",
            icon=None if profile.is_phone else "school-outline",
            height=48,
            pos_hint={"center_y": 0.5},
        )
        right = [self._practice(), sample] if beside else [sample]
        head = page_head(self.house, profile, phrase("Help"), *right)
        self.add_widget(Down(head, body, size_hint_y=1))

    def _practice(self, *, fill: bool = False) -> PushButton:
        """A takeover to be tried; where the head has no room it stands above the topics."""
        return PushButton(
            phrase("Practice merger"),
            self._practise,
            kind="outlined",
            icon=None if self.profile.is_phone else "home-group",
            height=48,
            fill=fill,
            pos_hint={"center_y": 0.5},
        )

    def _practise(self) -> None:
        from hotels.screens.chains.practice import practise

        practise(self.house)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """From now on the list stays where it is moved to."""
        self._sought = None
        return bool(super().on_touch_down(touch))

    def read(self, key: str) -> None:
        """Another topic beside the list."""
        self.topic = key
        self.unfolded.add(key)
        self.arrange(self.profile)

    def fold(self, key: str) -> None:
        """A topic's text comes or goes under its title."""
        self.topic = key
        self.unfolded ^= {key}
        self.arrange(self.profile)

    def _beside(self, profile: Profile) -> Widget:
        margin = dp(profile.margin)
        rows = (TopicRow(topic, self, chosen=topic.key == self.topic) for topic in TOPICS)
        topics = self._pane(Down(*rows, padding=(0, 0, dp(BAR), margin)))
        widest = max(widest_word(phrase(topic.title), "name short") for topic in TOPICS)
        list_width = max(LIST[profile.kind], widest / dp(1) + BESIDE_TOPIC)
        topics.size_hint_x, topics.width = None, dp(list_width)
        topic = TOPIC[self.topic]
        words = Down(
            Text(phrase(topic.title), "question"),
            Text(phrase(topic.line), "body", "ink2"),
            Space(height=4),
            *(Text(words, "body", line_height=1.2) for words in topic.paragraphs),
            spacing=dp(12),
            size_hint_x=None,
            width=dp(min(READABLE, profile.width - list_width - 3 * profile.margin - 64)),
        )
        card = Card(words, padding=(dp(32), dp(28)))
        text = scrolled(Down(card, padding=(0, 0, 0, margin)))
        return Across(
            topics, text, size_hint_y=1, spacing=dp(profile.gap), padding=(margin, 0, margin, 0)
        )

    def _one_above_the_other(self, profile: Profile) -> Widget:
        margin = dp(profile.margin)
        card = Card()
        for topic in TOPICS:
            if card.children:
                card.add_widget(Hairline())
            unfolded = topic.key in self.unfolded
            card.add_widget(FoldRow(topic, self, unfolded=unfolded))
            if unfolded:
                words = (Text(words, "body", line_height=1.2) for words in topic.paragraphs)
                sides = dp(16 if profile.is_phone else 56)
                card.add_widget(Down(*words, spacing=dp(12), padding=(sides, dp(4), sides, dp(20))))
        practice = self._practice(fill=True)
        return self._pane(
            Down(practice, card, spacing=dp(8), padding=(margin, dp(4), margin, margin))
        )

    def _seek(self, *_: object) -> None:
        """What was asked for at the head of the list, where it would be out of sight."""
        if self._sought is None or self._list is None:
            return
        rows = (one for one in self._list.walk() if isinstance(one, TopicRow | FoldRow))
        row = next(one for one in rows if one.topic.key == self._sought)
        rank = row.parent.children.index(row)  # Kivy has the last one first
        above = sum(one.height for one in row.parent.children[rank + 1 :])
        is_out = isinstance(row, FoldRow) or above + row.height > self._list.height
        self._list.to(above if is_out else 0)

    def _pane(self, content: Widget) -> Pane:
        """The list, as far down as it was."""
        offset = self._list.offset if self._list is not None else 0
        self._list = Pane(content, offset=offset)
        content.bind(height=self._seek)
        self._list.bind(height=self._seek)
        return self._list
