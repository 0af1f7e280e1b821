"""The point track: forty spaces in a ring, and everybody's tracker on it."""

from typing import TYPE_CHECKING

from kivy.graphics import Color, InstructionGroup
from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from hotels.ledger.perfect_hotel.terms import TRACK
from hotels.screens.theme import theme
from hotels.screens.widgets.curves import Marker, draw_marker
from hotels.screens.widgets.drawing import styled, wrapped, write
from hotels.screens.widgets.plate import Across, Down
from hotels.screens.widgets.raster import plate
from hotels.screens.widgets.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hotels.views.perfect_hotel_standing import Tracker

MIDDLE = {"center_y": 0.5}

SHAPES = tuple((wide, 22 - wide) for wide in range(7, 16))
"""Rings of forty: so many spaces across and down."""

LARGEST, GAP = 56, 2
"""How large a space is at most, and how far apart two are, in dp."""

FIFTH = 5
"""Every so many spaces the number stands on one, and on the first."""

LEGEND = 300
"""How wide a column of the legend is at most, in dp."""

MARK, SMALL = 16, 10
"""A tracker alone on its space, and one among others, in dp."""


class Ring(Widget):
    """The spaces, numbered from the lower left corner round with the clock, and the trackers."""

    def __init__(self) -> None:
        super().__init__()
        self.trackers: Sequence[Tracker] = ()
        self.across, self.down, self.pitch = 13, 9, 0.0
        self._group = InstructionGroup()
        self.canvas.add(self._group)
        self.bind(pos=self._draw, size=self._draw)

    def show(self, trackers: "Sequence[Tracker]") -> None:
        """Where everybody stands."""
        self.trackers = trackers
        self._draw()

    def fit(self, width: float, height: float) -> tuple[float, float]:
        """The ring whose spaces are largest in so much room; how wide and high it is."""

        def pitch(shape: tuple[int, int]) -> float:
            return min(width / shape[0], height / shape[1], dp(LARGEST))

        self.across, self.down = max(SHAPES, key=pitch)
        self.pitch = float(int(pitch((self.across, self.down))))
        return self.across * self.pitch, self.down * self.pitch

    def spot(self, space: int) -> tuple[float, float]:
        """The lower left corner of a space, from 1; those below stand before the first."""
        wide, high = self.across - 1, self.down - 1
        step = (space - 1) % TRACK
        if step < high:
            column, row = 0, step
        elif step < high + wide:
            column, row = step - high, high
        elif step < 2 * high + wide:
            column, row = wide, high - (step - high - wide)
        else:
            column, row = wide - (step - 2 * high - wide), 0
        return self.x + column * self.pitch, self.y + row * self.pitch

    def _draw(self, *_: object) -> None:
        group, pitch = self._group, self.pitch
        group.clear()
        if pitch < dp(8):
            return
        side = pitch - dp(GAP)
        taken = {tracker.space for tracker in self.trackers}
        style = "caption medium" if styled("40", "caption medium").width < side else ""
        for space in range(1, TRACK + 1):
            x, y = self.spot(space)
            group.add(Color(*theme.colour("priC" if space in taken else "cont2")))
            group.add(plate((x, y, side, side), min(dp(6), side / 5)))
            numbered = space == 1 or space % FIFTH == 0
            if numbered and style and space not in taken:
                texture = styled(str(space), style)
                group.add(Color(*theme.colour("ink2")))
                left, low = x + (side - texture.width) / 2, y + (side - texture.height) / 2
                write(group, texture, left, low)
        for space in taken:
            self._stand([one for one in self.trackers if one.space == space], side)

    def _stand(self, together: "Sequence[Tracker]", side: float) -> None:
        """The trackers of one space side by side; who is before the start stands in the ring."""
        if together[0].space < 1:
            return
        x, y = self.spot(together[0].space)
        count = len(together)
        size = min(MARK if count == 1 else SMALL, side / dp(1) * (0.6 if count == 1 else 0.4))
        for place, one in enumerate(together):
            across = 0.5 if count == 1 else 0.28 + 0.44 * (place % 2)
            up = 0.5 if count <= 2 else 0.72 - 0.44 * (place // 2)
            draw_marker(self._group, one.player, x + side * across, y + side * up, size)


class Where(Across):
    """One player's tracker, and on which lap it is."""

    def __init__(self, tracker: "Tracker", *, narrow: bool) -> None:
        super().__init__(spacing=dp(8))
        self.tracker = tracker
        self.add_widget(Marker(tracker.player))
        name = Text(tracker.name, "support medium")
        words = Down(name, Text(tracker.place, "caption", "ink2"), pos_hint=MIDDLE)
        self.add_widget(words)
        total = Text(tracker.total, "amount", shrink=True, pos_hint=MIDDLE)
        self.add_widget(total)
        self.narrow = narrow


class PointTrack(FloatLayout):
    """The ring with who is where in its middle, or below it where that has no room."""

    def __init__(self, trackers: "Sequence[Tracker]", width: float, height: float) -> None:
        super().__init__(size_hint_y=None)
        self.ring = Ring()
        self.ring.trackers = trackers
        wide, high = self.ring.fit(width, height)
        self.ring.size_hint = (None, None)
        self.ring.size = (wide, high)
        inner = wide - 2 * self.ring.pitch - dp(16), high - 2 * self.ring.pitch - dp(16)
        rows = [Where(one, narrow=inner[0] < dp(300)) for one in trackers]
        least = max(self._needs(one) for one in trackers)
        columns = 2 if inner[0] >= 2 * least + dp(24) and len(rows) > 2 else 1
        across = min(inner[0], columns * dp(LEGEND))
        needed = self._height(trackers, columns, (across - (columns - 1) * dp(24)) / columns)
        self.within = inner[0] >= least and inner[1] >= needed
        self.add_widget(self.ring)
        legend = _table(rows, columns if self.within else 1)
        self._legend = legend
        if self.within:
            self.height = high
            box = AnchorLayout(size_hint=(None, None), size=inner)
            legend.size_hint_x, legend.width = None, across
            box.add_widget(legend)
            self._box: Widget = box
        else:
            legend.size_hint_x, legend.width = None, min(width, dp(420))
            self._box = legend
            legend.bind(height=self._rise)
        self.add_widget(self._box)
        self.bind(pos=self._place, size=self._place)
        self._rise()

    @staticmethod
    def _needs(tracker: "Tracker") -> float:
        """How wide a row of the legend is at least."""
        name = max(
            (styled(word, "support medium").width for word in tracker.name.split()), default=0
        )
        name = min(name, dp(140))
        place = styled(tracker.place, "caption").width
        return dp(24 + 8 + 8) + max(name, place) + styled(tracker.total, "amount").width

    @staticmethod
    def _height(trackers: "Sequence[Tracker]", columns: int, width: float) -> float:
        """How high the legend is in so many columns of this width."""
        high = []
        for one in trackers:
            total = styled(one.total, "amount")
            room = width - dp(24 + 2 * 8) - total.width
            name = wrapped(one.name, "support medium", max(dp(20), room)).height
            high.append(max(name + styled(one.place, "caption").height, total.height))
        lines = [max(high[first : first + columns]) for first in range(0, len(high), columns)]
        return sum(lines) + dp(6) * len(lines)

    def _rise(self, *_: object) -> None:
        if not self.within:
            self.height = self.ring.height + dp(12) + self._legend.height
        self._place()

    def _place(self, *_: object) -> None:
        # Not by center and top: those are told late that something has moved.
        middle, ring = self.x + self.width / 2, self.ring
        ring.pos = round(middle - ring.width / 2), self.y + self.height - ring.height
        if self.within:
            beside, above = (ring.width - self._box.width) / 2, (ring.height - self._box.height) / 2
            self._box.pos = ring.x + beside, ring.y + above
        else:
            self._box.pos = middle - self._box.width / 2, self.y


def _table(rows: "Sequence[Where]", columns: int) -> Down:
    """Rows in one column or in two."""
    lines = Down(spacing=dp(6))
    for first in range(0, len(rows), columns):
        lines.add_widget(Across(*rows[first : first + columns], spacing=dp(24)))
    return lines
