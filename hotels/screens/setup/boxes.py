"""A box for each edition, drawn by us: its proportions and one motif, no publisher's art."""

from collections.abc import Callable

from kivy.graphics import Color, InstructionGroup, SmoothEllipse, SmoothLine, SmoothRoundedRectangle
from kivy.metrics import dp

from hotels.ledger.chains.editions import ACQUIRE_CLASSIC
from hotels.screens.theme import rgba
from hotels.screens.widgets.drawn import Drawn

WIDE, HIGH = 120, 132
"""The field a box stands in, in dp."""

H = ((0, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2), (2, 2))
"""Column and row of seven tiles that make an H."""

CREAM, BRASS, INK = "F1E7CF", "C9A24B", "231F18"


class Pen:
    """Draws in dp from the top left corner of the field."""

    def __init__(self, group: InstructionGroup, left: float, top: float, scale: float) -> None:
        self._group, self._left, self._top, self._scale = group, left, top, dp(scale)

    def box(
        self, x: float, y: float, wide: float, high: float, colour: str, radius: float = 0
    ) -> None:
        """A filled box."""
        unit = self._scale
        self._group.add(Color(*rgba(colour)))
        pos = self._left + x * unit, self._top - (y + high) * unit
        size = max(1.0, wide * unit), max(1.0, high * unit)
        self._group.add(
            SmoothRoundedRectangle(pos=pos, size=size, radius=[max(0.1, radius * unit)])
        )

    def disc(self, x: float, y: float, radius: float, colour: str) -> None:
        """A filled circle about a middle."""
        unit = self._scale
        self._group.add(Color(*rgba(colour)))
        pos = self._left + (x - radius) * unit, self._top - (y + radius) * unit
        self._group.add(SmoothEllipse(pos=pos, size=(2 * radius * unit, 2 * radius * unit)))

    def ring(self, x: float, y: float, radius: float, colour: str) -> None:
        """A circle about a middle."""
        unit = self._scale
        self._group.add(Color(*rgba(colour)))
        circle = self._left + x * unit, self._top - y * unit, radius * unit
        self._group.add(SmoothLine(circle=circle, width=1.6 * unit))

    def lid(self, wide: float, high: float, top: str, side: str) -> tuple[float, float]:
        """A box in the middle of the field; where its lid begins."""
        x, y = (WIDE - wide) / 2, (HIGH - high - 9) / 2
        self.box(x, y + 9, wide, high, side, 6)
        self.box(x, y, wide, high, top, 6)
        return x, y


def _classic(pen: Pen) -> None:
    x, y = pen.lid(92, 118, "4A2E20", "2B1A12")
    pen.box(x, y, 14, 118, "2B1A12", 6)
    for (column, row), colour in zip(H, ACQUIRE_CLASSIC.colours, strict=True):
        left, top = x + 22 + column * 22, y + 27 + row * 22
        pen.box(left - 1, top - 1, 20, 20, CREAM, 4)
        pen.box(left, top, 18, 18, colour, 3)


def _navy(pen: Pen) -> tuple[float, float]:
    x, y = pen.lid(116, 112, "22335A", "141F3A")
    pen.box(x + 6, y + 6, 104, 100, BRASS, 3)
    pen.box(x + 7.5, y + 7.5, 101, 97, "22335A", 2)
    return x, y


def _renegade(pen: Pen) -> None:
    x, y = _navy(pen)
    for left, high in ((20, 34), (39, 56), (58, 76), (77, 48)):
        top = y + 100 - high
        pen.box(x + left, top, 16, high, "E3DAC6")
        for floor in range(int(high // 14)):
            for side in (3, 9.5):
                pen.box(x + left + side, top + 5 + floor * 14, 3.5, 5, "22335A")


def _tycoon(pen: Pen) -> None:
    x, y = _navy(pen)
    for left, high, colour in ((18, 44, "E3DAC6"), (45, 70, BRASS), (72, 28, "E3DAC6")):
        pen.box(x + left, y + 100 - high, 25, high, colour, 2)


def _2016(pen: Pen) -> None:
    x, y = pen.lid(116, 112, "1D5C63", "123E43")
    steps = ((0, 6), (2, 6), (3, 5), (4, 4), (5, 4), (6, 3), (7, 2), (8, 1), (5, 9), (7, 8), (9, 7))
    for row in range(10):
        for column in range(10):
            pen.box(x + 8 + column * 10, y + 6 + row * 10, 8, 8, "2B757C", 1)
    for place, (column, row) in enumerate(steps):
        pen.box(x + 8 + column * 10, y + 6 + row * 10, 8, 8, "F4C81E" if place % 2 else CREAM, 1)


def _2008(pen: Pen) -> None:
    x, y = pen.lid(116, 112, "7A3A12", "4E240A")
    pen.disc(x + 58, y + 52, 36, "F3DFA8")
    for left, high, colour in (
        *((12, 40, "3A1C0A"), (29, 60, "3A1C0A"), (48, 86, "5A2C10")),
        *((66, 66, "3A1C0A"), (84, 46, "3A1C0A")),
    ):
        pen.box(x + left, y + 112 - high, 16, high, colour, 2)


def _1999(pen: Pen) -> None:
    x, y = pen.lid(120, 92, "5B3E78", "3A2750")
    pink, cream = "DA52A8", "F3DFA8"
    rings = ((26, 24, pink), (54, 24, cream), (82, 24, cream), (40, 48, pink))
    for left, top, colour in (*rings, (68, 48, cream), (96, 48, cream), (54, 72, pink)):
        pen.ring(x + left, y + top, 10, colour)


def _pages(pen: Pen) -> tuple[float, float]:
    """Typed pages with a heading and lines."""
    x, y = (WIDE - 72) / 2, (HIGH - 90) / 2
    for left, top, colour in ((6, 4, "D9CFB8"), (0, 0, "FFFDF6")):
        pen.box(x + left, y + top, 66, 86, "857A65", 1)
        pen.box(x + left + 1, y + top + 1, 64, 84, colour, 1)
    pen.box(x + 8, y + 10, 34, 5, INK, 1)
    for line, wide in enumerate((50, 44, 50, 36, 48, 40)):
        pen.box(x + 8, y + 22 + line * 9, wide, 2, "857A65")
    return x, y


def _vacation(pen: Pen) -> None:
    x, y = _pages(pen)
    pen.box(x + 42, y + 52, 30, 40, "8E2B2B", 2)
    pen.box(x + 45, y + 55, 24, 34, CREAM, 1)
    pen.box(x + 46, y + 56, 22, 32, "8E2B2B", 1)


def _decision(pen: Pen) -> None:
    x, y = _pages(pen)
    for top, wide in ((40, 46), (58, 30)):
        pen.box(x + 6, y + top, wide, 2, "A3262A")
    for place in range(6):
        pen.box(x + 34 + place * 4, y + 74 + (place % 2) * 2, 4, 2, "2F5585")


def _draft(pen: Pen) -> None:
    _pages(pen)


MOTIFS: dict[str, Callable[[Pen], object]] = {
    "acquire-classic": _classic,
    "acquire-renegade": _renegade,
    "acquire-tycoon": _tycoon,
    "acquire-2016": _2016,
    "acquire-2008": _2008,
    "acquire-1999": _1999,
    "vacation": _vacation,
    "decision": _decision,
    "decision-draft": _draft,
}


class BoxDrawing(Drawn):
    """The box of an edition, so many dp high with the field around it."""

    def __init__(self, looks: str, high: float = HIGH) -> None:
        self._looks, self._scale = looks, high / HIGH
        super().__init__(dp(WIDE) * self._scale, dp(high))

    def draw(self, group: InstructionGroup) -> None:
        """Its lid, its side and its motif."""
        MOTIFS[self._looks](Pen(group, round(self.x), round(self.top), self._scale))
