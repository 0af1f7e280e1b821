"""How everybody stands while a game goes on, and what a merger would change."""

from typing import TYPE_CHECKING

from hotels.ledger.chains.books import Question
from tests.screens.audit.names import LONG
from tests.screens.audit.scenes_table import Scene, asks, at, table

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def now(driver: "Driver") -> None:
    """The standing, opened from the table."""
    from hotels.screens.chains.looking_up import open_standing

    open_standing(table(driver).sitting)


def supposed(driver: "Driver") -> None:
    """What if, where it stands behind a key."""
    now(driver)
    table(driver).suppose(supposes=True)


def scene(name: str, turn: int, then: object = now, **more: object) -> Scene:
    """A recorded game as a turn begins, and its standing."""
    return at(name, asks(Question.TILE, turn), then=then, **more)


NOW: dict[str, Scene] = {
    "standing now": scene("acquire-p4_027", 50),
    "standing now, what if": scene("acquire-p6_024", 50, supposed, players=LONG),
    "standing now, hidden": scene("vacation-p6_017", 60),
    "standing now, what if, hidden": scene("vacation-p4_001", 60, supposed),
}
