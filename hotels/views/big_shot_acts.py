"""What was done last in Big Shot, what undo takes back, and what speaks against a deed."""

from typing import Any

from hotels.ledger.big_shot.books import Books
from hotels.ledger.big_shot.entries import Entry, Open
from hotels.ledger.big_shot.trouble import Page
from hotels.ledger.journal import Accept, Act, Write
from hotels.table import Table
from hotels.views.objected import Objected
from hotels.views.objected import objected as told_of
from hotels.wording.big_shot import Speech, deed, told
from hotels.wording.big_shot_objections import sentence
from hotels.wording.language import phrase

BigShotTable = Table[Entry, Books]


def taken_back(table: BigShotTable, speech: Speech) -> str:
    """What undo would take back; empty where there is nothing."""
    return _in_words(table.can_undo, _before_last(table), speech)


def brought_back(table: BigShotTable, speech: Speech) -> str:
    """What redo would bring back; empty where there is nothing."""
    return _in_words(table.can_redo, table.books, speech)


def last_sentence(table: BigShotTable, speech: Speech) -> str:
    """The last thing that happened, in words."""
    if not table.pages:
        return ""
    return told(_before_last(table), table.pages[-1].page, speech)


def objected(page: Page, speech: Speech) -> Objected | None:
    """What speaks against an entry, and whether it may be written all the same."""
    return told_of(page, speech, sentence)


def _before_last(table: BigShotTable) -> Books:
    """The books before the last entry."""
    return table.before(max(0, len(table.pages) - 1))


def _in_words(act: Act[Any] | None, before: Books, speech: Speech) -> str:
    """An act in few words."""
    match act:
        case Write(Open(roller=roller)):
            return phrase("{player} rolled", player=speech.player(roller))
        case Write(entry):
            return deed(entry, speech, None if before.auction is None else before.auction.placer)
        case Accept():
            return phrase("the new calculation")
    return ""
