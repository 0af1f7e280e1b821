"""The sheets that ask: the safe answer is the filled one."""

from typing import TYPE_CHECKING

import pytest

from hotels.ledger.chains.entries import Buy
from hotels.views.consent import Consent

if TYPE_CHECKING:
    from tests.screens.driver import Driver

CONSENT = Consent("Really?", "It cannot be undone.", "Cancel", "Do it")


@pytest.mark.parametrize("size", [(1280, 800), (360, 780)])
@pytest.mark.parametrize(
    ("kind", "leave", "deed"),
    [("", "filled", "outlined"), ("danger", "filled", "danger"), ("filled", "outlined", "filled")],
)
def test_the_safe_answer_is_filled(
    driver: "Driver", size: tuple[int, int], kind: str, leave: str, deed: str
) -> None:
    from hotels.screens.asking import ask

    driver.resize(*size)
    done = []
    rest = {"kind": kind} if kind else {}
    ask(driver.app, CONSENT, lambda: done.append(1), **rest)
    driver.frames(3)
    assert driver.find("PushButton", text="Cancel").kind == leave
    assert driver.find("PushButton", text="Do it").kind == deed
    driver.wait(0.5)
    driver.tap(driver.find("PushButton", text="Do it"))
    assert done == [1]


def test_what_is_against_the_rules_is_left_by_the_filled_key(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns

    hand = acquire(driver, turns("1A", "2A=Luxor"))
    chains = hand.books.header.edition.names
    hand.sitting.write(Buy(hand.books.player, (chains[0],) * 4))
    driver.frames(3)
    keys = {w.text: w.kind for w in driver.widgets() if type(w).__name__ == "PushButton"}
    assert (keys["Cancel"], keys["Record it anyway"]) == ("filled", "outlined")
