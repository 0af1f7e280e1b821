"""All games: every name has room, thousands are scrolled through, words find one."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING

import pytest

from hotels.store.records import NewGame
from hotels.views.home import game_row
from tests.screens.test_home import HEADER, begin, lines, shown
from tests.store.playing import empty_games

if TYPE_CHECKING:
    from tests.screens.driver import Driver

SIZES = ((1280, 800), (1024, 600), (800, 1280), (360, 780))


def cut(driver: "Driver") -> list[str]:
    """The texts that are larger than their place, or stand beside the window."""
    from hotels.screens.widgets.text import Text

    wide = driver.window.width
    return [
        text.text
        for text in driver.widgets()
        if isinstance(text, Text)
        and (
            text.texture_size[0] > text.width + 1
            or text.texture_size[1] > text.height + 1
            or text.to_window(text.x, 0)[0] < -1
            or text.to_window(text.right, 0)[0] > wide + 1
        )
    ]


@pytest.mark.parametrize("size", SIZES)
def test_any_name_finds_room(driver: "Driver", size: tuple[int, int]) -> None:
    from hotels.screens.theme import theme

    names = ("N" * 60, "Anna Maria von und zu " * 3, "🎲👩‍👩‍👧 Zoë", "שרה בת אברהם", "", "عائشة")
    begin(driver, ("Ann", "Ben"), names, names[::-1])
    theme.text_size = 1.3
    try:
        driver.resize(*size)
        shown(driver)
        assert cut(driver) == []
        driver.app.shell.top.all_games()
        driver.frames(10)
        assert cut(driver) == []
    finally:
        theme.text_size = 1.0


def test_thousands_of_games_scroll_and_few_are_drawn(driver: "Driver") -> None:
    store = driver.app.store
    with store.disk.at_once():
        for number in range(200):
            store._begun(
                NewGame(f"uid-{number}", "chains", HEADER, (f"Number {number}", "Ben")),
                f"2026-10-01T10:{number // 60:02}:{number % 60:02}Z",
            )
    shown(driver)
    driver.tap("All 200")
    driver.frames(10)
    games = driver.app.shell.top
    assert len(games.records) < 200
    for _ in range(40):
        driver.drag((640, 200), (640, 780), 0.05)
        assert len(lines(driver)) <= 60
        if driver.says("Number 0 and Ben"):
            break
    driver.wait(2)
    assert driver.says("Number 0 and Ben")
    assert [record.players[0] for record in games.records] == [
        f"Number {number}" for number in reversed(range(200))
    ]


def test_words_find_a_game(driver: "Driver") -> None:
    empty_games(driver.app.store, 60)
    begin(driver, ("Wanda", "Ben"))
    shown(driver)
    driver.tap("All 61")
    driver.find("Typed").text = "wanda"
    driver.wait(0.5)
    assert lines(driver) == ["Wanda and Ben"]
    driver.find("Typed").text = "nobody of this name"
    driver.wait(0.5)
    assert driver.says("No matching games.")


def test_a_game_is_duplicated_and_both_go_on(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns

    hand = acquire(driver, turns("1A", "2A=Luxor"))
    lines = len(hand.sitting.table.lines)
    driver.app.shell.home()
    driver.frames(5)
    home = driver.app.shell.top
    (record,) = driver.app.store.page()
    home.menu(game_row(record, datetime.now(tz=UTC)))
    driver.frames(3)
    driver.tap("Duplicate")
    driver.frames(5)
    assert driver.says("Game duplicated. The original is unchanged.")
    numbers = [record.id for record in driver.app.store.page()]
    assert len(numbers) == 2
    for number in numbers:
        driver.app.resume(number)
        driver.frames(5)
        assert len(driver.app.shell.top.sitting.table.lines) == lines
