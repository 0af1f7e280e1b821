"""What Home says of games that have no board of chains."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from hotels.ledger.big_shot import terms as shot
from hotels.ledger.big_shot.entries import Hammer, Open
from hotels.ledger.big_shot.game import BigShot
from hotels.ledger.game import Game
from hotels.ledger.perfect_hotel import terms as hotel
from hotels.ledger.perfect_hotel.entries import Build, Keep
from hotels.ledger.perfect_hotel.game import PerfectHotel
from hotels.store.keeping import Opened, began
from hotels.store.records import checked
from hotels.store.store import Store
from hotels.views.game_rows import DAMAGED, GameRow
from hotels.views.home import game_row

NOW = datetime(2026, 11, 18, 22, 0, tzinfo=UTC)
THREE = ("Ana", "Ben", "Cat")


def big_shot() -> BigShot:
    return BigShot(shot.terms_of({"colours": ["red", "yellow", "white"]}, 3))


def perfect_hotel(rounds: int = 3) -> PerfectHotel:
    return PerfectHotel(hotel.terms_of({"rounds": rounds}, 3))


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "hotels.db") as store:
        yield store


def row_of(store: Store, game: Opened[Any, Any], **other: Any) -> GameRow:  # noqa: ANN401 - a record has fields of many kinds
    return game_row(store.record(game.record.id)._replace(**other), NOW, UTC)


@pytest.mark.parametrize(
    ("made", "name", "place"),
    [
        (big_shot, "Big Shot", "Big Shot · round 1 of 18"),
        (perfect_hotel, "Perfect Hotel", "Perfect Hotel · round 1 of 3"),
    ],
)
def test_a_game_not_begun_yet_says_what_it_is(
    store: Store, made: Callable[[], Game[Any, Any]], name: str, place: str
) -> None:
    row = row_of(store, began(store, made(), THREE))
    assert (row.edition, row.place, row.state, row.deed) == (
        name,
        place,
        "Not started yet",
        "Start",
    )
    assert (row.players, row.picture, row.damaged) == ("Ana, Ben and Cat", None, False)
    assert row.emblem


def test_big_shot_says_whom_the_bank_waits_for(store: Store) -> None:
    game = began(store, big_shot(), THREE)
    game.table.write(Open(1, (2, 1, 1, 0)))
    row = row_of(store, game)
    assert (row.state, row.next, row.deed) == (
        "Paused in round 1",
        "Waiting for Cat.",
        "Resume",
    )
    game.table.write(Hammer(0, 4))
    assert row_of(store, game).next == "Waiting for Ana."


def test_perfect_hotel_says_who_leads(store: Store) -> None:
    game = began(store, perfect_hotel(), THREE)
    game.table.write(Build(1, 0, 3, 0))
    assert row_of(store, game).next == "No scores yet."
    game.table.write(Keep())
    # Bedroom 10, the only floor +5, the grandest top +3, fewer than four kinds -3
    row = row_of(store, game)
    assert (row.state, row.next) == ("Paused in round 2", "Ben leads with 15 points.")


def test_a_finished_game_says_who_won_in_its_own_words(store: Store) -> None:
    game = began(store, perfect_hotel(1), THREE)
    game.table.write(Build(1, 0, 3, 0))
    game.table.write(Keep())
    row = row_of(store, game)
    assert (row.state, row.finished, row.deed) == (
        "Ben won with 15 points",
        True,
        "See the result",
    )


@pytest.mark.parametrize(
    ("cash", "winners", "said"),
    [
        ([43, 20, 7], [0], "Ana won with 43 million"),
        ([43, 43, 7], [0, 1], "Ana and Ben shared the win, 43 million each"),
        ([43, 20, 7], [], "Nobody won"),
    ],
)
def test_big_shot_says_how_it_came_out(
    store: Store, cash: list[int], winners: list[int], said: str
) -> None:
    game = began(store, big_shot(), THREE)
    result = checked({"cash": cash, "winners": winners})
    row = row_of(store, game, result=result, summary=checked({"round": 18, "awaiting": ""}))
    assert (row.state, row.next, row.finished) == (said, f"{said}.", True)


@pytest.mark.parametrize("made", [big_shot, perfect_hotel])
@pytest.mark.parametrize(
    "harm",
    [
        {"summary": "nonsense"},
        {"summary": checked({"round": "two"})},
        {"result": "nonsense"},
        {"about": "otherwise"},
        {"header": "{"},
    ],
)
def test_a_damaged_game_still_has_its_line(
    store: Store, made: Callable[[], Game[Any, Any]], harm: dict[str, str]
) -> None:
    row = row_of(store, began(store, made(), THREE), **harm)
    assert row.damaged
    assert row.state == DAMAGED
    assert row.players == "Ana, Ben and Cat"
