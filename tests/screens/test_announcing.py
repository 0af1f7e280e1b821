"""The pad on which a count is announced."""

from typing import TYPE_CHECKING, Any

from hotels.ledger.chains.books import Question
from hotels.ledger.chains.entries import Announce
from hotels.ledger.chains.terms import UNSEEN

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def test_only_counts_that_can_be_are_lit(driver: "Driver") -> None:
    from tests.screens.sitting import shown

    def is_short(books: Any) -> bool:
        """Whether somebody is asked for more than there is room for in a hand that was dealt."""
        asked = books.awaiting
        if asked is None or asked.kind is not Question.ANNOUNCE:
            return False
        dealt = sum(row[asked.player] for row in books.dealt)
        return books.header.hands[asked.player] - dealt < books.blocks[asked.chain][UNSEEN]

    hand = shown(driver, "vacation-p3_002-unknown", is_short)
    asked, table = hand.books.awaiting, hand.sitting.table
    assert asked is not None
    assert asked.chain is not None
    chain = hand.books.header.edition.names[asked.chain]
    most = hand.books.blocks[asked.chain][asked.player] + hand.books.blocks[asked.chain][UNSEEN]
    for number in range(most + 1):
        while not (keys := lit(driver)) or number not in keys:
            driver.tap(next(w for w in driver.widgets() if getattr(w, "text", "") in TURNS))
        page = table.book(Announce(asked.player, chain, number))
        assert keys[number] is (page.stands and not page.objections), number
    assert any(keys.values()) or most >= len(keys)


TURNS = ("0 to 15", "16 to 31", "32 to 47")


def lit(driver: "Driver") -> dict[int, bool]:
    """The numbers with a key now, and whether each is lit."""
    keys = (w for w in driver.widgets() if type(w).__name__ == "NumberKey")
    return {int(key.text): key.can for key in keys}
