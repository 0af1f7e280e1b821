"""One hotel as it stands: its floors one upon another, and its name on the roof."""

from collections.abc import Callable
from itertools import product
from typing import Any

from kivy.graphics import Color, SmoothLine
from kivy.metrics import dp

from hotels.screens.patterns import INK
from hotels.screens.perfect_hotel.kinds import LOOKS, TOURIST, colours, draw_icon, paper
from hotels.screens.perfect_hotel.measures import GAP, STYLES, Cards, Measures, name_on_sign
from hotels.screens.theme import theme
from hotels.screens.widgets.boxes import Box, Words
from hotels.screens.widgets.drawing import styled, write
from hotels.screens.widgets.raster import plate, strip
from hotels.screens.widgets.rows import Rows
from hotels.views.perfect_hotel import FloorRow, SignRow

LOWEST_NAME = 16
"""A floor's letters are left out where it is lower than this, in dp."""

SIDE = 14
LOW_SIDE = 8
"""From a floor's ends to what stands on it, in dp; the second where it is low or narrow."""

NARROW, NARROWEST = 200, 60
"""Below the first, in dp, a hotel has little room; below the second it was given none yet."""

PATTERNED = 40
"""From this height on a floor has its pattern below its name, in dp."""

DEEP = 58
"""From this height above its pattern, in dp, a narrow floor has its cards below its name."""

MOST_CARD, SHRUNK = 31, 0.7
"""How high a card is at most, in dp, and the share of it that will do beside a long name."""


class HotelColumn(Rows):
    """The sign, and below it the floors, the last one built first."""

    ground = "paper"
    lined = False

    def __init__(self, on_tap: Callable[[Any, str], None], **rest: object) -> None:
        super().__init__(on_tap, **rest)
        self.measures = Measures(dp(62), dp(48))
        self.reachable = True
        """Whether each floor is a target of its own."""

    def stand(self, rows: tuple[SignRow | FloorRow, ...], measures: Measures) -> None:
        """These rows, so high."""
        self.measures = measures
        self.reachable = measures.floor >= dp(48 + GAP)
        self.show(rows)

    def row_height(self, row: SignRow | FloorRow) -> float:
        """How high a row is, in pixels."""
        return self.measures.sign if isinstance(row, SignRow) else self.measures.floor

    def part(self, row: SignRow | FloorRow, _box: Box, _x: float) -> str:
        """The whole row is one part."""
        if isinstance(row, SignRow):
            return "name"
        return "floor" if self.reachable else ""

    def mode(self) -> object:
        """Floors look otherwise without their patterns."""
        return theme.patterns

    def draw(self, index: int, row: SignRow | FloorRow, box: Box) -> None:
        """A floor, or the sign."""
        if box.width < dp(NARROWEST):
            return
        if isinstance(row, SignRow):
            self._sign(index, row, box)
        else:
            self._floor(index, row, box._replace(height=box.height - dp(GAP)))

    def _sign(self, index: int, row: SignRow, box: Box) -> None:
        """The green plate with its brass line, round at the top."""
        group = self.group(index)
        group.add(Color(*theme.colour("sign")))
        group.add(plate(box, (dp(12), dp(12), dp(2), dp(2))))
        inset = dp(4)
        group.add(Color(*theme.colour("brassLine")))
        within = box.width - 2 * inset, box.height - 2 * inset
        around = (box.x + inset, box.y + inset, *within, dp(8))
        group.add(SmoothLine(rounded_rectangle=around, width=dp(0.75)))
        texture, style = name_on_sign(row.name, box.width)
        left, low = (box.width - texture.width) / 2, box.middle - texture.height / 2
        group.add(Color(*theme.colour("onSign")))
        write(group, texture, left, low)
        where = Box(left, low, *texture.size)
        self._words[index].append(Words(row.name, where, "onSign", "sign", style))

    def _floor(self, index: int, row: FloorRow, box: Box) -> None:
        ground, ink = colours(row.kind)
        group = self.group(index)
        group.add(Color(*ground))
        group.add(plate(box, min(dp(8), box.height / 4)))
        low = 0.0
        if theme.patterns and box.height >= dp(PATTERNED):
            high = min(dp(11), box.height * 0.2)
            low = high + dp(4)
            inset = dp(6)
            group.add(Color(*ink[:3], INK))
            size = round(box.width - 2 * inset, 2), round(high, 2)
            group.add(strip(LOOKS[row.kind].mark, inset, dp(4), *size))
        room = Box(box.x, low, box.width, box.height - low)
        narrow = box.width < dp(NARROW)
        side = dp(LOW_SIDE if narrow or room.height < dp(30) else SIDE)
        if narrow and room.height >= dp(DEEP):
            self._two_lines(index, row, room, side)
        else:
            self._one_line(index, row, room, side)

    def _one_line(self, index: int, row: FloorRow, room: Box, side: float) -> None:
        """Icon, name and cards side by side; cards and letters grow smaller where they must."""
        icon = min(dp(24), room.height * 0.8)
        self._icon(index, row, icon, (side + icon / 2, room.middle))
        start, right = side + icon + side * 0.6, room.width - side
        high = min(dp(MOST_CARD), room.height - dp(4))
        for style, share in product(STYLES, (1, SHRUNK)):
            texture = styled(row.name, style)
            cards = Cards(row, high * share)
            tall = max(dp(LOWEST_NAME), texture.height - dp(2))
            after = start + texture.width + dp(8)
            if tall <= room.height and after + cards.least <= right:
                self._name(index, (row.name, style), (start, room.middle), row.kind)
                self._cards(index, cards, (after, right), room.middle)
                return
        self._cards(index, Cards(row, high), (start, right), room.middle)

    def _two_lines(self, index: int, row: FloorRow, room: Box, side: float) -> None:
        """Icon and name above, the cards below."""
        half = room.height / 2
        upper, lower = room.y + 1.5 * half - dp(2), room.y + half / 2 + dp(2)
        icon = min(dp(22), half * 0.8)
        self._icon(index, row, icon, (side + icon / 2, upper))
        start, right = side + icon + dp(6), room.width - side
        for style in STYLES:
            texture = styled(row.name, style)
            if texture.width <= right - start and texture.height <= half + dp(4):
                self._name(index, (row.name, style), (start, upper), row.kind)
                break
        self._cards(index, Cards(row, min(dp(MOST_CARD), half - dp(4))), (side, right), lower)

    def _icon(self, index: int, row: FloorRow, size: float, middle: tuple[float, float]) -> None:
        """The kind's icon."""
        draw_icon(self.group(index), LOOKS[row.kind].icon, size, colours(row.kind)[1], middle)

    def _name(self, index: int, said: tuple[str, str], at: tuple[float, float], kind: int) -> None:
        """Words in a kind's ink, in a style, with their left and their middle there."""
        text, style = said
        texture = styled(text, style)
        x, low = at[0], at[1] - texture.height / 2
        group = self.group(index)
        group.add(Color(*colours(kind)[1]))
        write(group, texture, x, low)
        where = Box(x, low, *texture.size)
        self._words[index].append(Words(text, where, "ink", "sheet", style))

    def _cards(self, index: int, cards: Cards, ends: tuple[float, float], middle: float) -> None:
        """The cards at the right end, side by side, upon each other, or as figures."""
        if cards.high < dp(6):
            return
        pitch = cards.pitch(ends[1] - ends[0])
        if pitch is None:
            self._figures(index, cards, ends[1], middle)
            return
        x = ends[1] - cards.width(pitch)
        for place in range(cards.count):
            is_tourist = place >= cards.row.cards
            self._card(index, x + place * pitch, middle, cards, tourist=is_tourist)

    def _card(self, index: int, x: float, middle: float, cards: Cards, *, tourist: bool) -> None:
        group = self.group(index)
        x, low, edge = round(x), round(middle - cards.high / 2), max(1, round(dp(1.25)))
        group.add(Color(*colours(cards.row.kind)[1]))
        group.add(plate((x, low, cards.wide, cards.high), dp(4)))
        group.add(Color(*(theme.colour("lone") if tourist else paper())))
        inside = cards.wide - 2 * edge, cards.high - 2 * edge
        group.add(plate((x + edge, low + edge, *inside), dp(3)))
        if tourist:
            size = round(cards.wide * 0.86)
            draw_icon(group, TOURIST, size, theme.colour("onLone"), (x + cards.wide / 2, middle))

    def _figures(self, index: int, cards: Cards, right: float, middle: float) -> None:
        """One card with how many there are, and the same of the tourists."""
        for count, tourist in ((cards.row.tourists, True), (cards.row.cards, False)):
            if not count:
                continue
            said = f"×{count}"
            right -= styled(said, cards.style).width
            self._name(index, (said, cards.style), (right, middle), cards.row.kind)
            right -= cards.wide + dp(3)
            self._card(index, right, middle, cards, tourist=tourist)
            right -= dp(8)
