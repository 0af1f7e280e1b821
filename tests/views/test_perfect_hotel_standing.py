"""How a game of Perfect Hotel stands: the sentence, the ranks, the track, round by round."""

import pytest

from hotels.views.perfect_hotel_standing import NOT_YET, outcome
from hotels.views.worth import reading
from hotels.wording.speech import Speech
from tests.views.perfect_hotel_games import (
    AFTER,
    BEDROOM,
    DRAWN,
    FIRST,
    OF_TWO,
    POOL,
    SPEECH,
    THIRD,
    Round,
    at_table,
)

EVEN: Round = ((((BEDROOM, 2), (POOL, 2)), 0),) * 4
"""Everybody is tied everywhere: 2 and 2, the view 1, and −3 for two kinds: 2 each."""


def test_a_game_that_is_over() -> None:
    told = outcome(at_table(FIRST, DRAWN, THIRD, kept=3).books, SPEECH)
    assert told.is_over
    assert told.headline == "Carol wins with 43 points"
    assert told.second == "15 points ahead of Alice, after three rounds"
    assert [(rank.place, rank.name, rank.total) for rank in told.ranks] == [
        ("1", "Carol", "43"),
        ("2", "Alice", "28"),
        ("3", "Bob", "23"),
        ("4", "Dave", "11"),
    ]
    assert [rank.wins for rank in told.ranks] == [True, False, False, False]
    assert told.totals == tuple(map(str, AFTER[2]))


def test_a_game_under_way() -> None:
    told = outcome(at_table(FIRST, DRAWN).books, SPEECH)
    assert not told.is_over
    assert told.headline == "Carol leads with 24 points"
    assert told.second == "2 points ahead of Bob, after two of three rounds"


def test_before_the_first_floor() -> None:
    told = outcome(at_table().books, SPEECH)
    assert told.headline == NOT_YET
    assert told.rounds == ()
    assert told.graph is None
    assert [tracker.place for tracker in told.trackers] == ["lap 0, space 0"] * 4


def test_a_shared_title() -> None:
    told = outcome(at_table(EVEN, planned=1, kept=1).books, SPEECH)
    assert told.headline == "Alice, Bob, Carol and Dave share the title with 2 points"
    assert told.second == "after one round"
    assert [rank.place for rank in told.ranks] == ["1"] * 4
    assert all(rank.wins for rank in told.ranks)


def test_who_is_level_shares_a_place() -> None:
    # Two have 2 of Bedroom and Pool, tied, and the view: 2 + 2 + 1 − 3; two have built nothing: −3.
    pair: Round = (EVEN[0], EVEN[1], ((), 0), ((), 0))
    told = outcome(at_table(pair, planned=1, kept=1).books, SPEECH)
    assert [(rank.place, rank.total) for rank in told.ranks] == [
        ("1", "2"),
        ("1", "2"),
        ("3", "−3"),
        ("3", "−3"),
    ]
    assert told.headline == "Alice and Bob share the title with 2 points"


def test_names_too_long_for_a_sentence_are_counted() -> None:
    speech = Speech(None, tuple(letter * 40 for letter in "abcd"), {}, 100)
    over = outcome(at_table(EVEN, planned=1, kept=1).books, speech)
    assert over.headline == "Four players share the title with 2 points"
    leading = outcome(at_table(EVEN).books, speech)
    assert leading.headline == "Four players lead with 2 points"


def test_the_trackers_go_round() -> None:
    told = outcome(at_table(FIRST, DRAWN, THIRD, kept=3).books, SPEECH)
    assert [(one.name, one.space, one.place) for one in told.trackers] == [
        ("Alice", 28, "lap 0, space 28"),
        ("Bob", 23, "lap 0, space 23"),
        ("Carol", 3, "lap 1, space 3"),
        ("Dave", 11, "lap 0, space 11"),
    ]


def test_a_tracker_below_the_start() -> None:
    told = outcome(at_table(THIRD).books, SPEECH).trackers[3]
    assert (told.space, told.total, told.place) == (-3, "−3", "lap 0, 3 before the start")


def test_totals_by_round() -> None:
    told = outcome(at_table(FIRST, DRAWN, THIRD).books, SPEECH)
    assert [(row.name, row.is_kept) for row in told.rounds] == [
        ("Round 1", True),
        ("Round 2", True),
        ("Round 3", False),
    ]
    assert told.rounds[2].points == ("20", "1", "19", "−3")
    assert [row.sums for row in told.rounds] == [tuple(map(str, sums)) for sums in AFTER]


def test_the_chart_goes_round_by_round() -> None:
    graph = outcome(at_table(FIRST, DRAWN, THIRD).books, SPEECH).graph
    assert graph is not None
    assert graph.unit == "round"
    assert [line.values for line in graph.lines] == [
        (0, 0, 8, 28),
        (0, 21, 22, 23),
        (0, 12, 24, 43),
        (0, 8, 14, 11),
    ]
    assert graph.span == (0, 50)
    told = reading(graph, 3)
    assert told.title == "after round 3"
    assert [text for _, text in told.rows] == ["43", "28", "23", "11"]


@pytest.mark.parametrize(("rounds", "second"), [(1, "after one of three rounds")])
def test_level_players_have_no_margin(rounds: int, second: str) -> None:
    assert outcome(at_table(*(EVEN,) * rounds).books, SPEECH).second == second


def test_two_players() -> None:
    told = outcome(at_table(OF_TWO, seats=2, planned=1, kept=1).books, SPEECH)
    assert told.headline == "Bob wins with 16 points"
    assert told.second == "5 points ahead of Alice, after one round"
