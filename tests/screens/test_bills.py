"""The bills to hand over are no smaller than what stands beside them."""

import re
from typing import TYPE_CHECKING

import pytest

from hotels.ledger.chains.books import Question

if TYPE_CHECKING:
    from tests.screens.driver import Driver

WINDOWS = [(1280, 800), (1024, 600), (800, 1280), (360, 780)]
BODY = 16
"""How large, in dp, what is read at the table is at least."""


def bills(driver: "Driver") -> dict[str, float]:
    """Every text that begins with bills: these, and its size in dp."""
    from hotels.screens.widgets.text import Text

    texts = [one for one in driver.widgets() if isinstance(one, Text)]
    plain = {one.text.replace("\N{NO-BREAK SPACE}", " "): one.font_size for one in texts}
    bill = r"\d+ × [\d,]+"
    found = ((re.match(f"{bill}( · {bill})*", text), size) for text, size in plain.items())
    return {bills[0]: size for bills, size in found if bills}


@pytest.mark.parametrize("size", WINDOWS)
def test_at_a_takeover_and_after_it(driver: "Driver", size: tuple[int, int]) -> None:
    from tests.screens.sitting import asking, shown

    driver.resize(*size)
    hand = shown(driver, "manuscript", asking(Question.DISPOSE))
    hand.button("Sell all")  # Ana's three at $300
    folded = [one for one in driver.widgets() if type(one).__name__ == "SettledLine"]
    for one in folded:
        hand.tap(one)
    said = bills(driver)
    assert {"3 × 1,000", "1 × 1,000 · 1 × 500", "1 × 500 · 4 × 100"} <= {*said}
    assert min(said.values()) >= BODY
    for _ in range(3):
        hand.button("Keep all")
    said = bills(driver)  # what was written before the game was opened is not asked for
    assert {*said} == {"1 × 500 · 4 × 100"}
    assert min(said.values()) >= BODY
