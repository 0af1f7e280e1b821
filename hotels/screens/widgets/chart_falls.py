"""The large takeovers in a chart: dashed lines, each with a name."""

from collections.abc import Sequence
from math import ceil

from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.metrics import dp

from hotels.screens.theme import theme
from hotels.screens.widgets.boxes import Box, Words
from hotels.screens.widgets.drawing import filled, widest_word, wrapped, write


class Falls:
    """Dashed lines with names; a name that something lies on is left out."""

    def __init__(
        self,
        group: InstructionGroup,
        plot: Box,
        falls: Sequence[tuple[float, str]],
        *,
        below: bool = False,
    ) -> None:
        self.above = InstructionGroup()
        """The names, to be drawn above the lines of the chart."""
        self._names: list[tuple[Words, InstructionGroup, list[object]]] = []
        taken: list[Box] = []
        for at, text in falls:
            x = round(at)
            group.add(Color(*theme.colour("outline")))
            top = plot.y + plot.height
            lows = [plot.y + place * dp(7) for place in range(ceil(plot.height / dp(7)))]
            group.add(filled((x, round(y), max(1, dp(1)), min(dp(3), top - y)) for y in lows))
            least = widest_word(text, "caption")
            label = wrapped(text, "caption", max(least, plot.width * 0.4))
            before = x - dp(6) - label.width
            start = before if before >= plot.x else x + dp(8)
            high = plot.y + (dp(4) if below else plot.height - label.height - dp(2))
            box = Box(start, high, *label.size)
            for other in taken:
                if box.x < other.right + dp(8) and other.x < box.right + dp(8):
                    over, under = other.y + other.height + dp(4), other.y - box.height - dp(4)
                    box = box._replace(y=max(box.y, over) if below else min(box.y, under))
            taken.append(box)
            name = InstructionGroup()
            name.add(Color(*theme.colour("sheet", 0.85)))
            name.add(Rectangle(pos=(box.x - dp(3), box.y), size=(box.width + dp(6), box.height)))
            name.add(Color(*theme.colour("ink2")))
            write(name, label, box.x, box.y)
            self.above.add(name)
            said = Words(text, box, "ink2", "sheet", "caption")
            self._names.append((said, name, [*name.children]))
        self.shown = self.words

    @property
    def words(self) -> list[Words]:
        """All names, whether anything lies on them or not."""
        return [said for said, _, _ in self._names]

    def leave_out(self, covered: Box | None) -> None:
        """The names that do not lie under this."""
        self.shown = []
        for said, group, parts in self._names:
            group.clear()
            if covered is None or not _meet(said.box, covered):
                self.shown.append(said)
                for part in parts:
                    group.add(part)


def _meet(one: Box, other: Box) -> bool:
    """Whether two boxes have room in common."""
    across = one.x < other.right and other.x < one.right
    return across and one.y < other.y + other.height and other.y < one.y + one.height
