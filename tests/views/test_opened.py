"""What is said of a game that was damaged, or that today's rules reckon otherwise."""

from pathlib import Path

import pytest

from hotels.ledger.big_shot.entries import Open
from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import Lay
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.terms import Tile
from hotels.ledger.outcome import Outcome
from hotels.ledger.reading import Fields
from hotels.store.keeping import KINDS, began, opened
from hotels.store.records import BIG_SHOT
from hotels.store.store import Store
from hotels.views.opened import COUNTS, NO_FIGURES, Person, Reckoned, damage, new_reckoning, unsure
from hotels.views.opened import recorded as recorded_result
from hotels.views.table import speech_at, speech_of
from tests.store.harm import change
from tests.store.other_rules import Generous, played_as
from tests.store.playing import PLAYERS, played, recorded

OVER = "acquire-p4_027"
"""A recorded game that was played to its end."""


class Marked(ChainGame):
    """Other rules, by which everybody comes out with as much."""

    def state(self, books: Books) -> Fields:
        return super().state(books) | {"gift": 1}


class Endless(Marked):
    """Other rules, by which no game is ever over."""

    def outcome(self, books: Books) -> Outcome | None:
        return None if books else super().outcome(books)


NAMES_HARMED = (
    "UPDATE people SET name = 'Beo' WHERE name = 'Ben'",
    "UPDATE seats SET person = 1 WHERE seat = 1",
    "UPDATE games SET played = '2025-11-18'",
)

SPEECH = speech_of(recorded().header, PLAYERS[: recorded().header.seats], {})


def finished(tmp_path: Path, rules: type[ChainGame]) -> Reckoned:
    """What is said of a finished game that is opened under other rules."""
    with Store(tmp_path / "hotels.db") as store:
        number = played(store, OVER).record.id
        with played_as(rules):
            game = opened(store, number)
            said = new_reckoning(game, speech_at(game))
    assert said is not None
    return said


def test_a_sound_game_is_opened_in_silence(tmp_path: Path) -> None:
    with Store(tmp_path / "hotels.db") as store:
        game = opened(store, played(store).record.id)
        assert damage(game, SPEECH) is None
        assert new_reckoning(game, SPEECH) is None


@pytest.mark.parametrize("harm", [*NAMES_HARMED])
def test_names_that_were_damaged_are_not_taken_for_right(tmp_path: Path, harm: str) -> None:
    path = tmp_path / "hotels.db"
    with Store(path) as store:
        assert unsure(opened(store, played(store).record.id)) is None
    change(path, harm)
    with Store(path) as store:
        game = opened(store, 1)
    assert game.damaged_at is None
    said = unsure(game)
    assert said is not None
    assert said.title == "The players of this game may be wrong"
    assert "Every entry and amount is intact" in said.sentence


def test_the_damaged_line_is_named_and_where_the_game_stands_before_it(tmp_path: Path) -> None:
    path = tmp_path / "hotels.db"
    with Store(path) as store:
        number = played(store).record.id
    change(path, "UPDATE lines SET act = replace(act, 'B2', 'A1') WHERE number = 7")
    with Store(path) as store:
        said = damage(opened(store, number), SPEECH)
    assert said is not None
    assert said.title == "Entry 7 of this game is damaged"
    assert said.sentence.endswith("Last intact entry: Cat laid E5; nothing to buy.")
    assert said.deed == "Rescue what can be read"


def test_of_a_game_under_way_it_is_said_where_it_begins_and_what_is_not_known(
    tmp_path: Path,
) -> None:
    with Store(tmp_path / "hotels.db") as store:
        number = played(store).record.id
        with played_as(Generous):
            said = new_reckoning(opened(store, number), SPEECH)
    assert said is not None
    assert said.title == "This game comes out differently now"
    assert "The first difference is in turn 1, entry 1: Ana laid " in said.sentence
    assert said.result == NO_FIGURES
    assert said.people == ()


def test_of_a_finished_game_was_and_is_stand_side_by_side(tmp_path: Path) -> None:
    said = finished(tmp_path, Generous)
    # As the transcript has it; those other rules give everybody a dollar more.
    assert [(one.name, one.was, one.now) for one in said.people] == [
        ("Ana", "$31,600", "$31,601"),
        ("Ben", "$44,800", "$44,801"),
        ("Cat", "$10,800", "$10,801"),
        ("Dora", "$30,800", "$30,801"),
    ]
    assert said.result == (
        "Recorded: Ben won with $44,800. Under current rules: Ben won with $44,801."
    )
    assert said.note == COUNTS


def test_where_only_the_way_differs_the_result_is_said_once(tmp_path: Path) -> None:
    said = finished(tmp_path, Marked)
    assert said.result == (
        "The recorded result is the same under current rules: Ben won with $44,800."
    )
    assert not any(one.differs for one in said.people)


def test_a_result_that_today_is_none_is_said_so(tmp_path: Path) -> None:
    said = finished(tmp_path, Endless)
    assert said.result == (
        "Recorded: Ben won with $44,800. Under current rules, the game is not over."
    )
    assert said.people[0] == Person(0, "Ana", "$31,600", "not over")


def test_once_it_is_accepted_nothing_is_said_wherever_the_game_is_held(tmp_path: Path) -> None:
    with Store(tmp_path / "hotels.db") as store:
        number = played(store, OVER).record.id
        with played_as(Generous):
            game = opened(store, number)
            assert recorded_result(game) == Outcome((31_600, 44_800, 10_800, 30_800), (1,))
            game.table.accept()
            assert recorded_result(game) is None
            assert new_reckoning(game, speech_at(game)) is None


def test_the_beginning_in_a_line_that_changed_another_is_told_with_both(tmp_path: Path) -> None:
    with Store(tmp_path / "hotels.db") as store:
        number = played(store, until=6).record.id
        table = opened(store, number).table
        table.amend(1, Lay(0, Tile(8, 8)))
        amended = opened(store, number)._replace(reckoned_at=7)
        said = new_reckoning(amended, SPEECH)
        table.undo()
        table.strike(6)
        gone = new_reckoning(opened(store, number)._replace(reckoned_at=6), SPEECH)
        back = new_reckoning(opened(store, number)._replace(reckoned_at=8), SPEECH)
    assert said is not None
    assert said.sentence.endswith(
        "The first difference is in turn 1, entry 7, where an earlier entry was edited: Ana laid "
        "I9."
    )
    assert gone is not None
    assert gone.sentence.endswith(", entry 6, which no longer counts.")
    assert back is not None
    assert back.sentence.endswith(", entry 8, where something was undone or redone.")


def test_other_games_say_the_round(tmp_path: Path) -> None:
    terms: Fields = {"colours": [["white", "yellow"], ["red", "black"]]}
    with Store(tmp_path / "hotels.db") as store:
        game = began(store, KINDS[BIG_SHOT](terms, 2), ("Ana", "Ben"))
        game.table.write(Open(0, (1, 1, 1, 1)))
        said = new_reckoning(game._replace(reckoned_at=1), speech_at(game))
    assert said is not None
    assert said.sentence.endswith("The first difference is in round 1, entry 1.")
