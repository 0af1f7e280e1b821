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
from hotels.screens.widgets.field import Field
from hotels.screens.widgets.page_head import page_head
from hotels.screens.widgets.pane import Pane
from hotels.screens.widgets.plate import Across, Card, Down, Ground, Hairline, Space
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.views.help import TOPIC, TOPICS, Topic, found
from hotels.wording.language import phrase, to_phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp

LIST = {Kind.WIDE: 344, Kind.SHORT: 300}
"""How wide the list of topics is beside the text, in dp."""

BAR = 8
"""Room beside the list for the bar that shows how far down it is, in dp."""

BESIDE_TOPIC = 92
"""What a row of the list has beside its title, in dp."""

NONE_FOUND = to_phrase("No matching topics.")

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
        self.words = ""
        """What is searched for."""
        self._rows = Down()
        self._text: Down | None = None
        """Where what is read stands, if it is beside the list."""
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

    def look_for(self, words: str) -> None:
        """Only topics with these words; the field keeps its cursor."""
        self.words, self._sought = words, None
        topics = found(words)
        if topics and self.topic not in {topic.key for topic in topics}:
            self.topic = topics[0].key
        self._fill()

    def _beside(self, profile: Profile) -> Widget:
        margin = dp(profile.margin)
        widest = max(widest_word(phrase(topic.title), "name short") for topic in TOPICS)
        list_width = max(LIST[profile.kind], widest / dp(1) + BESIDE_TOPIC)
        self._rows = Down(padding=(0, 0, dp(BAR), margin))
        self._text = Down(
            spacing=dp(12),
            size_hint_x=None,
            width=dp(min(READABLE, profile.width - list_width - 3 * profile.margin - 64)),
        )
        self._fill()
        topics = Down(self._field(), self._pane(self._rows), size_hint_y=1)
        topics.size_hint_x, topics.width = None, dp(list_width)
        text = scrolled(Down(Card(self._text, padding=(dp(32), dp(28))), padding=(0, 0, 0, margin)))
        return Across(
            topics, text, size_hint_y=1, spacing=dp(profile.gap), padding=(margin, dp(8), margin, 0)
        )

    def _one_above_the_other(self, profile: Profile) -> Widget:
        margin = dp(profile.margin)
        self._rows, self._text = Card(), None
        self._fill()
        above = Down(self._practice(fill=True), self._field(), spacing=dp(8))
        return self._pane(
            Down(above, self._rows, spacing=dp(8), padding=(margin, dp(4), margin, margin))
        )

    def _field(self) -> Down:
        field = Field(self.words, phrase("as a key|Search"), on_change=self.look_for)
        return Down(field, padding=(0, 0, 0, dp(8)))

    def _fill(self) -> None:
        """The topics that are found, and what is read of them."""
        self._rows.clear_widgets()
        topics = found(self.words)
        for topic in topics:
            if self._text is not None:
                self._rows.add_widget(TopicRow(topic, self, chosen=topic.key == self.topic))
            else:
                self._add_folded(topic)
        if not topics:
            self._rows.add_widget(
                Down(Text(phrase(NONE_FOUND), "body", "ink2"), padding=(dp(16), dp(16)))
            )
        if self._text is not None:
            self._text.clear_widgets()
            for one in _written(TOPIC[self.topic]):
                self._text.add_widget(one)

    def _add_folded(self, topic: Topic) -> None:
        """A topic in the list above its text."""
        if self._rows.children:
            self._rows.add_widget(Hairline())
        unfolded = topic.key in self.unfolded
        self._rows.add_widget(FoldRow(topic, self, unfolded=unfolded))
        if unfolded:
            words = (Text(words, "body", line_height=1.2) for words in topic.paragraphs)
            sides = dp(16 if self.profile.is_phone else 56)
            self._rows.add_widget(
                Down(*words, spacing=dp(12), padding=(sides, dp(4), sides, dp(20)))
            )

    def _seek(self, *_: object) -> None:
        """What was asked for at the head of the list, where it would be out of sight."""
        if self._sought is None or self._list is None:
            return
        rows = (one for one in self._list.walk() if isinstance(one, TopicRow | FoldRow))
        row = next(one for one in rows if one.topic.key == self._sought)
        rank = row.parent.children.index(row)  # Kivy has the last one first
        above = sum(one.height for one in row.parent.children[rank + 1 :])
        if self._list.content is not self._rows:  # the field and a key are above them
            above += self._list.content.height - self._rows.height - dp(self.profile.margin)
        is_out = isinstance(row, FoldRow) or above + row.height > self._list.height
        self._list.to(above if is_out else 0)

    def _pane(self, content: Widget) -> Pane:
        """The list, as far down as it was."""
        offset = self._list.offset if self._list is not None else 0
        self._list = Pane(content, offset=offset)
        content.bind(height=self._seek)
        self._list.bind(height=self._seek)
        return self._list


def _written(topic: Topic) -> list[Widget]:
    """A topic as it is read beside the list."""
    return [
        Text(phrase(topic.title), "question"),
        Text(phrase(topic.line), "body", "ink2"),
        Space(height=4),
        *(Text(words, "body", line_height=1.2) for words in topic.paragraphs),
    ]
