"""What is still to be handed over, as it lies beside the archive."""

import json
from pathlib import Path

import pytest

from hotels.ledger.posting import CASH
from hotels.owed import FILE, keep, owed_in
from hotels.views.cash import Cause, Owed, Sum
from hotels.views.cash_flows import Account, Key

OWED = Owed(
    31,
    {
        Key(1, Account.PAYOUT, CASH): Sum(3_000, 600),
        Key(1, Account.PAYOUT, "Tower", "Luxor"): Sum(0, 2),
        Key(0, Account.PURCHASE, CASH): Sum(-400, 0),
    },
    {29: {Key(2, Account.PAYOUT, CASH): 1_500}},
    (Cause.TAKEOVER, "Tower", "Luxor"),
)


def test_it_is_read_as_it_was_written(tmp_path: Path) -> None:
    assert owed_in(tmp_path) == {}
    keep(tmp_path, {"one": OWED, "two": Owed(4)})
    assert owed_in(tmp_path) == {"one": OWED, "two": Owed(4)}
    assert [*owed_in(tmp_path)["one"].sums] == [*OWED.sums]  # the rows keep their order
    keep(tmp_path, {})
    assert owed_in(tmp_path) == {}
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


@pytest.mark.parametrize(
    "change",
    [
        {"lines": "31"},
        {"lines": True},
        {"sums": 5},
        {"sums": [[1, "payout", "cash", "", 3_000]]},
        {"sums": [["1", "payout", "cash", "", 3_000, 0]]},
        {"counted": [[29, 2, "payout", "cash", "", 1.5]]},
        {"cause": "takeover"},
        {"cause": ["takeover"]},
        {"cause": ["nothing"]},
        {"sums": [[1, "debt", "cash", "", 3_000, 0]]},
        None,
    ],
)
def test_what_cannot_be_is_as_if_it_were_not_there(tmp_path: Path, change: object) -> None:
    keep(tmp_path, {"one": OWED})
    said = json.loads((tmp_path / FILE).read_bytes())
    if isinstance(change, dict):
        said["one"] |= change
    else:
        del said["one"]["sums"]
    (tmp_path / FILE).write_text(json.dumps(said), encoding="utf-8")
    assert owed_in(tmp_path) == {}
