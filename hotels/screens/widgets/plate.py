"""A rounded ground with a border, and how things stand on it."""

from kivy.graphics import BorderImage, Color, InstructionGroup, Rectangle, SmoothLine
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.stacklayout import StackLayout
from kivy.uix.widget import Widget

from hotels.screens.theme import theme
from hotels.screens.widgets.raster import framed


class Behind:
    """Something drawn behind a widget, wherever that comes to stand."""

    def __init__(self, widget: Widget) -> None:
        self._widget = widget
        # A bound method alone would not stay.
        widget.__dict__.setdefault("grounds", []).append(self)
        widget.bind(pos=self._follow, size=self._follow)
        self._follow()

    def _follow(self, *_: object) -> None:
        raise NotImplementedError


class Ground(Behind):
    """Draws a rounded ground behind a widget, with a border if told so, and keeps it there.

    Both are one small picture whose middle is drawn out: so its curves are smooth, and it costs
    one drawing a frame.
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
        self._radii = [dp(corner) for corner in corners]
        self._edge = dp(width) if line else 0
        self._roles = fill, line
        self._plate = BorderImage(auto_scale="off")
        group = InstructionGroup()
        group.add(Color(1, 1, 1, 1))
        group.add(self._plate)
        widget.canvas.before.add(group)
        super().__init__(widget)

    def paint(self, fill: str, line: str | None = None) -> None:
        """Other colours, by their roles."""
        self._roles = fill, line
        self._follow()

    def _follow(self, *_: object) -> None:
        (x, y), (width, height) = self._widget.pos, self._widget.size
        left, low = round(x), round(y)
        wide, high = round(x + width) - left, round(y + height) - low
        most = max(0, min(wide, high) / 2 - 1)
        radii = tuple(round(min(radius, most), 1) for radius in self._radii)
        fill, line = self._roles
        border = theme.colour(line or fill)
        texture, corner = framed(theme.colour(fill), border, radii, self._edge)
        self._plate.texture = texture
        self._plate.border = (corner,) * 4
        self._plate.pos, self._plate.size = (left, low), (max(0, wide), max(0, high))


class Frame(Ground):
    """A ground whose border is now thin, now thick."""

    def frame(self, fill: str, line: str | None, width: float) -> None:
        """Other colours and another border."""
        self._edge = dp(width) if line else 0
        self.paint(fill, line)


class Keyline(Behind):
    """The thin brass line inside an enamel plate."""

    def __init__(self, widget: Widget) -> None:
        with widget.canvas.before:
            Color(*theme.colour("brassLine"))
            self._line = SmoothLine(width=dp(0.75))
        super().__init__(widget)

    def _follow(self, *_: object) -> None:
        (x, y), (width, height), inset = self._widget.pos, self._widget.size, dp(5)
        within = max(1, width - 2 * inset), max(1, height - 2 * inset)
        self._line.rounded_rectangle = (x + inset, y + inset, *within, dp(8))


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


class Beside(BoxLayout):
    """Two things side by side, or one under the other where that needs more than there is."""

    def __init__(self, one: Widget, other: Widget, needs: float, gap: float = 8) -> None:
        super().__init__(size_hint_y=None, height=0, spacing=dp(gap), pos_hint={"center_y": 0.5})
        self._needs, self._other, self._share = needs, other, other.size_hint_x
        self.bind(minimum_height=self.setter("height"), width=self._turn)
        self.add_widget(one)
        self.add_widget(other)
        self._turn()

    def _turn(self, *_: object) -> None:
        beside = self.width >= self._needs
        self.orientation = "horizontal" if beside else "vertical"
        if self._share is not None:
            self._other.size_hint_x = self._share if beside else 1


class Flow(StackLayout):
    """Things side by side that go on below where there is no room."""

    def __init__(self, gap: float = 8) -> None:
        super().__init__(size_hint_y=None, spacing=(dp(gap), dp(gap)))
        self.bind(minimum_height=self._grow)

    def _grow(self, *_: object) -> None:
        """Kivy counts one gap too many."""
        self.height = max(0, self.minimum_height - self.spacing[1])


class Card(Down):
    """A sheet of paper on the table: rows, with hairlines between those that ask for one."""

    def __init__(self, *children: Widget, fill: str = "sheet", **rest: object) -> None:
        super().__init__(*children, **rest)
        self.ground = Ground(self, fill, "rule", 12)


class Hairline(Widget):
    """A thin line between two rows, or upright between two columns."""

    def __init__(self, role: str = "rule", *, upright: bool = False, **rest: object) -> None:
        thin = max(1, dp(1))
        thick = {"width": thin} if upright else {"height": thin}
        super().__init__(size_hint=(None, 1) if upright else (1, None), **thick, **rest)
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
