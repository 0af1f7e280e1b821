"""What a voice reads: amounts in words."""

import pytest

from hotels.wording.aloud import aloud, spelled_out
from tests.conftest import Speak

SEVEN, TWELVE = "seven thousand seven hundred", "twelve thousand three hundred forty-five"
NINE = "nine hundred ninety-nine"


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("Alice receives $3,000.", "Alice receives three thousand dollars."),
        ("Ben pays $1", "Ben pays one dollar"),
        ("nothing: $0", "nothing: zero dollars"),
        (
            "$250, $7,700 and $12,345",
            f"two hundred fifty dollars, {SEVEN} dollars and {TWELVE} dollars",
        ),
        ("a loss of −$5,958", "a loss of minus five thousand nine hundred fifty-eight dollars"),
        ("changes by +$300", "changes by plus three hundred dollars"),
        ("2 × $1,000", "2 times one thousand dollars"),
        ("Ana laid B3: Luxor grew to 3 tiles.", "Ana laid B3: Luxor grew to 3 tiles."),
        ("$1000 at $1,00", "one thousand dollars at one dollar,00"),
        ("Dora and 6 million", "Dora and 6 million"),
    ],
)
def test_amounts_are_said_in_words(written: str, said: str) -> None:
    assert aloud(written) == said


def test_other_languages_are_read_by_figures_without_points(speaking: Speak) -> None:
    known = {
        "read aloud|minus": "minus",
        "read aloud|times": "mal",
        "read aloud|plus {amount}": "plus {amount}",
        "read aloud|{count} dollar": "ein Dollar",
        "read aloud|{count} dollars": "{count} Dollar",
    }
    speaking("de", known)
    assert (
        aloud("Ben zahlt 2 × 1.500\xa0$ und 1\xa0$.")
        == "Ben zahlt 2 mal 1500 Dollar und ein Dollar."
    )
    assert aloud("+12.345.678\xa0$, −700\xa0$") == "plus 12345678 Dollar, minus 700 Dollar"
    assert aloud("Luxor: 1.200 Anteile, $5") == "Luxor: 1.200 Anteile, $5"


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (13, "thirteen"),
        (20, "twenty"),
        (42, "forty-two"),
        (100, "one hundred"),
        (119, "one hundred nineteen"),
        (1_001, "one thousand one"),
        (90_000, "ninety thousand"),
        (1_000_000, "one million"),
        (
            999_999_999,
            f"{NINE} million {NINE} thousand {NINE}",
        ),
    ],
)
def test_numbers_in_words(number: int, said: str) -> None:
    assert spelled_out(number) == said
