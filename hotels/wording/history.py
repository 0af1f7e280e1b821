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
    """``inserted later``."""
    match act:
        case Insert():
            return phrase("inserted later")
        case Amend():
            return phrase("edited later")
        case Move():
            return phrase("moved later")
        case _:
            assert_never(act)


def touched(line: Line[Entry], speech: Speech) -> str:
    """An act on an entry, with the number of its line: ``edited in entry 31: Dave laid A1``."""
    number = line.number
    match line.act:
        case Write(entry):
            return phrase("entry {number}: {deed}", number=number, deed=deed(entry, speech))
        case Insert(before, entry):
            return phrase(
                "entry {number}, inserted before entry {before}: {deed}",
                number=number,
                before=before,
                deed=deed(entry, speech),
            )
        case Amend(_, entry):
            return phrase(
                "edited in entry {number}: {deed}", number=number, deed=deed(entry, speech)
            )
        case Move(_, before):
            return phrase(
                "moved in entry {number} to before entry {before}", number=number, before=before
            )
        case Strike():
            return phrase("deleted in entry {number}", number=number)
        case Cut(first):
            return phrase(
                "deleted in entry {number}, with everything from entry {first} on",
                number=number,
                first=first,
            )
        case Undo() | Redo() | Accept():
            return phrase("entry {number}", number=number)
        case _:
            assert_never(line.act)
