"""Back closes what is uppermost, one thing at a time, and nothing that was typed is lost by it."""

from typing import TYPE_CHECKING, Any

import pytest

from tests.screens.disturbed import LEFT, game, half_named, retype

if TYPE_CHECKING:
    from tests.screens.driver import Driver

BACK = 27


def back(driver: "Driver") -> bool:
    """Back as the system sends it: the field that is typed in hears of it first."""
    window = driver.window
    taken = window.dispatch("on_key_down", BACK, BACK, None, [])
    taken = taken or window.dispatch("on_keyboard", BACK, BACK, None, [])
    window.dispatch("on_key_up", BACK, BACK)
    driver.frames(4)
    return bool(taken)


def assert_the_name_comes_back(driver: "Driver") -> None:
    """One tap, and it is in its field."""
    driver.tap(LEFT)
    driver.frames(3)
    assert driver.find("Field").text == "Anastasia"


def test_step_by_step_it_leads_home_and_there_the_system_decides(driver: "Driver") -> None:
    from hotels.screens.chains.menu import open_menu
    from hotels.screens.help import Help

    hand = game(driver)
    driver.app.show(Help(driver.app))
    open_menu(hand.sitting)
    driver.frames(3)
    assert back(driver)
    assert driver.app.shell.sheets == []
    assert type(driver.app.shell.top).__name__ == "Help"
    assert back(driver)
    assert type(driver.app.shell.top).__name__ == "TableScreen"
    assert back(driver)
    assert driver.app.shell.top is driver.app.home
    assert not back(driver)
    assert driver.runs()


def test_the_first_puts_the_keyboard_away_and_leaves_the_sheet(driver: "Driver") -> None:
    from hotels.screens.chains.seats import open_naming

    hand = game(driver)
    open_naming(hand.sitting, 0)
    driver.frames(3)
    field = driver.find("Field")
    driver.tap(field.line)
    assert field.line.focus
    field.line.text = "Anastasia"
    assert back(driver)
    assert not field.line.focus
    assert driver.find("Field").text == "Anastasia"
    assert back(driver)
    assert driver.app.shell.sheets == []


@pytest.mark.parametrize("size", [(1280, 800), (360, 780)])
def test_a_name_half_typed_is_one_tap_away(driver: "Driver", size: tuple[int, int]) -> None:
    driver.resize(*size)
    hand = half_named(driver)
    back(driver)
    assert driver.app.shell.sheets == []
    assert_the_name_comes_back(driver)
    assert not driver.says(LEFT)
    driver.tap("Save name")
    assert hand.sitting.game.record.players[0] == "Anastasia"


def test_a_tap_beside_the_sheet_loses_as_little(driver: "Driver") -> None:
    half_named(driver)
    driver.touch(20, 20)
    assert driver.app.shell.sheets == []
    assert_the_name_comes_back(driver)


def test_typed_before_a_turn_and_left_after_it(driver: "Driver") -> None:
    half_named(driver)
    driver.resize(800, 1280)
    driver.frames(3)
    back(driver)
    assert_the_name_comes_back(driver)


def test_where_nothing_was_typed_nothing_is_said(driver: "Driver") -> None:
    from hotels.screens.chains.seats import open_naming

    hand = game(driver)
    open_naming(hand.sitting, 0)
    driver.frames(3)
    back(driver)
    assert not driver.says(LEFT)
    retype(driver, hand)
    driver.tap("Cancel" if driver.says("Cancel") else "Save name")
    assert not driver.says(LEFT)


def test_digits_half_typed_are_one_tap_away(driver: "Driver") -> None:
    from hotels.screens.chains.counting import open_count

    hand = game(driver)
    open_count(hand.sitting, 0)
    driver.frames(3)
    for digit in "42":
        driver.tap(driver.find("NumberKey", text=digit))
    assert "$42" in driver.words()
    back(driver)
    assert "$42" not in driver.words()
    driver.tap(LEFT)
    driver.frames(3)
    assert "$42" in driver.words()
    driver.tap("Just note it")
    assert driver.says("$42")
    assert not driver.says(LEFT)


def test_what_only_the_field_knows_is_there_as_well(driver: "Driver") -> None:
    from hotels.screens.widgets.field import Field

    driver.app.open_sheet(lambda _: Field("", "Name"))
    driver.frames(3)
    driver.find("Field").line.text = "Anastasia"
    back(driver)
    assert_the_name_comes_back(driver)


def test_a_note_half_typed_is_one_tap_away(driver: "Driver") -> None:
    from hotels.ledger.chains.entries import Note
    from tests.screens.ledger_changes import Changer, game

    page = Changer.of(driver, game(driver.app.store))
    page.deed(5, "Note")
    page.inside("TextForm").line.insert_text("Ask Bob")
    driver.frames(3)
    assert back(driver)  # the keyboard goes
    assert page.is_beside
    assert back(driver)
    assert not page.is_beside
    driver.tap(LEFT)
    driver.frames(5)
    assert page.inside("TextForm").text == "Ask Bob"
    page.push("Save note")
    order = [line.number for line in page.table.written]
    assert page.table.written[order.index(5) + 1].entry == Note("Ask Bob")
    assert not driver.says(LEFT)


@pytest.mark.parametrize("kind", ["dials of a figure", "a purse of the past", "who sits down"])
def test_what_is_begun_elsewhere_is_one_tap_away(driver: "Driver", kind: str) -> None:
    from tests.screens.begun import HALVES, begun
    from tests.screens.looked_after import coloured

    now = begun(driver, HALVES[kind])
    if kind == "who sits down":
        back(driver)  # the keyboard
    back(driver)
    assert coloured(driver) != now
    driver.tap(LEFT)
    driver.wait(0.5)
    assert coloured(driver) == now


@pytest.mark.parametrize("kind", ["four cubes", "a figure"])
def test_a_game_left_in_the_midst_of_an_answer_goes_on_there(driver: "Driver", kind: str) -> None:
    from tests.screens.begun import HALVES, begun
    from tests.screens.looked_after import coloured

    now, game = begun(driver, HALVES[kind]), driver.app.shell.top.sitting.game
    back(driver)
    assert driver.app.shell.top is driver.app.home
    driver.app.resume(game.record.id)
    driver.frames(12)
    assert coloured(driver) == now


@pytest.mark.parametrize("kind", ["quick", "big_shot", "perfect_hotel", "desk"])
def test_a_game_half_set_up_is_one_tap_away(driver: "Driver", kind: str) -> None:
    screen = begun(driver, kind)
    said = screen.begun
    back(driver)
    assert driver.app.shell.top is driver.app.home
    driver.tap(LEFT)
    driver.frames(3)
    assert driver.app.shell.top is screen
    assert screen.begun == said
    screen.house.shell.home()
    assert not driver.says(LEFT)


def begun(driver: "Driver", kind: str) -> Any:
    """A screen on which something was settled that is written nowhere."""
    if kind == "quick":
        from hotels.screens.quick.start import QuickStart as Start
    elif kind == "big_shot":
        from hotels.screens.big_shot.start import BigShotStart as Start
    elif kind == "perfect_hotel":
        from hotels.screens.perfect_hotel.start import PerfectHotelStart as Start
    else:
        from hotels.screens.desk.desk import DeskScreen as Start
    screen = Start(driver.app)
    driver.app.show(screen)
    driver.frames(4)
    assert not screen.is_begun
    if kind == "desk":
        screen.change(screen.asked._replace(size=screen.asked.size + 1))
    else:
        screen.size_to(-1)
    driver.frames(3)
    return screen
