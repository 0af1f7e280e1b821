"""Mistakes of a table, for the command line: replayed where asked for, kept in archives."""

import json
from pathlib import Path

import pytest

from hotels.places import archive_file
from hotels.store.keeping import opened
from hotels.store.store import Store
from tests.command import GAMES, hotels, recorded
from tests.store.playing import entries, sat_down, ticking

FORCED = sorted(GAMES.glob("forced/*.json"))

each = pytest.mark.parametrize("path", FORCED, ids=lambda path: path.stem)


@each
def test_it_is_replayed_where_it_is_asked_for_and_named(path: Path) -> None:
    against = recorded(f"forced/{path.stem}")["forced"]
    said = hotels("replay", "--forced", "--check", path)
    assert (said.status, said.err) == (0, "")
    for event in against:
        assert f"{path}: event {event}: forced: " in said.out
    as_object = json.loads(hotels("replay", "--forced", "--json", path).out)
    assert [str(one["event"]) for one in as_object["forced"]] == [*against]
    assert all(one["why"] for one in as_object["forced"])


@each
def test_a_strict_replay_stops_at_it(path: Path) -> None:
    first = min(recorded(f"forced/{path.stem}")["forced"], key=int)
    said = hotels("replay", path)
    assert (said.status, said.out) == (2, "")
    assert said.err.startswith(f"{path}: event {first}: ")


@pytest.mark.parametrize("name", ["odd-trade", "trade-more-than-bank-acquire", "dispose-too-few"])
def test_what_cannot_be_is_refused_all_the_same(name: str) -> None:
    path = GAMES / "invalid" / f"{name}.json"
    assert hotels("replay", "--forced", path) == hotels("replay", path)


def test_a_game_without_any_is_said_as_without_the_option() -> None:
    path = GAMES / "manuscript.json"
    assert hotels("replay", "--forced", "--json", path) == hotels("replay", "--json", path)


def test_it_travels_in_an_archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOTELS_DATA", str(tmp_path / "ours"))
    archive_file().parent.mkdir(parents=True)
    with Store(archive_file(), ticking()) as store:
        for path in FORCED:
            begun = sat_down(store, f"forced/{path.stem}")
            for entry in entries(f"forced/{path.stem}"):
                begun.table.write(entry, forced=True)
        states = {game.uid: books_of(store, game.id) for game in store.all_games()}
    out = tmp_path / "games.jsonl"
    assert hotels("archive", "export", "-o", out).status == 0
    monkeypatch.setenv("HOTELS_DATA", str(tmp_path / "theirs"))
    assert hotels("archive", "import", out).status == 0
    assert hotels("archive", "check").status == 0
    with Store(archive_file(), ticking()) as store:
        assert {game.uid: books_of(store, game.id) for game in store.all_games()} == states


def books_of(store: Store, number: int) -> object:
    """Where a game of the archive stands."""
    game = opened(store, number)
    assert (game.damaged_at, game.reckoned_at) == (None, None)
    return game.table.game.state(game.table.books)
