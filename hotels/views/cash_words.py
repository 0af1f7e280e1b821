"""What has to change hands, in words and as a card."""

from collections.abc import Sequence
from typing import NamedTuple

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import Buy
from hotels.ledger.money import Money, change
from hotels.views.cash import Moving, Payment
from hotels.views.sign import total
from hotels.views.slip import bills_for
from hotels.wording.amounts import in_bills, listed, money, signed
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

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

_LARGE = {
    (False, False): (to_phrase("Pay {amount}"), to_phrase("as of money|to {player}")),
    (True, False): (to_phrase("Collect {amount}"), to_phrase("as of money|from {player}")),
    (False, True): (to_phrase("Take back {amount}"), to_phrase("as of money|from {player}")),
    (True, True): (to_phrase("Give back {amount}"), to_phrase("as of money|to {player}")),
}
"""The same in two parts: what, and after it from whom or to whom."""

UNDONE = to_phrase("Undone. Already paid?")
PUT_RIGHT = to_phrase(
    "Another chain takes over. If the bonuses for {chains} were paid already, "
    "this is due instead of the bonuses listed:"
)
BOOKED = to_phrase("In the books")


class Row(NamedTuple):
    """One payment as a row: who, how much, in which bills and with which blocks."""

    title: str
    amount: str
    under: str


class HandOver(NamedTuple):
    """What the table does with money now, in parts: what in large type, the rest in small."""

    head: str
    """On what it depends, or what is in the books where nothing is asked for; mostly empty."""
    what: str
    """``Collect $1,200``."""
    whom: str
    """``from Margaret``."""
    bills: str


class PayCard(NamedTuple):
    """Everything that has to change hands, and what is to be said of all of it."""

    head: str
    rows: tuple[Row, ...]


def to_hand_over(
    found: Moving | None, speech: Speech, books: Books | None = None, chosen: tuple[str, ...] = ()
) -> HandOver | None:
    """What has to change hands for a purchase: of the blocks chosen so far, or for the last one."""
    if chosen and books is not None:
        cost = total(books, chosen)
        return _to_hand_over(Payment(books.player, cost, to_bank=True), speech) if cost else None
    if found is None or not isinstance(found.page.entry, Buy):
        return None
    one = next((one for one in found.payments if one.amount), None)
    if one is None:
        return None
    if found.is_past:
        return HandOver(in_words(found, speech), "", "", "")
    return _to_hand_over(one, speech, head=_head(found, speech), is_back=found.is_back)


def _to_hand_over(
    one: Payment, speech: Speech, *, head: str = "", is_back: bool = False
) -> HandOver:
    deed, whom = _LARGE[one.to_bank, is_back]
    return HandOver(
        head,
        phrase(deed, amount=money(one.amount)),
        phrase(whom, player=speech.player(one.player)),
        bills_for(one.amount, speech),
    )


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
