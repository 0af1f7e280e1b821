"""What lies over everything, the system's bars included, and lets no finger through."""

from kivy.core.window import Window
from kivy.graphics import Color, Rectangle

from hotels.screens.profile import Profile
from hotels.screens.screen import Barrier
from hotels.screens.theme import theme


class Cover(Barrier):
    """What lies over everything and lets no finger through; it says itself when it goes."""

    def __init__(self, ground: str) -> None:
        super().__init__()
        with self.canvas.before:
            self._colour = Color()
            self._ground = Rectangle()
        self._role = ground
        self.bind(pos=self._paint, size=self._paint)

    def arrange(self, profile: Profile) -> None:
        """Everything anew, for a window like this."""
        raise NotImplementedError

    def _paint(self, *_: object) -> None:
        """It covers what lies under the system's bars as well."""
        self._colour.rgba = theme.colour(self._role)
        self._ground.size = Window.size
