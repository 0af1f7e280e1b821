"""House editions made, named and changed; what makes no sense refused in one sentence."""

from collections.abc import Callable

import pytest

from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.objection import Refused
from hotels.views.card_edit import as_parent, changed, knobs
from hotels.views.card_house import (
    known_in,
    made,
    name_against,
    refusal,
    remade,
    renamed,
    suggested,
)
from hotels.views.card_knobs import Choice, Number, Switch, Unit, Values, Words
from hotels.views.card_spots import Spot, What
from tests.conftest import Speak
from tests.growth import assert_even
from tests.views.card_editions import LONG, house

VACATION, CLASSIC, TYCOON = (
    EDITIONS[own_id] for own_id in ("vacation", "acquire-classic", "acquire-tycoon")
)


def edited(edition: Edition, spot: Spot, **values: bool | int | str) -> Edition:
    """A house edition with something set at a figure."""
    said = {knob.key: knob.now for knob in knobs(edition, spot)} | values
    return remade(edition, changed(edition, spot, said))


def term(name: str) -> Spot:
    return Spot(What.TERM, term=name)


def test_a_house_edition_is_made_of_a_printed_one_and_of_another() -> None:
    ours = made(VACATION, " Our  long game ", set())
    assert (ours.id, ours.name, ours.based_on) == (
        "house-our-long-game",
        "Our long game",
        "vacation",
    )
    assert (ours.changed, ours.prices) == (frozenset(), VACATION.prices)
    copy = made(house(prices=LONG), "Ours", {"house-ours"})
    assert (copy.id, copy.based_on, copy.changed) == (
        "house-ours-2",
        "vacation",
        frozenset({"prices"}),
    )
    assert copy.prices[4] == (6, 700)


def test_a_name_is_given_and_given_anew() -> None:
    ours = renamed(house(safe=13), "The attic")
    assert (ours.id, ours.name, ours.safe) == ("house-ours", "The attic", 13)
    assert [edition.name for edition in known_in([ours.written, "{}", "nonsense"])] == ["The attic"]


@pytest.mark.parametrize(
    ("name", "own_id"),
    [
        ("Ours", "house-ours"),
        ("Unsere Größe 3", "house-unsere-groe-3"),
        ("李小龍", "house-edition"),
        ("taken", "house-taken-3"),
        (" - ", "house-edition"),
    ],
)
def test_every_name_has_an_id_of_its_own(name: str, own_id: str) -> None:
    assert made(VACATION, name, {"house-taken", "house-taken-2"}).id == own_id


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("  ", "Give the house edition a name."),
        ("x" * 61, "too long"),
        ("our LONG game", "already has that name"),
        ("x" * 60, ""),
        ("Our long game 2", ""),
    ],
)
def test_a_name_that_cannot_be_is_refused(typed: str, why: str) -> None:
    said = name_against(typed, ["Our long game"])
    assert why in said
    assert bool(said) == bool(why)


def test_a_name_is_offered_that_nobody_has() -> None:
    assert suggested(VACATION, ["VACATION"]) == "Our VACATION"
    assert suggested(VACATION, ["Our VACATION"]) == "Our VACATION 2"
    assert suggested(house(), ["Ours", "Ours 2"]) == "Ours 3"
    assert suggested(house(), ["OURS", "ours 2"]) == "Ours 3"


def test_a_name_is_found_as_fast_among_many() -> None:
    def work(size: int) -> Callable[[], object]:
        names = ["Our VACATION", *(f"Our VACATION {number}" for number in range(2, size))]
        return lambda: suggested(VACATION, names)

    assert_even(work, 60)


def test_a_price_is_changed_by_row_and_column() -> None:
    ours = edited(house(), Spot(What.PRICE, 6), price=700)
    assert [ours.price(0, size) for size in (5, 6, 7, 8)] == [500, 700, 700, 700]
    assert ours.changed == {"prices"}
    three = edited(house("acquire-classic"), Spot(What.PRICE, 6, 0), price=900)
    assert [three.price(place, 6) for place in (0, 2, 5)] == [900, 700, 800]
    back = edited(ours, Spot(What.PRICE, 6), price=600)
    assert back.changed == frozenset()


def test_a_row_begins_elsewhere() -> None:
    ours = edited(house(), Spot(What.SIZES, 8), first=9)
    assert [ours.price(0, size) for size in (7, 8, 9)] == [600, 600, 700]
    (number,) = knobs(house(), Spot(What.SIZES, 8))
    assert isinstance(number, Number)
    assert (number.least, number.most) == (7, 10)
    assert knobs(house(), Spot(What.SIZES, 2)) == ()


def test_multiples_in_halves_and_none() -> None:
    spot = Spot(What.BONUS, 6)
    first, second, third = knobs(house(), spot)
    assert isinstance(first, Number)
    assert [Unit.TIMES.said(one.now) for one in (first, second, third)] == ["10", "5", "none"]  # type: ignore[arg-type]
    ours = edited(house(), spot, **{"0": 1_200, "1": 750, "2": 250})
    assert ours.bonus_row(600) == (7_200, 4_500, 1_500)
    one = edited(house(), spot, **{"0": 800, "1": 0, "2": 500})
    assert one.bonus_row(600) == (4_800,)


def test_a_table_of_bonuses_is_changed_price_by_price() -> None:
    tycoon = house("acquire-tycoon")
    ours = edited(tycoon, Spot(What.BONUS, 6, 0), **{"0": 6_500})
    assert ours.bonus_row(600) == (6_500, 4_200, 3_000)
    assert ours.bonus_row(700) == (7_000, 5_000, 3_500)
    dear = edited(tycoon, Spot(What.PRICE, 41, 2), price=1_500)
    assert dear.bonus_row(1_500) == (12_000, 8_200, 6_000)  # those of $1,200, until changed


def test_a_chain_has_another_name_other_blocks_and_another_column() -> None:
    name, bank, dealt, tier, _ = knobs(house("acquire-classic"), Spot(What.CHAIN, 0))
    assert (type(name), type(bank), type(dealt), type(tier)) == (Words, Number, Number, Choice)
    ours = edited(house("acquire-classic"), Spot(What.CHAIN, 0), name="Ritz ", bank=24, tier=2)
    assert tuple(ours.chains[0]) == ("Ritz", 2, 0, 24)
    assert ours.price(0, 2) == 400
    assert len(knobs(house(), Spot(What.CHAIN, 0))) == 4


@pytest.mark.parametrize(
    ("name", "values", "key"),
    [
        ("players", {"max_players": 8}, "max_players"),
        ("start", {"start_cash": 8_000}, "start_cash"),
        ("bills", {"bill 5000": True}, "bills"),
        ("who goes first", {"start_order": "column"}, "start_order"),
        ("who goes first", {"opening": "stay"}, "opening"),
        ("purchases per turn", {"blocks": 3}, "buy"),
        ("purchases per turn", {"two_players": 2, "different": True}, "buy"),
        ("the founder gets", {"founder": 1}, "founder"),
        ("safe", {"safe": 13}, "safe"),
        ("end B", {"end": 45}, "end"),
        ("a tie for first", {"rounding": 500}, "rounding"),
        ("first to decide", {"first_disposal": "largest_holder"}, "first_disposal"),
        ("holdings", {"holdings": "open"}, "holdings"),
        ("holdings", {"deal": "unknown"}, "deal"),
        ("two players", {"pair": "ordinary"}, "two_players"),
        ("two players", {"bank_holds": True}, "bank_holds"),
    ],
)
def test_every_term_is_changed_by_its_key(name: str, values: Values, key: str) -> None:
    ours = edited(house(), term(name), **values)
    assert ours.changed == {key}
    assert as_parent(ours, term(name)).options == VACATION.options
    assert remade(ours, as_parent(ours, term(name))).changed == frozenset()


def test_what_a_term_is_made_of() -> None:
    assert [type(knob) for knob in knobs(house(), term("purchases per turn"))] == [
        Number,
        Number,
        Switch,
    ]
    assert len(knobs(house("decision-draft"), term("purchases per turn"))) == 1
    assert [knob.key for knob in knobs(house("acquire-classic"), term("holdings"))] == ["holdings"]
    assert knobs(house(), term("board")) == knobs(house(), term("end A")) == ()
    bills = edited(house(), term("bills"), **{"bill 1000": False, "bill 5000": True})
    assert bills.bills == (5_000, 500, 100)


@pytest.mark.parametrize(
    ("spot", "values", "why"),
    [
        (Spot(What.PRICE, 6), {"price": 650}, "The row starting at 6 hotels has a price"),
        (Spot(What.PRICE, 6), {"price": 0}, "is zero or not a multiple of 100"),
        (Spot(What.PRICE, 6), {"price": 2_000_000}, "The prices must be from 0 to 1,000,000."),
        (Spot(What.SIZES, 8), {"first": 11}, "The row starting at 11 hotels is out of order"),
        (Spot(What.SIZES, 41), {"first": 109}, "too big for the board"),
        (Spot(What.BONUS, 6), {"1": 1_200}, "A bonus is larger than the one before it."),
        (Spot(What.CHAIN, 0), {"name": "Wilton"}, "Wilton appears twice."),
        (Spot(What.CHAIN, 0), {"name": "  "}, "The name is empty."),
        (Spot(What.CHAIN, 0), {"name": "cash"}, "A chain can't be called cash"),
        (Spot(What.CHAIN, 0), {"bank": 1_001}, "must be from 0 to 1,000."),
        (term("safe"), {"safe": 1}, "The safe size must be from 2 to 108."),
        (term("end B"), {"end": 109}, "The size that ends the game must be from 2 to 108."),
        (term("players"), {"max_players": 9}, "The number of players must be from 2 to 8."),
        (term("start"), {"start_cash": 8_050}, "is $8,050; it must be a multiple of 100."),
        (term("a tie for first"), {"rounding": 50}, "The bills must be different multiples"),
        (term("bills"), {"bill 100": False}, "The bills must be different multiples"),
        (
            term("the founder gets"),
            {"founder": 26},
            "The number of free blocks must be from 0 to 25.",
        ),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_sentence(
    spot: Spot, values: Values, why: str
) -> None:
    ours = house()
    with pytest.raises(Refused) as refused:
        edited(ours, spot, **values)
    said = refusal(refused.value, ours)
    assert why in said
    assert said[0].isupper()
    assert said.endswith(".")
    assert ": " not in said.removesuffix(".").split(" (")[0]


def test_a_refusal_is_whole_in_a_language_that_names_the_field_inside(speaking: Speak) -> None:
    with pytest.raises(Refused) as odd:
        edited(house(), Spot(What.PRICE, 6), price=650)
    with pytest.raises(Refused) as small:
        edited(house(), term("safe"), safe=1)
    known = {
        "the prices": "Preise",
        "the safe size": "sicher",
        "the row starting at {row} {word.tiles} has a price that is zero or not a multiple "
        "of 100": "Preise: ab {row}",
        "{field} must be from {low:,} to {high:,}": "von {low} bis {high}: {field}",
    }
    speaking("de", known)
    assert refusal(odd.value, house()) == "Preise: ab 6."
    assert refusal(small.value, house()) == "Von 2 bis 108: sicher."


def test_a_refusal_says_what_stays() -> None:
    with pytest.raises(Refused) as refused:
        edited(house(), Spot(What.PRICE, 6), price=650)
    assert refusal(refused.value, house(), "$600").endswith(" The figure stays at $600.")
