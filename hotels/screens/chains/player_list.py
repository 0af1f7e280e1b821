"""The players: whose turn it is, their money, and what may be seen of their blocks."""

from collections.abc import Callable

from kivy.metrics import dp

from hotels.screens.widgets.boxes import Box
from hotels.screens.widgets.drawing import styled, wrapped
from hotels.screens.widgets.fob import draw_fob
from hotels.screens.widgets.rows import Rows
from hotels.views.players import PlayerRow


class PlayerList(Rows):
    """A row for each player, by seat."""

    def __init__(
        self,
        on_tap: Callable[[PlayerRow, str], None],
        on_hold: Callable[[PlayerRow, str], None],
        on_let_go: Callable[[], None],
        *,
        height: float = 72,
        short: bool = False,
    ) -> None:
        super().__init__(on_tap, on_hold, on_let_go)
        self._lowest = dp(height)
        self._name = "name short" if short else "name"
        self._cash = "amount" if short else "amount player"
        self._short = short

    def fit(self, height: float) -> None:
        """Rows of so many pixels at least."""
        if height != self._lowest:
            self._lowest = height
            self.show(self.rows)

    def row_height(self, row: PlayerRow) -> float:
        """As drawn, or what its lines need."""
        return max(self._lowest, self._lines(row) + dp(8 if self._short else 12))

    def draw(self, index: int, row: PlayerRow, box: Box) -> None:
        """The lamp bar, name and state, the piles that may be seen, the purse."""
        ground, ink, ink2 = "sheet", "ink", "ink2"
        if row.peeked:
            ground, ink, ink2 = "brassC", "onBrassC", "onBrassC"
        elif row.is_turn:
            ground, ink, ink2 = "priC", "onPriC", "onPriC"
        if ground != "sheet":
            self.fill_row(index, ground, box)
        if row.is_turn and not row.peeked:
            bar = Box(box.x + dp(8), box.y + dp(8), dp(6), box.height - dp(16))
            self.fill(index, "pri", bar, 3)
        left, room = box.x + self._left(), self._room(row)
        top = box.middle + self._lines(row) / 2
        for text, style, role in (
            (row.name, self._name, "ink2" if row.away else ink),
            (self._state(row), "caption", ink2),
        ):
            if not text:
                continue
            icon = dp(20) if style == "caption" else 0
            texture = wrapped(text, style, room - icon)
            middle = top - texture.height / 2
            if icon:
                self.put_icon(index, row.icon, 15, ink2, left, middle)
            self.put(
                index, text, style, role, left + icon, middle, ground=ground, width=room - icon
            )
            top -= texture.height + dp(2)
        if row.piles or row.more:
            inline = self._inline(row)
            x = box.right - dp(15 + 16) - self._cash_width(row) - inline if inline else left
            y = box.middle if inline else top - dp(15)
            self._draw_piles(index, row, (x, y), ink, ground)
        self.put(
            index,
            row.cash,
            self._cash,
            ink,
            box.right - dp(15),
            self._cash_middle(row, box),
            align="right",
            ground=ground,
        )

    def part(self, row: PlayerRow, box: Box, x: float) -> str:
        """The purse at the right, the player elsewhere."""
        purse = styled(row.cash, self._cash).width + dp(30)
        return "cash" if x > box.width - max(dp(72), purse) else "player"

    def _draw_piles(
        self, index: int, row: PlayerRow, place: tuple[float, float], ink: str, ground: str
    ) -> None:
        """A small fob and a count for each pile."""
        high = dp(26)
        x, y = place
        for chain, letter, count in row.piles:
            draw_fob(self.group(index), (x, y - high / 2), high, chain, letter, ground=ground)
            x += high * 0.78 + dp(3)
            said = self.put(index, str(count), "name short", ink, x, y, ground=ground)
            x = said.right + dp(9)
        if row.more and x + styled(row.more, "caption").width < self.width - dp(8):
            self.put(index, row.more, "caption", ink, x, y, ground=ground)

    def _piles_width(self, row: PlayerRow) -> float:
        """How wide the piles are side by side."""
        wide = sum(
            dp(26 * 0.78 + 3 + 9) + styled(str(count), "name short").width
            for _, _, count in row.piles
        )
        return wide + (styled(row.more, "caption").width if row.more else 0)

    def _inline(self, row: PlayerRow) -> float:
        """How wide the piles are if they have room beside the name; else nought."""
        wide = self._piles_width(row)
        name = styled(row.name, self._name).width
        state = dp(20) + styled(self._state(row, inline=True), "caption").width
        room = self._room(row) - max(name, state) - dp(24)
        return wide if (row.piles or row.more) and wide <= room else 0

    def _cash_middle(self, row: PlayerRow, box: Box) -> float:
        """Half way up, or beside the name where the piles need the whole width below."""
        if (row.piles or row.more) and not self._inline(row):
            end = self._left() + self._piles_width(row)
            if end > self.width - dp(15 + 8) - self._cash_width(row):
                name = wrapped(row.name, self._name, self._room(row)).height
                return box.middle + self._lines(row) / 2 - name / 2
        return box.middle

    def _cash_width(self, row: PlayerRow) -> float:
        return float(styled(row.cash, self._cash).width)

    def _state(self, row: PlayerRow, *, inline: bool = False) -> str:
        """The second line; on a short window no more than its first words, or the piles."""
        if row.piles and not row.peeked and not inline and self._short:
            return row.state if self._inline(row) else ""
        return row.state.partition(" · ")[0] if self._short else row.state

    def _lines(self, row: PlayerRow) -> float:
        """How high its lines are together."""
        room = self._room(row)
        high = wrapped(row.name, self._name, room).height
        state = self._state(row)
        if state:
            high += wrapped(state, "caption", room - dp(20)).height + dp(2)
        if (row.piles or row.more) and not self._inline(row):
            high += dp(30)
        return float(high)

    def _room(self, row: PlayerRow) -> float:
        """How wide name and state may be."""
        cash = self._cash_width(row)
        return max(dp(60), self.width - self._left() - cash - dp(15 + 10))

    def _left(self) -> float:
        """Where the names begin."""
        return dp(24)
