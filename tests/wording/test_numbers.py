"""Small numbers in words."""

import pytest

from hotels.wording.numbers import in_words


@pytest.mark.parametrize(
    ("count", "said"),
    [(0, "no"), (1, "one"), (2, "two"), (12, "twelve"), (13, "13"), (1500, "1,500")],
)
def test_small_numbers_are_words_and_larger_ones_figures(count: int, said: str) -> None:
    assert in_words(count) == said
