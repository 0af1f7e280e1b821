"""Perfect Hotel by touch: tourists in hand, values, rounds saved, edited and resumed."""

from typing import TYPE_CHECKING

import pytest

from hotels.ledger.perfect_hotel.entries import Another, Build, InHand, Keep, Value
from tests.screens.perfect_hotel_hand import Hand, as_hotels, each, resumed, seated
from tests.views.perfect_hotel_games import (
    AFTER,
    BAR,
    BEDROOM,
    DRAWN,
    DRAWN_POINTS,
    FIRST,
    GYM,
    SHOP,
    THIRD,
)

if TYPE_CHECKING:
    from tests.screens.driver import Driver

DAVE = 3
BACK = 27


@pytest.fixture
def hand(driver: "Driver") -> Hand:
    return Hand(driver)


def test_tourists_in_hand(hand: Hand) -> None:
    seated(hand, DRAWN)
    hand.hand(2, 1)
    assert hand.entries[-1] == InHand(2, 1)
    assert hand.total(2) == "9"
    assert hand.screen.scores.cards[2].hand.words.text == "1 tourist in hand"
    before = len(hand.entries)
    hand.tap(hand.hand_row(0))
    key = next(w for w in each(hand.driver, "NumberKey") if w.text == "1")
    assert not key.can
    hand.tap(key)
    assert hand.driver.says("That makes 6 Tourist Groups this round")
    hand.button("Close")
    assert len(hand.entries) == before
    hand.hand(2, 1)  # as it was
    assert len(hand.entries) == before
    hand.hand(2, 0)
    assert hand.total(2) == str(DRAWN_POINTS[2])


def test_values_are_changed_in_the_game(hand: Hand) -> None:
    number = seated(hand, FIRST, DRAWN)
    hand.tap(hand.screen.values)
    steppers = list(each(hand.driver, "Stepper"))
    hand.step(steppers[BEDROOM], 2)
    hand.step(steppers[SHOP], -1)
    hand.button("Use these values")
    assert hand.entries[-2:] == [Value(BEDROOM, 12), Value(SHOP, 4)]
    # Bedroom is Carol's, then Alice's; Shop is Carol's, then Dave's.
    assert hand.sums() == ["10", "22", "25", "13"]
    assert hand.driver.says("Bedroom 12 and Shop 4")
    resumed(hand, number)
    assert hand.sums() == ["10", "22", "25", "13"]
    hand.button("Undo")
    hand.button("Undo")
    assert hand.sums() == [str(total) for total in AFTER[1]]


def test_the_same_values_write_nothing(hand: Hand) -> None:
    seated(hand, DRAWN)
    before = len(hand.entries)
    hand.tool("what each kind is worth")
    hand.button("Use these values")
    assert len(hand.entries) == before


def test_an_empty_round_is_kept_only_if_it_is_meant(hand: Hand) -> None:
    seated(hand, FIRST, kept=1)
    hand.keep()
    assert hand.driver.says("Save round 2 with no floors?")
    hand.button("Cancel")
    assert len(hand.books.kept) == 1
    hand.keep()
    hand.button("Save round 2")
    assert len(hand.books.kept) == 2
    assert hand.sums() == ["−3", "18", "9", "5"]


def test_another_round(hand: Hand) -> None:
    seated(hand, FIRST, DRAWN, THIRD, kept=3)
    assert hand.driver.says("Carol wins with 43 points")
    hand.button("Another round")
    assert hand.entries[-1] == Another()
    assert hand.driver.says("round 4 of 4")
    assert hand.sums() == [str(total) for total in AFTER[2]]
    hand.button("Undo")
    assert hand.driver.says("Carol wins with 43 points")
    hand.button("Redo")
    hand.menu("Another round")
    assert hand.driver.says("round 4 of 5")


def test_a_kept_round_is_put_right(hand: Hand) -> None:
    number = seated(hand, FIRST, DRAWN)
    hand.tool("all rounds and the point track")
    assert hand.driver.says("Carol leads with 24 points")
    hand.tap(next(each(hand.driver, "RoundHead")))
    assert hand.driver.says("round 1 of 3, saved")
    assert [card.total for card in hand.cards()] == ["0", "21", "12", "8"]
    hand.sign(0)
    hand.say(GYM, 5)
    assert hand.driver.says("Alice's total changes from 8 to 18.")
    hand.button("Build Gym")
    hand.button("Done")
    hand.hand(0, 1)
    assert [card.total for card in hand.cards()] == ["7", "17", "6", "8"]
    hand.storey(2, 0)
    hand.button("Remove")
    assert len(hand.books.kept[0][2].floors) == 2
    hand.button("Go to round 2")
    assert hand.driver.says("round 2 of 3")
    assert hand.books.hotels == as_hotels(DRAWN)
    assert isinstance(hand.entries[-len(hand.books.hotels)], Build)
    sums = hand.sums()
    resumed(hand, number)
    assert hand.sums() == sums
    for _ in range(3):
        hand.button("Undo")
    assert hand.sums() == [str(total) for total in AFTER[1]]


def test_back_leads_from_a_kept_round_to_the_one_under_way(hand: Hand) -> None:
    seated(hand, FIRST, DRAWN)
    hand.sitting.look_at(0)
    hand.driver.frames(3)
    assert hand.driver.key(BACK)
    assert hand.driver.says("round 2 of 3")
    assert type(hand.screen).__name__ == "HotelPage"


def test_a_round_of_a_finished_game_is_put_right(hand: Hand) -> None:
    seated(hand, FIRST, DRAWN, THIRD, kept=3)
    hand.tap(list(each(hand.driver, "RoundHead"))[2])
    assert hand.driver.says("round 3 of 3, saved")
    hand.sign(DAVE)
    hand.floor(BAR, 3)  # Bar goes from Carol to Dave: −7 and +7
    hand.button("Done")
    hand.button("Go to standings")
    assert hand.driver.says("Carol wins with 36 points")
    hand.button("Undo")
    assert hand.driver.says("Carol wins with 43 points")


def test_undoing_what_kept_the_round_that_is_looked_at(hand: Hand) -> None:
    seated(hand, FIRST, kept=1)
    hand.sitting.look_at(0)
    hand.driver.frames(3)
    hand.button("Undo")
    assert hand.sitting.looking is None
    assert hand.driver.says("round 1 of 3")
    assert hand.books.hotels == as_hotels(FIRST)


def test_a_resumed_game_is_where_it_was(hand: Hand) -> None:
    number = seated(hand, FIRST, DRAWN)
    hand.button("Undo")
    hand.button("Undo")
    resumed(hand, number)
    assert len(hand.books.hotels[DAVE].floors) == 2
    hand.button("Redo")
    hand.button("Redo")
    assert hand.books.hotels == as_hotels(DRAWN)
    assert hand.entries[-1] == Build(DAVE, SHOP, 2)
    assert not any(isinstance(entry, Keep) for entry in hand.entries[-5:])
