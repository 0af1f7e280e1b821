"""The documents say what the code does."""

from pathlib import Path

import pytest

from hotels.ledger.chains.agreement import OPTION_NAMES
from hotels.ledger.chains.changes import CHANGES
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.rule import Rule

DOCS = Path(__file__).parent.parent / "docs"
LETTERS = {"A": "attested", "D": "derived", "R": "reconstructed", "H": "house"}


def tables(name: str) -> list[list[str]]:
    """Every table row of a page, cell by cell."""
    lines = (DOCS / name).read_text(encoding="utf-8").splitlines()
    return [[cell.strip() for cell in row[1:-1].split("|")] for row in lines if row[:1] == "|"]


def test_the_marks_in_the_rules_are_those_of_the_editions() -> None:
    rows = tables("rules.md")
    start = rows.index(["rule", *EDITIONS])
    documented = {row[0]: row[1:] for row in rows[start + 2 :]}
    assert list(documented) == [rule.value for rule in Rule]
    for rule in Rule:
        for edition, letter in zip(EDITIONS.values(), documented[rule.value], strict=True):
            stated = edition.rules.get(rule)
            assert (stated.mark.value if stated else None) == LETTERS.get(letter), (
                rule,
                edition.id,
            )


def test_every_rule_is_told_in_words() -> None:
    told = {row[0] for row in tables("rules.md") if len(row) in {2, 5}}
    assert {rule.value for rule in Rule} <= told


@pytest.mark.parametrize("key", [*CHANGES, *OPTION_NAMES])
def test_every_key_of_a_house_edition_is_told(key: str) -> None:
    assert any(f"`{key}`" in row[0] for row in tables("house-editions.md"))


def test_decisions_are_short_and_numbered() -> None:
    pages = sorted((DOCS / "decisions").glob("*.md"))
    assert pages
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert text.startswith(f"# {int(page.name[:4])}. "), page
        assert text.count("\n") <= 20, page
