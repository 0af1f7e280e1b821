"""The list of players: whose turn it is, loans and bids, and the money that may be seen."""

from collections.abc import Callable

from kivy.metrics import dp

from hotels.screens.big_shot.cubes import Mark, draw_cube
from hotels.screens.theme import row_roles, theme
from hotels.screens.widgets.boxes import Box
from hotels.screens.widgets.drawing import in_lines, styled, wrapped
from hotels.screens.widgets.rows import Rows
from hotels.views.big_shot_players import PlayerLine

LEFT, RIGHT, BETWEEN = 16, 15, 12
"""At the left and the right of a row, and between its parts, in dp."""

CUBE, SMALL_CUBE = 36, 28
BROAD = 280
"""A list narrower than this, in dp, has small cubes and type."""


class PlayerRows(Rows):
    """A row a purse, and one for the ghost."""

    def __init__(
        self,
        on_tap: Callable[[PlayerLine, str], None],
        on_hold: Callable[[PlayerLine, str], None] | None = None,
        on_let_go: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(on_tap, on_hold, on_let_go)
        self.least = 52.0
        """How high a row is at least, in dp."""

    def give(self, least: float) -> None:
        """Rows of at least this height, in dp."""
        if least != self.least:
            self.least = least
            self.show(self.rows)

    @property
    def is_narrow(self) -> bool:
        """Whether there is little room beside the money."""
        return self.width < dp(BROAD) * theme.text_size

    def row_height(self, row: PlayerLine) -> float:
        """As high as was given, or what its words need."""
        name, state, amount = self._heights_of(row)
        high = name + max(state, styled("0", "support").height) + amount + dp(12)
        return max(dp(self.least), high, self._cube + dp(8))

    def mode(self) -> object:
        """How large everything is."""
        return self.is_narrow, self.least

    def needs(self) -> float:
        """How high all rows are as they are, in pixels."""
        return sum(map(self.row_height, self.rows))

    def part(self, row: PlayerLine, box: Box, x: float) -> str:
        """The money at the right, the player elsewhere; the ghost is nobody."""
        if row.seat is None:
            return ""
        wide = styled(row.amount, self._amount).width + dp(RIGHT + BETWEEN)
        return "money" if x > box.width - max(dp(72), wide) else "player"

    def draw(self, index: int, row: PlayerLine, box: Box) -> None:
        """The cube, name and state, the money beside them, or below in a narrow list."""
        ground, ink, ink2 = row_roles(peeked=row.peeked, is_turn=row.is_turn)
        if ground != "sheet":
            self.fill_row(index, ground, box)
        side = self._cube
        cube = Box(round(self._left), round(box.middle - side / 2), side, side)
        draw_cube(self.group(index), cube, Mark(row.colour, row.letter))
        name, state = self._lines(row)
        x, room = cube.right + dp(BETWEEN), self._room(row)
        first, second, third = self._heights_of(row)
        top = box.middle + (first + second + third) / 2
        middle = top - first / 2
        self.put(index, name, self._name, ink, x, middle, ground=ground, width=room)
        middle = top - first - second / 2
        self.put(index, state, "support", ink2, x, middle, ground=ground, width=room)
        if row.amount:
            style, role = ("support", ink2) if row.is_hidden else (self._amount, ink)
            middle = top - first - second - third / 2 if third else box.middle
            end = box.right - dp(RIGHT)
            self.put(index, row.amount, style, role, end, middle, align="right", ground=ground)

    def _heights_of(self, row: PlayerLine) -> tuple[float, float, float]:
        """How high name and state are, and the money where it stands below them."""
        name, state = self._lines(row)
        room = self._room(row)
        first = wrapped(name, self._name, room).height
        second = wrapped(state, "support", room).height
        below = self.is_narrow and bool(row.amount)
        third = styled(row.amount, self._amount).height if below else 0
        return float(first), float(second), float(third)

    def _lines(self, row: PlayerLine) -> tuple[str, str]:
        """Name and state as they break."""
        room = self._room(row)
        return in_lines(row.name, *theme.font(self._name), room), row.state

    def _room(self, row: PlayerLine) -> float:
        """How wide name and state may be."""
        beside = row.amount and not self.is_narrow
        money = styled(row.amount, self._amount).width + dp(BETWEEN) if beside else 0
        taken = self._left + self._cube + dp(BETWEEN) + dp(RIGHT) + money
        return max(dp(48), self.width - taken)

    @property
    def _left(self) -> float:
        return dp(8 if self.is_narrow else LEFT)

    @property
    def _cube(self) -> float:
        return float(dp(SMALL_CUBE if self.is_narrow else CUBE))

    @property
    def _name(self) -> str:
        return "name short" if self.is_narrow else "name"

    @property
    def _amount(self) -> str:
        return "amount" if self.is_narrow else "amount player"
