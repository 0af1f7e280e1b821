"""Small numbers in words."""

import pytest

from hotels.wording.numbers import in_words


@pytest.mark.parametrize(("count", "said"), [(2, "two"), (10, "ten"), (11, "11")])
def test_small_numbers_are_words_and_larger_ones_figures(count: int, said: str) -> None:
    assert in_words(count) == said
