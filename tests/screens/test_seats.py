"""Seats at the table: somebody is called away, turns go by, somebody sits down."""

from typing import TYPE_CHECKING

import pytest

from hotels.ledger.chains.books import Question
from hotels.ledger.chains.entries import Leave, Sit
from tests.screens.seating import last, left, row, seats, takes, three

if TYPE_CHECKING:
    from tests.screens.driver import Driver

WINDOWS = [(1280, 800), (1024, 600), (800, 1280), (360, 780)]


@pytest.mark.parametrize("size", WINDOWS)
def test_who_leaves_keeps_his_blocks_and_turns_go_by(
    driver: "Driver", size: tuple[int, int]
) -> None:
    from tests.screens.fresh import assert_fresh

    driver.resize(*size)
    hand = three(driver, "1A", "2A=Luxor", "3A", "5C")
    assert driver.says("Ben lays a tile")
    seats(driver, hand)
    hand.tap(driver.bearer("Ben"))
    assert driver.says("Ben leaves the table?")
    hand.button("Leave the shares at the seat")
    assert last(hand) == Leave(1, returns=False)
    assert driver.says("Cat lays a tile")
    assert row(hand, 1).state.startswith("has left the table")
    assert hand.books.held(0, 1) == 1
    assert_fresh(driver)
    hand.square(60)
    nothing = next(text for text in driver.words() if text.startswith("Buy nothing"))
    hand.button(nothing)
    assert driver.says("Ana lays a tile")
    hand.square(64)
    assert hand.books.following(0) == 2


def test_his_blocks_can_go_back_to_the_bank_and_undo_brings_all_back(driver: "Driver") -> None:
    from tests.screens.fresh import assert_fresh

    hand = three(driver, "1A", "2A=Luxor", "3A", "5C")
    left = hand.books.blocks[0][-1]
    seats(driver, hand)
    driver.tap("Ben")
    hand.button("Return the shares to the bank")
    assert last(hand) == Leave(1, returns=True)
    assert hand.books.blocks[0][-1] == left + 1
    assert hand.books.cash[1] == 6_000
    assert_fresh(driver)
    hand.button("Undo")
    assert hand.books.blocks[0][-1] == left
    assert driver.says("Ben lays a tile")
    assert_fresh(driver)


def test_nobody_leaves_by_closing_the_sheet(driver: "Driver") -> None:
    hand = three(driver)
    for close in (lambda: hand.button("Cancel"), lambda: driver.key(27)):
        seats(driver, hand)
        driver.tap("Cat")
        close()
        assert not driver.says("Cat leaves the table?")
    assert not hand.sitting.table.lines


def test_who_is_asked_answers_first(driver: "Driver") -> None:
    hand = three(driver, "1A", "9A", "9C")
    hand.square(1)
    seats(driver, hand)
    assert driver.says("Ana has to answer the bank first.")
    driver.tap("Ana")
    assert driver.says("Ana has to answer the bank first.")
    assert not driver.says("Leave the")
    hand.button("Cancel")
    assert len(hand.sitting.table.lines) == 7


def test_the_last_one_stays(driver: "Driver") -> None:
    from tests.screens.sitting import acquire

    hand = acquire(driver, [Leave(0, returns=False)])
    seats(driver, hand)
    assert driver.says("Ben is the only player left at the table.")


def test_a_tap_on_an_empty_seat_takes_it_again(driver: "Driver") -> None:
    from tests.screens.fresh import assert_fresh

    hand = three(driver, "1A", "2A=Luxor", "3A", "5C")
    left(hand, 1)
    players = hand.screen.players[0]
    box = players.boxes[1]
    hand.touch(players.to_window(box.x + 60, box.middle))
    assert driver.says("Who takes Ben's seat?")
    assert driver.says("Cash: $6,000. 1 chain: 1 Luxor.")
    hand.button("Ben is back")
    assert last(hand) == Sit(1)
    assert row(hand, 1).name == "Ben"
    assert not row(hand, 1).away
    assert_fresh(driver)


def test_somebody_else_sits_down_and_is_remembered(driver: "Driver") -> None:
    from tests.screens.fresh import assert_fresh

    hand = three(driver, "1A", "2A=Luxor", "3A", "5C")
    left(hand, 1)
    seats(driver, hand)
    takes(hand, "  Eve  ", "Ben")
    assert last(hand) == Sit(1)
    assert row(hand, 1).name == "Eve"
    assert hand.sitting.game.record.players == ("Ana", "Eve", "Cat")
    assert driver.app.store.record(hand.sitting.game.record.id).players == ("Ana", "Eve", "Cat")
    assert driver.app.store.people()[:3] == ["Eve", "Cat", "Ana"]
    assert_fresh(driver)


def test_a_name_known_before_is_one_tap(driver: "Driver") -> None:
    from hotels.ledger.chains.game import ChainGame
    from hotels.store.keeping import began
    from tests.store.playing import recorded

    header = recorded().header
    began(driver.app.store, ChainGame(header), ("Ada", "Bea", "Ana", "Dan")[: header.seats])
    hand = three(driver, "1A")
    left(hand, 2)
    seats(driver, hand)
    driver.tap("Cat")
    offered = [one.text for one in driver.widgets() if type(one).__name__ == "Chip"]
    assert offered == ["Dan", "Bea", "Ada"]
    driver.tap("Bea")
    assert row(hand, 2).name == "Bea"


def test_a_name_that_is_taken_is_refused_and_nothing_happens(driver: "Driver") -> None:
    hand = three(driver, "1A")
    left(hand, 2)
    lines = len(hand.sitting.table.lines)
    seats(driver, hand)
    driver.tap("Cat")
    for wrong, why in (("ana", "Two players are called ana."), ("", "The name is empty.")):
        driver.find("Field").line.text = wrong
        driver.frames(2)
        hand.button("Take the seat")
        assert driver.says(why)
        assert len(hand.sitting.table.lines) == lines
    assert driver.app.store.people() == ["Cat", "Ben", "Ana"]


def test_who_sits_there_can_be_called_otherwise(driver: "Driver") -> None:
    from tests.screens.fresh import assert_fresh

    hand = three(driver, "1A")
    lines = len(hand.sitting.table.lines)
    seats(driver, hand)
    driver.tap("Ana")
    hand.button("Rename")
    assert driver.says("Rename Ana")
    driver.find("Field").line.text = "Anna"
    driver.frames(2)
    driver.resize(1024, 600)
    driver.frames(3)
    assert driver.find("Field").text == "Anna"
    driver.resize(1280, 800)
    driver.frames(3)
    hand.button("Save name")
    assert row(hand, 0).name == "Anna"
    assert driver.says("Anna laid 1A; nothing to buy.")
    assert len(hand.sitting.table.lines) == lines
    assert_fresh(driver)


def test_in_a_takeover_who_has_nothing_to_say_may_leave(driver: "Driver") -> None:
    from tests.screens.fresh import assert_fresh
    from tests.screens.sitting import asking, shown

    hand = shown(driver, "manuscript", asking(Question.DISPOSE))
    hand.button("Keep all")
    asked = hand.books.awaiting
    assert asked is not None
    free = next(seat for seat in range(4) if seat not in asked.players)
    names = [hand.sitting.speech.player(seat) for seat in (asked.player, free)]
    seats(driver, hand)
    assert driver.says(f"{names[0]} has to answer the bank first.")
    hand.tap(driver.bearer(names[1]))
    hand.button("Leave the blocks at the seat")
    assert last(hand) == Leave(free, returns=False)
    assert type(hand.screen).__name__ == "TakeoverScreen"
    assert_fresh(driver)
