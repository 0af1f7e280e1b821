"""Every screen in a language made of marks: whatever is said goes through it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from hotels.wording.language import ENGLISH, speak_by
from tests.screens.audit.cases import TEXT_SIZES, THEMES, VIEWS, Case
from tests.screens.audit.marks import MARKS, marked, names_of, texts, unsaid
from tests.screens.audit.scenes import SCENES

if TYPE_CHECKING:
    from pathlib import Path

    from tests.screens.driver import Driver


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
def driver(app: "Driver", tmp_path: "Path", monkeypatch: pytest.MonkeyPatch) -> Iterator["Driver"]:
    """The app with an empty archive and nothing on the screen."""
    from tests.screens.audit.stage import cleared

    monkeypatch.setenv("HOTELS_DATA", str(tmp_path / "data"))
    cleared(app)
    yield app
    speak_by(ENGLISH, None)


@pytest.mark.parametrize("scene", SCENES)
def test_whatever_is_said_goes_through_the_language(driver: "Driver", scene: str) -> None:
    from tests.screens.audit.pieces import seen
    from tests.screens.audit.stage import come_to_rest, dress

    show = SCENES[scene](driver)
    dress(driver, Case(scene, VIEWS[0], TEXT_SIZES[0], THEMES[0]))
    speak_by(MARKS, marked)
    show()
    assert come_to_rest(driver)
    names = names_of(driver.app.store)
    found = dict.fromkeys(text for text in texts(seen()) if unsaid(text, names))
    if found:
        said = [f"{unsaid(text, names)!r} in {text!r}" for text in found]
        pytest.fail("\n".join([f"{scene}: {len(said)} unsaid", *said]), pytrace=False)
