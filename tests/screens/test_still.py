"""Nothing moves that was not touched: from state to state of one question all keep their boxes."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.screens.audit.cases import Case, View
from tests.screens.audit.scenes import SCENES

if TYPE_CHECKING:
    from tests.screens.driver import Driver
    from tests.screens.hand import Hand

VIEWS = (View(1280, 800), View(1024, 600), View(800, 1280), View(360, 780))

UNFOLDED = "unfolded"
"""What was tapped made more room for itself: what stands below it goes on below."""


def purchase(driver: "Driver") -> Iterator[str]:
    """Shares chosen one by one, and put back."""
    hand = hand_of(driver)
    chains = hand.screen.chains
    at = next(n for n, row in enumerate(chains.rows) if row.buy)
    for _ in range(2):
        box = chains.boxes[at]
        driver.touch(*chains.to_window(box.x + box.width / 2, box.middle))
        yield "chosen"
    for _ in range(2):
        hand.sitting.undo()
        yield "put back"


def count(driver: "Driver") -> Iterator[str]:
    """Cash counted, digit by digit and by bills, then shares."""
    hand = hand_of(driver)
    for digit in "1205":
        keys = [one for one in driver.widgets() if getattr(one, "text", "") == digit]
        hand.tap(next(one for one in keys if type(one).__name__ == "NumberKey"))
        yield digit
    hand.button("By bills")
    yield "by bills"
    for place in (1, 0):
        keys = [one for one in driver.widgets() if type(one).__name__ == "ThingKey"]
        hand.tap(keys[place])
        yield f"thing {place}"
    hand.button("By amount")
    yield "typed"


def disposal(driver: "Driver") -> Iterator[str]:
    """A holder's shares stepped through."""
    hand = hand_of(driver)
    steppers = [one for one in driver.widgets() if type(one).__name__ == "Stepper"]
    for stepper in steppers[:2]:
        for key in (stepper.less, stepper.more):
            if key.enabled:
                hand.tap(key)
                yield "stepped"


def figures(driver: "Driver") -> Iterator[str]:
    """Figures of one row, one of them more than there can be, and back."""
    hand = hand_of(driver)
    sitting = hand.sitting
    for number in (1, 99):
        sitting.enter(number)
        yield f"{number} entered"
    for _ in range(2):
        sitting.undo()
        yield "undone"
    if hand.screen.profile.is_phone:  # where one row is seen at a time
        sitting.step(1)
        yield "the next row"


def sitting_down(driver: "Driver") -> Iterator[str]:
    """All as in the last game, and one more; a name is typed that is taken."""
    screen = hand_of(driver).screen
    screen.repeat()
    yield "as the last time"
    screen.seat("Ben")
    yield "Ben sits down"
    screen.start_adding()
    yield UNFOLDED
    screen.add("Eve")
    yield "there is an Eve"


def bidding(driver: "Driver") -> Iterator[str]:
    """Another bidder is asked, whose money and loans are others; and the one before again."""
    sitting = hand_of(driver).sitting
    sitting.pass_()
    yield "passed"
    sitting.undo()
    yield "taken back"


def placing(driver: "Driver") -> Iterator[str]:
    """The last cube of a colour is placed, and taken back."""
    sitting = hand_of(driver).sitting
    sitting.put("9a")
    yield "placed"
    sitting.undo()
    yield "taken back"


def choosing_floor(driver: "Driver") -> Iterator[str]:
    """A floor of one player and another, of each kind."""
    sheet = driver.app.shell.sheets[-1]._content
    for player in (0, 1):
        sheet.of(player)
        yield f"of player {player}"
    for kind in range(len(sheet.kinds)):
        sheet.choose(kind)
        yield f"kind {kind}"


def hand_of(driver: "Driver") -> "Hand":
    """A hand on the game that is shown."""
    from tests.screens.hand import Hand

    return Hand(driver)


STEPS = {
    "table, a purchase, 4 players": purchase,
    "table, count": count,
    "takeover, dispose, first": disposal,
    "takeover, dispose, later": disposal,
    "big shot, bids": bidding,
    "big shot, place": placing,
    "perfect hotel, an annex": choosing_floor,
    "new game, 4 players": sitting_down,
    "quick, half": figures,
    "quick, six long names": figures,
}


@pytest.mark.parametrize("scene", STEPS)
def test_nothing_moves_that_was_not_touched(staged: "Driver", scene: str) -> None:
    from tests.screens.audit.stage import come_to_rest, dress
    from tests.screens.audit.stillness import moved, places

    show = SCENES[scene](staged)
    found = []
    for view in VIEWS:
        dress(staged, Case(scene, view, 1.0, "light"))
        show()
        come_to_rest(staged)
        before = places()
        for said in STEPS[scene](staged):
            come_to_rest(staged)
            after = places()
            if said != UNFOLDED:
                found += [f"{view}, {said}: {one}" for one in moved(before, after)]
            before = after
    if found:
        pytest.fail("\n".join([f"{scene}: {len(found)} findings", *found]), pytrace=False)
