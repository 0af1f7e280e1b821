"""What more than one canvas draws: words and dashed borders."""

import re
from collections.abc import Callable, Iterable
from functools import lru_cache

from kivy.core.text import Label as CoreLabel
from kivy.graphics import InstructionGroup, Mesh, Rectangle
from kivy.graphics.texture import Texture
from kivy.metrics import dp

from hotels.screens.theme import theme

LONGEST = 200
"""Signs of a text that is kept drawn: a longer one is seldom shown, and takes much room."""

SHRUNK = (1, 0.9, 0.8, 0.7)
"""The shares of its size at which a text is tried so that no word of it breaks."""

WIDEST_WORD = 180
"""How much room a word is given beside what else stands there, in dp of plain text."""


def on_whole_pixels(texture: Texture) -> Texture:
    """A texture that is drawn one to one, so that nothing is to be smoothed.

    What a label shows may be turned or made smaller: that has its own smoothed from then on.
    """
    texture.min_filter = texture.mag_filter = "nearest"
    return texture


def _drawn(
    text: str,
    face: str,
    size: float,
    width: float | None = None,
    align: str = "left",
    apart: float = 1,
) -> Texture:
    if width is not None:
        text, size = whole(text, face, size, width)
    label = CoreLabel(
        text=text,
        font_name=face,
        font_size=size,
        color=(1, 1, 1, 1),
        text_size=(None if width is None else max(1, width), None),
        halign=align,
        line_height=apart,
    )
    label.refresh()
    return on_whole_pixels(label.texture)


_broken = lru_cache(maxsize=128)(_drawn)


@lru_cache(maxsize=256)
def words(text: str, face: str, size: float) -> Texture:
    """A text in white, to be tinted by the colour set before it is drawn."""
    return _drawn(text, face, size)


def wrapped(text: str, style: str, width: float, share: float = 1) -> Texture:
    """A text in a style, or a share of its size, broken into lines where it is wider than this."""
    face, size = theme.font(style)
    return within(text, face, size * share, width)


def within(
    text: str, face: str, size: float, width: float | None, align: str = "left", apart: float = 1
) -> Texture:
    """A text on lines no wider than this, if it is said; how they stand, and how far apart."""
    if apart == 1:
        texture = words(text, face, size)
        has_room = width is None or texture.width <= width
        if has_room and (align == "left" or "\n" not in text):
            return texture
    drawn = _broken if len(text) <= LONGEST else _drawn
    return drawn(text, face, size, width, align, apart)


@lru_cache(maxsize=64)
def in_lines(text: str, face: str, size: float, width: float) -> str:
    """A text in lines, broken at spaces and after hyphens where it is wider than this."""
    wide = _measure(face, size)
    return "\n".join(line for part in text.split("\n") for line in _lines(part, wide, width))


def whole(text: str, face: str, size: float, width: float) -> tuple[str, float]:
    """A text and its size so that no word breaks: after a hyphen if it must, or smaller.

    As it was where a word is too wide even so.
    """
    wide = _measure(face, size)
    if all(wide(word) <= width for word in re.split("[ \n]", text)):
        return text, size
    for share in SHRUNK:
        said, wide = in_lines(text, face, size * share, width), _measure(face, size * share)
        if all(wide(line) <= width for line in said.split("\n")):
            return said, size * share
    return text, size


def _lines(text: str, wide: Callable[[str], float], width: float) -> list[str]:
    """One paragraph in lines; a no-break space and the hyphen of a number hold together."""
    lines = [""]
    for piece in re.findall(r"[^ ]+?(?:(?<=\w)-(?=\w)|(?= )|$) *", text):
        if lines[-1] and wide((lines[-1] + piece).rstrip(" ")) > width:
            lines.append("")
        lines[-1] += piece
    return [line.rstrip(" ") for line in lines]


def _measure(face: str, size: float) -> Callable[[str], float]:
    """How wide words are in a face and a size, without drawing them."""
    label = CoreLabel(font_name=face, font_size=size)
    return lambda text: label.get_extents(text)[0]


def write(group: InstructionGroup, texture: Texture, x: float, y: float) -> Rectangle:
    """A text with its bottom left corner there, on whole pixels."""
    rectangle = Rectangle(texture=texture, pos=(round(x), round(y)), size=texture.size)
    group.add(rectangle)
    return rectangle


def styled(text: str, style: str) -> Texture:
    """A text in one of the look's styles."""
    face, size = theme.font(style)
    return words(text, face, size)


def widest_word(text: str, style: str) -> float:
    """How wide a text must be so that no word of it breaks; an amount and its dollar are one."""
    words_ = (word for line in text.split("\n") for word in line.split(" "))
    return max(styled(word, style).width for word in words_)


def word_room(text: str, style: str, most: float = WIDEST_WORD) -> float:
    """How wide a text must be beside others: no word of it breaks, or only one that is longer."""
    return min(widest_word(text, style), dp(most) * theme.text_size)


def smooth(thick: float) -> float:
    """The width that a SmoothLine is to be given to look so thick: its edges fade over 1.2."""
    return (thick + 0.8) / 2


def filled(boxes: Iterable[tuple[float, float, float, float]]) -> Mesh:
    """Boxes in the colour set before, each as left, low, wide and high: all of them one drawing.

    What a frame costs goes by its drawings, in time and in what a driver keeps for it.
    """
    corners: list[float] = []
    triangles: list[int] = []
    for left, low, wide, high in boxes:
        first = len(corners) // 4
        for x, y in ((0, 0), (1, 0), (1, 1), (0, 1)):
            corners += (left + x * wide, low + y * high, x, y)
        triangles += (first + corner for corner in (0, 1, 2, 2, 3, 0))
    return Mesh(vertices=corners, indices=triangles, mode="triangles")


def dashes(
    x: float, y: float, width: float, height: float, on: float, off: float, thick: float
) -> list[tuple[float, float, float, float]]:
    """A dashed frame as small boxes: left, low, wide, high."""
    boxes = []
    for start in _starts(width, on, off):
        long = min(on, width - start)
        boxes += [
            (x + start, y, long, thick),
            (x + start, y + height - thick, long, thick),
        ]
    for start in _starts(height, on, off):
        long = min(on, height - start)
        boxes += [
            (x, y + start, thick, long),
            (x + width - thick, y + start, thick, long),
        ]
    return boxes


def _starts(length: float, on: float, off: float) -> list[float]:
    """Where dashes begin, spread evenly."""
    count = max(1, round((length + off) / (on + off)))
    step = (length - on) / max(1, count - 1)
    return [place * step for place in range(count)]
