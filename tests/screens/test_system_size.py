"""How large Android shows things: the display's density counts once, and so does its font size."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.screens.fake_android import FakeAndroid

if TYPE_CHECKING:
    from tests.screens.driver import Driver

ROOT = Path(__file__).parents[2]

PROGRAM = """
import json, os, sys
from tests.screens.fake_android import FakeAndroid
from tests.screens.fake_java import faults
fake = FakeAndroid()
fake.density, fake.font_scale = 2.0, 1.3
sys.modules |= fake.modules()
os.environ |= {"ANDROID_ARGUMENT": "here", "KIVY_NO_CONSOLELOG": "1"}
from hotels.app import HotelsApp
from hotels.screens.theme import theme
from kivy.metrics import dp, sp
HotelsApp().show_look()
print(json.dumps([dp(100), sp(100), theme.font("body")[1], faults]))
"""


def measured(tmp_path: Path, **given: str) -> list[object]:
    """100 dp, 100 sp and the size of the main text, in pixels, at density 2 and font size 1.3."""
    here = {name: value for name, value in os.environ.items() if "METRICS" not in name}
    own = {"HOTELS_DATA": str(tmp_path / "data"), "KIVY_HOME": str(tmp_path / "kivy")}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=ROOT,
        env={**here, **own, **given, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: list[object] = json.loads(done.stdout.splitlines()[-1])
    return found


@pytest.mark.process
@pytest.mark.usefixtures("_kivy")
def test_a_text_is_as_large_as_its_owner_wants_and_all_else_as_the_display(tmp_path: Path) -> None:
    assert measured(tmp_path) == [200, 200, pytest.approx(16 * 2 * 1.3), []]


@pytest.mark.process
@pytest.mark.usefixtures("_kivy")
def test_who_gives_kivy_other_measures_is_followed(tmp_path: Path) -> None:
    found = measured(tmp_path, KIVY_METRICS_DENSITY="3", KIVY_METRICS_FONTSCALE="1.1")
    assert found == [300, pytest.approx(330), pytest.approx(16 * 3 * 1.1 * 1.3), []]


SIZES = [
    (0.85, 1.0, 0.9),
    (1.0, 1.15, 1.15),
    (1.3, 1.0, 1.3),
    (1.3, 1.3, 1.6),
    (1.15, 0.9, 1.0),
    (2.0, 1.0, 1.6),
    (2.0, 1.6, 1.6),
]
"""The system's font size, the setting, and what comes of both."""


def test_the_system_s_size_and_ours_make_one_that_the_screens_are_laid_out_for(
    android: FakeAndroid, driver: "Driver"
) -> None:
    from hotels.screens.theme import theme

    for system, own, shown in SIZES:
        driver.app.set(text_size=own)
        android.font_scale = system
        driver.wait(2.1)
        assert (theme.text_size, driver.app.settings.text_size) == (shown, own)


def test_another_font_size_is_seen_while_hotels_is_open(
    android: FakeAndroid, driver: "Driver"
) -> None:
    before = driver.find("Text", text="Good to know").font_size
    android.font_scale = 1.3
    driver.wait(2.1)
    assert driver.find("Text", text="Good to know").font_size == pytest.approx(1.3 * before)
    android.answers["Activity.getResources"] = RuntimeError("no")
    driver.wait(2.1)
    assert driver.find("Text", text="Good to know").font_size == pytest.approx(1.3 * before)


def test_another_display_size_is_seen_while_hotels_is_open(
    android: FakeAndroid, driver: "Driver"
) -> None:
    from kivy.metrics import Metrics

    before = Metrics.density
    android.density = 2.0
    try:
        driver.wait(2.1)
        profile = driver.app.shell.profile
        assert (profile.width, profile.height) == (640, 400)
    finally:
        Metrics.density = before


def segments(driver: "Driver") -> list[Any]:
    """The text sizes in the settings, from the smallest."""
    parts = [one for one in driver.widgets() if getattr(one, "setting", None) == "text_size"]
    return sorted(parts, key=lambda part: part.value)


def test_each_size_in_the_settings_is_shown_in_that_size(
    android: FakeAndroid, driver: "Driver"
) -> None:
    from tests.screens.settings_page import settings

    android.font_scale = 1.3
    driver.wait(2.1)
    settings(driver)
    sizes = [part.words.font_size for part in segments(driver)]
    assert [size / sizes[1] for size in sizes] == pytest.approx([1.15 / 1.3, 1, *3 * [1.6 / 1.3]])


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_the_names_of_the_sizes_have_room_though_all_are_large(
    android: FakeAndroid, driver: "Driver", language: str
) -> None:
    from tests.screens.settings_page import settings

    android.font_scale = 2.0
    driver.resize(800, 1280)
    driver.wait(2.1)
    settings(driver)
    driver.app.set(language=language)
    driver.frames(3)
    for part in segments(driver):
        assert part.words.width + 8 <= part.width
