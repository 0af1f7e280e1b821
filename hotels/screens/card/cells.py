"""The cells of the red card: figures in columns, each with its mark, each a target."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.widget import Widget

from hotels.ledger.working import Mark
from hotels.screens.theme import theme
from hotels.screens.widgets.drawing import styled
from hotels.screens.widgets.mark import SureChip
from hotels.screens.widgets.plate import Across, Down
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Text
from hotels.views.card_spots import Spot, Sure, sure

MIDDLE = {"center_y": 0.5}

ROW = 51
"""How high a row of the card is at least, in dp."""

GAP, APART = 10, 14
"""Between a figure and its mark, and between two figures, in dp."""

CAPTION = 104
"""How wide what a figure was may be before it breaks, in dp."""


def figure(
    text: str, style: str, role: str, width: float, below: str = "", *, align: str = "right"
) -> Widget:
    """A figure so wide, with what it was below it."""
    words = Text(text, style, role, align=align)
    if not below:
        words.pos_hint, words.size_hint_x, words.width = MIDDLE, None, width
        return words
    was = Text(below, "caption", "ink2", align=align)
    return Down(words, was, size_hint_x=None, pos_hint=MIDDLE, width=width)


@lru_cache(maxsize=200)
def _chip_width(sure: Sure, _: object, *, brief: bool) -> float:
    """How wide a mark is in the look there is."""
    return float(SureChip(sure.mark, sure.text, brief=brief).width)


class Column(NamedTuple):
    """A figure with what it was below it, or a mark."""

    text: str = ""
    style: str = "bonus"
    role: str = "ink"
    align: str = "right"
    below: str = ""
    sure: Sure | None = None
    brief: bool = False
    is_figure: bool = True
    """Whether room that is left makes it wider."""

    def width(self, *, brief: bool) -> float:
        """How wide it must be, in pixels."""
        if self.sure is not None:
            return _chip_width(self.sure, theme.key, brief=brief or self.brief)
        lines = [float(styled(line, self.style).width) for line in self.text.split("\n")]
        if self.below:
            most = dp(CAPTION) * theme.text_size
            lines.append(min(most, float(styled(self.below, "caption").width)))
        return max(lines)

    def widget(self, width: float, *, brief: bool) -> Widget:
        """It, so wide."""
        if self.sure is not None:
            box = AnchorLayout(anchor_x=self.align, size_hint=(None, None), pos_hint=MIDDLE)
            chip = SureChip(self.sure.mark, self.sure.text, brief=brief or self.brief)
            box.add_widget(chip)
            box.size = (width, chip.height)
            return box
        return figure(self.text, self.style, self.role, width, self.below, align=self.align)


NO_MARK = Column(is_figure=False)
"""Where no mark stands in a column of marks."""


class Group(NamedTuple):
    """Columns that belong together, and the figure that a tap on them is for."""

    columns: tuple[Column, ...]
    spot: Spot | None = None
    label: str = ""
    """What stands before it where it has a line to itself."""


class Cell(Tap, Across):
    """A group as a target."""

    def __init__(self, on_tap: Callable[[], None] | None) -> None:
        super().__init__(
            on_tap=on_tap, spacing=dp(GAP), pos_hint=MIDDLE, corner=8, size_hint_x=None
        )


Widths = Sequence[Sequence[float]]


def widths_of(rows: Sequence[Sequence[Group]], *, brief: bool) -> list[list[float]]:
    """How wide each column of each group must be in all rows."""
    found = []
    for groups in zip(*rows, strict=True):
        columns = zip(*(group.columns for group in groups), strict=True)
        found.append([max(one.width(brief=brief) for one in column) for column in columns])
    return found


def needed(widths: Widths) -> float:
    """How wide groups are side by side, in pixels."""
    inside = sum(sum(group) + dp(GAP) * (len([*filter(None, group)]) - 1) for group in widths)
    return inside + dp(APART) * (len(widths) - 1)


def line(
    groups: Sequence[Group],
    widths: Widths,
    room: float,
    tap: Callable[[Spot], None],
    *,
    brief: bool,
) -> Across:
    """Groups side by side, as wide as there is room."""
    figures = sum(column.is_figure for group in groups for column in group.columns)
    spare = max(0.0, room - needed(widths)) / max(1, figures)
    row = Across(spacing=dp(APART))
    for group, wide in zip(groups, widths, strict=True):
        spot = group.spot
        cell = Cell(None if spot is None else lambda spot=spot: tap(spot))
        for column, width in zip(group.columns, wide, strict=True):
            if width:
                more = spare if column.is_figure else 0
                cell.add_widget(column.widget(width + more, brief=brief))
        cell.at_least(theme.least(ROW, "amount") if spot is not None else dp(0))
        row.add_widget(cell)
    return row


def own_mark(own: str) -> Column:
    """The house's mark beside sizes that are its own, or no column."""
    if not own:
        return NO_MARK
    return Column(sure=sure(Mark.HOUSE), brief=True, align="left", is_figure=False)
