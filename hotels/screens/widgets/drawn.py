"""A small drawing among words."""

from kivy.graphics import InstructionGroup
from kivy.uix.widget import Widget


class Drawn(Widget):
    """A drawing so many pixels wide and high, made anew wherever it comes to stand."""

    def __init__(self, width: float, height: float, **rest: object) -> None:
        rest.setdefault("pos_hint", {"center_y": 0.5})
        super().__init__(size_hint=(None, None), size=(width, height), **rest)
        self._group = InstructionGroup()
        self.canvas.add(self._group)
        self.bind(pos=self.draw_anew, size=self.draw_anew)
        self.draw_anew()

    def draw_anew(self, *_: object) -> None:
        """Nothing of what was drawn stays."""
        self._group.clear()
        self.draw(self._group)

    def draw(self, group: InstructionGroup) -> None:
        """All there is to see, where the widget stands."""
        raise NotImplementedError
