"""What was done last, what undo takes back, and what the bank takes for it."""

from collections.abc import Sequence
from typing import Any

from hotels.ledger.chains.entries import Peek
from hotels.ledger.chains.terms import Player
from hotels.ledger.journal import Accept, Act, Amend, Cut, Insert, Move, Strike, Write
from hotels.ledger.money import Money, change, fewest
from hotels.ledger.posting import BANK, CASH
from hotels.table import Table
from hotels.wording.amounts import in_bills, money
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


def to_take(table: Table[Any, Any], speech: Speech) -> str:
    """What the bank takes for the purchase written last, in bills, and its change; else empty."""
    paid = paid_last(table)
    if paid is None:
        return ""
    player, amount = paid
    kinds = table.books.header.edition.bills
    bills = in_bills(fewest(amount, kinds) or ())
    taken = phrase(
        "Take {amount} from {player}: {bills}",
        amount=money(amount),
        player=speech.player(player),
        bills=bills,
    )
    return f"{taken}{given_back(amount, kinds)}."


def given_back(amount: Money, kinds: Sequence[Money]) -> str:
    """What the bank hands back where the price is paid in one larger bill, or in the largest."""
    if amount in kinds:
        return ""
    larger = [bill for bill in kinds if bill > amount]
    bill = min(larger) if larger else max(kinds)
    count = -(-amount // bill)
    back = change(amount, {bill: count}, kinds)
    if not back:
        return ""
    given = phrase(
        "for {amount} give back {bills}", amount=money(count * bill), bills=in_bills(back)
    )
    return f"; {given}"


def paid_last(table: Table[Any, Any]) -> tuple[Player, Money] | None:
    """Who paid the bank how much with the entry written last; peeks left out."""
    place = _last_place(table)
    if place is None:
        return None
    paid = [
        (posting.giver, posting.count)
        for posting in table.pages[place].page.postings
        if posting.thing == CASH and posting.taker == BANK
    ]
    if not paid:
        return None
    return paid[0][0], sum(count for _, count in paid)


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
