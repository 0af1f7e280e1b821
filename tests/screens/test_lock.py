"""The table locked: no finger and no key gets through, until one key was held long enough."""

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.screens.driver import Driver
    from tests.screens.hand import Hand

BACK = 27


def game(driver: "Driver") -> "Hand":
    """Ben is to lay a tile."""
    from tests.screens.sitting import acquire, turns

    return acquire(driver, turns("1A", "2A=Luxor", "3A"))


def locked(driver: "Driver", hand: "Hand") -> Any:
    """The table locked from its menu; its key."""
    hand.tap(driver.find("IconButton", hint="more"))
    hand.tap(driver.bearer("Lock the table"))
    return driver.find("HoldKey")


def hold(driver: "Driver", key: Any, seconds: float) -> None:
    """A finger lies on the key for so long."""
    driver.touch(*key.to_window(*key.center), seconds)


def is_locked(driver: "Driver") -> bool:
    """Whether the plate lies over the table."""
    return driver.app.shell.cover is not None and driver.says("The table is locked.")


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (800, 1280), (360, 780), (600, 360)])
def test_held_for_a_moment_it_opens_and_everything_is_as_it_was(
    driver: "Driver", size: tuple[int, int]
) -> None:
    from tests.screens.fresh import looks

    driver.resize(*size)
    hand = game(driver)
    before = looks(driver)
    key = locked(driver, hand)
    assert is_locked(driver)
    assert driver.bearer("Ben lays a tile").role == "onSign"
    hold(driver, key, 1.6)
    assert not is_locked(driver)
    assert looks(driver) == before


def test_let_go_too_soon_it_stays_locked(driver: "Driver") -> None:
    hand = game(driver)
    key = locked(driver, hand)
    for seconds in (0.05, 0.8, 1.4):
        hold(driver, key, seconds)
        assert is_locked(driver)
        assert key.share == 0
    driver.wait(3)
    assert is_locked(driver)


@pytest.mark.parametrize("gone", ["finger", "key"])
def test_it_stays_locked_where_finger_or_key_is_gone_without_a_word(
    driver: "Driver", gone: str
) -> None:
    from kivy.base import EventLoop

    from tests.screens.driver import Finger

    key = locked(driver, game(driver))
    driver.wait(0.5)  # the second half of a double tap would be no touch
    finger = Finger(*key.to_window(*key.center))
    EventLoop.post_dispatch_input("begin", finger)
    driver.wait(0.3)
    if gone == "finger":
        EventLoop.touches.remove(finger)
    else:
        driver.resize(800, 1280)
    driver.wait(3)
    assert is_locked(driver)


def test_the_ring_closes_while_it_is_held(driver: "Driver") -> None:
    from kivy.base import EventLoop

    from tests.screens.driver import Finger

    hand = game(driver)
    key = locked(driver, hand)
    driver.wait(0.5)  # the second half of a double tap would be no touch
    finger = Finger(*key.to_window(*key.center))
    EventLoop.post_dispatch_input("begin", finger)
    driver.wait(0.75)
    assert 0.4 < key.share < 0.6
    finger.go(finger.ox + 60, finger.oy)
    EventLoop.post_dispatch_input("update", finger)
    driver.wait(1.5)
    assert is_locked(driver)
    EventLoop.post_dispatch_input("end", finger)
    driver.frames(2)


def test_no_tap_and_no_back_gets_through(driver: "Driver") -> None:
    hand = game(driver)
    board, undo = hand.screen.board, driver.find("PushButton", text="Undo")
    places = [hand._middle(board, 50), undo.to_window(*undo.center), (1200, 700), (1200, 100)]
    lines = len(hand.sitting.table.lines)
    locked(driver, hand)
    for place in places:
        driver.touch(*place)
        driver.touch(*place, 0.8)
    for _ in range(3):
        assert driver.key(BACK)
    assert is_locked(driver)
    assert hand.screen is driver.app.shell.top
    assert len(hand.sitting.table.lines) == lines


def test_the_icon_at_the_head_locks_as_well(driver: "Driver") -> None:
    driver.resize(800, 1280)
    hand = game(driver)
    hand.tap(driver.find("IconButton", hint="lock the table"))
    assert is_locked(driver)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (360, 780)])
def test_where_there_is_no_room_for_the_icon_the_menu_locks(
    driver: "Driver", size: tuple[int, int]
) -> None:
    driver.resize(*size)
    hand = game(driver)
    hints = [one.hint for one in driver.widgets() if type(one).__name__ == "IconButton"]
    assert "lock the table" not in hints
    locked(driver, hand)
    assert is_locked(driver)


def test_it_stays_over_a_window_that_turns_and_an_app_that_rests(driver: "Driver") -> None:
    hand = game(driver)
    locked(driver, hand)
    for size, style in (((800, 1280), "house"), ((360, 780), "sign short"), ((1280, 800), "house")):
        driver.resize(*size)
        driver.frames(3)
        assert is_locked(driver), size
        assert driver.bearer("Ben lays a tile").style == style
    assert driver.app.dispatch("on_pause")
    driver.wait(60)
    driver.app.dispatch("on_resume")
    driver.frames(3)
    assert is_locked(driver)
    driver.app.set(theme="dark")
    driver.frames(3)
    assert is_locked(driver)
    hold(driver, driver.find("HoldKey"), 1.6)
    assert not is_locked(driver)


def test_a_word_and_a_sheet_that_come_meanwhile_lie_below(driver: "Driver") -> None:
    hand = game(driver)
    locked(driver, hand)
    from hotels.screens.chains.menu import open_menu

    driver.app.say("Something happened.")
    open_menu(hand.sitting)
    driver.frames(3)
    shell = driver.app.shell
    order = [type(one).__name__ for one in shell.children]
    assert order == ["TableLock", "Sheet", "Word", "TableScreen"]
    driver.app.say("Something else happened.")
    driver.resize(800, 1280)
    order = [type(one).__name__ for one in shell.children]
    assert order == ["TableLock", "Word", "Sheet", "TableScreen"]
    hold(driver, driver.find("HoldKey"), 1.6)
    assert not is_locked(driver)
    assert driver.says("At the table")


def test_the_receipt_that_is_argued_about_stays_in_view(driver: "Driver") -> None:
    from hotels.screens.chains.pinned import pin
    from hotels.views.receipts import price_receipt

    for size in ((1280, 800), (360, 780), (600, 360)):
        driver.resize(*size)
        hand = game(driver)
        sitting = hand.sitting
        pin(sitting, price_receipt(sitting.books, 0, sitting.speech))
        hand.screen.refresh()
        key = locked(driver, hand)
        sheet = driver.find("ReceiptSheet")
        assert driver.says("A share of Luxor")
        assert driver.find("ReceiptPlace").scatter.rotation == 0
        ends = [sheet.to_window(sheet.x, sheet.y), sheet.to_window(sheet.right, sheet.top)]
        for x, y in ends:
            assert 0 <= x <= size[0]
            assert 0 <= y <= size[1]
        hold(driver, key, 1.6)
        assert not is_locked(driver)


def test_in_a_takeover_it_says_who_is_asked(driver: "Driver") -> None:
    from hotels.ledger.chains.books import Question
    from tests.screens.sitting import asking, shown

    hand = shown(driver, "manuscript", asking(Question.DISPOSE))
    asked = hand.books.awaiting
    assert asked is not None
    key = locked(driver, hand)
    name = hand.sitting.speech.player(asked.player)
    assert any(text.startswith(f"{name} holds ") for text in driver.words())
    hold(driver, key, 1.6)
    assert type(hand.screen).__name__ == "TakeoverScreen"
    assert not is_locked(driver)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (800, 1280), (360, 780), (600, 360)])
def test_the_board_stays_in_view(driver: "Driver", size: tuple[int, int]) -> None:
    from hotels.screens.chains.board import Board

    driver.resize(*size)
    hand = game(driver)
    key = locked(driver, hand)
    lock = driver.app.shell.cover
    (board,) = [one for one in lock.walk() if isinstance(one, Board)]
    assert [one.state for one in board.squares] == [one.state for one in hand.screen.squares]
    x, y = board.to_window(*board.pos)
    wide, high = board.used
    assert x >= 0
    assert y >= 0
    assert x + wide <= size[0]
    assert y + board.height <= size[1]
    assert min(wide / 12, high / 9) >= 18
    left, low = key.to_window(*key.pos)
    assert left >= x + board.width or low + key.height <= y
    lines = len(hand.sitting.table.lines)
    driver.touch(x + wide / 2, y + board.height - high / 2)
    assert is_locked(driver)
    assert len(hand.sitting.table.lines) == lines
