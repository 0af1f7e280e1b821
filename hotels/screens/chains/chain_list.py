"""The chains: what they are worth, what is bought of them, and which names are free."""

from collections.abc import Callable, Sequence

from kivy.metrics import dp

from hotels.screens.chains.chain_ways import WAYS, Way
from hotels.screens.theme import theme
from hotels.screens.widgets.boxes import Box
from hotels.screens.widgets.drawing import styled, widest_word, wrapped
from hotels.screens.widgets.fob import WIDE, draw_fob
from hotels.screens.widgets.rows import Rows
from hotels.views.chains import ChainRow
from hotels.wording.language import phrase

SHOWN = 2
"""Bonuses that stand in columns of their own; a third one stands below the second."""

PRICE, FIRST, SECOND, PILLS = "price", "first", "second", "pills"
"""The columns: a price, the first and the second bonus, and what a block is bought by."""

SHIELD, PILL, ASIDE, SLENDER = 21, 84, 24, 14
"""How wide are the sign of a safe chain, a pill at least, and what it has beside its price, in dp.
"""

SIDE, SLIM_SIDE, LEAST_SIDE = 14, 10, 4
"""What is free right of the amounts, in slim rows, and where they need all the room, in dp."""

APART, CLOSER = 12, 8
"""Between the amounts of two columns, in dp."""


class ChainList(Rows):
    """A row for each chain of the card, always all of them, in its order."""

    def __init__(
        self,
        heads: Sequence[str],
        on_tap: Callable[[ChainRow, str], None],
        on_hold: Callable[[ChainRow, str], None] | None = None,
        *,
        height: float = 56,
        narrow: bool = False,
    ) -> None:
        super().__init__(on_tap, on_hold)
        said = dict(zip((FIRST, SECOND), heads, strict=False))
        self._bonuses = tuple(said)
        self._said = {PRICE: phrase("Price"), PILLS: phrase("of a chain|Buy for"), **said}
        self._least, self._narrow = height, narrow
        self._fob = dp(46 if height >= 56 else 40)
        self._columns: tuple[tuple[str, float], ...] = ()
        self._mode: object = None
        self._tiered, self._way = False, WAYS[0]
        self._buying = False
        self.note = ""
        """What stands in the head in place of its first word."""

    def show(self, rows: Sequence[ChainRow]) -> None:
        """These chains; the columns are as wide as the widest amount in them."""
        buying = any(row.buy or row.why_not for row in rows)
        narrow = theme.text_size > 1.3 or self._narrow
        for bonuses in (self._bonuses[:1],) if narrow else (self._bonuses, self._bonuses[:1]):
            for way in WAYS:
                columns = self._wanted(rows, bonuses, buying=buying, slim=way.is_slim)
                if not (tiered := self._needs_more(rows, columns, way)):
                    break
            if not tiered:
                break
        if tiered:
            way = WAYS[0]
            columns = self._wanted(rows, self._bonuses[:1], buying=buying)
        mode = columns, tiered, buying, way, self.note
        if mode != self._mode:
            self._mode = mode
            self._columns, self._tiered, self._buying, self._way, _ = mode
            self._heights = []
        super().show(rows)

    def mode(self) -> object:
        """The columns, whether they stand on lines of their own, and whether blocks are bought."""
        return self._columns, self._tiered, self._buying, self._way, self.note

    def row_height(self, row: ChainRow) -> float:
        """As drawn, or what its lines need."""
        name = wrapped(row.name, self._way.style, self._name_room(row)).height
        high = name + wrapped(self._under(row), "caption", self._under_room(row)).height
        if self._tiered and row.on_board:
            high += styled("$", "amount").height + dp(10)
        return max(dp(self._least), high + dp(4))

    def head_height(self) -> float:
        """One line of small type."""
        return max(dp(29), styled("Chain", "caption medium").height + dp(8))

    def draw_head(self, box: Box) -> None:
        """What the columns hold, where it does not meet a note; names need no head of their own."""
        left, right = box.x + dp(SIDE), box.right - self._beside()
        names = self.note or phrase("Chain")
        style, role = ("support medium", "ink") if self.note else ("caption medium", "ink2")
        free, end = left + styled(names, style).width + dp(8), right
        for column, width in reversed(self._columns):
            head, small = self._said[column], "caption medium"
            if not self.note or free <= right - styled(head, small).width:
                put = self.put(self.head, head, small, "ink2", right, box.middle, align="right")
                end = put.x
            right -= width
        if free <= end or self.note:
            self.put(self.head, names, style, role, left, box.middle)

    def draw(self, index: int, row: ChainRow, box: Box) -> None:
        """The fob, the name, and the amounts or the pill."""
        left, high = box.x + dp(12), self._fob
        top = box.y + box.height
        middle = top - max(high, dp(self._least) - dp(2)) / 2 - 1 if self._tiered else box.middle
        draw_fob(
            self.group(index),
            (left, middle - high / 2),
            high,
            row.place,
            row.letter,
            pale=not row.on_board,
        )
        self._draw_name(index, row, left + high * WIDE + dp(10), middle)
        right = box.right - self._beside()
        foot = box.y + styled("$", "amount").height / 2 + dp(6) if self._tiered else box.middle
        if not row.on_board:
            return
        texts = [*self._amounts(row), "", ""]
        for (column, width), text in reversed([*zip(self._columns, texts, strict=False)]):
            if column == PILLS:
                self._draw_pill(index, row, right, foot, box)
            else:
                style = "price" if column == PRICE else "bonus"
                third = row.bonuses[SHOWN:] if column == SECOND else ()
                up = dp(8) * theme.text_size if third else 0
                self.put(index, text, style, "ink", right, foot + up, align="right")
                for more in third:
                    low = foot - 1.6 * up
                    third_one = f"{phrase('3rd')} {more}"
                    self.put(index, third_one, "caption", "ink2", right, low, align="right")
            right -= width

    def part(self, row: ChainRow, box: Box, x: float) -> str:
        """The whole row buys; otherwise the amounts unfold their receipts."""
        if self._buying:
            return "buy" if row.on_board else "free"
        if not row.on_board:
            return "free"
        right = box.width - self._beside() + dp(8)
        for column, width in reversed(self._columns):
            if right - width - dp(4) <= x:
                return column
            right -= width
        return PRICE

    def _draw_name(self, index: int, row: ChainRow, left: float, middle: float) -> None:
        room = self._name_room(row)
        name = wrapped(row.name, self._way.style, room)
        below = self._under_room(row)
        said = self._under(row)
        under = wrapped(said, "caption", below)
        high = name.height + under.height
        box = self.put(
            index,
            row.name,
            self._way.style,
            "ink",
            left,
            middle + high / 2 - name.height / 2,
            width=room,
        )
        foot = middle - high / 2 + under.height / 2
        if row.safe:
            place = box.right + dp(6), box.middle
            if self._shield_below(row):
                line = styled("1", "caption").height
                place = left, foot + (under.height - line) / 2
            self.put_icon(index, "shield-check", 15, "pri", *place)
            left += dp(SHIELD) if self._shield_below(row) else 0
        self.put(index, said, "caption", "ink2", left, foot, width=below)

    def _draw_pill(self, index: int, row: ChainRow, right: float, y: float, box: Box) -> None:
        if row.buy is None:
            room = self._columns[-1][1] - dp(8)
            self.put(index, row.why_not, "caption", "ink2", right, y, align="right", width=room)
            return
        text = styled(row.buy, "amount")
        aside = SLENDER if self._way.is_slim else ASIDE
        wide = max(dp(80 if self._narrow else PILL), text.width + dp(aside))
        high = min(max(dp(42), text.height + dp(12)), box.height - dp(6))
        pill = Box(right - wide, y - high / 2, wide, high)
        self.fill(index, "pri", pill, 10)
        self.put(
            index, row.buy, "amount", "onPri", pill.x + wide / 2, y, align="center", ground="pri"
        )
        if row.chosen:
            mark = styled(f"{row.chosen}", "support medium")
            size = max(dp(24), mark.height + dp(4))
            foot = min(pill.y + high - size * 0.6, box.y + box.height - size - 2)
            badge = Box(pill.right - size * 0.6, foot, size, size)
            self.fill(index, "brassC", badge, 12)
            self.put(
                index,
                f"{row.chosen}",
                "support medium",
                "onBrassC",
                badge.x + size / 2,
                badge.middle,
                align="center",
                ground="brassC",
            )

    def _beside(self) -> float:
        """What is free right of the amounts; less where they are wider than the list."""
        wide = sum(width for _, width in self._columns) - dp(APART)
        over = wide + dp(2 * SIDE) - self.width if self._tiered else 0
        return max(dp(LEAST_SIDE), self._side - max(0, over))

    @property
    def _side(self) -> float:
        """What is free right of the amounts, in pixels."""
        return dp(SLIM_SIDE if self._way.is_slim else SIDE)

    def _amounts(self, row: ChainRow) -> list[str]:
        """The texts of the columns."""
        shown = [row.price] if self._columns and self._columns[0][0] == PRICE else []
        bonuses = [column for column, _ in self._columns if column in {FIRST, SECOND}]
        return [*shown, *row.bonuses[: len(bonuses)]]

    def _wanted(
        self, rows: Sequence[ChainRow], bonuses: Sequence[str], *, buying: bool, slim: bool = False
    ) -> tuple[tuple[str, float], ...]:
        """The columns and their widths, with room for their heads."""
        apart = CLOSER if slim else APART
        prices = [row.price for row in rows]
        columns = [] if buying else [(PRICE, _widest(prices, "price", 54, apart))]
        for place, column in enumerate(bonuses):
            texts = [row.bonuses[place] for row in rows if len(row.bonuses) > place]
            columns.append((column, _widest(texts, "bonus", 0 if slim else 68, apart)))
        if buying:
            pills = [row.buy or "" for row in rows]
            aside = dp((SLENDER if slim else ASIDE) + 8)
            columns.append((PILLS, max(_widest(pills, "amount", 0) + aside, dp(PILL + CLOSER))))
        return tuple(
            (column, max(width, styled(self._said[column], "caption medium").width + dp(8)))
            for column, width in columns
        )

    def _needs_more(
        self, rows: Sequence[ChainRow], columns: Sequence[tuple[str, float]], way: Way
    ) -> bool:
        """Whether the names, or what stands under them, need more room than columns leave them."""
        side = dp(SLIM_SIDE if way.is_slim else SIDE)
        left = self.width - self._left() - side - sum(width for _, width in columns)
        for row in rows:
            if not row.on_board:
                continue
            shield = dp(SHIELD) if row.safe else 0
            name = styled(row.name, way.style).width
            if way.breaks:
                name = widest_word(row.name, way.style)
                if wrapped(row.name, way.style, left).height > 2.5 * styled("N", way.style).height:
                    return True
            parts = max(styled(part, "caption").width for part in (row.laid, row.left))
            if not way.shield_below:
                name += shield
            elif name + shield > left:
                parts += shield
            if max(name, parts) > left:
                return True
        return False

    def _room(self, row: ChainRow) -> float:
        """How wide the name may be with the sign of a safe chain."""
        room = self.width - self._left() - self._side
        if not self._tiered and row.on_board:
            room -= sum(width for _, width in self._columns)
        return room

    def _name_room(self, row: ChainRow) -> float:
        """How wide the name may be."""
        shield = dp(SHIELD) if row.safe and not self._shield_below(row) else 0
        return max(dp(60), self._room(row) - shield)

    def _shield_below(self, row: ChainRow) -> bool:
        """Whether the sign of a safe chain has no room behind its name."""
        name = styled(row.name, self._way.style).width
        return row.safe and self._way.shield_below and name + dp(SHIELD) > self._room(row)

    def _under(self, row: ChainRow) -> str:
        """What stands under a name, on two lines where one has no room for it."""
        has_room = styled(row.under, "caption").width <= self._under_room(row)
        return row.under if has_room else f"{row.laid}\n{row.left}"

    def _under_room(self, row: ChainRow) -> float:
        """How wide the second line may be."""
        shield = dp(SHIELD) if row.safe else 0
        return self._name_room(row) + (-shield if self._shield_below(row) else shield)

    def _left(self) -> float:
        """Where the names begin."""
        return dp(12) + self._fob * WIDE + dp(10)


def _widest(texts: Sequence[str], style: str, least: float, apart: float = APART) -> float:
    """A column's width: its widest text, and room beside it."""
    return max([dp(least), *(styled(text, style).width + dp(apart) for text in texts if text)])
