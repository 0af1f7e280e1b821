"""What became of each entry: its place, whether it counts, and the acts that touched it."""

import pytest

from hotels.ledger.journal import (
    Accept,
    Act,
    Amend,
    Cut,
    Insert,
    Journal,
    Line,
    Move,
    Strike,
    Undo,
    Write,
)

Acts = list[Act[str]]

ABC: Acts = [Write("a"), Write("b"), Write("c")]


def journal(acts: Acts) -> Journal[str]:
    return Journal(Line(number, act) for number, act in enumerate(acts, 1))


def test_struck_entries_stay_in_their_places_as_they_were_written_last() -> None:
    log = journal([*ABC, Insert(2, "x"), Amend(3, "C"), Move(1, 3), Strike(2), Cut(1), Write("d")])
    there = [(4, "x", False), (2, "b", True), (1, "a", True), (3, "C", True), (9, "d", False)]
    assert log.written() == there
    log.add(Undo())
    log.add(Undo())
    assert log.written() == [(4, "x", False), (2, "b", True), (1, "a", False), (3, "C", False)]


HISTORY: Acts = [
    *ABC,
    *(Insert(2, "x"), Amend(3, "C"), Amend(3, "D"), Undo(), Move(3, 1)),
    *(Strike(2), Accept(), Cut(1), Write("d"), Strike(12), Undo()),
]


@pytest.mark.parametrize(
    ("number", "touched"),
    [
        (1, [1, 11]),
        # It was struck before the rest was cut.
        (2, [2, 9]),
        # What was taken back is left out; its place was before the cut.
        (3, [3, 5, 8]),
        (4, [4, 11]),
        (12, [12]),
        # Lines that wrote no entry, and one there is not.
        *((number, []) for number in (0, 5, 7, 8, 10, 11, 13, 99)),
    ],
)
def test_the_acts_that_touched_an_entry_are_remembered(number: int, touched: list[int]) -> None:
    log = journal(HISTORY)
    assert log.history(number) == tuple(log.lines[line - 1] for line in touched)
