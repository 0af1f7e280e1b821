"""What looks like a slip on a house edition's card; a printed card raises no doubt."""

import pytest

from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.editions import EDITIONS
from hotels.views.card import face
from hotels.views.card_doubts import doubts
from hotels.views.card_spots import Spot, What, rows_of
from tests.views.card_editions import LONG, house

DEAR = [[2, 200], [3, 300], [4, 400], [5, 500], [6, 1_000], [8, 700], [11, 800], [41, 1_100]]
"""$1,000 at 6 to 7, above the $700 at 8 to 10."""


def spots(edition: Edition) -> list[Spot]:
    """Every figure of a card."""
    rows = rows_of(edition)
    return [
        *(
            Spot(what, band.first, tier)
            for what in (What.PRICE, What.BONUS, What.SIZES)
            for band in rows
            for tier in range(edition.tiers)
        ),
        *(Spot(What.CHAIN, place) for place in range(len(edition.chains))),
        *(term.spot for term in face(edition).terms),
    ]


@pytest.mark.parametrize("own_id", EDITIONS)
def test_a_printed_card_raises_no_doubt(own_id: str) -> None:
    edition = EDITIONS[own_id]
    assert [doubts(edition, spot) for spot in spots(edition) if doubts(edition, spot)] == []


def test_prices_that_rise_raise_none() -> None:
    ours = house(prices=LONG)
    assert not any(doubts(ours, spot) for spot in spots(ours))


def test_a_price_that_falls_is_doubted_at_both_rows_and_its_bonuses_are_not() -> None:
    ours = house(prices=DEAR)
    said = (
        (
            "A block would cost $1,000 at 6 to 7 hotels but $700 at 8 to 10 hotels: the price "
            "drops where it should rise."
        ),
    )
    assert doubts(ours, Spot(What.PRICE, 6)) == said
    assert doubts(ours, Spot(What.PRICE, 8)) == said
    assert doubts(ours, Spot(What.PRICE, 5)) == ()


def test_a_digit_too_many_is_doubted_where_nothing_follows() -> None:
    rows = [[2, 200], [3, 300], [4, 400], [5, 500], [6, 700], [8, 700], [11, 800], [41, 11_000]]
    assert doubts(house(prices=rows), Spot(What.PRICE, 41)) == (
        (
            "$11,000 at 41 or more hotels is 13 times the $800 of the row above: possibly one"
            " digit too many."
        ),
    )


def test_a_dearer_column_that_costs_less_is_doubted() -> None:
    classic = EDITIONS["acquire-classic"]
    rows = [list(row) for row in classic.prices]
    # The first row of the card: $200, $300, $400; the dear chains get $100.
    rows[0][3] = 100
    ours = house("acquire-classic", prices=rows)
    (said,) = doubts(ours, Spot(What.PRICE, 2, 2))
    assert "would cost $100 and " in said
    assert said.endswith("$300: the expensive column would be the cheaper one.")


def test_a_bonus_that_falls_where_the_price_rises_is_doubted() -> None:
    table = [[200, 2_000, 1_000], [300, 3_000, 1_500], [400, 4_000, 2_000], [500, 500, 300]]
    table += [[price, 10 * price, 5 * price] for price in (600, 700, 800, 900, 1_000, 1_100)]
    said = doubts(house(bonuses=table), Spot(What.BONUS, 5))
    assert said == (
        (
            "The first bonus would be $4,000 at a price of $400 but $500 at $500: it drops where "
            "it should rise."
        ),
        (
            "The second bonus would be $2,000 at a price of $400 but $300 at $500: it drops where"
            " it should rise."
        ),
    )


def test_what_the_table_does_is_doubted_where_it_makes_no_sense() -> None:
    late = house(safe=20, end=12)
    (said,) = doubts(late, Spot(What.TERM, term="safe"))
    assert said.startswith(
        "Chains would only become safe at 20 hotels, but the game can already end at 12"
    )
    assert doubts(late, Spot(What.TERM, term="end B")) == (said,)
    assert doubts(late, Spot(What.TERM, term="bills")) == ()
    none = house(buy=0, start_cash=0)
    assert doubts(none, Spot(What.TERM, term="purchases per turn")) == (
        "Nobody could buy any blocks.",
    )
    assert doubts(none, Spot(What.TERM, term="start")) == (
        "Nobody would start with any cash to buy blocks.",
    )


def test_a_chain_without_blocks_is_doubted() -> None:
    chains = [
        {"name": chain.name, "dealt": chain.dealt, "bank": chain.bank}
        for chain in EDITIONS["vacation"].chains
    ]
    chains[2] |= {"dealt": 0, "bank": 0}
    said = doubts(house(chains=chains), Spot(What.CHAIN, 2))
    assert said == (f"{chains[2]['name']} would have no blocks at all.",)
