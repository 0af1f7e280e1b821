"""The list of payouts stands where the chains do, and a tap brings those back."""

from typing import TYPE_CHECKING

import pytest

from hotels.ledger.chains.entries import Buy
from tests.screens.money_asked import SIZES, card, plain
from tests.screens.test_payouts import LAST, disposed

if TYPE_CHECKING:
    from tests.screens.driver import Driver


@pytest.mark.parametrize("size", [one for one in SIZES if one != (800, 1280)])
def test_a_tap_shows_chains_and_players_and_another_the_list(
    driver: "Driver", size: tuple[int, int]
) -> None:
    driver.resize(*size)
    hand = disposed(driver, *("Sell all",) * 4)
    screen = hand.screen
    assert screen.chains.get_root_window() is None
    assert screen.player_card.get_root_window() is None
    # Hidden chains cannot be tapped: the sign says how to get at them.
    assert "Tap Show chains to buy." in screen.sign.second.text
    assert screen.sign.second.get_root_window() is not None
    assert not driver.says("Tap a chain")
    hand.button("Show chains")
    assert card(driver) is None
    assert not driver.says("Show chains")
    hand.tap(driver.find("PayoutBar"))
    hand.tap(driver.find("ChainStrip"))
    assert card(driver) is None
    assert screen.chains.get_root_window() is not None
    assert screen.player_card.get_root_window() is not None
    assert "Payouts: 4 left" in plain(driver)
    hand.tap(driver.find("PayoutBar"))
    assert card(driver) == LAST
    hand.tap(driver.find("ChainStrip"))
    hand.do(Buy(0, ("American",)))  # one more row: the list comes again
    assert card(driver) is not None
    if size != (1024, 600):  # where only what must be said stands below the headline
        assert screen.sign.second.text == "Tap the tile's square. 5 payouts still open."
    hand.tap(driver.find("PayoutRow"))
    assert "5 payouts" not in screen.sign.second.text
