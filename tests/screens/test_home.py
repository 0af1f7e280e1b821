"""Home: what stands there, and that everything on it does what it says."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import pytest

from hotels.store import schema
from hotels.store.keeping import began
from hotels.store.records import SAMPLE, NewGame
from hotels.views.home import game_row
from tests.store.playing import played, ticking

if TYPE_CHECKING:
    from tests.screens.driver import Driver

UNDO_FOR = 6
BACK = 27


class Table:
    """The games that were opened, in place of the screen of a table."""

    def __init__(self) -> None:
        self.opened: list[Any] = []

    def sit_down(self, _: Any, game: Any) -> None:
        self.opened.append(game)

    @property
    def last(self) -> Any:
        return self.opened[-1]


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    table = Table()
    monkeypatch.setattr("hotels.screens.chains.game.sit_down", table.sit_down)
    return table


@pytest.fixture
def home(driver: "Driver", table: Table) -> "Driver":
    """Home over an archive with three games, a minute apart; the newest is under way."""
    assert table.opened == []
    store = driver.app.store
    clock = ticking()
    store.clock = clock
    begin(driver, ("Eve", "Frank"))
    begin(driver, ("Carol", ""))
    played(store, players=("Alice", "Bob", "Carol", "Dave"), until=12)
    shown(driver)
    return driver


def begin(driver: "Driver", *games: tuple[str, ...]) -> None:
    store = driver.app.store
    for place, players in enumerate(games, store.count()):
        store.begin(NewGame(f"begun-{place}", "chains", HEADER, players))


HEADER = '{"edition":"vacation","options":{"deal":"unknown"}}'


def shown(driver: "Driver") -> None:
    driver.app.shell.top.changed()
    driver.frames(6)


def lines(driver: "Driver") -> list[str]:
    """The players of the games in the list, from above."""
    found = [w for w in driver.widgets() if type(w).__name__ == "GameLine"]
    found.sort(key=lambda line: -line.to_window(*line.center)[1])
    return [line.row.players for line in found]


def screen(driver: "Driver") -> str:
    return type(driver.app.shell.top).__name__


def menu(driver: "Driver", players: str) -> None:
    """The dots of a game in the list."""
    row = next(
        w for w in driver.widgets() if type(w).__name__ == "GameLine" and w.row.players == players
    )
    driver.tap(row.children[0])


def test_an_empty_archive_invites_to_a_first_game(driver: "Driver") -> None:
    assert driver.says("Welcome to the bank")
    driver.tap(driver.find("PushButton", text="New game"))
    assert screen(driver) == "NewGame"
    driver.key(BACK)
    assert screen(driver) == "Home"


def test_the_sample_opens_and_is_made_once(driver: "Driver", table: Table) -> None:
    store = driver.app.store
    driver.tap("Explore the sample game")
    assert table.last.record.source == SAMPLE
    assert table.last.table.books.awaiting.kind == "dispose"
    shown(driver)
    driver.tap(driver.find("IconButton", hint="Help"))
    driver.tap("Sample game")
    assert table.last.record.id == table.opened[0].record.id
    assert store.count() == 1


def test_resuming_the_last_game_is_one_tap(home: "Driver", table: Table) -> None:
    before = played(home.app.store, players=("Ana", "Ben", "Cat", "Dora"), until=19)
    shown(home)
    home.tap("Resume")
    assert table.last.record.id == before.record.id
    assert table.last.table.books == before.table.books
    assert len(table.last.table.lines) == 19


def test_games_stand_newest_first(home: "Driver", table: Table) -> None:
    assert home.says("Alice, Bob,\nCarol and Dave")
    assert lines(home) == ["Carol and player 2", "Eve and Frank"]
    home.tap("Eve and Frank")
    assert table.last.record.players == ("Eve", "Frank")


def test_the_sample_does_not_stand_before_a_game_of_ones_own(home: "Driver") -> None:
    home.tap(home.find("IconButton", hint="Help"))
    home.tap("Sample game")
    home.key(BACK)
    shown(home)
    assert lines(home)[0] == "Alice, Bob, Carol and Dave"
    assert home.says("Sample game, nine turns to explore")
    assert home.find("LastGame").row.sample is False


def test_a_deleted_game_comes_back_with_one_tap(home: "Driver") -> None:
    store = home.app.store
    menu(home, "Eve and Frank")
    home.tap("Delete")
    assert lines(home) == ["Carol and player 2"]
    assert store.count() == 2
    home.tap("Undo")
    assert lines(home) == ["Carol and player 2", "Eve and Frank"]
    assert store.count() == 3
    assert not home.says("Deleted:")


def test_a_deleted_game_comes_back_from_the_list_later(home: "Driver") -> None:
    menu(home, "Eve and Frank")
    home.tap("Delete")
    home.wait(UNDO_FOR + 0.5)
    assert not home.says("Undo")
    home.tap("All 2")
    home.frames(6)
    assert "Eve and Frank" not in lines(home)
    home.tap("Deleted")
    home.frames(6)
    assert lines(home) == ["Eve and Frank"]
    home.tap("Restore")
    assert home.says("No deleted games.")
    home.key(BACK)
    assert lines(home) == ["Carol and player 2", "Eve and Frank"]


def test_the_last_game_can_be_deleted_too(home: "Driver") -> None:
    home.tap(home.find("LastGame").resume.parent.children[0])
    home.tap("Delete")
    assert home.find("LastGame").row.players == "Carol and player 2"


def test_play_again_takes_people_and_rules_along(home: "Driver") -> None:
    menu(home, "Eve and Frank")
    home.tap("Play again with the same players and rules")
    assert screen(home) == "NewGame"
    home.frames(6)
    assert home.says("Frank")


def test_help_and_settings_are_one_tap_away(home: "Driver") -> None:
    for hint, name in (("Help", "Help"), ("Settings", "SettingsScreen")):
        home.tap(home.find("IconButton", hint=hint))
        assert screen(home) == name
        home.key(BACK)


def test_a_damaged_file_is_rescued(home: "Driver") -> None:
    app = home.app
    path = app.store.path
    app.store.close()
    with path.open("ab") as file:
        file.write(b"more than an archive has")
    app.open_archive()
    shown(home)
    assert home.says("The file of saved games is damaged")
    home.tap("Rescue what can be read")
    home.until(lambda: app.store is not None)
    home.frames(6)
    assert home.says("3 games rescued in full. The damaged file is kept as hotels-damaged-")
    assert home.find("LastGame").row.players == "Alice, Bob, Carol and Dave"
    home.tap(home.find("IconButton", hint="Close this message"))
    assert not home.says("rescued in full")


def test_a_file_of_which_nothing_can_be_read_makes_room_for_a_new_one(home: "Driver") -> None:
    app = home.app
    path = app.store.path
    app.store.close()
    path.write_bytes(b"nothing of an archive" * 100)
    app.open_archive()
    shown(home)
    home.tap("Rescue what can be read")
    home.until(lambda: app.store is not None)
    home.frames(6)
    assert home.says("No games could be read.")
    assert home.says("Welcome to the bank")


def test_a_newer_file_is_left_alone_and_tried_again(home: "Driver") -> None:
    app = home.app
    path = app.store.path
    app.store.close()
    version(path, 99)
    app.open_archive()
    shown(home)
    assert home.says("The saved games are from a newer version of Hotels")
    home.tap("Try again")
    assert home.says("nothing was changed; use the newer version")
    home.tap("New game")
    assert screen(home) == "Home"
    version(path, schema.VERSION)
    home.tap("Try again")
    assert home.find("LastGame").row.players == "Alice, Bob, Carol and Dave"


def version(path: Any, number: int) -> None:
    with closing(sqlite3.connect(path)) as file:
        file.execute(f"PRAGMA user_version = {number}")


def test_a_damaged_game_has_its_line_and_opens_nothing_else(home: "Driver") -> None:
    store = home.app.store
    number = store.page()[2].id
    store.disk.write("UPDATE games SET about = 'otherwise' WHERE id = ?", (number,))
    shown(home)
    assert home.says("Damaged: only the readable part opens")
    assert lines(home) == ["Carol and player 2", "Eve and Frank"]


@pytest.mark.parametrize(
    ("games", "said"),
    [
        (0, "Hotels was interrupted while saving."),
        (1, "Some saved entries are missing: 7 entries (Ana, Ben, Cat and Dora). "),
    ],
)
def test_what_is_missing_is_said_until_somebody_has_seen_it(
    driver: "Driver", games: int, said: str
) -> None:
    from hotels.store.reached import Gap, Missing, missing_in, remember

    app = driver.app
    gap = Gap(played(app.store, until=3).record.uid, 3, 10)
    remember(app.store.path, Missing(torn=True, games=(gap,) * games))
    app.store.close()
    for _ in range(2):  # the first one did not see it
        app.open_archive()
        app.shell.top.changed()
        driver.frames(3)
        assert driver.says(said)
        app.store.close()
    app.open_archive()
    driver.tap(driver.find("IconButton", hint="Close this message"))
    assert not driver.says(said)
    assert not missing_in(app.store.path)


@pytest.mark.parametrize(
    ("entry", "name"),
    [
        ("Quick score", "QuickStart"),
        ("Settle a dispute", "DeskScreen"),
        ("Information cards", "Cards"),
        ("Big Shot", "BigShotStart"),
        ("Perfect Hotel", "PerfectHotelStart"),
    ],
)
def test_every_entry_of_the_directory_leads_somewhere(
    home: "Driver", entry: str, name: str
) -> None:
    home.tap(entry)
    assert screen(home) == name
    home.key(BACK)
    assert screen(home) == "Home"


def test_other_games_are_played_again_by_the_same_people(home: "Driver") -> None:
    from hotels.ledger.big_shot.game import BigShot
    from hotels.ledger.big_shot.terms import terms_of as shot_terms
    from hotels.ledger.perfect_hotel.game import PerfectHotel
    from hotels.ledger.perfect_hotel.terms import terms_of as hotel_terms

    people = ("Zoe", "Yves", "Xenia")
    colours = {"colours": ["white", "red", "black"], "hidden": True}
    values = {"values": {"Bar": 12}, "rounds": 5}
    for game in (BigShot(shot_terms(colours, 3)), PerfectHotel(hotel_terms(values, 3))):
        number = began(home.app.store, game, people).record.id
        row = game_row(home.app.store.record(number), datetime.now(tz=UTC))
        assert row.again
        home.app.shell.top.play_again(row)
        home.frames(3)
        draft = home.app.shell.top.draft
        assert tuple(person.name for person in draft.people) == people
        again = home.app.shell.top
        again.begin()
        home.frames(3)
        assert home.app.shell.top.sitting.table.game.header() == game.header()
        home.app.shell.home()
        home.frames(3)
