"""The little picture of a board that stands beside a game in a list, or beside a question."""

from collections.abc import Mapping
from functools import lru_cache
from itertools import pairwise

from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, Rectangle, SmoothLine
from kivy.graphics.texture import Texture
from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.ledger.chains.board import FIRST_CHAIN, LONE
from hotels.screens.theme import BOLD, Colour, mixed, theme
from hotels.screens.widgets.drawing import words, write
from hotels.screens.widgets.raster import coloured_texture, round_box

LETTERED = 20
"""From this size on, in dp, a square has room for its chain's letter."""

FAINT = 0.35
"""How much of its colour a chain keeps that is not spoken of."""


class SmallBoard(Widget):
    """What lies on a board, in colours only: one texture, so that a list of many is cheap.

    The cells are as the archive's summary holds them, one byte a square along the rows; the pieces
    are the colours of the chains, if they are not those of the screen.
    """

    def __init__(
        self,
        cells: bytes,
        rows: int,
        columns: int,
        pieces: tuple[str, ...] | None = None,
        **rest: object,
    ) -> None:
        super().__init__(**rest)
        self.cells, self.rows, self.columns, self.pieces = cells, rows, columns, pieces
        with self.canvas:
            Color(1, 1, 1, 1)
            self._picture = Rectangle(size=(0, 0))
        self._settle = Clock.create_trigger(self._draw, -1)
        self.bind(pos=self._settle, size=self._settle)
        self._settle()

    def show(self, cells: bytes) -> None:
        """Another position."""
        self.cells = cells
        self._settle()

    def _draw(self, *_: object) -> None:
        wide, high = int(self.width), int(self.height)
        if wide < 2 * self.columns or high < 2 * self.rows:
            self._picture.size = (0, 0)
            return
        texture = _picture(self.cells, self.columns, wide, high, dp(1), self._grounds())
        self._picture.texture, self._picture.size = texture, texture.size
        self._picture.pos = round(self.x), round(self.y)

    def _grounds(self) -> tuple[Colour, ...]:
        """The colours of an empty square, a lone tile, and each chain."""
        most = max(self.cells, default=LONE) - FIRST_CHAIN
        chains = (self._chain(place) for place in range(most + 1))
        return theme.colour("cont2"), theme.colour("lone"), *chains

    def _chain(self, place: int) -> Colour:
        return theme.chain(place, self.pieces)[0]


class MeetingBoard(SmallBoard):
    """The same where chains meet: those spoken of bear their letters, a ring is round the tile."""

    def __init__(
        self,
        cells: bytes,
        rows: int,
        columns: int,
        letters: Mapping[int, str],
        square: int | None,
        **rest: object,
    ) -> None:
        self.letters, self.square = letters, square
        self._marks = InstructionGroup()
        super().__init__(cells, rows, columns, **rest)
        self.canvas.add(self._marks)

    def _chain(self, place: int) -> Colour:
        own = super()._chain(place)
        if place in self.letters:
            return own
        return mixed(own, theme.colour("cont2"), FAINT)

    def _draw(self, *_: object) -> None:
        super()._draw()
        self._marks.clear()
        wide, high = self.width / self.columns, self.height / self.rows
        for square, code in enumerate(self.cells):
            letter = self.letters.get(code - FIRST_CHAIN)
            row, column = divmod(square, self.columns)
            x, y = self.x + (column + 0.5) * wide, self.top - (row + 0.5) * high
            if letter and min(wide, high) >= dp(LETTERED):
                self._marks.add(Color(*theme.chain(code - FIRST_CHAIN)[1]))
                texture = words(letter, BOLD, min(wide, high) * 0.5)
                write(self._marks, texture, x - texture.width / 2, y - texture.height / 2)
            if square == self.square:
                self._marks.add(Color(*theme.colour("ink")))
                across, down = wide + dp(2), high + dp(2)
                box = (x - across / 2, y - down / 2, across, down, dp(5))
                self._marks.add(SmoothLine(rounded_rectangle=box, width=dp(1.5)))


@lru_cache(maxsize=100)
def _picture(
    cells: bytes, columns: int, wide: int, high: int, density: float, grounds: tuple[Colour, ...]
) -> Texture:
    """The picture, so many pixels wide and high, with a colour for each code."""
    rows = len(cells) // columns
    pitch = min(wide / columns, high / rows)
    gap = max(1, round(pitch * (0.1 if pitch > 16 * density else 0.15)))
    radius = min(3 * density, max(density, pitch * 0.2))
    colours = {code: _bytes(grounds[code]) for code in {*cells}}
    across = _spans(columns, wide, gap)
    lines: list[bytes] = []
    for row, (tall, below) in enumerate(_spans(rows, high, gap)):
        codes = cells[row * columns : (row + 1) * columns]
        lines += (
            b"".join(
                _line(colours[code], _opaque(width, tall, line, radius) + bytes(beside))
                for code, (width, beside) in zip(codes, across, strict=True)
            )
            for line in range(tall + below)
        )
    pixels = b"".join(reversed(lines))  # a texture begins at the foot
    return coloured_texture(pixels, wide, high)


def _spans(count: int, length: int, gap: int) -> list[tuple[int, int]]:
    """How long each of so many squares is, and the gap behind it: whole pixels, all in all."""
    starts = [round(place * (length + gap) / count) for place in range(count + 1)]
    spans = [(there - here - gap, gap) for here, there in pairwise(starts)]
    return [*spans[:-1], (spans[-1][0], 0)]


def _bytes(colour: Colour) -> bytes:
    """The three bytes of a colour."""
    return bytes(round(255 * part) for part in colour[:3])


@lru_cache(maxsize=1_000)
def _opaque(wide: int, high: int, line: int, radius: float) -> bytes:
    """How opaque a square is along a line of its pixels; below it, in the gap, not at all."""
    if line >= high:
        return bytes(wide)
    return round_box(wide, high, radius)[line * wide : (line + 1) * wide]


@lru_cache(maxsize=4_000)
def _line(colour: bytes, shares: bytes) -> bytes:
    """A line of pixels in one colour, each as opaque as it shall be."""
    return b"".join(colour + shares[place : place + 1] for place in range(len(shares)))
