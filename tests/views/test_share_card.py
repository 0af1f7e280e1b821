"""What stands on the share card of a finished game."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from hotels.store.store import Store
from hotels.views.share_card import share_card
from hotels.views.squares import State
from tests.exports.handed import recorded_game, scored_game


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "hotels.db") as store:
        yield store


def test_the_card_tells_a_game_of_acquire(store: Store) -> None:
    card = share_card(recorded_game(store, "acquire-p4_027", players=("Ann", "Bob", "Cy", "Di")))
    assert card.headline == "Bob wins with $44,800"
    assert card.second == "Acquire, classic · four players · 60 turns"
    assert [(chain.name, chain.size, chain.each) for chain in card.chains] == [
        ("Luxor", "46", "$1,000 a share"),
        ("Continental", "6", "$800 a share"),
        ("Worldwide", "4", "$500 a share"),
    ]
    assert [rank.name for rank in card.ranks] == ["Bob", "Ann", "Di", "Cy"]
    assert sum(square.state is State.CHAIN for square in card.squares) == 46 + 6 + 4
    # Second in Luxor $5,000 and in Continental $4,000; alone in Worldwide $5,000 and $2,500.
    assert card.story == "Bob had the most cash and got $16,500 in final bonuses."


def test_the_story_says_who_was_ahead_before_the_final_bonuses(store: Store) -> None:
    game = recorded_game(store, "vacation-p6_017", players=("A", "B", "C", "D", "E", "F"))
    books = game.table.books
    richest = max(range(6), key=lambda seat: books.cash[seat])
    card = share_card(game)
    assert card.story.startswith(f"{'ABCDEF'[richest]} had the most cash, but ")
    winner = card.ranks[0].name
    assert winner != "ABCDEF"[richest]
    assert f"but {winner} got $" in card.story


def test_a_quick_score_has_no_board_and_no_turns(store: Store) -> None:
    card = share_card(scored_game(store))
    assert card.squares == ()
    assert card.second == "VACATION · three players"
    assert [chain.size for chain in card.chains] == ["5"]
    assert "$8,000" in card.story  # by how much, where nobody knows how
