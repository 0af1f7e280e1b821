"""How everybody stands, one tap from the table, and what a merger would change, by touch."""

from typing import TYPE_CHECKING, Any

import pytest

from hotels.ledger.chains.books import Question

if TYPE_CHECKING:
    from tests.screens.driver import Driver
    from tests.screens.hand import Hand

WINDOWS = [(1280, 800), (1024, 600), (800, 1280), (360, 780)]

MEETING = ("1A", "2A=Luxor", "4A", "5A=American")
"""Ben founds both and has a share of each: 6,000 + 200 + 3,000 + 300 + 4,500 = $14,000."""


def opened(driver: "Driver", size: tuple[int, int], *said: str) -> "Hand":
    from tests.screens.sitting import acquire, turns

    hand = acquire(driver, turns(*(said or MEETING)))
    driver.resize(*size)
    driver.frames(5)
    driver.tap(driver.find("IconButton", hint="standings"))
    driver.frames(5)
    return hand


def written(hand: "Hand") -> int:
    return len(hand.sitting.table.lines)


@pytest.mark.parametrize("size", WINDOWS)
def test_one_tap_from_the_table_and_back(driver: "Driver", size: tuple[int, int]) -> None:
    hand = opened(driver, size)
    lines = written(hand)
    assert driver.says("Ben leads with $14,000")
    assert driver.says("Standings if the game ended after turn 4: $8,000 ahead of Ana")
    assert {"$6,000", "$500", "$7,500", "$14,000"} <= {*driver.words()}
    driver.tap("Back to the table")
    driver.frames(3)
    assert driver.says("Ana lays a tile")
    assert written(hand) == lines


def test_each_amount_opens_its_receipt(driver: "Driver") -> None:
    hand = opened(driver, (1280, 800))
    for amount, steps in (
        ("$7,500", ["$3,000", "$4,500"]),
        ("$500", ["$200", "$300"]),
        ("$14,000", ["$6,000", "$500", "$7,500"]),
    ):
        driver.tap(amount)
        driver.frames(3)
        assert driver.says("This is what the bank would pay if the game ended now.") or driver.says(
            "Net worth of Ben"
        )
        assert {*steps} <= {*driver.words()}
        shown = " ".join(driver.words()).replace("\N{NO-BREAK SPACE}", " ")
        assert "× 5" not in shown  # no bills, of 500 or 5,000: nothing is to be handed over
        driver.tap("Close")
        driver.frames(3)
    cash = next(cell for cell in cells(driver) if cell.cell.text == "$6,000")
    driver.tap(cash)
    driver.frames(3)
    assert type(hand.screen).__name__ != "StandingNow"  # the player's lines in the ledger
    driver.app.back()
    driver.frames(3)
    assert driver.says("Ben leads with $14,000")


def cells(driver: "Driver") -> list[Any]:
    return [one for one in driver.widgets() if type(one).__name__ == "CellText"]


@pytest.mark.parametrize("size", WINDOWS)
def test_what_if_by_touch(driver: "Driver", size: tuple[int, int]) -> None:
    hand = opened(driver, size)
    lines = written(hand)
    if size != (1280, 800):
        assert not driver.says("What if two chains merge?")
        driver.tap("What if?")
        driver.frames(3)
    # The two that 3A joins are chosen already; equal, so the first of the card survives.
    assert driver.says("3A")
    assert driver.says("2, then 5 tiles, $200 to $500 a share")
    assert {"$4,500", "$300", "+$4,800"} <= {*driver.words()}
    driver.tap(driver.find("IconButton", hint="swap the chains"))
    driver.frames(3)
    assert driver.says("2, then 5 tiles, $300 to $600 a share")
    assert {"$3,000", "$200", "+$3,200"} <= {*driver.words()}
    hand.reach(driver.bearer("All keep"))
    driver.tap("All keep")
    driver.frames(3)
    assert "+$3,000" in driver.words()
    assert driver.says("Kept")
    hand.reach(driver.bearer("+$3,000"))
    driver.tap("+$3,000")
    driver.frames(3)
    assert driver.says("This is what the bank would pay if American acquired Luxor now.")
    driver.tap("Close")
    driver.frames(3)
    luxor = driver.find("ChainKey", hint="Luxor")
    hand.reach(luxor)
    driver.tap(luxor)
    driver.frames(3)
    assert driver.says("Tap two chains.")
    assert written(hand) == lines


def test_the_chains_stay_where_they_are(driver: "Driver") -> None:
    opened(driver, (1280, 800))
    before = [(*key.to_window(*key.pos), *key.size) for key in chain_keys(driver)]
    driver.tap(driver.find("ChainKey", hint="Luxor"))
    driver.frames(3)
    assert [(*key.to_window(*key.pos), *key.size) for key in chain_keys(driver)] == before
    assert len(before) == 2


def chain_keys(driver: "Driver") -> list[Any]:
    return [one for one in driver.widgets() if type(one).__name__ == "ChainKey"]


def test_a_safe_chain_beside_a_safe_one_says_why(driver: "Driver") -> None:
    from tests.screens.test_table import SAFE_PAIR

    opened(driver, (1280, 800), *SAFE_PAIR)
    driver.tap(driver.find("ChainKey", hint="Luxor"))
    driver.frames(3)
    driver.tap(driver.find("ChainKey", hint="Tower"))
    driver.frames(3)
    assert driver.says("Luxor and Tower are both safe: no tile may join them.")
    assert driver.says("Tap two chains.")


def test_hidden_holdings_stay_hidden(driver: "Driver") -> None:
    from tests.screens.sitting import asking, shown

    hand = shown(driver, "vacation-p6_017", asking(Question.TILE, 60))
    books = hand.books
    assert not books.header.is_open
    driver.tap(driver.find("IconButton", hint="standings"))
    driver.frames(5)
    assert driver.says("Holdings are hidden, so each net worth is shown as a range.")
    assert driver.says("Holdings are hidden, so who gets what isn't shown.")
    assert driver.says("Cash by turn")
    names = [words for words in driver.words() if words in {"Ana", "Ben", "Cat", "Dora", "Emil"}]
    assert names == sorted(names)  # by seat, not by who is ahead
    assert {f"${cash:,}" for cash in books.cash[:6]} <= {*driver.words()}
    assert not driver.says("leads with")


def test_in_a_takeover_it_is_one_tap_away_too(driver: "Driver") -> None:
    from tests.screens.sitting import asking, shown

    for size in WINDOWS:
        hand = shown(driver, "acquire-p4_027", asking(Question.DISPOSE))
        driver.resize(*size)
        driver.frames(5)
        driver.tap(driver.find("IconButton", hint="standings"))
        driver.frames(5)
        assert driver.says("if the game ended in turn")
        if size != (1280, 800):
            driver.tap("What if?")
            driver.frames(3)
        assert driver.says("Finish the merger first.")
        driver.tap("Back to the table")
        driver.frames(3)
        assert hand.books.awaiting is not None
        assert hand.screen is not None
        assert type(hand.screen).__name__ == "TakeoverScreen"
        hand.driver.app.shell.home()
        driver.frames(3)
