"""A key that does nothing now says what is missing."""

from typing import TYPE_CHECKING

import pytest

from tests.screens.test_why import said

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def tap(driver: "Driver", words: str) -> str:
    """A key is tapped that does nothing; what is said beside the finger."""
    key = driver.find("PushButton", text=words)
    assert not key.is_target
    driver.touch(*key.to_window(*key.center))
    return said(driver)


def test_the_ledgers_keys_and_slider(driver: "Driver") -> None:
    from hotels.screens.chains.looking_up import open_ledger
    from tests.screens.sitting import acquire

    hand = acquire(driver, [])
    open_ledger(hand.sitting)
    driver.frames(5)
    assert tap(driver, "Undo") == "Nothing to undo yet."
    for icon, text in (("back", "This is the first entry."), ("forth", "This is the last entry.")):
        key = getattr(driver.find("Scrubber"), icon)
        driver.touch(*key.to_window(*key.center))
        assert said(driver) == text


def test_a_count_that_is_not_entered_or_agrees(driver: "Driver") -> None:
    from hotels.screens.chains.counting import open_count
    from tests.screens.sitting import acquire, turns

    hand = acquire(driver, turns("1A"))
    open_count(hand.sitting, 0)
    driver.frames(5)
    assert tap(driver, "Just note it") == "Enter the count first."
    for digit in "6000":
        driver.tap(digit)
    driver.frames(3)
    assert driver.says("The books say $6,000. The count agrees.")
    nothing = "Nothing differs, so there's nothing to adjust."
    assert tap(driver, "Adjust the books") == nothing


@pytest.mark.parametrize("seats", [2, 6])
def test_the_desk_has_no_room_for_fewer_or_more(driver: "Driver", seats: int) -> None:
    from tests.screens.desk_page import NAMES, holding, opened

    people = (*NAMES, "Erin", "Frank")[:seats]
    page = opened(driver, holding(*(2,) * seats)._replace(names=people))
    fewer = driver.find("IconButton", hint="remove a player")
    more = driver.find("IconButton", hint="add a player")
    key = fewer if seats == 2 else more
    assert not key.is_target
    driver.touch(*key.to_window(*key.center))
    text = "A game needs at least 2 players." if seats == 2 else "A game takes at most 6 players."
    assert said(driver) == text
    assert page.asked.seats == seats
