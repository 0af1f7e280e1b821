"""Names of people, as far as they can be drawn."""

import pytest

from hotels.views.people import can_be_drawn, drawn_name, resolved, seated


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ana", "Ana"),
        ("Zoë O'Neill-Łukasz", "Zoë O'Neill-Łukasz"),
        ("Анна", "Анна"),
        ("Ana 😀", "Ana"),
        ("👩\u200d👩\u200d👧 Bo", "Bo"),
        ("李小龙", "Player 3"),
        ("עברית", "Player 3"),
        ("😀", "Player 3"),
        ("", "Player 3"),
        ("...", "Player 3"),
    ],
)
def test_a_name_is_said_as_far_as_it_can_be_drawn(name: str, said: str) -> None:
    assert drawn_name(name, 2) == said
    assert can_be_drawn(said)


def test_who_would_look_like_another_is_told_apart_by_the_seat() -> None:
    assert seated(("Ana 👩", "Ben", "Ana 🎲")) == ("Ana (1)", "Ben", "Ana (3)")
    assert seated(("Ana", "Ben")) == ("Ana", "Ben")


@pytest.mark.parametrize(
    ("wanted", "colours"),
    [
        ((), ()),
        ((None, None, None), (0, 1, 2)),
        ((3, None, 1), (3, 2, 1)),  # who has none takes the next free from the seat's own
        ((2, 2, 3), (2, 4, 3)),
        ((None, 0), (1, 0)),
        ((5, 5), (5, 0)),
        ((0, 1, 2, 3, 4, 5, 0, None), (0, 1, 2, 3, 4, 5, 0, 1)),  # there are six
    ],
)
def test_nobody_shares_a_colour_while_one_is_free(
    wanted: tuple[int | None, ...], colours: tuple[int, ...]
) -> None:
    assert resolved(wanted) == colours
