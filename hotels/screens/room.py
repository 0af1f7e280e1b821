"""What can be tapped now, and where over the screens there is room that covers none of it."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.textinput import TextInput

from hotels.screens.widgets.boxes import Box
from hotels.screens.widgets.rows import Rows

if TYPE_CHECKING:
    from kivy.uix.widget import Widget

    from hotels.screens.shell import Shell


class There(NamedTuple):
    """What there is on the screen, in pixels of the window."""

    controls: list[Box]
    """What can be tapped, and what must stay in sight."""
    words: list[Box]
    """Everything else that is read."""


def there(shell: "Shell") -> There:
    """What a finger reaches now: what lies over everything, or the sheet on top, or the screen."""
    found = There([], [])
    top = shell.cover or (shell.sheets[-1] if shell.sheets else shell.top)
    _walk(top, Box(0, 0, *shell.get_root_window().size), found)
    return found


def _walk(widget: Any, view: Box, found: There) -> None:
    if not widget.opacity:
        return
    box = _seen(widget, view)
    if box is None and widget.width and widget.height:
        return
    if _is_control(widget):
        _add(found.controls, box)
        return
    if isinstance(widget, Label):
        if widget.text.strip():
            _add(found.words, box)
        return
    if isinstance(widget, ScrollView) and box is not None:
        view = box
    for child in widget.children:
        _walk(child, view, found)


def _is_control(widget: Any) -> bool:
    is_target = getattr(widget, "is_target", False) or getattr(widget, "stays_in_sight", False)
    return bool(is_target) or isinstance(widget, TextInput | Rows)


def _seen(widget: "Widget", view: Box) -> Box | None:
    """What can be seen of a widget; None where there is nothing."""
    corners = widget.to_window(widget.x, widget.y), widget.to_window(widget.right, widget.top)
    left, right = sorted(corner[0] for corner in corners)
    low, high = sorted(corner[1] for corner in corners)
    left, low = max(left, view.x), max(low, view.y)
    right, high = min(right, view.right), min(high, view.y + view.height)
    return Box(left, low, right - left, high - low) if right > left and high > low else None


def _add(boxes: list[Box], box: Box | None) -> None:
    if box is not None:
        boxes.append(box)


def free(
    window: Box,
    sizes: Sequence[tuple[float, float]],
    taken: Iterable[Box],
    start: float,
    clear: float,
) -> Box | None:
    """The lowest place, from a height on, where one of these sizes covers nothing; if there is one.

    Where several are as low, the one furthest to the right. So much stays clear around it.
    """
    boxes = [*taken]
    for wide, high in sizes:
        lefts = {window.x, window.right - wide, window.x + (window.width - wide) / 2}
        lefts |= {box.right + clear for box in boxes} | {box.x - clear - wide for box in boxes}
        found = [
            (low, -left)
            for left in lefts
            if window.x <= left <= window.right - wide + 1
            for low in _lowest(Box(left, start, wide, high), window, boxes, clear)
        ]
        if found:
            low, left = min(found)
            return Box(-left, low, wide, high)
    return None


def _lowest(wanted: Box, window: Box, boxes: Sequence[Box], clear: float) -> Iterator[float]:
    """How high something stands at the lowest in its column, if it has room there."""
    low = max(window.y, wanted.y)
    column = (
        box
        for box in boxes
        if box.x - clear < wanted.right - 1 and wanted.x + 1 < box.right + clear
    )
    for box in sorted(column, key=lambda box: box.y):
        if box.y - clear >= low + wanted.height:
            break
        low = max(low, box.y + box.height + clear)
    if low + wanted.height <= window.y + window.height:
        yield low
