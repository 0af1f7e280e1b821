"""Lines that break by what their words measure have room as they are drawn."""

from itertools import pairwise

import pytest

pytestmark = pytest.mark.usefixtures("driver")

SENTENCE = (
    "Maximiliane Alexandra zu Hohenfels-Elbe sold four Worldwide shares back to the bank for "
    "$1,200 in turn 31, and To, AV and WAVE. Tell-tale Type Yes, LT; 17\u00a0111 are 7,171."
)


@pytest.mark.parametrize("style", ["body", "support", "price"])
def test_no_line_is_drawn_wider_than_its_room(style: str) -> None:
    from hotels.screens.ledger.breaking import ruler
    from hotels.screens.widgets.drawing import styled

    measure = ruler(style)
    for room in range(150, 900):
        for line in measure.broken(SENTENCE, room):
            assert styled(line, style).width <= room + 1, (room, line)


def test_a_line_that_has_room_for_the_next_word_takes_it() -> None:
    from hotels.screens.ledger.breaking import ruler
    from hotels.screens.widgets.drawing import styled

    measure = ruler("body")
    for room in range(150, 900, 7):
        lines = measure.broken(SENTENCE, room)
        for line, after in pairwise(lines):
            longer = f"{line} {after.split(' ')[0]}"
            assert styled(longer, "body").width > room - 1, (room, longer)
