"""The ledger where there is room for the lines or the board only."""

from typing import TYPE_CHECKING

from tests.screens.ledger_page import LedgerPage, agrees, manuscript

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def test_on_a_phone_the_slider_shows_the_board_and_back_the_lines(driver: "Driver") -> None:
    page = LedgerPage.of(driver, manuscript(driver.app.store))
    driver.resize(360, 780)
    driver.frames(10)
    assert not page.screen.arrangement.sees_moment
    page.step(back=True)
    driver.frames(10)
    assert page.screen.arrangement.sees_moment
    agrees(page, 23)
    driver.key(27)
    driver.frames(10)
    assert not page.screen.arrangement.sees_moment
    assert page.lines[-1].name in page.seen() or page.lines[-2].name in page.seen()
    page.icon("show board or entries")
    agrees(page, 23)
    page.icon("show board or entries")
    page.tap(8)
    page.key("Play from here")
    assert driver.says("entries will be deleted")
    driver.key(27)
    driver.key(27)
    assert type(driver.app.shell.top).__name__ == "TableScreen"


def test_turned_to_a_phone_at_the_board_the_slider_and_the_tiles_go_on(driver: "Driver") -> None:
    page = LedgerPage.of(driver, manuscript(driver.app.store))
    page.step(back=True)
    driver.resize(360, 780)  # the lines have not been seen in this window
    driver.frames(10)
    assert page.screen.arrangement.sees_moment
    page.step(back=True)
    driver.frames(10)
    agrees(page, 22)
    board = page.screen.moment.board
    left, low, wide, high = board.box(2 * 12 + 2)  # C3, laid by Carol in turn 7
    driver.touch(*board.to_window(left + wide / 2, low + high / 2))
    driver.frames(15)
    assert not page.screen.arrangement.sees_moment
    assert [one.line.text for one in page.lines if one.opened] == [
        "Carol laid C3: Wilton grew to 3 hotels"
    ]
    assert "Carol laid C3: Wilton grew to 3 hotels" in page.seen()
    assert driver.says("Edit")
