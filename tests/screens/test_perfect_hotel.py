"""Perfect Hotel by touch: whole games, and floors built, changed and taken away."""

from typing import TYPE_CHECKING

import pytest

from hotels.ledger.perfect_hotel.entries import Build, InHand
from tests.screens.perfect_hotel_hand import Hand, as_hotels, each, resumed, seated
from tests.views.perfect_hotel_games import (
    AFTER,
    BAR,
    BEDROOM,
    DRAWN,
    FIRST,
    GYM,
    NAMES,
    OF_THREE,
    OF_THREE_POINTS,
    OF_TWO,
    OF_TWO_POINTS,
    POOL,
    RESTAURANT,
    SHOP,
    THIRD,
    Round,
)

if TYPE_CHECKING:
    from tests.screens.driver import Driver

DAVE = 3


@pytest.fixture
def hand(driver: "Driver") -> Hand:
    return Hand(driver)


# whole games


def test_three_rounds_of_four_by_touch(hand: Hand) -> None:
    hand.tap(hand.driver.bearer("Perfect Hotel"))
    hand.driver.frames(5)
    for seat, name in enumerate(NAMES):
        hand.tap(list(each(hand.driver, "PersonRow"))[seat])
        hand.driver.find("Typed").text = name
        hand.button("Save name")
    hand.button("Open the hotels")
    rounds = (FIRST, DRAWN, THIRD)
    for place, hotels in enumerate(rounds):
        assert hand.driver.says(f"round {place + 1} of 3")
        hand.round(hotels)
        assert hand.books.hotels == as_hotels(hotels)
        assert hand.sums() == [str(total) for total in AFTER[place]]
        number = hand.sitting.game.record.id
        if place == 1:
            resumed(hand, number)  # in the midst of the evening
            assert hand.sums() == [str(total) for total in AFTER[1]]
        hand.keep()
    assert type(hand.screen).__name__ == "Standing"
    assert hand.driver.says("Carol wins with 43 points")
    totals = {row.rank.seat: row.rank.total for row in each(hand.driver, "RankRow")}
    assert [totals[seat] for seat in range(4)] == [str(total) for total in AFTER[2]]
    hand.button("Undo")
    assert type(hand.screen).__name__ == "HotelPage"
    assert hand.sums() == [str(total) for total in AFTER[2]]
    hand.button("Redo")
    assert hand.driver.says("Carol wins with 43 points")
    resumed(hand, number)
    assert hand.driver.says("Carol wins with 43 points")


@pytest.mark.parametrize("size", [(800, 1280), (360, 780), (600, 360), (1024, 600)])
def test_a_round_of_two_in_other_windows(hand: Hand, size: tuple[int, int]) -> None:
    seated(hand, seats=2, planned=1)
    hand.driver.resize(*size)
    hand.round(OF_TWO)
    assert [card.total for card in hand.cards()] == [str(one) for one in OF_TWO_POINTS]
    hand.keep()
    assert hand.driver.says("Bob wins with 16 points")


@pytest.mark.parametrize("size", [(360, 600), (700, 500), (2560, 1600)])
def test_a_round_of_three_in_other_windows(hand: Hand, size: tuple[int, int]) -> None:
    seated(hand, seats=3, planned=1)
    hand.driver.resize(*size)
    hand.round(OF_THREE)
    assert [card.total for card in hand.cards()] == [str(one) for one in OF_THREE_POINTS]
    assert hand.entries[-1] == InHand(1, 1)


# floors


def test_a_sign_builds_on_its_hotel(hand: Hand) -> None:
    seated(hand, DRAWN)
    hand.sign(1)
    assert hand.driver.says("Bob has Bedroom 2, Pool 3, Gym 2 and Restaurant 2.")
    hand.floor(SHOP, 3)
    assert hand.entries[-1] == Build(1, SHOP, 3)
    hand.floor(SHOP, 2)
    assert hand.books.hotels[1].floors[-1].is_annex
    assert hand.driver.says("Bob has Bedroom 2, Pool 3, Gym 2, Restaurant 2, Shop 3 and an annex")


def test_what_cannot_be_built_is_said_and_not_written(hand: Hand) -> None:
    seated(hand, DRAWN)
    hand.sign(DAVE)
    key = hand.driver.find("KindButton", place=GYM)
    assert not key.can
    assert hand.driver.says("covered by Shop")
    before = len(hand.entries)
    hand.tap(key)
    assert hand.driver.says("an annex must go directly on it: Shop is on top.")
    hand.button("Build Gym")
    assert len(hand.entries) == before
    hand.kind(SHOP)
    assert hand.driver.says("Shop annex: 2 cards.")
    steppers = list(each(hand.driver, "Stepper"))
    hand.step(steppers[0], -1)
    assert hand.driver.says("A floor needs at least 2 cards, but this one has 1.")
    hand.step(steppers[1], 2)  # only one more Tourist Group is left
    assert hand.sheet().form.tourists == 1
    assert hand.driver.says("No tourists left: all 5 are in use this round.")
    hand.button("Build Shop")
    assert hand.entries[-1] == Build(DAVE, SHOP, 1, 1)


def test_the_next_floor_is_asked_at_once(hand: Hand) -> None:
    seated(hand)
    hand.add()
    hand.whose(2)
    before = hand.taps
    hand.floor(POOL, 2)
    hand.floor(BAR, 2)
    assert hand.taps - before == 4  # a kind and a key each
    assert hand.books.hotels[2].kinds == {POOL, BAR}
    hand.button("Done")
    assert not hand.driver.app.shell.sheets


def test_a_floor_is_changed(hand: Hand) -> None:
    seated(hand, OF_TWO, seats=2)
    hand.storey(0, 0)
    assert hand.driver.says("Alice's floor")
    hand.say(BEDROOM, 2, 0)
    assert hand.driver.says("Alice's total changes from 11 to 6.")
    hand.button("Save floor")
    assert hand.books.hotels[0].floors[0].size == 2
    assert [card.total for card in hand.cards()] == ["6", "18"]
    assert hand.driver.says("changed to Alice: 2 bedrooms")
    hand.button("Undo")
    assert [card.total for card in hand.cards()] == [str(one) for one in OF_TWO_POINTS]


def test_a_floor_is_taken_away(hand: Hand) -> None:
    seated(hand, DRAWN)
    hand.storey(0, 2)
    hand.button("Remove")
    assert not hand.driver.app.shell.sheets  # nothing rests on it: it is not asked about
    assert len(hand.books.hotels[0].floors) == 2
    assert hand.driver.says("removed: Alice: 2 shops")
    hand.button("Undo")
    assert hand.books.hotels == as_hotels(DRAWN)


def test_a_floor_under_an_annex_is_asked_about(hand: Hand) -> None:
    seated(hand, DRAWN)
    hand.storey(DAVE, 2)
    hand.button("Remove")
    assert hand.driver.says("Dave's Shop becomes a separate floor, not an annex.")
    hand.button("Cancel")
    assert hand.books.hotels == as_hotels(DRAWN)
    hand.storey(DAVE, 2)
    hand.button("Remove")
    hand.button("Remove")
    assert [floor.is_annex for floor in hand.books.hotels[DAVE].floors] == [False] * 3
    assert [card.total for card in hand.cards()] == ["10", "5", "12", "5"]


def test_what_no_longer_fits_is_dropped(hand: Hand) -> None:
    hotels: Round = ((((BEDROOM, 2), (BEDROOM, 3), (POOL, 2)), 0), ((), 0))
    seated(hand, hotels, seats=2)
    hand.storey(0, 0)
    hand.kind(POOL)
    assert hand.driver.says("“Alice: 2 pools” no longer fits and is dropped.")
    hand.button("Save floor")
    assert [floor.kind for floor in hand.books.hotels[0].floors] == [POOL, BEDROOM]
    hand.button("Undo")
    assert hand.books.hotels == as_hotels(hotels)


def test_floors_too_low_for_a_finger_open_as_a_list(hand: Hand) -> None:
    tall: Round = ((((GYM, 2), *((SHOP, 2),) * 11), 0), (((BEDROOM, 2),), 0))
    seated(hand, tall, seats=2)
    plot = hand.screen.street.plots[0]
    assert not plot.column.reachable
    hand.driver.touch(*plot.to_window(plot.center_x, plot.y + 40))
    rows = list(each(hand.driver, "StoreyRow"))
    assert len(rows) == 12
    hand.tap(rows[-1])
    assert hand.driver.says("Alice's floor")
    hand.kind(BAR)
    hand.button("Save floor")
    assert hand.books.hotels[0].floors[0].kind == BAR
    hand.driver.touch(*plot.to_window(plot.center_x, plot.y + 40))
    hand.button("Add floor")
    hand.floor(RESTAURANT, 2)
    assert len(hand.books.hotels[0].floors) == 13
