"""The charts of a finished game: worth and chain sizes by turn."""

from collections.abc import Callable

import pytest

from hotels.exports.played import Played
from hotels.views.worth import Graph, reading, sizes_by_turn, ticks, turn_marks, worth_by_turn
from hotels.wording.amounts import money
from tests.command import recorded
from tests.exports.games import played

KNOWN = ["acquire-p3_012", "vacation-p2_010", "vacation-p6_017"]
FINISHED = [*KNOWN, "decision-p3_009-unknown"]


def graph(game: Played, make: Callable[..., Graph] = worth_by_turn) -> Graph:
    return make(game.opening, [step.page for step in game.steps], game.speech)


@pytest.mark.parametrize("name", FINISHED)
def test_the_last_step_is_the_recorded_final_cash(name: str) -> None:
    worth = graph(played(name))
    assert [line.values[-1] for line in worth.lines] == recorded(name)["final"]["cash"]
    assert worth.moments[-1] == "after the settlement"


@pytest.mark.parametrize("name", KNOWN)
def test_each_recorded_turn_is_worth_its_cash_and_blocks(name: str) -> None:
    said, game = recorded(name), played(name)
    worth = graph(game)
    checked = 0
    for point in said["checkpoints"]:
        if said["events"][point["after"]]["op"] != "buy":
            continue  # in the middle of a turn
        turn = game.steps[point["after"]].page.books.turn
        for seat, cash in enumerate(point["cash"]):
            blocks = point["shares"].items()
            paper = sum(held[seat] * point["prices"][chain] for chain, held in blocks)
            assert worth.lines[seat].values[turn] == cash + paper
            checked += 1
    assert checked


def test_a_deal_that_came_out_later_counts_from_the_start() -> None:
    worth = graph(played("decision-p3_009-unknown"))
    assert worth.note.startswith("Dealt blocks announced later count from the start")
    # The same game is recorded with its deal: cash and blocks at the prices of these turns.
    for turn, values in {4: (6200, 6800, 6800), 29: (14500, 15300, 15700)}.items():
        assert tuple(line.values[turn] for line in worth.lines) == values
    known = graph(played("vacation-p6_017"))
    assert known.note == "The last step is the final settlement."


def test_the_largest_takeovers_are_marked() -> None:
    worth = graph(played("manuscript"))
    assert [(fall.at, fall.text) for fall in worth.falls] == [(9, "Wilton taken over")]


def test_sizes_end_where_a_chain_falls() -> None:
    sizes = graph(played("manuscript"), sizes_by_turn)
    wilton, american = sizes.lines
    assert wilton.values == (None, None, None, None, 2, 2, 2, 3, 3, None)
    assert american.values[-2:] == (5, 9)
    assert (wilton.letter, american.letter) == ("W", "A")


def test_a_turn_is_read_largest_first() -> None:
    said = reading(graph(played("manuscript"), sizes_by_turn), 8)
    assert said.title == "after turn 8"
    assert [(line.name, text) for line, text in said.rows] == [("American", "5"), ("Wilton", "3")]


@pytest.mark.parametrize(
    ("values", "labels"),
    [
        ([6_000], ["$0", "$2,000", "$4,000", "$6,000", "$8,000", "$10,000"]),
        ([46_200], ["$0", "$10,000", "$20,000", "$30,000", "$40,000", "$50,000"]),
        ([112_000], ["$0", "$20,000", "$40,000", "$60,000", "$80,000", "$100,000", "$120,000"]),
        ([-500, 14_000], ["−$10,000", "−$5,000", "$0", "$5,000", "$10,000", "$15,000", "$20,000"]),
    ],
)
def test_the_rules_across_end_at_a_whole_step(values: list[int], labels: list[str]) -> None:
    assert [text for _, text in ticks(values, 10_000, money)] == labels


def test_not_more_turns_are_named_than_have_room() -> None:
    assert turn_marks(85, 6) == (20, 40, 60, 80)
    assert turn_marks(9, 10) == tuple(range(1, 10))
