"""A takeover's walk: what a holder may do, what it comes to, and who was paid."""

import pytest

from hotels.ledger.chains.books import Question
from hotels.ledger.chains.game import ChainGame
from hotels.table import Table
from hotels.views.disposal import Asked, outcome, rebalanced, why_no_trade
from hotels.views.table import speech_of
from hotels.views.takeover import walk
from tests.ledger.chains.table import position
from tests.store.playing import entries, recorded

PLAYERS = ("Alice", "Bob", "Carol", "Dave")


def asked(held: int, left: int = 20) -> Asked:
    """Somebody who holds so many, while the bank has so many of the survivor."""
    most = min(held - held % 2, 2 * left)
    return Asked(0, "Ana", 1, "Wilton", held, 2, "Luxor", left, most, 300)


@pytest.mark.parametrize(
    ("held", "left", "now", "which", "change", "then"),
    [
        (5, 20, (0, 0, 5), 0, 1, (1, 0, 4)),
        (5, 20, (0, 0, 5), 1, 1, (0, 2, 3)),
        (5, 20, (1, 4, 0), 0, 1, (2, 2, 1)),
        (5, 20, (5, 0, 0), 1, 1, (3, 2, 0)),
        (5, 20, (5, 0, 0), 2, 1, (4, 0, 1)),
        (5, 20, (0, 4, 1), 2, 1, (1, 2, 2)),
        (5, 20, (0, 0, 5), 0, -1, (0, 0, 5)),
        (5, 20, (0, 4, 1), 1, 1, (0, 4, 1)),
        (6, 1, (0, 2, 4), 1, 1, (0, 2, 4)),
        (1, 20, (0, 0, 1), 1, 1, (0, 0, 1)),
    ],
)
def test_a_step_takes_from_keep_and_then_from_the_other(
    held: int,
    left: int,
    now: tuple[int, int, int],
    which: int,
    change: int,
    then: tuple[int, int, int],
) -> None:
    assert rebalanced(asked(held, left), now, which, change) == then


def test_every_split_adds_up_trades_evenly_and_not_beyond_the_bank() -> None:
    for held in range(9):
        for left in (0, 1, 20):
            who = asked(held, left)
            for sell in range(held + 1):
                for trade in range(0, min(held - sell, who.most_traded) + 1, 2):
                    for which in range(3):
                        for change in (-1, 1):
                            now = sell, trade, held - sell - trade
                            split = rebalanced(who, now, which, change)
                            assert sum(split) == held
                            assert min(split) >= 0
                            assert split[1] % 2 == 0
                            assert split[1] <= who.most_traded


def test_what_a_split_comes_to_is_said_in_money_bills_and_blocks() -> None:
    books = position("vacation", 4).books
    said = outcome(asked(5, 16), 2, 2, 1, books)
    assert said == ("$600", "1 × 500 · 1 × 100", 1, "16, then 15", "Sell 2, trade 2, keep 1")
    assert outcome(asked(5, 16), 0, 0, 5, books)[:2] == ("nothing", "")
    assert outcome(asked(5, 16), 0, 0, 5, books).left == "16"


def test_the_manuscripts_takeover_as_the_screen_tells_it() -> None:
    header = recorded().header
    table = Table(ChainGame(header))
    for entry in entries():
        table.write(entry)
        waits = table.books.awaiting
        if waits is not None and waits.kind is Question.DISPOSE and waits.player == 3:
            break
    said = walk(table, speech_of(header, PLAYERS, {}))
    assert said.headline == "American takes over Wilton"
    assert said.second == "Alice laid C4. Sizes before this tile."
    assert [part.size for part in said.defunct] == ["3 hotels, $300 a block"]
    assert said.survivor is not None
    assert said.survivor.size == "from 5 to 9 hotels, $700"
    # The manuscript: 5, 3, 2 and 1 Wilton; $3,000 to Dave, $1,500 to Alice.
    assert [row[:4] for row in said.paid] == [
        ("Dave", "5 Wilton", "first", "$3,000"),
        ("Alice", "3 Wilton", "second", "$1,500"),
        ("Bob", "2 Wilton", "", "none"),
        ("Carol", "1 Wilton", "", "none"),
    ]
    assert said.paid[0].receipt is not None
    assert said.paid[0].receipt().amount == "$3,000"
    assert [tuple(one) for one in said.settled] == [
        ("Alice", "sold 1 Wilton and traded 2 for 1 American", "$300", "3 × 100"),
        ("Bob", "traded 2 Wilton for 1 American", "nothing", ""),
        ("Carol", "sold 1 Wilton", "$300", "3 × 100"),
    ]
    assert said.asked is not None
    assert (said.asked.name, said.asked.held, said.asked.left) == ("Dave", 5, 16)
    assert said.waiting == ()


@pytest.mark.parametrize(
    ("held", "left", "why"),
    [
        (1, 9, "A trade takes two Wilton blocks."),
        (4, 0, "The bank has no Luxor blocks left."),
        (4, 1, "The bank has only 1 block of Luxor left."),
        (5, 9, ""),
    ],
)
def test_why_no_more_can_be_traded(held: int, left: int, why: str) -> None:
    speech = speech_of(position("vacation", 2, "Luxor A1-A2").books.header, PLAYERS[:2], {})
    assert why_no_trade(asked(held, left), speech) == why
