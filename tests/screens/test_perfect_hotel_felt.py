"""Perfect Hotel under a finger: a kind that cannot be built is felt, as a wrong tap is."""

from typing import TYPE_CHECKING, Any

from tests.screens.perfect_hotel_hand import Hand, seated
from tests.views.perfect_hotel_games import FIRST, GYM, POOL, SHOP

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def test_a_kind_that_cannot_be_built_is_felt(driver: "Driver", felt: list[Any]) -> None:
    hand = Hand(driver)
    seated(hand, FIRST, planned=1)
    hand.add()
    hand.whose(0)  # Alice's floors from the bottom: Pool, Bedroom, Restaurant, Shop
    hand.kind(GYM)
    hand.kind(SHOP)  # on the floor built last: an annex
    assert felt == []
    hand.kind(POOL)
    assert felt == ["WRONG"]
    hand.kind(GYM)
    assert felt == ["WRONG"]
    driver.app.set(vibration=False)
    hand.kind(POOL)
    assert felt == ["WRONG"]
