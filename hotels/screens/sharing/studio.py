"""Pictures drawn off the screen: as wide as always and in the light, whatever the window is."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from itertools import chain

from kivy.graphics import (
    ClearBuffers,
    ClearColor,
    Fbo,
    PopMatrix,
    PushMatrix,
    Translate,
)
from kivy.lang import Builder
from kivy.metrics import Metrics, dp
from kivy.uix.label import Label
from kivy.uix.layout import Layout
from kivy.uix.widget import Widget
from PIL import Image

from hotels.screens.theme import theme
from hotels.screens.widgets import baked

WIDE = 1_080
"""How many pixels every picture is wide."""

DENSITY = 2
"""Pixels to a dp: type is as large as on a phone that is held in the hand."""

TALLEST = 2_048
"""Rows of pixels drawn in one go; every device can draw as many."""

PASSES = 20
"""After so many everything has found its place."""

QUICK = 1
"""How hard a file is pressed: hardly larger than pressed hard, and done in a third of the time."""


def picture(draw: Callable[[], Widget], pieces: tuple[str, ...] | None = None) -> bytes:
    """A PNG of a widget that is as high as it needs, with chains of these colours."""
    with daylight(theme.pieces if pieces is None else pieces):
        widget = draw()
        settle(widget)
        return _png(widget)


@contextmanager
def daylight(pieces: tuple[str, ...]) -> Iterator[None]:
    """For a while everything is made light, of the usual size, and in so many pixels."""
    before = theme.name, theme.text_size, theme.pieces, Metrics.density
    theme.name, theme.text_size, theme.pieces, Metrics.density = "light", 1.0, pieces, DENSITY
    try:
        yield
    finally:
        theme.name, theme.text_size, theme.pieces, Metrics.density = before


def width() -> float:
    """How many dp a picture is wide."""
    return WIDE / dp(1)


def settle(widget: Widget) -> None:
    """Everything at its place now, and not with the next frame."""
    widget.size_hint = (None, None)
    widget.pos, widget.width = (0, 0), WIDE
    _lay(widget)
    for part in widget.walk():  # some have looked before they knew how wide they are
        part.property("pos").dispatch(part)
    _lay(widget)


def _lay(widget: Widget) -> None:
    """Lay everything again and again until nothing moves any more."""
    drawn: dict[Label, object] = {}
    before: list[float] = []
    for _ in range(PASSES):
        parts = list(widget.walk())
        for part in chain(parts, reversed(parts)):
            if isinstance(part, Layout):
                part.do_layout()
            elif isinstance(part, Label) and drawn.get(part) != (part.text_size, part.text):
                part.texture_update()
                drawn[part] = [*part.text_size], part.text
        now = [measure for part in parts for measure in (*part.pos, *part.size)]
        if now == before:
            break
        before = now


def _png(widget: Widget) -> bytes:
    """What a widget draws, a strip after the other."""
    Builder.sync()
    baked.draw_all_due()  # what waits for the next frame is wanted in this one
    high = round(widget.height)
    whole = Image.new("RGB", (WIDE, high))
    for low in range(0, high, TALLEST):
        rows = min(TALLEST, high - low)
        strip = Image.frombytes("RGBA", (WIDE, rows), _drawn(widget, low, rows))
        upright = strip.convert("RGB").transpose(Image.Transpose.FLIP_TOP_BOTTOM)
        whole.paste(upright, (0, high - low - rows))
    file = BytesIO()
    whole.save(file, "PNG", compress_level=QUICK)
    return file.getvalue()


def _drawn(widget: Widget, low: int, rows: int) -> bytes:
    """So many rows of pixels, the lowest first."""
    fbo = Fbo(size=(WIDE, rows))
    steps = (
        ClearColor(*theme.colour("paper")),
        ClearBuffers(),
        PushMatrix(),
        Translate(0, -low),
        widget.canvas,
        PopMatrix(),
    )
    for step in steps:
        fbo.add(step)
    fbo.draw()
    pixels: bytes = fbo.pixels
    fbo.clear()
    return pixels
