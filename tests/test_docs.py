"""The documents say what the code does, and name what is there."""

import re
from pathlib import Path

import pytest

from hotels.ledger.chains.agreement import OPTION_NAMES
from hotels.ledger.chains.changes import CHANGES
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.rule import Rule

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = [*ROOT.glob("*.md"), *DOCS.rglob("*.md"), ROOT / "assets" / "LICENCES.md"]
MAP = ("README.md", "CONTRIBUTING.md", "docs/architecture.md")
NEAR = (
    *("", "docs", "hotels", "hotels/ledger/chains", "hotels/store", "hotels/wording"),
    *("hotels/views", "hotels/screens", "hotels/screens/chains"),
)
"""Where what the map names is looked for: it says once where it is, and then goes on from there."""

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


def named(text: str) -> set[str]:
    """The files and folders that a page names."""
    quoted = re.findall(r"`([^`\n]+)`", text)
    return {
        one.rstrip("/")
        for one in quoted
        if re.fullmatch(r"[\w.*-]*(/[\w.*-]+)*/?", one)
        and ("/" in one or one.endswith((".py", ".md", ".txt", ".toml", ".spec")))
    }


@pytest.mark.parametrize("page", MAP)
def test_what_the_map_names_is_there(page: str) -> None:
    found = named((ROOT / page).read_text(encoding="utf-8"))
    assert found
    for one in found:
        is_made, is_format = one.startswith("build/"), re.fullmatch(r"hotels-\w+/\d+", one)
        assert is_made or is_format or any([*(ROOT / near).glob(one)] for near in NEAR), (
            f"{page} names {one}"
        )


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert "://" in link or (page.parent / link).exists(), link


def test_every_folder_of_hotels_is_on_the_map() -> None:
    page = (DOCS / "architecture.md").read_text(encoding="utf-8")
    folders = [path.name for path in (ROOT / "hotels").iterdir() if path.is_dir()]
    games = [path.name for path in (ROOT / "hotels" / "ledger").iterdir() if path.is_dir()]
    for name in {*folders, *games} - {"__pycache__"}:
        assert re.search(rf"[`/]{name}/", page), name


def test_every_word_for_make_is_in_the_makefile() -> None:
    words = set(
        re.findall(r"^([a-z0-9]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    )
    code = [
        path for top in ("hotels", "tests", "tools", "bench") for path in (ROOT / top).rglob("*.py")
    ]
    for path in [*PAGES, *code]:
        told = re.findall(r"`make ([a-z0-9]+)\b", path.read_text(encoding="utf-8"))
        assert {*told} <= words, path
