"""The information card as it is laid out, held against the tables of the rules' texts."""

import pytest

from hotels.ledger.chains.editions import EDITIONS
from hotels.views.setup_card import at_sizes, face
from hotels.views.setup_words import card_name, small_card


def test_vacations_card_has_a_row_a_band_with_a_mark_beside_each_figure() -> None:
    said = face(EDITIONS["vacation"])
    assert said.heads == ("Hotels",)
    rows = {row.sizes[0]: row for row in said.rows}
    assert (rows["3"].price, rows["3"].bonuses) == ("$300", ("$3,000", "$1,500"))
    assert (rows["3"].price_sure.text, rows["3"].bonus_sure.text) == ("attested", "attested")
    assert rows["4"].price_sure.text == "derived"
    assert rows["8 to 10"].price_sure.text == "attested at 9"
    assert rows["41 and more"].price == "$1,100"
    assert at_sizes(said, rows["8 to 10"]) == "8 to 10 hotels"
    assert said.note == "First bonus 10 times the price, second 5 times."


def test_vacations_card_counts_the_blocks() -> None:
    said = face(EDITIONS["vacation"])
    assert [block.figures for block in said.blocks][:2] == [("14", "8", "22"), ("16", "8", "24")]
    assert said.totals == ("140", "60", "200")


def test_acquires_card_has_a_row_a_price_with_the_sizes_of_each_tier() -> None:
    said = face(EDITIONS["acquire-classic"])
    assert said.heads[0] == "Luxor\nTower"
    rows = {row.price: row for row in said.rows}
    assert rows["$600"].sizes == ("6-10", "5", "4")
    assert rows["$1,200"].sizes == ("", "", "41+")
    assert rows["$600"].bonuses == ("$6,000", "$3,000")
    assert at_sizes(said, rows["$300"]) == "Luxor, Tower 3 · American, Festival, Worldwide 2"
    assert said.totals == ("175",)


@pytest.mark.parametrize(("price", "bonuses"), [("$300", "$3,000 $2,200 $1,500")])
def test_tycoon_prints_three_bonuses_of_its_own(price: str, bonuses: str) -> None:
    rows = {row.price: row for row in face(EDITIONS["acquire-tycoon"]).rows}
    assert " ".join(rows[price].bonuses) == bonuses


def test_the_miniature_is_red_only_where_the_card_was() -> None:
    assert card_name(EDITIONS["vacation"]) == "Red card"
    assert card_name(EDITIONS["acquire-classic"]) == "Card"
    assert small_card(EDITIONS["vacation"]) == ("2 · $200", "3 · $300", "5 · $500")
