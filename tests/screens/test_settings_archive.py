"""Games and storage in Settings: what was deleted comes back or goes, and damage is named."""

from typing import TYPE_CHECKING

import pytest

from hotels.store.disk import DiskError, Hindrance
from hotels.store.folder import aside_name
from hotels.views.settings import Section
from tests.screens.settings_page import BACK, game, settings

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def test_a_deleted_game_is_restored(driver: "Driver") -> None:
    number = game(driver, "Ana", "Ben")
    driver.app.store.delete(number)
    settings(driver, Section.GAMES)
    assert driver.says("1 deleted game can be restored")
    driver.tap("Restore")
    assert [record.id for record in driver.app.store.page()] == [number]
    assert driver.says("1 game saved")
    assert not driver.says("Deleted games")


def test_deleted_games_are_deleted_for_good_after_one_question(driver: "Driver") -> None:
    stays = game(driver, "Ana", "Ben")
    for _ in range(2):
        driver.app.store.delete(game(driver, "Ana", "Cat"))
    settings(driver, Section.GAMES)
    driver.tap("Delete for good")
    driver.tap("Cancel")
    assert len(driver.app.store.page(deleted=True)) == 2
    driver.tap("Delete for good")
    driver.tap("Delete 2 games")
    assert driver.app.store.page(deleted=True) == []
    assert [record.id for record in driver.app.store.page()] == [stays]
    assert driver.says("2 games deleted for good.")


def test_what_was_set_aside_is_told_of_before_games_go(driver: "Driver") -> None:
    store = driver.app.store
    store.delete(game(driver, "Ana", "Cat"))
    settings(driver, Section.GAMES)
    driver.tap("Delete for good")
    assert not driver.says("A damaged file kept after a rescue")
    driver.tap("Cancel")
    aside_name(store.path, "2026-11-18T10:20:30Z").write_bytes(b"as it was")
    driver.tap("Delete for good")
    assert driver.says("A damaged file kept after a rescue")


def test_it_says_where_the_archive_lies(driver: "Driver") -> None:
    settings(driver, Section.GAMES)
    assert str(driver.app.store.path) in driver.words()
    assert driver.says(" kB")


def test_a_sound_archive_is_found_to_be_sound(driver: "Driver") -> None:
    for _ in range(3):
        game(driver, "Ana", "Ben")
    settings(driver, Section.GAMES)
    driver.tap("Check now")
    driver.until(lambda: driver.says("3 games checked: no damage found."))


def test_a_damaged_game_is_named(driver: "Driver") -> None:
    game(driver, "Ana", "Ben")
    driver.app.store.disk.write("UPDATE games SET about = 'x'")
    settings(driver, Section.GAMES)
    driver.tap("Check now")
    driver.until(lambda: driver.says("Problems found."))
    assert driver.says("Game 1, Ana, Ben: its players, dates or rules")


def test_a_check_goes_step_by_step_and_can_be_stopped(
    driver: "Driver", monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hotels.screens.settings_archive.A_FRAME", -1)  # a step in each frame
    for _ in range(40):
        game(driver, "Ana", "Ben")
    screen = settings(driver, Section.GAMES)
    driver.tap("Check now")
    driver.until(lambda: driver.says("of 40 games"))
    driver.tap("Stop checking")
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
        assert driver.says("The saved games are open in another window")
    driver.resize(360, 780)
    settings(driver)
    assert driver.says("Games and storage")
