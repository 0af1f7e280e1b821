"""The hotels side by side on one pavement, so that the tallest is seen, not read."""

from typing import TYPE_CHECKING

from kivy.graphics import Color
from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.screens.perfect_hotel.column import NARROW, HotelColumn
from hotels.screens.perfect_hotel.measures import GAP, Measures, name_on_sign
from hotels.screens.theme import theme
from hotels.screens.widgets.plate import Down
from hotels.screens.widgets.raster import plate
from hotels.screens.widgets.tap import Tap
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hotels.screens.perfect_hotel.page import HotelPage
    from hotels.views.perfect_hotel import HotelView

PAVEMENT = 6
"""How thick it is, in dp."""

SIGN = 48
TALLEST_FLOOR, DEEPEST_FLOOR = 84, 112
"""How high a floor is at most, the second where it is narrow, in dp."""

TAPPED_FLOOR, READ_FLOOR, LOWEST_FLOOR = 48 + GAP, 26, 14
"""How high it is where it is a target, where it can be read, and at least, in dp."""

USUAL = 4
"""Floors that there is room for before the hotels must make themselves smaller."""


class Pavement(Widget):
    """The dark line that a hotel stands on."""

    def __init__(self) -> None:
        super().__init__(size_hint_y=None, height=dp(PAVEMENT))
        self.bind(pos=self._draw, size=self._draw)

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        with self.canvas:
            Color(*theme.colour("ink"))
            self.canvas.add(plate((*self.pos, *self.size), dp(3)))


class Plot(Tap, BoxLayout):
    """One hotel on its piece of the pavement, with the sky above it.

    Where its floors are too low for a finger, the whole of it is the target.
    """

    def __init__(self, page: "HotelPage", player: int) -> None:
        super().__init__(on_tap=lambda: page.open_hotel(player), orientation="vertical")
        self.player = player
        self.column = HotelColumn(page.tapped)
        ground = AnchorLayout(anchor_y="bottom")
        ground.add_widget(self.column)
        self.add_widget(ground)
        self.add_widget(Down(Widget(size_hint_y=None, height=dp(GAP)), Pavement()))
        self.view: HotelView | None = None

    def stand(self, view: "HotelView", measures: Measures) -> None:
        """The hotel as it is now."""
        self.view = view
        self.column.stand(view.rows, measures)
        self.enabled = bool(view.floors) and not self.column.reachable
        self.why = "" if view.floors else phrase("No floors yet.")


class Street(BoxLayout):
    """All hotels of a round."""

    def __init__(self, page: "HotelPage", seats: int, gap: float) -> None:
        super().__init__(spacing=gap, size_hint_y=None)
        self.plots = [Plot(page, player) for player in range(seats)]
        for plot in self.plots:
            self.add_widget(plot)
        self._hotels: Sequence[HotelView] = ()
        self.bind(size=self._stand)

    def show(self, hotels: "Sequence[HotelView]") -> None:
        """The hotels as they are now."""
        self._hotels = hotels
        self._stand()

    @property
    def tallest(self) -> int:
        """For how many floors there must be room."""
        return max(USUAL, *(len(hotel.floors) for hotel in self._hotels), 0)

    @property
    def wanted(self) -> float:
        """How high it is where every floor is a target."""
        return self._round_them + self.tallest * dp(TAPPED_FLOOR)

    @property
    def least(self) -> float:
        """How high it is where every floor can be read."""
        return self._round_them + self.tallest * dp(READ_FLOOR) * max(1, theme.text_size)

    @property
    def _round_them(self) -> float:
        """What is above and below the floors."""
        return self._sign + dp(PAVEMENT + GAP)

    @property
    def _sign(self) -> float:
        """The height of a sign with room for the longest name."""
        wide = self.plots[0].width
        names = (name_on_sign(hotel.name, wide)[0].height for hotel in self._hotels)
        return round(max(dp(SIGN), *(high + dp(18) for high in names), 0))

    def _stand(self, *_: object) -> None:
        if not self._hotels or self.width < dp(SIGN):
            return
        room = (self.height - self._round_them) / self.tallest
        most = TALLEST_FLOOR if self.plots[0].width >= dp(NARROW) else DEEPEST_FLOOR
        floor = min(dp(most), max(dp(LOWEST_FLOOR), room))
        measures = Measures(int(floor), self._sign)
        for plot, hotel in zip(self.plots, self._hotels, strict=True):
            plot.stand(hotel, measures)
