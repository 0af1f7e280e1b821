"""What the tests of the screens stand on: a Hotels that runs, and a place for what Kivy writes."""

import gc
import os
import resource
import shutil
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import walk_packages
from typing import TYPE_CHECKING, Any
from unittest.mock import Mock

import pytest

from hotels.wording.language import ENGLISH, speak_by
from tests.screens.fake_android import FakeAndroid, android_here
from tools.tour.display import Display

if TYPE_CHECKING:
    from hotels.screens.net import Net
    from tests.screens.driver import Driver

ESSENTIAL = {
    "test_app.py",
    "test_disk_refuses.py",
    "test_golden.py",
    "test_playing.py",
    "test_start_modules.py",
    "test_table.py",
    "test_takeover.py",
}
"""What of the screens make test runs; make test-all runs the rest."""

MOST_MEMORY = 8 << 30
"""Many times what all screens take: what runs away says where, before the machine is full."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All other tests of the screens are long."""
    here = Path(__file__).parent
    for item in items:
        if item.path.parent == here and item.path.name not in ESSENTIAL:
            item.add_marker(pytest.mark.long)


@pytest.fixture(scope="session", autouse=True)
def _english() -> Iterator[None]:
    """The language of the machine does not matter: what is set to that of the device is English."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LANGUAGE", ENGLISH.code)
        yield


@pytest.fixture(scope="session")
def _display() -> Iterator[None]:
    """A virtual screen for this process alone, whether or not the machine has a real one."""
    if shutil.which("Xvfb") is None:
        pytest.fail("The tests of the screens need Xvfb: make test installs it.", pytrace=False)
    with Display(1280, 800) as display, pytest.MonkeyPatch.context() as patch:
        patch.setenv("DISPLAY", display.name)
        patch.delenv("WAYLAND_DISPLAY", raising=False)
        yield
        if "kivy.core.window" in sys.modules:  # it would end the process if its screen went first
            sys.modules["kivy.core.window"].Window.close()


@pytest.fixture(scope="session")
def _kivy(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> None:
    """Kivy, told how to behave before it is imported."""
    if find_spec("kivy") is None:
        pytest.skip("Kivy has no wheel for this Python")
    if "kivy.core.window" in sys.modules:  # it would be drawn otherwise
        pytest.fail("Something imported Kivy before its screen was there.", pytrace=False)
    request.getfixturevalue("_display")
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, hard))
    os.environ |= {
        "KIVY_HOME": str(tmp_path_factory.mktemp("kivy")),
        "KIVY_LOG_MODE": "PYTHON",  # the log goes where pytest looks
        "KIVY_METRICS_DENSITY": "1",
        "LIBGL_ALWAYS_SOFTWARE": "1",
    }
    _make_starts_cheap()


def _make_starts_cheap() -> None:
    """Compute each colour once for all apps, and look for garbage only among what is new.

    Frames that nobody looks at are not drawn.
    """
    from materialyoucolor.hct.cam16 import Cam16
    from materialyoucolor.hct.hct_solver import HctSolver

    import hotels.app
    import hotels.screens
    import hotels.screens.shell
    from tests.screens.driver import Driver

    Driver.draws_each_frame = False
    for module in walk_packages(hotels.screens.__path__, "hotels.screens."):
        import_module(module.name)
    HctSolver.solve_to_int = staticmethod(cache(HctSolver.solve_to_int))
    Cam16.from_int = staticmethod(cache(Cam16.from_int))
    hotels.screens.shell.gc = Mock()  # a screen has a million objects, and a test many screens
    gc.freeze()  # before the first app: what was frozen of one would stay in memory for good


@pytest.fixture
def driver(_kivy: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator["Driver"]:
    """Hotels, running, with an empty archive, in the hands of a driver.

    Each test has an app of its own, so nothing has to be reset; starting one is quick.
    """
    monkeypatch.setenv("HOTELS_DATA", str(tmp_path / "data"))
    from hotels.app import HotelsApp
    from hotels.views.hints import HINTS
    from tests.screens.driver import Driver

    gc.collect()  # the app of the test before
    app = HotelsApp()
    app.settings = replace(app.settings, explained=tuple(HINTS))  # nothing lies over the screens
    with Driver(app) as driver:
        yield driver


@pytest.fixture(scope="module")
def app(_kivy: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator["Driver"]:
    """One app for all scenes: to start one for each would take longer than to look at it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOTELS_DATA", str(tmp_path_factory.mktemp("data")))
        from hotels.app import HotelsApp
        from tests.screens.driver import Driver

        with Driver(HotelsApp()) as driver:
            yield driver


@pytest.fixture
def staged(app: "Driver", tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator["Driver"]:
    """That app with an empty archive and nothing on the screen."""
    from tests.screens.audit.stage import cleared

    monkeypatch.setenv("HOTELS_DATA", str(tmp_path / "data"))
    cleared(app)
    yield app
    speak_by(ENGLISH, None)


@pytest.fixture
def felt(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What a finger felt, in order."""
    from hotels.device import feel

    found: list[Any] = []
    monkeypatch.setattr(feel, "vibrate", lambda what: found.append(what.name))
    return found


@pytest.fixture
def android(_kivy: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[FakeAndroid]:
    """The tablet."""
    with android_here(monkeypatch) as fake:
        yield fake


@pytest.fixture
def net(driver: "Driver", monkeypatch: pytest.MonkeyPatch) -> Iterator["Net"]:
    """The net under the app."""
    from tests.screens.falling import net_under

    with net_under(driver, monkeypatch) as net:
        yield net


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home with a folder for documents."""
    place = tmp_path / "home"
    (place / "Documents").mkdir(parents=True)
    monkeypatch.setenv("HOME", str(place))
    return place
