"""A row of a menu: what may be done, and what it means."""

from collections.abc import Callable

from kivy.metrics import dp

from hotels.screens.theme import theme
from hotels.screens.widgets.plate import Across, Down
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text


class MenuRow(Tap, Across):
    """One thing that may be done, and what it means."""

    def __init__(self, icon: str, text: str, second: str, on_tap: Callable[[], None]) -> None:
        super().__init__(on_tap=on_tap, spacing=dp(16), padding=(dp(4), dp(8)))
        self.at_least(theme.least(60, "name short", "support"))
        self.add_widget(Icon(icon, 24, "ink2", pos_hint={"center_y": 0.5}))
        self.add_widget(
            Down(
                Text(text, "name short"),
                Text(second, "support", "ink2"),
                pos_hint={"center_y": 0.5},
            )
        )
