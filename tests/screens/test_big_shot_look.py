"""Big Shot in the largest text, with what happened over the table, explained once."""

from typing import TYPE_CHECKING

import pytest

from hotels.ledger.big_shot.entries import Put
from tests.screens.audit.names import LONG
from tests.screens.big_shot_hand import RED, Hand, begun, resumed, until, whole_game
from tests.screens.test_all_games import cut

if TYPE_CHECKING:
    from tests.screens.driver import Driver


@pytest.fixture
def hand(driver: "Driver") -> Hand:
    return Hand(driver)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (800, 1280), (360, 780), (600, 360)])
def test_the_largest_text_finds_room(hand: Hand, size: tuple[int, int]) -> None:
    from hotels.screens.big_shot import BigShotStart
    from hotels.screens.theme import theme

    driver = hand.driver
    theme.text_size = 1.6
    try:
        driver.resize(*size)
        for entries in (until(7, opened=True), until(9, sold=True), until(12), whole_game()):
            resumed(hand, begun(driver, entries=entries, players=LONG[:4]))
            driver.frames(5)
            assert cut(driver) == []
        driver.app.show(BigShotStart(driver.app))
        driver.frames(8)
        assert cut(driver) == []
    finally:
        theme.text_size = 1.0


def test_what_happened_is_announced_over_the_table(hand: Hand) -> None:
    resumed(hand, begun(hand.driver, entries=until(3, sold=True)))
    hand.driver.app.set(announcements=True)
    hand.driver.frames(3)
    hand.does(Put("20", RED))
    assert hand.driver.find("Turned").text == "Carol put a red cube on 20."
    hand.driver.app.set(announcements=False)


def test_each_question_explains_itself_once(hand: Hand) -> None:
    app = hand.driver.app
    app.settings = type(app.settings)()
    resumed(hand, begun(hand.driver))
    assert hand.driver.says("Tap the cubes on the space where the broker stops")
    for entry in whole_game()[:1]:
        hand.does(entry)
    assert hand.driver.says("Tap each bid as it is called.")
    assert {"open", "bid"} <= set(app.settings.explained)


def test_another_window_keeps_what_was_begun(hand: Hand) -> None:
    resumed(hand, begun(hand.driver))
    hand.tap(hand.named("CubeKey", "red"))
    hand.driver.resize(360, 780)
    hand.tap(hand.named("CubeKey", "yellow"))
    hand.driver.resize(800, 1280)
    assert [mark.colour for mark in hand.screen.cubes.marks] == [0, 1]
    resumed(hand, begun(hand.driver, entries=until(2, sold=True)))
    hand.tap(hand.named("CubeKey", "white"))
    hand.driver.resize(1280, 800)
    assert hand.sitting.held == 2
