"""What a takeover shows at once: both panes, whole receipts, and ranks in large type."""

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from hotels.ledger.chains.books import Question
from tests.screens.test_takeover import plain, within

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def test_the_whole_receipt_is_seen_on_a_tablet(driver: "Driver") -> None:
    from tests.screens.sitting import asking, shown

    shown(driver, "manuscript", asking(Question.DISPOSE))
    assert within(driver.bearer("Turn to the player"))
    assert within(driver.bearer("Bonuses, paid once all decide"))
    assert "3 × 1,000" in plain(driver)
    assert "1 × 1,000 · 1 × 500" in plain(driver)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600)])
def test_both_panes_reach_the_foot_and_nothing_scrolls(
    driver: "Driver", size: tuple[int, int]
) -> None:
    from tests.screens.sitting import asking, shown

    driver.resize(*size)
    hand = shown(driver, "manuscript", asking(Question.DISPOSE))
    steppers = set()
    for others in range(4):
        cards = [driver.find("Bonuses"), driver.find("Disposing").parent]
        for card in cards:
            pane = card
            while type(pane).__name__ != "ScrollView":
                pane = pane.parent
            assert within(card), others
            assert card.to_window(0, card.y)[1] - pane.to_window(0, pane.y)[1] < 2, others
        steppers.add(driver.find("Disposing").height)
        if size == (1280, 800):  # everybody has a row, asked or not
            for name in ("Ana", "Ben", "Cat", "Dora"):
                assert [text for text in driver.words() if text.startswith(name)]
        if others < 3:
            hand.button("Keep all")
    assert len(steppers) == 1


def test_a_bonus_still_explains_itself_after_an_answer(driver: "Driver") -> None:
    from tests.screens.sitting import asking, shown

    hand = shown(driver, "manuscript", asking(Question.DISPOSE))
    hand.button("Sell all")
    assert driver.says("How Dora's bonus is worked out")
    hand.tap([w for w in driver.widgets() if type(w).__name__ == "PaidRow"][1])
    assert driver.says("How Ana's bonus is worked out")
    assert not driver.says("How Dora's bonus is worked out")


def test_no_rank_is_broken_within_itself_in_large_type(driver: "Driver") -> None:
    from tests.screens.sitting import asking, shown

    driver.app.settings = replace(driver.app.settings, text_size=1.6)
    driver.app.show_look()
    driver.resize(360, 780)
    shown(driver, "manuscript", asking(Question.DISPOSE))
    assert driver.bearer("second").height == driver.bearer("5 Wilton").height
