"""A word that goes by itself lies on nothing that can be tapped, and lets through what it can."""

from typing import TYPE_CHECKING

import pytest

from tests.screens.audit.cases import Case, View
from tests.screens.audit.scenes import SCENES

if TYPE_CHECKING:
    from tests.screens.driver import Driver

VIEWS = (View(1280, 800), View(1024, 600), View(800, 1280), View(360, 780))

OVER = (
    "home, many games",
    "table, tile, 4 players",
    "table, a purchase, 4 players",
    "takeover, dispose, first",
    "takeover, announce",
    "big shot, bids",
    "deal typed",
    "standing, chains",
)


def longest() -> str:
    """The longest of what is ever explained."""
    from hotels.views.hints import HINTS

    return max(HINTS.values(), key=len)


@pytest.mark.parametrize("scene", OVER)
def test_the_longest_word_covers_nothing_that_can_be_tapped(staged: "Driver", scene: str) -> None:
    from tests.screens.audit.checks import covered_by_a_word
    from tests.screens.audit.pieces import seen
    from tests.screens.audit.stage import come_to_rest, dress

    show = SCENES[scene](staged)
    found = []
    for view in VIEWS:
        dress(staged, Case(scene, view, 1.0, "light"))
        show()
        come_to_rest(staged)
        staged.app.shell.say(longest())
        come_to_rest(staged)
        found += [f"{view}: {one}" for one in covered_by_a_word(seen())]
    assert found == []
