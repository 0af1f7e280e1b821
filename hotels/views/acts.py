"""What was done last, and what undo takes back."""

from typing import Any

from hotels.ledger.chains.entries import Peek
from hotels.ledger.journal import Accept, Act, Amend, Cut, Insert, Move, Strike, Write
from hotels.table import Table
from hotels.wording.captions import caption
from hotels.wording.language import phrase
from hotels.wording.ledger import deed, told
from hotels.wording.speech import Speech


def taken_back(table: Table[Any, Any], speech: Speech) -> str:
    """What undo would take back, peeks left out; empty where there is nothing else."""
    found = (act for act in table.done_last if not is_peek(act))
    return _act_in_words(next(found, None), speech)


def brought_back(table: Table[Any, Any], speech: Speech) -> str:
    """What redo would bring back; empty where there is nothing."""
    return _act_in_words(table.can_redo, speech)


def undo_caption(table: Table[Any, Any], speech: Speech) -> str:
    """The same as ``taken_back`` for a key: what was done, and not who did it."""
    act = next((act for act in table.done_last if not is_peek(act)), None)
    return caption(act.entry, speech) if isinstance(act, Write) else _act_in_words(act, speech)


def redo_caption(table: Table[Any, Any], speech: Speech) -> str:
    """The same as ``brought_back`` for a key: what is to be done again."""
    act = table.can_redo
    if isinstance(act, Write):
        return caption(act.entry, speech, again=True)
    return _act_in_words(act, speech)


def undone(table: Table[Any, Any]) -> None:
    """Take the last act back, and the peeks after it with it: nobody undoes a look."""
    if all(map(is_peek, table.done_last)):
        return
    while is_peek(table.can_undo):
        table.undo()
    table.undo()


def redone(table: Table[Any, Any]) -> None:
    """Bring an act back, and the peeks that followed it."""
    if table.can_redo is not None:
        table.redo()
    while is_peek(table.can_redo):
        table.redo()


def last_sentence(table: Table[Any, Any], speech: Speech) -> str:
    """The last thing that happened at the table, in words; peeks left out."""
    place = _last_place(table)
    if place is None:
        return ""
    before = table.before(place)
    return told(before, table.pages[place].page, speech)


def _last_place(table: Table[Any, Any]) -> int | None:
    """Where the last entry that is not a peek stands."""
    places = range(len(table.pages) - 1, -1, -1)
    return next((one for one in places if not isinstance(table.pages[one].page.entry, Peek)), None)


def _act_in_words(act: Act[Any] | None, speech: Speech) -> str:
    """An act in few words."""
    match act:
        case None:
            return ""
        case Write(entry):
            return deed(entry, speech)
        case Amend(number, _):
            return phrase("the change of line {number}", number=number)
        case Insert(_, entry):
            return phrase("put in: {deed}", deed=deed(entry, speech))
        case Move(number, _):
            return phrase("the move of line {number}", number=number)
        case Strike(number):
            return phrase("the striking of line {number}", number=number)
        case Cut(number):
            return phrase("the taking back from line {number} on", number=number)
        case Accept():
            return phrase("the new reckoning")
    return ""


def is_peek(act: Act[Any] | None) -> bool:
    """Whether an act only noted a look."""
    return isinstance(act, Write) and isinstance(act.entry, Peek)
