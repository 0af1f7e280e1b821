"""The players: whose turn it is, their money, and what may be seen of their blocks."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from kivy.metrics import dp

from hotels.screens.theme import row_roles, theme
from hotels.screens.widgets.boxes import Box
from hotels.screens.widgets.drawing import in_lines, styled, wrapped
from hotels.screens.widgets.fob import WIDE, draw_fob
from hotels.screens.widgets.rows import Rows
from hotels.views.players import PlayerRow

Item = tuple[int, str, int] | str
"""A pile by its chain, letter and count, or words after the piles."""

ICON, EDGE, RIGHT, APART = 20, 8, 15, 10
"""A state's icon, the least at the right, where purses end, and what is left of them, in dp."""

LEFT, NEAR, NARROW = 24, 18, 240
"""Where names begin, and where in a list narrower than this, in dp."""


LOWEST = 48
"""A row is never lower than this, and no part of it narrower, in dp."""

BESIDE, BETWEEN = 3, 5
"""From a fob to its count, and from there to the next, in dp."""

COUNT, ASIDE, ASIDE_APART = "support medium", "support", 12
"""The type of a count, and of what is said of a player so many dp behind his name."""

MARK = 18
"""How large the mark of a count stands beside a purse, in dp."""


class Way(NamedTuple):
    """How rows are laid out, and what they give up where there is little room."""

    low: bool = False
    """Whether the purse stands below the name, which then has the whole width."""
    edge: float = 6
    """What is left above and below the lines, in dp."""
    fob: float = 26
    few: bool = False
    """Whether the largest piles stand for all where these need more than a line."""


TIGHT = Way(edge=1, fob=20)
WAYS = (
    Way(),
    Way(edge=3, fob=24),
    TIGHT,
    Way(low=True, edge=4),
    TIGHT._replace(low=True),
    TIGHT._replace(few=True),
    TIGHT._replace(low=True, few=True),
)
"""The ways to lay rows out, the amplest first."""


class Laid(NamedTuple):
    """What a row says, and how high it is."""

    name: str
    room: float
    """How wide the name may be."""
    beside: float
    """How wide it is up to the purse."""
    first: float
    """How high the name is, and the purse where it stands beside it."""
    state: str
    second: float
    """How high the state is, or the purse with it."""
    aside: str
    """What is said behind the name, above the piles."""
    piles: tuple[tuple[Item, ...], ...]
    """Line by line."""
    is_high: bool
    """Whether the purse stands beside the name rather than half way up."""
    height: float


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
        self.most = dp(height)
        self._heights_by_seat: dict[int, float] = {}
        self._way, self._is_high = WAYS[0], False
        self._name = "name short" if short else "name"
        self._cash = "amount" if short else "amount player"
        self._short = short

    def lay(self, rows: Sequence[PlayerRow], way: Way, heights: Mapping[int, float]) -> None:
        """These rows in this way, each at least so many pixels high by its seat."""
        is_high = self._needs_high(rows, way)
        if (way, is_high) != (self._way, self._is_high):
            self._way, self._is_high = way, is_high
            self._heights = []
        self._heights_by_seat = dict(heights)
        self.show(rows)

    def needs(self, rows: Sequence[PlayerRow], way: Way) -> list[float]:
        """How high each row must be in this way."""
        is_high = self._needs_high(rows, way)
        return [self._laid(row, way, is_high=is_high).height for row in rows]

    def breaks(self, rows: Sequence[PlayerRow], way: Way) -> bool:
        """Whether a word of a name would be broken in this way, or a pile meet the purse."""
        is_high = self._needs_high(rows, way)
        return any(
            styled(laid.name, self._name).width > laid.room
            or (way.low and self._width(*(laid.piles[:1] or [()]), way) > laid.beside)
            for laid in (self._laid(row, way, is_high=is_high) for row in rows)
        )

    def row_height(self, row: PlayerRow) -> float:
        """As it was given, or what its lines need."""
        given = self._heights_by_seat.get(row.seat, dp(LOWEST))
        return max(given, self._laid(row, self._way, is_high=self._is_high).height)

    def mode(self) -> object:
        """The way it is laid out."""
        return self._way, self._is_high

    # drawing

    def draw(self, index: int, row: PlayerRow, box: Box) -> None:
        """The lamp bar, name and state, the piles that may be seen, the purse."""
        ground, ink, ink2 = row_roles(peeked=row.peeked, is_turn=row.is_turn)
        if ground != "sheet":
            self.fill_row(index, ground, box)
        if row.is_turn and not row.peeked:
            bar = Box(box.x + dp(8), box.y + dp(8), dp(6), box.height - dp(16))
            self.fill(index, "pri", bar, 3)
        laid = self._laid(row, self._way, is_high=self._is_high)
        left = box.x + self._left
        top = box.middle + laid.height / 2 - dp(self._way.edge)
        middle = top - laid.first / 2
        cash = middle if laid.is_high else box.middle
        role = "ink2" if row.away else ink
        self.put(index, laid.name, self._name, role, left, middle, ground=ground, width=laid.room)
        if laid.aside:
            behind = left + styled(laid.name, self._name).width + dp(ASIDE_APART)
            self.put_icon(index, row.icon, 15, ink2, behind, middle)
            x = behind + dp(ICON)
            self.put(index, laid.aside, ASIDE, ink2, x, middle, ground=ground)
        top -= laid.first
        if self._way.low:
            cash = top - self._purse(row)[1] / 2
        if laid.second:
            middle = top - laid.second / 2
            self.put_icon(index, row.icon, 15, ink2, left, middle)
            if laid.state:
                room = laid.beside - dp(ICON)
                x = left + dp(ICON)
                self.put(index, laid.state, "caption", ink2, x, middle, ground=ground, width=room)
            top -= laid.second
        for line in laid.piles:
            high = self._line(row, is_first=line is laid.piles[0])
            self._draw_piles(index, line, (left, top - high / 2), row, ground)
            top -= high
        right = box.right - dp(RIGHT)
        said = self.put(index, row.cash, self._cash, ink, right, cash, align="right", ground=ground)
        if row.mark:
            role = "brass" if ground == "sheet" else ink2
            self.put_icon(index, row.mark, MARK, role, said.x - dp(MARK + BESIDE), cash)

    def part(self, row: PlayerRow, box: Box, x: float) -> str:
        """The purse at the right, the player elsewhere."""
        purse = self._purse(row)[0] + dp(30)
        purse = min(max(dp(72), purse), box.width - dp(LOWEST))
        return "cash" if x > box.width - purse else "player"

    def _draw_piles(
        self,
        index: int,
        line: Sequence[Item],
        place: tuple[float, float],
        row: PlayerRow,
        ground: str,
    ) -> None:
        """A small fob and a count for each pile."""
        high, ink = dp(self._way.fob), row_roles(peeked=row.peeked, is_turn=row.is_turn)[1]
        x, y = place
        for item in line:
            if isinstance(item, str):
                self.put(index, item, "caption", ink, x, y, ground=ground)
                continue
            chain, letter, count = item
            pale = chain in row.off
            corner = x, y - high / 2
            draw_fob(self.group(index), corner, high, chain, letter, pale=pale, ground=ground)
            x += high * WIDE + dp(BESIDE)
            said = self.put(index, str(count), COUNT, ink, x, y, ground=ground)
            x = said.right + dp(BETWEEN)

    # what has room

    def _laid(self, row: PlayerRow, way: Way, *, is_high: bool = False) -> Laid:
        """The lines of a row."""
        wide, tall = self._purse(row)
        full = self.width - self._left - dp(EDGE)
        beside = max(dp(40), self.width - self._left - dp(RIGHT + APART) - wide)
        has_piles = bool(row.piles or row.more)
        if has_piles and row.peeked and not way.low:
            is_high = self._width(self._items(row), way) > beside
        is_high = is_high and has_piles and not way.low
        room = full if way.low else beside
        name = in_lines(row.name, *theme.font(self._name), room)
        first = float(wrapped(name, self._name, room).height)
        first = max(first, tall) if is_high else first
        state, aside, second, piles = "", "", 0.0, ()
        if has_piles and (row.is_turn or row.mark or row.peeked or row.away):
            wide_name = styled(name, self._name).width + dp(ASIDE_APART + ICON)
            fitting = (
                said
                for said in (row.state, row.brief)
                if wide_name + styled(said, ASIDE).width <= room
            )
            aside = next(fitting, "")
        if not has_piles or (row.peeked and not aside):
            state = self._state(row, beside - dp(ICON), one_line=way.low)
            second = wrapped(state or " ", "caption", beside - dp(ICON)).height + dp(1)
            second = max(second, tall) if way.low else second
        if has_piles:
            piles = self._piles(row, full if is_high else beside, full, way)
        lines = sum(self._line(row, is_first=not place, way=way) for place in range(len(piles)))
        height = first + second + lines + dp(2 * way.edge)
        if not way.low and not is_high:
            height = max(height, tall + dp(2 * way.edge))
        return Laid(name, room, beside, first, state, second, aside, piles, is_high, height)

    def _line(self, row: PlayerRow, *, is_first: bool, way: Way | None = None) -> float:
        """How high a line of piles is, the first one with the purse where that stands low."""
        way = way or self._way
        high = max(dp(way.fob), styled("0", COUNT).height) + dp(1)
        return float(max(high, self._purse(row)[1]) if way.low and is_first else high)

    def _needs_high(self, rows: Sequence[PlayerRow], way: Way) -> bool:
        """Whether the piles need the room below the purses."""
        return not way.low and any(
            row.piles
            and not row.peeked
            and self._width(self._items(row), way)
            > self.width - self._left - dp(RIGHT + APART) - self._purse(row)[0]
            for row in rows
        )

    def _piles(
        self, row: PlayerRow, room: float, full: float, way: Way
    ) -> tuple[tuple[Item, ...], ...]:
        """The lines of piles: all of them, or what one line holds."""
        if row.peeked or not way.few:
            return self._flow(self._items(row), room, full, way)
        lines = [self._items(row)]
        for most in range(len(row.piles), 0, -1):
            piles, more = row.few(most)
            lines.append((*piles, more) if more else piles)
        beside = [line for line in lines if self._width(line, way) <= room]
        below = [line for line in lines if self._width(line, way) <= full]
        return (beside[0],) if beside else ((), (*below, lines[-1])[0])

    def _items(self, row: PlayerRow) -> tuple[Item, ...]:
        """The piles and the words after them."""
        return (*row.piles, row.more) if row.more else row.piles

    def _flow(
        self, items: Sequence[Item], first: float, room: float, way: Way
    ) -> tuple[tuple[Item, ...], ...]:
        """The piles in as many lines as they need, the first one with less room."""
        lines: list[tuple[Item, ...]] = [()]
        for item in items:
            is_first = not lines[1:]
            is_wide = self._width((*lines[-1], item), way) > (first if is_first else room)
            if is_wide and (lines[-1] or (is_first and first < room)):
                lines.append(())
            lines[-1] = (*lines[-1], item)
        return tuple(lines)

    def _width(self, items: Sequence[Item], way: Way) -> float:
        """How wide piles are side by side."""
        wide = -dp(BETWEEN)
        for item in items:
            if isinstance(item, str):
                wide += styled(item, "caption").width
            else:
                wide += dp(way.fob * WIDE + BESIDE) + styled(str(item[2]), COUNT).width
            wide += dp(BETWEEN)
        return wide

    def _state(self, row: PlayerRow, room: float, *, one_line: bool) -> str:
        """The second line, or its first words, or nothing beside its icon."""
        if not self._short and styled(row.state, "caption").width <= room:
            return row.state
        least = row.brief if one_line else max(row.brief.split(), key=len)
        return row.brief if styled(least, "caption").width <= room else ""

    @property
    def _left(self) -> float:
        """Where the names begin."""
        return dp(NEAR if self.width < dp(NARROW) else LEFT)

    def _purse(self, row: PlayerRow) -> tuple[float, float]:
        """How wide and high a purse is, with the mark beside it."""
        wide, high = styled(row.cash, self._cash).size
        return float(wide) + (dp(MARK + BESIDE) if row.mark else 0), float(high)
