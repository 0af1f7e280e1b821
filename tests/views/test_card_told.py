"""A figure of a card explained: its mark, its rule and its source."""

import pytest

from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.working import Mark
from hotels.views.card_spots import Spot, What
from hotels.views.card_told import deeds, done, told
from tests.views.card_editions import LONG, house

VACATION, CLASSIC = EDITIONS["vacation"], EDITIONS["acquire-classic"]


def test_an_attested_price_names_its_source() -> None:
    said = told(VACATION, Spot(What.PRICE, 3))
    assert (said.title, said.value, said.sure.mark) == (
        "Price at 3 hotels",
        "$300",
        Mark.ATTESTED,
    )
    assert said.means == "From a printed source."
    assert said.facts == (
        ("Rule", "prices"),
        ("Source", "typescript with corrections by hand, Sid Sackson"),
        ("Place", "An Illustration 4 to 9"),
    )


def test_a_price_attested_at_one_size_says_so() -> None:
    said = told(VACATION, Spot(What.PRICE, 8))
    assert said.title == "Price at 8 to 10 hotels"
    assert (
        said.means == "From a printed source for 9 hotels; the rest of the row is our best guess."
    )


def test_a_reconstructed_price_has_no_source_and_may_be_changed() -> None:
    said = told(VACATION, Spot(What.PRICE, 6))
    assert "your table can change" in said.means
    assert ("Source", "none known") in said.facts


def test_a_price_of_the_house_says_what_its_parent_has() -> None:
    said = told(house(prices=LONG), Spot(What.PRICE, 6))
    assert (said.value, said.sure.mark) == ("$700", Mark.HOUSE)
    assert said.means == "Your table's own rule; VACATION has $600."
    assert ("Source", "this table") in said.facts


def test_bonuses_say_how_they_follow_from_the_price() -> None:
    said = told(VACATION, Spot(What.BONUS, 3))
    assert (said.title, said.value) == ("Bonuses at 3 hotels", "$3,000 and $1,500")
    assert said.notes[0] == "First bonus 10 times the price, second 5 times."
    assert told(CLASSIC, Spot(What.BONUS, 6, 1)).title == "Bonuses at a price of $700"


def test_in_three_columns_a_price_leads_to_all_that_costs_it() -> None:
    said = told(CLASSIC, Spot(What.PRICES, 600, -1))
    assert said.title == "Everything at $600"
    assert [(spot, name) for spot, name, _ in said.leads] == [
        (Spot(What.PRICE, 4, 2), "Continental and Imperial"),
        (Spot(What.PRICE, 5, 1), "American, Festival and Worldwide"),
        (Spot(What.PRICE, 6, 0), "Luxor and Tower"),
    ]
    assert said.leads[2][2] == "6 to 10 tiles, printed"
    assert told(CLASSIC, Spot(What.PRICE, 6, 0)).title == "Luxor and Tower at 6 to 10 tiles"


def test_in_three_columns_a_price_leads_to_the_row_that_all_share() -> None:
    (lead,) = told(CLASSIC, Spot(What.PRICE, 6, 1)).leads
    assert lead == (Spot(What.SIZES, 6), "The row for 6 to 10 tiles", "where the row starts")
    row = told(CLASSIC, lead[0])
    assert row.title == "The row for 6 to 10 tiles"
    assert row.notes == ("One row of the card: $600, $700 and $800 per share.",)
    assert told(VACATION, Spot(What.PRICE, 6)).leads == ()


def test_a_chain_tells_its_blocks_and_how_sure_its_name_is() -> None:
    said = told(EDITIONS["decision"], Spot(What.CHAIN, 2))
    assert (said.title, said.value) == ("Chain 4", "18 white, 8 yellow, 26 in total")
    assert said.facts[0] == ("Name", "best guess")
    chains = [chain._asdict() for chain in VACATION.chains]
    chains[0] |= {"name": "Ritz", "bank": 15}
    ours = told(house(chains=chains), Spot(What.CHAIN, 0))
    assert ours.means == (
        "Your table's own rule; VACATION has Continental, 14 white, 8 yellow, 22 in total."
    )


def test_two_players_are_told_block_by_block() -> None:
    said = told(VACATION, Spot(What.TERM, term="two players"))
    # an even split of ten times the price, each block of difference moves 10% of it
    assert said.notes[0] == (
        "Tied: half each. 1 ahead: 60% and 40%; 2 ahead: 70% and 30%; 3 ahead: 80% and 20%; "
        "4 ahead: 90% and 10%; 5 ahead: 100% and 0%."
    )
    assert said.notes[1] == (
        "The source gives one example: a chain of 4 hotels, with holdings of 7 and 4 blocks."
    )
    assert told(CLASSIC, Spot(What.TERM, term="two players")).notes == ()


def test_what_a_house_edition_cannot_change_says_so() -> None:
    said = told(VACATION, Spot(What.TERM, term="board"))
    assert said.notes == ("A house edition can't change this.",)


@pytest.mark.parametrize(
    ("spot", "keys"),
    [
        (Spot(What.SIZES, 2), []),
        (Spot(What.SIZES, 6), ["divide", "remove"]),
        (Spot(What.SIZES, 5), ["remove"]),
        (Spot(What.BONUS, 6), ["table"]),
        (Spot(What.PRICE, 6), ["parent"]),
        (Spot(What.PRICE, 2), []),
        (Spot(What.TERM, term="safe"), []),
    ],
)
def test_what_can_be_done_with_one_tap(spot: Spot, keys: list[str]) -> None:
    assert [deed.key for deed in deeds(house(prices=LONG), spot)] == keys


def test_a_row_is_divided_and_taken_away() -> None:
    divided, spot = done(VACATION, Spot(What.SIZES, 11), "divide")
    assert spot == Spot(What.SIZES, 12)
    assert divided.prices[6:9] == ((11, 800), (12, 800), (21, 900))
    joined, _ = done(VACATION, Spot(What.SIZES, 11), "remove")
    assert joined.price(0, 15) == 700


def test_bonuses_become_a_table_and_multiples_again() -> None:
    table, _ = done(VACATION, Spot(What.BONUS, 2), "table")
    assert table.bonuses.table is not None
    assert table.bonuses.table[600] == (6_000, 3_000)
    again, _ = done(table, Spot(What.BONUS, 2), "times")
    assert (again.bonuses.times, again.bonuses.table) == ((10, 5), None)


def test_a_figure_is_as_the_parent_has_it_again() -> None:
    back, _ = done(house(prices=LONG), Spot(What.PRICE, 6), "parent")
    assert back.price(0, 6) == 600
    assert back.price(0, 40) == 800  # that row is another figure
