"""All hotels small, where there is room for one large one only; a tap shows another."""

from typing import TYPE_CHECKING

from kivy.graphics import Color, InstructionGroup
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.screens.perfect_hotel.kinds import colours
from hotels.screens.theme import theme
from hotels.screens.widgets.chip import Disc
from hotels.screens.widgets.drawing import styled, wrapped
from hotels.screens.widgets.plate import Down, Ground
from hotels.screens.widgets.raster import plate
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Text
from hotels.views.setup_words import initial

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hotels.screens.perfect_hotel.page import HotelPage
    from hotels.views.perfect_hotel import HotelView, ScoreCard

USUAL = 4
HIGHEST = 18
"""How high a small floor is at most, in dp."""

ROOF = 6

NAME, LINES = "caption medium", 2.2
"""What a name is written in, and how many lines it may have."""

DISC = 30


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
        self.name = Text("", NAME, align="center")
        self.disc: Disc | None = None
        self.total = Text("", "amount", align="center")
        for part in (self.hotel, self.name, self.total):
            self.add_widget(part)

    def show(self, view: "HotelView", card: "ScoreCard", tallest: int, *, chosen: bool) -> None:
        """The hotel as it is now."""
        kinds = tuple(floor.kind for floor in view.floors)
        self.hotel.show(kinds, tallest)
        self.view = view
        if self.disc is None:
            self.name.text = view.name
        self.total.text = card.total
        self.chosen = chosen
        self.ground.paint("priC" if chosen else "paper")
        for words in (self.name, self.total):
            words.recolour("onPriC" if chosen else "ink")

    def take(self, *, disc: bool) -> None:
        """His disc in the place of his name, or his name."""
        if disc is (self.disc is not None):
            return
        old: Widget = self.disc or self.name
        self.disc = None
        if disc:
            seat, name = self.player, self.view.name
            self.disc = Disc(initial(name, seat), seat, DISC)
            self.disc.pos_hint = {"center_x": 0.5}
        else:
            self.name.text = self.view.name
        self.remove_widget(old)
        self.add_widget(self.disc or self.name, index=1)


class Skyline(BoxLayout):
    """The small hotels side by side on one pavement.

    Where a name has no room, everybody has his disc instead: the name stands on the large hotel.
    """

    def __init__(self, page: "HotelPage", seats: int) -> None:
        super().__init__(spacing=dp(8), size_hint_y=None)
        self._names: tuple[str, ...] = ()
        self.keys = [SkylineKey(page, player) for player in range(seats)]
        for key in self.keys:
            self.add_widget(key)
        self.keys[0].bind(width=lambda *_: self._name())

    def show(
        self, hotels: "Sequence[HotelView]", cards: "Sequence[ScoreCard]", chosen: int
    ) -> None:
        """The hotels as they are now."""
        tallest = max(USUAL, *(len(hotel.floors) for hotel in hotels))
        for key, hotel, card in zip(self.keys, hotels, cards, strict=True):
            key.show(hotel, card, tallest, chosen=key.player == chosen)
        self._names = tuple(hotel.name for hotel in hotels)
        self._name()

    def _name(self) -> None:
        """Names, where all have room, or discs."""
        room = self.keys[0].width - dp(2 * 4)
        if not self._names or room < dp(DISC):
            return
        most = LINES * styled("Hg", NAME).height
        fits = all(
            wrapped(name, NAME, room).height <= most
            and all(styled(word, NAME).width <= room for word in name.split())
            for name in self._names
        )
        for key in self.keys:
            key.take(disc=not fits)
