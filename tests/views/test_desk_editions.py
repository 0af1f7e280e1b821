"""A chain of one edition has one counterpart in another, wherever the desk asks for it."""

import pytest

from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.objection import Refused
from hotels.views.desk import answers
from tests.asking import asked_about


@pytest.mark.parametrize("own_id", EDITIONS)
def test_a_column_and_a_change_of_edition_ask_for_the_same_chain(own_id: str) -> None:
    home = EDITIONS[own_id]
    asked = asked_about(home, ("Ana", "Ben", "Cat"))
    for chain in range(len(home.names)):
        one = asked._replace(chain=chain, size=5, blocks=(4, 3, 1))
        for other_id, (question, paid) in answers(one).items():
            there = one.by(EDITIONS[other_id])
            assert there.edition.names[there.chain] == question.chain
            if not isinstance(paid, Refused) and other_id != own_id:
                assert answers(there)[other_id][1] == paid


def test_the_seventh_chain_of_vacation_is_the_seventh_of_decision() -> None:
    asked = asked_about(EDITIONS["vacation"], ("Ana", "Ben", "Cat"))
    # Both have 35 blocks of it, so 25 can be held by either.
    found = answers(asked._replace(chain=6, size=5, blocks=(15, 10, 0)))
    for edition in ("decision", "decision-draft"):
        question, paid = found[edition]
        assert question.chain == EDITIONS[edition].names[6]
        assert not isinstance(paid, Refused)
