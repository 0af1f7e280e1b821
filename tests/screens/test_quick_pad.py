"""The pad of the quick score: its keys enter figures, its digits write amounts, nothing moves."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from hotels.ledger.chains.tally import Figure, Place, Sort
from tests.screens.tally_hand import SIZES, WILTON, Hand, each, resumed, words

if TYPE_CHECKING:
    from tests.screens.driver import Driver


@pytest.fixture
def hand(driver: "Driver") -> Hand:
    return Hand(driver)


def test_back_takes_digits_first_then_walks_back(hand: Hand) -> None:
    resumed(hand, 31)
    hand.key("3")
    assert hand.cell(Place(Sort.CASH)).text == "$3"
    hand.key("Back")
    assert hand.cell(Place(Sort.CASH)).text == ""
    assert hand.driver.says("How much does Alice have?")
    hand.key("Back")
    assert hand.driver.says("How many does Dave have?")
    assert len(hand.entries) == 31


def test_back_shows_the_first_keys_before_it_walks_back(hand: Hand) -> None:
    resumed(hand, 1)
    hand.more()
    assert {key.text for key in each(hand.driver, "Key")} == {str(one) for one in range(16, 40)}
    hand.key("Back")
    assert {key.text for key in each(hand.driver, "Key")} == {str(one) for one in range(16)}
    assert hand.driver.says("How many hotels in Wilton?")
    hand.key("Back")
    assert hand.driver.says("How many hotels in Continental?")


def test_a_key_enters_its_figure_and_nothing_else_does(hand: Hand) -> None:
    resumed(hand, 1)
    hand.number(38)  # one key, on the second keys
    assert hand.entries[-1] == Figure(Place(Sort.SIZE, WILTON), 38)
    assert {key.text for key in each(hand.driver, "Key")} == {str(one) for one in range(16)}
    resumed(hand, 31)
    for digits in ("1", "2", "3", "00"):
        hand.key(digits)
        assert len(hand.entries) == 31
    hand.key("Enter")
    assert hand.entries[-1] == Figure(Place(Sort.CASH), 12_300)


def test_an_amount_counts_when_another_field_is_tapped(hand: Hand) -> None:
    resumed(hand, 31)
    hand.key("4")
    hand.key("00")
    hand.tap(hand.cell(Place(Sort.CASH)))  # its own field
    assert hand.cell(Place(Sort.CASH)).text == "$400"
    assert len(hand.entries) == 31
    hand.tap(hand.cell(Place(Sort.CASH, player=2)))
    assert hand.entries[-1] == Figure(Place(Sort.CASH), 400)
    assert hand.sitting.here == Place(Sort.CASH, player=2)


def test_a_double_tap_on_a_key_is_one_figure(hand: Hand) -> None:
    resumed(hand, 0)
    for text in ("6", "3"):
        key = next(key for key in each(hand.driver, "Key") if key.text == text)
        place = key.to_window(*key.center)
        hand.driver.touch(*place)
        hand.driver.touch(*place, at_once=True)
        hand.driver.wait(0.5)
    assert hand.entries == [Figure(Place(Sort.SIZE), 6), Figure(Place(Sort.BLOCKS), 3)]


def test_two_equal_digits_at_once_are_two(hand: Hand) -> None:
    resumed(hand, 31)
    key = next(key for key in each(hand.driver, "Key") if key.text == "5")
    for _ in range(2):
        hand.driver.touch(*key.to_window(*key.center), at_once=True)
    assert hand.cell(Place(Sort.CASH)).text == "$55"


@pytest.mark.parametrize("size", SIZES)
def test_no_key_moves_whatever_is_asked(hand: Hand, size: tuple[int, int]) -> None:
    resumed(hand, 0, players=("Ann", "Bartholomew Featherstonehaugh", "Carol", "Dave"))
    hand.driver.resize(*size)
    seen = set()
    for place in list(hand.sitting.sheet.places()):
        hand.sitting.go(place)
        hand.driver.frames(4)
        pad = hand.driver.find("QuickPad")
        seen.add((round(pad.to_window(*pad.pos)[1]), round(pad.top), round(pad.height)))
    hand.key("7")
    hand.driver.frames(4)
    pad = hand.driver.find("QuickPad")
    seen.add((round(pad.to_window(*pad.pos)[1]), round(pad.top), round(pad.height)))
    assert len(seen) == 1


def test_the_status_is_seen_whole_where_the_window_is_upright(hand: Hand) -> None:
    resumed(hand, 15)
    hand.driver.resize(800, 1280)
    line = hand.driver.find("Line").words
    low, pane = line.to_window(*line.pos)[1], hand.screen.panel
    assert low >= pane.to_window(*pane.pos)[1] + pane.height
    assert line.text == "15 of 35 figures. Three chains are complete."
    while line is not None and type(line).__name__ != "QuickPage":
        assert type(line).__name__ != "Pane"  # where it could scroll away
        line = line.parent


@pytest.mark.parametrize("size", [(360, 600), (360, 780)])
def test_large_text_leaves_a_row_its_room_and_the_pad_scrolls(
    hand: Hand, size: tuple[int, int]
) -> None:
    resumed(hand, 15)
    app = hand.driver.app
    app.settings = replace(app.settings, text_size=1.6)
    app.show_look()
    hand.driver.resize(*size)
    hand.driver.frames(8)
    cell = hand.cell(Place(Sort.BLOCKS, 3, 3))
    name = next(one for one in cell.parent.children if one is not cell)
    figures, pad = pane_of(hand, cell), pane_of(hand, hand.screen.panel)
    least, most = figures.y, figures.top
    assert least <= cell.to_window(*cell.pos)[1]
    assert name.to_window(name.x, name.top)[1] <= most
    key = next(key for key in each(hand.driver, "Key") if key.text == "15")
    assert key.to_window(*key.pos)[1] < pad.y
    pad.scroll_y = 0
    hand.driver.frames(4)
    assert key.to_window(*key.pos)[1] >= pad.y
    hand.tap(key)
    assert hand.entries[-1] == Figure(Place(Sort.BLOCKS, 3, 3), 15)


@pytest.mark.parametrize("size", SIZES)
def test_everything_finds_its_place_within_one_frame(
    hand: Hand, size: tuple[int, int], caplog: pytest.LogCaptureFixture
) -> None:
    hand.driver.resize(*size)
    resumed(hand, 15)
    assert type(hand.screen).__name__ == "QuickPage"
    assert "too much iteration" not in caplog.text


def pane_of(hand: Hand, widget: Any) -> Any:
    """The pane that a widget scrolls in."""
    panes = each(hand.driver, "Pane")
    return next(pane for pane in panes if widget in pane.walk(restrict=True))


def test_an_impossible_key_is_only_outlined_and_still_writes(hand: Hand) -> None:
    resumed(hand, 15)
    keys = {key.text: key for key in each(hand.driver, "Key")}
    assert [text for text in keys if keys[text].can] == [str(number) for number in range(9)]
    hand.tap(keys["9"])
    assert hand.sitting.sheet.blocks[3] == (4, 9, 8, 9)
    assert hand.driver.says("Players hold 30 blocks, but there are only 29.")
    assert hand.cell(Place(Sort.BLOCKS, 3, 3)).cell.wrong
    assert not hand.driver.app.shell.sheets


def test_more_blocks_than_there_are_are_written_and_doubted(hand: Hand) -> None:
    resumed(hand, 2)
    hand.number(30)
    assert hand.entries[2:] == [Figure(Place(Sort.BLOCKS, WILTON), 30)]
    assert hand.driver.says("Players hold 30 blocks, but there are only 24.")
    assert hand.driver.says("How many does Bob have?")


def test_the_rest_of_a_row_hold_none(hand: Hand) -> None:
    resumed(hand, 4)
    hand.button("Fill rest with 0")
    assert hand.sitting.sheet.blocks[WILTON] == (5, 6, 0, 0)
    assert hand.sitting.sheet.blocks[2:] == ((None,) * 4,) * 5
    assert "Wilton: rest filled with 0" in words(hand.driver)
    assert hand.driver.says("How many hotels in Luxor?")
    hand.button("Fill rest with 0")  # of a chain whose size is not said yet
    assert hand.sitting.sheet.blocks[2:4] == ((0,) * 4, (None,) * 4)
    assert hand.driver.says("How many hotels in Luxor?")
    hand.button("Undo")
    hand.button("Undo")
    assert hand.sitting.sheet.blocks[WILTON] == (5, 6, None, None)


def test_where_nobody_is_left_the_rest_says_so(hand: Hand) -> None:
    resumed(hand, 15)
    hand.tap(hand.cell(Place(Sort.SIZE, 0)))
    hand.button("Fill rest with 0")
    assert hand.driver.says("Continental is off the board.")
    assert len(hand.entries) == 15
    hand.tap(hand.cell(Place(Sort.CASH, player=1)))
    hand.button("Fill rest with 0")
    assert hand.driver.says("Each player's cash is counted separately.")
    assert len(hand.entries) == 15
