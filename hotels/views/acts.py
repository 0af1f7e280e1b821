"""What was done last, and what undo takes back."""

from typing import Any

from hotels.ledger.chains.entries import Peek
from hotels.ledger.journal import Accept, Act, Amend, Cut, Insert, Move, Strike, Write
from hotels.table import Table
from hotels.views import by_itself
from hotels.wording.captions import caption
from hotels.wording.language import phrase
from hotels.wording.ledger import deed, told
from hotels.wording.speech import Speech


def taken_back(table: Table[Any, Any], speech: Speech) -> str:
    """What undo would take back, peeks left out; empty where there is nothing else."""
    return _act_in_words(_last(table), speech)


def brought_back(table: Table[Any, Any], speech: Speech) -> str:
    """What redo would bring back; empty where there is nothing."""
    return _act_in_words(table.can_redo, speech)


def undo_caption(table: Table[Any, Any], speech: Speech) -> str:
    """The same as ``taken_back`` for a key: what was done, and not who did it."""
    act = _last(table)
    return caption(act.entry, speech) if isinstance(act, Write) else _act_in_words(act, speech)


def _last(table: Table[Any, Any]) -> Act[Any] | None:
    """What undo would take back, without peeks; of a turn over by itself what led to its end."""
    found = (act for act in table.done_last if not by_itself.is_peek(act))
    act = next(found, None)
    return next(found) if by_itself.ended(table) else act


def redo_caption(table: Table[Any, Any], speech: Speech) -> str:
    """The same as ``brought_back`` for a key: what is to be done again."""
    act = table.can_redo
    if isinstance(act, Write):
        return caption(act.entry, speech, again=True)
    return _act_in_words(act, speech)


def undone(table: Table[Any, Any]) -> None:
    """Take the last act back, and the peeks after it with it: nobody undoes a look.

    Nor the end of a turn that ended by itself: it goes with what led to it.
    """
    if all(map(by_itself.is_peek, table.done_last)):
        return
    while by_itself.is_peek(table.can_undo):
        table.undo()
    if by_itself.ended(table):
        table.undo()
    table.undo()


def redone(table: Table[Any, Any]) -> None:
    """Bring an act back, the end of its turn if that came by itself, and the peeks after it."""
    if table.can_redo is not None:
        table.redo()
    if by_itself.comes_next(table):
        table.redo()
    while by_itself.is_peek(table.can_redo):
        table.redo()


def last_sentence(table: Table[Any, Any], speech: Speech) -> str:
    """The last thing that happened at the table, in words; peeks left out."""
    place = last_place(table)
    if place is None:
        return ""
    before = table.before(place)
    said = told(before, table.pages[place].page, speech)
    following = table.pages[place + 1 : place + 2]
    if following and by_itself.is_ending(table, following[0].number):
        return phrase("{deed}; nothing to buy", deed=said)
    return said


def last_place(table: Table[Any, Any]) -> int | None:
    """Where the last entry stands that is neither a peek nor the end of a turn by itself."""
    for place in range(len(table.pages) - 1, -1, -1):
        number, page = table.pages[place]
        if not isinstance(page.entry, Peek) and not by_itself.is_ending(table, number):
            return place
    return None


def _act_in_words(act: Act[Any] | None, speech: Speech) -> str:
    """An act in few words."""
    match act:
        case None:
            return ""
        case Write(entry):
            return deed(entry, speech)
        case Amend(number, _):
            return phrase("editing entry {number}", number=number)
        case Insert(_, entry):
            return phrase("inserted: {deed}", deed=deed(entry, speech))
        case Move(number, _):
            return phrase("moving entry {number}", number=number)
        case Strike(number):
            return phrase("deleting entry {number}", number=number)
        case Cut(number):
            return phrase("deleting entry {number} and all later ones", number=number)
        case Accept():
            return phrase("the new calculation")
    return ""
