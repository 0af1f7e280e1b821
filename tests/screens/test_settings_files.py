"""Files in Settings: one is imported, and all that is here goes into one."""

import io
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from hotels.exports.archive import TakenIn, taken_in
from hotels.store.store import Store
from hotels.views import giving as words
from hotels.views.settings import Section
from tests.screens.settings_page import game, settings, to_the_foot

if TYPE_CHECKING:
    from tests.screens.driver import Driver


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, bytes]]:
    """The files that were handed on."""
    from hotels import device

    found: list[tuple[str, bytes]] = []
    monkeypatch.setattr(device, "share", lambda _, name, data: found.append((name, data)))
    return found


def test_all_games_go_into_one_file_that_another_hotels_takes_in(
    driver: "Driver", given: list[tuple[str, bytes]], tmp_path: Path
) -> None:
    for _ in range(3):
        game(driver, "Ana", "Ben")
    to_the_foot(driver, settings(driver, Section.GAMES))
    driver.tap("Back up games")
    driver.until(lambda: given)
    ((name, data),) = given
    assert name.startswith("hotels-archive-20")
    assert name.endswith(".jsonl")
    with Store(tmp_path / "other.db") as other:
        assert taken_in(other, io.BytesIO(data)) == TakenIn(new=3)
    assert driver.app.store.count() == 3
    assert driver.says("3 games saved")


def test_what_is_damaged_is_left_out_and_that_is_said(
    driver: "Driver", given: list[tuple[str, bytes]]
) -> None:
    for _ in range(2):
        game(driver, "Ana", "Ben")
    driver.app.store.disk.write("UPDATE games SET about = 'x' WHERE id = 1")
    to_the_foot(driver, settings(driver, Section.GAMES))
    driver.tap("Back up games")
    driver.until(lambda: given)
    assert driver.says("1 damaged item was left out. Tap Check now for details.")


def test_it_can_be_stopped_and_shows_how_far_it_is(
    driver: "Driver", given: list[tuple[str, bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    from time import sleep

    from hotels.screens import giving

    held = [True]
    write = giving.written_out

    def slow(store: Any, file: Any, progress: Any, looked: Any) -> Any:
        def looks(games: int) -> bool:
            goes_on: bool = looked(games)
            while games == 2 and held[0] and goes_on:
                sleep(0.001)
                goes_on = looked(games)
            return goes_on

        return write(store, file, progress, looks)

    monkeypatch.setattr(giving, "written_out", slow)
    for _ in range(4):
        game(driver, "Ana", "Ben")
    to_the_foot(driver, settings(driver, Section.GAMES))
    driver.tap("Back up games")
    driver.until(lambda: driver.says("Checked 2 of 4 games"))
    assert driver.find("Bar").share == pytest.approx(0.25)
    assert driver.app.store is None
    driver.tap("Stop")
    driver.frames(10)
    assert driver.says(words.STOPPED)
    assert given == []
    assert driver.app.store.count() == 4
    driver.frames(3)
    to_the_foot(driver, driver.app.shell.top)
    driver.tap("Back up games")
    driver.until(lambda: driver.says("Checked 2 of 4 games"))
    driver.key(27)
    assert driver.app.store.count() == 4
    assert given == []


def test_an_empty_archive_has_nothing_to_hand_on(
    driver: "Driver", given: list[tuple[str, bytes]]
) -> None:
    to_the_foot(driver, settings(driver, Section.GAMES))
    driver.tap("Back up games")
    driver.frames(10)
    assert driver.says(words.NOTHING)
    assert given == []


def test_a_disk_that_refuses_is_said(
    driver: "Driver", given: list[tuple[str, bytes]], monkeypatch: pytest.MonkeyPatch
) -> None:
    from hotels.screens import giving

    def much(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(giving, "written_out", much)
    game(driver, "Ana", "Ben")
    to_the_foot(driver, settings(driver, Section.GAMES))
    driver.tap("Back up games")
    driver.until(lambda: driver.says("it is too large for this device's memory"))
    assert given == []
    assert driver.app.store.count() == 1


def test_a_file_is_chosen_from_here_too(
    driver: "Driver", tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    (tmp_path / "evening.json").write_text("{}")
    to_the_foot(driver, settings(driver, Section.GAMES))
    driver.tap("Choose a file")
    driver.frames(3)
    driver.tap("evening.json")
    driver.until(lambda: driver.says("The file was not imported"))
    driver.key(27)
    assert type(driver.app.shell.top).__name__ == "SettingsScreen"
