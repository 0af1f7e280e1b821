"""What a table did against the rules, as it is written at the table."""

from typing import TYPE_CHECKING

from hotels.ledger.chains.books import Question
from hotels.ledger.chains.entries import Choose
from tests.screens.audit.names import LONG
from tests.screens.audit.scenes_table import Scene, asks, at, table

if TYPE_CHECKING:
    from tests.screens.driver import Driver

DISPOSE, TILE = Question.DISPOSE, Question.TILE
LUXOR = 0


def survived(driver: "Driver") -> None:
    """The smaller chain took over."""
    sitting = table(driver).sitting
    if sitting.books.takeover.survivor != LUXOR:
        sitting.write(Choose(sitting.books.player, "Luxor"), forced=True)


def out_of_turn(driver: "Driver") -> None:
    """A holder disposes who is not asked."""
    table(driver).sitting.dispose_late((LUXOR, 2))


def bought_again(driver: "Driver") -> None:
    """A second purchase in a turn."""
    table(driver).sitting.buy_again()


MISTAKES: dict[str, Scene] = {
    "takeover, another survived": at("forced/survivor-acquire", asks(DISPOSE), LONG, then=survived),
    "takeover, disposed out of turn": at(
        "forced/late-acquire", asks(DISPOSE), LONG, then=out_of_turn
    ),
    "table, bought again": at("forced/again-acquire", asks(TILE, 2), LONG, then=bought_again),
}
