"""What a banker looks for in the ledger, and finds."""

import pytest

from hotels.ledger.chains.entries import Note
from hotels.views.ledger.lines import by_player, by_turn, found
from tests.views.ledger.tables import DAVE, mended, recorded


@pytest.mark.parametrize(
    ("words", "numbers"),
    [
        ("", [1, 3, 5, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]),
        ("american bought", [16, 18, 24]),
        ("AMERICAN  carol", [16]),
        ("$3,000", [19]),
        ("3000 dave", [19]),
        ("-200 wilton", [9, 10, 14]),
        ("nowhere", []),
        # A number is looked for whole: entry 15, and no $1,500; entry 4 is none's, B4 is not laid.
        ("15", [15]),
        ("entry 15", [15]),
        ("Entry  15 carol", [15]),
        ("entry 11", [10]),  # the purchase that shares the line of its tile
        ("entry 150", []),
        ("600", [23]),
        ("60", []),
        ("e5", [5]),
        ("$1,500", [19]),
        ("1500", [19]),
        ("turn 7", [15, 16]),
        ("turn 7 bought", [16]),
        ("turn 9", [19, 20, 21, 22, 23, 24]),
        ("turn 10", []),
        ("bonus", [19]),
        ("turn 8 bonus", []),
        ("0", []),
    ],
)
def test_lines_are_found_by_any_words(words: str, numbers: list[int]) -> None:
    lines = by_turn(*recorded())
    assert [line.number for line in found(lines, words)] == numbers


def test_what_is_found_keeps_the_numbers_of_its_turns() -> None:
    lines = found(by_turn(*recorded()), "wilton bought")
    assert [line.turn for line in lines] == ["4", "5", "6"]


@pytest.mark.parametrize(
    "words", ["zoe", "ZOË", "Zoe\N{COMBINING DIAERESIS}", "lodz HOTEL", "Łódź"]
)
def test_accents_and_capitals_make_no_difference(words: str) -> None:
    table, speech = recorded("vacation-p4_001")
    table.write(Note("Zoë saw the Hôtel in Łódź"))
    said = [line.number for line in found(by_turn(table, speech), words) if line.number]
    assert said[-1] == table.lines[-1].number


def test_a_purchase_of_several_chains_is_found_by_each_of_its_amounts() -> None:
    # Tower and Luxor at $200 and Imperial at $400: $800 in all.
    lines = by_turn(*recorded("acquire-p4_027"))
    for amount in ("$800", "400", "$200"):
        assert 14 in {line.number for line in found(lines, f"{amount} turn 6")}
    assert not found(lines, "$600 entry 14")


def test_a_statement_is_searched_by_its_balances() -> None:
    # Dave's cash after he bought Wilton for $200; he began with $6,000, in a line of no number.
    lines = by_player(*recorded(), DAVE)
    assert [line.number for line in found(lines, "$5,800")] == [9, 17]
    assert [line.number for line in found(lines, "start $6,000")] == [0]
    assert not found(lines, "entry 0")


def test_words_that_say_a_turn_are_found_where_they_stand() -> None:
    table, speech = recorded()
    table.write(Note("Bob forgot turn 3 and entry 4"))  # 25, after turn 9
    lines = by_turn(table, speech)
    assert [line.number for line in found(lines, "turn 3")] == [5, 25]
    assert [line.number for line in found(lines, "entry 4 forgot")] == [25]


def test_remarks_are_found_too() -> None:
    lines = by_turn(*mended())
    assert [line.number for line in found(lines, "against the rules")] == [31, 32]
    assert [line.number for line in found(lines, "inserted later")] == [35]
