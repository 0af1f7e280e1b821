"""Who gets which bonus: every tie, every rounding, and the whole receipt behind it."""

import json
from pathlib import Path
from typing import Any

import pytest

from hotels.ledger.chains.rules.bonuses import places
from tests.ledger.chains.sums import awards, paid
from tests.ledger.chains.table import PEOPLE, by_seat, header, of, place

EXAMPLES = json.loads((Path(__file__).parent / "bonus_examples.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_worked_example(example: dict[str, Any]) -> None:
    held = " ".join(f"{PEOPLE[seat]} {count}" for seat, count in enumerate(example["blocks"]))
    first = PEOPLE[example.get("tile_player", 0)]
    found = awards(example["edition"], f"{example['chain']} {example['size']}: {held}", first=first)
    bonus = {PEOPLE[seat]: amount for seat, amount in enumerate(example["bonus"]) if amount}
    assert paid(found) == bonus
    if "price" in example:
        table = header(example["edition"], len(example["blocks"]))
        at = place(table.edition, example["chain"])
        assert table.edition.price(at, example["size"]) == example["price"]


@pytest.mark.parametrize(
    ("held", "ranks"),
    [
        ("Ana 0  Ben 0", []),
        ("Ana 0  Ben 3", [(1,)]),
        ("Ana 1  Ben 3  Cat 2", [(1,), (2,), (0,)]),
        ("Ana 2  Ben 3  Cat 2", [(1,), (0, 2)]),
        ("Ana 3  Ben 0  Cat 3  Dan 1", [(0, 2), (3,)]),
    ],
)
def test_those_who_hold_the_same_share_a_place(held: str, ranks: list[tuple[int, ...]]) -> None:
    assert places(by_seat(held, len(of(held)))) == ranks


# American in VACATION: 3 tiles $300, 5 tiles $500; classic Luxor at 3 and 5 tiles the same.
@pytest.mark.parametrize(
    ("edition", "chain"),
    [("vacation", "American"), ("decision", "American"), ("acquire-classic", "Luxor")],
)
@pytest.mark.parametrize(
    ("size", "held", "bonus"),
    [
        (5, "Ana 0  Ben 0  Cat 0", ""),
        (5, "Ana 0  Ben 1  Cat 0", "Ben 7500"),
        (5, "Ana 6  Ben 2  Cat 0", "Ana 5000  Ben 2500"),
        (5, "Ana 1  Ben 2  Cat 3", "Cat 5000  Ben 2500"),
        (5, "Ana 6  Ben 6  Cat 1", "Ana 3800  Ben 3800"),
        (5, "Ana 6  Ben 6  Cat 0", "Ana 3800  Ben 3800"),
        (5, "Ana 6  Ben 6  Cat 6", "Ana 2500  Ben 2500  Cat 2500"),
        (5, "Ana 6  Ben 2  Cat 2", "Ana 5000  Ben 1300  Cat 1300"),
        (5, "Ana 6  Ben 2  Cat 2  Dan 2", "Ana 5000  Ben 900  Cat 900  Dan 900"),
        (5, "Ana 6  Ben 2  Cat 2  Dan 1", "Ana 5000  Ben 1300  Cat 1300"),
        (5, "Ana 1  Ben 1  Cat 1  Dan 1", "Ana 1900  Ben 1900  Cat 1900  Dan 1900"),
        (3, "Ana 3  Ben 3  Cat 1", "Ana 2300  Ben 2300"),
        (3, "Ana 3  Ben 2  Cat 2", "Ana 3000  Ben 800  Cat 800"),
        (3, "Ana 2  Ben 2  Cat 2  Dan 2", "Ana 1200  Ben 1200  Cat 1200  Dan 1200"),
        (2, "Ana 1  Ben 1  Cat 1  Dan 1  Eva 1", "Ana 600 Ben 600 Cat 600 Dan 600 Eva 600"),
    ],
)
def test_two_bonuses(edition: str, chain: str, size: int, held: str, bonus: str) -> None:
    assert paid(awards(edition, f"{chain} {size}: {held}")) == of(bonus)


@pytest.mark.parametrize(
    ("size", "held", "first", "bonus"),
    [
        (2, "Ana 4  Ben 4  Cat 4", "Ana", "Ana 700  Ben 700  Cat 600"),
        (2, "Ana 4  Ben 4  Cat 4", "Ben", "Ben 700  Cat 700  Ana 600"),
        (2, "Ana 4  Ben 4  Cat 4", "Cat", "Cat 700  Ana 700  Ben 600"),
        (2, "Ana 4  Ben 4  Cat 1  Dan 4", "Cat", "Dan 700  Ana 700  Ben 600"),
        (4, "Ana 4  Ben 4  Cat 4", "Ben", "Ben 1400  Cat 1300  Ana 1300"),
        (5, "Ana 4  Ben 4  Cat 3", "Cat", "Ana 2500  Ben 2500"),
        (3, "Ana 1  Ben 1  Cat 1  Dan 1", "Dan", "Dan 800  Ana 800  Ben 700  Cat 700"),
        (5, "Ana 3  Ben 2  Cat 1", "Cat", "Ana 5000"),
        (5, "Ana 3  Ben 2  Cat 2", "Cat", "Ana 5000"),
        (5, "Ana 0  Ben 2  Cat 0", "Cat", "Ben 5000"),
        (5, "Ana 0  Ben 0  Cat 0", "Cat", ""),
    ],
)
@pytest.mark.parametrize("closing", [False, True])
def test_the_drafts_one_bonus_goes_out_by_seat(
    size: int, held: str, first: str, bonus: str, *, closing: bool
) -> None:
    found = awards("decision-draft", f"American {size}: {held}", first=first, closing=closing)
    assert paid(found) == of(bonus)


@pytest.mark.parametrize("edition", ["vacation", "decision"])
@pytest.mark.parametrize(
    ("size", "held", "bonus"),
    [
        (4, "Ana 4  Ben 4", "Ana 2000  Ben 2000"),
        (4, "Ana 5  Ben 4", "Ana 2400  Ben 1600"),
        (4, "Ana 6  Ben 4", "Ana 2800  Ben 1200"),
        (4, "Ana 7  Ben 4", "Ana 3200  Ben 800"),
        (4, "Ana 8  Ben 4", "Ana 3600  Ben 400"),
        (4, "Ana 9  Ben 4", "Ana 4000"),
        (4, "Ana 10 Ben 4", "Ana 4000"),
        (4, "Ana 20 Ben 1", "Ana 4000"),
        (4, "Ana 4  Ben 7", "Ben 3200  Ana 800"),
        (4, "Ana 4  Ben 8", "Ben 3600  Ana 400"),
        (4, "Ana 4  Ben 9", "Ben 4000"),
        (4, "Ana 1  Ben 0", "Ana 4000"),
        (4, "Ana 0  Ben 3", "Ben 4000"),
        (4, "Ana 0  Ben 0", ""),
        (11, "Ana 6  Ben 3", "Ana 6400  Ben 1600"),
        (2, "Ana 2  Ben 1", "Ana 1200  Ben 800"),
        (41, "Ana 1  Ben 2", "Ben 6600  Ana 4400"),
    ],
)
def test_two_players_share_ten_times_the_price(
    edition: str, size: int, held: str, bonus: str
) -> None:
    assert paid(awards(edition, f"American {size}: {held}")) == of(bonus)


# Tycoon's Sackson at 5 tiles: $500, bonuses 5000, 3700 and 2500.
@pytest.mark.parametrize(
    ("held", "bonus"),
    [
        ("Ana 3  Ben 2  Cat 1", "Ana 5000  Ben 3700  Cat 2500"),
        ("Ana 1  Ben 2  Cat 3  Dan 0", "Cat 5000  Ben 3700  Ana 2500"),
        ("Ana 4  Ben 3  Cat 2  Dan 1", "Ana 5000  Ben 3700  Cat 2500"),
        ("Ana 2  Ben 2  Cat 1", "Ana 4400  Ben 4400  Cat 2500"),
        ("Ana 2  Ben 2  Cat 1  Dan 1", "Ana 4400  Ben 4400  Cat 1300  Dan 1300"),
        ("Ana 2  Ben 2  Cat 0", "Ana 4400  Ben 4400"),
        ("Ana 3  Ben 2  Cat 2", "Ana 5000  Ben 3100  Cat 3100"),
        ("Ana 3  Ben 2  Cat 2  Dan 1", "Ana 5000  Ben 3100  Cat 3100"),
        ("Ana 3  Ben 2  Cat 2  Dan 2", "Ana 5000  Ben 2100  Cat 2100  Dan 2100"),
        ("Ana 1  Ben 1  Cat 1", "Ana 3800  Ben 3800  Cat 3800"),
        ("Ana 2  Ben 2  Cat 2  Dan 1", "Ana 3800  Ben 3800  Cat 3800"),
        ("Ana 1  Ben 1  Cat 1  Dan 1", "Ana 2800  Ben 2800  Cat 2800  Dan 2800"),
        ("Ana 3  Ben 2  Cat 1  Dan 1", "Ana 5000  Ben 3700  Cat 1300  Dan 1300"),
        ("Ana 3  Ben 2  Cat 1  Dan 1  Eva 1", "Ana 5000 Ben 3700 Cat 900 Dan 900 Eva 900"),
        ("Ana 3  Ben 2  Cat 0", "Ana 5000  Ben 3700"),
        ("Ana 3  Ben 0  Cat 0", "Ana 11200"),
        ("Ana 0  Ben 0  Cat 0", ""),
    ],
)
def test_three_bonuses_of_tycoon(held: str, bonus: str) -> None:
    assert paid(awards("acquire-tycoon", f"Sackson 5: {held}")) == of(bonus)


@pytest.mark.parametrize(
    ("chain", "size", "bonus"),
    [
        ("Sackson", 2, "Ana 2000  Ben 1500  Cat 1000"),
        ("American", 2, "Ana 3000  Ben 2200  Cat 1500"),
        ("Imperial", 2, "Ana 4000  Ben 3000  Cat 2000"),
        ("Sackson", 5, "Ana 5000  Ben 3700  Cat 2500"),
        ("Tower", 6, "Ana 6000  Ben 4200  Cat 3000"),
        ("Worldwide", 6, "Ana 7000  Ben 5000  Cat 3500"),
        ("Continental", 6, "Ana 8000  Ben 5700  Cat 4000"),
        ("Festival", 21, "Ana 9000  Ben 6200  Cat 4500"),
        ("Tower", 41, "Ana 10000  Ben 7000  Cat 5000"),
        ("Festival", 41, "Ana 11000  Ben 7700  Cat 5500"),
        ("Imperial", 41, "Ana 12000  Ben 8200  Cat 6000"),
    ],
)
def test_tycoons_table_of_bonuses(chain: str, size: int, bonus: str) -> None:
    assert paid(awards("acquire-tycoon", f"{chain} {size}: Ana 3  Ben 2  Cat 1")) == of(bonus)


@pytest.mark.parametrize(
    ("chain", "size", "held", "bonus"),
    [
        ("Nestor", 4, "Ana 3  Ben 2  Cat 1", "Ana 4000  Ben 3000  Cat 2000"),
        ("Nestor", 5, "Ana 3  Ben 2  Cat 1", "Ana 5000  Ben 3800  Cat 2500"),
        ("Nestor", 3, "Ana 3  Ben 2  Cat 1", "Ana 3000  Ben 2300  Cat 1500"),
        ("Fleet", 6, "Ana 3  Ben 2  Cat 1", "Ana 7000  Ben 5300  Cat 3500"),
        ("Echo", 37, "Ana 3  Ben 2  Cat 1", "Ana 11000  Ben 8300  Cat 5500"),
        ("Echo", 38, "Ana 3  Ben 2  Cat 1", "Ana 12000  Ben 9000  Cat 6000"),
        ("Nestor", 5, "Ana 2  Ben 2  Cat 1", "Ana 4400  Ben 4400  Cat 2500"),
        ("Nestor", 5, "Ana 3  Ben 2  Cat 2", "Ana 5000  Ben 3200  Cat 3200"),
        ("Nestor", 5, "Ana 2  Ben 2  Cat 2", "Ana 3800  Ben 3800  Cat 3800"),
        ("Nestor", 5, "Ana 3  Ben 2  Cat 1  Dan 1", "Ana 5000  Ben 3800  Cat 1300  Dan 1300"),
        ("Nestor", 5, "Ana 3  Ben 2", "Ana 5000  Ben 3800"),
        ("Nestor", 5, "Ana 3  Ben 0", "Ana 11300"),
    ],
)
def test_three_bonuses_of_2016(chain: str, size: int, held: str, bonus: str) -> None:
    assert paid(awards("acquire-2016", f"{chain} {size}: {held}")) == of(bonus)


@pytest.mark.parametrize(
    ("edition", "chain", "held", "drawn", "bonus"),
    [
        ("acquire-classic", "Luxor", "Ana 4  Ben 2", 1, "Ana 5000  Ben 2500"),
        ("acquire-classic", "Luxor", "Ana 4  Ben 2", 3, "Ana 5000"),
        ("acquire-classic", "Luxor", "Ana 4  Ben 2", 7, "Ana 2500"),
        ("acquire-classic", "Luxor", "Ana 4  Ben 2", 4, "Ana 3800"),
        ("acquire-classic", "Luxor", "Ana 4  Ben 2", 2, "Ana 5000  Ben 1300"),
        ("acquire-classic", "Luxor", "Ana 4  Ben 4", 4, "Ana 2500  Ben 2500"),
        ("acquire-classic", "Luxor", "Ana 4  Ben 4", 5, "Ana 1300  Ben 1300"),
        ("acquire-classic", "Luxor", "Ana 4  Ben 4", 3, "Ana 3800  Ben 3800"),
        ("acquire-classic", "Luxor", "Ana 0  Ben 2", 1, "Ben 5000"),
        ("acquire-classic", "Luxor", "Ana 0  Ben 2", 9, "Ben 2500"),
        ("acquire-classic", "Luxor", "Ana 0  Ben 0", 3, ""),
        ("acquire-tycoon", "Sackson", "Ana 4  Ben 2", 3, "Ana 5000  Ben 2500"),
        ("vacation", "American", "Ana 7  Ben 4", 1, "Ana 5000  Ben 2500"),
    ],
)
def test_the_bank_as_third_holder(
    edition: str, chain: str, held: str, drawn: int, bonus: str
) -> None:
    assert paid(awards(edition, f"{chain} 5: {held}", drawn=drawn)) == of(bonus)
