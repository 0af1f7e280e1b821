"""The sign over the door: what its lamps show."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def test_a_lamp_ahead_is_empty_after_a_whole_turn(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns

    hand = acquire(driver, turns("1A", "2A=Luxor"))
    hand.square(5)
    hand.button("Buy nothing, end turn")
    pixels, (width, _) = driver.pixels(), driver.window.system_size
    colours = []
    for bulb, _ in hand.screen.sign.lamps.values():
        x, y = bulb.to_window(*bulb.center)
        colours.append(pixels[round(y) * width + round(x)])
    tile, chain, buy = colours
    sign = (0x1E, 0x4D, 0x3F)
    assert tile != sign
    assert (chain, buy) == (sign, sign)
