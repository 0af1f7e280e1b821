"""What a house edition changes, figure by figure."""

import json

from hotels.ledger import reading
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.house import changes_between, house_edition
from hotels.ledger.working import Mark
from hotels.store.records import Record
from hotels.views.card_differences import Difference, differences, how_many, in_short
from hotels.views.card_list import card_row, is_played, marks, origin
from hotels.views.card_sharing import as_comparison, as_file, as_text, file_name
from tests.views.card_editions import LONG, house

VACATION, CLASSIC, TYCOON = (
    EDITIONS[own_id] for own_id in ("vacation", "acquire-classic", "acquire-tycoon")
)

EVERYTHING = {
    "prices": LONG,
    "bonuses": [12, "7.5"],
    "safe": 13,
    "end": 45,
    "buy": {"blocks": 3, "two_players": 2, "different": True},
    "founder": 1,
    "bills": [1_000, 500, 100, 50],
    "rounding": 50,
    "two_players": "ordinary",
    "bank_holds": True,
    "first_disposal": "largest_holder",
    "opening": "stay",
    "start_order": "column",
    "holdings": "open",
    "deal": "unknown",
    "max_players": 8,
    "start_cash": 8_000,
}


def test_nothing_differs_from_itself() -> None:
    for edition in EDITIONS.values():
        assert differences(edition, edition) == ()
        assert changes_between(edition, edition) == {}
    assert how_many(VACATION, VACATION) == "nothing changed yet"


def test_a_house_edition_is_written_back_as_it_was_read() -> None:
    ours = house(**EVERYTHING)
    back = house("vacation", **changes_between(VACATION, ours))
    assert back.changed == set(EVERYTHING)
    assert (back.prices, back.bonuses, back.buying, back.options, back.bills) == (
        *(ours.prices, ours.bonuses, ours.buying, ours.options, ours.bills),
    )
    assert (back.safe, back.end, back.founder, back.rounding, back.pair_bonus) == (
        *(13, 45, 1, 50, None),
    )


def test_a_table_and_chains_are_written_back() -> None:
    ours = house("acquire-classic", **changes_between(CLASSIC, TYCOON))
    assert ours.changed == {"bonuses", "chains"}
    assert ours.bonuses.table == TYCOON.bonuses.table
    assert ours.chains == TYCOON.chains


def test_prices_that_differ_alike_stand_together() -> None:
    found = differences(VACATION, house(prices=LONG))
    assert found == (
        Difference("Price at 6 to 7 hotels", "$600", "$700"),
        Difference("Price at 21 to 30 hotels", "$900", "$800"),
        Difference("Price at 31 to 40 hotels", "$1,000", "$800"),
    )
    assert in_short(found) == "Price at 6 to 7 hotels and 2 more"
    assert how_many(VACATION, house(prices=LONG)) == "3 figures changed"


def test_prices_in_three_columns_name_their_chains() -> None:
    rows = [*CLASSIC.prices[:-1], (41, 1_000, 1_100, 1_500)]
    found = differences(CLASSIC, house("acquire-classic", prices=[list(row) for row in rows]))
    assert found == (
        Difference("Price of Continental and Imperial at 41 or more tiles", "$1,200", "$1,500"),
    )


def test_multiples_are_one_difference_and_a_table_one_a_row() -> None:
    assert differences(VACATION, house(bonuses=[12, 6])) == (
        Difference("Bonuses", "10 and 5 times the price", "12 and 6 times the price"),
    )
    table = TYCOON.bonuses.table or {}
    rows = [[price, *row] for price, row in table.items()]
    rows[4][1] = 6_500
    assert differences(TYCOON, house("acquire-tycoon", bonuses=rows)) == (
        Difference(
            "Bonuses at a price of $600",
            "$6,000, $4,200 and $3,000",
            "$6,500, $4,200 and $3,000",
        ),
    )


def test_chains_differ_by_name_blocks_and_number() -> None:
    chains = [chain._asdict() for chain in VACATION.chains][:6]
    chains[0] |= {"name": "Ritz", "bank": 15, "dealt": 7}
    assert differences(VACATION, house(chains=chains)) == (
        Difference("Chain name", "Continental", "Ritz"),
        Difference("Ritz: blocks in the bank", "14", "15"),
        Difference("Ritz: blocks dealt out", "8", "7"),
        Difference("Festival", "35 blocks", "none"),
    )


def test_terms_differ_by_what_they_say_even_where_that_hides_a_part() -> None:
    assert differences(VACATION, house(safe=13)) == (
        Difference("Safe chains", "At 11 hotels or more", "At 13 hotels or more"),
    )
    buying = {"blocks": 1, "two_players": 1, "different": True}
    assert [one.what for one in differences(VACATION, house(buy=buying))] == ["Purchases per turn"]
    quiet = house(holdings="open")
    loud = house(holdings="open", deal="unknown")
    assert [one.what for one in differences(quiet, loud)] == ["Holdings"]


def test_the_list_says_where_an_edition_comes_from_and_how_sure_it_is() -> None:
    assert origin(VACATION) == ""
    assert origin(house(safe=13)) == "Based on VACATION; one figure changed"
    assert marks(CLASSIC) == ()
    assert marks(house("acquire-classic", safe=13)) == (Mark.HOUSE,)
    row = card_row(VACATION)
    assert row.second == "2 to 6 players, 60 blocks dealt, 1 block a turn, safe at 11"
    assert row.marks == (Mark.DERIVED, Mark.RECONSTRUCTED)


def test_a_game_under_way_by_an_edition_is_known_by_its_terms() -> None:
    ours = house(safe=13)

    def game(header: str, result: str = "", kind: str = "chains") -> Record:
        return Record(1, "uid", kind, header, "{}", "", "", "", "", "", result, "", "")

    header = reading.written({"edition": reading.parsed(ours.written.encode())})
    assert is_played([game('{"edition":"vacation"}'), game(header)], ours.id)
    assert not is_played([game(header, "over")], ours.id)
    assert not is_played([game(header, kind="tally")], ours.id)
    assert not is_played([game(header)], "house-other")
    assert not is_played([game("nonsense"), game("[]")], ours.id)


def test_the_file_is_taken_by_another_hotels() -> None:
    ours = house(**EVERYTHING)
    said = as_file(ours)
    assert list(json.loads(said)) == ["format", "id", "name", "based_on", "changes"]
    again = house_edition(reading.parsed(said.encode()))
    assert (again.id, again.prices, again.bonuses) == (ours.id, ours.prices, ours.bonuses)
    assert file_name(ours, "json") == "house-ours.json"
    assert file_name(VACATION, "txt") == "hotels-card-vacation.txt"
    assert as_text(VACATION).startswith("VACATION (vacation)\n")


def test_people_can_read_the_file_a_row_of_the_card_on_each_line() -> None:
    ours = house(prices=[[2, 200], [3, 300], [41, 1_100]], safe=12)
    assert as_file(ours).splitlines()[5:12] == [
        '  "changes": {',
        '    "prices": [',
        "      [2, 200],",
        "      [3, 300],",
        "      [41, 1100]",
        "    ],",
        '    "safe": 12',
    ]
    chains = [{"name": name, "dealt": 8, "bank": 14} for name in ("A {x}", 'B [ y ]"')]
    assert json.loads(as_file(house(chains=chains)))["changes"]["chains"] == chains


def test_what_differs_is_handed_on_in_words() -> None:
    assert as_comparison(house(safe=12, end=40)) == (
        "Ours, compared with VACATION\n"
        "  Safe chains: At 12 hotels or more, was At 11 hotels or more\n"
        "  End: one large chain: One chain has 40 hotels or more: the game may be ended, "
        "was One chain has 41 hotels or more: the game may be ended\n"
    )
    assert as_comparison(house()) == ("Ours, compared with VACATION\n  nothing changed\n")
