"""What stands beside the lines while one of them is changed: words, what answers, keys."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from hotels.screens.ledger.breaking import ruler
from hotels.screens.profile import Kind, Profile
from hotels.screens.screen import scrolled
from hotels.screens.theme import theme
from hotels.screens.widgets.button import IconButton, PushButton
from hotels.screens.widgets.plate import Across, Down, Ground, Hairline, Space
from hotels.screens.widgets.text import Text
from hotels.wording.language import phrase, to_phrase

LEAVE = to_phrase("as a key|Cancel")

CORNER = 19
"""How round the foot is in its card, in dp."""

LARGE = 1.2
"""Above this size of text a phone shows the most needful first."""

SHRINKS = 1.25
"""So many times the room of a small key its words may need."""

PAD = 52
"""What a key has beside its words, with an icon, in dp."""


HIGH, HIGH_LOW = 56, 48
"""How high a key is, and in a low window, in dp."""


class FootKey(NamedTuple):
    """A key at the foot: what it says, and what it does."""

    text: str
    does: Callable[[], None]
    icon: str | None = None
    can: bool = True
    """Whether it does anything yet."""
    loses: bool = False
    """Whether something is lost by it."""
    why: str = ""
    """Why it does nothing yet."""


def aside(profile: Profile) -> float:
    """What is free at both sides, in pixels."""
    if profile.kind is Kind.WIDE:
        return dp(24)
    if profile.is_phone:
        return dp(8)  # seven squares side by side are just wide enough for a finger
    return dp(12 if profile.is_cramped else 16)


def fills(profile: Profile) -> bool:
    """Whether nothing else is seen beside it."""
    return profile.is_phone or profile.is_cramped


def is_tight(profile: Profile) -> bool:
    """Whether there is room for the most needful only: a low window, or large words on a phone."""
    return profile.is_cramped or (profile.is_phone and theme.text_size > LARGE)


def question_style(profile: Profile) -> str:
    """How large a question is written."""
    if is_tight(profile):
        return "name"
    return "question" if profile.kind is Kind.WIDE else "question narrow"


class QuestionHead(Down):
    """The question, what is to be known, and a way back where there was a step before."""

    def __init__(
        self,
        profile: Profile,
        question: str,
        support: str = "",
        back: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(spacing=dp(2))
        title = Text(question, question_style(profile))
        if back is None:
            self.add_widget(title)
        else:
            title.pos_hint = {"center_y": 0.5}
            key = IconButton("arrow-left", back, phrase("one step back"), role="ink")
            # Its sign stands where the words begin, not its target.
            before = min(dp(12), aside(profile))
            self.add_widget(Across(key, title, spacing=dp(2), padding=(-before, 0, 0, 0)))
        if support:
            self.add_widget(Text(support, "body", "ink2"))


class Body(BoxLayout):
    """As high as its parts, and never lower than what is seen of it."""

    def __init__(self, **rest: object) -> None:
        super().__init__(orientation="vertical", size_hint_y=None, **rest)
        self._least = 0.0
        self.bind(minimum_height=self._grow)

    def at_least(self, height: float) -> None:
        """So much is seen."""
        self._least = height
        self._grow()

    def _grow(self, *_: object) -> None:
        self.height = max(self._least, self.minimum_height)


class Above:
    """How much of a pane is scrolled away; it stays so much when something in it unfolds."""

    def __init__(self, scroll: ScrollView, body: Body) -> None:
        self._scroll, self._body = scroll, body
        self._above, self._known, self._is_moved = 0.0, 0.0, False
        scroll.bind(scroll_y=self._scrolled, height=self._stay)
        body.bind(height=self._stay)

    @property
    def _hidden(self) -> float:
        """How much more there is than can be seen."""
        return max(0.0, float(self._body.height - self._scroll.height))

    def _scrolled(self, *_: object) -> None:
        """A finger moved it, and nothing has grown meanwhile."""
        if not self._is_moved and self._hidden == self._known:
            self._above = self._known * (1 - min(1, max(0, self._scroll.scroll_y)))

    def _stay(self, *_: object) -> None:
        """The same stands at the top, however high the rest has become."""
        hidden = self._known = self._hidden
        above = min(self._above, hidden)
        self._is_moved = True
        self._scroll.scroll_y = 1 - above / hidden if hidden else 1
        self._is_moved = False

    def reveal(self, part: Widget, high: float) -> None:
        """A part is seen, and so much of what is below its top; its top at least."""
        top = self._body.top - part.top
        above = max(self._above, top + high - self._scroll.height)
        self._above = max(0.0, min(above, top))
        self._stay()


class Keys(BoxLayout):
    """Two keys side by side, the last one filled; one above the other where words need it.

    Where they are ``small`` a line is dearer: words may shrink a little before they are stacked.
    """

    def __init__(self, keys: Sequence[FootKey], *, low: bool, small: bool = False) -> None:
        super().__init__(size_hint_y=None, spacing=dp(8 if low else 12))
        self._low, self._small = low, small
        self.keys = tuple(keys)
        self._is_stacked: bool | None = None
        self._settle = Clock.create_trigger(lambda _: self._arrange(), -1)
        # As high as a line of them, until it is known how wide each of them may be.
        self.height = dp(HIGH_LOW if low else HIGH)
        self.bind(width=self._settle, minimum_height=self.setter("height"))

    def show(self, keys: Sequence[FootKey]) -> None:
        """These keys; the first one always leaves all as it was."""
        self.keys = tuple(keys)
        self._is_stacked = None
        self._arrange()

    def _arrange(self) -> None:
        words = ruler("button")
        widest = max(words.width(key.text) + dp(PAD if key.icon else 24) for key in self.keys)
        room = (self.width - self.spacing * (len(self.keys) - 1)) / len(self.keys)
        if self._small:
            widest = (max(words.width(key.text) for key in self.keys) + dp(16)) / SHRINKS
        stacked = widest > room and len(self.keys) > 1
        if stacked == self._is_stacked:
            return
        self._is_stacked = stacked
        self.orientation = "vertical" if stacked else "horizontal"
        self.clear_widgets()
        last = len(self.keys) - 1
        buttons = [
            _button(key, filled=place == last and last > 0, low=self._low or stacked)
            for place, key in enumerate(self.keys)
        ]
        for button in reversed(buttons) if stacked else buttons:
            self.add_widget(button)


def _button(key: FootKey, *, filled: bool, low: bool) -> PushButton:
    """A key that fills its place; one that does nothing yet is pale."""
    kind = "outlined"
    if filled:
        kind = "danger" if key.loses else "filled"
    button = PushButton(
        key.text,
        key.does if key.can else None,
        kind=kind if key.can else "tonal",
        icon=key.icon,
        height=HIGH_LOW if low else HIGH,
        fill=True,
        why=key.why,
    )
    if not key.can:
        button.enabled = False
        button.label.recolour("ink3")
    return button


class QuestionPane(BoxLayout):
    """Parts one under another, scrolled where they need it; the keys always stand at the foot.

    What is ``filling`` takes all that the parts leave it, and scrolls by itself.
    """

    def __init__(
        self,
        profile: Profile,
        parts: Sequence[Widget],
        keys: Sequence[FootKey],
        *,
        gap: float = 12,
        filling: Widget | None = None,
    ) -> None:
        super().__init__(orientation="vertical")
        side = aside(profile)
        low = profile.kind is not Kind.WIDE
        if fills(profile):
            Ground(self, "sheet", "rule", 12)
        self.body = Body(padding=(side, dp(10 if low else 18), side, dp(8)), spacing=dp(gap))
        for part in parts:
            self.body.add_widget(part)
        if filling is None and all(part.size_hint_y is None for part in parts):
            self.body.add_widget(Space())
        self.keys = Keys(keys, low=low, small=profile.is_cramped)
        if filling is None:
            self.scroll = scrolled(self.body)
            self.scroll.bind(height=lambda _, height: self.body.at_least(height))
            self._above = Above(self.scroll, self.body)
            self.add_widget(self.scroll)
        else:
            self.add_widget(self.body)
            around = BoxLayout(padding=(side, 0, side, dp(8)))
            around.add_widget(filling)
            self.add_widget(around)
        self.add_widget(self._foot(profile, side))

    def reveal(self, part: Widget, high: float) -> None:
        """What has just unfolded in it is seen, once it has found its place."""
        Clock.schedule_once(lambda _: self._above.reveal(part, high))

    def _foot(self, profile: Profile, side: float) -> Widget:
        """The keys on a ground of their own, as round below as the card."""
        above = dp(18 if profile.kind is Kind.WIDE else 8)
        ground = Down(self.keys, padding=(side, above))
        corner = 11 if fills(profile) else CORNER
        Ground(ground, "paper", None, (0, 0, corner, corner))
        edge = max(1, dp(1))
        return Down(Hairline(), Down(ground, padding=(edge, 0, edge, edge)))
