"""Counting at the table: cash or shares, by digits or by bills, noted or adjusted."""

from typing import TYPE_CHECKING, Any

import pytest

from hotels.ledger.chains.books import Question
from hotels.ledger.chains.entries import Buy, Correct, Count, Lay
from hotels.ledger.chains.terms import Tile
from hotels.ledger.objection import Grade
from hotels.ledger.posting import CASH

if TYPE_CHECKING:
    from tests.screens.driver import Driver
    from tests.screens.hand import Hand

FOUR_TURNS = "1A", "2A=Luxor", "3A", "4A"
"""Ben founds Luxor, which grows to 4; his founder's share is all that anybody holds."""


def purse(hand: "Hand", seat: int) -> None:
    """A tap on a player's money."""
    players = hand.screen.players[0]
    box = players.boxes[seat]
    hand.touch(players.to_window(box.right - 40, box.middle))


def type_in(driver: "Driver", *digits: str) -> None:
    """Keys of the pad."""
    for digit in digits:
        driver.tap(driver.find("NumberKey", text=digit))


def row(hand: "Hand", seat: int) -> Any:
    """What stands in a player's row."""
    return hand.screen.players[0].rows[seat]


def last(hand: "Hand") -> Any:
    """The entry written last."""
    return hand.sitting.table.pages[-1].page.entry


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (800, 1280), (600, 360)])
def test_cash_that_differs_is_noted_and_the_books_stay(
    driver: "Driver", size: tuple[int, int]
) -> None:
    from tests.screens.fresh import assert_fresh
    from tests.screens.sitting import acquire, turns

    driver.resize(*size)
    hand = acquire(driver, turns(*FOUR_TURNS))
    hand.reach(hand.screen.players[0])
    purse(hand, 1)
    assert driver.says("The books say $6,000.")
    for digit in ("5", "9", "00"):
        hand.tap(driver.find("NumberKey", text=digit))
    assert driver.says("The books say $6,000. Difference: −$100.")
    assert driver.says(
        "The mistake could have happened any time since turn 1: there was no earlier count."
    )
    hand.button("Just note it")
    assert last(hand) == Count(1, CASH, 5_900)
    assert hand.books.cash[1] == 6_000
    assert driver.says("Ben's cash was counted at $5,900, but the books say $6,000.")
    assert row(hand, 1).mark == "clipboard-alert-outline"
    assert row(hand, 1).state.startswith("count off by −$100")
    assert_fresh(driver)


def test_adjusted_cash_is_shown_until_it_is_undone(driver: "Driver") -> None:
    from tests.screens.fresh import assert_fresh
    from tests.screens.sitting import acquire, turns

    hand = acquire(driver, turns(*FOUR_TURNS))
    purse(hand, 1)
    type_in(driver, "6", "2", "00")
    assert driver.says("The books will then show $6,200 for Ben. No money changes hands.")
    hand.button("Adjust the books")
    assert last(hand) == Correct(1, CASH, 6_200)
    assert row(hand, 1).cash == "$6,200"
    assert row(hand, 1).state.startswith("adjusted by +$200")
    assert driver.says("Ben's cash was counted: $6,200, and the books were adjusted.")
    assert_fresh(driver)
    hand.button("Undo")
    assert row(hand, 1).cash == "$6,000"
    assert row(hand, 1).mark == ""
    assert_fresh(driver)


def test_a_count_that_agrees_can_only_be_noted(driver: "Driver") -> None:
    from tests.screens.sitting import acquire

    hand = acquire(driver, [])
    purse(hand, 0)
    hand.button("Just note it")
    hand.button("Adjust the books")
    assert not hand.sitting.table.lines
    type_in(driver, "6", "0", "00")
    assert driver.says("The books say $6,000. The count agrees.")
    hand.button("Adjust the books")
    assert not hand.sitting.table.lines
    hand.button("Just note it")
    assert last(hand) == Count(0, CASH, 6_000)
    assert row(hand, 0).mark == "clipboard-check-outline"


def test_a_digit_too_many_is_rubbed_out(driver: "Driver") -> None:
    from tests.screens.sitting import acquire

    hand = acquire(driver, [])
    purse(hand, 0)
    type_in(driver, "6", "5", "1")
    assert driver.says("$651")
    driver.tap(driver.find("NumberKey", text="Back"))
    assert driver.says("$65")
    type_in(driver, "00")
    assert driver.says("Difference: +$500")
    type_in(driver, *("00",) * 4)
    assert driver.says("$65,000,000")


def test_cash_is_counted_bill_by_bill(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns

    hand = acquire(driver, turns(*FOUR_TURNS))
    purse(hand, 1)
    hand.button("By bills")
    steppers = [one for one in driver.widgets() if type(one).__name__ == "Stepper"]
    assert [text for text in driver.words() if text.startswith("× ")] == [
        *("× 5,000", "× 1,000", "× 500", "× 100"),
    ]
    for place, count in ((0, 1), (2, 1), (3, 3)):  # $5,000 + $500 + $300
        for _ in range(count):
            hand.tap(steppers[place].more)
    hand.tap(steppers[3].less)
    assert driver.says("$5,700")
    assert driver.says("Difference: −$300")
    hand.button("Adjust the books")
    assert hand.books.cash[1] == 5_700


def test_what_was_entered_outlasts_another_window(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns

    hand = acquire(driver, turns(*FOUR_TURNS))
    purse(hand, 1)
    type_in(driver, "5", "00")
    for size in ((360, 780), (1024, 600), (1280, 800)):
        driver.resize(*size)
        driver.frames(4)
        assert driver.says("$500"), size
        assert driver.says("Difference: −$5,500"), size
    hand.button("By bills")
    hand.tap(driver.find("Stepper").more)
    driver.resize(800, 1280)
    driver.frames(4)
    assert driver.says("$5,000")


def test_shares_are_counted_and_adjusted(driver: "Driver") -> None:
    from tests.screens.fresh import assert_fresh
    from tests.screens.sitting import acquire, turns

    hand = acquire(driver, turns(*FOUR_TURNS))
    purse(hand, 1)
    luxor = hand.books.header.edition.places["Luxor"]
    type_in(driver, "9")
    driver.tap(driver.find("ThingKey", thing="Luxor"))
    assert not driver.says("Difference")
    assert driver.says("How many Luxor shares does Ben have?")
    assert driver.says("The books say 1 share.")
    type_in(driver, "3")
    assert driver.says("The books say 1 share. Difference: +2.")
    assert driver.says("2 · Ben named the new chain Luxor (2 tiles) and got 1 share free")
    hand.button("Adjust the books")
    assert last(hand) == Correct(1, "Luxor", 3)
    assert hand.books.held(luxor, 1) == 3
    assert row(hand, 1).state.startswith("Luxor adjusted by +2")
    assert_fresh(driver)


def test_the_books_cannot_be_adjusted_beyond_the_bank_s_shares(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns

    hand = acquire(driver, turns(*FOUR_TURNS))
    # Twenty of the 25 come to Ana; of Ben's one share the bank has four left.
    hand.sitting.table.write(Correct(0, "Luxor", 20))
    purse(hand, 1)
    driver.tap(driver.find("ThingKey", thing="Luxor"))
    type_in(driver, "6")
    assert driver.says("The bank has 4 shares of Luxor left; this needs 5.")
    lines = len(hand.sitting.table.lines)
    hand.button("Adjust the books")
    assert len(hand.sitting.table.lines) == lines
    type_in(driver, "5")
    hand.button("Adjust the books")
    assert hand.books.held(0, 1) == 5


def test_hidden_shares_are_shown_beside_a_count_only(driver: "Driver") -> None:
    from tests.screens.sitting import asking, shown

    hand = shown(driver, "manuscript", asking(Question.TILE, 6))
    place = hand.books.header.edition.places["Wilton"]
    held = hand.books.held(place, 1)
    assert held == 2  # dealt 1, bought 1 in turn 6
    purse(hand, 1)
    driver.tap(driver.find("ThingKey", thing="Wilton"))
    assert driver.says("Enter a count to see what the books say.")
    assert not driver.says(f"The books say {held}")
    type_in(driver, "5")
    assert driver.says("The books say 2 blocks. Difference: +3.")


def test_whose_cash_is_asked_from_the_menu(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns

    hand = acquire(driver, turns(*FOUR_TURNS))
    hand.tap(driver.find("IconButton", hint="more"))
    driver.tap("Check cash or shares")
    assert driver.says("Whose cash or shares are you checking?")
    driver.tap(driver.bearer("Ben"))
    assert driver.says("How much cash does Ben have?")
    assert driver.key(27)
    assert not driver.says("How much cash does Ben have?")
    assert not any(isinstance(page.entry, Count) for _, page in hand.sitting.table.pages)


def test_a_count_in_a_takeover_asks_of_what_is_there(driver: "Driver") -> None:
    from tests.screens.fresh import assert_fresh
    from tests.screens.sitting import asking, shown

    hand = shown(driver, "manuscript", asking(Question.DISPOSE))
    asked = hand.books.awaiting
    assert asked is not None
    name = hand.sitting.speech.player(asked.player)
    chain = hand.books.header.edition.names[asked.chain or 0]
    held = hand.books.held(asked.chain or 0, asked.player)
    assert held is not None
    hand.tap(hand.screen.disposing._steppers[0].more)
    hand.tap(driver.find("IconButton", hint="more"))
    driver.tap("Check cash or blocks")
    hand.tap(driver.bearer(name))
    driver.tap(driver.find("ThingKey", thing=chain))
    type_in(driver, str(held - 1))
    hand.button("Adjust the books")
    assert hand.screen.walk.asked.held == held - 1
    assert hand.screen.split == (0, 0, held - 1)
    assert_fresh(driver)


def test_too_little_cash_offers_to_count_it_first(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns

    hand = acquire(driver, turns(*FOUR_TURNS, "1C", "2C=Tower"))
    hand.square(60)
    hand.sitting.table.write(Correct(0, CASH, 700))
    hand.screen.refresh()
    hand.row(hand.screen.chains, 0)  # Luxor is $400, and a Tower for $200 could follow
    hand.row(hand.screen.chains, 0)
    assert driver.says("Ana has $700, but the purchase costs $800")
    hand.button("Count Ana's cash")
    type_in(driver, "9", "00")
    hand.button("Adjust the books")
    assert hand.books.cash[0] == 900
    assert hand.sitting.unsaid.chosen == ("Luxor",)
    hand.row(hand.screen.chains, 0)  # with $100 left nothing more can be bought
    assert last(hand) == Buy(0, ("Luxor", "Luxor"))
    assert hand.sitting.table.pages[-1].page.grade < Grade.GAP
    assert hand.books.cash[0] == 100


def test_a_holder_who_says_otherwise_is_offered_a_count(driver: "Driver") -> None:
    from tests.screens.sitting import asking, shown

    hand = shown(driver, "manuscript", asking(Question.DISPOSE))
    asked = hand.books.awaiting
    assert asked is not None
    lines = len(hand.sitting.table.lines)
    hand.sitting.dispose(1, 0, 0)
    driver.frames(3)
    assert driver.says("That isn't possible")
    assert len(hand.sitting.table.lines) == lines
    name = hand.sitting.speech.player(asked.player)
    hand.button(f"Count {name}'s {hand.sitting.speech.chain(asked.chain)}")
    assert driver.says(f"does {name} have?")


def test_what_the_disk_refuses_is_not_counted(
    driver: "Driver", monkeypatch: pytest.MonkeyPatch
) -> None:
    from hotels.store.disk import DiskError, Hindrance
    from tests.screens.sitting import acquire

    hand = acquire(driver, [Lay(0, Tile(0, 0))])

    def refuse(*_: object) -> None:
        raise DiskError(Hindrance.FULL, "")

    monkeypatch.setattr(driver.app.store, "append", refuse)
    purse(hand, 1)
    type_in(driver, "5", "00")
    hand.button("Adjust the books")
    assert driver.says("Storage is full")
    assert len(hand.sitting.table.lines) == 1
    assert row(hand, 1).cash == "$6,000"
