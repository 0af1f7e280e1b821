"""A quick score before its first figure: who played, and by which edition."""

from typing import TYPE_CHECKING, Any

import pytest

from tests.screens.audit.scenes_quick import counted
from tests.screens.tally_hand import NAMES, Hand, each, words

if TYPE_CHECKING:
    from tests.screens.driver import Driver

BACK = 27


@pytest.fixture
def hand(driver: "Driver") -> Hand:
    return Hand(driver)


def start(hand: Hand) -> Any:
    from hotels.screens.quick import QuickStart

    hand.driver.app.show(QuickStart(hand.driver.app))
    hand.driver.frames(5)
    return hand.screen


def test_people_of_the_last_game_are_there_and_others_are_chosen(hand: Hand) -> None:
    counted(hand.driver, 3, players=("Eve", "Frank"), edition="acquire-classic")
    counted(hand.driver, 3, players=NAMES)
    start(hand)
    assert [row.name for row in each(hand.driver, "PersonRow")] == [*NAMES]
    stepper = hand.driver.find("Stepper")
    hand.tap(stepper.more)
    hand.tap(hand.driver.bearer("Player 5"))
    hand.tap(hand.driver.find("Chip", text="Eve"))
    assert [row.name for row in each(hand.driver, "PersonRow")] == [*NAMES, "Eve"]
    hand.tap(hand.driver.bearer("Bob"))
    hand.driver.find("Typed").text = "Alice"
    hand.button("Save name")
    assert hand.driver.find("Field").wrong  # two of one name cannot be
    hand.driver.find("Typed").text = "Zoë"
    hand.button("Save name")
    hand.button("Enter figures")
    assert hand.sitting.game.record.players == ("Alice", "Zoë", "Carol", "Dave", "Eve")
    hand.driver.key(BACK)
    assert type(hand.screen).__name__ == "Home"


def test_who_has_no_name_is_not_remembered(hand: Hand) -> None:
    start(hand)
    hand.button("Enter figures")
    assert hand.sitting.game.record.players == ("",) * 4
    assert hand.driver.app.store.people() == []
    assert "Player 1" in words(hand.driver)


def test_two_players_may_have_the_bank_as_a_holder(hand: Hand) -> None:
    start(hand)
    assert not hand.driver.says("The bank is a third holder")
    stepper = hand.driver.find("Stepper")
    hand.tap(stepper.less)
    hand.tap(hand.driver.find("Stepper").less)
    hand.tap(hand.driver.bearer("The bank is a third holder"))
    hand.button("Enter figures")
    assert hand.sitting.sheet.terms.bank_holds
    hand.number(5)
    hand.number(2)
    hand.number(1)
    assert hand.driver.says("What was drawn for Luxor?")


def test_another_edition_is_chosen(hand: Hand) -> None:
    start(hand)
    hand.button("Change edition")
    row = next(row for row in each(hand.driver, "BoxCard") if row.edition.id == "acquire-classic")
    hand.tap(row)
    hand.button("Enter figures")
    assert hand.driver.says("Acquire, classic, four players")
    assert hand.driver.says("Luxor")
