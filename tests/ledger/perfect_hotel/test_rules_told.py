"""The page on Perfect Hotel says every rule, as sure as the code is of it."""

from pathlib import Path

from hotels.ledger.perfect_hotel.rule import Rule, cite
from hotels.ledger.perfect_hotel.terms import KINDS, VALUES

PAGE = Path(__file__).parents[3] / "docs" / "perfect-hotel.md"


def test_every_rule_is_told_with_its_mark() -> None:
    rows = [line.split("|") for line in PAGE.read_text(encoding="utf-8").splitlines()]
    told = {row[1].strip(): row[2].strip() for row in rows if len(row) == 5}
    stated = {rule.value: cite(rule).mark.value[0].upper() for rule in Rule}
    assert {name: told.get(name) for name in stated} == stated
    assert set(told) - set(stated) == {"rule", "---"}


def test_every_value_is_told() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for kind, points in zip(KINDS, VALUES, strict=True):
        assert f"{kind} {points}" in text
