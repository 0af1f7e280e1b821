"""What has to change hands now, because of what was done last. Nothing else asks anybody to pay.

Only an entry of the game asks for money, as it is written or brought back with Redo. Taken back
with Undo, it asks for the money back. A correction or a change of the past only makes books and
table agree, so nothing follows it; nor is anything asked of what was counted since.
"""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from hotels.ledger.chains.booking import book, reached
from hotels.ledger.chains.books import Books, Ending
from hotels.ledger.chains.entries import (
    Announce,
    Choose,
    Correct,
    Count,
    Dispose,
    Draw,
    Leave,
    Note,
    Peek,
    Sit,
    TurnTo,
)
from hotels.ledger.chains.rules.ending import is_over, settlement
from hotels.ledger.chains.terms import Player
from hotels.ledger.journal import Accept, Act, Line, Undo, Write
from hotels.ledger.money import Money
from hotels.ledger.objection import Grade
from hotels.ledger.posting import BANK, CASH, Posting
from hotels.ledger.replay import Booked
from hotels.table import Table

REMARKS = (Peek, Note, Count, Leave, Sit)
"""Entries that move no money and not the course of the game: what was to be paid still is."""

ADJUSTMENTS = (Correct, TurnTo)
"""Entries that make books and table agree."""


class Payment(NamedTuple):
    """What the bank and one player hand each other: money, and the blocks got in a trade."""

    player: Player
    amount: Money
    to_bank: bool = False
    blocks: int = 0
    chain: str = ""


class Moving(NamedTuple):
    """What has to change hands, and because of what."""

    line: int
    """The line of the log that asks for it."""
    page: Booked[Any, Any]
    payments: tuple[Payment, ...]
    is_back: bool = False
    """Whether the entry was taken back."""
    is_new: bool = True
    """Whether it was done just now; of a game that was only opened nobody knows what was paid."""
    fell: tuple[str, ...] = ()
    """The chains whose bonuses were paid before another survivor was chosen."""

    @property
    def is_past(self) -> bool:
        """Whether it is only told what the books have, and nothing is asked for."""
        return not self.is_new and not self.is_back

    @property
    def is_money(self) -> bool:
        """Whether there is money among it, and not only blocks."""
        return any(one.amount for one in self.payments)

    @property
    def asks_for_money(self) -> bool:
        """Whether money has to move at once."""
        return self.is_new and not self.is_back and self.is_money


def moving(table: Table[Any, Any]) -> Moving | None:
    """What the act done last makes change hands; None where it asks for nothing."""
    found = _done_last(table)
    if found is None:
        return None
    line, touched = found
    act = touched.act
    if not isinstance(act, Write) or isinstance(act.entry, ADJUSTMENTS):
        return None
    is_back = isinstance(line.act, Undo)
    if is_back:
        if any(isinstance(one.act, Accept) for one in table.lines[touched.number :]):
            return None  # what it came to by the rules of then is not known
        before = table.right_after(line.number)
        page = table.game.book(act.entry, before)
    else:
        places = range(len(table.pages) - 1, -1, -1)
        place = next(at for at in places if table.pages[at].number == touched.number)
        before, page = table.before(place), table.pages[place].page
    counted = _counted_since(table, line.number)
    asked = _settlement(page.books) if is_back else ()
    payments = _without(asked or _payments(page.entry, _own(page, before)), counted)
    if not payments:
        return None
    return Moving(line.number, page, payments, is_back, fell=_fell(page.entry, before))


def is_remark(act: Act[Any]) -> bool:
    """Whether an act leaves what is to be paid as it was."""
    return isinstance(act, Write) and isinstance(act.entry, REMARKS)


def _done_last(table: Table[Any, Any]) -> tuple[Line[Any], Line[Any]] | None:
    """The last line that is more than a remark, and the line whose act it did or took back."""
    return next((both for both in table.touched_last if not is_remark(both[1].act)), None)


def _counted_since(table: Table[Any, Any], number: int) -> set[tuple[Player, str]]:
    """Whose money or which of his piles was counted after a line of the log."""
    since = takewhile(lambda one: one.number > number, reversed(table.pages))
    counts = (one.page for one in since if isinstance(one.page.entry, Count))
    return {(page.entry.player, page.entry.thing) for page in counts if page.stands}


def _without(payments: Sequence[Payment], counted: set[tuple[Player, str]]) -> tuple[Payment, ...]:
    """What is still asked for: what was counted agrees with the books, or was pointed out."""
    left = (
        one._replace(
            amount=0 if (one.player, CASH) in counted else one.amount,
            blocks=0 if (one.player, one.chain) in counted else one.blocks,
        )
        for one in payments
    )
    return tuple(one for one in left if one.amount or one.blocks)


def _own(page: Booked[Any, Any], before: Any) -> tuple[Posting, ...]:  # noqa: ANN401 - of any game
    """What the entry itself moves; what the books assume of answers left open asks for nothing."""
    if any(objection.grade == Grade.GAP for objection in page.objections):
        return book(page.entry, reached(page.entry, before)).postings
    return page.postings


def _payments(entry: object, postings: Sequence[Posting]) -> tuple[Payment, ...]:
    """By player, the money between each of them and the bank, in one sum."""
    sums: dict[Player, Money] = {}
    for posting in postings:
        if posting.thing == CASH and posting.taker == BANK:
            sums[posting.giver] = sums.get(posting.giver, 0) - posting.count
        elif posting.thing == CASH and posting.giver == BANK:
            sums[posting.taker] = sums.get(posting.taker, 0) + posting.count
    if isinstance(entry, Dispose):
        sold = sums.get(entry.player, 0)
        for posting in postings:
            if posting.thing not in {CASH, entry.chain} and posting.giver == BANK:
                return (Payment(entry.player, sold, blocks=posting.count, chain=posting.thing),)
    return tuple(
        Payment(player, abs(amount), to_bank=amount < 0)
        for player, amount in sums.items()
        if amount
    )


def _settlement(books: object) -> tuple[Payment, ...]:
    """What the bank handed over in all where this closed a game; its screen asked for it."""
    if not isinstance(books, Books) or books.end is not Ending.DECLARED or not is_over(books):
        return ()
    after = settlement(books).cash
    return tuple(
        Payment(player, cash - books.cash[player])
        for player, cash in enumerate(after)
        if cash != books.cash[player]
    )


def _fell(entry: object, before: Any) -> tuple[str, ...]:  # noqa: ANN401 - of any game
    """The chains whose bonuses the bank had paid when another survivor was chosen.

    What falls instead may have to be announced before it is paid for.
    """
    if not isinstance(entry, Choose | Announce | Draw) or before.takeover is None:
        return ()
    if before.takeover.paid and not isinstance(entry, Choose):
        return ()
    return tuple(before.header.edition.names[chain] for chain, _ in before.takeover.bonuses)
