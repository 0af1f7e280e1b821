"""Settings: every one holds at once and the next time, and what is forgotten is gone."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from hotels.ledger.chains.agreement import agreed
from hotels.ledger.chains.editions.vacation import VACATION
from hotels.ledger.chains.game import ChainGame
from hotels.settings import settings_in
from hotels.store.disk import DiskError, Hindrance
from hotels.store.keeping import began
from hotels.views.settings import SIZES, THEMES, Section

if TYPE_CHECKING:
    from hotels.screens.settings import SettingsScreen
    from tests.screens.driver import Driver

BACK = 27
PAPER = {"light": (0xF5, 0xEF, 0xE1), "dark": (0x12, 0x15, 0x12), "black": (0, 0, 0)}
PROFILES = ((1280, 800), (1024, 600), (800, 1280), (360, 780))


def game(driver: "Driver", *players: str) -> int:
    """A game in the archive that nobody has played on."""
    options = replace(VACATION.options, deal="unknown")
    header = agreed(VACATION, len(players), options, (), None)
    return began(driver.app.store, ChainGame(header), players).record.id


def settings(driver: "Driver", section: Section | None = None) -> "SettingsScreen":
    from hotels.screens.settings import SettingsScreen

    screen = SettingsScreen(driver.app, section)
    driver.app.show(screen)
    driver.frames(5)
    return screen


def button(driver: "Driver", text: str) -> Any:
    return driver.find("PushButton", text=text)


def kept(driver: "Driver", name: str) -> object:
    """A setting as the file has it."""
    return getattr(settings_in(driver.app.folder), name)


def to_the_foot(driver: "Driver", screen: "SettingsScreen") -> None:
    """The page moved up as far as it goes."""
    assert screen.scroll is not None
    screen.scroll.scroll_y = 0
    driver.frames(3)


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
        assert driver.find("Segment", chosen=True).text_size == size
        assert kept(driver, "text_size") == size


@pytest.mark.parametrize(
    ("title", "name"),
    [
        ("Patterns on the chains", "patterns"),
        ("City names on the board", "cities"),
        ("Movement", "movement"),
    ],
)
def test_every_switch_is_kept(driver: "Driver", title: str, name: str) -> None:
    settings(driver)
    driver.tap(title)
    assert kept(driver, name) is False
    assert driver.find("SwitchRow", title=title).on is False
    driver.tap(title)
    assert kept(driver, name) is True


def test_the_squares_show_what_patterns_and_cities_change(driver: "Driver") -> None:
    settings(driver)

    def inks() -> int:
        samples, pixels = driver.find("SampleSquares"), driver.pixels()
        x, y = (int(part) for part in samples.to_window(*samples.pos))
        rows = (pixels[at * 1280 + x : at * 1280 + x + 64] for at in range(y, y + 62))
        return sum(pixel != (0xE6, 0x9F, 0x00) for row in rows for pixel in row)

    plain = inks()
    driver.tap("Patterns on the chains")
    without = inks()
    driver.tap("City names on the board")
    assert plain > without > inks()


def test_the_page_stays_where_it_is_when_a_switch_is_tapped(driver: "Driver") -> None:
    driver.resize(360, 780)
    screen = settings(driver, Section.LOOK)
    to_the_foot(driver, screen)
    driver.tap("Movement")
    driver.frames(5)
    assert screen.scroll is not None
    assert screen.scroll.scroll_y == pytest.approx(0, abs=0.01)
    assert screen.scroll.opacity == 1


# people


def test_a_name_is_forgotten_after_one_question(driver: "Driver") -> None:
    number = game(driver, "Ana", "Ben")
    settings(driver, Section.PEOPLE)
    assert driver.says("Ana")
    driver.tap(driver.find("DeedRow", title="Ana").deed)
    assert driver.says("This cannot be undone")
    driver.tap("Keep the name")
    assert "Ana" in driver.app.store.people()
    driver.tap(driver.find("DeedRow", title="Ana").deed)
    driver.tap("Forget Ana")
    assert driver.app.store.people() == ["Ben"]
    assert driver.app.store.record(number).players == ("", "Ben")
    assert not driver.says("Forget Ana?")
    assert driver.says("Ana is forgotten")


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
    assert driver.says("Nobody is remembered yet.")


# games and storage


def test_a_deleted_game_is_restored(driver: "Driver") -> None:
    number = game(driver, "Ana", "Ben")
    driver.app.store.delete(number)
    settings(driver, Section.GAMES)
    assert driver.says("1 deleted game can still be restored")
    driver.tap("Restore")
    assert [record.id for record in driver.app.store.page()] == [number]
    assert driver.says("1 game kept")
    assert not driver.says("Deleted games")


def test_deleted_games_are_deleted_for_good_after_one_question(driver: "Driver") -> None:
    stays = game(driver, "Ana", "Ben")
    for _ in range(2):
        driver.app.store.delete(game(driver, "Ana", "Cat"))
    settings(driver, Section.GAMES)
    driver.tap("Delete for good")
    driver.tap("Leave as it was")
    assert len(driver.app.store.page(deleted=True)) == 2
    driver.tap("Delete for good")
    driver.tap("Delete 2 games")
    assert driver.app.store.page(deleted=True) == []
    assert [record.id for record in driver.app.store.page()] == [stays]
    assert driver.says("2 games deleted for good.")


def test_it_says_where_the_archive_lies(driver: "Driver") -> None:
    settings(driver, Section.GAMES)
    assert str(driver.app.store.path) in driver.words()
    assert driver.says(" kB")


def test_a_sound_archive_is_found_to_be_sound(driver: "Driver") -> None:
    for _ in range(3):
        game(driver, "Ana", "Ben")
    settings(driver, Section.GAMES)
    driver.tap("Check now")
    driver.until(lambda: driver.says("3 games looked through: all is as it was written."))


def test_a_damaged_game_is_named(driver: "Driver") -> None:
    game(driver, "Ana", "Ben")
    driver.app.store.disk.write("UPDATE games SET about = 'x'")
    settings(driver, Section.GAMES)
    driver.tap("Check now")
    driver.until(lambda: driver.says("Not everything is as it was written."))
    assert driver.says("Game 1, Ana, Ben: its players, dates or terms")


def test_a_check_goes_step_by_step_and_can_be_stopped(
    driver: "Driver", monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hotels.screens.settings_archive.A_FRAME", -1)  # a step in each frame
    for _ in range(40):
        game(driver, "Ana", "Ben")
    screen = settings(driver, Section.GAMES)
    driver.tap("Check now")
    driver.until(lambda: driver.says("of 40 games"))
    driver.tap("Stop looking")
    assert driver.says("Stopped after")
    assert driver.says("Check again")
    assert screen.storage._check is not None
    assert not screen.storage._check.runs


def test_who_leaves_ends_the_check(driver: "Driver", monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hotels.screens.settings_archive.A_FRAME", -1)
    for _ in range(40):
        game(driver, "Ana", "Ben")
    screen = settings(driver, Section.GAMES)
    driver.tap("Check now")
    assert screen.storage._check is not None
    assert screen.storage._check.runs
    driver.key(BACK)
    assert not screen.storage._check.runs


def test_without_an_archive_the_pages_say_why(driver: "Driver") -> None:
    driver.app.store.close()
    driver.app.store, driver.app.hindrance = None, DiskError(Hindrance.IN_USE)
    for section in (Section.PEOPLE, Section.GAMES):
        settings(driver, section)
        assert driver.says("The archive is open in another window")
    driver.resize(360, 780)
    settings(driver)
    assert driver.says("Games and storage")


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
    assert driver.says("2 names remembered")
    driver.tap("People")
    assert driver.find("DeedRow", title="Ana")
    assert driver.key(BACK)
    assert driver.says("2 names remembered")
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
    assert driver.says("Nobody is remembered yet.")


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
