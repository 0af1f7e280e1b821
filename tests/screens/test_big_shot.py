"""Big Shot by touch: a whole game of four, and every deed of a round."""

from typing import TYPE_CHECKING, Any

import pytest

from hotels.ledger.big_shot.books import Question
from hotels.ledger.big_shot.entries import Bid, Hammer, Loan, Open, Pass, Put
from hotels.ledger.big_shot.reckoning import reckoning
from hotels.store.keeping import opened
from tests.screens.big_shot_hand import (
    CASH,
    DEBTS,
    OWNERS,
    RED,
    WHITE,
    WORTH,
    YELLOW,
    Hand,
    begun,
    resumed,
    until,
    whole_game,
)

if TYPE_CHECKING:
    from tests.screens.driver import Driver

BACK = 27
SIZES = ((1280, 800), (1024, 600), (800, 1280), (360, 780), (360, 600), (600, 360))


@pytest.fixture
def hand(driver: "Driver") -> Hand:
    return Hand(driver)


def test_a_whole_game_of_four_by_touch_comes_to_what_was_worked_out_by_hand(hand: Hand) -> None:
    game = begun(hand.driver)
    resumed(hand, game)
    for entry in whole_game():
        hand.does(entry)
    assert type(hand.screen).__name__ == "BigShotStanding"
    settled = reckoning(hand.books)
    assert settled.worth == WORTH
    assert {lot.name: lot.owner for lot in settled.lots} == OWNERS
    assert hand.books.purses[:4] == CASH
    assert tuple(10 * count for count in hand.books.cards) == DEBTS
    assert hand.driver.says("Dave wins with 48 million")
    assert hand.driver.says("15 million ahead of Bob, after 18 rounds")
    assert [row.rank.name for row in hand.each("RankRow")] == ["Dave", "Bob", "Alice", "Carol"]
    again = opened(hand.driver.app.store, game.record.id)
    assert (again.damaged_at, again.reckoned_at) == (None, None)
    assert again.table.books == hand.books


def test_the_cubes_of_a_space_are_tapped_in_and_taken_out(hand: Hand) -> None:
    resumed(hand, begun(hand.driver))
    assert hand.driver.says("Alice rolls")
    for colour in ("red", "red", "white"):
        hand.tap(hand.named("CubeKey", colour))
    assert hand.entries == []
    assert hand.named("CubeKey", "red").second.text == "16 left"
    assert [mark.colour for mark in hand.screen.cubes.marks] == [RED, RED, WHITE]
    hand.button("Undo")
    assert [mark.colour for mark in hand.screen.cubes.marks] == [RED, RED]
    for colour in ("yellow", "black"):
        hand.tap(hand.named("CubeKey", colour))
    assert hand.entries == [Open(0, (2, 1, 0, 1))]
    assert hand.driver.says("Bob bids or passes")


def test_who_rolls_may_be_another(hand: Hand) -> None:
    resumed(hand, begun(hand.driver, entries=until(2)))
    assert hand.driver.says("Bob rolls")
    hand.button("Change roller")
    hand.tap(hand.named("CubeRow", "Carol"))
    for colour in ("red", "yellow", "white", "black"):
        hand.tap(hand.named("CubeKey", colour))
    assert hand.entries[-1] == Open(2, (1, 1, 1, 1))
    assert hand.driver.says("Carol rolled: ")
    assert hand.driver.says("Dave bids or passes")


def test_four_cubes_of_one_colour_are_asked_about(hand: Hand) -> None:
    resumed(hand, begun(hand.driver))
    for _ in range(4):
        hand.tap(hand.named("CubeKey", "red"))
    assert hand.driver.says("a space has at least 2 colours")
    hand.button("Cancel")
    assert hand.entries == []
    hand.button("Undo")
    hand.tap(hand.named("CubeKey", "black"))
    assert hand.entries == [Open(0, (3, 0, 0, 1))]


def test_the_last_space_is_proposed(hand: Hand) -> None:
    resumed(hand, begun(hand.driver, entries=until(18)))
    assert hand.driver.says("Round 18 of 18")
    assert [mark.colour for mark in hand.screen.cubes.marks] == [0, 1, 2, 3]
    hand.button("Auction these four")
    assert hand.entries[-1] == Open(1, (1, 1, 1, 1))


def test_no_more_than_eighteen_of_a_colour_come(hand: Hand) -> None:
    entries: list[Any] = []
    for place in range(6):
        entries += [Open(place % 4, (3, 1, 0, 0)), Hammer(None, 0)]
        lots = ("16", "17", "18", "20", "21", "9a")[place]
        entries += [*(Put(lots, RED) for _ in range(3)), Put(lots, YELLOW)]
    resumed(hand, begun(hand.driver, entries=entries))
    key = hand.named("CubeKey", "red")
    assert key.second.text == "none left"
    hand.tap(key)
    assert hand.driver.says("All 18 red cubes have already come up.")
    assert not hand.sitting.chosen


@pytest.mark.parametrize("size", SIZES)
def test_a_round_is_played_in_every_window(hand: Hand, size: tuple[int, int]) -> None:
    resumed(hand, begun(hand.driver))
    hand.driver.resize(*size)
    for entry in whole_game()[:10]:
        hand.does(entry)
    assert hand.books.round == 1
    assert hand.books.purses[:4] == (10, 10, 7, 10)
    hand.does(Open(1, (1, 1, 1, 1)))
    hand.does(Hammer(3, 4))
    hand.does(Put("P2", YELLOW))
    assert hand.face("P2").verdict == "Bob leads"


def test_bids_are_keys_and_pages(hand: Hand) -> None:
    resumed(hand, begun(hand.driver, entries=until(4, opened=True)))
    assert hand.driver.says("1 million or more; 19 million in hand.")
    kinds = {text: key.key.kind for text, key in hand.amounts.items()}
    assert kinds == {"1": "first", **dict.fromkeys("23456", "cash")}
    assert hand.each("PageKey")[-1].text == "7 to 12"
    hand.does(Bid(0, 8))
    assert hand.driver.says("Alice leads with 8 million.")
    assert hand.driver.says("More than 8; 10 million in hand, 19 with a loan.")
    kinds = {text: key.key.kind for text, key in hand.amounts.items()}
    assert kinds == {"9": "first", "10": "cash", **dict.fromkeys(("11", "12", "13", "14"), "loan")}


def test_a_bid_beyond_the_cash_is_asked_about_and_may_be_insisted_on(hand: Hand) -> None:
    resumed(hand, begun(hand.driver, entries=until(2, opened=True)))
    hand.amount(12)
    assert hand.driver.says("Carol can pay at most 7 million")
    assert hand.driver.says("16 million")  # what a loan would bring them to
    hand.button("Cancel")
    assert len(hand.entries) == len(until(2, opened=True))
    hand.amount(12)
    hand.button("Record it anyway")
    assert hand.entries[-1] == Bid(2, 12)


def test_a_loan_amid_the_bidding_and_no_second_one(hand: Hand) -> None:
    resumed(hand, begun(hand.driver, entries=until(2, opened=True)))
    assert hand.driver.says("9 now, 10 at the end")
    hand.does(Loan(WHITE))
    assert hand.books.purses[WHITE] == 16
    assert hand.driver.says("already taken this round")
    hand.button("Take a loan")
    assert hand.driver.says("Carol has already taken a loan this round")
    hand.button("Cancel")
    assert hand.books.cards == (0, 0, 1, 0)


def test_loans_before_the_bidding_say_what_the_next_one_brings(hand: Hand) -> None:
    resumed(hand, begun(hand.driver, entries=until(9)))
    hand.button("Loans")
    second = {row.name: hand.driver.bearer(row.children[-2].children[0].text).text
              for row in hand.each("CubeRow")}  # fmt: skip
    assert second == {
        "Alice": "8 million now, 10 to repay at the end",
        "Bob": "9 million now, 10 to repay at the end",
        "Carol": "8 million now, 10 to repay at the end",
        "Dave": "9 million now, 10 to repay at the end",
    }
    hand.tap(hand.named("CubeRow", "Alice"))
    assert hand.entries[-1] == Loan(RED)
    assert hand.books.purses[RED] == 7 + 8


def test_a_loan_keeps_the_cubes_that_are_tapped(hand: Hand) -> None:
    resumed(hand, begun(hand.driver))
    hand.tap(hand.named("CubeKey", "red"))
    hand.does(Loan(YELLOW))
    assert hand.sitting.chosen == (RED,)


def test_whoever_passed_is_told_and_out(hand: Hand) -> None:
    resumed(hand, begun(hand.driver))
    for entry in (Open(0, (1, 1, 1, 1)), Bid(1, 2), Pass(2)):
        hand.does(entry)
    states = {row.name: row.state for row in hand.screen.players.rows}
    assert states == {
        "Alice": "no loans, 19 with a loan",
        "Bob": "no loans, bid 2, 19 with a loan",
        "Carol": "no loans, passed",
        "Dave": "no loans, to bid, 19 with a loan",
    }
    hand.button("Enter winner")
    assert [row.name for row in hand.each("CubeRow")] == ["Bob", "Dave", "Alice"]
    assert not [one for one in hand.each("PushButton") if one.text == "Nobody bid"]
    hand.tap(hand.named("CubeRow", "Bob"))
    assert next(iter(hand.amounts)) == "2"  # the leader's own bid may be the last
    hand.tap(hand.named("CubeRow", "Alice"))
    assert next(iter(hand.amounts)) == "3"
    hand.amount(6)
    assert hand.entries[-1] == Hammer(0, 6)
    assert hand.books.purses[RED] == 4


def test_whoever_leads_can_have_won_with_all_that_he_can_pay(hand: Hand) -> None:
    resumed(hand, begun(hand.driver, entries=(Open(0, (1, 1, 1, 1)), Bid(1, 7))))
    hand.button("Enter winner")
    hand.tap(hand.named("CubeRow", "Bob"))
    assert [*hand.amounts] == [str(amount) for amount in range(7, 19)]
    hand.tap(hand.each("PageKey")[-1])
    assert next(iter(hand.amounts)) == "19"  # he has 10 million, and 9 more with a loan
    hand.tap(hand.each("PageKey")[-1])
    assert next(iter(hand.amounts)) == "7"


def test_undo_and_redo_say_what_they_are_about(hand: Hand) -> None:
    resumed(hand, begun(hand.driver, entries=until(1, sold=True)))
    hand.does(Put("16", RED))
    before = hand.books
    assert hand.driver.says("Carol put a red cube on 16")
    hand.button("Undo")
    assert hand.face("16").cubes == ()
    assert hand.driver.says("Bob passed")
    hand.button("Redo")
    assert hand.books == before
    hand.button("Undo")
    hand.button("Undo")
    assert hand.driver.says("Bob bids or passes")
    hand.button("Redo")
    assert hand.driver.says("Carol places the cubes")


def test_back_leads_home_and_the_game_goes_on_where_it_was(hand: Hand) -> None:
    game = begun(hand.driver, entries=until(3, sold=True))
    resumed(hand, game)
    hand.does(Put("17", WHITE))
    books = hand.books
    hand.driver.key(BACK)
    assert type(hand.screen).__name__ == "Home"
    hand.button("Resume")
    assert hand.books == books
    assert hand.driver.says("Carol places the cubes")
    assert hand.books.awaiting is not None
    assert hand.books.awaiting.kind is Question.PLACE
