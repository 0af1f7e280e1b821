"""What a table agrees before the first tile: seats, switches and opening tiles."""

import pytest

from hotels.ledger.chains import agreement
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fields
from tests.ledger.chains.table import (
    header,
    house,
    moves,
    named,
    of,
    opened,
    position,
    refusal,
    squares,
)


def refused(edition: str, options: Fields) -> tuple[str, object]:
    with pytest.raises(Refused) as found:
        agreement.options(options, EDITIONS[edition])
    return refusal(found.value)


def test_a_table_that_says_nothing_plays_as_its_edition() -> None:
    for edition in EDITIONS.values():
        assert agreement.options({}, edition) == edition.options


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("bank_holds", True),
        ("bank_holds", False),
        ("first_disposal", "tile_player"),
        ("first_disposal", "largest_holder"),
        ("opening", "stay"),
        ("opening", "shuffled"),
        ("start_order", "row"),
        ("start_order", "column"),
        ("max_players", 2),
        ("max_players", 8),
        ("holdings", "hidden"),
        ("holdings", "open"),
        ("start_cash", 0),
        ("start_cash", 8_000),
        ("start_cash", 1_000_000),
        ("deal", "known"),
        ("deal", "unknown"),
    ],
)
def test_every_switch_and_its_values(name: str, value: object) -> None:
    chosen = agreement.options({name: value}, EDITIONS["vacation"])
    assert getattr(chosen, name) == value
    others = set(agreement.OPTION_NAMES) - {name}
    assert len(others) == 7
    for other in others:
        assert getattr(chosen, other) == getattr(EDITIONS["vacation"].options, other)


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("bank_holds", 1, "not true or false"),
        ("bank_holds", "true", "not true or false"),
        ("first_disposal", "majority", "not one of"),
        ("opening", "none", "not one of"),
        ("start_order", True, "not one of"),
        ("holdings", "", "not one of"),
        ("deal", None, "not one of"),
        ("max_players", 1, "out of range"),
        ("max_players", 9, "out of range"),
        ("max_players", True, "not a whole number"),
        ("max_players", "8", "not a whole number"),
        ("start_cash", 8_050, "not whole hundreds"),
        ("start_cash", -100, "out of range"),
        ("start_cash", 1_000_100, "out of range"),
        ("start_cash", "8000", "not a whole number"),
        ("colour", 1, "unknown field"),
    ],
)
def test_switches_that_are_refused(name: str, value: object, code: str) -> None:
    assert refused("vacation", {name: value}) == (code, name)


def test_nothing_is_unknown_of_a_deal_where_nothing_is_dealt() -> None:
    with pytest.raises(Refused) as found:
        agreement.options({"deal": "unknown"}, EDITIONS["acquire-classic"])
    assert found.value.code == "deals none"
    assert found.value.facts == {"field": "deal", "edition": "Acquire"}
    with pytest.raises(Refused) as found:
        agreement.options({"start_cash": 8_050}, EDITIONS["acquire-classic"])
    assert found.value.facts == {"field": "start_cash", "amount": 8_050}


@pytest.mark.parametrize(
    ("edition", "fewest"),
    [(edition, 3 if edition in {"decision-draft", "acquire-2008"} else 2) for edition in EDITIONS],
)
def test_how_many_may_sit_down(edition: str, fewest: int) -> None:
    stated = EDITIONS[edition]
    for count in range(10):
        for most in (6, 8):
            chosen = agreement.options({"max_players": most}, stated)
            if fewest <= count <= most:
                assert agreement.seats(count, stated, chosen) == count
                continue
            with pytest.raises(Refused) as found:
                agreement.seats(count, stated, chosen)
            facts = found.value.facts
            assert (facts["count"], facts["edition"]) == (count, stated.name)
            if count < fewest:
                assert (found.value.code, facts["least"]) == ("too few players", fewest)
            else:
                assert (found.value.code, facts["most"]) == ("too many players", most)


def test_the_bank_is_a_third_holder_of_two_only() -> None:
    assert header("acquire-classic", 2, bank_holds=True).seats == 2
    for seats in (3, 6):
        with pytest.raises(Refused, match="not for two") as found:
            header("acquire-classic", seats, bank_holds=True)
        assert found.value.facts == {"field": "bank_holds", "count": seats}


def test_a_house_edition_for_two_with_the_bank_as_third_holder_also_seats_more() -> None:
    ours = house("acquire-classic", bank_holds=True)
    assert header(ours, 2).options.bank_holds
    game = position(ours, 3, "Luxor A1-A5; American A7-A9", "American: Ana 1")
    assert moves(game.write("Ana A6")) == ["bank to Ana: 6000 cash"]


@pytest.mark.parametrize(
    ("edition", "seats", "first", "options", "code", "facts"),
    [
        ("acquire-classic", 3, "1A 2A 3A 4A", {}, "opening tiles", {"count": 4, "right": 3}),
        ("acquire-classic", 3, "1A 2A 1A", {}, "opening tile twice", {"tile": "1A"}),
        ("acquire-classic", 2, "1A 13A", {}, "opening tile off the board", {"tile": "13A"}),
        ("acquire-classic", 2, "1A 1J", {}, "opening tile off the board", {"tile": "1J"}),
        (
            *("acquire-classic", 2, "1A 2A", {"opening": "shuffled"}, "no opening tiles"),
            {"field": "opening"},
        ),
        ("acquire-2016", 2, "1A 11A", {}, "opening tile off the board", {"tile": "11A"}),
        (
            *("vacation", 2, "A1 A2", {"deal": "unknown"}, "no opening tiles"),
            {"field": "opening"},
        ),
        (
            *("vacation", 2, "A1 A2 A3", {"deal": "unknown", "opening": "stay"}, "opening tiles"),
            {"count": 3, "right": 2},
        ),
    ],
)
def test_opening_tiles_that_are_refused(
    edition: str, seats: int, first: str, options: Fields, code: str, facts: dict[str, object]
) -> None:
    with pytest.raises(Refused) as found:
        opened(edition, seats, first, **options)  # type: ignore[arg-type]  # switches by name
    assert found.value.code == code
    assert facts.items() <= found.value.facts.items()


def test_opening_tiles_stay_where_the_table_says_so() -> None:
    game = opened("acquire-2016", 2, "10J 1A")
    assert (game.lies("J10"), game.lies("A1"), game.sizes) == ("lone", "lone", {})
    assert (game.held("Nestor"), game.bank("Nestor")) == (of("Ana 0  Ben 0"), 25)
    assert agreement.no_deal(game.edition, 2) == ((0, 0),) * 7
    assert opened("acquire-classic", 3, opening="shuffled").lies("A1") == "nothing"
    own = opened("vacation", 2, "A1 C3", deal="unknown", opening="stay")
    assert (own.lies("A1"), own.lies("C3")) == ("lone", "lone")


def test_tiles_and_money_as_they_are_read() -> None:
    assert agreement.tiles(["1A", "B2"], "opening") == [named("A1"), named("B2")]
    assert list(squares("A1-B2")) == [named(square) for square in ("A1", "A2", "B1", "B2")]
    long = "A1" + 99 * "x"
    for value, code, said in (
        (["A"], "not a tile", {"text": "A"}),
        ([long[:100]], "not a tile", {"text": long[:100]}),
        ([long], "too long", {"longest": 100, "length": 101}),
        ("A1", "not a list", {}),
        ([1], "not text", {}),
    ):
        with pytest.raises(Refused) as found:
            agreement.tiles(value, "opening")
        assert (found.value.code, found.value.facts) == (code, {"field": "opening", **said})
    assert opened("acquire-classic", 2, "1A 2A", start_cash=8_000).cash == of("Ana 8000  Ben 8000")
