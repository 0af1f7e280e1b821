"""The board that asks for each player's starting tile: what is tapped, and what then lies there."""

import json
from typing import TYPE_CHECKING, Any

import pytest

from hotels.views.setup import Draft
from tests.screens.test_setup import draw, opened, order, reach, tile_key, type_in

if TYPE_CHECKING:
    from tests.screens.driver import Driver

KNOWN = ("Ann", "Bob", "Margaret", "Christoph")


@pytest.fixture
def taps(driver: "Driver", monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, float]]:
    """Every tap of the test, by its place."""
    found: list[tuple[float, float]] = []
    touch = driver.touch

    def counted(x: float, y: float, *rest: Any, **more: Any) -> None:
        found.append((x, y))
        touch(x, y, *rest, **more)

    monkeypatch.setattr(driver, "touch", counted)
    return found


def played(driver: "Driver", *players: str, edition: str = "acquire-classic") -> None:
    """These played a game before."""
    from hotels.ledger.chains.game import ChainGame
    from hotels.ledger.chains.header_codec import header_of
    from hotels.store.keeping import began

    began(driver.app.store, ChainGame(header_of({"edition": edition}, len(players))), players)


def known(driver: "Driver") -> None:
    """All four are known, from games that they played with others."""
    played(driver, "Ann", "Margaret", "Eve")
    played(driver, "Bob", "Christoph", "Fay")


def header(driver: "Driver") -> Any:
    return json.loads(driver.app.store.page()[0].header)


def on_table(driver: "Driver") -> bool:
    return type(driver.app.shell.top).__name__ == "TableScreen"


def test_acquire_with_four_known_names_takes_nine_taps(
    driver: "Driver", taps: list[tuple[float, float]]
) -> None:
    known(driver)
    opened(driver)
    for name in KNOWN:
        driver.tap(name)
    driver.tap("Open the bank")
    draw(driver, "4E 9B 2A 7D")
    assert on_table(driver)
    assert len(taps) == 9
    assert header(driver) == {"edition": "acquire-classic", "opening": ["2A", "7D", "4E", "9B"]}
    players = driver.app.store.page()[0].players
    assert players == ("Margaret", "Christoph", "Ann", "Bob")
    assert driver.says("Margaret lays a tile")
    driver.app.back()
    assert type(driver.app.shell.top).__name__ == "Home"


def test_the_same_table_again_takes_seven_taps_from_home(
    driver: "Driver", taps: list[tuple[float, float]]
) -> None:
    played(driver, *KNOWN)
    driver.app.home.arrange(driver.app.home.profile)
    driver.frames(4)
    driver.tap("New game")
    driver.tap("Same as last time")
    driver.tap("Open the bank")
    draw(driver, "4E 9B 2A 7D")
    assert on_table(driver)
    assert len(taps) == 7


def test_vacation_with_four_new_names_and_tiles_takes_at_most_eleven_taps(
    driver: "Driver", taps: list[tuple[float, float]]
) -> None:
    driver.app.draft = Draft()  # VACATION is played at this table
    driver.tap("New game")
    driver.tap("New name")
    for name in KNOWN:
        type_in(driver, name)
    driver.tap(tile_key(driver, "Ann"))
    draw(driver, "E4 B9 A2 D7")
    driver.tap("Open the bank")
    assert on_table(driver)
    assert len(taps) <= 11
    assert driver.app.store.page()[0].players == ("Margaret", "Christoph", "Ann", "Bob")


def asked(driver: "Driver", size: tuple[int, int] = (1280, 800)) -> Any:
    """The board, with the four at it."""
    known(driver)
    driver.resize(*size)
    opened(driver)
    for name in KNOWN:
        reach(driver, name)
    driver.tap("Open the bank")
    driver.frames(4)
    return driver.app.shell.top


def test_a_table_that_knows_no_tile_skips_all_and_begins(driver: "Driver") -> None:
    asked(driver)
    assert not driver.says("drawn no tile")
    driver.tap("Skip all")
    assert on_table(driver)
    assert header(driver) == {"edition": "acquire-classic"}
    assert driver.says("Ann lays a tile")


def test_one_player_is_skipped_and_undo_asks_again(driver: "Driver") -> None:
    asked(driver)
    draw(driver, "4E")
    driver.tap("Skip Bob")
    assert driver.says("Margaret's starting tile")
    driver.tap("Undo")
    assert driver.says("Bob's starting tile")
    driver.tap("Redo")
    draw(driver, "2A 7D")
    assert header(driver)["opening"] == ["4E", "2A", "7D"]


def test_a_tile_of_somebody_else_is_not_taken_and_the_sign_says_whose_it_is(
    driver: "Driver",
) -> None:
    screen = asked(driver)
    draw(driver, "4E 4E")
    assert driver.says("4E is Ann's tile")
    assert screen.starting.name == "Bob"


def test_a_row_asks_for_its_tile_again(driver: "Driver") -> None:
    screen = asked(driver)
    draw(driver, "4E 9B")
    driver.tap(driver.find("TileRow"))
    assert driver.says("Ann's starting tile")
    draw(driver, "5E 2A 7D")
    assert header(driver)["opening"] == ["2A", "7D", "5E", "9B"]
    assert screen not in driver.app.shell.screens


def test_back_keeps_what_was_entered(driver: "Driver") -> None:
    asked(driver)
    draw(driver, "4E 9B")
    driver.app.back()
    driver.frames(4)
    screen = driver.app.shell.top
    assert order(screen) == [*KNOWN]
    assert driver.says("4E")
    assert not driver.says("Draft saved")
    driver.tap("Open the bank")
    assert driver.says("Margaret's starting tile")


def test_nothing_moves_from_one_player_to_the_next(driver: "Driver") -> None:
    screen = asked(driver)

    def boxes() -> list[tuple[float, ...]]:
        rows = [one for one in driver.widgets() if type(one).__name__ == "TileRow"]
        return [(*one.pos, *one.size) for one in (screen.board, screen.sign, *rows)]

    before = boxes()
    draw(driver, "4E")
    assert boxes() == before
    driver.tap("Skip Bob")
    assert boxes() == before


@pytest.mark.parametrize("size", [(360, 780), (640, 360)])
def test_on_a_small_board_the_square_is_tapped_under_the_magnifier(
    driver: "Driver", size: tuple[int, int]
) -> None:
    screen = asked(driver, size)
    for name in ("4E", "9B", "2A", "7D"):
        draw(driver, name)
        assert screen.glass.square is not None
        glass = driver.find("Magnifier").board
        number = next(one.number for one in screen.squares if one.name == name)
        left, low, wide, high = glass.box(number)
        x, y = glass.to_window(left + wide / 2, low + high / 2)
        driver.touch(x, y)
    assert on_table(driver)
    assert header(driver)["opening"] == ["2A", "7D", "4E", "9B"]


def test_a_disk_that_refuses_leaves_the_board_to_go_on_from(
    driver: "Driver", monkeypatch: pytest.MonkeyPatch
) -> None:
    from hotels.store.disk import DiskError, Hindrance

    screen = asked(driver)

    def refuse(*_: object, **__: object) -> None:
        raise DiskError(Hindrance.FULL, "full")

    with monkeypatch.context() as patch:
        patch.setattr("hotels.store.keeping.began", refuse)
        draw(driver, "4E 9B 2A 7D")
    assert driver.app.shell.top is screen
    assert {"Starting tiles", "4 of 4"} <= set(driver.words())
    driver.tap("Undo")
    driver.tap("Redo")
    assert on_table(driver)


def menu(driver: "Driver") -> None:
    driver.tap(driver.find("IconButton", hint="more"))
    driver.frames(4)


def test_skipped_and_mistaken_tiles_are_mended_until_the_first_turn(driver: "Driver") -> None:
    asked(driver)
    draw(driver, "4E")
    driver.tap("Skip Bob")
    draw(driver, "2A 7E")
    assert driver.says("Ann lays a tile")
    menu(driver)
    driver.tap("Starting tiles")
    driver.frames(4)
    assert driver.says("Bob's starting tile")  # nobody else was skipped
    driver.tap(next(one for one in rows(driver) if one.name == "Christoph"))
    draw(driver, "7D")
    assert driver.says("Bob's starting tile")
    draw(driver, "9B")
    assert on_table(driver)
    assert header(driver)["opening"] == ["2A", "7D", "4E", "9B"]
    assert driver.says("Margaret lays a tile")
    records = driver.app.store.page()
    assert len(records) == 3  # the two from before, and this one
    assert len(driver.app.store.page(deleted=True)) == 1
    driver.app.back()
    assert type(driver.app.shell.top).__name__ == "Home"


@pytest.mark.parametrize("skips", [True, False])
def test_after_a_restart_tiles_can_still_be_added(driver: "Driver", *, skips: bool) -> None:
    from hotels.app import HotelsApp
    from tests.screens.driver import Driver

    asked(driver)
    draw(driver, "4E")
    if skips:
        driver.tap("Skip Bob")
    else:
        draw(driver, "9B")
    draw(driver, "2A 7E")
    driver.app.stop()
    with Driver(HotelsApp()) as again:
        again.tap("Start")
        again.frames(5)
        menu(again)
        again.tap("Starting tiles")
        again.frames(4)
        if skips:  # nobody knows whose the others are: all are asked again
            assert not any(row.tile for row in again.app.shell.top.starting.rows)
            draw(again, "4E 9B 2A 7D")
            # Nearest to 1A begins: Margaret's 2A, then Christoph, Ann and Bob as they sit.
            assert header(again)["opening"] == ["2A", "7D", "4E", "9B"]
            assert again.says("Margaret lays a tile")
        else:
            again.tap(next(one for one in rows(again) if one.name == "Christoph"))
            draw(again, "7D")
            assert header(again)["opening"] == ["2A", "7D", "4E", "9B"]
        assert len(again.app.store.page(deleted=True)) == 1


def test_back_from_the_board_leaves_the_game_as_it_was(driver: "Driver") -> None:
    asked(driver)
    draw(driver, "4E 9B 2A 7D")
    menu(driver)
    driver.tap("Starting tiles")
    driver.frames(4)
    driver.app.back()
    driver.frames(4)
    assert on_table(driver)
    assert driver.app.store.page(deleted=True) == []
    draw(driver, "5E")  # the first turn begins
    menu(driver)
    assert "Starting tiles" not in driver.words()


def rows(driver: "Driver") -> list[Any]:
    return [one for one in driver.widgets() if type(one).__name__ == "TileRow"]
