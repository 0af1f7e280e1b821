"""What the end of a game has to pay and to collect."""

from typing import TYPE_CHECKING

import pytest

from hotels.ledger.chains.entries import Buy, End, Pass
from tests.screens.money_asked import SIZES, card

if TYPE_CHECKING:
    from tests.screens.driver import Driver


@pytest.mark.parametrize("size", SIZES)
def test_a_purchase_that_ends_the_game_is_collected(
    driver: "Driver", size: tuple[int, int]
) -> None:
    from tests.screens.sitting import acquire, turns

    driver.resize(*size)
    laid = [*turns("1A", "2A=Luxor"), Pass(0), Buy(0, ()), Pass(1)]
    hand = acquire(driver, laid)
    hand.do(Buy(1, ("Luxor",)))  # a whole round went by without a tile
    assert type(hand.screen).__name__ == "Standing"
    assert card(driver) == ("", [("Collect from Ben", "$200", "2 × 100")])
    assert_money_in_sight(driver)


def assert_money_in_sight(driver: "Driver") -> None:
    """The card is seen without scrolling."""
    found = driver.find("PayoutList")
    assert found.to_window(found.x, found.y)[1] >= 0
    assert found.to_window(found.x, found.top)[1] <= driver.window.height


def test_the_final_settlement_is_a_list_of_its_own(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns

    hand = acquire(driver, turns("1A", "2A=Luxor", "9I"))
    hand.sitting.write(End(0), forced=True)
    driver.frames(5)
    assert type(hand.screen).__name__ == "Standing"
    # Ben alone has a share of Luxor, of two tiles: both bonuses, and $200 for the share.
    settled = ("Final settlement", [("Pay Ben", "$3,200", "3 × 1,000 · 2 × 100")])
    assert card(driver) == settled
    driver.key(27)
    driver.tap("See the result")
    driver.frames(5)
    assert card(driver) == settled
    hand.tap(driver.find("PayoutRow"))
    assert card(driver) is None
    hand.button("Undo")
    driver.frames(3)
    assert card(driver) == (
        "After Undo",
        [("Get back from Ben", "$3,200", "3 × 1,000 · 2 × 100")],
    )
