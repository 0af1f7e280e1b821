"""The head of a game's screens: back, which turn it is, and the screen's icons."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.profile import Kind, Profile
from hotels.screens.widgets.button import IconButton
from hotels.screens.widgets.plate import Across, Down
from hotels.screens.widgets.text import Text
from hotels.wording.language import phrase


class Tool(NamedTuple):
    """What an icon at the head does."""

    icon: str
    hint: str
    does: Callable[[], None]


class Head(Across):
    """Back, which turn of what is played, and the screen's icons."""

    def __init__(
        self,
        profile: Profile,
        back: Callable[[], None],
        tools: Sequence[Tool],
        subject: str,
    ) -> None:
        super().__init__(spacing=dp(8))
        stacked = profile.kind is Kind.WIDE
        self.at_least(dp(48))
        self.add_widget(IconButton("arrow-left", back, phrase("back")))
        alone = profile.is_phone or profile.is_cramped
        self.turn = Text("", "name", "ink", shrink=not (stacked or alone))
        self.turn.pos_hint = {"center_y": 0.5}
        name = Text(subject, "caption", "ink2", shrink=False)
        name.pos_hint = {"center_y": 0.5}
        if stacked:
            self.add_widget(Down(self.turn, name, pos_hint={"center_y": 0.5}))
        elif alone:
            self.add_widget(self.turn)
        else:
            self.add_widget(self.turn)
            self.add_widget(Widget(size_hint_x=None, width=dp(8)))
            self.add_widget(name)
        for tool in tools:
            self.add_widget(IconButton(tool.icon, tool.does, tool.hint))

    def say(self, turn: str) -> None:
        """Which turn it is."""
        if self.turn.text != turn:
            self.turn.text = turn
