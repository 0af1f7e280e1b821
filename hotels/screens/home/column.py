"""Things one under another that fill a height, and grow beyond it where they must."""

from math import ceil

from kivy.uix.widget import Widget

from hotels.screens.widgets.plate import Down


class Column(Down):
    """Never lower than a height in pixels; a Space in it takes what is left.

    It is whole pixels high, so that what is drawn by pixels stays sharp where it scrolls.
    """

    def __init__(self, *children: Widget, least: float = 0, **rest: object) -> None:
        self._lowest = least
        super().__init__(*children, size_hint_y=1, **rest)
        self.size_hint_y = None
        self.bind(minimum_height=self._grow)
        self._grow()

    def at_least(self, height: float) -> None:
        """Another height to fill."""
        self._lowest = height
        self._grow()

    def _grow(self, *_: object) -> None:
        self.height = ceil(max(self._lowest, self.minimum_height))
