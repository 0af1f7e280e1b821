"""What moves money in Big Shot, entry by entry."""

from typing import Any, get_args

from hotels.ledger.big_shot import entries as big_shot
from hotels.table import Table
from tests.views.paying import owed_at
from tests.views.test_big_shot import SPACE, after

BIG_SHOT: list[tuple[big_shot.Entry, int]] = [
    (big_shot.Loan(1), 1),
    (big_shot.Open(0, SPACE), 0),
    (big_shot.Bid(1, 6), 0),
    (big_shot.Pass(2), 0),
    (big_shot.Pass(3), 0),
    (big_shot.Pass(0), 1),
    (big_shot.Put("16", 0), 0),
]
"""Four players: Ben's bid of 6 million wins with the third pass, and is paid."""


def news(table: Table[Any, Any]) -> list[tuple[int, int]]:
    """Who gets how much because of the last line; below zero it is paid to the bank."""
    return [(key.player, count) for key, count in owed_at(table).news]


def test_in_big_shot_a_loan_and_a_won_auction_move_money() -> None:
    for count in range(1, len(BIG_SHOT) + 1):
        table = after([entry for entry, _ in BIG_SHOT[:count]])
        assert len(news(table)) == BIG_SHOT[count - 1][1]
        assert owed_at(table).asks_for_money == bool(news(table))
        if news(table):
            assert {player for player, _ in news(table)} == {1}
            table.undo()
            assert not owed_at(table).asks_for_money


def test_the_other_entries_of_big_shot() -> None:
    won = after([big_shot.Open(0, SPACE), big_shot.Hammer(1, 6)])
    assert news(won) == [(1, -6)]
    assert news(after([big_shot.Open(0, SPACE), big_shot.Hammer(None, 0)])) == []
    pair = after([big_shot.Open(0, SPACE), big_shot.Hammer(0, 6)], 2)
    assert news(pair) == []  # which colour pays is not said yet
    pair.write(big_shot.Pay(0))
    assert news(pair) == [(0, -6)]
    hidden = after([big_shot.Open(0, SPACE), big_shot.Hammer(1, 40)], hidden=True)
    assert news(hidden) == []  # it cannot be paid
    hidden.write(big_shot.Repeat())
    assert news(hidden) == []
    assert {type(entry) for entry, _ in BIG_SHOT} | {
        big_shot.Hammer,
        big_shot.Pay,
        big_shot.Repeat,
    } == {*get_args(big_shot.Entry)}
