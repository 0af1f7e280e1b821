"""A tap that does nothing says why, where the finger is."""

from typing import TYPE_CHECKING, Any

import pytest

from hotels.ledger.chains.entries import Lay

if TYPE_CHECKING:
    from tests.screens.driver import Driver

SIZES = [(1280, 800), (1024, 600), (800, 1280), (360, 780)]


def bubble(driver: "Driver") -> Any:
    """What stands beside the finger; None where nothing does."""
    return driver.app.shell.why.bubble


def said(driver: "Driver") -> str:
    """What it says."""
    shown = bubble(driver)
    assert shown is not None
    return str(shown.children[0].text)


def assert_beside(driver: "Driver", place: tuple[float, float]) -> None:
    """It is near the finger, not under it, and within the window."""
    shown = bubble(driver)
    assert shown is not None
    x, y = place
    assert shown.x <= x <= shown.right or abs(shown.center_x - x) < 160
    assert min(abs(shown.y - y), abs(y - shown.top)) <= 48
    assert not shown.y <= y <= shown.top
    wide, high = driver.window.system_size
    assert shown.x >= 0
    assert shown.y >= 0
    assert shown.right <= wide
    assert shown.top <= high


@pytest.mark.parametrize("size", SIZES)
def test_a_square_says_why_no_tile_goes_there_now(driver: "Driver", size: tuple[int, int]) -> None:
    from tests.screens.sitting import acquire, turns, written

    driver.resize(*size)
    hand = acquire(driver, turns("1A", "2A=Luxor"))
    hand.square(50)
    before = written(hand)
    for square in (8 * 12 + 11, 0):  # in a corner, and one that is taken
        place = hand._middle(hand.screen.board, square)
        driver.touch(*place)
        assert written(hand) == before
        assert said(driver) == "This turn's tile is already down. Ana is buying."
        assert_beside(driver, place)
    driver.wait(6)
    assert bubble(driver) is None


def test_a_square_that_is_taken_says_so(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns, written

    hand = acquire(driver, turns("1A"))
    before = written(hand)
    hand.square(0)
    assert written(hand) == before
    assert said(driver).startswith("There is already a tile on 1A.")
    hand.square(60)  # the bubble takes no finger
    assert bubble(driver) is None
    assert len(written(hand)) == len(before) + 2


def test_what_lies_below_it_can_be_tapped(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns, written

    hand = acquire(driver, turns("6E"))
    hand.square(4 * 12 + 5)
    shown = bubble(driver)
    below = hand.screen.board.square_at(*shown.center)
    driver.touch(*shown.center)
    assert below is not None
    tile = hand.books.header.shape.tile(below)
    assert tile in [one.tile for one in written(hand) if isinstance(one, Lay)]


def test_what_a_game_refuses_is_said_at_the_finger(driver: "Driver") -> None:
    from hotels.ledger.chains.books import Question
    from tests.screens.sitting import asking, shown

    hand = shown(driver, "vacation-p3_002-unknown", asking(Question.ANNOUNCE))
    keys = [one for one in driver.widgets() if type(one).__name__ == "NumberKey"]
    key = next(one for one in keys if not one.can)
    place = key.to_window(*key.center)
    driver.touch(*place)
    assert_beside(driver, place)
    assert hand.sitting.books.awaiting.kind is Question.ANNOUNCE


def test_a_locked_table_says_how_it_is_unlocked(driver: "Driver") -> None:
    from hotels.screens.chains.lock import lock
    from tests.screens.sitting import acquire, turns

    hand = acquire(driver, turns("1A"))
    lock(hand.sitting)
    driver.frames(3)
    driver.touch(20, 20)
    assert said(driver) == "The table is locked. Hold to unlock."
    assert_beside(driver, (20, 20))


def test_a_stepper_at_its_end_says_where_that_is(driver: "Driver") -> None:
    from hotels.ledger.chains.books import Question
    from tests.screens.sitting import asking, shown

    hand = shown(driver, "vacation-p2_010", asking(Question.DISPOSE))
    steppers = [one for one in driver.widgets() if type(one).__name__ == "Stepper"]
    ends = [key for one in steppers for key in (one.less, one.more) if not key.enabled]
    assert ends
    hand.tap(ends[0])
    assert said(driver).startswith(("At least ", "At most "))


def test_a_button_that_does_nothing_says_so(driver: "Driver") -> None:
    from tests.screens.sitting import acquire

    hand = acquire(driver, [])
    hand.button("Undo")
    assert said(driver) == "Nothing to undo yet."


def test_a_tap_on_nothing_says_nothing(driver: "Driver") -> None:
    from tests.screens.sitting import acquire

    hand = acquire(driver, [])
    driver.touch(*hand.screen.sign.to_window(*hand.screen.sign.center))
    assert bubble(driver) is None


def test_the_mark_on_a_receipt_says_what_it_means(driver: "Driver") -> None:
    """Folded out in the takeover, and turned on a sheet of its own."""
    from hotels.ledger.chains.books import Question
    from tests.screens.sitting import asking, shown

    hand = shown(driver, "manuscript", asking(Question.DISPOSE))
    lines = len(hand.sitting.table.lines)
    for turned in (False, True):
        if turned:
            driver.tap("Turn to the player")
            driver.frames(3)
        row = next(one for one in driver.widgets() if type(one).__name__ == "BasisRow")
        driver.touch(*row.to_window(*row.center))
        assert said(driver) == "From a printed source."
        driver.wait(6)
    assert len(hand.sitting.table.lines) == lines
