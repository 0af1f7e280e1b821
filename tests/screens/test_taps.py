"""How many taps the banker's commonest deeds take: none of them may take more."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from hotels.ledger.big_shot.entries import Hammer, Open, Put
from hotels.ledger.chains.agreement import agreed
from hotels.ledger.chains.books import Question
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.entries import Buy, Correct
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.journal import Amend
from hotels.ledger.posting import CASH
from hotels.store.keeping import began

if TYPE_CHECKING:
    from tests.screens.driver import Driver
    from tests.screens.hand import Hand

TABLET = (1280, 800)
PHONE = (360, 780)


def test_a_turn_of_vacation_without_a_purchase_takes_two(driver: "Driver") -> None:
    from tests.screens.sitting import written

    hand = vacation(driver, "1A", "2A=Luxor")
    hand.square(5)
    hand.button("Buy nothing")
    assert written(hand)[-1] == Buy(2, ())
    assert asks(hand) is Question.TILE
    assert hand.taps == 2


def test_a_turn_of_acquire_with_three_shares_takes_four(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns, written

    hand = acquire(driver, turns("1A", "2A=Luxor"))
    luxor = hand.books.header.edition.places["Luxor"]
    hand.square(5)
    for _ in range(3):
        hand.row(hand.screen.chains, luxor)
    assert written(hand)[-1] == Buy(0, ("Luxor",) * 3)
    assert asks(hand) is Question.TILE
    assert hand.taps == 4


def test_the_correction_of_an_old_purchase_takes_eight(
    driver: "Driver", monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.screens.ledger_changes import Changer, game

    page = Changer.of(driver, game(driver.app.store))
    assert isinstance(page, Changer)
    taps, touch = [1], driver.touch  # the Ledger, from the table

    def counted(*at: float, **how: Any) -> None:
        taps.append(1)
        touch(*at, **how)

    monkeypatch.setattr(driver, "touch", counted)
    american = 3
    page.deed(14, "Edit")
    page.hand.tap(page.inside("Bought"))
    page.chain(american)
    page.push("See what changes")
    page.push("Save")
    assert page.acts[-1] == Amend(14, Buy(1, ("American",)))
    assert sum(taps) <= 8, taps


def test_a_takeover_with_four_unknown_holders_takes_nine(driver: "Driver") -> None:
    hand = vacation(driver, "1A", "2A=Luxor", "1B", "4A", "5A=Wilton")
    hand.square(2)
    assert hand.books.awaiting is not None
    assert len(hand.books.awaiting.players) == 4
    for blocks in (1, 2, 1, 4):  # eight were dealt
        hand.number(blocks)
    for _ in range(4):
        hand.button("Keep all")
    assert asks(hand) is Question.BUY
    assert hand.taps == 9


def test_a_counted_balance_takes_five(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns, written
    from tests.screens.test_counting import FOUR_TURNS, purse

    hand = acquire(driver, turns(*FOUR_TURNS))
    purse(hand, 1)
    for digit in ("5", "9", "00"):
        hand.tap(driver.find("NumberKey", text=digit))
    hand.button("Adjust the books")
    assert written(hand)[-1] == Correct(1, CASH, 5_900)
    assert hand.taps == 5


@pytest.mark.parametrize("size", [TABLET, PHONE])
def test_a_round_of_big_shot_takes_eleven(driver: "Driver", size: tuple[int, int]) -> None:
    from tests.screens.big_shot_hand import Hand as BigShotHand
    from tests.screens.big_shot_hand import begun, resumed

    driver.resize(*size)
    hand = BigShotHand(driver)
    resumed(hand, begun(driver))
    hand.taps = 0
    hand.does(Open(0, (1, 1, 1, 1)))
    hand.does(Hammer(1, 3))
    for colour, lot in enumerate(("16", "17", "18", "20")):
        hand.does(Put(lot, colour))
    assert hand.books.round == 1
    assert hand.taps == 11


@pytest.mark.parametrize("size", [TABLET, PHONE])
@pytest.mark.parametrize(("cards", "tourists", "taps"), [(2, 0, 2), (3, 0, 3), (3, 1, 4)])
def test_a_floor_takes_two_to_four(
    driver: "Driver", size: tuple[int, int], cards: int, tourists: int, taps: int
) -> None:
    from tests.screens.perfect_hotel_hand import Hand as HotelHand
    from tests.screens.perfect_hotel_hand import seated

    driver.resize(*size)
    hand = HotelHand(driver)
    seated(hand)
    hand.add()
    before = hand.taps
    hand.floor(0, cards, tourists)
    assert hand.books.hotels[0].kinds == {0}
    assert hand.taps - before <= taps


def test_the_picture_of_a_result_takes_two(driver: "Driver") -> None:
    from hotels.screens.chains.standing import Standing
    from tests.exports.handed import recorded_game
    from tests.screens.hand import Hand

    driver.app.show(Standing(driver.app, recorded_game(driver.app.store)))
    driver.frames(4)
    hand = Hand(driver)
    hand.button("Share")
    driver.frames(4)
    hand.tap(driver.bearer("A picture of the result"))
    driver.frames(4)
    assert driver.find("PushButton", text="Save")  # where a desktop keeps it
    assert hand.taps == 2


def vacation(driver: "Driver", *said: str) -> "Hand":
    """VACATION of four after these turns; the bank does not know the deal."""
    from tests.screens.hand import Hand
    from tests.screens.sitting import turns

    edition = EDITIONS["vacation"]
    options = replace(edition.options, deal="unknown")
    begun = began(
        driver.app.store,
        ChainGame(agreed(edition, 4, options, (), None)),
        ("Ann", "Bob", "Cat", "Dan"),
    )
    for entry in turns(*said, seats=4):
        assert begun.table.write(entry).stands, entry
    driver.app.resume(begun.record.id)
    driver.frames(5)
    return Hand(driver)


def asks(hand: "Hand") -> Question | None:
    """What the bank waits for."""
    asked = hand.books.awaiting
    return None if asked is None else asked.kind


def test_a_dispute_of_four_takes_nineteen_from_home(
    driver: "Driver", monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.screens.desk_page import row

    taps, touch = [], driver.touch

    def counted(*at: float, **how: Any) -> None:
        taps.append(at)
        touch(*at, **how)

    monkeypatch.setattr(driver, "touch", counted)
    driver.tap(driver.bearer("Settle a dispute"))
    driver.frames(6)
    desk = driver.app.shell.top
    while desk.asked.seats < 4:
        driver.tap(driver.find("IconButton", hint="add a player"))
    worldwide = EDITIONS["acquire-classic"].places["Worldwide"]
    driver.tap(driver.find("FobKey", place=worldwide))
    while desk.asked.size < 3:
        driver.tap(desk.page.question.size_row.more)
    for name, blocks in zip(desk.asked.names, (3, 2, 1, 5), strict=True):
        for _ in range(blocks):
            driver.tap(row(driver, name).more)
    # Classic Acquire: Worldwide of 3 costs $400; first bonus $4,000, second $2,000.
    assert driver.says("$4,000")
    assert driver.says("$2,000")
    assert len(taps) <= 19, len(taps)
