"""What is asked of an Android, call by call, and what becomes of it where it refuses."""

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest

from tests.screens.fake_android import Call, FakeAndroid, android_here

if TYPE_CHECKING:
    from tests.screens.driver import Driver

FEEL = ("Vibrator.vibrate", "VibrationEffect.createWaveform", "Vibrator.hasVibrator", "detach")


def until_done(driver: "Driver", android: FakeAndroid) -> list[Call]:
    """What was asked, once a thread is done with it."""
    from time import sleep

    for _ in range(500):
        if ("detach",) in android.calls:
            break
        sleep(0.01)
    driver.frames(2)
    return android.taken()


# insets

BARS = [
    ("Activity.getWindow",),
    ("Window.getDecorView",),
    ("View.getRootWindowInsets",),
]
OURS = [
    ("Rect",),
    ("Activity.findViewById", 0x01020002),
    ("View.getGlobalVisibleRect", "Rect"),
]
WHOLE = [
    ("Activity.getWindow",),
    ("Window.getDecorView",),
    ("View.getWidth",),
    ("View.getHeight",),
]


def test_the_bars_are_asked_for_by_their_kind(android: FakeAndroid) -> None:
    from hotels import device

    android.bars = 10, 48, 20, 64
    assert device.insets() == (10, 48, 20, 64)
    kinds = [("Type.systemBars",), ("Type.displayCutout",), ("WindowInsets.getInsets", 0x87)]
    assert android.taken() == [*BARS, *kinds, *OURS, *WHOLE]


def test_an_older_android_is_asked_in_its_own_words(android: FakeAndroid) -> None:
    from hotels import device

    android.api, android.bars = 29, (0, 48, 96, 0)
    assert device.insets() == (0, 48, 96, 0)
    sides = [(f"WindowInsets.getSystemWindowInset{side}",) for side in ("Left", "Top")]
    sides += [(f"WindowInsets.getSystemWindowInset{side}",) for side in ("Right", "Bottom")]
    assert android.taken() == [*BARS, *sides, *OURS, *WHOLE]


def test_what_the_system_has_left_out_already_is_not_left_out_twice(android: FakeAndroid) -> None:
    from hotels import device

    android.bars, android.ours = (0, 48, 0, 64), (0, 48, 1280, 736)
    assert device.insets() == (0, 0, 0, 0)
    android.ours = (0, 0, 1280, 736)
    assert device.insets() == (0, 48, 0, 0)


def test_before_the_window_is_laid_out_nothing_is_known(android: FakeAndroid) -> None:
    from hotels import device

    android.is_laid_out = False
    assert device.insets() is None
    assert android.taken() == BARS
    android.answers["Activity.getWindow"] = RuntimeError("no window")
    assert device.insets() is None


@pytest.mark.usefixtures("_kivy")
def test_elsewhere_nothing_is_asked() -> None:
    from hotels import device
    from hotels.device.feel import Feel

    assert device.insets() is None
    assert device.is_dark() is None
    assert not device.can(device.Deed.FEEL)
    assert not device.can(device.Deed.SHOW_DARK)
    device.vibrate(Feel.WRONG)
    device.hide_in_recents(on=True)
    device.dress_bars(light=True)


# recents, bars, theme


def test_the_list_of_apps_is_asked_to_show_nothing(android: FakeAndroid) -> None:
    from hotels import device

    device.hide_in_recents(on=True)
    device.hide_in_recents(on=False)
    ask = "Activity.setRecentsScreenshotEnabled"
    assert android.taken() == [
        ("run_on_ui_thread",),
        (ask, False),
        ("run_on_ui_thread",),
        (ask, True),
    ]


def test_an_older_android_shows_nobody_the_screen(android: FakeAndroid) -> None:
    from hotels import device

    android.api = 32
    device.hide_in_recents(on=True)
    device.hide_in_recents(on=False)
    assert android.taken() == [
        ("run_on_ui_thread",),
        ("Activity.getWindow",),
        ("Window.addFlags", 0x2000),
        ("run_on_ui_thread",),
        ("Activity.getWindow",),
        ("Window.clearFlags", 0x2000),
    ]


def test_the_signs_on_the_bars_follow_the_ground(android: FakeAndroid) -> None:
    from hotels import device

    device.dress_bars(light=True)
    device.dress_bars(light=False)
    ask = "WindowInsetsController.setSystemBarsAppearance"
    way = [("run_on_ui_thread",), ("Activity.getWindow",), ("Window.getInsetsController",)]
    assert android.taken() == [*way, (ask, 0x18, 0x18), *way, (ask, 0, 0x18)]
    android.api = 29
    device.dress_bars(light=True)
    assert android.taken() == []


def test_what_fails_in_the_window_s_thread_stays_there(android: FakeAndroid) -> None:
    from hotels import device

    android.answers["Activity.setRecentsScreenshotEnabled"] = RuntimeError("no")
    android.answers["Window.getInsetsController"] = RuntimeError("no")
    device.hide_in_recents(on=True)
    device.dress_bars(light=True)


def test_the_system_s_theme_is_asked_for(android: FakeAndroid) -> None:
    from hotels import device

    assert device.is_dark() is False
    android.night = True
    assert device.is_dark() is True
    assert android.taken() == 2 * [("Activity.getResources",), ("Resources.getConfiguration",)]
    android.answers["Activity.getResources"] = RuntimeError("no")
    assert device.is_dark() is None


# what is felt


def test_a_wrong_tap_and_a_payment_are_short_and_different(
    android: FakeAndroid, driver: "Driver"
) -> None:
    from hotels import device
    from hotels.device.feel import Feel

    assert device.can(device.Deed.FEEL)
    android.taken()
    for what, pattern in ((Feel.WRONG, [0, 30, 70, 30]), (Feel.PAID, [0, 80])):
        assert sum(pattern) < 200
        device.vibrate(what)
        calls = until_done(driver, android)
        assert [call for call in calls if call[0] in FEEL] == [
            ("Vibrator.hasVibrator",),
            ("VibrationEffect.createWaveform", pattern, -1),
            ("Vibrator.vibrate", "VibrationEffect"),
            ("detach",),
        ]


def test_an_older_android_is_given_the_bare_pattern(android: FakeAndroid, driver: "Driver") -> None:
    from hotels import device
    from hotels.device.feel import Feel

    android.api = 25
    device.vibrate(Feel.PAID)
    assert ("Vibrator.vibrate", [0, 80], -1) in until_done(driver, android)


def test_where_nothing_trembles_nothing_is_tried(android: FakeAndroid, driver: "Driver") -> None:
    from hotels import device
    from hotels.device.feel import Feel

    android.answers["Vibrator.hasVibrator"] = False
    assert not device.can(device.Deed.FEEL)
    device.vibrate(Feel.PAID)
    assert ("Vibrator.vibrate", "VibrationEffect") not in until_done(driver, android)
    android.answers["Vibrator.hasVibrator"] = RuntimeError("no")
    assert not device.can(device.Deed.FEEL)
    device.vibrate(Feel.PAID)
    assert ("detach",) in until_done(driver, android)


# voice and links


def test_a_text_is_said_in_words_by_one_voice(android: FakeAndroid, driver: "Driver") -> None:
    from hotels import device

    android.taken()
    for place, text in enumerate(("Alice receives $3,000.", "Ben pays $1.")):
        device.speak(driver.app, text)
        calls = [call for call in until_done(driver, android) if "Activity" not in call[0]]
        said = ("Alice receives three thousand dollars.", "Ben pays one dollar.")[place]
        voice = [("TextToSpeech", "Activity", None)] if not place else []
        assert calls == [
            *voice,
            ("Locale.forLanguageTag", "en"),
            ("TextToSpeech.setLanguage", "en"),
            ("String", said.encode(), "utf-8"),
            ("TextToSpeech.speak", said, 1, None, None),
            ("detach",),
        ]


def test_a_voice_that_is_not_ready_is_asked_again(
    android: FakeAndroid, driver: "Driver", monkeypatch: pytest.MonkeyPatch
) -> None:
    from hotels import device
    from hotels.device import voice
    from hotels.views.saving import NO_VOICE

    rests: list[float] = []
    monkeypatch.setattr(voice, "sleep", rests.append)
    answers = iter((-1, -1, 0))
    android.answers["TextToSpeech.speak"] = lambda *_: next(answers)
    device.speak(driver.app, "Ana laid A1.")
    assert len([c for c in until_done(driver, android) if c[0] == "TextToSpeech.speak"]) == 3
    assert rests == [0.1, 0.1]
    assert not driver.says(NO_VOICE)
    android.answers["TextToSpeech.speak"] = -1
    device.speak(driver.app, "Ana laid A2.")
    assert len([c for c in until_done(driver, android) if c[0] == "TextToSpeech.speak"]) == 100
    driver.frames(2)
    assert driver.says(NO_VOICE)


def test_a_link_goes_to_the_app_that_takes_it(android: FakeAndroid, driver: "Driver") -> None:
    from hotels import device
    from hotels.views.saving import NOT_OPENED

    android.taken()
    device.open_link(driver.app, "https://example.org/a")
    assert android.taken() == [
        ("Uri.parse", "https://example.org/a"),
        ("Intent", "android.intent.action.VIEW", "Uri"),
        ("Activity.startActivity", "Intent"),
    ]
    android.answers["Activity.startActivity"] = RuntimeError("ActivityNotFoundException")
    device.open_link(driver.app, "https://example.org/a")
    driver.frames(2)
    assert driver.says(NOT_OPENED)


# the fake itself


@pytest.mark.usefixtures("_kivy")
@pytest.mark.parametrize(
    ("asks", "said"),
    [
        (lambda java: java("android.content.Intent")("a").putExtra("name", "text"), "several"),
        (lambda java: java("android.content.Intent")("a").putExtra("name"), "no overload"),
        (lambda java: java("android.content.Intent")("a").putAll("name"), "neither a field"),
        (lambda java: java("android.content.Intend"), "no class"),
        (lambda java: java("android.content.Intent").getAction(), "no static method"),
        (lambda java: java("android.content.Intent").EXTRA_EMAIL, "No value is known"),
    ],
)
def test_a_call_that_is_no_android_s_fails_the_test_though_it_is_guarded(
    monkeypatch: pytest.MonkeyPatch, asks: Callable[[Any], object], said: str
) -> None:
    from hotels.device.android import java

    guarded = android_here(monkeypatch)
    with pytest.raises(AssertionError, match=said), guarded, suppress(Exception):
        asks(java)


# what is offered


def test_what_this_device_can_do_is_offered(android: FakeAndroid, driver: "Driver") -> None:
    from tests.screens.settings_page import settings

    driver.resize(1280, 1400)
    settings(driver)
    for title in ("System", "Read aloud", "Vibration", "Keep screen on"):
        assert title in driver.words()
    assert driver.find("ThemeChoice", chosen=True).name == "system"
    android.taken()
    driver.tap("Vibration")
    assert not driver.app.settings.vibration
    driver.tap("Vibration")
    assert driver.app.settings.vibration
    assert len([call for call in until_done(driver, android) if call[0] == "Vibrator.vibrate"]) == 1
    android.answers["Vibrator.hasVibrator"] = False
    settings(driver)
    assert "Vibration" not in driver.words()
