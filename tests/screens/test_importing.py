"""A file is imported on the screens: chosen, looked at, saved, opened, undone, or refused."""

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from hotels.device.files import opened
from hotels.ledger.chains.entries import Note
from tests.command import GAMES
from tests.exports.handed import recorded_game
from tests.exports.test_recorded import SCORE
from tests.screens.incoming import BOARD, EDITION, VALUES, archive, take
from tests.store.playing import played

if TYPE_CHECKING:
    from tests.screens.driver import Driver

BACK = 27


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home with downloads, in which a file waits."""
    place = tmp_path / "home" / "Downloads"
    place.mkdir(parents=True)
    monkeypatch.setenv("HOME", str(place.parent))
    return place


def test_a_transcript_is_chosen_imported_and_opened(driver: "Driver", home: Path) -> None:
    said = json.loads((GAMES / "manuscript.json").read_bytes())
    said = said | {"events": said["events"][:12], "checkpoints": []}
    said.pop("final", None)
    (home / "hotels.json").write_text(json.dumps(said))
    driver.tap(driver.find("IconButton", hint="Import a file"))
    assert driver.says(str(home))
    driver.tap("hotels.json")
    driver.until(lambda: driver.says("Game imported"))
    assert driver.app.store.page()[0].players == tuple(said["players"])
    assert driver.says("(12 entries)")
    assert driver.says("New here")
    driver.tap("Open game")
    assert len(driver.app.shell.top.sitting.table.lines) == 12
    driver.key(BACK)
    assert driver.find("LastGame").row.players.startswith(said["players"][0])


def test_a_quick_score_is_imported_and_opened(driver: "Driver") -> None:
    take(driver, SCORE)
    assert driver.says("Game imported")
    driver.tap("Open game")
    sheet = driver.app.shell.top.sitting.table.books
    assert (sheet.cash, sheet.wanting) == (tuple(SCORE["cash"]), ())


def test_a_game_at_the_table_is_at_no_second_one(driver: "Driver") -> None:
    said = (GAMES / "manuscript.json").read_bytes()
    people = tuple(json.loads(said)["players"])
    begun = played(driver.app.store, players=people)
    driver.app.resume(begun.record.id)
    take(driver, said)
    assert driver.says("The game is already here")
    driver.tap("Open game")
    assert [type(one).__name__ for one in driver.app.shell.screens] == ["Home", "TableScreen"]
    driver.app.shell.top.sitting.table.write(Note("tea"))
    driver.key(BACK)
    assert [type(one).__name__ for one in driver.app.shell.screens] == ["Home"]


def test_the_way_to_a_file_leads_through_folders(driver: "Driver", home: Path) -> None:
    (home / "deep").mkdir()
    for number in range(70):
        (home / "deep" / f"game-{number:02}.json").write_text("{}")
    (home.parent / "above.jsonl").write_text("{}")
    driver.tap(driver.find("IconButton", hint="Import a file"))
    driver.tap("deep")
    assert driver.says("Show 10 more")
    assert driver.says("Downloads") is True
    driver.app.shell.top  # noqa: B018 - the sheet lies over Home
    assert len(driver.app.shell.sheets) == 1
    driver.find("PushButton", text="Show 10 more").on_tap()
    driver.frames(4)
    assert not driver.says("Show 10 more")
    assert sum(text.startswith("game-") for text in driver.words()) == 70
    driver.find("MenuRow")
    driver.tap("Parent folder")
    driver.tap("Parent folder")
    assert driver.says("above.jsonl")
    driver.tap("Cancel")
    assert driver.app.shell.sheets == []


def test_a_file_that_went_meanwhile_is_said_to_be_gone(driver: "Driver", home: Path) -> None:
    (home / "hotels.json").write_text("{}")
    driver.tap(driver.find("IconButton", hint="Import a file"))
    (home / "hotels.json").unlink()
    driver.tap("hotels.json")
    assert driver.says("This file can't be opened from where it is. Nothing was imported")
    os.mkfifo(home / "hotels.json")
    with pytest.raises(FileNotFoundError):
        opened(home / "hotels.json")  # it would never end


def test_the_same_game_again_changes_nothing(driver: "Driver") -> None:
    ours = recorded_game(driver.app.store)
    from hotels.views import sharing

    file = sharing.content(ours, sharing.Form.TRANSCRIPT).encode()
    take(driver, file)
    assert driver.says("The game is already here")
    assert not driver.says("Undo import")
    assert driver.app.store.count() == 1
    driver.tap("Open game")
    assert driver.app.shell.top.game.record.id == ours.record.id


def test_an_import_is_undone_with_one_tap(driver: "Driver") -> None:
    take(driver, (GAMES / "manuscript.json").read_bytes())
    driver.tap("Undo import")
    assert driver.says("The game stays in Deleted games")
    assert (driver.app.store.count(), driver.app.store.count(deleted=True)) == (0, 1)
    assert not driver.says("Open game")
    assert not driver.says("New here")


@pytest.mark.parametrize(
    ("thing", "name", "goes_to", "screen"),
    [
        (EDITION, "house-attic", "See the card", "CardScreen"),
        (BOARD, "house-round", "Go to Big Shot", "BigShotStart"),
        (VALUES, "house-dear", "Go to Perfect Hotel", "PerfectHotelStart"),
    ],
)
def test_a_thing_of_the_house_is_imported(
    driver: "Driver", thing: Any, name: str, goes_to: str, screen: str
) -> None:
    take(driver, thing)
    assert [*driver.app.store.editions()] == [name]
    driver.tap(goes_to)
    driver.frames(4)
    assert type(driver.app.shell.top).__name__ == screen
    driver.key(BACK)
    driver.tap("Undo import")
    assert driver.app.store.editions() == {}
    take(driver, thing)
    take(driver, thing)
    assert driver.says("It is already here")
    take(driver, thing | {"name": "Another"})
    assert driver.says("both were kept")
    assert len(driver.app.store.editions()) == 2


def test_an_archive_is_imported_and_each_game_is_named(driver: "Driver", tmp_path: Path) -> None:
    data = archive(tmp_path)
    take(driver, data)
    assert driver.says("3 games new and 1 house edition.")
    assert driver.app.store.count() == 3
    assert driver.says("Eve, Frank, Gil and Hal")
    assert driver.app.shell.screens[0] is driver.app.home
    driver.tap("Eve, Frank, Gil and Hal")
    assert len(driver.app.shell.top.sitting.table.lines) == 9
    driver.app.store.delete(driver.app.store.page()[0].id)
    take(driver, data)
    assert driver.says("2 games already here, 1 game restored and 1 house edition.")
    assert driver.says("Already here")
    assert driver.says("Deleted earlier, now restored")
    assert driver.app.store.count() == 3
    driver.tap("All games")
    driver.frames(6)
    assert type(driver.app.shell.top).__name__ == "AllGames"


def test_an_archive_that_breaks_off_says_where_and_what_is_in(
    driver: "Driver", tmp_path: Path
) -> None:
    lines = archive(tmp_path).splitlines(keepends=True)
    whole = next(n for n, line in enumerate(lines[3:], 3) if line.startswith(b'{"game"'))
    take(driver, b"".join(lines[: whole + 2]))
    assert driver.says("Not everything was imported")
    assert driver.says(f"Line {whole + 2}: the file is cut short")
    assert driver.says("The game before that point is saved here.")
    assert driver.app.store.count() == 1


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"hello", "The file is not valid JSON: error at line 1, column 1."),
        ({"format": "hotels-edition/1", "id": "x"}, "In the file: id: 'x' must start with house-"),
        ({"format": "hotels-transcript/1"}, "In the header: the field players is missing."),
    ],
)
def test_what_is_wrong_is_said_and_nothing_changes(driver: "Driver", data: Any, said: str) -> None:
    take(driver, data)
    assert driver.says("The file was not imported")
    assert driver.says(said)
    assert driver.says("Nothing was imported, and nothing here has changed.")
    assert (driver.app.store.count(), driver.app.store.editions()) == (0, {})
    driver.key(BACK)
    assert driver.app.shell.top is driver.app.home


def test_a_file_handed_over_is_imported_when_the_banker_says_so(driver: "Driver") -> None:
    data = (GAMES / "manuscript.json").read_bytes()
    take(driver, data, asks=True)
    assert driver.says("Import this?")
    assert driver.says("From evening.json")
    driver.tap("Cancel")
    assert driver.app.shell.top is driver.app.home
    assert driver.app.store.count() == 0
    take(driver, data, asks=True)
    driver.tap("Import")
    assert driver.says("Game imported")
    assert driver.app.store.count() == 1


def test_a_game_at_the_table_stays_as_it_is_when_a_file_is_handed_over(driver: "Driver") -> None:
    ours = played(driver.app.store, until=12)
    driver.app.resume(ours.record.id)
    driver.frames(4)
    take(driver, (GAMES / "vacation-p4_001.json").read_bytes(), asks=True)
    driver.tap("Import")
    driver.key(BACK)
    table = driver.app.shell.top
    assert table.sitting.game.record.id == ours.record.id
    table.sitting.table.undo()  # the archive is still its own
    assert len(table.sitting.table.lines) == 13


def otherwise() -> Any:
    """A game of VACATION whose end gives everybody $100 more than its events come to."""
    said = json.loads((GAMES / "vacation-p4_001.json").read_bytes())
    said["final"]["cash"] = [cash + 100 for cash in said["final"]["cash"]]
    return said


def test_other_figures_in_a_file_are_said_and_what_is_calculated_counts(driver: "Driver") -> None:
    sentence = "4 figures in the file do not match its entries. The app uses its own calculation."
    take(driver, otherwise())
    for words in ("Game imported", sentence, "Alice's cash", "$24,000", "$23,900"):
        assert driver.says(words)
    assert '"cash":[29600,23900,29400,30500]' in driver.app.store.page()[0].result
    driver.resize(360, 780)
    assert driver.says(sentence)
    driver.find("PushButton", text="Undo import").on_tap()
    driver.frames(4)
    assert not driver.says(sentence)
    take(driver, otherwise())
    assert driver.says("Game restored")
    assert driver.says(sentence)
    take(driver, (GAMES / "manuscript.json").read_bytes())
    assert not driver.says("not match its entries")


def test_other_figures_in_a_file_are_said_before_it_is_imported(driver: "Driver") -> None:
    take(driver, otherwise(), asks=True)
    assert driver.says("Import this?")
    assert driver.says("4 figures in the file do not match its entries")
    assert driver.says("$29,700")
    assert driver.app.store.count() == 0
    driver.tap("Import")
    assert driver.says("Game imported")
    assert driver.says("4 figures in the file do not match its entries")


def test_without_an_archive_nothing_is_asked_for(driver: "Driver") -> None:
    from hotels.store.disk import DiskError, Hindrance

    driver.app.store.close()
    driver.app.store, driver.app.hindrance = None, DiskError(Hindrance.IN_USE)
    driver.app.home.take_in()
    assert driver.app.shell.sheets == []
    take(driver, (GAMES / "manuscript.json").read_bytes())
    assert driver.says("The saved games are open in another window")
    assert driver.says("Nothing was imported, and nothing here has changed.")
