"""Settings: every one holds at once and the next time, and what is forgotten is gone."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from hotels.settings import settings_in
from hotels.views.settings import SIZES, THEMES, Section
from tests.screens.audit.scenes import SCENES
from tests.screens.settings_page import BACK, game, settings, to_the_foot

if TYPE_CHECKING:
    from tests.screens.driver import Driver

PAPER = {"light": (0xF5, 0xEF, 0xE1), "dark": (0x12, 0x15, 0x12), "black": (0, 0, 0)}
PROFILES = ((1280, 800), (1024, 600), (800, 1280), (360, 780))


def kept(driver: "Driver", name: str) -> object:
    """A setting as the file has it."""
    return getattr(settings_in(driver.app.folder), name)


# look


def test_every_theme_holds_at_once_and_the_next_time(driver: "Driver") -> None:
    settings(driver)
    for name in ("dark", "black", "light"):
        driver.tap(THEMES[name])
        assert driver.pixels()[0] == PAPER[name]
        assert driver.find("ThemeChoice", chosen=True).name == name
        assert kept(driver, "theme") == name


def test_every_text_size_holds_at_once_and_the_next_time(driver: "Driver") -> None:
    settings(driver)
    high = driver.bearer("City names on the board").font_size
    for size, name in SIZES.items():
        driver.tap(name)
        assert driver.bearer("City names on the board").font_size == pytest.approx(high * size)
        assert driver.find("Segment", setting="text_size", chosen=True).value == size
        assert kept(driver, "text_size") == size


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Patterns on the chains", "patterns"),
        ("City names on the board", "cities"),
        ("Animations", "movement"),
        ("Keep screen on", "keep_awake"),
    ],
)
def test_every_switch_is_kept(driver: "Driver", title: str, name: str) -> None:
    driver.resize(1280, 1100)
    settings(driver)
    driver.tap(title)
    assert kept(driver, name) is False
    assert driver.find("SwitchRow", title=title).on is False
    driver.tap(title)
    assert kept(driver, name) is True


def test_what_this_device_cannot_do_is_not_offered(
    driver: "Driver", monkeypatch: pytest.MonkeyPatch
) -> None:
    from hotels.device import voice

    monkeypatch.setattr(voice, "has_voice", lambda: False)
    settings(driver)
    for title in ("Vibration", "Read aloud", "System"):
        assert title not in driver.words()
    assert driver.find("ThemeChoice", chosen=True).name == "light"
    monkeypatch.setattr(voice, "has_voice", lambda: True)
    settings(driver)
    assert "Read aloud" in driver.words()
    driver.resize(360, 780)
    settings(driver)
    assert driver.says("Light theme, normal text")


def test_the_squares_show_what_patterns_and_cities_change(driver: "Driver") -> None:
    settings(driver)

    def inks() -> int:
        samples, pixels = driver.find("SampleSquares"), driver.pixels()
        x, y = (int(part) for part in samples.to_window(*samples.pos))
        rows = (pixels[at * 1280 + x : at * 1280 + x + 64] for at in range(y, y + 62))
        return sum(pixel != (0xD4, 0x1F, 0x2F) for row in rows for pixel in row)

    plain = inks()
    driver.tap("Patterns on the chains")
    without = inks()
    driver.tap("City names on the board")
    assert plain > without > inks()


def test_the_page_stays_where_it_is_when_a_switch_is_tapped(driver: "Driver") -> None:
    driver.resize(360, 780)
    screen = settings(driver, Section.LOOK)
    to_the_foot(driver, screen)
    driver.tap("Animations")
    driver.frames(5)
    assert screen.pane is not None
    assert screen.pane.scroll_y == pytest.approx(0, abs=0.01)


@pytest.mark.parametrize("frames", [1, 2, 4])
def test_the_wheel_counts_as_soon_as_a_page_is_seen(driver: "Driver", frames: int) -> None:
    screen = settings(driver)
    screen.open(Section.ABOUT)
    driver.frames(frames)
    assert screen.pane is not None
    driver.wheel(*screen.pane.center, down=True)
    driver.frames(10)
    assert screen.pane.offset > 0


# people


def test_a_name_is_forgotten_after_one_question(driver: "Driver") -> None:
    number = game(driver, "Ana", "Ben")
    settings(driver, Section.PEOPLE)
    assert driver.says("Ana")
    driver.tap(driver.find("DeedRow", title="Ana").deed)
    assert driver.says("This can't be undone")
    driver.tap("Cancel")
    assert "Ana" in driver.app.store.people()
    driver.tap(driver.find("DeedRow", title="Ana").deed)
    driver.tap("Forget Ana")
    assert driver.app.store.people() == ["Ben"]
    assert driver.app.store.record(number).players == ("", "Ben")
    assert not driver.says("Forget Ana?")
    assert driver.says("Ana is forgotten")


@pytest.mark.parametrize(
    "scene",
    [
        *("table, a purchase, 4 players", "takeover, survivor"),
        *("big shot, bids", "quick, half", "perfect hotel, two"),
    ],
)
def test_whoever_is_forgotten_goes_by_his_seat_in_the_game_below(
    driver: "Driver", scene: str
) -> None:
    from tests.screens.looked_after import assert_as_built

    SCENES[scene](driver)()
    driver.frames(5)
    shown = driver.app.shell.top
    players = shown.sitting.game.record.players
    name = next(one for one in players if any(one in said for said in driver.words()))
    settings(driver, Section.PEOPLE)
    driver.tap(driver.find("DeedRow", title=name).deed)
    driver.tap(f"Forget {name}")
    driver.key(BACK)
    driver.wait(5)
    assert driver.app.shell.top is shown
    assert [said for said in driver.words() if name in said] == []
    assert shown.sitting.game.record == driver.app.store.record(shown.sitting.game.record.id)
    assert_as_built(driver)


def test_many_names_are_shown_part_by_part(driver: "Driver") -> None:
    for first in range(0, 48, 6):
        game(driver, *(f"Player {number}" for number in range(first, first + 6)))
    screen = settings(driver, Section.PEOPLE)
    assert "Player 3" not in driver.words()
    to_the_foot(driver, screen)
    driver.tap("Show 8 more")
    assert "Player 3" in driver.words()
    assert not driver.says("Show")


def test_where_nobody_played_nobody_is_remembered(driver: "Driver") -> None:
    settings(driver, Section.PEOPLE)
    assert driver.says("No names saved yet.")


# about, and the list


def test_about_says_what_must_be_said(driver: "Driver") -> None:
    from hotels import __version__

    settings(driver, Section.ABOUT)
    assert f"Hotels {__version__}" in driver.words()
    assert driver.says("not affiliated with the games' publishers")
    assert driver.says("Hotels sends nothing and fetches nothing")
    assert driver.says("Roboto Slab")


def test_the_licences_can_be_read(driver: "Driver") -> None:
    screen = settings(driver, Section.ABOUT)
    for text, words in (("MIT", "AS IS"), ("Apache", "TERMS AND CONDITIONS FOR USE")):
        to_the_foot(driver, screen)
        driver.tap(f"Read the {text} License")
        assert driver.says(words)
        driver.key(BACK)
        assert not driver.says(words)


def test_on_a_phone_the_list_comes_first_and_back_leads_there(driver: "Driver") -> None:
    driver.resize(360, 780)
    game(driver, "Ana", "Ben")
    screen = settings(driver)
    assert driver.says("2 names saved")
    driver.tap("People")
    assert driver.find("DeedRow", title="Ana")
    assert driver.key(BACK)
    assert driver.says("2 names saved")
    assert driver.app.shell.top is screen
    assert driver.key(BACK)
    assert driver.app.shell.top is not screen


def test_turned_to_a_larger_window_the_list_stands_beside_the_page(driver: "Driver") -> None:
    driver.resize(360, 780)
    settings(driver, Section.ABOUT)
    assert not driver.says("People")
    driver.resize(1280, 800)
    assert driver.says("People")
    assert driver.find("SectionItem", chosen=True).section is Section.ABOUT
    driver.tap("People")
    assert driver.says("No names saved yet.")


# in every window


def cut(driver: "Driver") -> Iterator[str]:
    """Texts that are cut or reach beyond the window at a side."""
    from kivy.uix.label import Label

    for label in driver.widgets():
        if not isinstance(label, Label) or not label.text:
            continue
        left, _ = label.to_window(*label.pos)
        wide, high = label.texture_size
        if wide > label.width + 1 or high > label.height + 1:
            yield f"{label.text} is cut"
        if left < -1 or left + label.width > driver.window.width + 1:
            yield f"{label.text} reaches beyond the window"


def small(driver: "Driver") -> Iterator[str]:
    """Targets that a finger could miss."""
    from hotels.screens.widgets.tap import Tap

    for target in driver.widgets():
        if isinstance(target, Tap) and target.is_target and min(target.size) < 48:
            yield f"{target} is {target.size}"


@pytest.mark.parametrize(("width", "height"), PROFILES)
def test_at_large_text_nothing_is_cut_and_all_can_be_met(
    driver: "Driver", width: int, height: int
) -> None:
    game(driver, "Ana", "Maximiliane-Alexandra", "Cat", "Dan", "Eve", "Fay")
    driver.app.store.delete(game(driver, "Ana", "Ben"))
    driver.resize(width, height)
    for size in (1.3, 1.6):
        driver.app.set(text_size=size)
        for section in (*Section, None):
            settings(driver, section)
            assert [*cut(driver), *small(driver)] == [], (size, section)
            driver.app.back()
