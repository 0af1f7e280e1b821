"""The sign over the door: what its lamps show."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def test_a_lamp_ahead_is_empty_after_a_whole_turn(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns

    hand = acquire(driver, turns("1A", "2A=Luxor"))
    hand.square(5)
    hand.button("Buy nothing")
    pixels, (width, _) = driver.pixels(), driver.window.system_size
    colours = []
    for bulb, _ in hand.screen.sign.lamps.values():
        x, y = bulb.to_window(*bulb.center)
        colours.append(pixels[round(y) * width + round(x)])
    tile, chain, buy = colours
    sign = (0x1E, 0x4D, 0x3F)
    assert tile != sign
    assert (chain, buy) == (sign, sign)


def test_no_word_of_a_headline_breaks_within_itself(driver: "Driver") -> None:
    from hotels.screens.profile import profile
    from hotels.screens.theme import theme
    from hotels.screens.widgets.drawing import words
    from hotels.screens.widgets.sign import Lamp, Sign

    driver.resize(360, 780)
    theme.text_size = 1.6
    lamps = [(name, Lamp.AHEAD) for name in ("Tile", "Chain", "Buy")]
    sign = Sign(profile(360, 780), "Continental is bought", lamps=lamps)
    driver.app.shell.add_widget(sign)
    sign.size_hint_x, sign.width = None, 330
    driver.frames(5)
    face, _ = theme.font(sign.headline.style)
    widest = words("Continental", face, sign.headline.font_size).width
    assert widest <= sign.headline.width
    theme.text_size = 1.0
    driver.app.shell.remove_widget(sign)


def test_second_words_come_back_with_the_room_for_them(driver: "Driver") -> None:
    from hotels.screens.profile import profile
    from hotels.screens.widgets.sign import Sign

    sign = Sign(profile(800, 1280), "Dave and Alice get $6,000", "Dave holds the most. " * 4)
    sign.fit(160)  # before anybody knows how wide it becomes
    driver.app.shell.add_widget(sign)
    sign.size_hint_x = None
    for width, stands in ((768, True), (200, False), (768, True)):
        sign.width = width
        driver.frames(5)
        assert (sign.second.parent is not None) is stands


def test_lamps_stand_beside_the_same_words_whatever_the_sign_said_before(driver: "Driver") -> None:
    from hotels.screens.profile import profile
    from hotels.screens.widgets.sign import Lamp, Sign

    said = "Maximiliane Alexandra von und zu Hohenfels an der Unterelbe lays a tile"
    lamps = [(name, Lamp.AHEAD) for name in ("Tile", "Chain", "Buy")]
    shown = []
    for width in (612, 100):  # a sign has any width until its window has given it one
        sign = Sign(profile(1024, 600), said, lamps=lamps)
        driver.app.shell.add_widget(sign)
        sign.size_hint_x = None
        for wide in (width, 612):
            sign.width = wide
            driver.frames(5)
        shown.append(driver.app.shell.children[0].lamps["Tile"][0].get_parent_window() is not None)
        driver.app.shell.remove_widget(sign)
    assert shown == [True, True]


def test_room_for_what_is_asked_gives_way_in_a_low_window(driver: "Driver") -> None:
    from hotels.screens.profile import profile
    from hotels.screens.widgets.sign import Sign

    asked = (("Collect $400", "amount"), ("4 × 100", "bills"))
    for most, gives_way in ((1000, False), (60, True)):
        heights = []
        sign = Sign(profile(360, 600), "Ana buys", asks=True)
        ample = sign.height
        driver.app.shell.add_widget(sign)
        sign.size_hint_x, sign.width = None, 344
        sign.fit(most)
        for words in ((), asked):
            sign.say("Ana buys", "", words)
            driver.frames(5)
            heights.append(sign.height)
        driver.app.shell.remove_widget(sign)
        assert heights[0] == heights[1]  # nothing moves when it comes
        assert (heights[0] < ample) is gives_way
