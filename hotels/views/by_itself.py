"""The turn in which nothing can be bought: it ends by itself, and goes back with what led to it."""

from itertools import islice
from typing import Any

from hotels.ledger.chains.books import Books, Question
from hotels.ledger.chains.entries import Buy, Entry, Peek
from hotels.ledger.chains.rules.ending import conditions
from hotels.ledger.chains.rules.purchases import purchasable
from hotels.ledger.journal import Act, Write
from hotels.ledger.posting import BANK
from hotels.table import Table


def ending(before: Books, books: Books) -> Buy | None:
    """What ends the turn where its purchase was just reached and there is nothing to decide.

    Whoever may end the game is asked all the same, but not where the bank offered the end before.
    """
    if not _is_buying(books) or _is_buying(before) or purchasable(books):
        return None
    if conditions(books) and not before.is_provisional:
        return None
    return Buy(books.player, ())


def ended(table: Table[Any, Any]) -> bool:
    """Whether the act done last, peeks left out, ended a turn in which nothing can be bought."""
    match [*islice((act for act in table.done_last if not is_peek(act)), 2)]:
        case [Write(last), Write(led)]:
            place = _last(table) - 1
            is_last = place >= 0 and table.pages[place].page.entry is led
            return is_last and _ends(last, table.before(place), table.before(place + 1))
    return False


def is_peek(act: Act[Any] | None) -> bool:
    """Whether an act only noted a look."""
    return isinstance(act, Write) and isinstance(act.entry, Peek)


def _last(table: Table[Any, Any]) -> int:
    """Where the last entry stands that is no peek; below nothing where there is none."""
    place = len(table.pages) - 1
    while place >= 0 and isinstance(table.pages[place].page.entry, Peek):
        place -= 1
    return place


def is_ending(table: Table[Any, Any], number: int) -> bool:
    """Whether the entry of this line ended a turn in which nothing could be bought."""
    for place in range(len(table.pages) - 1, 0, -1):
        if table.pages[place].number == number:
            entry = table.pages[place].page.entry
            return _ends(entry, table.before(place - 1), table.before(place))
    return False


def comes_next(table: Table[Any, Any]) -> bool:
    """Whether redo would only end a turn in which nothing can be bought."""
    act = table.can_redo
    if not isinstance(act, Write) or not table.pages:
        return False
    return _ends(act.entry, table.before(len(table.pages) - 1), table.books)


def was_out_of_reach(table: Table[Any, Any]) -> bool:
    """Whether the turn ended only because its player had too little money by the books."""
    if not ended(table):
        return False
    before: Books = table.before(_last(table))
    return any(before.blocks[chain][BANK] for chain in before.board.on_board)


def _is_buying(books: Books) -> bool:
    return books.awaiting is not None and books.awaiting.kind is Question.BUY


def _ends(entry: Entry, before: Any, books: Any) -> bool:  # noqa: ANN401 - of any game
    """Whether an entry ends a turn by itself; the books stand before what led to it, and after."""
    return isinstance(entry, Buy) and not entry.chains and ending(before, books) == entry
