"""What was done to an entry since it was first written, in words."""

from typing import assert_never

from hotels.ledger.chains.entries import Entry
from hotels.ledger.journal import Accept, Amend, Cut, Insert, Line, Move, Redo, Strike, Undo, Write
from hotels.wording.ledger import deed
from hotels.wording.speech import Speech

Later = Insert[Entry] | Amend[Entry] | Move
"""An act after which an entry is not, or not where, it was written."""


def later_in_words(act: Later) -> str:
    """``put in later``."""
    match act:
        case Insert():
            return "put in later"
        case Amend():
            return "changed later"
        case Move():
            return "moved later"
        case _:
            assert_never(act)


def touched(line: Line[Entry], speech: Speech) -> str:
    """An act on an entry, with the number of its line: ``line 31: changed to Dave laid A1``."""
    return f"line {line.number}{_done(line, speech)}"


def _done(line: Line[Entry], speech: Speech) -> str:
    match line.act:
        case Write(entry):
            return f": {deed(entry, speech)}"
        case Insert(before, entry):
            return f", put in before line {before}: {deed(entry, speech)}"
        case Amend(_, entry):
            return f": changed to {deed(entry, speech)}"
        case Move(_, before):
            return f": moved before line {before}"
        case Strike():
            return ": struck"
        case Cut(number):
            return f": taken back, with all from line {number} on"
        case Undo() | Redo() | Accept():
            return ""
        case _:
            assert_never(line.act)
