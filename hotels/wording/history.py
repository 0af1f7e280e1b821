"""What was done to an entry since it was first written, in words."""

from typing import assert_never

from hotels.ledger.chains.entries import Entry
from hotels.ledger.journal import Accept, Amend, Cut, Insert, Line, Move, Redo, Strike, Undo, Write
from hotels.wording.language import phrase
from hotels.wording.ledger import deed
from hotels.wording.speech import Speech

Later = Insert[Entry] | Amend[Entry] | Move
"""An act after which an entry is not, or not where, it was written."""


def later_in_words(act: Later) -> str:
    """``put in later``."""
    match act:
        case Insert():
            return phrase("put in later")
        case Amend():
            return phrase("changed later")
        case Move():
            return phrase("moved later")
        case _:
            assert_never(act)


def touched(line: Line[Entry], speech: Speech) -> str:
    """An act on an entry, with the number of its line: ``line 31: changed to Dave laid A1``."""
    number = line.number
    match line.act:
        case Write(entry):
            return phrase("line {number}: {deed}", number=number, deed=deed(entry, speech))
        case Insert(before, entry):
            return phrase(
                "line {number}, put in before line {before}: {deed}",
                number=number,
                before=before,
                deed=deed(entry, speech),
            )
        case Amend(_, entry):
            return phrase(
                "line {number}: changed to {deed}", number=number, deed=deed(entry, speech)
            )
        case Move(_, before):
            return phrase("line {number}: moved before line {before}", number=number, before=before)
        case Strike():
            return phrase("line {number}: struck", number=number)
        case Cut(first):
            return phrase(
                "line {number}: taken back, with all from line {first} on",
                number=number,
                first=first,
            )
        case Undo() | Redo() | Accept():
            return phrase("line {number}", number=number)
        case _:
            assert_never(line.act)
