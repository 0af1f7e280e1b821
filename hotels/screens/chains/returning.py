"""A keeper who comes back: the last three things that happened, on a card that goes with a tap."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp

from hotels.screens.chains.pinned import sitting_of
from hotels.screens.widgets.plate import Across, Down, Ground
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.views.returning import SHORT_BREAK, Return

if TYPE_CHECKING:
    from hotels.app import HotelsApp


class ReturnCard(Tap, Down):
    """Where the table was, and what the bank waits for."""

    def __init__(self, said: Return, on_tap: Callable[[], None]) -> None:
        super().__init__(on_tap=on_tap, padding=(dp(16), dp(10)), spacing=dp(6))
        Ground(self, "sheet", "outline", 12)
        middle = {"center_y": 0.5}
        head = Across(
            Icon("history", 22, "ink2", pos_hint=middle),
            Text(said.title, "name short", pos_hint=middle),
            Icon("close", 24, "ink2", pos_hint=middle),
            spacing=dp(10),
        )
        self.add_widget(head.at_least(dp(28)))
        for sentence in said.told:
            self.add_widget(Text(sentence, "support"))
        self.add_widget(Text(said.waits, "support medium"))


def came_back(house: "HotelsApp", seconds: float) -> None:
    """The app is in front again after so long: the table says where it was."""
    sitting = sitting_of(house)
    if sitting is None or seconds < SHORT_BREAK:
        return
    sitting.back_at = len(sitting.table.lines)
    top = house.shell.top
    if getattr(top, "sitting", None) is sitting:
        top.refresh()
