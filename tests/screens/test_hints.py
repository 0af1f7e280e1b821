"""The first game explains itself beside the controls: six hints at most, skipped or put away."""

from typing import TYPE_CHECKING, Any

import pytest

from hotels.ledger.chains.books import Question

if TYPE_CHECKING:
    from tests.screens.driver import Driver
    from tests.screens.hand import Hand

SIZES = [(1280, 800), (1024, 600), (800, 1280), (360, 780)]


def first_game(driver: "Driver") -> "Hand":
    """A tablet on which nothing was explained yet, and a game on it."""
    from tests.screens.sitting import acquire, turns

    driver.app.settings = type(driver.app.settings)()
    hand = acquire(driver, turns("1A"))
    driver.frames(10)
    return hand


def hint(driver: "Driver") -> Any:
    """What is explained now; None where nothing is."""
    said = driver.app.shell.said
    return said.word if said is not None and type(said.word).__name__ == "HintCard" else None


def box(widget: Any) -> tuple[float, float, float, float]:
    """Where a widget is in the window."""
    return (*widget.to_window(widget.x, widget.y), *widget.to_window(widget.right, widget.top))


def assert_beside(driver: "Driver", control: Any) -> None:
    """The hint covers nothing of its control, points to it, and lies in the window."""
    card = hint(driver)
    left, low, right, high = box(card)
    x, y, end, top = control
    assert right <= x + 1 or end <= left + 1 or high <= y + 1 or top <= low + 1
    tip = card._pointer.points[:2]
    assert min(abs(tip[0] - x), abs(tip[0] - end), abs(tip[1] - y), abs(tip[1] - top)) <= 1
    wide, tall = driver.window.system_size
    assert left >= 0
    assert low >= 0
    assert right <= wide
    assert high <= tall


@pytest.mark.parametrize("size", SIZES)
def test_each_stands_beside_what_it_is_about(driver: "Driver", size: tuple[int, int]) -> None:
    driver.resize(*size)
    hand = first_game(driver)
    assert driver.says("Tap the square printed on the tile.")
    board = hand.screen.board
    wide, high = board.used
    x, y = board.to_window(board.x + (board.width - wide) / 2, board.top - high)
    assert_beside(driver, (x, y, x + wide, y + high))
    hand.square(1)
    driver.frames(10)
    assert driver.says("Tap the name its founder chooses.")
    hand.row(hand.screen.naming.names, 0)
    driver.frames(10)
    assert driver.says("Tap a chain for each share bought.")
    assert len(driver.app.settings.explained) == 3


def test_ok_puts_one_away_and_the_next_comes(driver: "Driver") -> None:
    hand = first_game(driver)
    lines = len(hand.sitting.table.lines)
    hand.button("OK")
    assert hint(driver) is None
    assert len(hand.sitting.table.lines) == lines
    hand.square(1)
    assert hint(driver) is not None


def test_skipped_none_comes_again(driver: "Driver") -> None:
    from hotels.settings import settings_in

    hand = first_game(driver)
    hand.button("Skip all hints")
    assert hint(driver) is None
    hand.square(1)
    assert hint(driver) is None
    assert settings_in(driver.app.folder).explained == driver.app.settings.explained


def test_a_game_of_chains_has_six() -> None:
    from hotels.views.hints import HINTS

    assert len([one for one in Question if one.value in HINTS]) == 6
