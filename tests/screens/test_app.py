"""The window: it opens, says the name of the house, and closes."""

import gc
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import Mock, call
from weakref import ref

import pytest

if TYPE_CHECKING:
    from tests.screens.driver import Driver

PAPER, SIGN = (0xF5, 0xEF, 0xE1), (0x1E, 0x4D, 0x3F)


def test_the_house_says_its_name(driver: "Driver") -> None:
    assert driver.app.title == "Hotels"
    assert "Hotels" in driver.words()


def test_the_house_has_its_colours(driver: "Driver") -> None:
    pixels = driver.pixels()
    assert pixels[0] == PAPER
    assert pixels.count(SIGN) > 10_000


def test_it_stops_when_told(driver: "Driver") -> None:
    assert driver.runs()
    driver.app.stop()
    assert not driver.runs()
    assert driver.words() == []


def test_what_is_there_after_the_first_frame_is_not_looked_through_again(
    driver: "Driver", monkeypatch: pytest.MonkeyPatch
) -> None:
    collector = Mock()
    monkeypatch.setattr("hotels.app.gc", collector)
    del driver.app._freeze
    driver.app.on_start()
    driver.frames(1)
    assert collector.mock_calls == []
    driver.frames(3)
    assert collector.mock_calls == [call.collect(), call.freeze()]


@pytest.mark.usefixtures("_kivy")
def test_an_app_that_ends_while_something_moves_leaves_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOTELS_DATA", str(tmp_path))
    from kivy.animation import Animation

    from hotels.app import HotelsApp
    from tests.screens.driver import Driver

    with Driver(HotelsApp()) as driver:
        Animation(opacity=0.5, d=60).start(driver.window.children[0])
        driver.frames()
        app = ref(driver.app)
    with Driver(HotelsApp()) as driver:  # Kivy keeps the last app until the next one starts
        gc.collect()
        assert app() is None
