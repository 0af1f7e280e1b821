"""A row that leads somewhere."""

from kivy.metrics import dp

from hotels.screens.theme import theme
from hotels.screens.widgets.plate import Across, Down
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text

MIDDLE = {"center_y": 0.5}


class LinkRow(Tap, Across):
    """A row that leads somewhere or unfolds the rest."""

    def __init__(self, title: str, support: str, icon: str, on_tap: object) -> None:
        super().__init__(on_tap=on_tap, corner=0, padding=(dp(20), dp(8)), spacing=dp(14))
        role = "ink" if support else "pri"
        sign = Icon(icon, 24, "ink2" if support else "pri")
        sign.pos_hint = MIDDLE
        words = Down(Text(title, "name short", role), pos_hint=MIDDLE)
        if support:
            words.add_widget(Text(support, "support", "ink2"))
        for child in (words, sign) if support else (sign, words):
            self.add_widget(child)
        self.at_least(theme.least(60 if support else 48, "name short"))
