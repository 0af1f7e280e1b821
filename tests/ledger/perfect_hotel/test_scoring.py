"""What a round is worth: the printed examples, every award, its ties and its nobody."""

import pytest

from hotels.ledger.perfect_hotel.rule import Rule
from hotels.ledger.perfect_hotel.scoring import RoundScore, Unpaid
from hotels.ledger.perfect_hotel.terms import KINDS, VALUES
from hotels.ledger.perfect_hotel.workings import Step
from tests.ledger.perfect_hotel.rounds import DRAWING, EXAMPLE_1, EXAMPLE_2, receipt, score

BEDROOM, RESTAURANT, POOL, BAR, GYM, SHOP = range(6)


def paid(found: RoundScore, *steps: Step) -> list[int]:
    """What each player gets for these steps."""
    return [
        sum(part.amount for part in player.working.parts if part.step in steps)
        for player in found.players
    ]


def majorities(said: str) -> list[int]:
    return [player.majority for player in score(said).players]


def test_six_with_two_tourists_win_the_ten_and_cost_six() -> None:
    found = score(EXAMPLE_1).players
    assert [player.majority for player in found] == [10, 0, 0]
    assert [player.tourists for player in found] == [-6, 0, 0]
    assert [player.majority + player.tourists for player in found] == [4, 0, 0]


def test_two_with_three_pools_each_get_three_points_each() -> None:
    assert majorities(EXAMPLE_2) == [3, 3, 0]


@pytest.mark.parametrize(
    ("said", "points"),
    [
        ("Bedroom 2 | -", [10, 0]),
        ("Restaurant 2 | -", [9, 0]),
        ("Pool 2 | -", [8, 0]),
        ("Bar 2 | -", [7, 0]),
        ("Gym 2 | -", [6, 0]),
        ("Shop 2 | -", [5, 0]),
        ("- | -", [0, 0]),
        ("Shop 9 | Shop 2", [5, 0]),
        ("Shop 2 | Shop 9", [0, 5]),
        ("Shop 2 | Shop 2 | Shop 2 | Shop 2", [2, 2, 2, 2]),
        ("Shop 4 | Shop 4 | Shop 3", [4, 4, 0]),
        ("Shop 7 | Shop 7", [7, 7]),
        ("Gym 3 | Gym 2+1", [3, 3]),
        ("Gym 2+2 | Gym 3", [6, 0]),
        ("Bar 2, Bar 2 | Bar 3", [7, 0]),
        ("Bar 2, Bar 2 | Bar 4", [4, 4]),
        ("Bar 2, Bar 2 | Bar 5", [0, 7]),
        ("Bar 2, Bar 1+1, Bar 2 | Bar 5", [7, 0]),
        ("Bedroom 2, Pool 2 | Pool 3, Bar 2 | Bedroom 2, Bar 3", [2, 8, 9]),
    ],
)
def test_the_most_of_a_kind(said: str, points: list[int]) -> None:
    assert majorities(said) == points


def test_a_value_of_the_table_counts_for_the_most_and_not_for_a_tie() -> None:
    own = (12, 9, 8, 7, 6, 0)
    assert [one.majority for one in score("Bedroom 2, Shop 2 | -", own).players] == [12, 0]
    assert [one.majority for one in score("Bedroom 3 | Bedroom 3", own).players] == [3, 3]


@pytest.mark.parametrize(
    ("said", "points"),
    [
        ("Gym 3 | Bar 3", [0, 0]),
        ("Gym 1+1 | Bar 3", [-3, 0]),
        ("Gym 3, hand 1 | Bar 3", [-3, 0]),
        ("Gym 1+2, Bar 2+1, hand 1 | Bar 3, hand 1", [-12, -3]),
        ("hand 5 | -", [-15, 0]),
    ],
)
def test_every_tourist_costs_three_in_the_hotel_or_in_hand(said: str, points: list[int]) -> None:
    assert [player.tourists for player in score(said).players] == points


@pytest.mark.parametrize(
    ("said", "points"),
    [
        ("Gym 2, Bar 2 | Bar 9", [5, 0]),
        ("Gym 2, Bar 2 | Bar 2, Pool 2", [1, 1]),
        ("Gym 2 | Bar 2 | Pool 2 | Shop 2", [1, 1, 1, 1]),
        ("Gym 2 | Bar 2, Bar 2 | Pool 9", [0, 5, 0]),
        ("Gym 2, Pool 2 | Bar 2, Bar 2 | Pool 9", [1, 1, 0]),
        ("Gym 2 | -", [5, 0]),
        ("- | hand 1", [0, 0]),
    ],
)
def test_perfect_view_goes_to_the_tallest(said: str, points: list[int]) -> None:
    assert paid(score(said), Step.VIEW, Step.VIEW_TIED) == points


@pytest.mark.parametrize(
    ("said", "points"),
    [
        ("Gym 2, Bar 3 | Bar 9, Pool 2", [3, 0]),
        ("Gym 3 | Bar 2+1 | Pool 2", [0, 0, 0]),
        ("Gym 2+2 | Bar 3", [3, 0]),
        ("Gym 3 | Bar 3 | Pool 4", [0, 0, 3]),
        ("Bar 5, Bar 2 | Pool 3", [0, 3]),
        ("Bar 2, Bar 4 | Pool 3", [3, 0]),
        ("Bar 5, Bar 2 | Pool 2", [0, 0]),
        ("Gym 2 | -", [3, 0]),
        ("- | -", [0, 0]),
    ],
)
def test_the_sky_room_goes_to_the_most_on_a_top_floor(said: str, points: list[int]) -> None:
    assert paid(score(said), Step.SKY) == points


@pytest.mark.parametrize(
    ("said", "points"),
    [
        ("Gym 2, Bar 2, Pool 2, Shop 2 | -", [0, -3]),
        ("Gym 2, Bar 2, Pool 2 | Gym 2", [-3, -3]),
        ("Gym 2, Bar 2, Pool 2, Pool 2 | -", [-3, -3]),
        ("Gym 2, Bar 2, Pool 2, Shop 2, Bedroom 2 | hand 5", [0, -3]),
    ],
)
def test_fewer_than_four_kinds_cost_three(said: str, points: list[int]) -> None:
    assert paid(score(said), Step.CHEAP) == points


def test_the_second_round_of_the_drawing() -> None:
    found = score(DRAWING)
    assert found.totals == (8, 1, 12, 6)
    assert [
        [f"{part.step} {part.amount}" for part in player.working.parts] for player in found.players
    ] == [
        ["majority 10", "majority 7", "tourists -6", "cheap hotel -3"],
        ["tied 3", "perfect view, tied 1", "tourists in hand -3"],
        ["majority 9", "tied 3", "sky room 3", "cheap hotel -3"],
        ["majority 6", "majority 5", "perfect view, tied 1", "tourists -3", "cheap hotel -3"],
    ]


def test_a_receipt_cites_its_rules_and_their_marks() -> None:
    own = (10, 9, 8, 7, 3, 5)
    found = score("Bedroom 4+1, Gym 2 | Bar 2, Bar 3, hand 2 | Shop 2", own)
    assert receipt(found.players[0].working) == [
        "8 = round (total, attested)",
        "  10 = majority Bedroom 5 (majority, attested)",
        "    10 = value Bedroom (values, attested)",
        "  3 = majority Gym 2 (majority, attested)",
        "    3 = value Gym (values, house)",
        "  1 = perfect view, tied 2 (perfect view, reconstructed)",
        "  -3 = tourists 1 (tourist, attested)",
        "  -3 = cheap hotel 2 (cheap hotel, attested)",
    ]
    assert receipt(found.players[1].working) == [
        "2 = round (total, attested)",
        "  7 = majority Bar 5 (majority, attested)",
        "    7 = value Bar (values, reconstructed)",
        "  1 = perfect view, tied 2 (perfect view, reconstructed)",
        "  3 = sky room 3 (sky room, reconstructed)",
        "  -6 = tourists in hand 2 (tourist, attested)",
        "  -3 = cheap hotel 1 (cheap hotel, attested)",
    ]


def test_an_award_is_as_sure_as_printed_where_no_annex_is_in_play() -> None:
    found = score("Bar 2, Gym 3 | Bar 2").players[0].working
    assert "  5 = perfect view 2 (perfect view, attested)" in receipt(found)
    assert "  3 = sky room 3 (sky room, attested)" in receipt(found)
    below = score("Bar 2, Bar 2, Gym 3 | Bar 2").players[0].working
    assert "  5 = perfect view 3 (perfect view, reconstructed)" in receipt(below)
    assert "  3 = sky room 3 (sky room, attested)" in receipt(below)


def test_a_tie_is_said_to_each() -> None:
    for player in score(EXAMPLE_2).players[:2]:
        assert "  3 = tied Pool 3 (tie, attested)" in receipt(player.working)


def test_what_nobody_gets_is_told() -> None:
    everything = "Bedroom 2, Restaurant 2, Pool 2, Bar 2, Gym 2, Shop 3 | Shop 2"
    assert score(everything).unpaid == ()
    assert score("Gym 3 | Bar 2+1 | Pool 2").unpaid == (
        Unpaid(Rule.NOBODY, BEDROOM),
        Unpaid(Rule.NOBODY, RESTAURANT),
        Unpaid(Rule.NOBODY, SHOP),
        Unpaid(Rule.SKY_ROOM, None, (0, 1), 3),
    )
    assert score("hand 1 | -").unpaid == (
        *(Unpaid(Rule.NOBODY, kind) for kind in range(6)),
        Unpaid(Rule.PERFECT_VIEW),
        Unpaid(Rule.SKY_ROOM),
    )


def test_the_values_are_those_of_the_rules() -> None:
    assert dict(zip(KINDS, VALUES, strict=True)) == {
        "Bedroom": 10,
        "Restaurant": 9,
        "Pool": 8,
        "Bar": 7,
        "Gym": 6,
        "Shop": 5,
    }
