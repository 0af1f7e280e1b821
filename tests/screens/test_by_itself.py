"""A turn with nothing to decide ends by itself, and one tap takes it back."""

from typing import TYPE_CHECKING

import pytest

from hotels.ledger.chains.entries import Buy, Correct, Lay
from hotels.ledger.chains.terms import Tile

if TYPE_CHECKING:
    from tests.screens.driver import Driver

SIZES = [(1280, 800), (1024, 600), (800, 1280), (360, 780)]


@pytest.mark.parametrize("size", SIZES)
def test_tiles_before_there_is_a_chain_are_a_tap_each(
    driver: "Driver", size: tuple[int, int]
) -> None:
    from hotels.store.keeping import opened
    from tests.screens.money_asked import undo
    from tests.screens.sitting import acquire, written

    driver.resize(*size)
    hand = acquire(driver, [])
    hand.square(0)
    hand.square(50)
    turns = [Lay(0, Tile(0, 0)), Buy(0, ()), Lay(1, Tile(4, 2)), Buy(1, ())]
    assert written(hand) == turns
    assert driver.says("Ana lays a tile")
    undo(driver, hand)
    assert written(hand) == turns[:2]
    assert driver.says("Ben lays a tile")
    undo(driver, hand, redo=True)
    assert written(hand) == turns
    kept = opened(driver.app.store, hand.sitting.game.record.id)
    assert [page.entry for _, page in kept.table.pages] == turns


def test_what_was_bought_without_enough_money_can_still_be_said(driver: "Driver") -> None:
    from hotels.screens.chains.menu import open_menu
    from tests.screens.sitting import acquire, turns, written

    hand = acquire(driver, turns("1A", "2A=Luxor"))
    hand.sitting.write(Correct(0, "cash", 100))
    hand.square(60)
    assert driver.says("Ben lays a tile")
    open_menu(hand.sitting)
    driver.frames(3)
    hand.tap(driver.bearer("Ana bought after all"))
    driver.frames(3)
    assert isinstance(written(hand)[-1], Lay)
    hand.row(hand.screen.chains, hand.books.header.edition.places["Luxor"])
    hand.button("End turn")
    assert written(hand)[-1] == Buy(0, ("Luxor",))
    assert hand.books.cash[0] == -100
