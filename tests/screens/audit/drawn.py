"""What canvases hold: the words and signs of lists and charts."""

from collections.abc import Iterator
from typing import Any

from tests.screens.audit.pieces import Around, Colour, Piece, Target, box_of, short


def row_pieces(rows: Any, around: Around, order: int) -> Iterator[Piece]:
    """The words and signs of a list, as its pictures have them."""
    heads = (rows.x, rows.y + rows.height - rows.head_height(), rows.width, rows.head_height())
    for index, (x, y, wide, high) in enumerate((*rows.boxes, heads)):
        frame = box_of(rows, (x, y), (x + wide, y + high))
        words = [(said, said.box.x - x, said.box.y - y) for said in rows.placed.get(index, ())]
        for shape, colour in shapes(rows.group(index)):
            if not _is_picture(shape):
                continue
            (left, low), (across, up) = shape.pos, shape.size
            end = x + left + across, y + low + up
            said = next((w for w, a, b in words if abs(a - left) <= 1 and abs(b - low) <= 1), None)
            square = abs(across - up) <= 1  # a fob is not: it has colours of its own
            yield Piece(
                "text" if said else "icon" if square else "sign",
                f"{type(rows).__name__} {short(said.text)}" if said else _sign(rows, index),
                box_of(rows, (x + left, y + low), end),
                around._replace(frame=frame),
                said,
                order,
                owner=(rows, index),
                size=_size(said) if said else 0,
                colour=colour,
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
            )
            order += 1


def shapes(group: Any) -> Iterator[tuple[Any, Colour]]:
    """What a canvas draws, each with the colour it is drawn in; not what its children draw."""
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


def _is_picture(shape: Any) -> bool:
    """Whether a shape shows a texture, as letters do."""
    return type(shape).__name__ == "Rectangle" and shape.texture is not None


def _size(said: Any) -> float:
    from hotels.screens.theme import STYLES, theme

    return STYLES[said.style].size * theme.text_size


def _sign(rows: Any, index: int) -> str:
    row = rows.rows[index] if index < len(rows.rows) else None
    return f"{type(rows).__name__} sign of {short(row.name)}" if row else "sign in the head"
