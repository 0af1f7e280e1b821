"""What is handed on speaks the banker's language to people, and its own to programs."""

import csv
import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hotels.exports.beancount import beancount
from hotels.exports.played import About, Played
from hotels.exports.scored import of_tally, score
from hotels.exports.statement import COLUMNS, statement
from hotels.exports.text import text
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.editions import EDITIONS
from hotels.store.store import Store
from hotels.wording.card import card
from tests.command import recorded
from tests.exports.games import DAY, played, under_way
from tests.exports.handed import scored_game
from tests.marks import bare, in_marks

GAMES = (
    recorded("manuscript"),
    recorded("vacation-p4_001"),
    recorded("vacation-p3_002-unknown"),
    recorded("decision-p2_009"),
    recorded("acquire-p2_057"),
    under_way("acquire-p3_012", 9),
)
_QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"')


def names(game: Played) -> Iterator[str]:
    """What is called the same in every language."""
    edition = game.header.edition
    yield from (edition.name, game.about.source, *game.about.players, *edition.names)
    yield from (f"{name} {value}" for name, value in _switches(game))


def _switches(game: Played) -> list[tuple[str, object]]:
    options = game.header.options
    return [(name, getattr(options, name)) for name in options.__dataclass_fields__]


@pytest.fixture(params=range(len(GAMES)))
def game(request: pytest.FixtureRequest) -> Played:
    return played(GAMES[request.param])


def test_the_ledger_in_words_is_all_in_the_language(game: Played) -> None:
    with in_marks():
        said = text(game)
    assert bare(said, names(game)) == set()
    assert "prints its rule or price: “⟦worked out⟧” follows" in " ".join(said.split())


def test_a_score_is_all_in_the_language(tmp_path: Path) -> None:
    with Store(tmp_path / "hotels.db") as store:
        kept = scored_game(store)
        game = of_tally(kept.table, About(kept.record.players), DAY)
    with in_marks():
        said = score(game)
    assert bare(said, names(game)) == set()
    assert said.startswith("⟦The bank's score: VACATION⟧")


def test_of_a_table_only_the_words_are_in_the_language(game: Played) -> None:
    english = list(csv.DictReader(io.StringIO(statement(game))))
    with in_marks():
        said = list(csv.DictReader(io.StringIO(statement(game))))
    assert tuple(said[0]) == COLUMNS
    for row, before in zip(said, english, strict=True):
        words = row.pop("words")
        assert bare(words, names(game)) == set()
        assert words != before.pop("words")
        assert "?" not in words
        assert row == before


def test_of_accounts_comments_and_sentences_are_in_the_language(game: Played) -> None:
    english = [line for line in beancount(game).splitlines() if not line.startswith(";;")]
    with in_marks():
        said = beancount(game).splitlines()
    comments = "\n".join(line for line in said if line.startswith(";;"))
    assert bare(comments, names(game)) == set()
    directives = [line for line in said if not line.startswith(";;")]
    for line in directives:
        if " * " in line or line.startswith(("  deed:", 'option "title"')):
            sentences = " ".join(_QUOTED.findall(line.removeprefix('option "title"')))
            assert bare(sentences, names(game)) == set(), line
            assert "?" not in sentences
    assert [_QUOTED.sub("", one) for one in directives] == [_QUOTED.sub("", one) for one in english]


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda one: one.id)
def test_a_card_is_all_in_the_language(edition: Edition) -> None:
    sources = {cite.where for cite in edition.rules.values()} - {""}
    with in_marks():
        said = "\n".join(card(edition))
    called = {edition.name, edition.id, edition.source, *edition.names, *sources}
    assert bare(said, called) == set()
