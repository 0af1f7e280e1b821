"""What the keeper writes and what is said against it."""

import pytest

from hotels.ledger.objection import Grade
from hotels.ledger.perfect_hotel.books import Floor, Hotel
from hotels.ledger.perfect_hotel.entries import Another, Build, Entry, InHand, Keep, Value
from hotels.ledger.perfect_hotel.terms import BUILD_CARDS, TOURISTS, VALUES, Terms
from hotels.ledger.perfect_hotel.trouble import Page, Trouble
from tests.ledger.perfect_hotel.rounds import booked, entries, game, hotels, pages

BEDROOM, RESTAURANT, POOL, BAR, GYM, SHOP = range(6)

ALL_CARDS = (
    "Bedroom 5, Restaurant 5, Pool 5, Bar 5, Gym 5, Shop 5"
    " | Bedroom 5, Restaurant 5, Pool 5, Bar 5, Gym 5 | -"
)
"""55 Build cards of the 57."""


def last(before: str, entry: Entry, seats: int = 3) -> Page:
    """The page of an entry after those of a round."""
    booked([*entries(before)], seats)
    return pages([*entries(before), entry], Terms(seats))[-1]


def refused(page: Page, trouble: Trouble, rule: str) -> dict[str, object]:
    """What is said against an entry that is set aside for one reason."""
    (objection,) = page.objections
    assert objection.code == trouble
    assert objection.grade is Grade.IMPOSSIBLE
    assert objection.rule == rule
    assert not page.stands
    return dict(objection.facts)


def test_floors_stack_from_the_bottom_up() -> None:
    assert hotels("Bedroom 4+2, Bar 3, hand 1 | -") == (
        Hotel((Floor(BEDROOM, 4, 2), Floor(BAR, 3, 0)), 1),
        Hotel(),
    )


def test_a_set_of_the_top_floors_kind_is_an_annex_and_counts_with_it() -> None:
    hotel, _ = hotels("Gym 2, Shop 2+1, Shop 2, Shop 1+1 | -")
    assert [floor.is_annex for floor in hotel.floors] == [False, False, True, True]
    assert [floor.size for floor in hotel.floors] == [2, 3, 2, 2]
    assert hotel.count(SHOP) == 7
    assert hotel.kinds == {GYM, SHOP}
    assert (hotel.cards, hotel.tourists) == (7, 2)


def test_a_second_floor_of_a_kind_must_lie_on_the_first() -> None:
    page = last("Shop 2, Gym 2 | - | -", Build(0, SHOP, 2))
    facts = refused(page, Trouble.SECOND_FLOOR, "one kind")
    assert facts == {"player": 0, "kind": "Shop", "top": "Gym"}
    assert last("Shop 2, Gym 2 | - | -", Build(1, SHOP, 2)).stands
    assert last("Shop 2, Gym 2 | - | -", Build(0, GYM, 2)).stands


@pytest.mark.parametrize(("cards", "tourists"), [(1, 0), (0, 1), (0, 0)])
def test_a_floor_has_two_cards_at_least(cards: int, tourists: int) -> None:
    page = last("- | - | -", Build(0, SHOP, cards, tourists))
    assert refused(page, Trouble.TOO_SMALL, "floor") == {"count": cards + tourists, "least": 2}


@pytest.mark.parametrize("tourists", [2, 5])
def test_a_floor_of_tourists_only_is_none(tourists: int) -> None:
    page = last("- | - | -", Build(0, SHOP, 0, tourists))
    refused(page, Trouble.TOURISTS_ONLY, "floor")


@pytest.mark.parametrize("entry", [Build(0, SHOP, -1, 4), Build(0, SHOP, 4, -1), InHand(0, -1)])
def test_there_is_no_less_than_none(entry: Entry) -> None:
    refused(last("- | - | -", entry), Trouble.NEGATIVE, "floor")


def test_one_build_card_and_one_tourist_are_a_floor() -> None:
    assert last("- | - | -", Build(0, SHOP, 1, 1)).stands


@pytest.mark.parametrize("entry", [Build(2, GYM, 2, 2), InHand(2, 2)])
def test_there_are_five_tourists_in_all_hotels_and_hands(entry: Entry) -> None:
    before = "Bar 1+1, Gym 1+1, hand 1 | hand 1 | -"
    assert refused(last(before, entry), Trouble.TOURISTS, "cards") == {"count": 6, "right": 5}
    assert last(before, InHand(2, 1)).stands
    assert last(before, Build(2, GYM, 2, 1)).stands
    assert TOURISTS == 5


def test_a_hand_counted_anew_takes_the_place_of_the_first() -> None:
    books = last("Bar 1+1, hand 4 | - | -", InHand(0, 2)).books
    assert books.hotels[0].in_hand == 2
    assert pages([InHand(1, 2)], Terms(2))[-1].books.hotels[1].in_hand == 2


def test_there_are_57_build_cards() -> None:
    page = last(ALL_CARDS, Build(2, SHOP, 3))
    assert refused(page, Trouble.CARDS, "cards") == {"count": 58, "right": 57}
    assert last(ALL_CARDS, Build(2, SHOP, 2)).stands
    assert last(ALL_CARDS, Build(2, SHOP, 2, 5)).stands
    assert BUILD_CARDS == 57


def test_every_round_begins_with_all_cards() -> None:
    said = game("Gym 30, hand 5 | Bar 27", "Gym 30, hand 5 | Bar 27")
    assert len(booked(said, seats=2).kept) == 2


def test_keep_ends_a_round_and_the_last_one_the_game() -> None:
    books = booked(game("Gym 2 | -"), seats=2, rounds=2)
    assert (books.round, books.is_over, books.is_begun) == (2, False, False)
    assert books.hotels == (Hotel(), Hotel())
    assert books.kept == (hotels("Gym 2 | -"),)
    books = booked(game("Gym 2 | -", "Bar 2 | -"), seats=2, rounds=2)
    assert (books.round, books.is_over) == (2, True)


@pytest.mark.parametrize("entry", [Build(0, GYM, 2), InHand(0, 1), Keep()])
def test_after_the_last_round_nothing_is_built_until_one_is_added(entry: Entry) -> None:
    over = game("Gym 2 | -")
    page = pages([*over, entry], Terms(2, rounds=1))[-1]
    assert page.objections[0].code == Trouble.OVER
    assert dict(page.objections[0].facts) == {"rounds": 1}
    assert page.objections[0].rule == "rounds"
    assert not page.stands
    assert page.books == booked(over, seats=2, rounds=1)
    added = pages([*over, Another(), entry], Terms(2, rounds=1))[-1]
    assert added.stands
    assert added.books.planned == 2


def test_an_empty_round_may_be_meant() -> None:
    page = last("- | hand 2 | -", Keep())
    (objection,) = page.objections
    assert (objection.code, objection.grade) == (Trouble.EMPTY, Grade.AGAINST)
    assert objection.rule == "rounds"
    assert page.stands
    assert page.books.kept == ((Hotel(), Hotel((), 2), Hotel()),)


@pytest.mark.parametrize("points", [0, 5, 99])
def test_a_value_can_be_set(points: int) -> None:
    books = booked([Value(GYM, points)])
    assert books.values == (10, 9, 8, 7, points, 5)
    assert books.terms.values == VALUES


@pytest.mark.parametrize("points", [-1, 100, 10**12])
def test_a_value_beyond_reason_is_refused(points: int) -> None:
    page = last("- | - | -", Value(GYM, points))
    facts = refused(page, Trouble.VALUE, "values")
    assert facts == {"kind": "Gym", "least": 0, "most": 99}
    assert page.books.values == VALUES


def test_a_value_can_be_set_when_all_is_over() -> None:
    assert booked([*game("Gym 2 | -"), Value(GYM, 1)], seats=2, rounds=1).is_over


def test_rounds_are_added_up_to_fifty() -> None:
    assert booked([Another()], rounds=49).planned == 50
    page = pages([Another()], Terms(2, rounds=50))[-1]
    assert refused(page, Trouble.ROUNDS, "rounds") == {"most": 50}


@pytest.mark.parametrize("player", [-1, 3])
def test_nobody_builds_who_does_not_play(player: int) -> None:
    for entry in (Build(player, GYM, 2), InHand(player, 1)):
        facts = refused(last("- | - | -", entry), Trouble.NO_SUCH_PLAYER, "players")
        assert facts == {"player": player}


@pytest.mark.parametrize("kind", [-1, 6])
def test_there_are_six_kinds(kind: int) -> None:
    for entry in (Build(0, kind, 2), Value(kind, 2)):
        refused(last("- | - | -", entry), Trouble.NO_SUCH_KIND, "values")


def test_what_is_refused_moves_nothing() -> None:
    before = booked([*entries("Shop 2, Gym 2 | - | -")], seats=3)
    assert last("Shop 2, Gym 2 | - | -", Build(0, SHOP, 1)).books == before


def test_of_several_reasons_the_first_is_said() -> None:
    page = last("Shop 2, Gym 2 | - | -", Build(0, SHOP, 0, 6))
    refused(page, Trouble.TOURISTS_ONLY, "floor")
