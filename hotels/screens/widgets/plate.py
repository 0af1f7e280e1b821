"""A rounded ground with a border, and how things stand on it."""

from kivy.graphics import Color, InstructionGroup, Rectangle, SmoothRoundedRectangle
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.screens.theme import theme


class Ground:
    """Draws a rounded ground behind a widget, with a border if told so, and keeps it there.

    The border is the ground's own shape in another colour behind it: so its curves are smooth.
    """

    def __init__(
        self,
        widget: Widget,
        fill: str,
        line: str | None = None,
        radius: float | tuple[float, float, float, float] = 12,
        width: float = 1,
    ) -> None:
        corners = radius if isinstance(radius, tuple) else (radius,) * 4
        self._widget = widget
        self._radii = [dp(corner) for corner in corners]
        self._in = dp(width) if line else 0
        group = InstructionGroup()
        self._edge = Color()
        self._outer = SmoothRoundedRectangle()
        self._fill = Color()
        self._inner = SmoothRoundedRectangle()
        if line:
            group.add(self._edge)
            group.add(self._outer)
        group.add(self._fill)
        group.add(self._inner)
        widget.canvas.before.add(group)
        widget.__dict__.setdefault("grounds", []).append(
            self
        )  # a bound method alone would not stay
        self.paint(fill, line)
        widget.bind(pos=self._follow, size=self._follow)
        self._follow()

    def paint(self, fill: str, line: str | None = None) -> None:
        """Other colours, by their roles."""
        self._fill.rgba = theme.colour(fill)
        if line:
            self._edge.rgba = theme.colour(line)

    def _follow(self, *_: object) -> None:
        (x, y), (width, height), edge = self._widget.pos, self._widget.size, self._in
        most = max(0, min(width, height) / 2)
        self._outer.pos, self._outer.size = (x, y), (width, height)
        self._outer.radius = [min(radius, most) for radius in self._radii]
        self._inner.pos = (x + edge, y + edge)
        self._inner.size = (max(0, width - 2 * edge), max(0, height - 2 * edge))
        self._inner.radius = [max(0, min(radius, most) - edge) for radius in self._radii]


class Down(BoxLayout):
    """Things one under another, as high as they need together unless told otherwise."""

    def __init__(self, *children: Widget, **rest: object) -> None:
        rest.setdefault("size_hint_y", None)
        if "size" not in rest:
            rest.setdefault("height", 0)  # Kivy's own would be 100 until something is in it
        super().__init__(orientation="vertical", **rest)
        if self.size_hint_y is None:
            self.bind(minimum_height=self.setter("height"))
        for child in children:
            self.add_widget(child)


class Across(BoxLayout):
    """Things side by side, as high as the highest unless told otherwise."""

    def __init__(self, *children: Widget, **rest: object) -> None:
        rest.setdefault("size_hint_y", None)
        if "size" not in rest:
            rest.setdefault("height", 0)  # Kivy's own would be 100 until something is in it
        super().__init__(orientation="horizontal", **rest)
        self._least = 0.0
        if self.size_hint_y is None:
            self.bind(minimum_height=self._grow)
        if self.size_hint_x is None:
            self.bind(minimum_width=self.setter("width"))
        for child in children:
            self.add_widget(child)

    def at_least(self, height: float) -> "Across":
        """Never lower than this, in pixels."""
        self._least = height
        self._grow()
        return self

    def _grow(self, *_: object) -> None:
        self.height = max(self._least, self.minimum_height)


class Card(Down):
    """A sheet of paper on the table: rows, with hairlines between those that ask for one."""

    def __init__(self, *children: Widget, fill: str = "sheet", **rest: object) -> None:
        super().__init__(*children, **rest)
        self.ground = Ground(self, fill, "rule", 12)


class Hairline(Widget):
    """A thin line between two rows."""

    def __init__(self, role: str = "rule", **rest: object) -> None:
        super().__init__(size_hint_y=None, height=max(1, dp(1)), **rest)
        with self.canvas:
            Color(*theme.colour(role))
            self._line = Rectangle(pos=self.pos, size=self.size)
        self.bind(pos=self._follow, size=self._follow)

    def _follow(self, *_: object) -> None:
        self._line.pos, self._line.size = self.pos, self.size


class Space(Widget):
    """Nothing, so wide or so high in dp; without a measure all that is left."""

    def __init__(self, width: float | None = None, height: float | None = None) -> None:
        super().__init__(
            size_hint=(None if width is not None else 1, None if height is not None else 1)
        )
        if width is not None:
            self.width = dp(width)
        if height is not None:
            self.height = dp(height)
