"""The ledger in a window of any size: what stands there, and what of it is seen."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from tests.screens.ledger_changes import Changer

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def shown(driver: "Driver", begun: Any, size: tuple[int, int], text: float = 1.0) -> Changer:
    """The ledger of a game in a window, with words so large."""
    driver.app.set(text_size=text)
    driver.resize(*size)
    page = Changer.of(driver, begun)
    assert isinstance(page, Changer)
    return page


def whole(widget: Any, view: Any) -> bool:
    """Whether a widget lies in what a view shows, all of it."""
    return lies_in([widget.to_window(widget.x, y)[1] for y in (widget.y, widget.top)], view)


def lies_in(ends: Iterable[float], view: Any) -> bool:
    """Whether what reaches from a foot to a top lies in what a view shows."""
    foot, top = ends
    low, high = (view.to_window(view.x, y)[1] for y in (view.y, view.top))
    return bool(low - 1 <= foot and top <= high + 1)


def kinds(driver: "Driver", kind: str) -> list[Any]:
    """All widgets of a kind."""
    return [w for w in driver.widgets() if type(w).__name__ == kind]
