"""House editions: each key of the changes in force, each piece of nonsense refused by its key."""

from decimal import Decimal
from fractions import Fraction

import pytest

from hotels.ledger import reading
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.house import house_edition
from hotels.ledger.chains.rule import Rule
from hotels.ledger.reading import Fields
from tests.ledger.chains.sums import awards, paid, receipt
from tests.ledger.chains.table import header, house, of, position, said


def test_an_edition_that_changes_nothing_is_its_parent_by_another_name() -> None:
    ours, parent = house("acquire-tycoon"), EDITIONS["acquire-tycoon"]
    assert (ours.id, ours.name, ours.based_on) == ("house-ours", "Ours", "acquire-tycoon")
    assert (ours.variant, ours.source) == ("house edition", "this table")
    assert (ours.changed, '"based_on":"acquire-tycoon"' in ours.written) == (frozenset(), True)
    assert (ours.chains, ours.prices, ours.bonuses, ours.rules) == (
        *(parent.chains, parent.prices, parent.bonuses, parent.rules),
    )
    assert (ours.options, ours.bills, ours.safe, ours.end) == (
        *(parent.options, parent.bills, parent.safe, parent.end),
    )
    assert house().chains == EDITIONS["vacation"].chains


CHAINS = [
    {"name": "Ritz", "tier": "cheap", "bank": 10, "dealt": 2},
    {"name": "Plaza", "tier": "medium", "bank": 12},
    {"name": "Savoy", "tier": 2, "bank": 14, "dealt": 1},
]


def test_chains() -> None:
    ours = house("acquire-classic", chains=CHAINS)
    assert [tuple(chain) for chain in ours.chains] == [
        ("Ritz", 0, 2, 10),
        ("Plaza", 1, 0, 12),
        ("Savoy", 2, 1, 14),
    ]
    assert [ours.price(place, 2) for place in range(3)] == [200, 300, 400]
    assert ours.cite(Rule.NAMES).mark == ours.cite(Rule.BLOCKS).mark == "house"
    game = position(house(chains=[{"name": "Ritz", "bank": 9}, {"name": "Savoy", "bank": 1}]), 3)
    game.play("Ana A1, buys; Ben A2, names Ritz, buys; Cat C1, buys; Ana C2, names Savoy, buys")
    page = game.write("Ben E1, buys; Cat E2")
    assert said(page) == ["AGAINST seven: eighth chain"]
    assert page.objections[0].facts["chains"] == 2


def test_prices() -> None:
    ours = house(prices=[[2, 100], [4, 900], [20, 1_000]])
    assert [ours.price(0, size) for size in (1, 2, 3, 4, 19, 20, 108)] == [
        *(0, 100, 100, 900, 900, 1_000, 1_000)
    ]
    bonus = awards(ours, "Luxor 4: Ana 1  Ben 2  Cat 0")[0].working
    assert receipt(bonus.parts[0]) == "900 = price Luxor 4 (prices, house)"
    assert ours.changed == {"prices"}
    assert {ours.price_figures.mark(size) for size in (2, 3, 4)} == {"house"}


@pytest.mark.parametrize("holding", ["Luxor 3: Ana 2  Ben 1  Cat 0", "Luxor 4: Ana 7  Ben 4"])
def test_a_bonus_from_a_price_of_the_house_is_not_attested(holding: str) -> None:
    working = awards(house(prices=[[2, 700]]), holding)[0].working
    assert working.amount > 3_200
    assert "attested" not in receipt(working)


@pytest.mark.parametrize(
    ("bonuses", "bonus"),
    [
        ([10], "Ana 3000"),
        ([8, 4], "Ana 2400  Ben 1200"),
        ([8, Decimal("4.5"), 2], "Ana 2400  Ben 1400  Cat 600"),
        ([Decimal("0.25")], "Ana 100"),
        ([[200, 900], [300, 800]], "Ana 800"),
        ({"200": [900, 500], "300": [800, 800]}, "Ana 800  Ben 800"),
    ],
)
def test_bonuses(bonuses: object, bonus: str) -> None:
    ours = house(prices=[[2, 200], [3, 300]], bonuses=bonuses)
    found = awards(ours, "Luxor 3: Ana 3  Ben 2  Cat 1")
    assert paid(found) == of(bonus)
    assert found[0].working.cites.mark == "house"
    assert ours.cite(Rule.BONUSES).mark == "house"
    assert ours.cite(Rule.TIE_FIRST).mark == "attested"


def test_multiples_are_kept_exactly() -> None:
    times = house(bonuses=[10, Decimal("7.50"), Decimal("5.00")]).bonuses.times
    assert times == (10, Fraction(15, 2), 5)
    assert [type(one) for one in times] == [int, Fraction, int]
    assert house(bonuses=[1_000]).bonuses.times == (1_000,)
    assert house(bonuses=[Decimal("1000.00")]).bonuses.times == (1_000,)
    assert house(bonuses=["10", "7.5", "5.00"]).bonuses.times == (10, Fraction(15, 2), 5)


@pytest.mark.parametrize("times", ["7.5", "7.500", "1e1", "1.25e1", "1.0e+1", "10.0", "5"])
def test_multiples_are_read_again_as_they_are_written_down(times: str) -> None:
    said = reading.parsed(f"[{times}]".encode())
    ours = house(bonuses=said)
    again = house_edition(reading.fields(reading.parsed(ours.written.encode()), "it"))
    assert again.bonuses.times == ours.bonuses.times == (Fraction(times),)
    assert again.written == ours.written


@pytest.mark.parametrize(("text", "times"), [("1E+1", 10), ("7.500", Fraction(15, 2))])
def test_multiples_are_read_as_earlier_versions_wrote_them(text: str, times: object) -> None:
    assert house(bonuses=[text]).bonuses.times == (times,)


def test_multiples_and_a_table_take_each_others_place() -> None:
    multiples = house("acquire-tycoon", bonuses=[9, 4])
    assert multiples.bonuses.table is None
    assert paid(awards(multiples, "Tower 5: Ana 3  Ben 2  Cat 1")) == of("Ana 4500  Ben 2000")
    prices = {str(100 * hundreds): [100 * hundreds, 0] for hundreds in range(2, 13)}
    table = house("acquire-classic", bonuses=prices)
    assert table.bonuses.times == ()
    assert paid(awards(table, "Tower 5: Ana 3  Ben 2  Cat 1")) == of("Ana 500")
    eight = house(bonuses=[8, 4])
    assert awards(eight, "Luxor 3: Ana 3  Ben 2  Cat 1")[0].working.cites.mark == "house"


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"safe": 2}, "safe size"),
        ({"safe": 108}, "safe size"),
        ({"end": 2}, "ends"),
        ({"end": 108}, "ends"),
        ({"founder": 2}, "founder"),
        ({"founder": True}, "founder"),
        ({"founder": 0}, "founder"),
        ({"buy": 0}, "buy limit"),
        ({"bills": [100]}, "cash"),
        ({"bills": [100, 50]}, "cash"),
        ({"two_players": "ordinary"}, "two players"),
        ({"bank_holds": True}, "two players"),
        ({"first_disposal": "largest_holder"}, "disposal"),
        ({"opening": "stay"}, "first player"),
        ({"start_order": "column"}, "first player"),
        ({"holdings": "open"}, "holdings"),
        ({"deal": "unknown"}, "holdings"),
        ({"max_players": 8}, "players"),
        ({"start_cash": 8_000}, "cash"),
    ],
)
def test_a_change_is_the_tables_own_and_all_else_is_its_parents(changes: Fields, says: str) -> None:
    ours, parent = house("vacation", **changes), EDITIONS["vacation"]
    assert ours.changed == set(changes)
    for one in Rule:
        mark = "house" if one.value == says else parent.cite(one).mark
        assert ours.cite(one).mark == mark
    assert ours.cite(Rule(says)).where == "this table's own"


def test_rounding() -> None:
    ours = house(rounding=500)
    assert paid(awards(ours, "Luxor 2: Ana 1  Ben 1  Cat 1")) == of("Ana 1000 Ben 1000 Cat 1000")
    assert paid(awards(ours, "Luxor 2: Ana 2  Ben 1  Cat 1")) == of("Ana 2000 Ben 500 Cat 500")
    assert awards(ours, "Luxor 2: Ana 2  Ben 1  Cat 1")[1].working.cites.mark == "house"
    third = house("acquire-tycoon", rounding=500)
    for held in ("Ana 1  Ben 1  Cat 1", "Ana 1  Ben 1  Cat 0", "Ana 2  Ben 1  Cat 1"):
        assert awards(third, f"Tower 5: {held}")[-1].working.cites.mark == "house"
    draft = house("decision-draft", rounding=500)
    tie = awards(draft, "Super 2: Ana 1  Ben 1  Cat 1", closing=True)
    assert paid(tie) == of("Ana 1000  Ben 500  Cat 500")
    assert {working.cites.mark for _, working in tie} == {"house"}


def test_safe_and_end_and_founder_and_buying() -> None:
    ours = house(safe=3, end=5, founder=2, buy=2)
    game = position(ours, 3, "Luxor A1-A3; American A5-A7; lone C1")
    assert said(game.write("Ana A4")) == ["AGAINST two safe: joins two safe"]
    game = position(ours, 3, "Luxor A1-A5; American C1-C2; lone E1")
    page = game.write("Ana E2, names Wilton")
    assert game.held("Wilton") == of("Ana 2  Ben 0  Cat 0")
    assert said(game.write("Ana buys Wilton Luxor")) == []
    assert (page.books.header.limit, header(ours, 2).limit) == (2, 2)
    assert said(game.write("Ana ends")) == []
    last = position(ours, 3, "lone E1", bank="Wilton 1").play("Ana E2, names Wilton")
    assert last.held("Wilton")["Ana"] == 1


@pytest.mark.parametrize(
    ("based_on", "buy", "limits", "different"),
    [
        ("vacation", 3, (3, 3), False),
        ("vacation", 0, (0, 0), False),
        ("decision", 3, (3, 3), False),
        ("decision", {"blocks": 2}, (2, 2), True),
        ("acquire-classic", {"two_players": 5}, (5, 3), False),
        ("vacation", {"blocks": 1, "two_players": 2, "different": True}, (2, 1), True),
        ("vacation", {}, (1, 1), False),
        ("acquire-classic", {"blocks": 0, "two_players": 1_000}, (1_000, 0), False),
        ("acquire-classic", {"blocks": 1_000, "two_players": 0}, (0, 1_000), False),
    ],
)
def test_how_many_a_turn_buys(
    based_on: str, buy: object, limits: tuple[int, int], *, different: bool
) -> None:
    buying = house(based_on, buy=buy).buying
    assert (buying.limit(2), buying.limit(3)) == limits
    assert buying.different == different


@pytest.mark.parametrize("based_on", ["acquire-classic", "vacation", "decision-draft"])
def test_two_players_by_a_row_of_their_own(based_on: str) -> None:
    ours = house(based_on, two_players="own_row")
    assert ours.pair_bonus is not None
    if ours.min_players == 2:
        chain = "Festival" if "acquire" in based_on else "Luxor"
        found = awards(ours, f"{chain} 4: Ana 7  Ben 4")
        price = ours.price(ours.places[chain], 4)
        assert paid(found) == of(f"Ana {8 * price}  Ben {2 * price}")
        assert {working.cites.mark for _, working in found} == {"house"}


def test_two_players_as_any_number() -> None:
    ours = house(two_players="ordinary")
    assert paid(awards(ours, "Luxor 4: Ana 7  Ben 4")) == of("Ana 4000  Ben 2000")
    assert paid(awards(ours, "Luxor 4: Ana 0  Ben 4")) == of("Ben 6000")


def test_bills_and_the_purse_they_make() -> None:
    assert house(bills=[100, 1_000, 700]).bills == (1_000, 700, 100)
    assert header(house(bills=[100]), 3).purse == ((60, 100),)
    assert header(house(bills=[2_000, 100]), 3).purse == ((3, 2_000),)
    assert header(house(start_cash=8_000), 3).purse == ((8, 1_000),)
    assert header(house("acquire-classic", start_cash=8_000), 3).purse == ((1, 5_000), (3, 1_000))
    assert header("vacation", 3).purse == ((4, 1_000), (3, 500), (5, 100))
    assert house(bills=[500, 50], rounding=50).bills == (500, 50)
    assert house(bills=[100, 10_000, 700]).bills == (10_000, 700, 100)
    assert house(bills=[1, 1_000_000]).bills == (1_000_000, 1)
    assert house(bills=[2**step for step in range(12)]).bills[0] == 2_048


def test_what_just_makes_sense() -> None:
    assert house(prices=[[2, 200], [108, 300]]).price(0, 108) == 300
    assert house("acquire-2008", max_players=3).options.max_players == 3
    seven = [{"name": name, "bank": 1_000, "dealt": 1_000} for name in "ABCDEFG"]
    assert house(chains=seven).yellow == 7_000
    assert house(chains=[{"name": 60 * "a", "bank": 0}, {"name": "b", "bank": 0}]).yellow == 0
    assert house(founder=25, rounding=1_000_000, safe=108).founder == 25
    assert house(rounding=1, bills=[100, 1]).rounding == 1
    dear = house(prices=[[2, 1_000_000]], bonuses={"1000000": [300, 200, 100]})
    assert paid(awards(dear, "Luxor 2: Ana 3  Ben 2  Cat 1")) == of("Ana 300  Ben 200  Cat 100")


def test_switches() -> None:
    turns = house(first_disposal="largest_holder", opening="stay", start_order="column").options
    assert turns.first_disposal == "largest_holder"
    assert (turns.opening, turns.start_order) == ("stay", "column")
    ours = house(holdings="open", deal="unknown", max_players=8, start_cash=0)
    assert (ours.options.holdings, ours.options.deal) == ("open", "unknown")
    assert header(ours, 8).seats == 8
    assert position(ours, 3).cash == of("Ana 0  Ben 0  Cat 0")
    assert house(bank_holds=True).options.bank_holds is True
