"""What somebody is asked to hand over, as large as there is room for."""

from collections.abc import Sequence

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.theme import theme
from hotels.screens.widgets import drawing
from hotels.screens.widgets.text import Text

Words = Sequence[tuple[str, str]]
"""Words, each with its style."""

SHARES = (1.0, 0.92, 0.85, 0.78, 0.72, 0.66, 0.6)
"""To which shares of their size the words may shrink."""

QUIET = {"support", "body"}
"""Styles of what is less important."""

SPARE = "support"
"""The style of a last part that is left out rather than shrink the others."""

APART, ASCENT = 10, 0.928
"""Between words on a line, in dp; from the top of a line to where its letters stand."""


class Asked(Widget):
    """Words of several sizes on as few lines as there is room for, letters on one height.

    What is large is in ``ink``, the rest in ``ink2``.
    """

    def __init__(self, ink: str, ink2: str, **rest: object) -> None:
        super().__init__(**rest)
        self._inks = ink, ink2
        self.words: Words = ()
        """What stands here."""
        self.bind(pos=self._place, size=self._place)

    def show(self, words: Words) -> None:
        """These words."""
        if words == self.words:
            return
        if [style for _, style in words] != [style for _, style in self.words]:
            self.clear_widgets()
            for text, style in words:
                role = self._inks[style in QUIET]
                self.add_widget(Text(text, style, role, shrink=True))
        self.words = words
        self._place()

    @staticmethod
    def least(words: Words) -> float:
        """How wide these words are at least, each on a line of its own."""
        return max((_wide(*one, SHARES[-1]) for one in _needed(words)), default=0)

    def _place(self, *_: object) -> None:
        """All words on the lines that let them be largest."""
        if not self.words:
            return
        share, lines = self._fitting(self.words)
        if share < 1:
            share, lines = self._fitting(_needed(self.words))
        high = sum(_high(line, share) for line in lines)
        top = self.top - max(0, self.height - high) / 2
        labels = self.children[::-1]
        for line in lines:
            base = top - max(_size(style, share) for _, style in line) * ASCENT
            left = self.x
            for text, style in line:
                label = labels.pop(0)
                label.text = text
                label.font_size = _size(style, share)
                label.texture_update()
                label.size = label.texture_size
                label.pos = left, base + _size(style, share) * ASCENT - label.height
                left += _wide(text, style, share) + dp(APART)
            top -= _high(line, share)
        for label in labels:
            label.text, label.size, label.pos = "", (0, 0), self.pos

    def _fitting(self, said: Words) -> tuple[float, list[Words]]:
        """To which share the words shrink, and on which lines they stand."""
        ways = sorted(_ways(said), key=lambda way: (len(way), -len(way[0])))
        for share in SHARES:
            for lines in ways:
                wide = max(_line(line, share) for line in lines)
                high = sum(_high(line, share) for line in lines)
                if wide <= self.width and high <= self.height + 1:
                    return share, lines
        return SHARES[-1], ways[-1]


def _needed(words: Words) -> Words:
    """Without what is left out where room is little."""
    return words[:-1] if len(words) > 1 and words[-1][1] == SPARE else words


def _ways(said: Words) -> list[list[Words]]:
    """All ways to put words on lines, in their order."""
    if len(said) <= 1:
        return [[said]]
    return [
        [said[:first], *rest] for first in range(1, len(said)) for rest in _ways(said[first:])
    ] + [[said]]


def _size(style: str, share: float) -> float:
    return float(theme.font(style)[1] * share)


def _wide(text: str, style: str, share: float) -> float:
    return float(drawing.words(text, theme.font(style)[0], _size(style, share)).width)


def _line(line: Words, share: float) -> float:
    """How wide a line is."""
    return sum(_wide(text, style, share) for text, style in line) + dp(APART) * (len(line) - 1)


def _high(line: Words, share: float) -> float:
    """How high a line is."""
    return max(_size(style, share) for _, style in line) * 1.18
