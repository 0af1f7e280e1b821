"""What moves money in Big Shot, entry by entry."""

from typing import get_args

from hotels.ledger.big_shot import entries as big_shot
from hotels.views.cash import moving
from tests.views.paying import found_in
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


def test_in_big_shot_a_loan_and_a_won_auction_move_money() -> None:
    for count in range(1, len(BIG_SHOT) + 1):
        table = after([entry for entry, _ in BIG_SHOT[:count]])
        found = moving(table)
        assert (0 if found is None else len(found.payments)) == BIG_SHOT[count - 1][1]
        if found is not None:
            assert found.asks_for_money
            assert {one.player for one in found.payments} == {1}
            table.undo()
            assert not found_in(table).asks_for_money


def test_the_other_entries_of_big_shot() -> None:
    won = after([big_shot.Open(0, SPACE), big_shot.Hammer(1, 6)])
    found = moving(won)
    assert found is not None
    assert [(one.player, one.amount, one.to_bank) for one in found.payments] == [(1, 6, True)]
    assert moving(after([big_shot.Open(0, SPACE), big_shot.Hammer(None, 0)])) is None
    pair = after([big_shot.Open(0, SPACE), big_shot.Hammer(0, 6)], 2)
    assert moving(pair) is None  # which colour pays is not said yet
    pair.write(big_shot.Pay(0))
    found = moving(pair)
    assert found is not None
    assert [(one.player, one.amount, one.to_bank) for one in found.payments] == [(0, 6, True)]
    hidden = after([big_shot.Open(0, SPACE), big_shot.Hammer(1, 40)], hidden=True)
    assert moving(hidden) is None  # it cannot be paid
    hidden.write(big_shot.Repeat())
    assert moving(hidden) is None
    assert {type(entry) for entry, _ in BIG_SHOT} | {
        big_shot.Hammer,
        big_shot.Pay,
        big_shot.Repeat,
    } == {*get_args(big_shot.Entry)}
