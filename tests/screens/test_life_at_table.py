"""What the device does for a game: lit, hidden in passing, in the system's theme, felt."""

from typing import TYPE_CHECKING, Any

import pytest

from tests.screens.disturbed import game, rest
from tests.screens.fake_android import FakeAndroid

if TYPE_CHECKING:
    from tests.screens.driver import Driver

PAPER, DARK = (0xF5, 0xEF, 0xE1), (0x12, 0x15, 0x12)


# lit, and hidden in passing


def lit(driver: "Driver") -> bool:
    """Whether the screen stays lit."""
    return not driver.window.allow_screensaver


def test_the_screen_stays_lit_while_a_game_is_played(driver: "Driver") -> None:
    from hotels.screens.chains.seats import open_seats
    from hotels.screens.settings import SettingsScreen

    assert not lit(driver)
    hand = game(driver)
    assert lit(driver)
    open_seats(hand.sitting)
    driver.frames(2)
    assert lit(driver)
    driver.app.close_sheet()
    driver.app.show(SettingsScreen(driver.app))
    assert lit(driver)  # a look at something else in the midst of a game
    driver.app.set(keep_awake=False)
    assert not lit(driver)
    driver.app.set(keep_awake=True)
    assert lit(driver)
    driver.app.shell.home()
    assert not lit(driver)


def test_the_end_of_a_game_keeps_nobody_awake(driver: "Driver") -> None:
    from tests.exports.handed import recorded_game

    driver.app.resume(recorded_game(driver.app.store).record.id)
    driver.frames(5)
    assert type(driver.app.shell.top).__name__ == "Standing"
    assert not lit(driver)


def test_whoever_looks_at_all_apps_sees_no_cash(android: FakeAndroid, driver: "Driver") -> None:
    ask = "Activity.setRecentsScreenshotEnabled"
    hand = game(driver)
    assert android.called(ask) == [(ask, False)]
    hand.tap(driver.find("IconButton", hint="more"))
    hand.tap(driver.bearer("Information card"))
    assert android.called(ask) == []
    driver.app.shell.home()
    assert android.called(ask) == [(ask, True)]
    driver.app.resume(hand.sitting.game.record.id)
    assert android.called(ask) == [(ask, False)]
    driver.app.stop()
    assert android.called(ask) == [(ask, True)]


# theme


def test_the_system_s_theme_is_followed(android: FakeAndroid, driver: "Driver") -> None:
    assert driver.pixels()[0] == PAPER
    android.night = True
    rest(driver)
    driver.wait(0.3)
    assert driver.pixels()[0] == DARK
    bars = "WindowInsetsController.setSystemBarsAppearance"
    assert android.called(bars)[-1] == (bars, 0, 0x18)
    android.night = False
    driver.wait(2.5)  # without a word from the system
    assert driver.pixels()[0] == PAPER
    assert android.called(bars)[-1] == (bars, 0x18, 0x18)


def test_a_theme_that_was_chosen_stays(android: FakeAndroid, driver: "Driver") -> None:
    driver.app.set(theme="light")
    android.night = True
    rest(driver)
    driver.wait(2.5)
    assert driver.pixels()[0] == PAPER


def test_started_at_night_it_is_dark_from_the_first_frame(
    android: FakeAndroid, request: pytest.FixtureRequest
) -> None:
    android.night = True
    driver: Driver = request.getfixturevalue("driver")
    assert driver.pixels()[0] == DARK


# what is felt


def test_a_wrong_tap_and_a_payment_are_felt(driver: "Driver", felt: list[Any]) -> None:
    hand = game(driver)
    hand.square(0)  # a tile lies there
    assert felt == ["WRONG"]
    hand.square(60)
    assert felt == ["WRONG"]
    hand.row(hand.screen.chains, 0)
    assert felt == ["WRONG"]
    hand.button("End turn")
    assert felt == ["WRONG", "PAID"]


def test_who_wants_to_feel_nothing_feels_nothing(driver: "Driver", felt: list[Any]) -> None:
    driver.app.set(vibration=False)
    hand = game(driver)
    hand.square(0)
    hand.square(60)
    hand.row(hand.screen.chains, 0)
    hand.button("End turn")
    assert felt == []


def test_a_bonus_is_felt(driver: "Driver", felt: list[Any]) -> None:
    from hotels.ledger.chains.codec import decoded
    from tests.screens.sitting import shown
    from tests.store.playing import recorded

    events = recorded("manuscript").events
    seen: list[bool] = []

    def before_the_first_bonus(books: Any) -> bool:
        """Known by the second look: whether the next event pays one."""
        seen.append(books.takeover is not None and books.takeover.paid)
        return False

    shown(driver, "manuscript", before_the_first_bonus)
    number = seen.index(True) - 1
    looks = iter(range(number + 1))
    hand = shown(driver, "manuscript", lambda _: next(looks) == number)
    hand.do(decoded(events[number]))
    assert hand.books.takeover is not None
    assert hand.books.takeover.paid
    assert felt == ["PAID"]
