"""House editions that make no sense: each is refused, and its key is named."""

from decimal import Decimal

import pytest

from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.house import house_edition
from hotels.ledger.objection import Refused
from tests.ledger.chains.table import refusal

WHOLE = {
    "format": "hotels-edition/1",
    "id": "house-ours",
    "name": "Ours",
    "based_on": "vacation",
    "changes": {"safe": 12},
}


def refused(value: object) -> tuple[str, object]:
    with pytest.raises(Refused) as found:
        house_edition(value)
    assert found.value.place is None
    return refusal(found.value)


def chain(name: object = "Ritz", **rest: object) -> dict[str, object]:
    return {"name": name, "bank": 10, **rest}


def test_this_one_makes_sense() -> None:
    assert house_edition(WHOLE).safe == 12
    assert house_edition({**WHOLE, "changes": {}}).safe == 11


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("format", "hotels-edition/2", "house format"),
        ("format", 1, "house format"),
        ("id", "ours", "house id"),
        ("id", "house-", "house id"),
        ("id", "house-Ours", "house id"),
        ("id", "house-our--s", "house id"),
        ("id", "house-ours-", "house id"),
        ("id", "house-öurs", "house id"),
        ("id", "house-ours\n", "house id"),
        ("id", "house-" + 95 * "a", "too long"),
        ("id", 7, "not text"),
        ("name", "", "empty"),
        ("name", "  ", "empty"),
        ("name", 101 * "a", "too long"),
        ("name", None, "not text"),
        ("based_on", "house-ours", "based on no edition"),
        ("based_on", "chess", "based on no edition"),
        ("based_on", 3, "not text"),
        ("changes", [], "not an object"),
    ],
)
def test_the_frame(key: str, value: object, code: str) -> None:
    assert refused({**WHOLE, key: value}) == (code, key)


@pytest.mark.parametrize("key", ["format", "id", "name", "based_on", "changes"])
def test_the_frame_is_whole(key: str) -> None:
    assert refused({name: WHOLE[name] for name in WHOLE if name != key}) == ("missing field", key)


@pytest.mark.parametrize("value", [None, [], "vacation", 7])
def test_an_edition_is_an_object(value: object) -> None:
    assert refused(value) == ("not an object", "the edition")


def test_an_id_may_be_long_and_have_parts() -> None:
    for own in ("house-1", "house-our-2nd-game", "house-" + 94 * "a"):
        assert house_edition({**WHOLE, "id": own}).id == own


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("colour", 1, "unknown field"),
        ("board", [9, 12], "unknown field"),
        *[("safe", value, "out of range") for value in (1, 0, -11, 109)],
        *[("safe", value, "not a whole number") for value in (True, "11", Decimal("11.0"), None)],
        *[("end", value, "out of range") for value in (1, 109)],
        *[("end", value, "not a whole number") for value in (False, "41", [41])],
        ("prices", [[3, 200]], "price gap"),
        ("prices", [[1, 100], [2, 200]], "price gap"),
        ("prices", [], "price gap"),
        ("prices", [[]], "price gap"),
        ("prices", [[2, 250]], "price not in hundreds"),
        ("prices", [[2, 200], [3, 310]], "price not in hundreds"),
        ("prices", [[2, 0]], "price not in hundreds"),
        ("prices", [[2, 200, 250, 300]], "price not in hundreds"),
        ("prices", [[2, -100]], "out of range"),
        ("prices", [[2, 1_000_100]], "out of range"),
        ("prices", [[2]], "price columns"),
        ("prices", [[2, 200], [3]], "price columns"),
        ("prices", [[2, 200], []], "price columns"),
        ("prices", [[2, 200], [3, 300, 400]], "price columns"),
        ("prices", [[2, 100, 200, 300, 400]], "price columns"),
        ("prices", [[2, 200], [2, 300]], "prices out of order"),
        ("prices", [[2, 200], [5, 300], [4, 400]], "prices out of order"),
        ("prices", [[2, 200], [109, 300]], "prices out of order"),
        ("prices", [[2, True]], "not a whole number"),
        ("prices", [[2, "200"]], "not a whole number"),
        ("prices", [[True, 200]], "not a whole number"),
        ("prices", [2, 200], "not a list"),
        ("prices", {"2": 200}, "not a list"),
        ("bonuses", [], "number of bonuses"),
        ("bonuses", [10, 5, 3, 1], "number of bonuses"),
        ("bonuses", [5, 10], "bonuses out of order"),
        ("bonuses", [0], "out of range"),
        ("bonuses", [1_001], "out of range"),
        ("bonuses", [True], "not a whole number"),
        *[("bonuses", [text], "not a whole number") for text in ("ten", "7.125", "1e1", "7.5 ")],
        ("bonuses", [Decimal("7.125")], "not a whole number"),
        ("bonuses", [Decimal(-1)], "not a whole number"),
        ("bonuses", [Decimal(0)], "not a whole number"),
        ("bonuses", [Decimal("1000.5")], "not a whole number"),
        ("bonuses", [Decimal("Infinity")], "not a whole number"),
        ("bonuses", 10, "not a list"),
        ("bonuses", {"200": [2_000]}, "bonus rows"),
        ("bonuses", [[200, 2_000]], "bonus rows"),
        ("bonuses", {}, "number of bonuses"),
        ("bonuses", {"200": []}, "number of bonuses"),
        ("bonuses", {"200": [4, 3, 2, 1]}, "number of bonuses"),
        ("bonuses", {"200": [2_000], "300": [3_000, 1_500]}, "number of bonuses"),
        ("bonuses", {"200": [1_000, 2_000]}, "bonuses out of order"),
        ("bonuses", {"200": 2_000}, "not a list"),
        ("bonuses", {"two": [2_000]}, "not a whole number"),
        ("bonuses", {"²": [2_000]}, "not a whole number"),
        ("bonuses", {"12345678": [2_000]}, "not a whole number"),
        ("bonuses", [[200, 2_000], 300], "not a list"),
        ("bonuses", [[200, -1]], "out of range"),
        ("bonuses", [[200, True]], "not a whole number"),
        *[("buy", value, "out of range") for value in (-1, 1_001)],
        *[("buy", value, "not a whole number") for value in (True, "1", None)],
        *[("founder", value, "out of range") for value in (-1, 26)],
        *[("founder", value, "not a whole number") for value in ("yes", None)],
        ("bills", [], "bills"),
        ("bills", [100, 100], "bills"),
        ("bills", [500, 200], "bills"),
        ("bills", [250, 100], "bills"),
        ("bills", [1_000, 500], "bills"),
        ("bills", [200], "bills"),
        ("bills", [0], "out of range"),
        ("bills", [1_000_001], "out of range"),
        ("bills", [True], "not a whole number"),
        ("bills", 100, "not a list"),
        ("rounding", 0, "out of range"),
        ("rounding", 1_000_001, "out of range"),
        ("rounding", 50, "bills"),
        ("rounding", 150, "bills"),
        ("rounding", True, "not a whole number"),
        *[("two_players", value, "not one of") for value in ("both", True, None, 2)],
        *[("bank_holds", value, "not true or false") for value in (1, "yes", None)],
        *[("first_disposal", value, "not one of") for value in ("bank", 1)],
        *[("opening", value, "not one of") for value in ("none", False)],
        *[("start_order", value, "not one of") for value in ("", 1)],
        *[("holdings", value, "not one of") for value in ("seen", True)],
        *[("deal", value, "not one of") for value in ("hidden", None)],
        *[("max_players", value, "out of range") for value in (1, 9)],
        *[("max_players", value, "not a whole number") for value in (True, "6")],
        ("start_cash", 6_050, "not whole hundreds"),
        *[("start_cash", value, "out of range") for value in (-100, 1_000_100)],
        ("start_cash", True, "not a whole number"),
        ("chains", [chain(), chain("Savoy", tier=1)], "no such tier"),
        ("chains", [chain()], "number of chains"),
        ("chains", [], "number of chains"),
        ("chains", [chain(str(number)) for number in range(8)], "number of chains"),
        ("chains", [chain(), chain()], "same chain twice"),
        ("chains", {}, "not a list"),
    ],
)
def test_the_changes(key: str, value: object, code: str) -> None:
    assert refused({**WHOLE, "changes": {key: value}}) == (code, key)


@pytest.mark.parametrize(
    ("key", "value", "code", "field"),
    [
        ("buy", {"blocks": -1}, "out of range", "buy: blocks"),
        ("buy", {"two_players": True}, "not a whole number", "buy: two_players"),
        ("buy", {"different": 1}, "not true or false", "buy: different"),
        ("buy", {"colour": 1}, "unknown field", "colour"),
        ("chains", ["Ritz"], "not an object", "chains"),
        ("chains", [{"bank": 3}], "missing field", "chains: name"),
        ("chains", [{"name": "Ritz"}], "missing field", "chains: Ritz: bank"),
        ("chains", [chain("")], "empty", "chains: name"),
        ("chains", [chain("cash")], "reserved name", "chains"),
        ("chains", [chain(61 * "a")], "too long", "chains: name"),
        ("chains", [chain(3)], "not text", "chains: name"),
        ("chains", [chain(tier=3)], "out of range", "chains: tier of Ritz"),
        ("chains", [chain(tier=-1)], "out of range", "chains: tier of Ritz"),
        ("chains", [chain(tier=True)], "not a whole number", "chains: tier of Ritz"),
        ("chains", [chain(tier="high")], "not one of", "chains: tier of Ritz"),
        ("chains", [chain(dealt=-1)], "out of range", "chains: dealt of Ritz"),
        ("chains", [chain(dealt=1_001)], "out of range", "chains: dealt of Ritz"),
        ("chains", [chain(bank=1_001)], "out of range", "chains: bank of Ritz"),
        ("chains", [chain(bank=True)], "not a whole number", "chains: bank of Ritz"),
        ("chains", [chain(colour="red")], "unknown field", "colour"),
    ],
)
def test_the_changes_in_detail(key: str, value: object, code: str, field: str) -> None:
    assert refused({**WHOLE, "changes": {key: value}}) == (code, field)


HUNDRED_ONE = [[2, 200, 300, 400], [101, 300, 400, 500]]
TWO = [chain("Plaza"), chain("Savoy")]
TIER = ("no such tier", "chains")
UNPAYABLE = ("bills", "bonuses")


@pytest.mark.parametrize(
    ("based_on", "changes", "code", "field"),
    [
        ("acquire-classic", {"prices": [[2, 200]]}, "no such tier", "prices"),
        ("acquire-classic", {"prices": [[2, 200, 300]]}, "no such tier", "prices"),
        ("acquire-tycoon", {"prices": [[2, 200, 300, 1_300]]}, "bonus rows", "prices"),
        ("acquire-2008", {"max_players": 2}, "options do not fit", "max_players"),
        ("acquire-classic", {"deal": "unknown"}, "deals none", "deal"),
        ("acquire-2016", {"safe": 101}, "out of range", "safe"),
        ("acquire-2016", {"prices": HUNDRED_ONE}, "prices out of order", "prices"),
        ("acquire-classic", {"prices": [[2, 200]], "chains": [*TWO, chain(tier=2)]}, *TIER),
        ("vacation", {"prices": [[2, 200]], "bonuses": [[200, 250]]}, *UNPAYABLE),
        ("vacation", {"prices": [[2, 200]], "bonuses": [[200, 250]], "rounding": 200}, *UNPAYABLE),
        ("vacation", {"rounding": 50, "bills": [1_000, 100]}, "bills", "rounding"),
        ("vacation", {"prices": [[2, 200]], "bills": [1_000, 200]}, "bills", "bills"),
    ],
)
def test_what_only_makes_sense_together(
    based_on: str, changes: object, code: str, field: str
) -> None:
    assert refused({**WHOLE, "based_on": based_on, "changes": changes}) == (code, field)


@pytest.mark.parametrize(
    "bills",
    [
        [1, *range(2, 3_000)],
        [1_000, 700, 3, 1],
        [10_100, 700, 100],
        [2**step for step in range(13)],
    ],
)
def test_bills_too_odd_to_count_with_are_refused(bills: list[int]) -> None:
    assert refused({**WHOLE, "changes": {"bills": bills}}) == ("bills too odd", "bills")


@pytest.mark.parametrize(
    ("change", "facts"),
    [
        ({"format": "x"}, {"known": "hotels-edition/1"}),
        ({"id": "Ours"}, {"text": "Ours"}),
        ({"based_on": "chess"}, {"known": tuple(EDITIONS)}),
        ({"changes": {"prices": [[3, 200]]}}, {"first": 3}),
        ({"changes": {"prices": []}}, {"first": 0}),
        ({"changes": {"prices": [[2, 200], [3]]}}, {"row": 3}),
        ({"changes": {"prices": [[2, 200], []]}}, {"row": 0}),
        ({"changes": {"prices": [[2, 200], [3, 350]]}}, {"row": 3}),
        ({"changes": {"prices": [[2, 200], [5, 300], [4, 400]]}}, {"row": 4}),
        ({"changes": {"prices": [[2, 200], [109, 300]]}}, {"row": 109}),
        ({"changes": {"bonuses": []}}, {"count": 0}),
        ({"changes": {"bonuses": {}}}, {"count": 0}),
        ({"changes": {"bonuses": [9, 8, 7, 6]}}, {"count": 4}),
        ({"changes": {"bonuses": [[200, 9, 8, 7, 6]]}}, {"count": 4}),
        ({"changes": {"bonuses": [[200, 900]]}}, {"price": 300}),
        ({"changes": {"chains": [chain()]}}, {"count": 1, "least": 2, "most": 7}),
        ({"changes": {"chains": [chain(), chain()]}}, {"chain": "Ritz"}),
        ({"changes": {"chains": [*TWO, chain(tier=1)]}}, {"chain": "Ritz", "columns": 1}),
        ({"changes": {"bills": []}}, {"smallest": 0}),
        ({"changes": {"bills": [900, 500, 200]}}, {"smallest": 200}),
        ({"changes": {"bills": [1_000, 500]}}, {"smallest": 500}),
        ({"changes": {"bills": [9, 8, 1_000, 1]}}, {"most": 12, "widest": 100}),
    ],
)
def test_what_a_refusal_tells(change: dict[str, object], facts: dict[str, object]) -> None:
    with pytest.raises(Refused) as found:
        house_edition({**WHOLE, **change})
    told = dict(found.value.facts)
    del told["field"]
    assert told == facts
