"""What of a game is handed on, under which names, and why something is not."""

import csv
import io
import json
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from hotels.exports.beancount import beancount
from hotels.exports.played import of_transcript
from hotels.exports.text import text
from hotels.ledger import reading
from hotels.ledger.chains.entries import Correct
from hotels.ledger.chains.tally import Figure, Place, Sort
from hotels.ledger.chains.transcript import transcript
from hotels.store.keeping import Opened
from hotels.store.store import Store
from hotels.views import sharing
from hotels.views.sharing import Form, Unfit
from tests.command import GAMES, recorded
from tests.exports.games import read
from tests.exports.handed import NAME, ODD, recorded_game, scored_game


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "hotels.db") as store:
        yield store


def test_a_game_at_the_table_is_exported_as_its_transcript_is(store: Store) -> None:
    game = recorded_game(store)
    said = sharing.content(game, Form.BEANCOUNT)
    known = of_transcript(read(GAMES / f"{NAME}.json"), sharing.day_of(game))
    # Numbers of lines begin at 1 at the table and at 0 in a transcript: the figures are the same.
    mine = [line for line in said.splitlines() if "DOLLAR" in line and line.startswith("  ")]
    theirs = [
        line for line in beancount(known).splitlines() if "DOLLAR" in line and line.startswith("  ")
    ]
    assert mine == theirs
    assert (
        sharing.content(game, Form.TEXT).split("Turn by turn")[1]
        == (text(known).split("Turn by turn")[1])
    )


def test_a_transcript_from_the_screen_replays_to_the_recorded_end(store: Store) -> None:
    said = reading.parsed(sharing.content(recorded_game(store), Form.TRANSCRIPT).encode())
    *_, last = transcript(said).pages()
    assert json.loads(json.dumps(said))["final"]["cash"] == recorded(NAME)["final"]["cash"]
    assert last.books.awaiting is None


@pytest.mark.parametrize(
    "played", ["0001-01-01T00:00:00+23:59", "9999-12-31T23:59:59-23:59", "on a Sunday", ""]
)
def test_a_day_beyond_the_calendar_is_that_on_which_it_was_written(
    store: Store, played: str
) -> None:
    game = scored_game(store)
    record = game.record._replace(played=played, created_at="2026-11-18")
    assert sharing.day_of(game._replace(record=record)) == date(2026, 11, 18)


def test_a_table_of_odd_names_is_read_by_a_spreadsheet(store: Store) -> None:
    said = sharing.content(recorded_game(store, players=ODD), Form.CSV)
    rows = list(csv.reader(io.StringIO(said)))
    assert len({len(row) for row in rows}) == 1
    assert any('Mary, "Ann"' in cell for row in rows for cell in row)
    assert not any(cell.startswith("=") for row in rows for cell in row)


def test_what_no_transcript_can_tell_is_said_with_its_lines(store: Store) -> None:
    game = recorded_game(store, count=4)
    game.table.write(Correct(0, "cash", 12_345), forced=True)
    with pytest.raises(Unfit, match=r"can\'t include corrections .* \(entry 5\)"):
        sharing.content(game, Form.TRANSCRIPT)


def test_a_game_under_way_has_no_link(store: Store) -> None:
    game = recorded_game(store, count=30)
    assert not sharing.is_over(game)
    assert sharing.told(game).result is None
    with pytest.raises(Unfit, match="in progress"):
        sharing.link(game)


def test_a_score_is_told_in_words_and_by_link_only(store: Store) -> None:
    game = scored_game(store)
    assert [offer.form for offer in sharing.offers(game)] == [Form.TEXT]
    said = sharing.content(game, Form.TEXT)
    assert "The bank's score: VACATION" in said
    assert "Turn by turn" not in said
    outcome = game.table.game.outcome(game.table.books)
    assert outcome is not None
    for cash in outcome.cash:
        assert f"${cash:,}" in said
    assert sharing.link(game).startswith("https://app.bgstatsapp.com/")
    assert sharing.told(game).result is not None


def test_the_same_score_is_one_play_and_another_figure_another(store: Store) -> None:
    one, other = scored_game(store), scored_game(store)
    assert play(one)["sourcePlayId"] == play(other)["sourcePlayId"]
    other.table.write(Figure(Place(Sort.CASH, 0, 2), 700))
    assert play(one)["sourcePlayId"] != play(other)["sourcePlayId"]


def play(game: Opened[Any, Any]) -> dict[str, str]:
    """The play as BG Stats reads it out of the link."""
    said: dict[str, str] = json.loads(unquote(sharing.link(game).partition("data=")[2]))
    return said


def test_a_score_half_told_is_not_handed_on(store: Store) -> None:
    game = scored_game(store, whole=False)
    with pytest.raises(Unfit, match="still missing"):
        sharing.content(game, Form.TEXT)


def test_a_file_is_called_by_day_and_people(store: Store) -> None:
    day = sharing.day_of(game := recorded_game(store, players=ODD)).isoformat()
    name = f"hotels-{day}-mary-ann-zoe-o-neil-ukasz-1-1.csv"
    assert sharing.file_name(game, "csv") == name
    assert sharing.file_name(game, "png", "board").endswith("-board.png")


@pytest.mark.parametrize("time", ["9999-12-31T23:59:59-12:00", "0001-01-01T00:00:00+14:00", "then"])
def test_a_day_that_no_calendar_has_here_gives_way_to_when_the_game_was_begun(
    store: Store, time: str
) -> None:
    game = recorded_game(store)
    begun = sharing.day_of(game)
    game = game._replace(record=game.record._replace(played=time))
    assert sharing.day_of(game) == begun
    assert begun.isoformat() in sharing.file_name(game, "txt")
