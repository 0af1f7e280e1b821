"""Fingers at odd moments: on the screen while Back is pressed, on a word at the foot."""

from typing import TYPE_CHECKING, Any

import pytest

from hotels.ledger.chains.entries import Lay
from hotels.ledger.chains.terms import Tile

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def test_back_waits_until_the_finger_is_lifted(driver: "Driver") -> None:
    from kivy.base import EventLoop

    from hotels.ledger.chains.books import Question
    from hotels.ledger.chains.terms import tile
    from tests.screens.driver import Finger
    from tests.screens.sitting import asking, shown

    hand = shown(driver, "manuscript", asking(Question.DISPOSE))
    hand.button("Undo")
    c4 = tile("C4")
    assert c4 is not None
    square = hand.books.header.shape.square(c4)
    left, low, wide, high = hand.screen.board.box(square)
    finger = Finger(*hand.screen.board.to_window(left + wide / 2, low + high / 2))
    driver.wait(0.5)
    EventLoop.post_dispatch_input("begin", finger)
    driver.frames(3)
    assert driver.key(27)
    assert hand.screen.sitting is hand.sitting
    EventLoop.post_dispatch_input("end", finger)
    driver.frames(3)
    names = [type(screen).__name__ for screen in driver.app.shell.screens]
    assert names == ["Home", "TakeoverScreen"]


def test_a_lift_that_never_comes_does_not_freeze_the_screen(driver: "Driver") -> None:
    from kivy.base import EventLoop

    from tests.screens.driver import Finger
    from tests.screens.sitting import acquire, turns, written

    hand = acquire(driver, turns("1A"))
    finger = Finger(1200, 30)
    EventLoop.post_dispatch_input("begin", finger)
    EventLoop.touches.remove(finger)  # the system took it away without a word
    driver.frames(3)
    hand.square(40)
    assert Lay(1, Tile(3, 4)) in written(hand)


def strays(driver: "Driver", widget: Any) -> None:
    """A finger that lies on something for a moment, slides off it and is lifted; then a while."""
    from kivy.base import EventLoop

    from tests.screens.driver import Finger

    x, y = widget.to_window(*widget.center)
    finger = Finger(x, y)
    EventLoop.post_dispatch_input("begin", finger)
    driver.wait(0.3)
    finger.go(x, y + 30)
    EventLoop.post_dispatch_input("update", finger)
    EventLoop.post_dispatch_input("end", finger)
    driver.wait(2)


def test_a_held_key_stops_where_the_finger_strays(driver: "Driver") -> None:
    from hotels.ledger.chains.books import Question
    from tests.screens.sitting import asking, shown

    hand = shown(driver, "manuscript", asking(Question.DISPOSE))
    key = hand.screen.disposing._steppers[0].more
    strays(driver, key)
    assert hand.screen.split == (1, 0, 2)


def test_a_held_key_stops_where_the_lift_never_comes(driver: "Driver") -> None:
    from kivy.base import EventLoop

    from hotels.ledger.chains.books import Question
    from tests.screens.driver import Finger
    from tests.screens.sitting import asking, shown

    hand = shown(driver, "manuscript", asking(Question.DISPOSE))
    key = hand.screen.disposing._steppers[0].more
    finger = Finger(*key.to_window(*key.center))
    EventLoop.post_dispatch_input("begin", finger)
    EventLoop.touches.remove(finger)
    driver.wait(2)
    assert hand.screen.split == (1, 0, 2)


def test_the_slider_stops_where_the_finger_strays_from_its_key(driver: "Driver") -> None:
    from tests.screens.ledger_page import LedgerPage, manuscript

    page = LedgerPage.of(driver, manuscript(driver.app.store))
    scrubber = page.screen.foot.scrubber
    last = scrubber.slider.at
    strays(driver, scrubber.back)
    assert scrubber.slider.at == last - 1


def test_a_tap_on_a_word_puts_it_away(driver: "Driver") -> None:
    from hotels.ledger.chains.books import Question
    from tests.screens.sitting import asking, shown

    driver.resize(360, 780)
    hand = shown(driver, "manuscript", asking(Question.NAME))
    lines = len(hand.sitting.table.lines)
    driver.app.say("The list is copied.")
    driver.frames(5)
    word = driver.app.shell.said.word
    driver.touch(*word.center)
    assert not driver.says("The list is copied.")
    assert len(hand.sitting.table.lines) == lines


def test_how_blocks_are_bought_is_explained_when_some_can_be(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns

    driver.app.settings = type(driver.app.settings)()
    hand = acquire(driver, turns("1A"))
    hand.square(40)
    assert driver.says("Ana lays a tile")
    assert not driver.says("Tap a chain for each share bought")
    hand.square(1)
    hand.row(hand.screen.naming.names, 0)
    assert driver.says("Tap a chain for each share bought")


def test_a_takeover_can_be_left_and_gone_back_to(driver: "Driver") -> None:
    from hotels.ledger.chains.books import Question
    from tests.screens.sitting import asking, shown

    for size in ((1280, 800), (1024, 600)):
        driver.resize(*size)
        shown(driver, "manuscript", asking(Question.DISPOSE))
        driver.tap(driver.find("IconButton", hint="home"))
        assert type(driver.app.shell.top).__name__ == "Home"
        driver.tap("Resume")
        assert type(driver.app.shell.top).__name__ == "TakeoverScreen"


def test_a_sheet_lies_on_whole_pixels(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns

    for size in ((1280, 800), (1023, 601), (360, 781)):
        driver.resize(*size)
        acquire(driver, turns("1A"))
        driver.app.open_sheet(lambda _: _words())
        driver.frames(3)
        card = driver.app.shell.sheets[-1].card
        assert (card.x, card.y) == (round(card.x), round(card.y))
        assert abs(card.center_x - driver.app.shell.center_x) <= 1
        driver.app.close_sheet()


def _words() -> object:
    from hotels.screens.widgets.plate import Down
    from hotels.screens.widgets.text import Text

    return Down(Text("one line"), Text("and another"))


@pytest.mark.parametrize("window", [(1280, 800), (800, 1280), (1024, 600), (360, 780)])
def test_the_board_does_not_move_under_a_finger(driver: "Driver", window: tuple[int, int]) -> None:
    from hotels.ledger.chains.books import Question
    from tests.screens.sitting import asking, shown

    driver.resize(*window)
    hand = shown(driver, "vacation-p6_017", asking(Question.TILE, 60))
    driver.frames(10)
    screen, board = hand.screen, hand.screen.board
    stands = (*board.pos, *board.size)
    free = [square for square in screen.squares if square.state.is_empty]
    for square in free:
        board.on_finger(square.number)
        driver.frames(2)
        assert (*board.pos, *board.size) == stands, (square.name, screen.sign.headline.text)
        assert square.name in f"{screen.sign.headline.text} {screen.sign.second.text}"
    board.on_finger(None)
    driver.frames(2)
    assert (*board.pos, *board.size) == stands
    assert "lays" in screen.sign.headline.text
