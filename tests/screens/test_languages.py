"""The language: the banker's own, or that of the device; everything is shown in it at once."""

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from hotels.settings import settings_in
from hotels.views.languages import languages_offered
from hotels.views.settings import Section
from hotels.wording.language import BAR, ENGLISH, LANGUAGES, speak_by, spoken
from tests.screens.disturbed import game
from tests.screens.fake_android import FakeAndroid
from tests.screens.settings_page import BACK, settings

if TYPE_CHECKING:
    from tests.screens.driver import Driver

GERMAN = LANGUAGES["de"]
ASKED = [("Locale.getDefault",), ("Locale.getLanguage",)]
PROFILES = ((1280, 800), (1024, 600), (800, 1280), (360, 780))


def marked(text: str) -> str:
    """The same phrase in a language made of marks."""
    return f"«{text.rpartition(BAR)[2]}»"


def speak_marked(code: str) -> None:
    """Every language but English is made of marks here, with numbers of its own."""
    speak_by(LANGUAGES[code], None if code == ENGLISH.code else marked)


@pytest.fixture(autouse=True)
def _made_up(_kivy: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What a language says that is translated, before any is."""
    monkeypatch.setattr("hotels.app.speak", speak_marked)
    yield
    speak_by(ENGLISH, None)


def test_a_language_holds_at_once_and_the_next_time(driver: "Driver") -> None:
    from hotels.app import HotelsApp

    settings(driver)
    assert "Settings" in driver.words()
    driver.tap("Deutsch")
    assert spoken() is GERMAN
    expected = {"«Settings»", "«Text size»", "«System default»", "«1,0 of 1,6»", "Deutsch"}
    assert expected <= {*driver.words()}
    assert driver.find("Segment", setting="language", chosen=True).value == "de"
    assert settings_in(driver.app.folder).language == "de"
    assert HotelsApp().settings.language == "de"
    driver.tap("English")
    assert spoken() is ENGLISH
    assert "Settings" in driver.words()
    assert settings_in(driver.app.folder).language == "en"


def test_home_is_shown_in_the_language_that_is_set(driver: "Driver") -> None:
    settings(driver)
    driver.tap("Español")
    driver.key(BACK)
    words = driver.words()
    assert type(driver.app.shell.top).__name__ == "Home"
    assert {"«Directory»", "«New game»", "«What the bank does»"} <= {*words}
    assert "Directory" not in words


def test_an_open_table_is_shown_in_it_and_so_is_its_ledger(driver: "Driver") -> None:
    from hotels.screens.ledger import open_ledger

    hand = game(driver)
    table = driver.app.shell.top
    amounts = [row.cash for row in driver.find("PlayerList").rows]
    assert all(cash.startswith("$") for cash in amounts)
    settings(driver)
    driver.tap("Deutsch")
    driver.key(BACK)
    assert driver.app.shell.top is table
    assert [row.cash for row in driver.find("PlayerList").rows] == [
        f"{cash[1:].replace(',', '.')}\N{NO-BREAK SPACE}$" for cash in amounts
    ]
    open_ledger(driver.app, hand.sitting.game)
    driver.frames(5)
    assert {"«Ledger»", "«Turn»", "«Undo»"} <= {*driver.words()}
    driver.app.set(language="en")
    driver.frames(5)
    assert {"Ledger", "Turn", "Undo"} <= {*driver.words()}
    assert not driver.says("«")


def test_a_ledger_says_its_lines_anew(driver: "Driver") -> None:
    from hotels.screens.ledger import open_ledger

    hand = game(driver)
    open_ledger(driver.app, hand.sitting.game)
    driver.frames(5)
    ledger = driver.app.shell.top.sitting
    ledger.show(ledger.view.__class__.PLAYER, 0)
    assert ledger.lines()[0].text == "Starting cash"
    driver.app.set(language="de")
    driver.frames(5)
    assert ledger.lines()[0].text == "«Starting cash»"
    assert ledger.moment().turn == "«Turn 3»"


def test_an_end_is_told_anew(driver: "Driver") -> None:
    from tests.screens.audit.scenes_takeover import ended

    ended("acquire-p4_027")(driver)()
    driver.frames(5)
    assert {"Ben wins with $44,800", "Net worth by turn"} <= {*driver.words()}
    driver.app.set(language="de")
    driver.frames(5)
    assert {"«Ben wins with 44.800\N{NO-BREAK SPACE}$»", "«Net worth by turn»"} <= {*driver.words()}
    assert not driver.says("$44,800")


def test_the_device_says_which_until_one_is_set(
    driver: "Driver", monkeypatch: pytest.MonkeyPatch
) -> None:
    assert spoken() is ENGLISH
    monkeypatch.setitem(os.environ, "LANGUAGE", "fr:es_MX.UTF-8:de")
    driver.app.set(language="system")
    assert spoken().code == "es"
    driver.app.set(language="de")
    assert spoken() is GERMAN


def test_an_android_is_asked_and_one_that_does_not_say_leaves_english(
    android: FakeAndroid, driver: "Driver"
) -> None:
    android.language = "es"
    android.taken()
    driver.app.speak()
    assert android.taken() == ASKED
    assert spoken().code == "es"
    for answer in (RuntimeError("no"), "", "fr"):
        android.answers["Locale.getLanguage"] = answer
        driver.app.speak()
        assert spoken() is ENGLISH
    android.taken()
    driver.app.set(language="de")
    assert android.called("Locale.getDefault") == []


def test_a_device_that_speaks_otherwise_since_is_followed(
    android: FakeAndroid, driver: "Driver"
) -> None:
    assert "Directory" in driver.words()
    driver.app.on_pause()
    android.language = "de"
    driver.app.on_resume()
    driver.frames(3)
    assert "«Directory»" in driver.words()


@pytest.mark.parametrize(("width", "height"), PROFILES)
@pytest.mark.parametrize("size", [1.0, 1.6])
def test_every_language_has_its_place_in_the_row_or_below_the_others(
    driver: "Driver", width: int, height: int, size: float
) -> None:
    driver.resize(width, height)
    driver.app.set(text_size=size)
    settings(driver, Section.LOOK)
    parts = [part for part in driver.widgets() if getattr(part, "setting", "") == "language"]
    assert [(part.value, part.words.text) for part in parts] == [*languages_offered()]
    for part in parts:
        assert part.words.width <= part.width
        assert part.words.height <= part.height
        assert min(part.size) >= 48
    is_narrow = width == 360 or (width, size) == (800, 1.6)
    assert len({part.top for part in parts}) == (4 if is_narrow else 1)
