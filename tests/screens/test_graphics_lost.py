"""Android took the graphics' memory while another app was in front: all is drawn anew."""

from array import array
from typing import TYPE_CHECKING

import pytest

from tests.screens.disturbed import game, half_named

if TYPE_CHECKING:
    from tests.screens.driver import Driver


@pytest.mark.parametrize("over", ["nothing", "sheet", "typing", "another screen"])
def test_graphics_that_were_lost_behind_another_app_are_drawn_anew(
    driver: "Driver", over: str
) -> None:
    from hotels.screens.chains.looking_up import open_ledger
    from hotels.screens.chains.menu import open_menu
    from tests.screens.fresh import assert_fresh, looks

    hand = half_named(driver) if over == "typing" else game(driver)
    if over != "typing":
        hand.square(60)
    if over == "sheet":
        open_menu(hand.sitting)
    elif over == "another screen":
        open_ledger(hand.sitting)
    driver.frames(20)
    before = looks(driver)
    driver.window._event_filter("app_willenterbackground")
    lose_graphics()
    driver.frames(2)
    assert driver._drawn() != before[1]  # by itself nothing comes back
    driver.window._event_filter("app_didenterforeground")
    driver.frames(3)
    assert looks(driver) == before
    for _ in range(over != "nothing"):
        driver.app.shell.back()
        driver.frames(3)
    if over != "typing":
        hand.button("Buy nothing")
        hand.square(62)
    driver.wait(1)
    assert_fresh(driver)


def test_a_sheet_that_waits_behind_another_screen_is_drawn_anew(driver: "Driver") -> None:
    from hotels.screens.chains.menu import open_menu
    from hotels.screens.settings import SettingsScreen
    from tests.screens.fresh import looks

    hand = game(driver)
    open_menu(hand.sitting)
    driver.frames(20)
    before = looks(driver)
    driver.app.shell.show_between(SettingsScreen(driver.app))
    driver.frames(3)
    driver.window._event_filter("app_willenterbackground")
    lose_graphics()
    driver.window._event_filter("app_didenterforeground")
    driver.frames(3)
    driver.app.shell.back()
    assert looks(driver) == before


def test_what_is_handed_over_first_does_not_hide_that_graphics_were_lost(driver: "Driver") -> None:
    from kivy.clock import Clock
    from kivy.graphics import opengl

    game(driver).square(60)
    driver.frames(20)
    before = driver._drawn()
    driver.window._event_filter("app_willenterbackground")
    lose_graphics()
    # Android's answers come before the first frame; new graphics begin with the same numbers.
    numbers = range(1, 1_000)
    Clock.schedule_once(
        lambda _: [opengl.glBindTexture(opengl.GL_TEXTURE_2D, one) for one in numbers], 0
    )
    driver.window._event_filter("app_didenterforeground")
    driver.wait(1)
    assert driver._drawn() == before


def lose_graphics() -> None:
    """All that the device's graphics kept, as when Android takes their memory."""
    from kivy.graphics import opengl

    numbers = range(1, 1_000_000)
    for let_go in (opengl.glDeleteTextures, opengl.glDeleteFramebuffers, opengl.glDeleteBuffers):
        let_go(len(numbers), bytes(array("I", numbers)))
    opengl.glUseProgram(0)
    for number in range(1, 1_000):
        if opengl.glIsProgram(number):
            opengl.glDeleteProgram(number)
        elif opengl.glIsShader(number):
            opengl.glDeleteShader(number)
