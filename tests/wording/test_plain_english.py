"""What a person reads is plain modern English: no retired word, no riddle of punctuation."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hotels.ledger.chains.editions import EDITIONS
from hotels.wording.language import BAR
from tools.phrases.found import phrases

ROOT = Path(__file__).parents[2]
RETIRED = re.compile(
    r"\b(purses?|strikes?|striking|struck|keepers?|reckon\w*|(put|puts|putting) right|nought"
    r"|(set|sets|setting) (it |them |entries |that )?aside|likewise|whosoever|be it"
    r"|comes? about|comes? to pass|(take|takes|taken|took) (it |this )?in\b"
    r"|attested|reconstructed|he|his|him|himself)\b",
    re.IGNORECASE,
)
"""Words that have a plainer one; a player is "they"."""

OF_AN_EDITION = re.compile(
    r"\b(take-?overs?|(takes?|took|taken|taking) over|(majority|minority) bonus|blocks?)\b",
    re.IGNORECASE,
)
"""Words that come from the edition, so that no game has another one's."""

AT_HOME = {
    *("hotels/wording/bonuses.py", "hotels/wording/card.py", "hotels/views/card.py"),
    *("hotels/ledger/chains/editions", "hotels/views/boxes.py", "hotels/views/practice.py"),
    "hotels/views/setup_words.py",
}
"""Where such a phrase is chosen by the edition, or is about one."""

FACT = re.compile(r"\{[\w.]+(?::([^{}]*))?\}")
DOUBLE_SPACE = re.compile(r"\S  +\S")
SENTENCE = re.compile(r"(?<=[.?!:])\s+|\n\n")
PAGES = sorted(
    [
        *ROOT.glob("*.md"),
        *ROOT.glob("docs/*.md"),
        *ROOT.glob("docs/decisions/*.md"),
        *ROOT.glob("fastlane/**/en-US/**/*.txt"),
    ]
)


def english() -> dict[str, str]:
    """Every phrase as it is shown, without the names of its facts, and where it is said."""
    shown = {text.rpartition(BAR)[2]: places[0] for text, places in phrases().items()}
    return {_without_facts(_without_facts(text)): place for text, place in shown.items()}


def _without_facts(text: str) -> str:
    return FACT.sub(lambda fact: fact[1] or "x", text)


def in_calls() -> Iterator[tuple[str, str]]:
    """What the command line says: its texts with a space in them, but no docstring."""
    for path in sorted((ROOT / "hotels" / "calls").glob("*.py")):
        module = ast.parse(path.read_text(encoding="utf-8"))
        own = {id(node.value) for node in ast.walk(module) if isinstance(node, ast.Expr)}
        for node in ast.walk(module):
            match node:
                case ast.Constant(value=str(text)) if " " in text and id(node) not in own:
                    yield text, path.name


def prose(page: Path) -> str:
    """A page without its code and what stands between backticks or is a link's address."""
    text = re.sub(
        r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL
    )
    return re.sub(r"`[^`]*`|\]\([^)]*\)", "", text)


def test_no_phrase_has_a_retired_word() -> None:
    assert {text: place for text, place in english().items() if RETIRED.search(text)} == {}


def test_the_command_line_has_no_retired_word() -> None:
    assert [told for told in in_calls() if RETIRED.search(told[0])] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_no_page_has_a_retired_word(page: Path) -> None:
    found = [match.group() for match in RETIRED.finditer(prose(page))]
    assert found == []


def test_no_phrase_has_two_spaces_in_a_row() -> None:
    lines = [line for text in english() for line in text.split("\n")]
    assert [line for line in lines if DOUBLE_SPACE.search(line)] == []


def test_a_sentence_has_one_semicolon_at_most() -> None:
    sentences = [one for text in english() for one in SENTENCE.split(text)]
    assert [one for one in sentences if one.count(";") > 1] == []


@pytest.mark.parametrize("edition", ["vacation", "acquire-classic"])
def test_an_edition_has_its_own_words_for_a_merger(edition: str) -> None:
    words = EDITIONS[edition].words
    others = EDITIONS["vacation" if edition != "vacation" else "acquire-classic"].words
    assert not {words.merger, words.takes_over, words.survivor} & {*others}


def test_no_phrase_has_the_words_of_one_edition() -> None:
    """A merger is called as the edition calls it."""
    said = {text: place for text, place in english().items() if place not in AT_HOME}
    assert {text: place for text, place in said.items() if OF_AN_EDITION.search(text)} == {}
