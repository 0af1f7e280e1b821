"""What undo takes back in a game of Perfect Hotel, and what redo brings."""

from typing import Any

from hotels.ledger.journal import Accept, Act, Amend, Insert, Strike, Write
from hotels.ledger.perfect_hotel.entries import Entry
from hotels.views.perfect_hotel import HotelTable
from hotels.views.perfect_hotel_changes import Tried
from hotels.wording.language import phrase
from hotels.wording.perfect_hotel_entries import in_short
from hotels.wording.speech import Speech


def taken_back(table: HotelTable, speech: Speech) -> str:
    """What undo would take back: ``Dave: annex of 2 shops``; empty where there is nothing."""
    return _in_words(table, table.can_undo, speech)


def brought_back(table: HotelTable, speech: Speech) -> str:
    """What redo would bring back; empty where there is nothing."""
    return _in_words(table, table.can_redo, speech)


def _in_words(table: HotelTable, act: Act[Entry] | None, speech: Speech) -> str:
    """An act in few words."""
    match act:
        case Write(entry):
            return in_short(_page(table, entry), speech)
        case Insert(_, entry):
            return phrase("inserted: {deed}", deed=in_short(_page(table, entry), speech))
        case Amend(_, entry):
            return phrase("changed to {deed}", deed=in_short(_page(table, entry), speech))
        case Strike(number):
            return phrase("removed: {deed}", deed=in_short(_struck(table, number), speech))
        case Accept():
            return phrase("the new calculation")
    return ""


def _page(table: HotelTable, entry: Entry) -> Tried:
    """The page of an entry that stands, or the one it would make."""
    found = (one for _, one in reversed(table.pages) if one.entry is entry)
    return next(found, None) or table.book(entry)


def _struck(table: HotelTable, number: int) -> Tried:
    """The page of an entry that was taken away: as it was written last, with nothing round it."""
    entry: Any = None
    for line in table.lines:
        match line.act:
            case Write(said) | Insert(_, said) if line.number == number:
                entry = said
            case Amend(changed, said) if changed == number:
                entry = said
    return table.game.book(entry, table.game.opening())
