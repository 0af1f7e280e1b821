"""An end that is only offered: its standing, the table that plays on, the last announcements."""

from typing import TYPE_CHECKING

from hotels.ledger.chains.books import Books
from tests.screens.audit.names import LONG
from tests.screens.audit.scenes_table import Scene, at, table

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def play_on(driver: "Driver") -> None:
    """The table, where an end was offered."""
    table(driver).play_on()


def offered(books: Books) -> bool:
    """Whether an end is offered for which holdings are asked."""
    return books.is_provisional


OFFERED: dict[str, Scene] = {
    "offered end, long names": at("acquire-p3_012", None, LONG),
    "offered end, played on": at("acquire-p3_012", None, LONG, play_on),
    "offered end, holdings asked": at("decision-p3_009-unknown", offered, LONG),
}
