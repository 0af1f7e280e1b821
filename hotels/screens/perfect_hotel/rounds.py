"""Totals by round as a table; a tap tells why, or shows the round's hotels again."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from kivy.metrics import dp

from hotels.screens.theme import theme
from hotels.screens.widgets.curves import Marker
from hotels.screens.widgets.plate import Across, Card, Down, Ground, Hairline
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.views.perfect_hotel_standing import Outcome, RoundRow

MIDDLE = {"center_y": 0.5}

LEAST_CELL = 92
"""A column a player needs so many dp at plain text, or the rounds are told one by one."""

FIRST = 1.5
"""How wide the column of the rounds is against a player's."""

OnCell = Callable[[int, int], None]
OnRound = Callable[[int], None]


class RoundPoints(Tap, Down):
    """What one round was worth to one player, and the sum so far."""

    def __init__(self, points: str, total: str, does: Callable[[], None] | None) -> None:
        super().__init__(on_tap=does, corner=8, padding=(dp(4), dp(5)), pos_hint=MIDDLE)
        self.points = points
        self.add_widget(Text(points, "amount", align="right"))
        self.add_widget(
            Text(phrase("total {total}", total=total), "support", "ink2", align="right")
        )


class RoundHead(Tap, Across):
    """A round's name; a tap shows its hotels."""

    def __init__(self, row: "RoundRow", does: Callable[[], None] | None, *, side: float) -> None:
        super().__init__(on_tap=does, corner=8, padding=(side, dp(6)), spacing=dp(8))
        self.row = row
        self.pos_hint = MIDDLE
        second = phrase("view hotels") if row.is_kept else phrase("in progress")
        if does is None:
            self.add_widget(Text(row.name, "name short", pos_hint=MIDDLE))
            self.at_least(theme.least(56, "name short"))
            return
        words = Down(Text(row.name, "name short"), Text(second, "support", "ink2"), pos_hint=MIDDLE)
        self.add_widget(words)
        self.add_widget(Icon("chevron-right", 20, "ink2", pos_hint=MIDDLE))
        self.at_least(theme.least(56, "name short", "support"))


class RoundsTable(Card):
    """Rounds down, players across; on a picture nothing is there to be tapped."""

    def __init__(
        self,
        told: "Outcome",
        names: Sequence[str],
        on_cell: OnCell | None = None,
        on_round: OnRound | None = None,
    ) -> None:
        super().__init__()
        head = Across(spacing=dp(8), padding=(dp(12), dp(8)))
        head.at_least(theme.least(44, "support medium"))
        title = Text(
            phrase("Points by round"), "support medium", pos_hint=MIDDLE, size_hint_x=FIRST
        )
        head.add_widget(title)
        for name in names:
            head.add_widget(Text(name, "support medium", align="right", pos_hint=MIDDLE))
        self.add_widget(head)
        for row in told.rounds:
            self.add_widget(Hairline())
            line = Across(spacing=dp(8), padding=(dp(4), 0, dp(12), 0))
            look = None if on_round is None else partial(on_round, row.place)
            first = RoundHead(row, look, side=dp(8))
            first.size_hint_x = FIRST
            line.add_widget(first)
            for seat, (points, total) in enumerate(zip(row.points, row.sums, strict=True)):
                does = None if on_cell is None else partial(on_cell, row.place, seat)
                line.add_widget(RoundPoints(points, total, does))
            self.add_widget(line)
        self.add_widget(Hairline("outline"))
        foot = Across(spacing=dp(8), padding=(dp(12), dp(8), dp(16), dp(8)))
        foot.at_least(theme.least(52, "amount"))
        foot.add_widget(Text(phrase("Total"), "name short", pos_hint=MIDDLE, size_hint_x=FIRST))
        for total in told.totals:
            foot.add_widget(Text(total, "amount", align="right", pos_hint=MIDDLE))
        self.add_widget(foot)


class CellRow(Tap, Across):
    """The same as a row of a list."""

    def __init__(self, name: str, seat: int, row: "RoundRow", does: Callable[[], None]) -> None:
        super().__init__(on_tap=does, corner=0, padding=(dp(16), dp(6)), spacing=dp(12))
        self.add_widget(Marker(seat))
        self.points = row.points[seat]
        self.add_widget(
            Down(
                Text(name, "name short"),
                Text(phrase("total {total}", total=row.sums[seat]), "support", "ink2"),
                pos_hint=MIDDLE,
            )
        )
        self.add_widget(Text(self.points, "amount", shrink=True, pos_hint=MIDDLE))
        self.at_least(theme.least(56, "name short", "support"))


class RoundsList(Card):
    """The rounds where it is narrow: under each its players, one below the other."""

    def __init__(
        self, told: "Outcome", names: Sequence[str], on_cell: OnCell, on_round: OnRound
    ) -> None:
        super().__init__()
        self.add_widget(
            Down(Text(phrase("Points by round"), "name short"), padding=(dp(16), dp(12)))
        )
        for row in told.rounds:
            head = RoundHead(row, partial(on_round, row.place), side=dp(16))
            Ground(head, "cont", None, 0)
            self.add_widget(head)
            for seat, name in enumerate(names):
                if seat:
                    self.add_widget(Hairline())
                does = partial(on_cell, row.place, seat)
                self.add_widget(CellRow(name, seat, row, does))


def rounds_card(
    told: "Outcome", names: Sequence[str], width: float, on_cell: OnCell, on_round: OnRound
) -> Card:
    """The rounds as a table where each player has room for a column, else as a list."""
    column = (width - 40) / (len(names) + FIRST) - 8
    kind = RoundsTable if column >= LEAST_CELL * theme.text_size else RoundsList
    return kind(told, names, on_cell, on_round)
