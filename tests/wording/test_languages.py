"""The languages as they are translated: nothing lacks, nothing is said of what is not there."""

import re
from gettext import GNUTranslations
from string import Formatter

import pytest

from hotels.ledger.chains.edition import Words
from hotels.wording.language import BAR, ENGLISH, FOLDER, LANGUAGES
from tools.phrases.found import phrases

OTHERS = [code for code in LANGUAGES if code != ENGLISH.code]


@pytest.fixture(scope="module", params=OTHERS)
def translated(request: pytest.FixtureRequest) -> dict[str, str]:
    """Every phrase with what it is in another language, as it is loaded."""
    with (FOLDER / f"{request.param}.mo").open("rb") as file:
        said = GNUTranslations(file)
    nothing = "\0"
    said.add_fallback(_Nothing(nothing))
    return {text: said.gettext(text).replace(nothing, "") for text in phrases()}


class _Nothing(GNUTranslations):
    """What a language says of a phrase that it does not know."""

    def __init__(self, said: str) -> None:
        self._said = said

    def gettext(self, message: str) -> str:  # noqa: ARG002 - whatever it is
        return self._said


def plain(text: str) -> str:
    """A phrase without the meaning that stands before it."""
    return text.rpartition(BAR)[2]


def facts(text: str) -> set[str]:
    """All that a phrase is about, those facts included that stand in a plural."""
    named = set()
    for _, name, spec, _ in Formatter().parse(text):
        if name is not None:
            named.add(name)
            named |= facts(spec or "")
    return named


def plurals(text: str) -> list[tuple[str, str]]:
    """The counted words of a phrase."""
    parts = [(name, spec) for _, name, spec, _ in Formatter().parse(text) if name is not None]
    return [(name, spec) for name, spec in parts if spec and "/" in spec]


def test_every_phrase_is_translated(translated: dict[str, str]) -> None:
    assert [text for text, said in translated.items() if not said] == []


def test_a_translation_is_about_the_same(translated: dict[str, str]) -> None:
    """Whoever is told one of the edition's words knows all of them."""
    strange = {}
    for text, said in translated.items():
        known = facts(plain(text))
        if any(one.startswith("word.") for one in known):
            known |= {f"word.{field}" for field in Words._fields}
        if more := facts(said) - known:
            strange[text] = more
    assert strange == {}


def test_a_translation_leaves_no_figure_out(translated: dict[str, str]) -> None:
    """The word for a tile may go where a language needs none; a name or a number may not."""
    left_out = {
        text: lost
        for text, said in translated.items()
        if (lost := {one for one in facts(plain(text)) - facts(said) if not one.startswith("word")})
    }
    assert left_out == {}


def test_what_is_counted_has_one_and_many(translated: dict[str, str]) -> None:
    for text, said in translated.items():
        assert len(plurals(said)) >= len(plurals(plain(text))) > 0 or not plurals(plain(text)), said
        for _, spec in plurals(said):
            assert spec.count("/") in {1, 2}, said


def test_no_meaning_is_said(translated: dict[str, str]) -> None:
    assert [said for said in translated.values() if BAR in said] == []


def test_a_translation_begins_and_ends_alike(translated: dict[str, str]) -> None:
    ends = re.compile(r"[.?:…]?\s*$")
    wrong = [
        (text, said)
        for text, said in translated.items()
        if ends.search(plain(text)).group() != ends.search(said).group()  # type: ignore[union-attr]
        or (said[:1].isspace() != plain(text)[:1].isspace())
    ]
    assert wrong == []


@pytest.mark.parametrize("code", OTHERS)
def test_what_is_loaded_is_what_people_edit(code: str) -> None:
    pytest.importorskip("babel")
    from tools.phrases.__main__ import compiled, up_to_date  # noqa: PLC0415 - it needs Babel

    kept = FOLDER / f"{code}.po"
    assert (FOLDER / f"{code}.mo").read_bytes() == compiled(up_to_date(kept, code))
