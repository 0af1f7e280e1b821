"""Where the lines of a text break, reckoned without drawing it, so that thousands are measured."""

from functools import lru_cache

from kivy.core.text import Label as CoreLabel

from hotels.screens.theme import theme

REMEMBERED = 10_000
"""Words whose widths a ruler keeps."""

ROUNDED = 2
"""A word of a line is not further from its own width than this, with its space, in pixels."""


class Ruler:
    """Measures words of one face and size, each of them once."""

    def __init__(self, face: str, size: float) -> None:
        self._label = CoreLabel(font_name=face, font_size=size)
        self._widths: dict[str, float] = {}
        self.space = self.width(" ")
        self.high = float(self._label.get_extents("Ag")[1])
        """How high a line is."""

    def width(self, text: str) -> float:
        """How wide a text is on one line."""
        wide = self._widths.get(text)
        if wide is None:
            if len(self._widths) > REMEMBERED:
                self._widths.clear()
            wide = self._widths[text] = self._extent(text)
        return wide

    def _extent(self, text: str) -> float:
        return float(self._label.get_extents(text)[0])

    def broken(self, text: str, room: float) -> list[str]:
        """A text in lines no wider than this; a word that is wider breaks wherever it must.

        An amount and its dollar, with a no-break space between them, are one word.
        """
        lines: list[str] = []
        line, wide = "", 0.0
        for word in filter(None, text.split(" ")):
            long = self.width(word)
            longer, wider = f"{line} {word}", wide + self.space + long
            if line and self._has_room(longer, wider, room):
                line, wide = longer, wider
                continue
            if line:
                lines.append(line)
            *whole, line = self._parts(word, room) if long > room else (word,)
            lines += whole
            wide = self.width(line)
        return [*lines, line]

    def _has_room(self, line: str, wide: float, room: float) -> bool:
        """Whether a line has room whose words are so wide together.

        A line is a pixel or so a word wider or narrower than they are: a close one is measured.
        """
        doubt = ROUNDED * (line.count(" ") + 1)
        if abs(room - wide) > doubt:
            return wide <= room
        return self._extent(line) <= room

    def _parts(self, word: str, room: float) -> list[str]:
        """A long word in pieces that have room."""
        parts = [""]
        for sign in word:
            if parts[-1] and self.width(parts[-1] + sign) > room:
                parts.append("")
            parts[-1] += sign
        return parts


def ruler(style: str) -> Ruler:
    """The ruler of a style at the size that is set now."""
    return _ruler(*theme.font(style))


@lru_cache(maxsize=24)
def _ruler(face: str, size: float) -> Ruler:
    return Ruler(face, size)
