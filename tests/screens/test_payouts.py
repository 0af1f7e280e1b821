"""What a takeover has to pay stays in sight: the last disposal, a sole holder's, all before it."""

from typing import TYPE_CHECKING, Any

import pytest

from hotels.ledger.chains.books import Question
from hotels.ledger.chains.entries import Buy, Leave, Note
from tests.screens.money_asked import SIZES, assert_nothing_asked, card, plain, undo

if TYPE_CHECKING:
    from tests.screens.driver import Driver
    from tests.screens.hand import Hand

MERGED = "American took over Wilton"

LAST = (
    MERGED,
    [
        ("Pay Ana", "$900", "1 × 500 · 4 × 100; hands in 3 Wilton"),
        ("Pay Ben", "$600", "1 × 500 · 1 × 100; hands in 2 Wilton"),
        ("Pay Cat", "$300", "3 × 100; hands in 1 Wilton"),
        ("Pay Dora", "$1,500", "1 × 1,000 · 1 × 500; hands in 5 Wilton"),
    ],
)
"""The manuscript: Wilton at 3 hotels costs $300 a block; they hold 3, 2, 1 and 5.

The game was opened after its bonuses were paid.
"""

BACK = (
    "After Undo",
    [("Get back from Dora", "$1,500", "1 × 1,000 · 1 × 500; gets back 5 Wilton")],
)

TAKEOVER = "1A", "2A=Luxor", "1B", "4A", "5A=Tower", "1C"
"""Of three players: Ben founded both and holds one share of each; Ana's 3A takes Tower over."""


def disposed(driver: "Driver", *keys: str) -> "Hand":
    """The manuscript's takeover, these keys tapped."""
    from tests.screens.sitting import asking, shown

    hand = shown(driver, "manuscript", asking(Question.DISPOSE))
    for key in keys:
        hand.button(key)
    return hand


@pytest.mark.parametrize("size", SIZES)
def test_all_that_a_takeover_pays_is_one_list_until_it_is_ticked(
    driver: "Driver", felt: list[Any], size: tuple[int, int]
) -> None:
    driver.resize(*size)
    hand = disposed(driver, *("Sell all",) * 4)
    assert type(hand.screen).__name__ == "TableScreen"
    assert card(driver) == LAST
    assert "$3,300 still to pay" in plain(driver)
    assert felt == ["PAID"] * 4
    for other in SIZES:
        driver.resize(*other)
        driver.frames(3)
        assert card(driver) == LAST
    driver.resize(*size)
    hand.sitting.write(Note("tea"))
    driver.frames(3)
    assert card(driver) == LAST
    driver.key(27)
    driver.tap("Resume")
    driver.frames(5)
    assert card(driver) == LAST
    # American at 9 hotels: $700. The purchase waits on the list.
    hand.sitting.write(Buy(0, ("American",)))
    driver.frames(3)
    bought = [*LAST[1], ("Collect from Ana", "$700", "1 × 500 · 2 × 100")]
    assert card(driver) == (MERGED, bought)
    hand.button("Tick all")
    assert_nothing_asked(driver)
    undo(driver, hand)
    assert card(driver) == ("After Undo", [("Give back to Ana", "$700", "1 × 500 · 2 × 100")])


@pytest.mark.parametrize("size", SIZES)
def test_rows_are_ticked_one_by_one_and_keep_their_places(
    driver: "Driver", size: tuple[int, int]
) -> None:
    driver.resize(*size)
    hand = disposed(driver, *("Sell all",) * 4)

    def rows() -> list[Any]:
        found = [w for w in driver.widgets() if type(w).__name__ == "PayoutRow"]
        return sorted(found, key=lambda row: -row.to_window(*row.pos)[1])

    before = [(row.to_window(*row.pos), row.size) for row in rows()]
    hand.tap(rows()[0])
    assert [row.row.is_ticked for row in rows()] == [True, False, False, False]
    assert "$2,400 still to pay" in plain(driver)
    hand.tap(rows()[0])
    assert not any(row.row.is_ticked for row in rows())
    hand.tap(rows()[0])
    if size in {(1280, 800), (800, 1280)}:  # where nothing had to be scrolled to
        assert [(row.to_window(*row.pos), row.size) for row in rows()] == before
    for place in range(1, 4):
        hand.tap(rows()[place])
    assert_nothing_asked(driver)
    for other in SIZES:
        driver.resize(*other)
        driver.frames(3)
        assert_nothing_asked(driver)
    driver.key(27)
    driver.tap("Resume")
    driver.frames(5)
    assert_nothing_asked(driver)
    undo(driver, hand)
    assert card(driver) == BACK


@pytest.mark.parametrize("size", SIZES)
def test_undo_takes_it_off_the_list_and_redo_puts_it_there(
    driver: "Driver", felt: list[Any], size: tuple[int, int]
) -> None:
    driver.resize(*size)
    hand = disposed(driver, *("Sell all",) * 4)
    undo(driver, hand)
    assert type(hand.screen).__name__ == "TakeoverScreen"
    assert card(driver) is None
    undo(driver, hand, redo=True)
    assert card(driver) == LAST
    assert felt == ["PAID"] * 5
    undo(driver, hand)
    hand.button("Keep all")
    assert card(driver) == (MERGED, LAST[1][:3])
    hand.button("Tick all")
    undo(driver, hand)
    assert card(driver) is None
    undo(driver, hand)
    assert card(driver) == (
        "After Undo",
        [("Get back from Cat", "$300", "3 × 100; gets back 1 Wilton")],
    )


def test_on_a_phone_all_are_ticked_beside_undo(driver: "Driver") -> None:
    from hotels.screens.fingers import NOTICED

    driver.resize(360, 780)
    hand = disposed(driver, *("Sell all",) * 4)
    foot = driver.find("Foot")
    assert [key.text for key in foot.deeds] == ["Show chains", "Tick all"]
    hand.sitting.write(Buy(0, ("American",)))
    driver.frames(3)
    driver.let_pass(NOTICED)
    [key] = foot.deeds
    assert key.text == "Tick all"
    assert key.center_y == foot.undo.center_y
    lines = len(hand.sitting.table.lines)
    place = key.to_window(*key.center)
    driver.touch(*place)
    driver.touch(*place, at_once=True)  # where "No tile to lay" stands by now
    assert_nothing_asked(driver)
    assert [key.text for key in foot.deeds] == ["Skip tile"]
    assert len(hand.sitting.table.lines) == lines


@pytest.mark.parametrize("size", SIZES)
def test_a_sole_holder_is_paid_bonus_and_sale_in_one_sum(
    driver: "Driver", size: tuple[int, int]
) -> None:
    from tests.screens.sitting import acquire, turns

    driver.resize(*size)
    hand = acquire(driver, turns(*TAKEOVER, seats=3), seats=3)
    hand.square(2)
    assert "$3,000" in driver.words()  # Tower at 2 tiles: $2,000 and $1,000
    assert card(driver) is None
    hand.button("Sell all")
    both = [("Pay Ben", "$3,200", "3 × 1,000 · 2 × 100; hands in 1 Tower")]
    assert card(driver) == ("Luxor acquired Tower", both)
    undo(driver, hand)
    assert card(driver) is None
    undo(driver, hand, redo=True)
    hand.button("Tick all")
    undo(driver, hand)
    assert card(driver) == (
        "After Undo",
        [("Get back from Ben", "$200", "2 × 100; gets back 1 Tower")],
    )
    undo(driver, hand)
    assert card(driver) == (
        "After Undo",
        [("Get back from Ben", "$3,200", "3 × 1,000 · 2 × 100; gets back 1 Tower")],
    )
    undo(driver, hand, redo=True)
    assert card(driver) == (
        "After Undo",
        [("Get back from Ben", "$200", "2 × 100; gets back 1 Tower")],
    )
    undo(driver, hand, redo=True)
    assert_nothing_asked(driver)


@pytest.mark.parametrize("size", SIZES)
def test_bonuses_are_paid_where_nobody_has_to_dispose(
    driver: "Driver", size: tuple[int, int]
) -> None:
    from tests.screens.sitting import acquire, turns

    driver.resize(*size)
    hand = acquire(driver, turns(*TAKEOVER, seats=3), seats=3)
    hand.sitting.write(Leave(1, returns=False))
    hand.square(2)
    assert type(hand.screen).__name__ == "TableScreen"
    paid = ("Luxor acquired Tower", [("Pay Ben", "$3,000", "3 × 1,000")])
    assert card(driver) == paid
    hand.do(Buy(0, ()))
    if size == (360, 780):  # where the chains had to be shown
        hand.tap(driver.find("PayoutBar"))
    assert card(driver) == paid
    hand.tap(driver.find("PayoutRow"))
    assert_nothing_asked(driver)


@pytest.mark.parametrize("size", SIZES)
def test_earlier_holders_keep_their_amounts_and_bills(
    driver: "Driver", size: tuple[int, int]
) -> None:
    driver.resize(*size)
    disposed(driver, "Sell all", "Trade all", "Sell all")
    said = " ".join(plain(driver))
    for part in ("$900", "1 × 500 · 4 × 100", "$300", "3 × 100"):
        assert part in said
    if size in {(1024, 600), (360, 780)}:
        assert "Settled: Ana $900 (1 × 500 · 4 × 100), Ben nothing, Cat $300 (3 × 100)" in said


def test_a_sale_with_a_trade_hands_over_both(driver: "Driver") -> None:
    hand = disposed(driver, "Sell all", "Sell all", "Sell all")
    sell, trade, _ = hand.screen.disposing._steppers
    for stepper in (trade, sell):
        hand.tap(stepper.more)
    hand.button("Sell 1, trade 2, keep 2")
    row = driver.find("PayoutList").said.rows[-1]
    assert (row.title, row.amount, row.under) == (
        "Pay Dora",
        "$300",
        "3 × 100; hands in 3 Wilton",
    )
    assert [one.said for one in row.shares] == ["and 1"]
    assert "and 1" in plain(driver)
    hand.button("Undo")
    hand.button("Trade max")
    row = driver.find("PayoutList").said.rows[-1]
    assert (row.title, row.amount) == ("Give Dora", "")
    assert row.under == "2 American for 4 Wilton"


@pytest.mark.parametrize("size", SIZES)
def test_the_last_of_one_chain_stays_in_sight_at_the_next(
    driver: "Driver", size: tuple[int, int]
) -> None:
    from tests.screens.hand import asks
    from tests.screens.sitting import asking, shown

    driver.resize(*size)
    hand = shown(driver, "four-equal-vacation", asking(Question.NEXT_DEFUNCT))
    hand.tap([w for w in driver.widgets() if type(w).__name__ == "ChainChoice"][-1])
    while not asks(hand.books, Question.NEXT_DEFUNCT):
        hand.button("Sell all")
    # Dora sold 3 American at 2 hotels: $200 each.
    assert "$600" in " ".join(plain(driver))
    hand.tap(driver.find("ChainChoice"))
    assert asks(hand.books, Question.DISPOSE)
    assert "1 × 500 · 1 × 100" in " ".join(plain(driver))
