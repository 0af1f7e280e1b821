"""The chains as fobs in a row, one of them chosen."""

from collections.abc import Callable, Sequence

from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout

from hotels.screens.widgets.fob import Fob
from hotels.screens.widgets.plate import Flow, Ground
from hotels.screens.widgets.tap import Tap

GAP = 8
LEAST, MOST = 48, 56
"""How wide a key is, in dp: seven stand in a row where they can."""


class FobKey(Tap, AnchorLayout):
    """One chain to choose."""

    def __init__(
        self, place: int, letter: str, name: str, on_tap: Callable[[], None], wide: float
    ) -> None:
        super().__init__(on_tap=on_tap, size_hint=(None, None), size=(dp(wide), dp(72)))
        self.place, self.hint = place, name
        self.chosen = False
        self._ground = Ground(self, "sheet", "rule", 10)
        self._fob = Fob(place, letter, 46, pos_hint={})
        self.add_widget(self._fob)

    def choose(self, *, chosen: bool) -> None:
        """Whether it is the one."""
        if chosen != self.chosen:
            self.chosen = chosen
            ground = "priC" if chosen else "sheet"
            self._ground.paint(ground, "pri" if chosen else "rule")
            self.remove_widget(self._fob)
            self._fob = Fob(self.place, self._fob.letter, 46, ground=ground, pos_hint={})
            self.add_widget(self._fob)


class FobRow(Flow):
    """All chains of an edition."""

    def __init__(
        self,
        names: Sequence[str],
        letters: Sequence[str],
        on_choose: Callable[[int], None],
        room: float,
    ) -> None:
        super().__init__(GAP)
        count = len(names)
        each = (room - GAP * (count - 1)) / count
        wide = int(min(MOST, each)) if each >= LEAST else MOST
        self.keys = [
            FobKey(place, letters[place], name, lambda place=place: on_choose(place), wide)
            for place, name in enumerate(names)
        ]
        for key in self.keys:
            self.add_widget(key)

    def show(self, chosen: int) -> None:
        """Which one is chosen."""
        for key in self.keys:
            key.choose(chosen=key.place == chosen)
