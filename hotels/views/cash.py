"""What has to change hands now, because of what was done last. Nothing else asks anybody to pay.

Only an entry of the game asks for money, as it is written or brought back with Redo. Taken back
with Undo, it asks for the money back. A count, a correction or a change of the past only makes
books and table agree, so nothing follows it.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from hotels.ledger.chains.booking import book, reached
from hotels.ledger.chains.entries import (
    Buy,
    Choose,
    Correct,
    Count,
    Dispose,
    Leave,
    Note,
    Peek,
    Sit,
    TurnTo,
)
from hotels.ledger.chains.terms import Player
from hotels.ledger.journal import Accept, Act, Line, Undo, Write
from hotels.ledger.money import Money, change
from hotels.ledger.objection import Grade
from hotels.ledger.posting import BANK, CASH, Posting
from hotels.ledger.replay import Booked
from hotels.table import Table
from hotels.views.slip import bills_for
from hotels.wording.amounts import in_bills, listed, money, signed
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

REMARKS = (Peek, Note, Leave, Sit)
"""Entries that say nothing of money or of the course of the game: what was to be paid still is."""

ADJUSTMENTS = (Count, Correct, TurnTo)
"""Entries that make books and table agree."""

_ASK = {
    (False, False): to_phrase("Pay {player} {amount}"),
    (True, False): to_phrase("Collect {amount} from {player}"),
    (False, True): to_phrase("Take {amount} back from {player}"),
    (True, True): to_phrase("Give {amount} back to {player}"),
}
_TITLES = {
    (False, False): to_phrase("Pay {player}"),
    (True, False): to_phrase("Collect from {player}"),
    (False, True): to_phrase("Take back from {player}"),
    (True, True): to_phrase("Give back to {player}"),
}
"""By whether it went to the bank, and whether it was taken back."""

_SPOKEN = {
    (False, False): to_phrase("{player} receives {amount}"),
    (True, False): to_phrase("{player} pays {amount}"),
    (False, True): to_phrase("{player} returns {amount}"),
    (True, True): to_phrase("{player} gets {amount} back"),
}

UNDONE = to_phrase("Undone. Already paid?")
PUT_RIGHT = to_phrase(
    "Another chain takes over. If the bonuses for {chains} were paid already, "
    "this is due instead of the bonuses listed:"
)
BOOKED = to_phrase("In the books")


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


class Row(NamedTuple):
    """One payment as a row: who, how much, in which bills and with which blocks."""

    title: str
    amount: str
    under: str


class PayCard(NamedTuple):
    """Everything that has to change hands, and what is to be said of all of it."""

    head: str
    rows: tuple[Row, ...]


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
    payments = _payments(page.entry, _own(page, before))
    if not payments:
        return None
    return Moving(line.number, page, payments, is_back, fell=_fell(page.entry, before))


def is_remark(act: Act[Any]) -> bool:
    """Whether an act leaves what is to be paid as it was."""
    return isinstance(act, Write) and isinstance(act.entry, REMARKS)


def _done_last(table: Table[Any, Any]) -> tuple[Line[Any], Line[Any]] | None:
    """The last line that is more than a remark, and the line whose act it did or took back."""
    return next((both for both in table.touched_last if not is_remark(both[1].act)), None)


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


def _fell(entry: object, before: Any) -> tuple[str, ...]:  # noqa: ANN401 - of any game
    """The chains whose bonuses the bank had paid when another survivor was chosen."""
    if not isinstance(entry, Choose) or before.takeover is None or not before.takeover.paid:
        return ()
    return tuple(before.header.edition.names[chain] for chain in before.takeover.defunct)


# in words


def purchase(found: Moving | None, speech: Speech) -> str:
    """What was bought last, as it is to be paid; empty where something else was done."""
    if found is None or not isinstance(found.page.entry, Buy):
        return ""
    return in_words(found, speech)


def payouts(found: Moving | None, speech: Speech, place: str) -> PayCard | None:
    """What has to change hands and does not stand on the screen anyway.

    The table has a purchase at its foot, a takeover's own screen has what it pays beside it, but
    not where that screen asks for the last announcements. A game that is over only asks, and does
    not tell what it has booked.
    """
    if found is None or (found.is_past and place == "standing"):
        return None
    if isinstance(found.page.entry, Buy):
        in_sight = place == "table"
    else:
        in_takeover = place == "takeover" and found.page.books.end is None
        in_sight = in_takeover and not (found.is_back or found.fell)
    return None if in_sight else pay_card(found, speech)


def in_words(found: Moving, speech: Speech) -> str:
    """``Collect $600 from Ben: 1 × $500, 1 × $100; for $1,000 give back 4 × $100.``."""
    paid = [one for one in found.payments if one.amount]
    if found.is_past:
        said = [f"{speech.player(one.player)} {_booked(one)}" for one in paid]
        return f"{phrase(BOOKED)}: {', '.join(said)}."
    told = " ".join(f"{_asked(one, speech, is_back=found.is_back)}." for one in paid)
    return " ".join(filter(None, (_head(found, speech), told)))


def spoken(found: Moving, speech: Speech) -> str:
    """``Dave receives $3,000 and Alice receives $1,500``: who pays and gets what, without bills."""
    said = listed(
        phrase(
            _SPOKEN[one.to_bank, found.is_back],
            player=speech.player(one.player),
            amount=money(one.amount),
        )
        for one in found.payments
        if one.amount
    )
    return " ".join(filter(None, (_head(found, speech), said))) if said else ""


def pay_card(found: Moving, speech: Speech) -> PayCard:
    """The same, a row a payment."""
    head = phrase(BOOKED) if found.is_past else _head(found, speech)
    return PayCard(head, tuple(_row(one, found, speech) for one in found.payments))


def _head(found: Moving, speech: Speech) -> str:
    """On what it depends whether that is to be paid; empty where it is to be paid in any case."""
    if found.is_back:
        return phrase(UNDONE)
    if not found.fell:
        return ""
    return phrase(PUT_RIGHT, chains=listed(map(speech.chain, found.fell)))


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


def _asked(one: Payment, speech: Speech, *, is_back: bool) -> str:
    """A payment as a sentence, with its bills."""
    bills = bills_for(one.amount, speech)
    if bills and one.to_bank and not is_back and speech.edition is not None:
        bills += given_back(one.amount, speech.edition.bills)
    player, amount = speech.player(one.player), money(one.amount)
    said = phrase(_ASK[one.to_bank, is_back], player=player, amount=amount)
    return f"{said}: {bills}" if bills else said


def _booked(one: Payment) -> str:
    """What a player has more or less in the books."""
    return signed(-one.amount if one.to_bank else one.amount)


def _row(one: Payment, found: Moving, speech: Speech) -> Row:
    """A payment as a row; where only blocks are handed over they stand for the amount."""
    title = phrase(_TITLES[one.to_bank, found.is_back], player=speech.player(one.player))
    amount, bills = money(one.amount), bills_for(one.amount, speech)
    blocks = f"{one.blocks} {speech.chain(one.chain)}" if one.blocks else ""
    if not one.amount:
        amount, blocks = blocks, ""
        if not found.is_back:
            title = phrase("Give {player}", player=speech.player(one.player))
    elif found.is_past:
        amount = _booked(one)
    if found.is_past:
        title = speech.player(one.player)
    under = phrase("{bills} and {blocks}", bills=bills, blocks=blocks) if blocks else bills
    return Row(title, amount, under)
