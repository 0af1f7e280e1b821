"""All hotels small, where there is room for one large one only; a tap shows another."""

from typing import TYPE_CHECKING

from kivy.graphics import Color, InstructionGroup
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.screens.perfect_hotel.kinds import colours
from hotels.screens.theme import theme
from hotels.screens.widgets.plate import Down, Ground
from hotels.screens.widgets.raster import plate
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hotels.screens.perfect_hotel.page import HotelPage
    from hotels.views.perfect_hotel import HotelView, ScoreCard

USUAL = 4
HIGHEST = 18
"""How high a small floor is at most, in dp."""

ROOF = 6


class SmallHotel(Widget):
    """A hotel in colours only."""

    def __init__(self) -> None:
        super().__init__()
        self.floors: tuple[int, ...] = ()
        self.tallest = USUAL
        self._group = InstructionGroup()
        self.canvas.add(self._group)
        self.bind(pos=self._draw, size=self._draw)

    def show(self, floors: tuple[int, ...], tallest: int) -> None:
        """The kinds from the bottom up, and how many floors the tallest hotel has."""
        if (floors, tallest) != (self.floors, self.tallest):
            self.floors, self.tallest = floors, tallest
            self._draw()

    def _draw(self, *_: object) -> None:
        group = self._group
        group.clear()
        high = min(dp(HIGHEST), (self.height - dp(ROOF + 3)) / self.tallest)
        if high < 2:
            return
        x, low = self.x + self.width * 0.12, self.y
        wide = self.width * 0.76
        group.add(Color(*theme.colour("ink")))
        group.add(plate((self.x, low, self.width, dp(3)), dp(1.5)))
        low += dp(4)
        gap = 1 if high < dp(6) else dp(1.5)
        for kind in self.floors:
            group.add(Color(*colours(kind)[0]))
            group.add(plate((x, low, wide, max(1, high - gap)), dp(2)))
            low += high
        group.add(Color(*theme.colour("sign")))
        group.add(plate((x, low, wide, dp(ROOF)), (dp(4), dp(4), 0, 0)))


class SkylineKey(Tap, Down):
    """One small hotel, its owner, and what the round is worth to him."""

    def __init__(self, page: "HotelPage", player: int) -> None:
        super().__init__(
            on_tap=lambda: page.choose(player),
            padding=(dp(4), dp(6)),
            spacing=dp(4),
            size_hint_y=1,
            corner=10,
        )
        self.player = player
        self.ground = Ground(self, "paper", None, 10)
        self.hotel = SmallHotel()
        self.name = Text("", "caption medium", align="center")
        self.total = Text("", "amount", align="center")
        for part in (self.hotel, self.name, self.total):
            self.add_widget(part)

    def show(self, view: "HotelView", card: "ScoreCard", tallest: int, *, chosen: bool) -> None:
        """The hotel as it is now."""
        kinds = tuple(floor.kind for floor in view.floors)
        self.hotel.show(kinds, tallest)
        self.name.text, self.total.text = view.name, card.total
        self.chosen = chosen
        self.ground.paint("priC" if chosen else "paper")
        for words in (self.name, self.total):
            words.recolour("onPriC" if chosen else "ink")


class Skyline(BoxLayout):
    """The small hotels side by side on one pavement."""

    def __init__(self, page: "HotelPage", seats: int) -> None:
        super().__init__(spacing=dp(8), size_hint_y=None)
        self.keys = [SkylineKey(page, player) for player in range(seats)]
        for key in self.keys:
            self.add_widget(key)

    def show(
        self, hotels: "Sequence[HotelView]", cards: "Sequence[ScoreCard]", chosen: int
    ) -> None:
        """The hotels as they are now."""
        tallest = max(USUAL, *(len(hotel.floors) for hotel in hotels))
        for key, hotel, card in zip(self.keys, hotels, cards, strict=True):
            key.show(hotel, card, tallest, chosen=key.player == chosen)
