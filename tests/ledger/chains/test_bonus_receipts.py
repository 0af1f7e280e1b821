"""The whole sum behind each bonus: every step, the rule it cites and how sure that rule is."""

from textwrap import dedent

import pytest

from hotels.ledger.chains.rules.bonuses import Holding, bonus_postings, bonuses
from hotels.ledger.posting import BANK, CASH, Posting
from tests.ledger.chains.sums import awards, receipt
from tests.ledger.chains.table import PEOPLE, header, place

RECEIPTS = [
    # edition, holding, whose receipt, the receipt
    ("vacation", "Wilton 3: Ana 2  Ben 1  Cat 0  Dan 5", "Ana", """
        1500 = bonus 1 5 300 (bonuses, attested)
          300 = price Wilton 3 (prices, attested)"""),
    ("vacation", "American 5: Ana 6  Ben 6  Cat 1", "Ben", """
        3800 = shared 7500 2 100 (tie first, attested)
          5000 = bonus 0 10 500 (bonuses, reconstructed)
            500 = price American 5 (prices, attested)
          2500 = bonus 1 5 500 (bonuses, reconstructed)
            500 = price American 5 (prices, attested)"""),
    ("vacation", "American 6: Ana 3  Ben 2  Cat 2", "Cat", """
        1500 = shared 3000 2 100 (tie second, reconstructed)
          3000 = bonus 1 5 600 (bonuses, reconstructed)
            600 = price American 6 (prices, reconstructed)"""),
    ("vacation", "American 4: Ana 0  Ben 1  Cat 0", "Ben", """
        6000 = all bonuses 2 (one holder, reconstructed)
          4000 = bonus 0 10 400 (bonuses, reconstructed)
            400 = price American 4 (prices, derived)
          2000 = bonus 1 5 400 (bonuses, reconstructed)
            400 = price American 4 (prices, derived)"""),
    ("vacation", "American 4: Ana 7  Ben 4", "Ben", """
        800 = pair 20 4000 3 (two players, attested)
          4000 = times 10 400 (two players, reconstructed)
            400 = price American 4 (prices, derived)"""),
    ("vacation", "American 9: Ana 0  Ben 2", "Ben", """
        7000 = pair, sole holder 7000 (two players, reconstructed)
          7000 = times 10 700 (two players, reconstructed)
            700 = price American 9 (prices, attested)"""),
    ("decision-draft", "American 2: Ana 4  Ben 4  Cat 4", "Cat", """
        600 = shared by seat 2000 3 100 (tie first, derived)
          2000 = bonus 0 10 200 (bonuses, reconstructed)
            200 = price American 2 (prices, attested)"""),
    ("decision-draft", "American 3: Ana 4  Ben 0  Cat 0", "Ana", """
        3000 = bonus 0 10 300 (bonuses, attested)
          300 = price American 3 (prices, attested)"""),
    ("acquire-classic", "Tower 3: Ana 4  Ben 0  Cat 0", "Ana", """
        4500 = all bonuses 2 (one holder, attested)
          3000 = bonus 0 10 300 (bonuses, attested)
            300 = price Tower 3 (prices, attested)
          1500 = bonus 1 5 300 (bonuses, attested)
            300 = price Tower 3 (prices, attested)"""),
    ("acquire-2016", "Nestor 5: Ana 4  Ben 3  Cat 0", "Ben", """
        3800 = bonus 1 15/2 500 (bonuses, attested)
          500 = price Nestor 5 (prices, reconstructed)"""),
    ("acquire-tycoon", "Sackson 5: Ana 2  Ben 2  Cat 1", "Cat", """
        2500 = bonus by the table 2 500 (bonuses, attested)
          500 = price Sackson 5 (prices, attested)"""),
]  # fmt: skip


@pytest.mark.parametrize(("edition", "holding", "who", "sums"), RECEIPTS)
def test_the_receipt(edition: str, holding: str, who: str, sums: str) -> None:
    found = dict(awards(edition, holding))
    assert receipt(found[PEOPLE.index(who)]) == dedent(sums).strip()


@pytest.mark.parametrize(
    ("edition", "chain", "held", "rule", "mark"),
    [
        ("acquire-classic", "Luxor", "Ana 2  Ben 2  Cat 1", "tie first", "attested"),
        ("acquire-classic", "Luxor", "Ana 2  Ben 2  Cat 2", "tie first", "attested"),
        ("acquire-classic", "Luxor", "Ana 2  Ben 2  Cat 3", "tie second", "attested"),
        ("decision", "Luxor", "Ana 2  Ben 2  Cat 2", "tie first", "attested"),
        ("decision", "Luxor", "Ana 2  Ben 2  Cat 3", "tie second", "reconstructed"),
        ("acquire-tycoon", "Tower", "Ana 2  Ben 2  Cat 1", "tie first", "attested"),
        ("acquire-tycoon", "Tower", "Ana 2  Ben 2  Cat 2", "tie first", "reconstructed"),
        ("acquire-tycoon", "Tower", "Ana 2  Ben 2  Cat 3", "tie second", "reconstructed"),
        ("acquire-tycoon", "Tower", "Ana 1  Ben 1  Cat 3  Dan 2", "tie third", "reconstructed"),
        ("acquire-tycoon", "Tower", "Ana 1  Ben 0  Cat 0", "one holder", "reconstructed"),
        ("acquire-2016", "Spark", "Ana 2  Ben 2  Cat 1", "tie first", "reconstructed"),
        ("acquire-2016", "Spark", "Ana 2  Ben 2  Cat 3", "tie second", "reconstructed"),
        ("acquire-2016", "Spark", "Ana 1  Ben 1  Cat 3  Dan 2", "tie third", "reconstructed"),
        ("acquire-2016", "Spark", "Ana 1  Ben 0  Cat 0", "one holder", "reconstructed"),
    ],
)
def test_what_a_share_cites(edition: str, chain: str, held: str, rule: str, mark: str) -> None:
    cites = dict(awards(edition, f"{chain} 5: {held}"))[0].cites
    assert (cites.edition, cites.rule, cites.mark) == (edition, rule, mark)


def test_a_tie_of_the_draft_is_reconstructed_at_the_end_of_the_game() -> None:
    found = awards("decision-draft", "American 5: Ana 1  Ben 1  Cat 0", closing=True)
    assert {working.cites.mark for _, working in found} == {"reconstructed"}


@pytest.mark.parametrize(
    ("edition", "size", "held", "mark"),
    [
        ("vacation", 4, "Ana 7  Ben 4", "attested"),
        ("vacation", 4, "Ana 4  Ben 7", "attested"),
        ("vacation", 4, "Ana 8  Ben 5", "reconstructed"),
        ("vacation", 4, "Ana 7  Ben 3", "reconstructed"),
        ("vacation", 5, "Ana 7  Ben 4", "reconstructed"),
        ("vacation", 4, "Ana 4  Ben 4", "reconstructed"),
        ("decision", 4, "Ana 7  Ben 4", "reconstructed"),
    ],
)
def test_one_division_between_two_is_printed(edition: str, size: int, held: str, mark: str) -> None:
    found = awards(edition, f"American {size}: {held}")
    assert [working.cites.mark for _, working in found] == [mark, mark]


def test_the_bank_pays_each_bonus_with_its_working_and_nothing_for_nothing() -> None:
    table = header("vacation", 2)
    holding = Holding(place(table.edition, "American"), 4, (1, 9), 0)
    (whole,) = [working for player, working in bonuses(table, holding) if player == 1]
    assert bonus_postings(table, holding) == (Posting(BANK, 1, 4_000, CASH, whole),)


# Luxor of 5 at $500: first bonus 5,000, second 2,500.
@pytest.mark.parametrize(
    ("held", "drawn", "bonus", "rule"),
    [
        ("Ana 4  Ben 2", 4, {"Ana": 3_800}, "two players"),
        ("Ana 2  Ben 4", 4, {"Ben": 3_800}, "two players"),
        ("Ana 4  Ben 2", 2, {"Ben": 1_300}, "two players"),
        ("Ana 4  Ben 4", 4, {"Ana": 2_500, "Ben": 2_500}, "two players"),
        ("Ana 4  Ben 4", 2, {"Ana": 3_800, "Ben": 3_800}, "tie first"),
        ("Ana 4  Ben 4", 12, {"Ana": 1_300, "Ben": 1_300}, "tie second"),
    ],
)
def test_a_tie_with_the_bank_is_the_bank_s_own_rule(
    held: str, drawn: int, bonus: dict[str, int], rule: str
) -> None:
    found = awards("acquire-classic", f"Luxor 5: {held}", drawn=drawn)
    tied = [one for one in found if one.working.step == "shared"]
    assert {PEOPLE[player]: working.amount for player, working in tied} == bonus
    mark = "reconstructed" if rule == "two players" else "attested"
    assert {(one.working.cites.rule, one.working.cites.mark) for one in tied} == {(rule, mark)}


def test_how_sure_a_tie_by_seat_is_depends_on_whether_the_game_is_over() -> None:
    table = header("decision-draft", 3)
    takeover = Holding(place(table.edition, "American"), 3, (3, 3, 1), 0)
    for holding, mark in (
        (takeover, "derived"),
        (takeover._replace(closing=True), "reconstructed"),
    ):
        assert [working.cites.mark for _, working in bonuses(table, holding)] == [mark, mark]
