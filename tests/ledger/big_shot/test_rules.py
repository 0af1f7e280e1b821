"""Every rule is told with its mark, and every objection cites one."""

from pathlib import Path

import pytest

from hotels.ledger.big_shot.rule import RULES, Rule, cite
from hotels.ledger.big_shot.trouble import Trouble, objection
from hotels.ledger.objection import Grade
from hotels.ledger.working import Mark

PAGE = Path(__file__).parents[3] / "docs" / "big-shot.md"
LETTERS = {"A": Mark.ATTESTED, "R": Mark.RECONSTRUCTED}

OURS = {
    *(Rule.BOARD, Rule.LOAN_LEAST, Rule.PARK_ONCE, Rule.BEST_LOT, Rule.NO_WINNER),
    *(Rule.SHOWN, Rule.ONE_PURSE),
}
"""What the printed rules leave open, and what no source says of shown money."""


def told() -> dict[str, list[str]]:
    """The page's table, rule by rule."""
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    rows = [[cell.strip() for cell in row[1:-1].split("|")] for row in lines if row[:1] == "|"]
    return {row[0].strip("`"): row[1:] for row in rows[2:]}


def test_every_rule_is_told_with_its_mark_and_where_it_is_from() -> None:
    page = told()
    assert [*page] == [rule.value for rule in Rule]
    for rule in Rule:
        letter, words, where = page[rule.value]
        assert words
        assert (LETTERS[letter], "" if where == "-" else where) == RULES[rule], rule


def test_what_is_ours_is_marked_so() -> None:
    assert {rule for rule in Rule if RULES[rule][0] is Mark.RECONSTRUCTED} == OURS
    assert cite(Rule.BOARD, Mark.HOUSE).mark is Mark.HOUSE
    assert cite(Rule.PARK).edition == "Big Shot"


def test_what_may_be_written_all_the_same_and_what_is_only_said() -> None:
    found = {grade: {one for one in Trouble if objection(one).grade is grade} for grade in Grade}
    assert found[Grade.REMINDER] == {Trouble.ROLLER, Trouble.LOAN_EMPTY}
    assert found[Grade.GAP] == set()
    assert found[Grade.AGAINST] == {
        *(Trouble.ONE_COLOUR, Trouble.OUT_OF_TURN, Trouble.BEYOND, Trouble.SHORT),
        *(Trouble.LOAN_TWICE, Trouble.LOAN_LATE),
    }


@pytest.mark.parametrize("trouble", Trouble)
def test_every_objection_cites_a_rule(trouble: Trouble) -> None:
    said = objection(trouble, fact=1)
    assert (said.code, said.facts) == (trouble.value, {"fact": 1})
    assert Rule(said.rule) in RULES
    assert said.grade in Grade
