"""Names of people, as far as they can be drawn."""

import pytest

from hotels.views.people import can_be_drawn, drawn_name, seated


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
