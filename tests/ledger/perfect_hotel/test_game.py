"""Perfect Hotel as journal, table and archive see it: terms, entries, seals, outcome."""

from typing import TYPE_CHECKING

import pytest

from hotels.ledger.house import Misnamed
from hotels.ledger.objection import Refused
from hotels.ledger.outcome import Outcome
from hotels.ledger.perfect_hotel.books import Books
from hotels.ledger.perfect_hotel.entries import (
    UNKNOWN_ENTRY,
    Another,
    Build,
    Entry,
    InHand,
    Keep,
    Value,
)
from hotels.ledger.perfect_hotel.game import PerfectHotel
from hotels.ledger.perfect_hotel.house import HouseValues, house_values
from hotels.ledger.perfect_hotel.terms import (
    KINDS,
    RECOMMENDED,
    VALUES,
    Terms,
    Unfit,
    header_fields,
    terms_of,
    value_mark,
)
from hotels.ledger.reading import Fault, Fields, parsed
from hotels.ledger.working import Mark
from hotels.table import Table
from tests.ledger.perfect_hotel.rounds import DRAWING, THREE_ROUNDS, TOTALS, entries, game

if TYPE_CHECKING:
    from hotels.ledger.game import Game

BEDROOM, RESTAURANT, POOL, BAR, GYM, SHOP = range(6)

EVERY_VALUE = {"Bedroom": 10, "Restaurant": 9, "Pool": 8, "Bar": 7, "Gym": 6, "Shop": 5}

EVENTS: list[tuple[Entry, Fields]] = [
    (
        Build(1, SHOP, 2, 1),
        {"op": "build", "player": 1, "kind": "Shop", "cards": 2, "tourists": 1},
    ),
    (InHand(0, 3), {"op": "in_hand", "player": 0, "count": 3}),
    (Keep(), {"op": "keep"}),
    (Another(), {"op": "another"}),
    (Value(BEDROOM, 12), {"op": "value", "kind": "Bedroom", "points": 12}),
]


def table(terms: Terms, said: list[Entry]) -> Table[Entry, Books]:
    found: Table[Entry, Books] = Table(PerfectHotel(terms))
    for entry in said:
        assert found.write(entry).objections == ()
    return found


def refusal(value: object, seats: int = 4) -> tuple[str, object]:
    """The code and the field at fault of terms that are refused."""
    with pytest.raises(Refused) as caught:
        terms_of(value, seats)  # type: ignore[arg-type]
    return caught.value.code, caught.value.facts.get("field", caught.value.facts.get("kind"))


def test_it_is_a_game() -> None:
    found: Game[Entry, Books] = PerfectHotel(Terms(4))
    assert (found.kind, found.seats) == ("perfect-hotel", 4)


@pytest.mark.parametrize(("entry", "event"), EVENTS)
def test_an_event_is_the_stored_form_of_an_entry(entry: Entry, event: Fields) -> None:
    found = PerfectHotel(Terms(2))
    assert found.encoded(entry) == event
    assert found.decoded(event) == entry


@pytest.mark.parametrize(
    ("event", "code", "field"),
    [
        ([], Fault.NOT_OBJECT, "an event"),
        ({}, Fault.MISSING, "op"),
        ({"op": 1}, Fault.NOT_TEXT, "op"),
        ({"op": "buy"}, UNKNOWN_ENTRY, None),
        ({"op": "keep_not"}, UNKNOWN_ENTRY, None),
        ({"op": "in_hand", "player": 0}, Fault.MISSING, "count"),
        ({"op": "in_hand", "player": 2, "count": 1}, Fault.OUT_OF_RANGE, "player"),
        ({"op": "in_hand", "player": -1, "count": 1}, Fault.OUT_OF_RANGE, "player"),
        ({"op": "in_hand", "player": True, "count": 1}, Fault.NOT_NUMBER, "player"),
        ({"op": "in_hand", "player": 0, "count": "1"}, Fault.NOT_NUMBER, "count"),
        ({"op": "in_hand", "player": 0, "count": 10**13}, Fault.OUT_OF_RANGE, "count"),
        ({"op": "value", "kind": "Sauna", "points": 1}, Fault.NOT_ONE_OF, "kind"),
        ({"op": "value", "kind": 0, "points": 1}, Fault.NOT_ONE_OF, "kind"),
        ({"op": "value", "kind": ["Bar"], "points": 1}, Fault.NOT_ONE_OF, "kind"),
        ({"op": "value", "kind": "bar", "points": 1}, Fault.NOT_ONE_OF, "kind"),
        ({"op": "build", "player": 0, "kind": "Bar", "cards": 2}, Fault.MISSING, "tourists"),
    ],
)
def test_what_is_no_event_is_refused(event: object, code: str, field: str | None) -> None:
    with pytest.raises(Refused) as caught:
        PerfectHotel(Terms(2)).decoded(event)
    assert (caught.value.code, caught.value.facts.get("field")) == (code, field)


def test_the_terms_are_written_whole_and_read_again() -> None:
    assert header_fields(Terms(3)) == {"values": EVERY_VALUE, "rounds": 3}
    own = Terms(2, (12, 9, 8, 7, 6, 0), 5)
    assert terms_of(PerfectHotel(own).header(), 2) == own
    assert terms_of({}, 4) == Terms(4)
    assert terms_of({"values": {"Shop": 99}}, 4).values == (10, 9, 8, 7, 6, 99)
    assert RECOMMENDED == 3


def test_terms_that_make_no_sense_are_refused() -> None:
    assert refusal({"rounds": 0}) == (Fault.OUT_OF_RANGE, "rounds")
    assert refusal({"rounds": 1001}) == (Fault.OUT_OF_RANGE, "rounds")
    assert refusal({"rounds": "3"}) == (Fault.NOT_NUMBER, "rounds")
    assert refusal({"round": 3}) == (Fault.UNKNOWN, "round")
    assert refusal({"values": []}) == (Fault.NOT_OBJECT, "values")
    assert refusal({"values": {"Sauna": 3}}) == (Unfit.NO_SUCH_KIND, "Sauna")
    assert refusal({"values": {"Bar": -1}}) == (Fault.OUT_OF_RANGE, "the value of Bar")
    assert refusal({"values": {"Bar": 100}}) == (Fault.OUT_OF_RANGE, "the value of Bar")
    assert refusal({"values": {"Bar": None}}) == (Fault.NOT_NUMBER, "the value of Bar")
    assert refusal({}, 1)[0] == Unfit.TOO_FEW
    assert refusal({}, 5)[0] == Unfit.TOO_MANY


def test_only_bedrooms_ten_is_printed_and_an_edited_value_is_the_tables_own() -> None:
    marks = [value_mark(kind, VALUES[kind]) for kind in range(len(KINDS))]
    assert marks == [Mark.ATTESTED, *[Mark.RECONSTRUCTED] * 5]
    assert {value_mark(kind, VALUES[kind] + 1) for kind in range(6)} == {Mark.HOUSE}


def test_the_archive_is_told_the_round_and_the_points() -> None:
    found = table(Terms(4), [*game(THREE_ROUNDS[0]), *entries(DRAWING)])
    summary = {"round": 2, "of": 3, "totals": [23, 2, 32, 1]}
    assert found.game.summary(found.books) == summary
    assert found.game.outcome(found.books) is None
    nothing = table(Terms(2), [])
    assert found.game.summary(nothing.books) == {"round": 1, "of": 3, "totals": [0, 0]}


def test_a_game_over_has_its_points_and_its_winners() -> None:
    found = table(Terms(4), game(*THREE_ROUNDS))
    assert found.game.outcome(found.books) == Outcome(TOTALS, (0,))
    assert found.game.summary(found.books) == {"round": 3, "of": 3, "totals": [*TOTALS]}
    shared = table(Terms(2, rounds=1), game("Shop 3 | Shop 3"))
    assert shared.game.outcome(shared.books) == Outcome((1, 1), (0, 1))
    shared.write(Another())
    assert shared.game.outcome(shared.books) is None
    assert shared.game.summary(shared.books) == {"round": 2, "of": 2, "totals": [1, 1]}


def test_the_seal_is_made_of_all_that_the_books_say() -> None:
    found = table(Terms(2, rounds=1), [*game("Shop 3 | hand 1"), Another(), Value(SHOP, 7)])
    found.write(Build(1, GYM, 2, 2))
    assert found.game.state(found.books) == {
        "values": [10, 9, 8, 7, 6, 7],
        "planned": 2,
        "kept": [[[0, [5, 3, 0, False]], [1]]],
        "hotels": [[0], [0, [4, 2, 2, False]]],
        "points": [[12, -6], [-3, 5]],
    }


def test_a_floor_is_amended_and_struck_by_its_line() -> None:
    found = table(Terms(2), [*entries("Bar 2, Shop 2, Shop 3 | -")])
    assert [number for number, _ in found.pages] == [1, 2, 3]
    assert found.amend(1, Build(0, BAR, 5))
    assert found.books.hotels[0].floors[0].size == 5
    assert found.strike(2)
    assert [floor.is_annex for floor in found.books.hotels[0].floors] == [False, False]
    assert found.amend(3, Build(0, BAR, 3))
    assert [floor.is_annex for floor in found.books.hotels[0].floors] == [False, True]
    assert not found.amend(3, Build(0, BAR, 1))
    assert found.books.hotels[0].count(BAR) == 8


def test_what_no_longer_fits_is_set_aside_and_the_rest_stands() -> None:
    found = table(Terms(2), [*entries("Bar 2, Shop 2, Gym 2 | Bar 3, hand 1")])
    assert found.amend(2, Build(0, GYM, 4))
    assert found.amend(1, Build(0, GYM, 3))
    assert all(page.stands for _, page in found.pages)
    assert found.books.hotels[0].count(GYM) == 9
    assert found.insert(3, Build(0, POOL, 2))
    assert [number for number, page in found.pages if not page.stands] == [3]
    assert [floor.kind for floor in found.books.hotels[0].floors] == [GYM, GYM, POOL]
    assert found.books.hotels[1].in_hand == 1


def values(**other: object) -> dict[str, object]:
    return {
        "format": "hotels-values/1",
        "id": "house-corner",
        "name": "Corner",
        "values": {"Bar": 8, "Pool": 7},
    } | other


def test_a_house_says_what_the_kinds_are_worth() -> None:
    found = house_values(values())
    assert found == HouseValues("house-corner", "Corner", (10, 9, 7, 8, 6, 5))
    assert house_values(parsed(found.written.encode())) == found
    assert parsed(found.written.encode()) == values(values=EVERY_VALUE | {"Bar": 8, "Pool": 7})


@pytest.mark.parametrize(
    ("value", "code", "field"),
    [
        (7, Fault.NOT_OBJECT, "the values"),
        ({}, Fault.MISSING, "format"),
        (values(format="hotels-values/2"), Misnamed.FORMAT, "format"),
        (values(more=1), Fault.UNKNOWN, "more"),
        (values(id="corner"), Misnamed.ID, "id"),
        (values(id="house-"), Misnamed.ID, "id"),
        (values(id="house-a b"), Misnamed.ID, "id"),
        (values(id=7), Fault.NOT_TEXT, "id"),
        (values(name=" "), Fault.EMPTY, "name"),
        (values(name=None), Fault.NOT_TEXT, "name"),
        (values(values=[]), Fault.NOT_OBJECT, "values"),
        (values(values={"Bar": 7.5}), Fault.NOT_NUMBER, "the value of Bar"),
        (values(values={"Bar": 100}), Fault.OUT_OF_RANGE, "the value of Bar"),
    ],
)
def test_values_of_a_house_are_read_strictly(value: object, code: str, field: str) -> None:
    with pytest.raises(Refused) as caught:
        house_values(value)
    assert (caught.value.code, caught.value.facts["field"]) == (code, field)


@pytest.mark.parametrize("field", ["format", "id", "name", "values"])
def test_every_field_of_a_house_is_needed(field: str) -> None:
    said = values()
    del said[field]
    with pytest.raises(Refused) as caught:
        house_values(said)
    assert (caught.value.code, caught.value.facts["field"]) == (Fault.MISSING, field)


def test_a_house_knows_no_other_kind() -> None:
    with pytest.raises(Refused) as caught:
        house_values(values(values={"Sauna": 7}))
    assert (caught.value.code, caught.value.facts["kind"]) == (Unfit.NO_SUCH_KIND, "Sauna")
