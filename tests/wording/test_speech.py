"""Who is who and what is called what at one table."""

from dataclasses import replace

from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.terms import Tile
from hotels.wording.speech import MOST_OFFERED, PLAIN, Speech, title
from hotels.wording.tables import table

VACATION, CLASSIC = EDITIONS["vacation"], EDITIONS["acquire-classic"]


def test_an_edition_is_told_from_its_sisters() -> None:
    assert title(VACATION) == "VACATION"
    assert title(EDITIONS["decision-draft"]) == "DECISION, typed draft"
    assert title(replace(CLASSIC, name="a\nb")) == "a?b, classic"


def test_players_have_names_or_seats() -> None:
    speech = Speech(players=("Ana", "x" * 100))
    assert [speech.player(seat) for seat in (0, 2, -1)] == ["Ana", "player 2", "player -1"]
    assert speech.player(1) == "x" * 39 + "…"


def test_chains_go_by_the_names_of_the_table() -> None:
    speech = Speech(VACATION, chains={"Wilton": "Ritz"})
    assert [speech.chain(one) for one in (0, 1, "Wilton", "Luxor")] == [
        "Continental",
        "Ritz",
        "Ritz",
        "Luxor",
    ]
    assert Speech().chain(3) == "chain 3"


def test_tiles_and_words_are_the_edition_s() -> None:
    tile = Tile(1, 2)
    assert [speech.tile(tile) for speech in (Speech(), Speech(VACATION), Speech(CLASSIC))] == [
        "B3",
        "B3",
        "3B",
    ]
    assert Speech().tile("B\n3") == "B?3"
    assert (Speech().word, Speech(CLASSIC).word.blocks) == (PLAIN, "shares")


def test_every_kind_of_fact_finds_its_words() -> None:
    facts = {
        "player": 0,
        "players": (1, 0),
        "by": 2,
        "chain": 1,
        "chains": (0, 2),
        "unsafe": (3,),
        "tile": Tile(0, 0),
        "edition": "Acquire",
        "cost": 1500,
        "count": 7,
        "choices": ("a", "b", "c"),
        "text": "x\ny",
    }
    speech = Speech(CLASSIC, ("Ana", "Ben"))
    said = {name: f"{fact}" for name, fact in speech.facts(facts).items()}
    assert said == {
        "player": "Ana",
        "players": "Ben and Ana",
        "by": "player 2",
        "chain": "Tower",
        "chains": "Luxor and American",
        "unsafe": "Festival",
        "tile": "1A",
        "edition": "Acquire, classic",
        "cost": "$1,500",
        "count": "7",
        "choices": "a, b or c",
        "text": "x?y",
    }


def test_too_many_choices_are_cut() -> None:
    said = str(Speech().facts({"choices": tuple(map(str, range(50)))})["choices"])
    assert said.startswith("0, 1, 2")
    assert said.endswith(f", {MOST_OFFERED - 1} …")


def test_a_table_has_its_columns_in_line() -> None:
    rows = [["", "first", "second"], ["2", "$2,000", "$1,000"], ["41 or more", "it ends"]]
    assert table(rows, right=(1, 2)) == [
        "             first  second",
        "2           $2,000  $1,000",
        "41 or more  it ends",
    ]
