"""What a keeper looks for in the ledger, and finds."""

import pytest

from hotels.ledger.chains.entries import Note
from hotels.views.ledger.lines import by_turn, found
from tests.views.ledger.tables import mended, recorded


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
    assert found(by_turn(table, speech), words)[-1].number == table.lines[-1].number


def test_remarks_are_found_too() -> None:
    lines = by_turn(*mended())
    assert [line.number for line in found(lines, "against the rules")] == [31, 32]
    assert [line.number for line in found(lines, "put in later")] == [35]
