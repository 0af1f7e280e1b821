"""The directory in the lobby: a green board with all that Hotels does."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.widget import Widget

from hotels.screens.home.column import Column
from hotels.screens.theme import theme
from hotels.screens.widgets.drawing import widest_word
from hotels.screens.widgets.fob import Fob
from hotels.screens.widgets.plate import Across, Down, Ground, Hairline, Keyline, Space
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.wording.language import phrase

ROW = 93
SHORT_ROW = 67
"""Heights where there is room, and where there is little."""

SIDE, SHORT_SIDE = 24, 16
"""What is left free beside the rows, in dp."""

FAINT = 0.5
"""How opaque the lines between the rows are."""


class Entry(NamedTuple):
    """One thing Hotels does, and how to get there."""

    icon: str
    name: str
    says: str
    enter: Callable[[], None]


class EntryRow(Tap, Across):
    """An entry: its icon in a brass frame, its name, and a word about it."""

    def __init__(self, entry: Entry, height: float) -> None:
        super().__init__(on_tap=entry.enter, padding=(dp(8), dp(8)))
        self.spacing = dp(18 if height >= ROW else 14)
        frame = AnchorLayout(
            size_hint=(None, None), size=(dp(48), dp(48)), pos_hint={"center_y": 0.5}
        )
        Ground(frame, "sign", "brassLine", 12, 1.5)
        frame.add_widget(Icon(entry.icon, 26, "brassIcon"))
        self.add_widget(frame)
        self.add_widget(
            Down(
                Text(entry.name, "name list", "onSign"),
                Text(entry.says, "support", "onSign2"),
                pos_hint={"center_y": 0.5},
            )
        )
        self._chevron = Icon("chevron-right", 24, "brassLine", pos_hint={"center_y": 0.5})
        self._room = dp(2 * 8 + 48 + 24) + 2 * self.spacing + widest_word(entry.name, "name list")
        self.bind(width=self._point)
        self._point()
        self.at_least(theme.least(height, "name list", "support"))

    def _point(self, *_: object) -> None:
        """The chevron, unless a word of the name needs its room."""
        has_room = self.width >= self._room
        if has_room and self._chevron.parent is None:
            self.add_widget(self._chevron)
        elif not has_room and self._chevron.parent is not None:
            self.remove_widget(self._chevron)


class Directory(Column):
    """The green board: its entries one under another, or two side by side."""

    def __init__(
        self,
        entries: Sequence[Entry],
        *,
        height: float = 0,
        abreast: int = 1,
        row: float = ROW,
        letters: Sequence[str] = (),
        width: float = 0,
    ) -> None:
        side = SIDE if row >= ROW else SHORT_SIDE
        super().__init__(padding=(dp(side), dp(24)), least=height)
        Ground(self, "sign", None, 12)
        Keyline(self)
        title = Text(phrase("in the lobby of a hotel|Directory"), "title", "onSign", align="center")
        head = Across(title, padding=(0, dp(max(0, row - 76)), 0, dp(20)))
        self.add_widget(head)
        self.add_widget(_line(1, 2))
        for first in range(0, len(entries), abreast):
            if first:
                self.add_widget(_line(FAINT))
            together = [EntryRow(entry, row) for entry in entries[first : first + abreast]]
            missing = [Space(height=1) for _ in range(abreast - len(together))]
            self.add_widget(Across(*together, *missing, spacing=dp(32)))
        fobs = _keys(letters, width - 2 * side) if letters else None
        if fobs is not None and self._needed(entries, abreast, row) + fobs.height <= height:
            self.add_widget(Space())
            self.add_widget(fobs)
            self.add_widget(Space())
        elif height:
            self.add_widget(Space())

    def _needed(self, entries: Sequence[Entry], abreast: int, row: float) -> float:
        """How high the entries are with the head, and with some air for what is below them."""
        rows = -(-len(entries) // abreast)
        head = theme.least(row, "title") + dp(2 * 24 + 24)
        return head + rows * (theme.least(row, "name list", "support") + dp(1)) + dp(40)


def _line(opacity: float, height: float = 1) -> Widget:
    """A thin brass line."""
    line = Hairline("brassLine", opacity=opacity)
    line.height = dp(height)
    return line


def _keys(letters: Sequence[str], width: float) -> Widget:
    """The keys of the house, side by side in so many dp."""
    gap, share = 6, 0.78
    high = min(58, int(((width + gap) / len(letters) - gap) / share))
    keys = Across(size_hint=(None, None), spacing=dp(gap), pos_hint={"center_x": 0.5})
    for place, letter in enumerate(letters):
        keys.add_widget(Fob(place, letter, high, ground="sign"))
    return keys
