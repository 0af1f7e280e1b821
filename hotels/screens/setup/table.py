"""The table of dealt piles: a row a chain, a column a player, running sums at the edges."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.widget import Widget

from hotels.screens.profile import Kind, Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.chip import Disc
from hotels.screens.widgets.fob import Fob
from hotels.screens.widgets.plate import Across, Card, Down, Ground, Hairline
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Text
from hotels.views.letters import letters
from hotels.views.setup import Draft
from hotels.views.setup_problems import Sum, chain_sum, hand_sum
from hotels.views.setup_words import initial
from hotels.wording.language import phrase

MIDDLE = {"center_y": 0.5}


SUM, CELL, BARE, GAP = 64, 68, 44, 8
"""In dp at plain text: a running sum, the least cell, a chain's fob, the gap between two."""

WIDEST = 200


class Columns(NamedTuple):
    """How a table is divided: whether all has room, whether chains are named, how wide a cell."""

    fit: bool
    names: bool
    cell: float


def columns_for(seats: int, wide: float, *, sums: bool, phone: bool) -> Columns:
    """The columns of so many players in a table so many dp wide."""
    scale = theme.text_size
    room = wide - 2 * (8 if phone else 16) - ((SUM * scale + GAP) if sums else 0)
    least = CELL * scale if seats > 1 else 60
    for names in (True, False):
        cell = (room - (name_wide() if names else BARE)) / seats - GAP
        if cell >= least:
            return Columns(fit=True, names=names, cell=min(cell, WIDEST))
    return Columns(fit=False, names=False, cell=CELL)


def name_wide() -> float:
    """How wide a chain's fob and name are, in dp."""
    return BARE + 96 * theme.text_size


class Cell(Tap, AnchorLayout):
    """How many blocks of a chain a player was dealt."""

    def __init__(
        self, count: int | None, on_tap: Callable[[], None], high: float, *, here: bool, wrong: bool
    ) -> None:
        super().__init__(on_tap=on_tap, corner=10, size_hint_y=None, height=high)
        self.count, self.here = count, here
        ground, line, ink = "cont", None, "ink"
        if wrong and count is not None:
            ground, ink = "redC", "onRedC"
        if here:
            ground, line, ink = "priC", "pri", "onPriC"
        Ground(self, ground, line, 10, 2)
        self.add_widget(Text("" if count is None else str(count), "amount", ink, align="center"))


class PileTable(Card):
    """The table; tapped, a cell is the one that is typed next."""

    def __init__(
        self,
        draft: Draft,
        profile: Profile,
        seats: Sequence[int],
        here: tuple[int, int],
        go: Callable[[int, int], None],
        *,
        sums: bool,
        columns: Columns,
    ) -> None:
        side = dp(8 if profile.is_phone else 16)
        super().__init__(padding=(side, dp(6)))
        self._draft, self._seats, self._sums = draft, seats, sums
        roomy = profile.kind in {Kind.WIDE, Kind.PORTRAIT}
        self._names = names = columns.names
        tall = {Kind.WIDE: 56, Kind.PORTRAIT: 64}.get(profile.kind, 48)
        self._high = theme.least(tall, "amount") if roomy else max(dp(48), theme.least(0, "amount"))
        self._one = dp(columns.cell)
        self.here: Cell | None = None
        """The cell that is typed next."""
        self._gap, self._roomy = dp(GAP), roomy
        if sums or len(seats) > 1:
            self._heads()
        marks = letters(draft.chain(place) for place in range(len(draft.edition.chains)))
        for place, mark in enumerate(marks):
            self._chain(place, mark, here, go)
        if not roomy and sums:
            return
        self.add_widget(Hairline("ink"))
        total = Text(phrase("In hand") if names else "", "name short", pos_hint=MIDDLE)
        foot = self._add(total, [_said(hand_sum(draft, seat)) for seat in seats], None)
        foot.at_least(theme.least(48, "support medium"))

    def _chain(
        self, place: int, mark: str, here: tuple[int, int], go: Callable[[int, int], None]
    ) -> None:
        """A chain's row: a cell a player, and what they come to."""
        draft, total = self._draft, chain_sum(self._draft, place)
        first = Across(Fob(place, mark, 40), spacing=dp(10), pos_hint=MIDDLE)
        if self._names:
            first.add_widget(Text(draft.chain(place), "name short", pos_hint=MIDDLE))
        cells = [
            Cell(
                draft.pile(seat)[place],
                lambda seat=seat: go(seat, place),
                self._high,
                here=(seat, place) == here,
                wrong=self._sums and bool(total.off),
            )
            for seat in self._seats
        ]
        self.here = next((cell for cell in cells if cell.here), self.here)
        self._add(first, cells, _said(total) if self._sums else None)

    def _heads(self) -> None:
        """The players over their columns; one alone stands over the chains, where there is room."""
        last = Text(phrase("Dealt"), "caption", "ink2", align="center", pos_hint=MIDDLE)
        if len(self._seats) == 1:
            (seat,) = self._seats
            name = self._draft.people[seat].name
            who = Across(Disc(initial(name, seat), seat, 30), spacing=dp(10), pos_hint=MIDDLE)
            if self._names:
                who.add_widget(Text(name, "support medium", pos_hint=MIDDLE))
            self._add(who, [_said(hand_sum(self._draft, seat))], last)
            return
        heads: list[Widget] = []
        for seat in self._seats:
            name = self._draft.people[seat].name
            disc = Disc(initial(name, seat), seat, 30)
            disc.pos_hint = {"center_x": 0.5}
            head = Down(disc, Text(name, "caption", align="center"), spacing=dp(2))
            head.pos_hint = {"y": 0}
            if not self._roomy:
                head.add_widget(_said(hand_sum(self._draft, seat)))
            heads.append(head)
        self._add(Text("", "caption"), heads, last if self._sums else None)

    def _add(self, first: Widget, cells: Sequence[Widget], last: Widget | None) -> Across:
        """A row: what it is, a cell a player, and the sum."""
        line = Across(spacing=self._gap, padding=(0, dp(4)))
        many = len(self._seats) > 1
        first.size_hint_x = None
        first.width = dp(name_wide() if self._names else BARE)
        line.add_widget(first)
        for cell in cells:
            if not many:
                first.size_hint_x, cell.size_hint_x, cell.width = 1, None, self._one
            line.add_widget(cell)
        if self._sums:
            end = last or Widget(size_hint_y=None, height=dp(1))
            end.size_hint_x, end.width = None, dp(SUM) * theme.text_size
            line.add_widget(end)
        self.add_widget(line)
        return line


def _said(total: Sum) -> Down:
    """A running sum, and by how much it is off."""
    box = Down(
        Text(total.text, "support medium", "red" if total.off else "ink2", align="center"),
        pos_hint=MIDDLE,
    )
    if total.off:
        box.add_widget(Text(total.off, "caption medium", "red", align="center"))
    return box
