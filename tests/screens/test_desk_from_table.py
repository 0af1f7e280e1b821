"""From the table to the dispute desk and the calculator, each filled in, by touch."""

from typing import TYPE_CHECKING, Any

import pytest

from hotels.ledger.chains.books import Question

if TYPE_CHECKING:
    from tests.screens.driver import Driver
    from tests.screens.hand import Hand

WINDOWS = [(1280, 800), (1024, 600), (800, 1280), (360, 780)]


def price_of(hand: "Hand", chain: int) -> None:
    """A tap on a chain's price, which opens its receipt."""
    hand.row(hand.screen.chains, chain, 0.97)
    hand.driver.frames(5)


@pytest.mark.parametrize("size", WINDOWS)
def test_a_receipt_leads_to_the_desk_with_its_chain(
    driver: "Driver", size: tuple[int, int]
) -> None:
    """Ben founded Luxor, two tiles, and has its one share."""
    from tests.screens.sitting import acquire, turns

    hand = acquire(driver, turns("1A", "2A=Luxor", "9A"))
    driver.resize(*size)
    driver.frames(5)
    lines = len(hand.sitting.table.lines)
    price_of(hand, 0)
    driver.tap("Settle a dispute")
    driver.frames(5)
    asked: Any = hand.screen.asked
    assert asked.edition.id == "acquire-classic"
    assert (asked.chain, asked.size) == (0, 2)
    assert (asked.names, asked.blocks) == (("Ana", "Ben"), (0, 1))
    driver.app.back()
    driver.app.back()
    driver.frames(3)
    assert len(hand.sitting.table.lines) == lines


def test_hidden_holdings_are_left_for_the_table_to_enter(driver: "Driver") -> None:
    from tests.screens.sitting import asking, shown

    hand = shown(driver, "vacation-p6_017", asking(Question.TILE, 60))
    books = hand.books
    assert not books.header.is_open
    chain = books.board.on_board[0]
    assert any(books.holdings(chain))
    price_of(hand, chain)
    driver.tap("Settle a dispute")
    driver.frames(5)
    asked: Any = hand.screen.asked
    assert (asked.chain, asked.size) == (chain, books.board.sizes[chain])
    assert asked.blocks == (0,) * 6
    assert driver.says("Enter each player's holdings. The bank doesn't show them.")


def test_the_menu_and_the_standing_lead_there_too(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns

    hand = acquire(driver, turns("1A", "2A=Luxor", "4A", "5A=American"))
    driver.tap(driver.find("IconButton", hint="more"))
    driver.frames(3)
    driver.tap("Settle a dispute")
    driver.frames(3)
    driver.tap("American")
    driver.frames(5)
    assert hand.screen.asked.chain_name == "American"
    driver.app.back()
    driver.frames(3)
    driver.tap(driver.find("IconButton", hint="standings"))
    driver.frames(3)
    driver.tap("Settle a dispute")
    driver.frames(5)
    # Of the two that 3A would join: American falls.
    assert hand.screen.asked.chain_name == "American"


@pytest.mark.parametrize("size", WINDOWS)
def test_every_disposal_leads_to_the_calculator_filled_in(
    driver: "Driver", size: tuple[int, int]
) -> None:
    """The manuscript's takeover: Wilton of 3, at $300, falls to American of 5, which then has 9."""
    from tests.screens.sitting import asking, shown

    hand = shown(driver, "manuscript", asking(Question.DISPOSE))
    driver.resize(*size)
    driver.frames(5)
    while (asked := hand.books.awaiting) is not None and asked.kind is Question.DISPOSE:
        assert asked.chain is not None
        held, lines = hand.books.blocks[asked.chain][asked.player], len(hand.sitting.table.lines)
        left = hand.books.blocks[3][-1]
        driver.tap(driver.find("IconButton", hint="compare all options"))
        driver.frames(5)
        falling: Any = hand.screen.falling
        assert (falling.size, falling.held, falling.survivor_size) == (3, held, 5)
        assert (falling.survivor, falling.left) == (3, left)
        assert (falling.price, falling.grown, falling.grown_price) == (300, 9, 700)
        driver.app.back()
        driver.frames(3)
        assert len(hand.sitting.table.lines) == lines
        hand.button("Keep all")
        driver.frames(3)


def test_at_the_desk_another_chain_brings_what_the_game_has_of_it(driver: "Driver") -> None:
    """Each founder has the one share of the chain: Ben of Luxor, Ana of American."""
    from tests.screens.desk_page import row
    from tests.screens.sitting import acquire, turns

    hand = acquire(driver, turns("1A", "2A=Luxor", "5A", "9F", "6A=American", "3A"))
    price_of(hand, 0)
    driver.tap("Settle a dispute")
    driver.frames(5)
    asked: Any = hand.screen.asked
    assert (asked.size, asked.blocks) == (3, (0, 1))
    driver.tap(row(driver, "Ana").more)
    luxor = hand.screen.asked
    driver.tap(driver.find("FobKey", place=asked.edition.places["American"]))
    asked = hand.screen.asked
    assert (asked.chain_name, asked.size, asked.blocks) == ("American", 2, (1, 0))
    driver.tap(driver.find("FobKey", place=0))
    assert hand.screen.asked == luxor
    driver.tap("Undo")
    assert hand.screen.asked == asked
    driver.app.back()
    driver.frames(5)
    assert not driver.says("Draft saved. Tap to resume.")
