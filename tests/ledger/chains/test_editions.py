"""Every figure of every printing, typed again from the rules, and how sure it is of each."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from hashlib import sha256

import pytest

from hotels.ledger.chains.card import bands, blocks_mark, names_mark
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.rule import Rule
from tests.ledger.chains.table import header

DECISION = ["decision-draft", "decision"]
OURS = [*DECISION, "vacation"]
CLASSIC = ["acquire-classic", "acquire-1999", "acquire-2008", "acquire-renegade", "acquire-tycoon"]
PUBLISHED = [*CLASSIC, "acquire-2016"]
NO_COLOURS = ["acquire-2016"]
THREE_BONUSES = ["acquire-2016", "acquire-tycoon"]


def test_the_editions_there_are() -> None:
    assert list(EDITIONS) == [
        *("decision-draft", "decision", "vacation", "acquire-classic", "acquire-1999"),
        *("acquire-2008", "acquire-2016", "acquire-renegade", "acquire-tycoon"),
    ]
    assert [edition.id for edition in EDITIONS.values()] == list(EDITIONS)
    titles = {(edition.name, edition.variant) for edition in EDITIONS.values()}
    assert len(titles) == len(EDITIONS)
    assert {name for name, _ in titles} == {"DECISION", "VACATION", "Acquire"}


SIZES = (0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 20, 21, 30, 31, 40, 41, 100)
ONE = ((0, 0, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11),)
CHEAP_MEDIUM_DEAR = (
    (0, 0, 2, 3, 4, 5, 6, 6, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10),
    (0, 0, 3, 4, 5, 6, 7, 7, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11),
    (0, 0, 4, 5, 6, 7, 8, 8, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12),
)
TIERS = {
    "decision-draft": ["Consolidated, Super, Chain 4, American, Chain 5, Chain 6, Chain 7"],
    "decision": ["Consolidated, Super, Chain 4, American, Chain 5, Chain 6, Chain 7"],
    "vacation": ["Continental, Wilton, Luxor, American, Worldwide, Sharedon, Festival"],
    "acquire-classic": ["Luxor, Tower", "American, Festival, Worldwide", "Continental, Imperial"],
    "acquire-1999": ["Sackson, Zeta", "America, Fusion, Hydra", "Phoenix, Quantum"],
    "acquire-2008": ["Worldwide, Sackson", "American, Festival, Imperial", "Continental, Tower"],
    "acquire-2016": ["Nestor, Spark", "Etch, Rove, Fleet", "Bolt, Echo"],
    "acquire-renegade": [
        *("Sackson, Tower", "American, Festival, Worldwide", "Continental, Imperial")
    ],
    "acquire-tycoon": [
        *("Sackson, Tower", "American, Festival, Worldwide", "Continental, Imperial")
    ],
}


@pytest.mark.parametrize("edition", EDITIONS)
def test_names_and_prices(edition: str) -> None:
    stated, tiers = EDITIONS[edition], TIERS[edition]
    rows = ONE if edition in OURS else CHEAP_MEDIUM_DEAR
    chains = [(name, tier) for tier, names in enumerate(tiers) for name in names.split(", ")]
    assert stated.names == tuple(name for name, _ in chains)
    assert stated.tiers == len(tiers)
    for place, (name, tier) in enumerate(chains):
        assert stated.places[name] == place
        for size, hundreds in zip(SIZES, rows[tier], strict=True):
            # The top bracket of 2016 begins at 38.
            price = 100 * hundreds + 100 * (edition == "acquire-2016" and size == 40)
            assert stated.price(place, size) == price, (name, size)
            assert header(edition, 3).prices[place][size] == price


def test_the_top_bracket_of_2016_begins_at_38() -> None:
    edition = EDITIONS["acquire-2016"]
    for place, price in ((0, 1_000), (2, 1_100), (5, 1_200)):
        assert [edition.price(place, size) for size in (37, 38, 100)] == [price - 100, price, price]


def test_prices_cover_the_whole_board() -> None:
    assert EDITIONS["vacation"].price(0, 9) == 700
    for edition, price in (("vacation", 1_100), ("acquire-classic", 1_000)):
        assert len(header(edition, 3).prices[0]) == 109
        assert header(edition, 3).prices[0][108] == EDITIONS[edition].price(0, 108) == price
    assert len(header("acquire-2016", 3).prices[6]) == 101


@pytest.mark.parametrize(
    ("editions", "dealt", "bank"),
    [
        (OURS, (8, 8, 8, 9, 9, 9, 9), (14, 16, 18, 20, 22, 24, 26)),
        (PUBLISHED, (0,) * 7, (25,) * 7),
    ],
)
def test_blocks(editions: list[str], dealt: tuple[int, ...], bank: tuple[int, ...]) -> None:
    for edition in editions:
        stated = EDITIONS[edition]
        assert tuple(chain.dealt for chain in stated.chains) == dealt
        assert tuple(chain.bank for chain in stated.chains) == bank
        assert stated.yellow == sum(dealt)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_an_edition_is_about(edition: str) -> None:
    stated, published = EDITIONS[edition], edition in PUBLISHED
    ten = edition == "acquire-2016"
    assert (stated.rows, stated.columns, stated.squares) == ((10, 10, 100) if ten else (9, 12, 108))
    assert stated.row_first != published
    assert stated.min_players == (3 if edition in {"decision-draft", "acquire-2008"} else 2)
    assert stated.options.max_players == 6
    assert stated.safe == {"decision-draft": 16, "acquire-2016": 10}.get(edition, 11)
    assert stated.end == (38 if ten else 41)
    assert stated.ends.conditions == ("ABC" if edition in {"decision", "vacation"} else "AB")
    draft, ours = edition == "decision-draft", edition in OURS
    assert stated.ends.compulsory == ("" if published else "AB" if draft else "C")
    assert stated.founder == (0 if ours else 1)
    assert stated.bills == ((1_000, 500, 100) if ours else (5_000, 1_000, 500, 100))
    assert stated.purse == ((4, 1_000), (3, 500), (5, 100))
    assert stated.rounding == 100
    assert (stated.based_on, stated.changed, stated.written) == ("", frozenset(), "")
    limits = {"decision": (2, 1)}.get(edition, (1, 1) if ours else (3, 3))
    assert (stated.buying.limit(2), stated.buying.limit(3)) == limits
    assert stated.buying.different == (edition == "decision")
    assert (stated.pair_bonus is not None) == (edition in {"decision", "vacation"})
    assert stated.bonuses.by_seat == (edition == "decision-draft")


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_switches_as_each_edition_sets_them(edition: str) -> None:
    options, ours = EDITIONS[edition].options, edition in OURS
    assert options.bank_holds is False
    assert options.first_disposal == "tile_player"
    assert options.opening == ("none" if ours else "stay")
    assert options.start_order == "row"
    assert options.start_cash == 6_000
    assert options.deal == "known"
    if ours:
        assert options.holdings == "hidden"


@pytest.mark.parametrize(
    ("edition", "tile", "chain", "block"),
    [
        ("decision-draft", "company companies", "Industrial Complex", "block blocks"),
        ("decision", "company companies", "Combine", "block blocks"),
        ("vacation", "hotel hotels", "Chain", "block blocks"),
        *[(edition, "tile tiles", "corporation", "share shares") for edition in PUBLISHED],
    ],
)
def test_what_things_are_called(edition: str, tile: str, chain: str, block: str) -> None:
    words = EDITIONS[edition].words
    assert f"{words.tile} {words.tiles}" == tile
    assert words.chain == chain
    assert f"{words.block} {words.blocks}" == block


@pytest.mark.parametrize(
    ("edition", "price", "bonus"),
    [
        ("decision-draft", 300, (3_000,)),
        ("decision", 300, (3_000, 1_500)),
        ("vacation", 1_100, (11_000, 5_500)),
        ("acquire-classic", 700, (7_000, 3_500)),
        ("acquire-1999", 700, (7_000, 3_500)),
        ("acquire-2008", 700, (7_000, 3_500)),
        ("acquire-renegade", 700, (7_000, 3_500)),
        ("acquire-2016", 700, (7_000, 5_300, 3_500)),
        ("acquire-tycoon", 700, (7_000, 5_000, 3_500)),
    ],
)
def test_bonuses(edition: str, price: int, bonus: tuple[int, ...]) -> None:
    assert EDITIONS[edition].bonus_row(price) == bonus


def test_multiples_of_the_price() -> None:
    assert (
        EDITIONS["vacation"].bonuses.times == EDITIONS["acquire-classic"].bonuses.times == (10, 5)
    )
    assert EDITIONS["acquire-2016"].bonuses.times == (10, Fraction(15, 2), 5)
    assert EDITIONS["acquire-tycoon"].bonuses.times == ()


def test_the_city_of_each_square() -> None:
    cities = EDITIONS["vacation"].cities
    assert len(cities) == 108
    doubles = {city for city, count in Counter(cities.values()).items() if count > 1}
    assert doubles == {"Vancouver", "Honolulu", "Tehran"}
    assert (cities["A2"], cities["C1"], cities["G11"]) == ("Vancouver", "Honolulu", "Tehran")
    assert (cities["B3"], cities["F2"], cities["H12"]) == ("Vancouver", "Honolulu", "Tehran")
    assert (cities["A1"], cities["I12"]) == ("Yokohama", "Jerusalem")
    assert (cities["C11"], cities["H4"]) == ("Salzburg", "São Paulo")
    text = "\n".join(f"{square} {cities[square]}" for square in sorted(cities))
    assert sha256(text.encode()).hexdigest() == (  # of vacation-cities.json, so written
        "3c03389c8778d41020c7c887e9d07c3bf661b63709b6c4644edc5e952f9a624f"
    )
    assert not any(EDITIONS[edition].cities for edition in EDITIONS if edition != "vacation")


@pytest.mark.parametrize("edition", OURS)
def test_how_sure_the_figures_of_the_manuscripts_are(edition: str) -> None:
    stated = EDITIONS[edition]
    attested = {2: "attested", 3: "attested", 4: "derived", 5: "attested", 9: "attested"}
    for size in range(2, 109):
        assert stated.price_figures.mark(size) == attested.get(size, "reconstructed")
        bonus = "attested" if size == 3 else "reconstructed"
        assert stated.bonuses.figures.mark(size) == bonus


@pytest.mark.parametrize("edition", PUBLISHED)
def test_how_sure_the_figures_of_the_published_editions_are(edition: str) -> None:
    stated = EDITIONS[edition]
    prices = "reconstructed" if edition == "acquire-2016" else "attested"
    assert {stated.price_figures.mark(size) for size in range(2, 101)} == {prices}
    assert {stated.bonuses.figures.mark(size) for size in range(2, 101)} == {"attested"}


# What no source prints, or only lets follow; all else is attested.
NOT_ATTESTED: dict[str, dict[str, list[str]]] = {
    "survivor": {"reconstructed": OURS},
    "nobody": {"reconstructed": list(EDITIONS)},
    "defunct order": {"reconstructed": OURS},
    "names": {"reconstructed": [*DECISION, "acquire-2016"]},
    "colours": {"reconstructed": [*OURS, *NO_COLOURS, "acquire-renegade", "acquire-tycoon"]},
    "blocks": {"reconstructed": DECISION},
    "change": {"reconstructed": ["decision", "vacation", *PUBLISHED]},
    "bonuses": {"derived": ["decision-draft"]},
    "tie first": {"derived": ["decision-draft"], "reconstructed": ["acquire-2016"]},
    "tie second": {"reconstructed": [*OURS, *THREE_BONUSES]},
    "tie third": {"reconstructed": list(EDITIONS)},
    "one holder": {"reconstructed": ["decision", "vacation", *THREE_BONUSES]},
    "stuck": {"reconstructed": list(EDITIONS)},
    "misplaced tile": {"reconstructed": list(EDITIONS)},
    "two players": {"reconstructed": list(EDITIONS)},
    "prices": {"reconstructed": ["acquire-2016"]},
    "ends": {"reconstructed": ["acquire-2016"]},
}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("rule", Rule)
def test_how_sure_an_edition_is_of_a_rule(edition: str, rule: Rule) -> None:
    marks = NOT_ATTESTED.get(rule.value, {})
    mark = next((mark for mark, those in marks.items() if edition in those), "attested")
    cites = EDITIONS[edition].cite(rule)
    assert (cites.edition, cites.rule, cites.mark) == (edition, rule.value, mark)


@pytest.mark.parametrize(
    ("rule", "editions"),
    [
        (Rule.CHANGE, ["decision-draft"]),
        (Rule.MISPLACED, ["decision-draft"]),
        (Rule.TIE_THIRD, THREE_BONUSES),
        (Rule.COLOURS, [name for name in PUBLISHED if name not in NO_COLOURS]),
    ],
)
def test_what_an_edition_does_not_state(rule: Rule, editions: list[str]) -> None:
    assert [name for name in EDITIONS if rule in EDITIONS[name].rules] == [
        name for name in EDITIONS if name in editions
    ]
    for name in EDITIONS.keys() - set(editions):
        assert EDITIONS[name].cite(rule).where == "not stated"


def test_every_other_rule_is_stated() -> None:
    seldom = {Rule.CHANGE, Rule.MISPLACED, Rule.TIE_THIRD, Rule.TIE_SECOND, Rule.TWO_PLAYERS}
    seldom |= {Rule.COLOURS}
    for edition in EDITIONS.values():
        assert set(Rule) - set(edition.rules) <= seldom, edition.id


def test_the_information_card_of_vacation() -> None:
    card = [
        (2, 2, 200, "attested", (), 2_000, 1_000, "reconstructed"),
        (3, 3, 300, "attested", (), 3_000, 1_500, "attested"),
        (4, 4, 400, "derived", (), 4_000, 2_000, "reconstructed"),
        (5, 5, 500, "attested", (), 5_000, 2_500, "reconstructed"),
        (6, 7, 600, "reconstructed", (), 6_000, 3_000, "reconstructed"),
        (8, 10, 700, "attested", (9,), 7_000, 3_500, "reconstructed"),
        (11, 20, 800, "reconstructed", (), 8_000, 4_000, "reconstructed"),
        (21, 30, 900, "reconstructed", (), 9_000, 4_500, "reconstructed"),
        (31, 40, 1_000, "reconstructed", (), 10_000, 5_000, "reconstructed"),
        (41, None, 1_100, "reconstructed", (), 11_000, 5_500, "reconstructed"),
    ]
    for band, row in zip(bands(EDITIONS["vacation"]), card, strict=True):
        (price,), ((first, second),) = band.prices, band.bonuses
        marks = band.price_mark, band.price_at, first, second, band.bonus_mark
        assert (band.first, band.last, price, *marks) == row
        assert band.bonus_at == ()
    coarse = bands(replace(EDITIONS["vacation"], prices=((2, 200), (6, 600))))
    assert (coarse[0].price_mark, coarse[0].price_at) == ("attested", (2, 3, 5))
    assert [names_mark(EDITIONS[edition]) for edition in OURS] == [
        *("reconstructed", "reconstructed", "attested")
    ]
    assert blocks_mark(EDITIONS["decision"]) == "reconstructed"
    assert blocks_mark(EDITIONS["acquire-2016"]) == "attested"
