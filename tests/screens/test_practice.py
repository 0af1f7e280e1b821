"""The practice merger: from Help, one takeover by touch, and nothing of it is kept."""

from typing import TYPE_CHECKING

import pytest

from hotels.ledger.chains.entries import Dispose, Lay
from hotels.ledger.chains.terms import Tile

if TYPE_CHECKING:
    from tests.screens.driver import Driver

SIZES = [(1280, 800), (1024, 600), (800, 1280), (360, 780)]


@pytest.mark.parametrize("size", SIZES)
def test_a_takeover_is_played_and_nothing_stays(driver: "Driver", size: tuple[int, int]) -> None:
    from hotels.screens.menu import open_help
    from tests.screens.hand import Hand

    driver.resize(*size)
    files = {path: path.read_bytes() for path in driver.app.folder.glob("*.json")}
    open_help(driver.app)
    driver.frames(6)
    hand = Hand(driver)
    hand.button("Practice merger")
    driver.frames(10)
    assert driver.says("Alice's tile is C4.")
    assert driver.says("Alice lays a tile")
    hand.do(Lay(0, Tile(2, 3)))
    driver.frames(10)
    assert driver.says("American takes over Wilton.")
    # Dave holds 5 Wilton, Alice 3, Bob 2 and Carol 1: the bonuses of a chain of 3 at $300.
    assert driver.says("$3,000")
    assert driver.says("$1,500")
    for player, count in ((0, 3), (1, 2), (2, 1), (3, 5)):
        hand.do(Dispose(player, "Wilton", count, 0, 0))
        driver.frames(10)
    assert driver.says("practice isn't saved")
    driver.app.shell.home()
    driver.frames(6)
    assert driver.app.store.count() == driver.app.store.count(deleted=True) == 0
    assert {path: path.read_bytes() for path in driver.app.folder.glob("*.json")} == files


def test_its_menu_offers_nothing_that_would_be_kept(driver: "Driver") -> None:
    from hotels.screens.chains.menu import open_menu
    from hotels.screens.chains.practice import practise

    practise(driver.app)
    driver.frames(6)
    open_menu(driver.app.shell.top.sitting)
    driver.frames(4)
    assert driver.says("Help")
    for words in ("Share", "Seats", "Ledger"):
        assert not driver.says(words)
