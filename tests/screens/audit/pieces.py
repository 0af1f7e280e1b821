"""What stands on the screen: every text, sign and target, where it is and what it lies on."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, Self

if TYPE_CHECKING:
    from kivy.uix.widget import Widget

Colour = tuple[float, ...]


class Box(NamedTuple):
    """A part of the window, in dp."""

    left: float
    low: float
    right: float
    high: float

    @property
    def wide(self) -> float:
        """From left to right."""
        return self.right - self.left

    @property
    def tall(self) -> float:
        """From low to high."""
        return self.high - self.low

    def cut(self, other: Self) -> "Box":
        """What both have in common; it may be less than nothing."""
        return Box(
            max(self.left, other.left),
            max(self.low, other.low),
            min(self.right, other.right),
            min(self.high, other.high),
        )

    def holds(self, other: Self, over: float = 1) -> bool:
        """Whether another lies within, or but a hair beyond."""
        return (
            self.left - over <= other.left
            and other.right <= self.right + over
            and self.low - over <= other.low
            and other.high <= self.high + over
        )

    def __str__(self) -> str:
        return f"{self.wide:.0f}x{self.tall:.0f} at {self.left:.0f},{self.low:.0f}"


class Around(NamedTuple):
    """What a widget stands in."""

    window: Box
    frame: Box | None = None
    """The nearest ground with edges."""
    scroll: Any = None
    """What scrolls it, if anything does, and of that what can be seen."""
    view: Box | None = None
    layer: tuple[int, ...] = ()
    """Which child of which stack of overlays: what differs may cover each other."""


class Piece(NamedTuple):
    """A text, a sign, or something else that is drawn and has nothing in it."""

    kind: str
    name: str
    box: Box
    around: Around
    widget: Any
    order: int
    owner: Any = None
    """The list it was drawn by, of what is no widget of its own."""
    needs: tuple[float, float] | None = None
    """How large it would be, if that is not as large as its box."""
    size: float = 0
    """Of its type, in sp."""
    colour: Colour = (0, 0, 0, 1)


class Target(NamedTuple):
    """What a finger may tap."""

    name: str
    box: Box
    around: Around
    widget: Any
    is_row: bool
    """Rows of a list may touch each other."""
    parts: tuple[tuple[str, float], ...] = ()
    """What can be tapped in it, and how wide that is."""


class Scroll(NamedTuple):
    """What scrolls, and what of it can be seen."""

    widget: Any
    box: Box
    content: Box


class Seen(NamedTuple):
    """All of it."""

    window: Box
    pieces: list[Piece]
    targets: list[Target]
    scrolls: list[Scroll]
    boards: list[Any]
    mute: list[tuple[str, Box]]
    """What takes no finger and does not say why."""
    said: Box | None = None
    """Where a word lies over it that goes by itself."""


def seen() -> Seen:
    """What can be seen now: the sheet that is on top, or else the screen."""
    from kivy.app import App
    from kivy.core.window import Window
    from kivy.metrics import dp

    shell = App.get_running_app().shell
    window = Box(0, 0, Window.width / dp(1), Window.height / dp(1))
    found = Seen(window, [], [], [], [], [])
    tops = [child for child in reversed(shell.children) if child not in shell.screens]
    below = [] if shell.sheets else [shell.top]
    for place, widget in enumerate([*below, *tops[-1:]] if below else tops):
        if widget in shell.sheets[:-1]:
            continue
        _walk(widget, Around(window, layer=(place,)), found)
    word = shell.said.word if shell.said is not None else None
    plain = word is not None and type(word).__name__ == "Word"  # a hint covers but its control not
    return found._replace(said=box_of(word)) if plain else found


def box_of(widget: "Widget", *corners: tuple[float, float]) -> Box:
    """Where a widget, or what lies between two corners in it, is in the window."""
    from kivy.metrics import dp

    ends = corners or ((widget.x, widget.y), (widget.right, widget.top))
    (x, y), (right, top) = (widget.to_window(*end) for end in ends)
    unit = dp(1)
    return Box(min(x, right) / unit, min(y, top) / unit, max(x, right) / unit, max(y, top) / unit)


def _walk(widget: Any, around: Around, found: Seen) -> None:
    from kivy.uix.floatlayout import FloatLayout
    from kivy.uix.scrollview import ScrollView

    if not widget.opacity:
        return
    box = box_of(widget)
    _note(widget, box, around, found)
    if getattr(widget, "grounds", ()):
        around = around._replace(frame=box)
    if isinstance(widget, ScrollView):
        visible = box.cut(around.view or around.window)
        content = box_of(widget.children[0]) if widget.children else box
        found.scrolls.append(Scroll(widget, visible, content))
        around = around._replace(frame=None, scroll=widget, view=visible)
    stacked = isinstance(widget, FloatLayout) and type(widget) is not FloatLayout
    for place, child in enumerate(reversed(widget.children)):
        layer = (*around.layer, place) if stacked else around.layer
        _walk(child, around._replace(layer=layer), found)


def _note(widget: Any, box: Box, around: Around, found: Seen) -> None:
    """What a widget itself is."""
    from kivy.uix.label import Label
    from kivy.uix.textinput import TextInput

    from hotels.screens.chains.board import Board
    from hotels.screens.widgets.chart import Chart
    from hotels.screens.widgets.rows import Rows
    from hotels.screens.widgets.tap import Tap

    if getattr(widget, "is_target", False) or isinstance(widget, TextInput):
        is_row = _is_row(widget)
        found.targets.append(Target(called(widget), box, around, widget, is_row))
    elif isinstance(widget, Tap) and not widget.enabled and not widget.why_not():
        found.mute.append((called(widget), box))
    if isinstance(widget, Board):
        found.boards.append(widget)
    if isinstance(widget, Label):
        if widget.text.strip():
            found.pieces.append(_label(widget, box, around, len(found.pieces)))
    elif isinstance(widget, Rows):
        from tests.screens.audit.drawn import row_pieces, row_targets

        found.pieces.extend(row_pieces(widget, around, len(found.pieces)))
        found.targets.extend(row_targets(widget, around))
    elif isinstance(widget, Chart):
        from tests.screens.audit.drawn import chart_pieces

        found.pieces.extend(chart_pieces(widget, around, len(found.pieces)))
    elif not widget.children and _draws(widget):
        order = len(found.pieces)
        found.pieces.append(Piece("sign", called(widget), box, around, widget, order))


def _label(widget: Any, box: Box, around: Around, order: int) -> Piece:
    from kivy.metrics import dp, sp

    from hotels.screens.widgets.text import Icon

    kind = "icon" if isinstance(widget, Icon) else "text"
    # A receipt is made as small as the window needs: what counts is what its type measures there.
    scale = box.wide * dp(1) / widget.width if widget.width else 1
    wide, high = (side * scale / dp(1) for side in widget.texture_size)
    return Piece(
        kind,
        called(widget),
        box,
        around,
        widget,
        order,
        needs=(wide, high),
        size=widget.font_size / sp(1),
        colour=(*widget.color[:3], widget.color[3] * widget.opacity),
    )


def _is_row(widget: Any) -> bool:
    """A row of a list is a line of things; a button holds them in its middle."""
    from kivy.uix.boxlayout import BoxLayout

    return isinstance(widget, BoxLayout)


def _draws(widget: Any) -> bool:
    """Whether there is something to be seen of a widget without any in it."""
    from kivy.uix.layout import Layout
    from kivy.uix.widget import Widget

    plain = type(widget) is Widget or isinstance(widget, Layout)
    lines = {"Space", "Hairline", "DoubleLine"}
    return not plain and type(widget).__name__ not in lines and min(widget.size) > 0


def called(widget: Any) -> str:
    """What to call a widget in a finding: its class and the first words in it."""
    name = type(widget).__name__
    for attribute in ("icon", "hint"):
        said = getattr(widget, attribute, None)
        if isinstance(said, str) and said:
            return f"{name} '{said}'"
    words = next(_words(widget), "")
    return f"{name} {short(words)}" if words else name


def _words(widget: Any) -> Iterator[str]:
    from kivy.uix.label import Label

    from hotels.screens.widgets.text import Icon

    if isinstance(getattr(widget, "text", None), str) and not isinstance(widget, Icon):
        yield widget.text
    for child in reversed(widget.children):
        for inner in child.walk(restrict=True):
            if isinstance(inner, Label) and not isinstance(inner, Icon) and inner.text:
                yield inner.text


def short(words: str) -> str:
    """No more than the beginning of a text."""
    flat = " ".join(words.split())
    return f"'{flat}'" if len(flat) <= 40 else f"'{flat[:38]}..'"
