"""What a takeover has to pay stays in sight: the last disposal, a sole holder's, all before it."""

from typing import TYPE_CHECKING, Any

import pytest

from hotels.ledger.chains.books import Question
from hotels.ledger.chains.entries import Buy, Leave, Note, Pass
from tests.screens.money_asked import SIZES, asked, assert_nothing_asked, card, plain, undo

if TYPE_CHECKING:
    from tests.screens.driver import Driver
    from tests.screens.hand import Hand

LAST = ("", [("Pay Dora", "$1,500", "1 × $1,000, 1 × $500")])
"""The manuscript: Wilton at 3 hotels costs $300 a block, and Dora holds 5."""

BACK = ("Undone. Already paid?", [("Take back from Dora", "$1,500", "1 × $1,000, 1 × $500")])

TAKEOVER = "1A", "2A=Luxor", "1B", "4A", "5A=Tower", "1C"
"""Of three players: Ben founded both and holds one share of each; Ana's 3A takes Tower over."""


def disposed(driver: "Driver", *keys: str) -> "Hand":
    """The manuscript's takeover, these keys tapped."""
    from tests.screens.sitting import asking, shown

    hand = shown(driver, "manuscript", asking(Question.DISPOSE))
    for key in keys:
        hand.button(key)
    return hand


@pytest.mark.parametrize("size", SIZES)
def test_the_last_disposal_is_paid_until_the_next_purchase(
    driver: "Driver", felt: list[Any], size: tuple[int, int]
) -> None:
    driver.resize(*size)
    hand = disposed(driver, *("Sell all",) * 4)
    assert type(hand.screen).__name__ == "TableScreen"
    assert card(driver) == LAST
    assert felt == ["PAID"] * 4
    for other in SIZES:
        driver.resize(*other)
        driver.frames(3)
        assert card(driver) == LAST
    driver.resize(*size)
    hand.sitting.write(Note("tea"))
    driver.frames(3)
    assert card(driver) == LAST
    driver.key(27)
    driver.tap("Resume")
    driver.frames(5)
    assert card(driver) == LAST
    hand.do(Buy(0, ("American",)))
    assert card(driver) is None
    # American at 9 hotels: $700.
    assert asked(driver) == ["Collect $700"] * len(asked(driver))


@pytest.mark.parametrize("size", SIZES)
def test_it_goes_when_it_is_ticked_and_stays_away(driver: "Driver", size: tuple[int, int]) -> None:
    driver.resize(*size)
    hand = disposed(driver, *("Sell all",) * 4)
    hand.tap(driver.find("PayoutCard"))
    assert_nothing_asked(driver)
    driver.resize(1280, 800)
    driver.frames(3)
    assert_nothing_asked(driver)
    driver.key(27)
    driver.tap("Resume")
    driver.frames(5)
    assert_nothing_asked(driver)
    undo(driver, hand)
    assert card(driver) == BACK


@pytest.mark.parametrize("size", SIZES)
def test_undo_takes_it_back_and_redo_pays_it_again(
    driver: "Driver", felt: list[Any], size: tuple[int, int]
) -> None:
    driver.resize(*size)
    hand = disposed(driver, *("Sell all",) * 4)
    undo(driver, hand)
    assert type(hand.screen).__name__ == "TakeoverScreen"
    assert card(driver) == BACK
    undo(driver, hand, redo=True)
    assert card(driver) == LAST
    assert felt == ["PAID"] * 5
    undo(driver, hand)
    hand.button("Keep all")
    assert card(driver) is None
    undo(driver, hand)
    undo(driver, hand)
    assert card(driver) == (
        "Undone. Already paid?",
        [("Take back from Cat", "$300", "3 × $100")],
    )


@pytest.mark.parametrize("size", SIZES)
def test_a_sole_holder_is_paid_bonus_and_sale(driver: "Driver", size: tuple[int, int]) -> None:
    from tests.screens.sitting import acquire, turns

    driver.resize(*size)
    hand = acquire(driver, turns(*TAKEOVER, seats=3), seats=3)
    hand.square(2)
    assert "$3,000" in driver.words()  # Tower at 2 tiles: $2,000 and $1,000
    assert "3 × $1,000" in plain(driver)
    hand.button("Sell all")
    assert card(driver) == ("", [("Pay Ben", "$200", "2 × $100")])
    undo(driver, hand)
    assert card(driver) == (
        "Undone. Already paid?",
        [("Take back from Ben", "$200", "2 × $100")],
    )
    undo(driver, hand)
    assert card(driver) == (
        "Undone. Already paid?",
        [("Take back from Ben", "$3,000", "3 × $1,000")],
    )
    undo(driver, hand, redo=True)
    assert card(driver) is None  # it stands among the bonuses
    assert "3 × $1,000" in plain(driver)


@pytest.mark.parametrize("size", SIZES)
def test_bonuses_are_paid_where_nobody_has_to_dispose(
    driver: "Driver", size: tuple[int, int]
) -> None:
    from tests.screens.sitting import acquire, turns

    driver.resize(*size)
    hand = acquire(driver, turns(*TAKEOVER, seats=3), seats=3)
    hand.sitting.write(Leave(1, returns=False))
    hand.square(2)
    assert type(hand.screen).__name__ == "TableScreen"
    assert card(driver) == ("", [("Pay Ben", "$3,000", "3 × $1,000")])
    hand.button("Buy nothing")
    assert_nothing_asked(driver)


@pytest.mark.parametrize("size", SIZES)
def test_earlier_holders_keep_their_amounts_and_bills(
    driver: "Driver", size: tuple[int, int]
) -> None:
    driver.resize(*size)
    disposed(driver, "Sell all", "Trade all", "Sell all")
    said = " ".join(plain(driver))
    for part in ("$900", "1 × $500, 4 × $100", "$300", "3 × $100"):
        assert part in said
    if size in {(1024, 600), (360, 780)}:
        assert "Settled: Ana $900 (1 × $500, 4 × $100), Ben $0, Cat $300 (3 × $100)" in said


def test_a_sale_with_a_trade_hands_over_both(driver: "Driver") -> None:
    hand = disposed(driver, "Sell all", "Sell all", "Sell all")
    sell, trade, _ = hand.screen.disposing._steppers
    for stepper in (trade, sell):
        hand.tap(stepper.more)
    hand.button("Sell 1, trade 2, keep 2")
    assert card(driver) == ("", [("Pay Dora", "$300", "3 × $100 and 1 American")])
    hand.button("Undo")
    hand.button("Trade most")
    assert card(driver) == ("", [("Give Dora", "2 American", "")])


@pytest.mark.parametrize("size", SIZES)
def test_the_last_of_one_chain_stays_in_sight_at_the_next(
    driver: "Driver", size: tuple[int, int]
) -> None:
    from tests.screens.hand import asks
    from tests.screens.sitting import asking, shown

    driver.resize(*size)
    hand = shown(driver, "four-equal-vacation", asking(Question.NEXT_DEFUNCT))
    hand.tap([w for w in driver.widgets() if type(w).__name__ == "ChainChoice"][-1])
    while not asks(hand.books, Question.NEXT_DEFUNCT):
        hand.button("Sell all")
    # Dora sold 3 American at 2 hotels: $200 each.
    assert "$600" in " ".join(plain(driver))
    hand.tap(driver.find("ChainChoice"))
    assert asks(hand.books, Question.DISPOSE)
    assert "1 × $500, 1 × $100" in " ".join(plain(driver))


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
    assert card(driver) == ("", [("Collect from Ben", "$200", "2 × $100")])
    assert_money_in_sight(driver)


def assert_money_in_sight(driver: "Driver") -> None:
    """The card is seen without scrolling."""
    found = driver.find("PayoutCard")
    assert found.to_window(found.x, found.y)[1] >= 0
    assert found.to_window(found.x, found.top)[1] <= driver.window.height


def test_after_a_restart_a_payout_is_told_as_booked(driver: "Driver") -> None:
    from hotels.app import HotelsApp
    from tests.screens.driver import Driver

    disposed(driver, *("Sell all",) * 4)
    driver.app.stop()
    with Driver(HotelsApp()) as again:
        again.tap("Resume")
        again.frames(5)
        assert card(again) == ("In the books", [("Dora", "+$1,500", "1 × $1,000, 1 × $500")])
        assert asked(again) == []
