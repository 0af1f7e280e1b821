"""What an archive shows of a game is worked out from its entries, never believed."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from hotels.exports.archive import TakenIn
from hotels.store.checking import Flaw, damages, findings
from hotels.store.keeping import opened
from hotels.store.records import checked, digest, outcome_in, unchecked
from hotels.store.store import Store
from hotels.wording.archive import outcome
from tests.store.archives import changed, out, put_in
from tests.store.other_rules import Generous, Talkative, played_as
from tests.store.playing import played, ticking

OVER = "acquire-p4_027"
"""A recorded game that was played to its end."""
RICH: dict[str, object] = {"cash": [9_999_999, 0, 0, 0], "winners": [0]}


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "other.db", ticking()) as store:
        yield store


@pytest.fixture
def finished(tmp_path: Path) -> Iterator[Store]:
    """An archive with a game that is over."""
    with Store(tmp_path / "ours.db", ticking()) as store:
        played(store, OVER)
        yield store


@pytest.fixture
def begun(tmp_path: Path) -> Iterator[Store]:
    """An archive with a game under way."""
    with Store(tmp_path / "ours.db", ticking()) as store:
        played(store, until=10)
        yield store


def nonsense(said: str) -> str:
    """Any text under a digest that is right."""
    return f"{digest(said, 8)} {said}"


CLAIMS = [
    checked(RICH),
    *(checked({"cash": [1, 2, 3, 4], "winners": winners}) for winners in (["a"], [99], [-1], [])),
    *(checked({"cash": cash, "winners": [0]}) for cash in ([], [1], ["1", 2, 3, 4], 7, None)),
    checked({}),
    *(nonsense(said) for said in ("[1]", "1.5", "null", "{", "\x00", "[" * 300)),
    *("x", "00000000 {}", " "),
]


@pytest.mark.parametrize("claim", CLAIMS)
def test_what_a_file_claims_is_worked_out_again(begun: Store, other: Store, claim: str) -> None:
    file = out(begun)
    head, game, *lines = file.splitlines(keepends=True)
    for claims in ({"result": claim}, {"summary": claim}, {"result": claim, "summary": claim}):
        for record in [*other.all_games()]:
            other.delete(record.id)
        other.purge("9")
        assert put_in(other, head, changed(game, claims), *lines) == TakenIn(new=1)
        assert out(other) == file
        assert list(damages(other)) == []
        assert outcome(other.page()[0]) == "under way"


def test_a_game_that_is_over_is_not_made_unfinished(finished: Store, other: Store) -> None:
    file = out(finished)
    head, game, *lines = file.splitlines(keepends=True)
    put_in(other, head, changed(game, {"result": "", "summary": ""}), *lines)
    assert out(other) == file


def test_a_game_without_a_line_claims_nothing(tmp_path: Path, other: Store) -> None:
    with Store(tmp_path / "ours.db", ticking()) as store:
        played(store, until=0)
        head, game = out(store).splitlines(keepends=True)
    put_in(other, head, changed(game, {"result": checked(RICH)}))
    assert other.record(1).shown() == ("", "")


def test_a_game_that_goes_on_here_shows_what_its_lines_say(tmp_path: Path, other: Store) -> None:
    with Store(tmp_path / "ours.db", ticking()) as store:
        table = played(store, until=10).table
        put_in(other, out(store))
        table.undo()
        head, game, *lines = out(store).splitlines(keepends=True)
        put_in(other, head, changed(game, {"result": checked(RICH)}), *lines)
        assert other.page()[0].shown() == store.page()[0].shown()


@pytest.mark.parametrize("claim", CLAIMS)
def test_what_is_shown_against_the_lines_is_found(begun: Store, claim: str) -> None:
    begun.disk.write("UPDATE games SET result = ?", (claim,))
    assert [one.flaw for one in damages(begun)] == [Flaw.SHOWN]
    assert outcome(begun.page()[0]) in {"its result is damaged", "won by Ana with $9,999,999"}


def test_where_the_rules_changed_the_result_as_it_was_stays(finished: Store, other: Store) -> None:
    file = out(finished)
    with played_as(Generous):
        put_in(other, file)
        assert out(other) == file
        assert other.record(1).shown() == finished.record(1).shown()
        assert list(damages(other)) == []
        (found,) = findings(other)
        assert (found.flaw, found.line) == (Flaw.RECKONED, 1)
        game = opened(other, 1)
        was = unchecked(game.record.result)
        assert game.table.accept()
        now = unchecked(other.record(1).result)
        assert was is not None
        assert now is not None
        assert now["cash"] == [cash + 1 for cash in json.loads(json.dumps(was["cash"]))]
        assert list(findings(other)) == []


@pytest.mark.parametrize("claim", CLAIMS[1:])
def test_where_the_rules_changed_a_result_that_cannot_be_is_none(
    finished: Store, other: Store, claim: str
) -> None:
    head, game, *lines = out(finished).splitlines(keepends=True)
    claims = {"result": claim, "summary": claim}
    with played_as(Generous):
        put_in(other, head, changed(game, claims), *lines)
        record = other.record(1)
        was = unchecked(finished.record(1).summary)
        result = outcome_in(record.result, 4, record.kind)
        assert result is not None
        assert (unchecked(record.summary), max(result.cash) % 100) == (was, 1)
        assert list(damages(other)) == []


def test_what_a_later_version_shows_besides_is_no_damage(finished: Store, other: Store) -> None:
    file = out(finished)
    with played_as(Talkative):
        assert list(damages(finished)) == []
        put_in(other, file)
        assert out(other) == file
    with played_as(Talkative), Store(other.path.with_name("third.db")) as store:
        played(store, OVER)
        theirs = out(store)
    assert put_in(other, theirs) == TakenIn(new=1)
    assert list(damages(other)) == []
