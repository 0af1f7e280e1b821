"""What the keys Undo and Redo say of a disposal: the shares that the tap takes back."""

import pytest

from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.entries import Dispose
from hotels.wording.captions import caption
from hotels.wording.speech import Speech

SPEECH = Speech(EDITIONS["acquire-classic"], ("Ana", "Ben"))


@pytest.mark.parametrize(
    ("split", "done", "again"),
    [
        ((1, 2, 0), "sold 1, traded 2 Continental", "sell 1, trade 2 Continental"),
        ((2, 4, 1), "sold 2, traded 4 Continental", "sell 2, trade 4 Continental"),
        ((2, 0, 3), "sold 2 Continental", "sell 2 Continental"),
        ((0, 4, 1), "traded 4 Continental", "trade 4 Continental"),
        ((0, 0, 5), "kept 5 Continental", "keep 5 Continental"),
    ],
)
def test_a_disposal_is_named_by_what_was_done(
    split: tuple[int, int, int], done: str, again: str
) -> None:
    entry = Dispose(0, "Continental", *split)
    assert caption(entry, SPEECH) == done
    assert caption(entry, SPEECH, again=True) == again
