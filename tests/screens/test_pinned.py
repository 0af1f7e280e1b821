"""A receipt pinned at the table: it stays while play goes on, and says whether it still holds."""

from typing import TYPE_CHECKING, Any

import pytest

from hotels.ledger.chains.books import Question

if TYPE_CHECKING:
    from tests.screens.driver import Driver
    from tests.screens.hand import Hand

WINDOWS = [(1280, 800), (1024, 600), (800, 1280), (360, 780), (600, 360)]


def game(driver: "Driver", *said: str) -> "Hand":
    """Turns of two, Ben founding Luxor."""
    from tests.screens.sitting import acquire, turns

    return acquire(driver, turns(*(said or ("1A", "2A=Luxor", "3A"))))


def price(hand: "Hand", place: int = 0) -> None:
    """A tap on the price of a chain."""
    hand.row(hand.screen.chains, place, at=0.55)
    assert type(hand.screen).__name__ == "ReceiptScreen"


def pin_price(driver: "Driver", hand: "Hand") -> None:
    """The price of Luxor, pinned, and back at the table."""
    price(hand)
    hand.button("Pin")
    hand.button("Close")
    driver.frames(3)


def cards(driver: "Driver") -> list[Any]:
    """What is pinned, from above."""
    return [one for one in driver.widgets() if type(one).__name__ == "PinCard"]


@pytest.mark.parametrize("size", WINDOWS)
def test_a_receipt_stays_at_the_table_until_its_cross_is_tapped(
    driver: "Driver", size: tuple[int, int]
) -> None:
    from tests.screens.fresh import looks

    driver.resize(*size)
    hand = game(driver)
    before = looks(driver)
    pin_price(driver, hand)
    (card,) = cards(driver)
    said = card.said
    assert (said.title, said.amount) == ("A share of Luxor", "$300")
    assert said.state == "as of turn 4"
    assert driver.says("$300")
    hand.tap(driver.find("IconButton", hint="unpin"))
    assert not cards(driver)
    assert looks(driver) == before


def test_it_stays_while_play_goes_on(driver: "Driver") -> None:
    hand = game(driver)
    pin_price(driver, hand)
    hand.square(3)  # Luxor grows to 4: $400
    hand.row(hand.screen.chains, 0, at=0.9)
    for _ in range(2):
        hand.row(hand.screen.chains, 0, at=0.9)
    assert driver.says("Ana lays a tile")
    (card,) = cards(driver)
    assert (card.said.amount, card.said.changed) == ("$300", False)
    assert card.said.state == "as of turn 4"


def test_a_tap_opens_it_as_it_was_and_back_returns(driver: "Driver") -> None:
    hand = game(driver)
    pin_price(driver, hand)
    hand.square(3)
    hand.tap(driver.find("PinCard"))
    assert type(hand.screen).__name__ == "ReceiptScreen"
    assert driver.says("$300")
    assert driver.says("as of turn 4")
    assert driver.says("Turn to the player")
    hand.button("Unpin")
    assert driver.says("Receipt unpinned.")
    hand.button("Close")
    assert not cards(driver)


def test_pin_turns_into_unpin_and_back(driver: "Driver") -> None:
    hand = game(driver)
    price(hand)
    hand.button("Pin")
    assert driver.says("Receipt pinned to the table until you unpin it.")
    hand.button("Unpin")
    hand.button("Pin")
    hand.button("Close")
    assert len(cards(driver)) == 1


def test_what_was_paid_and_undone_has_changed(driver: "Driver") -> None:
    from hotels.screens.receipt import ReceiptScreen
    from hotels.views.receipts import receipts_of

    hand = game(driver)
    hand.square(3)
    for _ in range(3):
        hand.row(hand.screen.chains, 0, at=0.9)
    table = hand.sitting.table
    ((_, receipt),) = receipts_of(
        table.pages[-2].page.books, table.pages[-1].page, hand.sitting.speech
    )
    assert receipt.amount == "$1,200"  # three at $400
    driver.app.show(ReceiptScreen(driver.app, receipt))
    driver.frames(3)
    hand.button("Pin")
    hand.button("Close")
    assert not cards(driver)[0].said.changed
    hand.button("Undo")
    (card,) = cards(driver)
    assert card.said.amount == "$1,200"
    assert driver.says("no longer in the ledger")
    hand.tap(card)
    assert driver.says("no longer in the ledger")
    assert driver.says("$1,200")
    hand.button("Close")
    hand.button("Redo")
    assert not cards(driver)[0].said.changed


def test_a_bonus_is_pinned_in_a_takeover_and_goes_on_to_the_table(driver: "Driver") -> None:
    from tests.screens.sitting import asking, shown

    hand = shown(driver, "manuscript", asking(Question.DISPOSE))
    driver.tap("Turn to the player")
    driver.frames(3)
    assert driver.says("$3,000")
    hand.button("Pin")
    hand.button("Close")
    (card,) = cards(driver)
    assert (card.said.title, card.said.amount) == ("The bank pays Dora", "$3,000")
    assert card.said.why == "first bonus, 10 × $300"
    while type(hand.screen).__name__ == "TakeoverScreen":
        hand.button("Keep all")
    (card,) = cards(driver)
    assert not card.said.changed
    assert type(hand.screen).__name__ == "TableScreen"


def test_it_stays_while_the_banker_is_at_home(driver: "Driver") -> None:
    hand = game(driver)
    pin_price(driver, hand)
    driver.app.shell.home()
    driver.frames(3)
    driver.tap("Resume")
    driver.frames(4)
    assert len(cards(driver)) == 1
    game(driver, "1A", "2A=Luxor")
    assert not cards(driver)


def test_no_more_than_three_stay_and_the_latest_stands_first(driver: "Driver") -> None:
    hand = game(
        driver, "1A", "2A=Luxor", "1C", "2C=Tower", "1E", "2E=American", "1G", "2G=Festival"
    )
    for place in range(4):
        price(hand, place)
        hand.button("Pin")
        hand.button("Close")
    assert [card.said.title for card in cards(driver)] == [
        *("A share of Festival", "A share of American", "A share of Tower"),
    ]


@pytest.mark.parametrize("size", [(600, 360), (800, 1280)])
def test_in_a_narrow_pane_the_amount_stands_under_its_name(
    driver: "Driver", size: tuple[int, int]
) -> None:
    from hotels.screens.chains.pinned import pin
    from hotels.views.receipts import bonus_receipt

    driver.app.set(text_size=1.3)
    driver.resize(*size)
    hand = game(driver, "1A", "2A=Luxor", "3A", "5C")
    sitting = hand.sitting
    pin(sitting, bonus_receipt(sitting.books, 0, 1, sitting.speech))
    sitting.refresh()
    driver.frames(4)
    (card,) = cards(driver)
    labels = {one.text: one for one in card.walk(restrict=True) if type(one).__name__ == "Text"}
    title, amount = labels["Minority bonus for Luxor"], labels["$1,500"]
    assert amount.top <= title.y + 1
    assert card.height < 100


def test_in_a_small_window_the_latest_lies_over_the_others(driver: "Driver") -> None:
    driver.resize(360, 780)
    hand = game(driver, "1A", "2A=Luxor", "1C", "2C=Tower")
    for place in range(2):
        price(hand, place)
        hand.button("Pin")
        hand.button("Close")
    (card,) = cards(driver)
    assert card.said.title == "A share of Tower"
    assert driver.says("as of turn 5; 1 more below")
    hand.tap(driver.find("IconButton", hint="unpin"))
    (card,) = cards(driver)
    assert (card.said.title, card.said.state) == ("A share of Luxor", "as of turn 5")


def test_where_no_game_lies_below_nothing_can_be_pinned(driver: "Driver") -> None:
    from tests.screens.test_receipt import shown

    shown(driver)
    assert not [text for text in driver.words() if text in {"Pin", "Unpin"}]


def test_every_key_of_a_receipt_is_met_in_large_type(driver: "Driver") -> None:
    from tests.screens.audit.checks import findings
    from tests.screens.audit.pieces import seen

    driver.app.set(text_size=1.6)
    for size in ((1280, 800), (1024, 600), (800, 1280), (360, 780), (600, 360)):
        driver.resize(*size)
        hand = game(driver)
        price(hand)
        driver.frames(6)
        assert [found for found in findings(seen(), None) if "PushButton" in found] == [], size
        hand.button("Pin")
        driver.wait(5)  # until the word at the foot is gone
        assert [found for found in findings(seen(), None) if "PushButton" in found] == [], size
        assert driver.says("Unpin")
        driver.app.shell.home()
