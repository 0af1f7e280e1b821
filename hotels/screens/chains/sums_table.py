"""Players down, amounts across: as a table, or player by player where that has no room."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kivy.metrics import dp

from hotels.screens.theme import theme
from hotels.screens.widgets.curves import Marker
from hotels.screens.widgets.drawing import styled, widest_word
from hotels.screens.widgets.plate import Across, Down, Ground, Hairline, Space
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Text

GAP, WIDEST_GAP = 12, 26
"""Between two columns at least and at most, in dp."""

LEAST_NAME, LEAST_CELL = 84, 48
"""How wide a name has room at least beside the amounts, and how wide an amount is, in dp."""

MARKER = 24 + 8
"""What a player's shape takes with the gap after it, in dp."""

MIDDLE = {"center_y": 0.5}


class Cell(NamedTuple):
    """One amount, and what a tap on it shows."""

    text: str
    style: str = "bonus"
    on_tap: Callable[[], None] | None = None
    plain: bool = False
    """Whether it says that there is nothing."""


class Line(NamedTuple):
    """What stands beside one name."""

    seat: int | None
    """None for a sum of all."""
    name: str
    cells: tuple[Cell, ...]
    place: str = ""
    lit: bool = False


class Measures(NamedTuple):
    """How wide everything is, in pixels."""

    columns: tuple[float, ...]
    places: float
    name: float
    side: float
    gap: float = 0

    @property
    def needs(self) -> float:
        """How wide the table is at least."""
        return self._with(dp(LEAST_NAME) * theme.text_size, dp(GAP))

    def _with(self, name: float, gap: float) -> float:
        before = self.places + dp(MARKER) + name + 2 * self.side
        return before + sum(self.columns) + gap * len(self.columns)

    def within(self, room: float) -> "Measures":
        """The columns as far apart as the names leave them room."""
        spare = (room - self._with(self.name, 0)) / max(1, len(self.columns))
        return self._replace(gap=min(dp(WIDEST_GAP), max(dp(GAP), spare)))


def measures(heads: Sequence[str], lines: Sequence[Line], room: float, side: float) -> Measures:
    """How wide each column is for its head, which breaks where it must, and its amounts."""
    places = [styled(line.place, "title").width + dp(12) for line in lines if line.place]
    name = max(styled(line.name, "name").width for line in lines)
    found = Measures((), max(places, default=0), name, side)
    for head_width in (_whole, _word):
        columns = []
        for place, head in enumerate(heads):
            wide = (
                styled(line.cells[place].text, _style(line.cells[place])).width for line in lines
            )
            columns.append(max(dp(LEAST_CELL), head_width(head), *wide))
        found = found._replace(columns=tuple(columns))
        if found.needs <= room:
            break
    return found.within(room)


def _whole(head: str) -> float:
    return float(styled(head, "caption medium").width)


def _word(head: str) -> float:
    return float(widest_word(head, "caption medium"))


def _style(cell: Cell) -> str:
    return "body" if cell.plain else cell.style


class CellText(Tap, Down):
    """One amount, at the right of its column or under its head."""

    def __init__(
        self, cell: Cell, *, lit: bool, head: str = "", align: str = "right", **rest: object
    ) -> None:
        super().__init__(on_tap=cell.on_tap, corner=8, pos_hint=MIDDLE, **rest)
        self.cell = cell
        role = "ink2" if cell.plain else "ink"
        if head:
            self.add_widget(Text(head, "caption", "onPriC" if lit else "ink2", align=align))
        self.add_widget(Text(cell.text, _style(cell), "onPriC" if lit else role, align=align))
        least = dp(LEAST_CELL)
        self.bind(minimum_height=lambda *_: setattr(self, "height", self._high(least)))
        self.height = self._high(least)

    def _high(self, least: float) -> float:
        """As high as a finger needs; what is said stands in the middle."""
        high = sum(child.height for child in self.children)
        free = max(0, least - high) / 2
        self.padding = (0, free)
        return max(least, high)


class SumsTable(Down):
    """The heads, then a row a player."""

    def __init__(
        self,
        over: str,
        heads: Sequence[str],
        lines: Sequence[Line],
        found: Measures,
        *,
        height: float,
    ) -> None:
        super().__init__()
        top = Across(spacing=found.gap, padding=(found.side, 0)).at_least(dp(36))
        top.add_widget(Text(over, "caption medium", "ink2", pos_hint=MIDDLE))
        for head, wide in zip(heads, found.columns, strict=True):
            text = Text(head, "caption medium", "ink2", align="right", size_hint_x=None, width=wide)
            text.pos_hint = MIDDLE
            top.add_widget(text)
        self.add_widget(top)
        for line in lines:
            self.add_widget(Hairline())
            self.add_widget(table_row(line, found, height))


def table_row(line: Line, found: Measures, height: float) -> Across:
    """One player's amounts, each under its head."""
    row = Across(spacing=found.gap, padding=(found.side, 0))
    row.at_least(theme.least(height, "name"))
    ink = "onPriC" if line.lit else "ink"
    if line.lit:
        Ground(row, "priC", None, 0)
    who = Across(spacing=dp(8), pos_hint=MIDDLE)
    if found.places:
        place = Text(line.place, "title", ink, size_hint_x=None, width=found.places - dp(12))
        place.pos_hint = MIDDLE
        who.add_widget(place)
    if line.seat is not None:
        who.add_widget(Marker(line.seat))
    who.add_widget(Text(line.name, "name" if height > LEAST_CELL else "name short", ink))
    who.children[0].pos_hint = MIDDLE
    row.add_widget(who)
    for cell, wide in zip(line.cells, found.columns, strict=True):
        row.add_widget(CellText(cell, lit=line.lit, size_hint_x=None, width=wide))
    return row


class SumsList(Down):
    """Player by player: the name and what counts, below it the other amounts."""

    def __init__(
        self, heads: Sequence[str], lines: Sequence[Line], room: float, side: float
    ) -> None:
        super().__init__()
        for line in lines:
            corner = 0 if self.children else 11
            if self.children:
                self.add_widget(Hairline())
            player = self._player(heads, line, room, side)
            if line.lit:
                Ground(player, "priC", None, (corner, corner, 0, 0))
            self.add_widget(player)

    def _player(self, heads: Sequence[str], line: Line, room: float, side: float) -> Down:
        ink = "onPriC" if line.lit else "ink"
        head = Across(spacing=dp(8))
        if line.place:
            head.add_widget(Text(line.place, "title", ink, shrink=True, pos_hint=MIDDLE))
        if line.seat is not None:
            head.add_widget(Marker(line.seat))
        head.add_widget(Text(line.name, "name short", ink, pos_hint=MIDDLE))
        *others, last = zip(heads, line.cells, strict=True)
        text, cell = last
        wide = _list_width(text, cell)
        head.add_widget(CellText(cell, lit=line.lit, head=text, size_hint_x=None, width=wide))
        below = self._below(others, room - 2 * side, lit=line.lit)
        return Down(head, below, padding=(side, dp(6)))

    @staticmethod
    def _below(others: Sequence[tuple[str, Cell]], room: float, *, lit: bool) -> Down:
        """The other amounts beside each other, or in columns of as many as have room."""
        wide = [_list_width(*one) for one in others]
        gap = dp(8)
        columns = len(others)
        if sum(wide) + gap * (columns - 1) > room:
            columns = max(1, int((room + gap) // (max(wide) + gap)))
        rows = Down()
        for first in range(0, len(others), columns):
            row = Across(spacing=gap)
            for place in range(first, first + columns):
                if place >= len(others):
                    row.add_widget(Space())
                    continue
                text, cell = others[place]
                part = CellText(cell, lit=lit, head=text, align="left")
                part.size_hint_min_x = wide[place]
                row.add_widget(part)
            rows.add_widget(row)
        return rows


def _list_width(head: str, cell: Cell) -> float:
    """How wide an amount under its head is at least."""
    wide = max(widest_word(head, "caption"), styled(cell.text, _style(cell)).width)
    return float(max(wide, dp(LEAST_CELL)))


def sums(
    over: str,
    heads: Sequence[str],
    lines: Sequence[Line],
    room: float,
    *,
    height: float,
    side: float,
    found: Measures | None = None,
) -> SumsTable | SumsList:
    """A table where it has room, else a list."""
    found = found or measures(heads, lines, room, side)
    if found.needs <= room:
        return SumsTable(over, heads, lines, found, height=height)
    return SumsList(heads, lines, room, side)
