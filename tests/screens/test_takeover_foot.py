"""The foot of a takeover."""

from typing import TYPE_CHECKING

import pytest

from hotels.ledger.chains.books import Question

if TYPE_CHECKING:
    from tests.screens.driver import Driver


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (800, 1280), (360, 780)])
def test_the_button_that_settles_stands_alone_and_keeps_its_box(
    driver: "Driver", size: tuple[int, int]
) -> None:
    from tests.screens.sitting import asking, shown

    driver.resize(*size)
    hand = shown(driver, "manuscript", asking(Question.DISPOSE))
    margin = hand.screen.profile.margin

    def box() -> tuple[float, ...]:
        (key,) = (w for w in driver.widgets() if getattr(w, "kind", "") == "filled")
        return *key.to_window(*key.pos), *key.size

    before = box()
    left, _, wide, _ = before
    assert abs(left + wide - (size[0] - margin)) <= 1
    assert abs(wide - (340 if size[0] > 600 else size[0] - 2 * margin)) <= 1
    hand.tap(hand.screen.disposing._steppers[1].more)
    assert box() == before


@pytest.mark.parametrize(
    ("size", "scene"),
    [
        ((360, 780), "takeover, several defunct"),
        ((800, 1280), "takeover, several defunct, later"),
    ],
)
def test_many_bonuses_leave_the_question_in_sight(
    driver: "Driver", size: tuple[int, int], scene: str
) -> None:
    from tests.screens.audit.scenes import SCENES

    driver.resize(*size)
    SCENES[scene](driver)()
    driver.frames(8)
    screen = driver.app.shell.top
    assert len(screen.walk.paid) > 5
    foot = screen.foot.to_window(screen.foot.x, screen.foot.top)[1]
    for stepper in screen.disposing._steppers:
        assert stepper.to_window(stepper.x, stepper.y)[1] >= foot
