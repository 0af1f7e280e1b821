"""A file opened with Hotels from another app, from the start of the app to where it is at home.

Android hands it over in one of two ways: Hotels is started for it, or is told while it runs. A
desktop knows neither, so an Android that is none stands in for both ends.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from hotels.views import crash as words
from tests.command import GAMES
from tests.screens.audit.scenes import SCENES
from tests.screens.begun import HALVES, goes_on
from tests.screens.disturbed import half_named
from tests.screens.fake_android import FakeAndroid
from tests.screens.handed_over import SEND, VIEW, Uri, Wish, file, with_files
from tests.screens.incoming import BOARD, EDITION, VALUES, archive, given
from tests.store.playing import played

if TYPE_CHECKING:
    from hotels.screens.net import Net
    from tests.screens.driver import Driver

BACK = 27
STRANGE = "Hotels can't import this kind of file, or it is from a newer version."


@pytest.fixture
def android(android: FakeAndroid, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> FakeAndroid:
    """An Android whose files lie in a folder of ours."""
    with_files(android, monkeypatch, tmp_path)
    android.answers["Cursor.getString"] = "evening.json"
    return android


@pytest.fixture(autouse=True)
def _nothing_stays_open(_kivy: None) -> Iterator[None]:
    """Every file that was handed over is closed in the end."""
    before = open_files()
    yield
    assert {name for name in open_files() - before if "waiting" in name} == set()


def open_files() -> set[str]:
    folder = Path("/proc/self/fd")
    return {str(one.readlink()) for one in folder.iterdir() if one.exists()}


def waiting(tmp_path: Path, content: Any) -> Uri:
    """A file that lies with another app."""
    data = content if isinstance(content, bytes) else json.dumps(content).encode()
    path = tmp_path / "waiting.bin"
    path.write_bytes(data)
    return file(path)


def handed(driver: "Driver", android: FakeAndroid, uri: Uri, action: str = VIEW) -> None:
    """Another app hands it over while Hotels runs."""
    android.bound["on_new_intent"](Wish(action, uri))
    driver.until(lambda: getattr(driver.app.shell.top, "told", None) or driver.says("Import this?"))
    driver.frames(3)


THINGS = {
    "a transcript": (
        (GAMES / "vacation-p4_001.json").read_bytes(),
        "A game with Zoë, Alice, P9 and player 4 (175 entries).",
        "Open game",
        "Standing",
    ),
    "a game of Big Shot": (
        {"players": ["Ana", "Ben", "Cat"], "colours": ["red", "yellow", "white"], "events": []},
        "A Big Shot game with Ana, Ben and Cat (no entries).",
        "Open game",
        "BigShotTableScreen",
    ),
    "a game of Perfect Hotel": (
        {"players": ["Ana", "Ben"], "rounds": [[{"floors": [], "in_hand": 1}] * 2]},
        "A Perfect Hotel game with Ana and Ben (3 entries).",
        "Open game",
        "Standing",
    ),
    "an edition": (
        EDITION,
        "A house edition called The attic's.",
        "See the card",
        "CardScreen",
    ),
    "a board": (BOARD, "A Big Shot board called Round.", "Go to Big Shot", "BigShotStart"),
    "values": (
        VALUES,
        "Perfect Hotel values called Dear.",
        "Go to Perfect Hotel",
        "PerfectHotelStart",
    ),
}
"""What can be handed over besides an archive: what is asked, the key then, where it leads."""


@pytest.mark.parametrize("thing", THINGS)
@pytest.mark.parametrize("action", [VIEW, SEND])
def test_what_hotels_is_started_for_is_imported_and_opened(
    android: FakeAndroid, tmp_path: Path, request: pytest.FixtureRequest, thing: str, action: str
) -> None:
    content, asks, key, screen = THINGS[thing]
    android.answers["Activity.getIntent"] = Wish(action, waiting(tmp_path, content))
    driver: Driver = request.getfixturevalue("driver")
    driver.until(lambda: driver.says("Import this?"))
    assert driver.says(asks)
    assert driver.says("From evening.json")
    assert (driver.app.store.count(), driver.app.store.editions()) == (0, {})
    driver.tap("Import")
    assert driver.app.store.count() + len(driver.app.store.editions()) == 1
    driver.tap(key)
    driver.frames(6)
    assert type(driver.app.shell.top).__name__ == screen
    driver.key(BACK)
    driver.key(BACK)
    assert driver.app.shell.top is driver.app.home


def test_an_archive_is_imported_whole(
    android: FakeAndroid, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    android.answers["Activity.getIntent"] = Wish(SEND, waiting(tmp_path, archive(tmp_path)))
    driver: Driver = request.getfixturevalue("driver")
    driver.until(lambda: driver.says("Import this?"))
    assert driver.says("A backup with 3 games and 1 house edition.")
    driver.tap("Import")
    driver.until(lambda: driver.says("Backup imported"))
    assert driver.app.store.count() == 3
    driver.tap("Eve, Frank, Gil and Hal")
    assert len(driver.app.shell.top.sitting.table.lines) == 9


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\x89PNG\r\n", "The file is not UTF-8 text (byte 0)."),
        (b"Dear Ana, on Friday?", "The file is not valid JSON: error at line 1, column 1."),
        ({"name": "a recipe"}, STRANGE),
        (b"", "The file is empty."),
    ],
)
def test_a_file_that_is_none_of_ours_is_refused_and_the_game_goes_on(
    android: FakeAndroid, driver: "Driver", tmp_path: Path, content: Any, said: str
) -> None:
    ours = played(driver.app.store, until=12)
    driver.app.resume(ours.record.id)
    driver.frames(4)
    handed(driver, android, waiting(tmp_path, content))
    assert driver.says("The file was not imported")
    assert driver.says(said)
    assert driver.says("Nothing was imported, and nothing here has changed.")
    driver.key(BACK)
    assert driver.app.shell.top.sitting.game.record.id == ours.record.id
    assert len(driver.app.shell.top.sitting.table.lines) == 12
    assert driver.app.store.count() == 1


def test_what_is_cancelled_is_not_imported(
    android: FakeAndroid, driver: "Driver", tmp_path: Path
) -> None:
    handed(driver, android, waiting(tmp_path, EDITION))
    driver.tap("Cancel")
    assert driver.app.shell.top is driver.app.home
    assert driver.app.store.editions() == {}


def test_a_second_file_takes_the_place_of_one_that_waits_for_an_answer(
    android: FakeAndroid, driver: "Driver", tmp_path: Path
) -> None:
    handed(driver, android, waiting(tmp_path, EDITION))
    handed(driver, android, waiting(tmp_path, VALUES))
    driver.until(lambda: driver.says("Perfect Hotel values called Dear."))
    driver.key(BACK)
    assert driver.app.shell.top is driver.app.home


def test_a_file_comes_while_hotels_is_behind_another_app(
    android: FakeAndroid, driver: "Driver", tmp_path: Path
) -> None:
    ours = played(driver.app.store, until=12)
    driver.app.resume(ours.record.id)
    driver.app.on_pause()
    android.bound["on_new_intent"](Wish(VIEW, waiting(tmp_path, EDITION)))
    driver.app.on_resume()
    driver.until(lambda: driver.says("Import this?"))
    driver.tap("Import")
    driver.key(BACK)
    assert driver.app.shell.top.sitting.game.record.id == ours.record.id


def test_while_the_page_of_an_error_is_shown_no_file_is_looked_at(
    android: FakeAndroid, driver: "Driver", net: "Net", tmp_path: Path
) -> None:
    net.caught(RuntimeError())
    android.bound["on_new_intent"](Wish(VIEW, waiting(tmp_path, EDITION)))
    driver.frames(3)
    assert [type(child).__name__ for child in driver.window.children] == ["CrashScreen"]
    assert type(driver.app.shell.top).__name__ == "Home"
    driver.tap(words.GO_ON)
    driver.frames(5)
    handed(driver, android, waiting(tmp_path, EDITION))  # the banker opens it once more
    driver.tap("Import")
    assert driver.says("Imported")


def test_nor_is_one_imported_that_was_chosen_before(driver: "Driver", net: "Net") -> None:
    from hotels.screens.importing import take

    chosen = given(EDITION)
    net.caught(RuntimeError())
    take(driver.app, chosen)
    driver.wait(1)
    assert chosen.file.closed
    driver.tap(words.GO_ON)
    driver.wait(1)
    assert driver.app.store.editions() == {}


def test_a_new_game_that_is_set_up_is_there_again_behind_the_file(
    android: FakeAndroid, driver: "Driver", tmp_path: Path
) -> None:
    driver.tap("New game")
    driver.frames(4)
    setting_up = driver.app.shell.top
    handed(driver, android, waiting(tmp_path, EDITION))
    driver.tap("Import")
    driver.key(BACK)
    assert driver.app.shell.top is setting_up


def test_what_is_typed_on_a_sheet_is_there_again_behind_the_file(
    android: FakeAndroid, driver: "Driver", tmp_path: Path
) -> None:
    hand = half_named(driver)
    line = driver.find("Field").line
    line.focus = True
    handed(driver, android, waiting(tmp_path, EDITION))
    assert not line.focus
    handed(driver, android, waiting(tmp_path, VALUES))
    driver.until(lambda: driver.says("Perfect Hotel values called Dear."))
    assert driver.app.shell.sheets == []
    driver.resize(800, 1280)
    driver.key(BACK)
    assert driver.find("Field").text == "Anastasia"
    driver.tap("Save name")
    assert hand.sitting.game.record.players[0] == "Anastasia"
    driver.key(BACK)
    assert driver.app.shell.top is driver.app.home


def test_nobody_types_on_behind_the_file(
    android: FakeAndroid, driver: "Driver", tmp_path: Path
) -> None:
    half = HALVES["a note"]
    SCENES[half.scene](driver)()
    half.does[0](driver)
    handed(driver, android, waiting(tmp_path, EDITION))
    goes_on("!")(driver)
    driver.tap("Cancel")
    driver.frames(4)
    assert driver.find("Typed").text == "Ask Bob"


def test_a_name_half_typed_in_a_new_game_is_there_again(
    android: FakeAndroid, driver: "Driver", tmp_path: Path
) -> None:
    half = HALVES["who sits down"]
    SCENES[half.scene](driver)()
    driver.frames(4)
    half.does[0](driver)
    handed(driver, android, waiting(tmp_path, EDITION))
    driver.tap("Cancel")
    driver.frames(4)
    assert driver.find("Typed").text == "Zoë"
