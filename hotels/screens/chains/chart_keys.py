"""The keys above and below the charts: which chart is shown, and which letter is which chain."""

from typing import Any

from kivy.metrics import dp

from hotels.screens.theme import theme
from hotels.screens.widgets.curves import ChainChip
from hotels.screens.widgets.plate import Across, Flow, Ground
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Text
from hotels.views.worth import Graph


def chart_key(graph: Graph) -> Flow:
    """Which letter is which chain."""
    key = Flow()
    for line in graph.lines:
        name = Text(line.name, "support", shrink=True, pos_hint={"center_y": 0.5})
        one = Across(ChainChip(line.place, line.letter), name, spacing=dp(6), size_hint_x=None)
        key.add_widget(one.at_least(dp(24)))
    return key


class ChartKey(Tap, Across):
    """One of two charts; the one that is shown is tinted."""

    def __init__(self, text: str, on: bool, on_tap: Any) -> None:  # noqa: FBT001 - chosen or not
        super().__init__(on_tap=on_tap, corner=10, padding=(dp(14), 0), size_hint_x=None)
        self.text, self.on = text, on
        self.at_least(theme.least(48, "support medium"))
        Ground(self, "priC" if on else "sheet", "priC" if on else "outline", 10, 1.5)
        self.label = Text(text, "support medium", "onPriC" if on else "ink", shrink=True)
        self.label.pos_hint = {"center_y": 0.5}
        self.add_widget(self.label)
