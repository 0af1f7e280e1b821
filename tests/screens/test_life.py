"""Paused, resumed, turned, covered by bars, short of memory: a game goes on as if nothing was."""

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from hotels.settings import settings_in
from hotels.store.keeping import opened
from hotels.store.store import Store
from tests.screens.disturbed import game, half_named, rest
from tests.screens.fake_android import FakeAndroid

if TYPE_CHECKING:
    from tests.screens.driver import Driver

BARS = 24, 48, 60, 32
"""Left, top, right and bottom, in dp: a cut-out, the clock, the keys at a side, a line."""

PAPER = 0xF5, 0xEF, 0xE1


def beyond(driver: "Driver", insets: tuple[float, ...]) -> list[str]:
    """What can be read or tapped and reaches under the bars, what is scrolled away left out."""
    from kivy.uix.label import Label
    from kivy.uix.scrollview import ScrollView

    left, top, right, bottom = insets
    wide, high = driver.window.system_size
    found = []
    for widget in driver.widgets():
        words = isinstance(widget, Label) and widget.text.strip()
        if not words and not getattr(widget, "is_target", False):
            continue
        if any(isinstance(one, ScrollView) for one in widget.walk_reverse(loopback=False)):
            continue
        x, y = widget.to_window(widget.x, widget.y)
        end, above = widget.to_window(widget.right, widget.top)
        if x < left - 1 or y < bottom - 1 or end > wide - right + 1 or above > high - top + 1:
            found.append(str(words or widget))
    return found


# paused, killed


@pytest.mark.parametrize("count", [0, 1, 2])
def test_whoever_is_killed_behind_another_app_has_lost_nothing(
    driver: "Driver", tmp_path: Path, count: int
) -> None:
    hand = game(driver)
    for square in (60, 62)[:count]:
        hand.square(square)
        hand.button("Buy nothing")
    driver.app.set(theme="black")
    lines = [line.act for line in hand.sitting.table.lines]
    driver.window._event_filter("app_willenterbackground")
    left = tmp_path / "left"  # what a kill would leave: nobody has closed anything
    shutil.copytree(driver.app.folder, left)
    with Store(left / "hotels.db") as store:
        kept = opened(store, hand.sitting.game.record.id)
        assert [line.act for line in kept.table.lines] == lines
        assert kept.damaged_at is None
    assert settings_in(left).theme == "black"
    driver.window._event_filter("app_didenterforeground")


def test_a_pause_changes_nothing_that_is_seen(driver: "Driver") -> None:
    from tests.screens.fresh import looks

    hand = game(driver)
    hand.square(60)
    before = looks(driver)
    rest(driver)
    assert looks(driver) == before
    hand.button("Buy nothing")
    assert driver.app.shell.top is hand.screen


# turned and resized


@pytest.mark.parametrize("over", ["nothing", "sheet", "lock"])
def test_turned_again_and_again_it_is_as_if_it_was_always_so(driver: "Driver", over: str) -> None:
    from hotels.screens.chains.lock import lock
    from hotels.screens.chains.menu import open_menu
    from tests.screens.fresh import looks

    hand = game(driver)
    if over == "sheet":
        open_menu(hand.sitting)
    elif over == "lock":
        lock(hand.sitting)
    driver.frames(4)
    before = looks(driver)
    for size in ((800, 1280), (360, 780), (600, 360), (2560, 1600), (1024, 600), (1280, 800)):
        driver.resize(*size)
        driver.frames(2)
        shell = driver.app.shell
        assert (len(shell.sheets), shell.cover is not None) == (over == "sheet", over == "lock")
    assert looks(driver) == before


def test_what_is_typed_stays_while_the_window_turns(driver: "Driver") -> None:
    half_named(driver)
    driver.resize(800, 1280)
    driver.frames(3)
    assert driver.find("Field").text == "Anastasia"
    driver.tap("Save name")
    assert driver.says("Anastasia")


# bars


def test_the_bars_are_asked_for_at_the_start_a_turn_and_a_return(
    android: FakeAndroid, driver: "Driver"
) -> None:
    shell = driver.app.shell
    assert shell.insets == (0, 0, 0, 0)
    android.bars, android.whole = (0, 48, 0, 64), (800, 1280)
    driver.resize(800, 1280)
    assert shell.insets == (0, 48, 0, 64)
    assert (shell.pos, shell.size) == ([0, 64], [800, 1280 - 48 - 64])
    android.bars = 0, 24, 0, 0
    rest(driver)
    assert shell.insets == (0, 24, 0, 0)
    android.bars = 0, 0, 0, 24  # half a turn: no size tells
    driver.wait(2.1)
    assert shell.insets == (0, 0, 0, 24)
    android.is_laid_out = False
    driver.wait(2.1)
    assert shell.insets == (0, 0, 0, 24)


def test_nobody_asks_for_the_bars_of_a_window_that_is_no_longer_ours(
    android: FakeAndroid, driver: "Driver"
) -> None:
    driver.resize(1024, 600)
    driver.app.life.end()
    android.taken()
    driver.wait(3)
    assert android.called("View.getRootWindowInsets") == []


def test_on_a_fine_screen_the_bars_are_as_wide_as_they_look(
    android: FakeAndroid, driver: "Driver"
) -> None:
    from kivy.metrics import Metrics

    android.bars = 0, 96, 0, 48
    Metrics.density = 2
    rest(driver)
    assert driver.app.shell.insets == (0, 48, 0, 24)
    assert driver.app.shell.height == 800 - 96 - 48


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (800, 1280), (460, 840)])
def test_nothing_to_read_or_tap_lies_under_the_bars(
    android: FakeAndroid, driver: "Driver", size: tuple[int, int]
) -> None:
    from hotels.screens.chains.lock import lock
    from hotels.screens.chains.menu import open_menu
    from hotels.screens.help import Help
    from hotels.screens.settings import SettingsScreen

    android.bars, android.whole = BARS, size
    driver.resize(*size)
    rest(driver)
    shell = driver.app.shell
    assert shell.insets == BARS

    def clear(what: str) -> None:
        driver.frames(6)
        assert beyond(driver, BARS) == [], what

    clear("home")
    for screen in (SettingsScreen(driver.app), Help(driver.app)):
        driver.app.show(screen)
        clear(type(screen).__name__)
    hand = game(driver)
    clear("table")
    driver.app.say("Something happened that is worth a word at the foot of the window.")
    clear("word")
    open_menu(hand.sitting)
    clear("sheet")
    shell.close_sheets()
    lock(hand.sitting)
    clear("lock")
    pixels = driver.pixels()
    assert {pixels[0], pixels[-1]} == {(0x1E, 0x4D, 0x3F)}  # the plate covers all there is


def test_a_tap_means_what_it_lies_on_beside_the_bars(
    android: FakeAndroid, driver: "Driver"
) -> None:
    android.bars = BARS
    rest(driver)
    hand = game(driver)
    hand.square(60)
    hand.button("Buy nothing")
    assert driver.says("Ana lays a tile")


def test_a_sheet_dims_what_lies_under_the_bars_as_well(
    android: FakeAndroid, driver: "Driver"
) -> None:
    from hotels.screens.chains.menu import open_menu

    android.bars = BARS
    rest(driver)
    hand = game(driver)
    before = driver.pixels()
    open_menu(hand.sitting)
    driver.frames(3)
    after = driver.pixels()
    for corner in (0, 1279, -1280, -1):
        assert before[corner] == PAPER
        assert after[corner] < before[corner]


# memory


def test_short_of_memory_it_lets_go_of_what_is_not_shown(driver: "Driver") -> None:
    from hotels.screens.chains import faces
    from hotels.screens.widgets import drawing, fob
    from tests.screens.fresh import assert_fresh, looks

    hand = game(driver)
    driver.app.shell.home()
    driver.app.resume(hand.sitting.game.record.id)
    driver.frames(5)
    before = looks(driver)
    kept = (faces._picture, fob._picture, drawing.words)
    assert all(one.cache_info().currsize for one in kept)
    driver.window._event_filter("app_lowmemory")
    assert not any(one.cache_info().currsize for one in kept)
    assert looks(driver) == before
    hand.square(60)
    driver.window._event_filter("app_lowmemory")
    hand.button("Buy nothing")
    assert_fresh(driver)
