"""A game of Perfect Hotel as it is handed on: in words, as a file."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hotels.ledger.perfect_hotel.game import PerfectHotel
from hotels.ledger.perfect_hotel.record import recorded, result
from hotels.ledger.perfect_hotel.terms import Terms
from hotels.ledger.reading import parsed
from hotels.store.keeping import Opened, began
from hotels.store.store import Store
from hotels.views.perfect_hotel_sharing import as_file, in_words, is_begun, told
from tests.views import perfect_hotel_games as games


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "hotels.db", lambda: "2026-11-18T20:00:00Z") as store:
        yield store


def handed(store: Store, *rounds: games.Round, kept: int | None = None) -> Opened[Any, Any]:
    game = began(store, PerfectHotel(Terms(4)), games.NAMES)
    games.played(game.table, *rounds, kept=kept)
    return game


def test_the_whole_game_in_words(store: Store) -> None:
    said = in_words(handed(store, games.FIRST, games.DRAWN, games.THIRD, kept=3))
    lines = said.splitlines()
    assert lines[0] == "Perfect Hotel, 18 Nov 2026"
    assert lines[1] == "Carol wins with 43 points."
    assert "Round 2: Alice 8, Bob 1, Carol 12, Dave 6" in lines
    assert "  Alice: Bedroom 4 and 2 tourists, Bar 3, Shop 2" in lines
    assert "  Dave: Gym 3, Bar 2, Shop 2 and 1 tourist, Shop annex 2" in lines
    assert "  Bob: Bedroom 2, Pool 3, Gym 2, Restaurant 2, 1 tourist in hand" in lines
    assert "  Dave: nothing built" in lines
    assert "    −3 in this round" in lines
    assert "  1. Carol 43, lap 1, space 3" in lines
    bedroom = next(line for line in lines if line.startswith("    Bedroom, six"))
    assert bedroom.endswith("(printed)")
    assert said.endswith("\n")


def test_a_round_under_way_is_called_so(store: Store) -> None:
    said = in_words(handed(store, games.FIRST, games.DRAWN))
    assert "Round 2, in progress: Alice 8, Bob 1, Carol 12, Dave 6" in said
    assert "Carol leads with 24 points." in said


def test_the_file_has_the_names_as_they_were_given(store: Store) -> None:
    game = began(store, PerfectHotel(Terms(3)), ("李", "", "Zoë 🎲"))
    games.played(game.table, tuple(hotel for hotel in games.FIRST[:3]))
    assert recorded(parsed(as_file(game).encode())).players == ("李", "Player 2", "Zoë 🎲")


def test_the_file_is_read_by_the_command_line(store: Store) -> None:
    game = handed(store, games.FIRST, games.DRAWN)
    read = recorded(parsed(as_file(game).encode()))
    assert read.players == games.NAMES
    assert result(read.books)["totals"] == list(games.AFTER[1])
    rounds = json.loads(as_file(game))["rounds"]
    assert rounds[1][3]["floors"][2] == {"kind": "Shop", "cards": 2, "tourists": 1}
    assert rounds[0][2]["in_hand"] == 2


def test_before_the_first_floor_there_is_nothing_to_hand_on(store: Store) -> None:
    assert not is_begun(handed(store))
    assert is_begun(handed(store, games.FIRST))


def test_what_stands_on_the_picture(store: Store) -> None:
    said = told(handed(store, games.FIRST, games.DRAWN, games.THIRD, kept=3))
    assert said.played == "Perfect Hotel, 18 Nov 2026: Alice, Bob, Carol and Dave"
    assert said.outcome.headline == "Carol wins with 43 points"
    assert said.names == games.NAMES
