"""What Home says of a game, without a window."""

import json
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from hotels.sample import ENTRIES, sample
from hotels.store.checking import Damage, Flaw
from hotels.store.disk import DiskError, Hindrance
from hotels.store.keeping import opened
from hotels.store.records import SAMPLE, NewGame, Record, checked
from hotels.store.rescue import Salvage
from hotels.store.store import Store
from hotels.views.game_rows import DAMAGED, LATER, Picture, when
from hotels.views.home import KEYS, SAMPLE_TURNS, game_row, sample_picture
from hotels.views.letters import letters
from hotels.views.trouble import missing, rescued, trouble
from tests.store.playing import entries

NOW = datetime(2026, 11, 18, 22, 0, tzinfo=UTC)
BOARD = bytes(108)


def record(  # noqa: PLR0913  a record has as many sides
    *,
    players: tuple[str, ...] = ("Alice", "Bob"),
    header: str = '{"dealt":{},"edition":"vacation"}',
    summary: str = "",
    result: str = "",
    touched_at: str = "2026-11-18T20:14:00Z",
    source: str = "",
    whole: bool = True,
) -> Record:
    new = NewGame("uid", "chains", header, players, "{}", source)
    made = Record(
        id=7,
        uid=new.uid,
        kind=new.kind,
        header=new.header,
        names=new.names,
        source=source,
        played="",
        created_at=touched_at,
        touched_at=touched_at,
        summary=summary,
        result=result,
        deleted_at="",
        last="",
        players=players,
    )
    return made._replace(about=made.said if whole else "otherwise")


def stands(turn: int, player: int = 0, cells: bytes = BOARD) -> str:
    return checked({"turn": turn, "player": player, "cells": cells.hex()})


def came_out(cash: list[int], winners: list[int]) -> str:
    return checked({"cash": cash, "winners": winners})


@pytest.mark.parametrize(
    ("then", "said"),
    [
        ((2026, 11, 18, 20, 14), ("Tonight", "20:14")),
        ((2026, 11, 18, 18, 0), ("Tonight", "18:00")),
        ((2026, 11, 18, 9, 5), ("Today", "09:05")),
        ((2026, 11, 17, 23, 59), ("Yesterday", "")),
        ((2026, 11, 16, 23, 59), ("16 Nov", "")),
        ((2026, 1, 1, 0, 0), ("1 Jan", "")),
        ((2025, 11, 8, 20, 0), ("8 Nov 2025", "")),
        ((2026, 11, 19, 1, 0), ("19 Nov", "")),  # the clock was put back
    ],
)
def test_a_day_is_said_as_one_says_it(
    then: tuple[int, int, int, int, int], said: tuple[str, str]
) -> None:
    assert when(datetime(*then, tzinfo=UTC), NOW) == said


def test_the_time_is_that_of_the_place() -> None:
    east = timezone(timedelta(hours=9))
    row = game_row(record(), NOW.astimezone(east), east)
    assert row.time == "Today, 05:14"
    assert game_row(record(), NOW, UTC).time == "Tonight, 20:14"


def test_a_time_that_is_none_is_left_out() -> None:
    assert game_row(record(touched_at="once"), NOW, UTC).time == ""


def test_a_game_under_way_says_where_it_stands() -> None:
    cells = bytes((2, 2, 3, 3, 1)) + bytes(103)
    row = game_row(record(summary=stands(31, 1, cells)), NOW, UTC)
    assert row.state == "Paused in turn 31"
    assert row.place == "VACATION · turn 31 · two chains"
    assert row.next == "Waiting for Bob."
    assert row.deed == "Resume"
    assert row.picture == Picture(cells, 9, 12)
    assert not row.damaged


@pytest.mark.parametrize(
    ("codes", "chains"), [((0,), "no chains"), ((2, 2), "one chain"), (range(2, 9), "seven chains")]
)
def test_chains_are_counted_on_the_board(codes: list[int], chains: str) -> None:
    cells = bytes(codes).ljust(108, b"\0")
    assert game_row(record(summary=stands(3, 0, cells)), NOW, UTC).place.endswith(chains)


def test_a_finished_game_says_who_won() -> None:
    row = game_row(record(summary=stands(90), result=came_out([41_000, 69_300], [1])), NOW, UTC)
    assert row.state == "Bob won with $69,300"
    assert row.icon == "trophy-outline"
    assert row.finished
    assert row.deed == "See the result"


def scored(known: int, result: str = "") -> Record:
    """A quick score with so many of its 39 figures."""
    summary = checked({"figures": known, "of": 39})
    made = record(header='{"edition":"vacation"}', summary=summary, result=result)._replace(
        kind="tally"
    )
    return made._replace(about=made.said)


def test_a_quick_score_says_how_many_figures_it_has() -> None:
    row = game_row(scored(19), NOW, UTC)
    assert row.state == "Quick score, 19 of 39 figures"
    assert row.place == "VACATION · quick score"
    assert (row.next, row.deed) == ("20 figures are missing.", "Continue")
    assert (row.picture, row.again, row.finished, row.damaged) == (None, False, False, False)
    assert game_row(scored(39), NOW, UTC).next == "The figures do not add up yet."
    begun = scored(0)._replace(summary="")
    assert game_row(begun, NOW, UTC).state == "Quick score, 0 of 23 figures"


def test_a_quick_score_says_who_won() -> None:
    row = game_row(scored(39, result=came_out([900, 1_500], [1])), NOW, UTC)
    assert (row.state, row.next) == ("Bob won with $1,500", "Bob won with $1,500.")
    assert (row.deed, row.finished) == ("See the ranking", True)


def test_a_damaged_quick_score_still_has_its_line() -> None:
    harmed = scored(19)._replace(summary="0 nothing")
    assert game_row(harmed, NOW, UTC).state == DAMAGED
    later = scored(19)._replace(header='{"edition":"vacation-2040"}')
    later = later._replace(about=later.said)
    assert game_row(later, NOW, UTC).state == LATER


def test_a_shared_win_names_all_who_share_it() -> None:
    result = came_out([45_300, 20_000, 45_300], [0, 2])
    players = ("", "Bob", "Dave")
    row = game_row(record(players=players, summary=stands(90), result=result), NOW, UTC)
    assert row.state == "Player 1 and Dave shared the win, $45,300 each"


def test_a_game_not_begun_yet_says_who_begins() -> None:
    row = game_row(record(players=("", "Bob")), NOW, UTC)
    assert row.state == "Not started yet"
    assert row.next == "Player 1 lays the first tile."
    assert row.deed == "Start"


def test_tiles_that_lie_there_from_the_start_are_seen() -> None:
    said = {"edition": "acquire-1999", "options": {"opening": "stay"}, "opening": ["1A", "12I"]}
    picture = game_row(record(header=json.dumps(said)), NOW, UTC).picture
    assert picture is not None
    assert (picture.cells[0], picture.cells[-1]) == (1, 1)
    assert sum(picture.cells) == 2


def test_names_are_said_as_far_as_they_can_be_drawn() -> None:
    row = game_row(record(players=("ada", "Élodie 🎲", "", "דנה")), NOW, UTC)
    assert row.players == "ada, Élodie, player 3 and player 4"
    assert row.heading == "ada, Élodie,\nplayer 3 and player 4"


def test_three_stand_on_one_line() -> None:
    row = game_row(record(players=("Eve", "Alice", "Frank")), NOW, UTC)
    assert row.heading == row.players == "Eve, Alice and Frank"


@pytest.mark.parametrize(
    "harmed",
    [
        record(whole=False),
        record(summary="00000000 {}"),
        record(summary="nonsense"),
        record(summary=checked({"turn": "x"})),
        record(summary=checked({"turn": 1, "player": 0, "cells": "zz"})),
        record(summary=stands(9), result="00000000 {}"),
        record(summary=stands(9), result=came_out([1], [4])),
        record(summary=stands(9), result=came_out([1], [0])),
        record(summary=stands(9), result=came_out([1], [])),
        record(players=(), summary=stands(9), whole=False),
        record(header="{", summary=stands(9), whole=False),
    ],
)
def test_a_damaged_game_still_has_its_line(harmed: Record) -> None:
    row = game_row(harmed, NOW, UTC)
    assert row.damaged
    assert row.state == DAMAGED
    assert row.players


def test_a_game_of_a_later_version_says_so() -> None:
    later = record(header='{"edition":"tower"}', summary=stands(4))
    row = game_row(later, NOW, UTC)
    assert (row.state, row.edition, row.again) == (LATER, "Unknown edition", False)
    assert not row.damaged


def test_a_board_of_another_size_is_left_out() -> None:
    assert game_row(record(summary=stands(4, 0, bytes(7))), NOW, UTC).picture is None


def test_the_sample_is_the_game_of_the_typescript(tmp_path: Path) -> None:
    assert list(ENTRIES) == entries("manuscript")[: len(ENTRIES)]
    with Store(tmp_path / "hotels.db") as store:
        game = opened(store, sample(store))
        assert game.damaged_at is game.reckoned_at is None
        assert [page.page.entry for page in game.table.pages] == list(ENTRIES)
        assert game.table.books.awaiting.kind == "dispose"
        row = game_row(game.record, NOW, UTC)
        assert (row.sample, row.state) == (True, "Sample game, nine turns to explore")
        assert game.record.source == SAMPLE


def test_home_shows_the_sample_s_board_without_its_rules(tmp_path: Path) -> None:
    with Store(tmp_path / "hotels.db") as store:
        books = opened(store, sample(store)).table.books
    board = books.board
    assert sample_picture() == Picture(board.cells, board.shape.rows, board.shape.columns)
    assert tuple(KEYS) == letters(books.header.edition.names)
    assert books.turn == SAMPLE_TURNS


def test_the_sample_is_not_made_twice_but_anew_once_deleted(tmp_path: Path) -> None:
    with Store(tmp_path / "hotels.db") as store:
        first = sample(store)
        assert sample(store) == first
        store.delete(first)
        second = sample(store)
        assert second != first
        assert sample(store) == second
        assert store.count() == 1


@pytest.mark.parametrize("hindrance", list(Hindrance))
def test_every_hindrance_has_a_way_forward(hindrance: Hindrance) -> None:
    told = trouble(DiskError(hindrance))
    assert told.headline[0].isupper()
    assert told.sentence.endswith(".")
    assert told.rescue == (hindrance is Hindrance.DAMAGED)


def test_what_was_rescued_is_counted() -> None:
    assert rescued(Salvage(12, 1, 2), "x.db") == (
        "12 games rescued in full, 1 game rescued up to the damage and 2 games lost. The "
        "damaged file is kept as x.db."
    )
    assert rescued(Salvage(), "x.db").startswith("No games could be read.")


def test_what_was_emptied_is_said_before_what_else_is_missing() -> None:
    emptied = Damage(None, None, Flaw.EMPTIED)
    said = missing([emptied])
    assert said.startswith("There were saved games here, but their file was emptied or deleted ")
    unread = Damage(None, None, Flaw.MISSING, "0")
    assert missing([emptied, unread]).startswith(
        f"{said} Some saved entries are missing: a game. Compare with the table"
    )


def test_what_is_missing_is_told_game_by_game() -> None:
    torn = Damage(None, None, Flaw.TORN)
    assert missing([torn]).startswith(
        "Hotels was interrupted while saving. Everything the screen had shown is safe"
    )
    ana, gone = record(players=("Ana", "", "🎲")), Damage(None, None, Flaw.MISSING, "1")
    assert missing([torn, Damage(ana, 6, Flaw.MISSING, "7"), gone]) == (
        "Some saved entries are missing: 7 entries (Ana, Player 2 and Player 3) and a game with 1"
        " entry. Compare with the table and enter them again. If you restored an older copy, this"
        " is expected."
    )
