"""What canvases hold: the words of lists and charts, and the colour that lies behind a text."""

from collections.abc import Iterable, Iterator
from typing import Any

from tests.screens.audit.pieces import Around, Colour, Piece, Target, box_of, short

def row_pieces(rows: Any, around: Around, order: int) -> Iterator[Piece]:
    """The words and signs of a list, as its pictures have them."""
    base = ground_of(rows)
    heads = (rows.x, rows.y + rows.height - rows.head_height(), rows.width, rows.head_height())
    for index, (x, y, wide, high) in enumerate((*rows.boxes, heads)):
        frame = box_of(rows, (x, y), (x + wide, y + high))
        words = [(said, said.box.x - x, said.box.y - y) for said in rows.placed.get(index, ())]
        fills: list[tuple[Any, Colour]] = []
        for shape, colour in shapes(rows.group(index)):
            if not _is_picture(shape):
                fills.append((shape, colour))
                continue
            (left, low), (across, up) = shape.pos, shape.size
            end = x + left + across, y + low + up
            middle = left + across / 2, low + up / 2
            under = [tint for fill, tint in reversed(fills) if _covers(fill, *middle)]
            said = next((w for w, a, b in words if abs(a - left) <= 1 and abs(b - low) <= 1), None)
            yield Piece(
                "text" if said else "icon",
                f"{type(rows).__name__} {short(said.text)}" if said else _sign(rows, index),
                box_of(rows, (x + left, y + low), end),
                around._replace(frame=frame),
                said,
                order,
                owner=(rows, index),
                size=_size(said) if said else 0,
                colour=colour,
                ground=blend([*under, base]),
            )
            order += 1


def row_targets(rows: Any, around: Around) -> Iterator[Target]:
    """The rows of a list that take a finger, with their parts."""
    from kivy.metrics import dp

    for row, box in zip(rows.rows, rows.boxes, strict=True):
        parts: dict[str, int] = {}
        steps = max(1, int(box.width / dp(1)))
        for step in range(steps):
            part = rows.part(row, box, (step + 0.5) * dp(1))
            if part:
                parts[part] = parts.get(part, 0) + 1
        if parts:
            place = box_of(rows, (box.x, box.y), (box.right, box.y + box.height))
            name = f"{type(rows).__name__} row {short(row.name)}"
            yield Target(name, place, around, rows, is_row=True, parts=tuple(parts.items()))


def chart_pieces(chart: Any, around: Around, order: int) -> Iterator[Piece]:
    """The words of a chart; what is read of a moment lies above the rest, on paper of its own."""
    from hotels.screens.theme import theme

    frame = box_of(chart)
    for part, words in chart.placed.items():
        within = around._replace(frame=frame, layer=(*around.layer, part))
        for said in words:
            ends = (said.box.x, said.box.y), (said.box.right, said.box.y + said.box.height)
            yield Piece(
                "text",
                f"Chart {short(said.text)}",
                box_of(chart, *ends),
                within,
                said,
                order,
                owner=(chart, part),
                colour=theme.colour(said.role),
                ground=theme.colour(said.ground),
            )
            order += 1


def ground_of(widget: Any) -> Colour:
    """The colour behind the middle of a widget."""
    return blend([*grounds_behind(widget, *_middle(widget))])


def grounds_behind(widget: Any, x: float, y: float) -> Iterator[Colour]:
    """Every colour behind a point of the window, from the uppermost on."""
    from kivy.core.window import Window

    yield from _on(widget, x, y, before_only=True)
    above = widget.parent
    while above is not None and above is not above.parent and above is not Window:
        yield from _on(above, x, y, before_only=False)
        above = above.parent
    yield tuple(Window.clearcolor)


def _on(widget: Any, x: float, y: float, *, before_only: bool) -> Iterator[Colour]:
    """The colours a widget's own canvas has at a point of the window."""
    local = widget.to_widget(x, y)
    canvases = [widget.canvas.before] if before_only else [widget.canvas.before, widget.canvas]
    laid = [
        colour
        for canvas in canvases
        for shape, colour in shapes(canvas)
        if not _is_picture(shape) and _covers(shape, *local)
    ]
    yield from reversed(laid)


def shapes(group: Any) -> Iterator[tuple[Any, Colour]]:
    """What a canvas draws, each with the colour it is drawn in; what its children draw is left out."""
    from kivy.graphics import Color
    from kivy.graphics.instructions import CanvasBase, InstructionGroup, VertexInstruction

    colour: Colour = (1, 1, 1, 1)

    def within(group: Any) -> Iterator[tuple[Any, Colour]]:
        nonlocal colour
        for one in group.children:
            if isinstance(one, Color):
                colour = tuple(one.rgba)
            elif isinstance(one, CanvasBase):
                continue
            elif isinstance(one, InstructionGroup):
                yield from within(one)
            elif isinstance(one, VertexInstruction) and hasattr(one, "size"):
                yield one, colour

    return within(group)


def blend(colours: Iterable[Colour]) -> Colour:
    """What is seen of colours that lie one upon another, the uppermost first."""
    seen, left = [0.0, 0.0, 0.0], 1.0
    for *parts, opacity in colours:
        seen = [one + left * opacity * part for one, part in zip(seen, parts, strict=True)]
        left *= 1 - opacity
        if left <= 0:
            break
    return (*seen, 1.0)


def contrast(one: Colour, other: Colour) -> float:
    """The contrast of two opaque colours, as WCAG reckons it."""
    light, dark = sorted(map(_luminance, (one, other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour[:3]
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _middle(widget: Any) -> tuple[float, float]:
    x, y = widget.to_window(*widget.center)
    return x, y


def _is_picture(shape: Any) -> bool:
    """Whether a shape shows a texture, as letters do."""
    return type(shape).__name__ == "Rectangle" and shape.texture is not None


def _covers(shape: Any, x: float, y: float) -> bool:
    (left, low), (wide, high) = shape.pos, shape.size
    return left <= x <= left + wide and low <= y <= low + high


def _size(said: Any) -> float:
    from hotels.screens.theme import STYLES, theme

    return STYLES[said.style].size * theme.text_size


def _sign(rows: Any, index: int) -> str:
    row = rows.rows[index] if index < len(rows.rows) else None
    return f"{type(rows).__name__} sign of {short(row.name)}" if row else "sign in the head"
