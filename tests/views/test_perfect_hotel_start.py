"""A game of Perfect Hotel before its first round: people, rounds, values and their names."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from hotels.ledger import reading
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.tally import Tally, terms
from hotels.ledger.objection import Refused
from hotels.ledger.perfect_hotel.game import PerfectHotel
from hotels.ledger.perfect_hotel.house import house_values
from hotels.ledger.perfect_hotel.terms import VALUES, Terms
from hotels.store.keeping import began
from hotels.store.store import Store
from hotels.views import perfect_hotel_start as start
from hotels.views.setup import Person

OWN = (12, 9, 8, 10, 6, 5)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "hotels.db") as store:
        yield store


def test_four_nameless_players_and_three_rounds_where_nobody_has_played() -> None:
    draft = start.begun_like([])
    assert (draft.seats, draft.rounds, draft.values) == (4, 3, VALUES)
    assert draft.terms == Terms(4, VALUES, 3)


def test_the_people_of_the_last_game_and_the_values_of_the_last_of_this_kind(
    store: Store,
) -> None:
    began(store, PerfectHotel(Terms(3, OWN, 5)), ("Ana", "Ben", "Cat"))
    began(store, PerfectHotel(Terms(2)), ("Dora", "Emil"))
    draft = start.begun_like(store.page())
    assert [person.name for person in draft.people] == ["Dora", "Emil"]
    assert (draft.rounds, draft.values) == (3, VALUES)
    assert start.begun_like(store.page(), OWN).values == OWN
    older = start.begun_like(store.page()[1:])
    assert (older.rounds, older.values) == (5, OWN)


def test_a_game_with_more_people_lends_four_of_them(store: Store) -> None:
    edition = EDITIONS["vacation"]
    players = ("Ana", "Ben", "Cat", "Dora", "Emil", "Fay")
    began(store, Tally(terms(edition, 6, edition.options)), players)
    draft = start.begun_like(store.page())
    assert [person.name for person in draft.people] == ["Ana", "Ben", "Cat", "Dora"]
    assert draft.values == VALUES


def test_how_many_play_and_how_long() -> None:
    draft = start.Draft((Person("Ana"), Person("Ben"), Person("Cat")))
    assert [person.name for person in draft.sized(1).people] == ["Ana", "Ben"]
    assert [person.name for person in draft.sized(9).people] == ["Ana", "Ben", "Cat", ""]
    assert (draft.lasting(0).rounds, draft.lasting(99).rounds) == (1, start.MOST_PLANNED)


def test_no_two_are_called_the_same() -> None:
    draft = start.Draft((Person("Ana"), Person("Ben")))
    assert draft.name("  Cat ", 1) == "Cat"
    assert draft.name("ben", 1) == "ben"
    with pytest.raises(Refused):
        draft.name("ana", 1)


def test_what_is_said_of_the_rounds() -> None:
    assert start.rounds_note(3) == "as the rules recommend"
    assert start.rounds_note(4) == "the rules recommend three"


def test_values_in_a_line() -> None:
    said = "Bedroom 12, Restaurant 9, Pool 8, Bar 10, Gym 6, Shop 5"
    assert start.in_short(OWN) == said


def test_values_are_kept_under_a_name(store: Store) -> None:
    kept = start.to_keep("  Friday table ", OWN, store.editions())
    assert (kept.id, kept.name) == ("house-values-friday-table", "Friday table")
    store.keep_edition(kept.id, kept.written)
    found = start.known(store.editions())
    assert found == (kept,)
    assert start.called(OWN, found) == "Friday table"
    assert start.called(VALUES, found) == start.USUAL
    assert start.called((1,) * 6, found) == start.OWN
    assert [one.name for one in start.offered(found)] == [start.USUAL, "Friday table"]


def test_the_same_name_again_keeps_the_new_values(store: Store) -> None:
    for values in (OWN, (1,) * 6):
        kept = start.to_keep("Friday", values, store.editions())
        store.keep_edition(kept.id, kept.written)
    assert [one.values for one in start.known(store.editions())] == [(1,) * 6]


def test_names_that_look_alike_do_not_replace_each_other(store: Store) -> None:
    ids = []
    for name in ("Friday", "Friday!", "李", "小龍"):
        kept = start.to_keep(name, OWN, store.editions())
        store.keep_edition(kept.id, kept.written)
        ids.append(kept.id)
    assert ids == [
        "house-values-friday",
        "house-values-friday-2",
        "house-values",
        "house-values-2",
    ]
    assert len(start.known(store.editions())) == 4


def test_an_edition_of_another_game_is_left_alone(store: Store) -> None:
    store.keep_edition("house-values-friday", '{"format": "hotels-edition/1"}')
    kept = start.to_keep("Friday", OWN, store.editions())
    assert kept.id == "house-values-friday-2"
    assert start.known(store.editions()) == ()


def test_what_is_kept_is_read_again() -> None:
    kept = start.to_keep("Ours", OWN, {})
    assert house_values(reading.parsed(kept.written.encode())) == kept


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "Enter a name to save these values."),
        ("   ", "Enter a name to save these values."),
        ("x" * 61, "The name is too long. Use up to 60 characters."),
        ("Ours", ""),
    ],
)
def test_a_name_that_values_cannot_have(typed: str, said: str) -> None:
    assert start.name_against(typed) == said
