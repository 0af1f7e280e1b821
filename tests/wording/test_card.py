"""The information card in words: as printed, a row a band, a mark beside every figure."""

from dataclasses import replace

import pytest

from hotels.ledger.chains.edition import Edition, Options
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.house import house_edition
from hotels.wording.card import card
from hotels.wording.terms import purse, terms

VACATION, DRAFT = EDITIONS["vacation"], EDITIONS["decision-draft"]
CLASSIC, TYCOON = EDITIONS["acquire-classic"], EDITIONS["acquire-tycoon"]


def test_the_red_card_is_told_as_printed() -> None:
    lines = [*card(VACATION)]
    assert lines[:15] == [
        "VACATION (vacation)",
        "typescript with corrections by hand, Sid Sackson",
        "",
        "Prices and bonuses",
        "  hotels         price    first  second    price is        bonus is",
        "  2               $200   $2,000  $1,000    printed         best guess",
        "  3               $300   $3,000  $1,500    printed         printed",
        "  4               $400   $4,000  $2,000    worked out      best guess",
        "  5               $500   $5,000  $2,500    printed         best guess",
        "  6 to 7          $600   $6,000  $3,000    best guess      best guess",
        "  8 to 10         $700   $7,000  $3,500    printed at 9    best guess",
        "  11 to 20        $800   $8,000  $4,000    best guess      best guess",
        "  21 to 30        $900   $9,000  $4,500    best guess      best guess",
        "  31 to 40      $1,000  $10,000  $5,000    best guess      best guess",
        "  41 or more    $1,100  $11,000  $5,500    best guess      best guess",
    ]
    assert lines[15] == "  first bonus 10 times the price, second 5 times"
    assert lines[17:20] == [
        "Names (printed) and blocks (printed)",
        "  chain        in the bank  dealt  total",
        "  Continental           14      8     22",
    ]
    assert "  total                140     60    200" in lines


def test_three_tiers_stand_side_by_side() -> None:
    lines = [*card(TYCOON)]
    assert lines[4].split() == ["cheap", "medium", "expensive"]
    assert lines[5].split() == ["tiles", *3 * ["price", "first", "second", "third"]]
    assert lines[6].split() == [
        *("2", "$200", "$2,000", "$1,500", "$1,000"),
        *("$300", "$3,000", "$2,200", "$1,500"),
        *("$400", "$4,000", "$3,000", "$2,000"),
    ]
    assert len({len(line) for line in lines[5:15]}) == 1
    assert lines[15] == "  all prices: printed; all bonuses: printed"
    assert "  American     medium              25" in lines


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id)
def test_every_card_is_plain_and_of_a_width(edition: Edition) -> None:
    lines = [*card(edition)]
    assert all(len(line) <= 120 for line in lines)
    assert all(line.isprintable() and line == line.rstrip() for line in lines)
    told = " ".join(lines)
    assert "None" not in told
    assert "{" not in told
    assert "1 blocks" not in told


def told(edition: Edition, name: str) -> tuple[str, str]:
    """What a card says of one thing, and its mark."""
    return next((says, mark) for term, says, mark in terms(edition) if term == name)


def test_the_terms_are_those_of_the_printing() -> None:
    assert told(VACATION, "start") == ("$6,000 each: 4 × 1,000 · 3 × 500 · 5 × 100", "attested")
    assert told(VACATION, "purchases per turn") == ("up to 1 block", "attested")
    assert told(EDITIONS["decision"], "purchases per turn")[0] == (
        "up to 1 block; with two players up to 2, of different chains"
    )
    assert told(CLASSIC, "purchases per turn")[0] == "up to 3 shares"
    assert told(CLASSIC, "the founder gets")[0] == "1 free share"
    assert told(DRAFT, "the founder gets")[0] == "no free block"
    assert told(DRAFT, "a tie for first") == (
        "split in steps of $100; leftover money goes clockwise from whoever laid the tile",
        "derived",
    )
    assert told(DRAFT, "end A")[0] == "every chain on the board is safe: the game ends"
    assert told(VACATION, "end B")[0] == ("one chain has 41 hotels or more: the game may be ended")
    assert told(CLASSIC, "board")[0] == "9 rows by 12 columns; tiles are written like 3B"
    assert not any(name == "two players" for name, _, _ in terms(DRAFT))


def test_the_switches_of_a_house_edition_are_told() -> None:
    options = Options(
        bank_holds=True,
        first_disposal="largest_holder",
        opening="shuffled",
        start_order="column",
        max_players=2,
        holdings="hidden",
        start_cash=8_000,
        deal="unknown",
    )
    own = replace(VACATION, options=options, founder=2)
    assert told(own, "players")[0] == "2"
    assert told(own, "start")[0] == "$8,000 each: 8 × 1,000"
    assert told(own, "who goes first")[0] == (
        "whoever draws the tile closest to column 1, then row A; drawn tiles are shuffled back in"
    )
    assert told(own, "the founder gets")[0] == "2 free blocks"
    assert told(own, "first to decide")[0] == "the largest holder, then clockwise"
    assert told(own, "holdings")[0] == "hidden until announced; the deal isn't recorded"
    assert told(own, "two players")[0] == (
        "the bank is a third holder; a drawn tile's number sets its holding"
    )
    assert sum(count * bill for count, bill in purse(own)) == 8_000


def test_a_house_edition_marks_what_is_its_own() -> None:
    own = house_edition(
        {
            "format": "hotels-edition/1",
            "id": "house-x",
            "name": "X",
            "based_on": "acquire-classic",
            "changes": {"prices": [[2, 100, 200, 300]], "safe": 9},
        }
    )
    lines = [*card(own)]
    assert lines[1] == "house edition based on Acquire, classic; changes prices and safe"
    assert lines[6].split()[:3] == ["2", "or", "more"]
    assert "  all prices: house rule; all bonuses: house rule" in lines
    assert told(own, "safe") == ("at 9 tiles or more", "house")
