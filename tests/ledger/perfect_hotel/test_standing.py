"""Round upon round: totals, ranks, shared titles, and the place on the point track."""

import pytest

from hotels.ledger.perfect_hotel.entries import Value
from hotels.ledger.perfect_hotel.scoring import standing, track
from tests.ledger.perfect_hotel.rounds import (
    CAME_TO,
    DRAWING,
    THREE_ROUNDS,
    TOTALS,
    booked,
    entries,
    game,
)


def test_three_rounds_as_reckoned_with_a_pencil() -> None:
    stands = standing(booked(game(*THREE_ROUNDS)))
    for number, found in enumerate(stands.rounds):
        assert found.totals == CAME_TO["totals"][number]
        for what in ("majority", "tourists", "awards"):
            assert tuple(getattr(one, what) for one in found.players) == CAME_TO[what][number]
    assert stands.totals == stands.before == TOTALS
    assert stands.ranking == ((0,), (2,), (1,), (3,))
    assert stands.winners == (0,)


def test_the_round_under_way_counts_once_it_is_begun() -> None:
    kept = game(*THREE_ROUNDS[:1])
    assert standing(booked(kept)).totals == (15, 1, 20, -5)
    assert len(standing(booked(kept)).rounds) == 1
    stands = standing(booked([*kept, *entries(DRAWING)]))
    assert stands.before == (15, 1, 20, -5)
    assert stands.totals == (23, 2, 32, 1)
    assert stands.winners == (2,)
    assert len(stands.rounds) == 2


def test_a_tourist_in_hand_begins_a_round() -> None:
    stands = standing(booked([*entries("- | hand 1")], seats=2))
    assert stands.totals == (-3, -6)
    assert stands.before == (0, 0)


def test_nobody_is_first_before_anything_is_counted() -> None:
    stands = standing(booked([]))
    assert stands.rounds == ()
    assert stands.totals == (0, 0, 0, 0)
    assert stands.ranking == ((0, 1, 2, 3),)
    assert stands.winners == ()


def test_equal_totals_share_the_title() -> None:
    stands = standing(booked(game("Shop 3 | Shop 3 | Shop 2"), seats=3))
    assert stands.totals == (1, 1, -2)
    assert stands.ranking == ((0, 1), (2,))
    assert stands.winners == (0, 1)


def test_a_value_holds_for_the_rounds_kept_as_well() -> None:
    said = game("Bar 2 | -", "Bar 2 | -")
    assert standing(booked(said, seats=2)).totals == (24, -6)
    assert standing(booked([*said, Value(3, 1)], seats=2)).totals == (12, -6)


@pytest.mark.parametrize(
    ("total", "place"),
    [
        (0, (0, 0)),
        (1, (0, 1)),
        (39, (0, 39)),
        (40, (0, 40)),
        (41, (1, 1)),
        (79, (1, 39)),
        (80, (1, 40)),
        (81, (2, 1)),
        (120, (2, 40)),
        (121, (3, 1)),
        (-1, (0, -1)),
        (-41, (0, -41)),
    ],
)
def test_the_track_begins_again_at_one(total: int, place: tuple[int, int]) -> None:
    assert track(total) == place
