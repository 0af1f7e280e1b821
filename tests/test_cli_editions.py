"""One edition or every one: what ``settle`` pays, and what ``editions`` tells."""

import json
from pathlib import Path

import pytest

from hotels.ledger.chains.editions import EDITIONS
from tests.command import Value, hotels, written

KNOWN = ", ".join(EDITIONS)
HOUSE = {
    "format": "hotels-edition/1",
    "id": "house-long",
    "name": "Our long game",
    "based_on": "vacation",
    "changes": {"safe": 13, "bonuses": [10, 7.5, 5], "start_cash": 8000},
}


def settled(*arguments: str) -> Value:
    """What ``settle`` answers as an object."""
    said = hotels("settle", *arguments, "--json")
    assert (said.status, said.err, said.out.count("\n")) == (0, "", 1)
    return json.loads(said.out)


def test_a_bonus_has_its_working() -> None:
    price = {
        "amount": 500,
        "rule": "prices",
        "edition": "acquire-classic",
        "mark": "attested",
        "text": "price of a share of American at 4 tiles",
        "parts": [],
    }
    bonuses = [
        price | {"amount": 5000, "rule": "bonuses", "text": "majority bonus, 10 × $500"},
        price | {"amount": 2500, "rule": "bonuses", "text": "minority bonus, 5 × $500"},
    ]
    shared = {
        "amount": 3800,
        "rule": "tie first",
        "text": "$7,500 split 2 ways, rounded up to the next $100",
    }
    working = price | shared | {"parts": [bonus | {"parts": [price]} for bonus in bonuses]}
    found = settled(
        *("--edition", "acquire-classic", "--chain", "American"),
        *("--size", "4", "--blocks", "4,1,4,0"),
    )
    assert found == {
        "bonus": [3800, 0, 3800, 0],
        "workings": [{"player": 0} | working, {"player": 2} | working],
    }


def test_the_edition_s_first_chain_and_player_0_are_meant() -> None:
    asked = ("--edition", "decision-draft", "--size", "2", "--blocks", "1,1,1")
    assert settled(*asked) == settled(*asked, "--chain", "Consolidated", "--tile-player", "0")
    assert settled(*asked)["bonus"] == [700, 700, 600]
    assert settled(*asked, "--tile-player", "2")["bonus"] == [700, 600, 700]


def test_the_bank_may_be_a_third_holder() -> None:
    asked = ("--edition", "acquire-classic", "--size", "2", "--blocks", "4,1")
    assert settled(*asked)["bonus"] == [2000, 1000]
    assert settled(*asked, "--bank-blocks", "12")["bonus"] == [1000, 0]
    assert "Luxor with 2 tiles; shares 4, 1, bank 12\n" in (
        hotels("settle", *asked, "--bank-blocks", "12").out
    )


def test_a_bonus_in_words_has_its_receipt_and_bills() -> None:
    said = hotels("settle", "--edition", "vacation", "--size", "4", "--blocks", "7,4")
    leader = "." * 27
    price = "price of a block of Continental at 4 hotels .......     $400  VACATION, prices"
    price = f"{price} (worked out)"
    assert said == (
        0,
        f"""\
VACATION: Continental with 4 hotels; blocks 7, 4
player 0: $3,200  (3 × 1,000 · 2 × 100)
    80% of $4,000, 3 blocks apart {leader}..   $3,200  VACATION, two players (printed)
        10 × $400 for two players {leader}..   $4,000  VACATION, two players (best guess)
            {price}
player 1: $800  (1 × 500 · 3 × 100)
    20% of $4,000, 3 blocks apart {leader}..     $800  VACATION, two players (printed)
        10 × $400 for two players {leader}..   $4,000  VACATION, two players (best guess)
            {price}
""",
        "",
    )


def test_nothing_is_none_and_a_nought_worked_out_is_shown() -> None:
    asked = ("settle", "--edition", "vacation", "--size", "4", "--blocks")
    assert "player 1: none\n" in hotels(*asked, "7,0").out
    assert "player 1: $0\n    0% of $4,000, 6 blocks apart" in hotels(*asked, "7,1").out


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        (("--edition", "vacation", "--size", "1"), "settle: size must be from 2 to 108"),
        (
            ("--edition", "vacation", "--size", "3", "--chain", "Ritz"),
            (
                "settle: 'Ritz' is not a chain in VACATION; use Continental, Wilton, Luxor, "
                "American, Worldwide, Sharedon or Festival"
            ),
        ),
        (
            ("--edition", "decision-draft", "--size", "3"),
            "settle: 2 players: DECISION, typed draft needs at least 3",
        ),
        (
            ("--edition", "vacation", "--size", "3", "--tile-player", "2"),
            "settle: tile-player must be from 0 to 1",
        ),
        (
            ("--edition", "all", "--size", "3", "--chain", "Ritz"),
            "settle: 'Ritz' is not a chain in any edition",
        ),
        (
            ("--edition", "all", "--size", "3", "--tile-player", "-1"),
            "settle: no edition can settle this: 2 players: DECISION needs at least 3",
        ),
        (
            ("--edition", "monopoly", "--size", "3"),
            f"settle: there is no edition 'monopoly'; use {KNOWN} or all",
        ),
    ],
)
def test_a_question_that_makes_no_sense_is_refused(asked: tuple[str, ...], complaint: str) -> None:
    said = hotels("settle", *asked, "--blocks", "4,1")
    assert (said.status, said.err) == (2, f"{complaint}\n")


@pytest.mark.parametrize(
    ("chain", "answering"),
    [
        ((), {"decision": "American", "acquire-1999": "America", "acquire-2016": "Etch"}),
        (
            ("--chain", "Worldwide"),
            {"decision": "Consolidated", "vacation": "Worldwide", "acquire-2008": "American"},
        ),
        (
            ("--chain", "Continental"),
            {
                "vacation": "Continental",
                "acquire-classic": "Continental",
                "acquire-1999": "Phoenix",
            },
        ),
        (
            ("--chain", "Wilton"),
            {"decision-draft": "Consolidated", "vacation": "Wilton", "acquire-classic": "Luxor"},
        ),
        (
            ("--chain", "Tower"),
            {"acquire-classic": "Tower", "acquire-2008": "Worldwide", "acquire-tycoon": "Tower"},
        ),
        (("--chain", "Fusion"), {"acquire-1999": "Fusion", "acquire-classic": "American"}),
        (("--chain", "Super"), {"decision": "Super", "acquire-renegade": "Sackson"}),
    ],
)
def test_every_edition_answers_with_the_name_or_its_counterpart(
    chain: tuple[str, ...], answering: dict[str, str]
) -> None:
    found = settled("--edition", "all", *chain, "--size", "4", "--blocks", "4,4,1")
    assert list(found) == list(EDITIONS)
    assert {own_id: found[own_id]["chain"] for own_id in answering} == answering
    assert all(list(answer) == ["chain", "bonus", "workings"] for answer in found.values())


def test_an_edition_not_for_so_many_says_so_and_the_others_answer() -> None:
    found = settled("--edition", "all", "--size", "3", "--blocks", "4,1")
    assert {own_id: answer for own_id, answer in found.items() if "refused" in answer} == {
        "decision-draft": {"refused": "2 players: DECISION, typed draft needs at least 3"},
        "acquire-2008": {"refused": "2 players: Acquire, 2008 needs at least 3"},
    }


def test_what_differs_is_told_with_its_reason() -> None:
    lines = hotels("settle", "--edition", "all", "--size", "4", "--blocks", "4,4,1,0").out
    assert lines.splitlines()[:4] == [
        "                  chain     price  player 0  player 1  player 2  player 3",
        "decision-draft    American   $400    $2,000    $2,000      none      none",
        "decision          American   $400    $3,000    $3,000      none      none",
        "vacation          American   $400    $3,000    $3,000      none      none",
    ]
    assert (
        """\
differences:
  decision-draft: $2,000, $2,000, none, none
      players 0 and 1: $4,000 split 2 ways; tie first (worked out)
  decision, vacation: $3,000, $3,000, none, none
      players 0 and 1: $6,000 split 2 ways; tie first (printed)
"""
        in lines
    )
    assert "      player 2: third bonus from the card at $500; bonuses (printed)\n" in lines


def test_where_nothing_differs_that_is_told() -> None:
    said = hotels("settle", "--edition", "all", "--size", "4", "--blocks", "0,0,0")
    assert (said.status, said.out.splitlines()[-1]) == (
        0,
        "every edition that can settle this pays the same",
    )


def test_the_editions_are_listed() -> None:
    lines = hotels("editions").out.splitlines()
    assert [line.split()[0] for line in lines] == list(EDITIONS)
    assert lines[2].startswith("vacation          VACATION                   2-6 players  ")
    found = json.loads(hotels("editions", "--json").out)
    assert found["acquire-2008"] == {"name": "Acquire, 2008", "players": [3, 6]}


@pytest.mark.parametrize("own_id", EDITIONS)
def test_a_card_is_told_in_words_and_as_an_object(own_id: str) -> None:
    said = hotels("editions", own_id)
    edition = EDITIONS[own_id]
    assert (said.status, said.err) == (0, "")
    assert all(f"\n  {name} " in said.out for name in edition.names)
    found = json.loads(hotels("editions", own_id, "--json").out)
    assert [chain["name"] for chain in found["chains"]] == list(edition.names)
    assert [(row["from"], *row["prices"]) for row in found["prices"]] == list(edition.prices)
    assert all(row["mark"] and row["bonus_mark"] for row in found["prices"])
    assert set(found["rules"]) == {rule.value for rule in edition.rules}
    assert (found["id"], found["safe"], found["end"]) == (own_id, edition.safe, edition.end)


def test_a_house_edition_is_judged_and_its_card_shown(tmp_path: Path) -> None:
    path = written(tmp_path, HOUSE)
    said = hotels("editions", "--check", path)
    assert said == (0, f"{path}: Our long game is valid, based on VACATION\n", "")
    lines = hotels("editions", path).out.splitlines()
    assert lines[:2] == [
        "Our long game, house edition (house-long)",
        "house edition based on VACATION; changes bonuses, safe and start_cash",
    ]
    found = json.loads(hotels("editions", path, "--json").out)
    assert found == json.loads(hotels("editions", "--check", path, "--json").out)
    assert (found["based_on"], found["bonus_times"]) == ("vacation", ["10", "7.5", "5"])
    assert found["changes"] == ["bonuses", "safe", "start_cash"]
    assert sum(count * bill for count, bill in found["purse"]) == 8000
    assert found["rules"]["safe size"]["mark"] == "house"


def test_a_house_edition_settles(tmp_path: Path) -> None:
    path = str(written(tmp_path, HOUSE))
    asked = ("--size", "5", "--blocks", "4,3,2,1")
    assert settled("--edition", path, *asked)["bonus"] == [5000, 3800, 2500, 0]
    said = hotels("settle", "--edition", "-", *asked, stdin=json.dumps(HOUSE).encode())
    assert said.out.startswith("Our long game, house edition: Continental with 5 hotels; ")


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("chains", [{"name": "Ritz", "bank": 9}]),
        ("chains", [{"name": "Ritz", "bank": 9}, {"name": "Ritz", "bank": 9}]),
        ("chains", [{"name": "Ritz", "bank": 9, "tier": 1}, {"name": "Savoy", "bank": 9}]),
        ("prices", [[3, 300], [4, 400]]),
        ("prices", [[2, 250]]),
        ("prices", [[2, 200], [2, 300]]),
        ("prices", [[2, 200], [200, 300]]),
        ("prices", [[2, 200, 300, 400, 500]]),
        ("prices", []),
        ("bonuses", [[200, 2000]]),
        ("bonuses", [5, 10]),
        ("bonuses", [10, 5, 4, 3]),
        ("bonuses", [7.555]),
        ("safe", 1),
        ("end", 109),
        ("buy", -1),
        ("founder", "yes"),
        ("bills", [1000, 300]),
        ("bills", []),
        ("rounding", 50),
        ("two_players", "three"),
        ("bank_holds", 1),
        ("first_disposal", "smallest_holder"),
        ("opening", "none"),
        ("start_order", None),
        ("max_players", 9),
        ("holdings", True),
        ("start_cash", 50),
        ("deal", ""),
        ("colour", "red"),
    ],
)
def test_a_house_edition_is_refused_by_its_key(tmp_path: Path, key: str, value: Value) -> None:
    path = written(tmp_path, HOUSE | {"changes": {key: value}})
    said = hotels("editions", "--check", path)
    assert (said.status, said.out, said.err.count("\n")) == (2, "", 1)
    assert key in said.err.removeprefix(str(path))
