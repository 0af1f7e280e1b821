"""What a table did against the rules, written by touch: asked about first, then as it was."""

from typing import TYPE_CHECKING

import pytest

from hotels.ledger.chains.books import Question
from hotels.ledger.chains.entries import Buy, Choose, Dispose, Lay
from hotels.ledger.chains.terms import Tile
from hotels.ledger.journal import Amend
from hotels.ledger.objection import Grade
from tests.screens.money_asked import card, handed

if TYPE_CHECKING:
    from tests.screens.driver import Driver
    from tests.screens.hand import Hand

SIZES = pytest.mark.parametrize("size", [(1280, 800), (360, 780)])

LUXOR, TOWER = 0, 1


def met(driver: "Driver", size: tuple[int, int], name: str) -> "Hand":
    """Tower (3) has taken Luxor (2) over; Ben and Cem dispose of a Luxor each."""
    from tests.screens.sitting import asking, shown

    driver.resize(*size)
    return shown(driver, f"forced/{name}", asking(Question.DISPOSE))


def menu(driver: "Driver", hand: "Hand", *rows: str) -> None:
    """A tap on each of these, the first behind the three dots."""
    hand.tap(driver.find("IconButton", hint="more"))
    for row in rows:
        hand.tap(driver.bearer(row))
        driver.frames(5)


def anyway(driver: "Driver", hand: "Hand", reason: str) -> None:
    """It is asked about; left alone nothing is written."""
    lines = len(hand.sitting.table.lines)
    assert driver.says(reason)
    assert len(hand.sitting.table.lines) == lines
    driver.tap("Record it anyway")
    driver.frames(5)


@SIZES
def test_an_eighth_chain(driver: "Driver", size: tuple[int, int]) -> None:
    from tests.screens.sitting import asking, shown, written

    driver.resize(*size)
    hand = shown(driver, "forced/eighth-acquire", asking(Question.TILE, 15))
    lines = len(hand.sitting.table.lines)
    square = hand.books.header.shape.square(Tile(2, 10))
    hand.square(square)
    driver.tap("Cancel")
    assert len(hand.sitting.table.lines) == lines
    hand.square(square)
    anyway(driver, hand, "11C would form a chain, but all 7 chains are already on the board")
    assert written(hand)[-1] == Lay(1, Tile(2, 10))
    assert hand.sitting.table.pages[-1].page.grade == Grade.AGAINST
    assert hand.books.awaiting is not None
    assert hand.books.awaiting.kind is Question.BUY


@SIZES
def test_a_smaller_chain_took_over(driver: "Driver", size: tuple[int, int]) -> None:
    from tests.screens.sitting import written

    hand = met(driver, size, "survivor-acquire")
    menu(driver, hand, "Make Luxor the survivor")
    anyway(driver, hand, "Luxor is smaller than Tower, so it may not be the survivor")
    assert written(hand)[-1] == Choose(0, "Luxor")
    assert driver.says("Luxor acquires Tower")
    # $1,500 each for Luxor go back; of Tower at $300 Ben has the first bonus, the other the second.
    # So Ben alone gets more than was paid, at the end; nobody gives anything back.
    assert driver.says("$1,500")
    assert card(driver) is None
    assert [count for _, count in hand.sitting.owed.news] == [1_500]
    assert hand.books.cash[:3] == (6_000, 8_600, 7_000)
    hand.sitting.undo()
    driver.frames(5)
    assert driver.says("Tower acquires Luxor")
    assert card(driver) is None
    assert not hand.sitting.owed.sums
    assert hand.books.cash[:3] == (6_000, 7_100, 7_000)


@SIZES
def test_a_second_purchase(driver: "Driver", size: tuple[int, int]) -> None:
    from tests.screens.sitting import asking, shown, written

    driver.resize(*size)
    hand = shown(driver, "forced/again-acquire", asking(Question.TILE, 2))
    lines = len(hand.sitting.table.lines)
    menu(driver, hand, "Ben bought again")
    hand.button("Cancel")
    assert hand.books.awaiting is not None
    assert hand.books.awaiting.kind is Question.TILE
    menu(driver, hand, "Ben bought again")
    hand.row(hand.screen.chains, TOWER)
    anyway(driver, hand, "Ben's purchase for this turn is already recorded")
    assert len(hand.sitting.table.lines) == lines
    hand.button("Buy 1")
    assert written(hand)[-1] == Buy(1, ("Tower",))
    assert hand.books.cash[1] == 5_400
    assert hand.books.awaiting is not None
    assert (hand.books.awaiting.kind, hand.books.awaiting.player) == (Question.TILE, 2)
    assert handed(driver) == ["Collect $200 from Ben 2 × 100"]


@SIZES
def test_a_holder_disposed_before_another_and_that_one_after_him(
    driver: "Driver", size: tuple[int, int]
) -> None:
    from tests.screens.sitting import written

    hand = met(driver, size, "late-acquire")
    names = hand.sitting.speech.player
    menu(driver, hand, "Someone sold or traded out of turn", f"{names(2)}, Luxor")
    assert driver.says(f"{names(2)} holds 1")
    hand.button("Cancel")
    assert driver.says("Ben holds 1")
    menu(driver, hand, "Someone sold or traded out of turn", f"{names(2)}, Luxor")
    hand.button("Sell all")
    anyway(driver, hand, "Ben must first sell, trade or keep their Luxor shares")
    assert written(hand)[-1] == Dispose(2, "Luxor", 1, 0, 0)
    menu(driver, hand, "Someone sold or traded out of turn", "Ben, Luxor")
    hand.button("Sell all")
    anyway(driver, hand, "Ben sells, trades or keeps Luxor out of turn")
    assert written(hand)[-1] == Dispose(1, "Luxor", 1, 0, 0)
    assert hand.books.cash[:3] == (6_000, 7_300, 7_200)
    assert hand.books.awaiting is not None
    assert hand.books.awaiting.kind is Question.BUY


@SIZES
def test_more_are_sold_than_the_books_know(driver: "Driver", size: tuple[int, int]) -> None:
    from tests.screens.sitting import written

    hand = met(driver, size, "more-acquire")
    menu(driver, hand, "Ben has one more Luxor share")
    menu(driver, hand, "Ben has one more Luxor share")
    assert driver.says("Ben holds 3")
    hand.button("Sell all")
    anyway(
        driver,
        hand,
        ("Ben has 1 share of Luxor in the books, but those sold, traded and kept add up to 3"),
    )
    assert written(hand)[-1] == Dispose(1, "Luxor", 3, 0, 0)
    assert hand.books.cash[1] == 7_700


def test_the_past_is_changed_to_more_than_the_books_know(driver: "Driver") -> None:
    from tests.screens.ledger_changes import Changer, game

    page = Changer.of(driver, game(driver.app.store))
    assert isinstance(page, Changer)
    page.deed(23, "Edit")  # Dave sold 2 Wilton, traded 2 and kept 1
    page.push("Add unrecorded block")
    page.push("See what changes")
    assert driver.says(
        "Dave has 5 blocks of Wilton in the books, but those sold, traded and kept add up to 6"
    )
    page.push("Record it anyway")
    page.push("Save change")
    assert page.acts[-1] == Amend(23, Dispose(3, "Wilton", 2, 2, 2))
    assert page.table.books.blocks[1][3] == 2


@SIZES
def test_what_was_kept_is_sold_after_the_purchase(driver: "Driver", size: tuple[int, int]) -> None:
    from tests.screens.sitting import written

    hand = met(driver, size, "late-acquire")
    hand.do(Dispose(1, "Luxor", 0, 0, 1))
    hand.do(Dispose(2, "Luxor", 0, 0, 1))
    hand.do(Buy(0, ()))
    assert type(hand.screen).__name__ == "TableScreen"
    menu(driver, hand, "Someone sold or traded out of turn", "Ben, Luxor")
    assert driver.says("at $200")  # as before the tile, though Luxor is off the board
    hand.button("Cancel")
    assert type(hand.screen).__name__ == "TableScreen"
    menu(driver, hand, "Someone sold or traded out of turn", "Ben, Luxor")
    hand.button("Sell all")
    anyway(driver, hand, "Ben has already sold, traded or kept Luxor")
    assert written(hand)[-1] == Dispose(1, "Luxor", 1, 0, 0)
    assert hand.books.cash[:3] == (6_000, 7_300, 7_000)
    assert type(hand.screen).__name__ == "TableScreen"
    assert driver.says("Ben lays a tile")
