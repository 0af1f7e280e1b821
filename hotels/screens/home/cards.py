"""The cards under the large one: earlier games, or first steps."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.home.game_line import GameLine, dots
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.plate import Across, Card, Down, Hairline
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.views.game_rows import GameRow
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.home.lobby import Home
    from hotels.views.help import Topic


class Earlier(Card):
    """The games before the last one."""

    def __init__(self, rows: Sequence[GameRow], width: float, screen: "Home", count: int) -> None:
        button = phrase("All {count:,}", count=count)
        super().__init__(_head(phrase("Earlier games"), button, screen.all_games))
        for row in rows:
            self.add_widget(Hairline())
            self.add_widget(game_line(row, width, screen))


def game_line(row: GameRow, width: float, screen: "Home") -> GameLine:
    """A game that opens with a tap, with its menu."""
    return GameLine(row, width, lambda: screen.enter(row), dots(lambda: screen.menu(row)))


class FirstSteps(Card):
    """What there is to read before a first game."""

    def __init__(self, read: Callable[[str], None], all_games: Callable[[], None] | None) -> None:
        from hotels.views.help import FIRST_STEPS, TOPIC

        super().__init__(
            _head(phrase("Good to know"), phrase("All games") if all_games else "", all_games)
        )
        for key in FIRST_STEPS:
            self.add_widget(Hairline())
            self.add_widget(TopicRow(TOPIC[key], read))


class TopicRow(Tap, Across):
    """A topic of Help."""

    def __init__(self, topic: "Topic", read: Callable[[str], None]) -> None:
        super().__init__(
            on_tap=lambda: read(topic.key), padding=(dp(20), dp(8)), spacing=dp(18), corner=0
        )
        self.add_widget(Icon(topic.icon, 26, "pri", pos_hint={"center_y": 0.5}))
        self.add_widget(
            Down(
                Text(phrase(topic.title), "name"),
                Text(phrase(topic.line), "support", "ink2"),
                pos_hint={"center_y": 0.5},
            )
        )
        self.add_widget(Icon("chevron-right", 24, pos_hint={"center_y": 0.5}))
        self.at_least(theme.least(80, "name", "support"))


def _head(title: str, button: str, on_tap: Callable[[], None] | None) -> Widget:
    """A card's title, with a button at its right."""
    head = Across(
        Text(title, "name", pos_hint={"center_y": 0.5}),
        padding=(dp(20), dp(4), dp(8), dp(8)),
        spacing=dp(8),
    )
    if on_tap is not None:
        head.add_widget(PushButton(button, on_tap, kind="text", height=48))
    head.at_least(dp(56))
    return head
