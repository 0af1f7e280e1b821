"""Which mistakes of the table are offered: those that can be written, and no other."""

import pytest

from hotels.ledger.chains.board import Board
from hotels.ledger.chains.books import Books, Question
from hotels.ledger.chains.entries import Announce, Buy, Choose, Dispose, End, Entry
from hotels.table import Table
from hotels.views.mistakes import other_survivors, out_of_turn
from tests.views.paying import EQUAL, TOWER_LARGER, UNKNOWN, played, spoken

BEN = 1


def survivors(table: Table[Entry, Books]) -> list[str]:
    """By name."""
    return [table.books.header.edition.names[chain] for chain in other_survivors(table.books)]


def test_another_survivor_is_offered_until_somebody_disposes() -> None:
    table = played(f"{TOWER_LARGER}; Cat 3A")
    assert survivors(table) == ["Luxor"]
    table.write(Choose(2, "Luxor"), forced=True)
    assert survivors(table) == ["Tower"]
    table.write(Choose(2, "Tower"), forced=True)
    table.write(Dispose(1, "Luxor", 3, 0, 0))
    assert survivors(table) == []
    table = played(f"{EQUAL}; Cat 3A")
    assert survivors(table) == []
    table.write(Choose(2, "Tower"))
    assert survivors(table) == ["Luxor"]


def test_a_declared_end_takes_no_mistake_of_the_last_takeover() -> None:
    table = played(UNKNOWN, "vacation", deal="unknown")
    for entry in (Announce(1, "Wilton", 0), Buy(2, ())):  # nobody has any of the 8 blocks dealt
        table.write(entry, forced=True)
    assert out_of_turn(table.books, spoken(table))
    table.write(End(2), forced=True)
    asked = table.books.awaiting
    assert asked is not None
    assert asked.kind is Question.ANNOUNCE
    assert survivors(table) == []
    assert out_of_turn(table.books, spoken(table)) == ()


def test_an_offered_end_takes_a_late_disposal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = played(f"{UNKNOWN}Ben says 8 Wilton, keeps 8 Wilton", "vacation", deal="unknown")
    monkeypatch.setattr(Board, "playable", lambda *_: False)
    table.write(Buy(2, ()))
    assert table.books.is_provisional
    speech = spoken(table)
    late = [
        (speech.chain(one.chain), one.player, one.held) for one in out_of_turn(table.books, speech)
    ]
    assert ("Wilton", BEN, 8) in late
    assert table.write(Dispose(BEN, "Wilton", 8, 0, 0), forced=True).stands


def test_an_offered_end_takes_no_other_survivor(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played(UNKNOWN, "vacation", deal="unknown")
    table.write(Announce(1, "Wilton", 0), forced=True)
    assert survivors(table) == ["Wilton"]
    monkeypatch.setattr(Board, "playable", lambda *_: False)
    table.write(Buy(2, ()))
    assert table.books.is_provisional
    assert table.books.awaiting is not None
    assert survivors(table) == []
