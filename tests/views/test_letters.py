"""The letters on the fobs: of two editions, and of names that are alike."""

import pytest

from hotels.ledger.chains.editions import EDITIONS
from hotels.views.letters import letters


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (EDITIONS["vacation"].names, "CWLAOSF"),
        (EDITIONS["decision"].names, "CS4A567"),
        (["Abc", "Abc", "Abc", "Abc"], "ABC4"),
        (["", "  ", "Élan"], "12É"),
    ],
)
def test_each_chain_has_a_letter_of_its_own(names: list[str], said: str) -> None:
    assert "".join(letters(names)) == said
