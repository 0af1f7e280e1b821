"""What is begun stays while the window turns, and while it is shown in another look."""

from typing import TYPE_CHECKING, Any

import pytest

from tests.screens.audit.scenes import SCENES
from tests.screens.begun import (
    HALVES,
    assert_stands,
    begun,
    goes_on,
    key,
    push,
    shown,
    typed,
)
from tests.screens.disturbed import LEFT

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def turn(driver: "Driver", width: int, height: int, **look: object) -> None:
    """Another window, in another look."""
    driver.resize(width, height)
    driver.app.set(**look)
    driver.wait(0.5)


@pytest.mark.parametrize("kind", HALVES)
def test_what_is_begun_stays(driver: "Driver", kind: str) -> None:
    from tests.screens.looked_after import coloured

    half = HALVES[kind]
    now = begun(driver, half)
    turn(driver, *half.window[::-1], theme="dark")
    assert_stands(driver, half)
    turn(driver, *half.window, theme="light")
    assert coloured(driver) == now
    for touch in half.then:
        touch(driver)
    assert not half.comes or half.comes in shown(driver)


def test_what_was_left_can_be_gone_back_to_when_the_window_has_turned(driver: "Driver") -> None:
    begun(driver, HALVES["a name at the desk"])
    driver.key(27)
    assert LEFT in shown(driver)
    turn(driver, 800, 1280, theme="dark")
    driver.tap(LEFT)
    driver.frames(4)
    assert "Zoë" in shown(driver)
    assert LEFT not in shown(driver)


def test_a_word_at_the_foot_is_read_as_long_as_without_a_turn(driver: "Driver") -> None:
    driver.app.say("Something to be known.")
    driver.wait(3)
    turn(driver, 360, 780, theme="dark")
    assert driver.says("Something to be known.")
    driver.wait(1)
    assert not driver.says("Something to be known.")


def test_a_word_in_another_language_goes_and_an_offer_is_said_in_it(driver: "Driver") -> None:
    driver.app.say("Something to be known.")
    driver.app.set(language="de")
    driver.frames(2)
    assert not driver.says("Something to be known.")
    driver.app.shell.offer_back(lambda: None)
    driver.app.set(language="en")
    driver.frames(2)
    assert driver.says(LEFT)


def test_a_word_stays_below_a_sheet(driver: "Driver") -> None:
    from hotels.screens.asking import ask
    from hotels.views.consent import Consent

    shell = driver.app.shell
    driver.app.say("Something to be known.")
    ask(driver.app, Consent("Really?", "It is asked.", "Cancel", "Do it"), lambda: None)
    order = [type(one).__name__ for one in shell.children]
    turn(driver, 360, 780, theme="dark")
    assert [type(one).__name__ for one in shell.children] == order == ["Sheet", "Word", "Home"]


def test_another_field_is_typed_in_from_the_same_sign_on(driver: "Driver") -> None:
    half = HALVES["the names of chains"]
    begun(driver, half)
    field = driver.find("Typed", text="Plaza")
    field.cursor = (2, 0)
    turn(driver, 800, 1280)
    goes_on("_")(driver)
    assert "Pl_aza" in shown(driver)
    assert field.text == "Plaza"
    assert not field.focus


def test_a_long_note_is_typed_on_in_its_midst(driver: "Driver") -> None:
    begun(driver, HALVES["a note"])
    field = driver.find("Typed")
    field.text = "one two three four five " * 9
    field.cursor = field.get_cursor_from_index(99)
    turn(driver, 360, 780, text_size=1.3)
    goes_on("_")(driver)
    field = driver.find("Typed")
    assert field.text.index("_") == 99


def test_whoever_types_nothing_has_no_keyboard_after_a_turn(driver: "Driver") -> None:
    SCENES["desk, a name"](driver)()
    driver.frames(4)
    turn(driver, 800, 1280)
    assert not driver.find("Typed").focus


@pytest.mark.parametrize("scene", ["ledger, a note", "new game, somebody twice"])
def test_a_keyboard_that_was_put_away_stays_away(driver: "Driver", scene: str) -> None:
    SCENES[scene](driver)()
    driver.frames(4)
    field = driver.find("Typed")
    assert field.focus
    field.focus = False
    turn(driver, 800, 1280)
    assert not driver.find("Typed").focus


def test_no_keyboard_comes_up_below_a_sheet(driver: "Driver") -> None:
    SCENES["new game, somebody twice"](driver)()
    driver.frames(4)
    driver.find("Typed").focus = False
    driver.app.shell.top.open_names()
    turn(driver, 800, 1280)
    fields = [one for one in driver.widgets() if type(one).__name__ == "Typed"]
    assert len(fields) > 1
    assert not any(one.focus for one in fields)


def test_a_past_form_changed_before_a_turn_can_be_gone_back_to(driver: "Driver") -> None:
    begun(driver, HALVES["a purchase of the past"])
    turn(driver, 800, 1280)
    now = shown(driver)
    driver.key(27)
    assert LEFT in shown(driver)
    driver.tap(LEFT)
    driver.wait(0.5)
    assert shown(driver) == now
    driver.key(27)
    assert driver.app.shell.top.sitting.beside_lines is None


def test_a_past_form_is_not_offered_in_place_of_another(driver: "Driver") -> None:
    begun(driver, HALVES["a purchase of the past"])
    driver.key(27)
    assert LEFT in shown(driver)
    driver.tap("Note")
    assert LEFT not in shown(driver)
    assert driver.app.shell.top.sitting.beside_lines is not None


def test_a_past_form_left_as_it_was_is_not_offered(driver: "Driver") -> None:
    SCENES["ledger, change a disposal"](driver)()
    driver.frames(4)
    driver.key(27)
    assert driver.app.shell.top.sitting.beside_lines is None
    assert LEFT not in shown(driver)


def test_words_are_looked_for_that_were_typed_right_before_a_turn(driver: "Driver") -> None:
    SCENES["ledger, a search"](driver)()
    driver.frames(4)
    typed("tile")(driver)
    driver.resize(800, 1280)  # sooner than a search begins
    assert driver.find("Typed").text == "tile"
    driver.wait(0.5)
    assert driver.app.shell.top.sitting.words == "tile"


def test_a_folder_chosen_keeps_what_was_typed(driver: "Driver") -> None:
    begun(driver, HALVES["a file's name and folder"])
    driver.key(27)
    assert LEFT in shown(driver)


def asking(driver: "Driver", most: int) -> list[int]:
    """A sheet that asks for a number up to this; the numbers said."""
    from hotels.screens.widgets.pad import Begun, NumberPad

    said: list[int] = []
    begun = Begun()
    possible = range(most + 1)
    driver.app.open_sheet(lambda _: NumberPad(said.append, possible, begun, height=40))
    driver.frames(3)
    return said


def test_a_page_of_keys_stays(driver: "Driver") -> None:
    said = asking(driver, 22)
    push("16 to 31")(driver)
    turn(driver, 800, 1280, theme="dark")
    key("17")(driver)
    push("0 to 15")(driver)
    turn(driver, 1280, 800)
    key("3")(driver)
    assert said == [17, 3]


def test_a_large_number_has_a_key_of_its_own(driver: "Driver") -> None:
    said = asking(driver, 40)
    push("16 to 31")(driver)
    push("32 to 47")(driver)
    turn(driver, 800, 1280, theme="dark")
    key("37")(driver)
    push("0 to 15")(driver)
    turn(driver, 1280, 800)
    key("3")(driver)
    assert said == [37, 3]


def test_an_announcement_half_typed_is_answered_or_taken_back(driver: "Driver") -> None:
    SCENES["takeover, announce"](driver)()
    driver.frames(4)
    sitting = driver.app.shell.top.sitting
    sitting.unsaid.begun.type("12")
    turn(driver, 800, 1280)
    assert sitting.unsaid.begun.number == 12
    driver.tap("Undo")
    assert sitting.unsaid.begun.number is None


def test_bids_are_those_seen_before_where_a_page_has_fewer(driver: "Driver") -> None:
    begun(driver, HALVES["bids further on"])
    seen = shown(driver)
    first = min(int(text) for text in seen if text.isdecimal())
    turn(driver, 360, 780)
    assert str(first) in shown(driver)


def test_a_slow_tablet_opens_the_magnifier_again_as_well(
    driver: "Driver", monkeypatch: pytest.MonkeyPatch
) -> None:
    half = HALVES["a square under the glass"]
    begun(driver, half)
    monkeypatch.setattr(driver, "FRAME", 0.25)
    turn(driver, *half.window[::-1])
    driver.frames(4)
    assert driver.app.shell.top.glass.square == 40
    assert_stands(driver, half)


@pytest.mark.parametrize("typed_in", ["Search", "Anything"])
def test_what_is_typed_goes_nowhere_else_where_a_field_has_no_room(
    driver: "Driver", typed_in: str
) -> None:
    from hotels.screens.ledger.notes import note_at

    SCENES["ledger, a search"](driver)()
    driver.frames(12)
    sitting = driver.app.shell.top.sitting
    note_at(sitting, sitting.table.lines[3].number)
    driver.frames(8)
    typed("one", 0)(driver)
    typed("two", 1)(driver)
    field = next(one for one in _fields(driver) if one.hint_text.startswith(typed_in))
    driver.touch(*field.to_window(*field.center))
    turn(driver, 360, 780)
    goes_on("!")(driver)
    note = "two!" if typed_in == "Anything" else "two"
    assert [one.text for one in _fields(driver)] == [note]


def _fields(driver: "Driver") -> list[Any]:
    return [one for one in driver.widgets() if type(one).__name__ == "Typed"]
