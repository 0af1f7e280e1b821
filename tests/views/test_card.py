"""The information card as it is laid out, held against the tables of the rules' texts."""

import pytest

from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.working import Mark
from hotels.views.card import face, legend
from hotels.views.card_spots import Spot, What
from hotels.views.setup_words import card_name, small_card
from tests.views.card_editions import LONG, house


def test_vacations_card_has_a_row_a_band_with_a_mark_beside_each_figure() -> None:
    said = face(EDITIONS["vacation"])
    assert (said.heads, said.ranks) == (("Hotels",), ("First", "Second"))
    assert (said.subject, said.card) == ("one row of prices for all seven chains", "the red card")
    rows = {row.sizes[0].text: row for row in said.rows}
    assert rows["3"].price.text == "$300"
    assert [bonus.text for bonus in rows["3"].bonuses] == ["$3,000", "$1,500"]
    assert (rows["3"].price.sure.text, rows["3"].bonus_sure.text) == ("printed", "printed")
    assert rows["4"].price.sure.text == "worked out"
    assert rows["8 to 10"].price.sure.text == "printed at 9"
    assert rows["8 to 10"].bonus_sure.text == "best guess"
    assert rows["41 or more"].price.text == "$1,100"
    assert said.note == "First bonus 10 times the price, second 5 times."


def test_vacations_card_counts_the_blocks() -> None:
    said = face(EDITIONS["vacation"])
    assert (said.block_title, said.block_heads) == ("Blocks", ("White", "Yellow", "Total"))
    counts = [[count for count, _ in block.figures] for block in said.blocks]
    assert counts[:2] == [["14", "8", "22"], ["16", "8", "24"]]
    assert said.totals == ("140", "60", "200")
    assert (said.blocks_sure.mark, said.names_sure.mark) == (Mark.ATTESTED, Mark.ATTESTED)
    assert not any(block.is_own for block in said.blocks)


def test_decision_s_names_and_blocks_are_reconstructed() -> None:
    said = face(EDITIONS["decision"])
    assert (said.blocks_sure.mark, said.names_sure.mark) == (
        Mark.RECONSTRUCTED,
        Mark.RECONSTRUCTED,
    )


def test_the_draft_has_one_bonus() -> None:
    said = face(EDITIONS["decision-draft"])
    assert said.ranks == ("Bonus",)
    assert [bonus.text for bonus in said.rows[1].bonuses] == ["$3,000"]


def test_acquires_card_has_a_row_a_price_with_the_sizes_of_each_tier() -> None:
    said = face(EDITIONS["acquire-classic"])
    assert said.heads[0] == "Luxor\nTower"
    rows = {row.price.text: row for row in said.rows}
    assert [one.text for one in rows["$600"].sizes] == ["6-10", "5", "4"]
    assert [one.text for one in rows["$1,200"].sizes] == ["", "", "41+"]
    assert [bonus.text for bonus in rows["$600"].bonuses] == ["$6,000", "$3,000"]
    assert rows["$600"].sizes[0].spot == Spot(What.PRICE, 6, 0)
    assert rows["$1,200"].sizes[0].spot is None
    assert (said.block_heads, said.totals) == (("Bank",), ("175",))


@pytest.mark.parametrize(("price", "bonuses"), [("$300", "$3,000 $2,200 $1,500")])
def test_tycoon_prints_three_bonuses_of_its_own(price: str, bonuses: str) -> None:
    rows = {row.price.text: row for row in face(EDITIONS["acquire-tycoon"]).rows}
    assert " ".join(bonus.text for bonus in rows[price].bonuses) == bonuses


def test_the_miniature_is_red_only_where_the_card_was() -> None:
    assert card_name(EDITIONS["vacation"]) == "Red card"
    assert card_name(EDITIONS["acquire-classic"]) == "Card"
    assert small_card(EDITIONS["vacation"]) == ("2 · $200", "3 · $300", "5 · $500")


def test_a_changed_price_is_the_house_s_and_says_what_it_was_all_others_stay_as_sure() -> None:
    rows = {row.sizes[0].text: row for row in face(house(prices=LONG)).rows}
    ours = rows["6 to 7"]
    assert (ours.price.text, ours.price.sure.text, ours.price.was) == (
        "$700",
        "house rule",
        "was $600",
    )
    assert [(one.text, one.was) for one in ours.bonuses] == [
        ("$7,000", "was $6,000"),
        ("$3,500", "was $3,000"),
    ]
    assert ours.bonus_sure.mark is Mark.HOUSE
    assert rows["2"].price.sure.mark is rows["3"].bonus_sure.mark is Mark.ATTESTED
    assert rows["8 to 10"].price.sure.text == "printed at 9"
    assert rows["4"].price.was == ""


def test_a_row_that_takes_in_others_says_where_it_differs() -> None:
    rows = {row.sizes[0].text: row for row in face(house(prices=LONG)).rows}
    wide = rows["11 to 40"].price
    assert (wide.text, wide.sure.text) == ("$800", "house rule at 21 to 40")
    assert wide.was == "was $900 to $1,000"


def test_other_multiples_make_every_bonus_the_house_s_and_no_price() -> None:
    said = face(house(bonuses=[12, 5, "2.5"]))
    row = said.rows[0]
    assert [(one.text, one.was) for one in row.bonuses] == [
        ("$2,400", "was $2,000"),
        ("$1,000", ""),
        ("$500", "was none"),
    ]
    assert (row.price.sure.mark, row.bonus_sure.mark) == (Mark.ATTESTED, Mark.HOUSE)
    assert said.note == "First bonus 12 times the price, second 5 times, third 2.5 times."


def test_in_three_columns_the_changed_sizes_say_what_they_cost_before() -> None:
    rows = [[2, 200, 300, 400], [3, 300, 400, 500], [6, 700, 700, 800], [11, 700, 800, 900]]
    said = face(house("acquire-classic", prices=rows))
    found = {row.price.text: row for row in said.rows}
    cheap, medium, _ = found["$700"].sizes
    # 6-10 cost $600 and 21 and more $800 and up; 11-20 cost $700 as before
    assert cheap.text == "6+"
    assert cheap.own == "6 to 10: was $600, 21 or more: was $800 to $1,000"
    assert medium.own == ""
    assert found["$700"].price.sure.mark is Mark.ATTESTED
    assert found["$700"].bonus_sure.mark is Mark.ATTESTED


def test_a_price_that_no_card_prints_is_the_house_s_with_its_bonuses() -> None:
    rows = [list(row) for row in EDITIONS["acquire-classic"].prices]
    rows[0][3] = 1_500
    found = {row.price.text: row for row in face(house("acquire-classic", prices=rows)).rows}
    assert found["$1,500"].price.sure.mark is Mark.HOUSE
    assert found["$1,500"].bonus_sure.mark is Mark.HOUSE
    assert found["$1,500"].sizes[2].own == "was $400"
    assert found["$200"].price.sure.mark is Mark.ATTESTED


def test_changed_blocks_and_names_say_what_they_were() -> None:
    chains = [
        {"name": chain.name, "bank": chain.bank, "dealt": chain.dealt}
        for chain in EDITIONS["vacation"].chains
    ]
    chains[0] |= {"name": "Ritz", "bank": 15}
    said = face(house(chains=chains))
    ritz, wilton, *_ = said.blocks
    assert (ritz.name, ritz.was, ritz.letter) == ("Ritz", "was Continental", "R")
    assert ritz.figures == (("15", "was 14"), ("8", ""), ("23", "was 22"))
    assert (ritz.is_own, wilton.is_own) == (True, False)
    assert said.totals == ("141", "60", "201")
    assert said.blocks_sure.mark is Mark.ATTESTED


def test_what_a_table_does_is_marked_term_by_term() -> None:
    terms = {one.spot.term: one for one in face(house(safe=13, start_cash=8_000)).terms}
    assert terms["safe"].says.text == "At 13 hotels or more"
    assert (terms["safe"].says.sure.mark, terms["safe"].says.was) == (
        Mark.HOUSE,
        "was: at 11 hotels or more",
    )
    assert terms["start"].says.sure.mark is Mark.HOUSE
    # bills and start go by one rule; the bills are as they were
    assert terms["bills"].says.sure.mark is Mark.ATTESTED
    assert terms["two players"].says.sure.mark is Mark.RECONSTRUCTED


def test_the_legend_says_that_what_has_no_source_can_be_changed() -> None:
    said = dict(legend(face(EDITIONS["vacation"])))
    assert said[Mark.RECONSTRUCTED] == "no source; tap to change it"
    assert said[Mark.DERIVED] == "follows from printed figures"
    assert said[Mark.ATTESTED] == "from a printed source, for these sizes"


def test_what_is_printed_throughout_has_no_mark() -> None:
    """Only where something is not printed is it said, and only what is said is explained."""
    classic = face(EDITIONS["acquire-classic"])
    figures = [classic.blocks_sure, classic.names_sure]
    figures += [sure for row in classic.rows for sure in (row.price.sure, row.bonus_sure)]
    assert not any(sure.is_marked for sure in figures)
    assert [*dict(legend(classic))] == [Mark.RECONSTRUCTED]  # two players share by a switch
    prices = {row.sizes[0].text: row.price.sure for row in face(EDITIONS["vacation"]).rows}
    assert not prices["3"].is_marked
    assert prices["4"].is_marked
    assert prices["8 to 10"].is_marked  # attested, but of one size of the row
    assert Mark.HOUSE in dict(legend(face(house("acquire-classic", safe=13))))
