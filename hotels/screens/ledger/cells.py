"""The chains and the players of a moment, a cell for each: only one that changed is drawn again."""

from collections.abc import Sequence
from typing import Any

from kivy.metrics import dp

from hotels.screens.ledger.breaking import ruler
from hotels.screens.theme import theme
from hotels.screens.widgets.boxes import Box
from hotels.screens.widgets.fob import WIDE, draw_fob
from hotels.screens.widgets.rows import Rows
from hotels.views.chains import ChainRow, left_in_bank
from hotels.views.players import MOST_PILES, PlayerRow
from hotels.wording.amounts import money

FOB, PILE = 32, 22
"""How high a fob is beside a size, and beside a count of blocks, in dp."""

UNPLACED = 100
"""So wide is what has not been given its room yet, in pixels."""

LARGE = 20
"""So many blocks a pile has room for."""

Pile = tuple[int, str, int]
"""Chain, letter and blocks; without a letter those of all other chains."""

SIDE = 8
"""What is free at the sides of a cell, in dp."""


class Cells(Rows):
    """Cells side by side, as many in a line as have room, all of them equally wide."""

    lined = False
    across = 1
    """How many stand in a line."""
    _tall = 0

    def part(self, row: Any, box: Box, x: float) -> str:  # noqa: ARG002 - a list's parts
        """The whole cell."""
        return "cell"

    def needs(self, row: Any) -> float:
        """How wide the cell of a row is at least, in pixels."""
        raise NotImplementedError

    def tall(self, row: Any, wide: float) -> float:
        """How high the cell of a row is that is so wide, in pixels."""
        raise NotImplementedError

    def show(self, rows: Sequence[Any]) -> None:
        """These; all are drawn again where they stand otherwise than before."""
        if self.width <= UNPLACED:
            self.rows = rows
            return
        self.across = self.evenly(rows)
        self._tall = self.highest(rows, self.across)
        super().show(rows)

    def evenly(self, rows: Sequence[Any]) -> int:
        """How many stand in a line: no more than fit, and as evenly as can be."""
        count, widest = max(1, len(rows)), max((self.needs(row) for row in rows), default=1)
        most = max(1, min(count, int(self.width / max(1, widest))))
        return -(-count // -(-count // most))

    def highest(self, rows: Sequence[Any], across: int) -> int:
        """How high the highest cell is where so many stand in a line, in pixels."""
        return round(max((self.tall(row, self.width / across) for row in rows), default=0))

    def mode(self) -> object:
        """How wide and high each of them is."""
        return self.across, self._tall

    def row_width(self, index: int) -> float:
        """An equal share, on whole pixels."""
        left, right = self._edges(index % self.across)
        return right - left

    def row_height(self, row: Any) -> float:  # noqa: ARG002 - all are as high as the highest
        """As high as the highest of them."""
        return self._tall

    def whole(self) -> float:
        """All lines."""
        lines = -(-len(self.rows) // self.across)
        return lines * max(self._heights, default=0)

    def places(self) -> list[Box]:
        """From the left, then on below."""
        boxes, top = [], self.y + self.height
        for index, height in enumerate(self._heights):
            line, place = divmod(index, self.across)
            left, right = self._edges(place)
            boxes.append(Box(self.x + left, top - (line + 1) * height, right - left, height))
        return boxes

    def _edges(self, place: int) -> tuple[int, int]:
        """Where a cell of a line begins and ends."""
        share = self.width / self.across
        return round(place * share), round((place + 1) * share)


class ChainCells(Cells):
    """Every chain: its fob, how large it is, what a block costs, how many are left."""

    def needs(self, row: ChainRow) -> float:
        """The widest of its lines, and a price of four figures at least."""
        sizes, prices, small = ruler("name short"), ruler("price"), ruler("caption")
        fob = dp(FOB * WIDE + 6) + sizes.width("00")
        left = max(small.width(left_in_bank(24)), small.width(row.left))
        return max(fob, prices.width(money(1_000)), prices.width(row.price), left) + dp(2)

    def tall(self, row: ChainRow, wide: float) -> float:  # noqa: ARG002 - nothing breaks in it
        """Fob, price, what is left."""
        first = max(dp(FOB), ruler("name short").high)
        return first + ruler("price").high + ruler("caption").high + dp(12)

    def draw(self, index: int, row: ChainRow, box: Box) -> None:
        """One under another, in the middle."""
        sizes, prices, small = ruler("name short"), ruler("price"), ruler("caption")
        middle = box.x + box.width / 2
        first = max(dp(FOB), sizes.high)
        top = box.y + box.height - dp(5)
        size = str(row.size) if row.on_board else ""
        wide = dp(FOB * WIDE) + (dp(6) + sizes.width(size) if size else 0)
        left = middle - wide / 2
        y = top - first / 2
        fob = left, y - dp(FOB) / 2
        draw_fob(self.group(index), fob, dp(FOB), row.place, row.letter, pale=not row.on_board)
        if size:
            self.put(index, size, "name short", "ink", left + dp(FOB * WIDE + 6), y)
        top -= first + dp(1)
        if row.price:
            y = top - prices.high / 2
            self.put(index, row.price, "price", "ink", middle, y, align="center")
        y = top - prices.high - small.high / 2
        self.put(index, row.left, "caption", "ink2", middle, y, align="center")


class PlayerCells(Cells):
    """Every player: his name, his money, and his blocks where they lie open."""

    _is_open = False
    """Whether blocks are seen."""

    def show(self, rows: Sequence[PlayerRow]) -> None:
        """These players, with as much room for blocks as they may need."""
        self._is_open = any(row.piles or row.is_open for row in rows)
        super().show(rows)

    def needs(self, row: PlayerRow) -> float:
        """The longest word of his name, his money, or two of his piles."""
        names = ruler("support medium")
        longest = max((names.width(word) for word in row.name.split()), default=0)
        longest = min(longest, dp(120) * max(1, theme.text_size))
        piles = dp(2 * (PILE * WIDE + 9)) + 2 * names.width("00") if self._is_open else 0
        return max(longest, ruler("amount").width(row.cash), piles) + dp(2 * SIDE + 2)

    def tall(self, row: PlayerRow, wide: float) -> float:
        """The lines of his name, his money, what is said of his blocks."""
        room = wide - dp(2 * SIDE)
        names = ruler("support medium")
        high = len(names.broken(row.name, room)) * names.high + ruler("amount").high + dp(14)
        if self._is_open:  # for as many as there may be: nothing is to jump between two steps
            most = [(0, "A", LARGE)] * MOST_PILES
            return high + len(self._in_lines([*most, (0, "", LARGE)], room)) * self._line
        return high + len(ruler("caption").broken(row.state, room - dp(18))) * ruler("caption").high

    @property
    def _line(self) -> float:
        """How high a line of piles is."""
        return max(dp(PILE + 2), ruler("support medium").high)

    def draw(self, index: int, row: PlayerRow, box: Box) -> None:
        """One under another, from the left; whose turn it was stands out."""
        names, amounts, small = ruler("support medium"), ruler("amount"), ruler("caption")
        ground, ink, ink2 = "sheet", "ink", "ink2"
        if row.is_turn:
            ground, ink, ink2 = "priC", "onPriC", "onPriC"
            edge = dp(2)
            inside = Box(box.x + edge, box.y, box.width - 2 * edge, box.height)
            self.fill(index, ground, inside, 8)
        left, room = box.x + dp(SIDE), box.width - dp(2 * SIDE)
        top = box.y + box.height - dp(6)
        lines = names.broken(row.name, room)
        high = len(lines) * names.high
        role = "ink2" if row.away else ink
        said = "\n".join(lines)
        self.put(index, said, "support medium", role, left, top - high / 2, ground=ground)
        top -= high
        self.put(index, row.cash, "amount", ink, left, top - amounts.high / 2, ground=ground)
        top -= amounts.high + dp(1)
        piles = self._lines(row, room)
        for line in piles:
            self._draw_piles(index, line, (left, top - self._line / 2), ink, ground)
            top -= self._line
        if not piles:
            self.put_icon(index, row.icon, 14, ink2, left, top - small.high / 2)
            state = small.broken(row.state, room - dp(18))
            y = top - len(state) * small.high / 2
            self.put(index, "\n".join(state), "caption", ink2, left + dp(18), y, ground=ground)

    def _draw_piles(
        self,
        index: int,
        line: Sequence[Pile],
        place: tuple[float, float],
        ink: str,
        ground: str,
    ) -> None:
        x, y = place
        for chain, letter, count in line:
            if not letter:
                self.put(index, f"+{count}", "support medium", ink, x, y, ground=ground)
                continue
            fob = x, y - dp(PILE) / 2
            draw_fob(self.group(index), fob, dp(PILE), chain, letter, ground=ground)
            x += dp(PILE * WIDE + 3)
            box = self.put(index, str(count), "support medium", ink, x, y, ground=ground)
            x = box.right + dp(6)

    def _lines(self, row: PlayerRow, room: float) -> list[list[Pile]]:
        """The piles in as many lines as they need; what is not among them as a sum."""
        return self._in_lines([*row.piles, *([(0, "", row.rest)] if row.rest else [])], room)

    def _in_lines(self, items: Sequence[Pile], room: float) -> list[list[Pile]]:
        words = ruler("support medium")
        lines: list[list[Pile]] = []
        taken = room
        for item in items:
            wide = words.width(str(item[2])) + dp(PILE * WIDE + 9)
            if taken + wide > room + dp(6):
                lines.append([])
                taken = 0
            lines[-1].append(item)
            taken += wide
        return lines
