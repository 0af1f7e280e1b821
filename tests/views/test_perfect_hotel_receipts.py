"""Why a round of Perfect Hotel is worth what it is: every line has its receipt."""

import pytest

from hotels.ledger.perfect_hotel.entries import Value
from hotels.ledger.working import Mark
from hotels.views.perfect_hotel_receipts import RoundReceipts, round_receipts
from hotels.views.slip import spoken, written
from tests.views.perfect_hotel_games import (
    BEDROOM,
    DRAWN,
    FIRST,
    POOL,
    SPEECH,
    THIRD,
    Round,
    at_table,
)

ALICE, BOB, CAROL, DAVE = range(4)


def receipts(hotels: Round, player: int) -> RoundReceipts:
    return round_receipts(at_table(hotels).books, 0, player, SPEECH)


def test_the_sum_has_every_line() -> None:
    told = receipts(DRAWN, ALICE)
    assert (told.whole.title, told.whole.amount) == ("Alice", "8 points")
    assert told.whole.where == ("round 1 of 3",)
    assert [(step.text.partition(":")[0], step.amount) for step in told.whole.steps] == [
        ("Bedroom, six", "+10"),
        ("Bar, three", "+7"),
        ("2 tourists, −3 points each", "−6"),
        ("Cheap hotel", "−3"),
    ]
    assert [line.kind for line in told.lines] == [BEDROOM, 3, None, None]


@pytest.mark.parametrize(
    ("hotels", "player", "line", "why"),
    [
        (
            DRAWN,
            ALICE,
            "Bedroom, six",
            (
                "Alice has the most Bedroom cards: six, counting Tourist Groups and annexes. With"
                " no tie, Alice scores the full value."
            ),
        ),
        (
            DRAWN,
            BOB,
            "Pool, tied",
            (
                "Bob and Carol tie for the most Pool cards, three each, counting Tourist Groups "
                "and annexes. Each scores one point per card, and nobody scores the full value."
            ),
        ),
        (
            DRAWN,
            ALICE,
            "2 tourists",
            ("2 Tourist Groups in this hotel. Each costs 3 points, no matter what its set scores."),
        ),
        (
            DRAWN,
            DAVE,
            "1 tourist",
            ("1 Tourist Group in this hotel. Each costs 3 points, no matter what its set scores."),
        ),
        (
            DRAWN,
            BOB,
            "1 tourist in hand",
            "1 Tourist Group left in hand. Each costs 3 points too.",
        ),
        (
            DRAWN,
            DAVE,
            "Perfect view, tied",
            (
                "Bob and Dave tie for the tallest hotel, 4 floors each, counting annexes. Each "
                "scores 1 point."
            ),
        ),
        (
            FIRST,
            BOB,
            "Perfect view",
            "Bob's hotel is the tallest: 5 floors, counting annexes. That scores 5 points.",
        ),
        (
            THIRD,
            CAROL,
            "Sky room",
            (
                "Carol has the most cards on the top floor: five, not counting anything below it."
                " That scores 3 points."
            ),
        ),
        (
            DRAWN,
            ALICE,
            "Cheap hotel",
            "This hotel has 3 kinds of Build card. With fewer than four, it's a cheap hotel.",
        ),
        (
            THIRD,
            DAVE,
            "Cheap hotel",
            "This hotel has no kinds of Build card. With fewer than four, it's a cheap hotel.",
        ),
    ],
)
def test_why(hotels: Round, player: int, line: str, why: str) -> None:
    told = {
        one.receipt.title.partition(": ")[2]: one.receipt for one in receipts(hotels, player).lines
    }
    assert told[line].why == why


def test_a_majority_tells_the_printed_value_and_how_sure_it_is() -> None:
    pool = next(one for one in receipts(FIRST, DAVE).lines if one.kind == POOL).receipt
    assert [(step.text, step.amount) for step in pool.steps] == [
        ("Pool is worth", "8"),
        ("Pool, five: the most cards", "+8"),
    ]
    assert [(basis.mark, basis.rule) for basis in pool.bases] == [
        (Mark.ATTESTED, "Perfect Hotel, majority"),
        (Mark.RECONSTRUCTED, "Perfect Hotel, values"),
    ]
    assert [(held.name, held.blocks, held.is_payee) for held in pool.holdings] == [
        ("Dave", "5", True),
        ("Alice", "4", False),
        ("Bob", "2", False),
    ]


def test_an_own_value_is_the_house_s() -> None:
    table = at_table(FIRST)
    table.write(Value(POOL, 12))
    pool = next(one for one in round_receipts(table.books, 0, DAVE, SPEECH).lines)
    assert pool.receipt.amount == "+12"
    assert pool.receipt.bases[-1].mark is Mark.HOUSE


def test_what_is_compared_for_the_awards() -> None:
    lines = {
        one.receipt.rule.rpartition(", ")[2]: one.receipt for one in receipts(THIRD, CAROL).lines
    }
    sky = lines["sky room"].holdings
    assert [(held.name, held.blocks) for held in sky] == [
        ("Carol", "5"),
        ("Bob", "3"),
        ("Alice", "2"),
    ]


def test_what_nobody_gets_is_said() -> None:
    # In the first round Bob and Carol have four cards on top each.
    told = receipts(FIRST, ALICE).unpaid
    assert len(told) == 1
    assert told[0].startswith("Nobody gets the Sky Room: Bob and Carol are tied")
    assert told[0].endswith(".")


def test_a_receipt_is_copied_and_read_aloud() -> None:
    bedroom = receipts(DRAWN, ALICE).lines[0].receipt
    assert written(bedroom).startswith("Alice: Bedroom, six +10\nround 1 of 3\n")
    assert "minus 6" in spoken(receipts(DRAWN, ALICE).whole)


def test_a_player_without_anything_has_only_the_loss() -> None:
    told = receipts(THIRD, DAVE)
    assert [line.receipt.amount for line in told.lines] == ["−3"]
    assert told.whole.amount == "−3 points"
