"""A drawing made once and kept as a picture: afterwards it costs one rectangle a frame."""

from collections.abc import Callable

from kivy.graphics import ClearBuffers, ClearColor, Fbo, InstructionGroup
from kivy.graphics.texture import Texture

from hotels.screens.theme import Colour


class Baked:
    """A picture of so many pixels, drawn whenever it is told, from its own bottom left corner."""

    def __init__(self, width: float, height: float, ground: Colour) -> None:
        self.size = max(1, round(width)), max(1, round(height))
        self._fbo = Fbo(size=self.size)
        self.group = InstructionGroup()
        with self._fbo:
            # What is round shows the ground's colour through, not black.
            ClearColor(*ground[:3], 0)
            ClearBuffers()
        self._fbo.add(self.group)
        self._fbo.add_reload_observer(self._again)
        # It always stands on whole pixels, one to one: nothing is to be smoothed.
        self._fbo.texture.min_filter = self._fbo.texture.mag_filter = "nearest"

    @property
    def texture(self) -> Texture:
        """The picture."""
        return self._fbo.texture

    def bake(self, draw: Callable[[InstructionGroup], None]) -> None:
        """Draw it anew."""
        self.group.clear()
        draw(self.group)
        self._again()

    def _again(self, *_: object) -> None:
        self._fbo.ask_update()
        self._fbo.draw()
