"""What has to change hands for the purchase done last, and what is read aloud of each line."""

from typing import NamedTuple

from hotels.ledger.chains.books import Books
from hotels.ledger.money import Money, with_change
from hotels.ledger.posting import CASH
from hotels.views.cash import Owed, is_back
from hotels.views.cash_flows import Account, Key
from hotels.views.sign import total
from hotels.views.slip import bills_for
from hotels.wording.amounts import in_bills, listed, money
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

_SPOKEN = {
    (False, False): to_phrase("{player} receives {amount}"),
    (True, False): to_phrase("{player} pays {amount}"),
    (False, True): to_phrase("{player} returns {amount}"),
    (True, True): to_phrase("{player} gets {amount} back"),
}
"""By whether it is about a purchase, and whether it goes back."""

_LARGE = {
    False: (to_phrase("Collect {amount}"), to_phrase("as of money|from {player}")),
    True: (to_phrase("Give back {amount}"), to_phrase("as of money|to {player}")),
}
"""What is done with the money of a purchase, and after it from whom or to whom."""

UNDONE = to_phrase("Undone. Already paid?")


class HandOver(NamedTuple):
    """What the table does with money now, in parts: what in large type, the rest in small."""

    head: str
    """On what it depends; mostly empty."""
    what: str
    """``Collect $1,200``."""
    whom: str
    """``from Margaret``."""
    bills: str
    change: str
    """``or 1 × 500, 1 × 100 back``."""


def to_hand_over(
    owed: Owed, speech: Speech, books: Books | None = None, chosen: tuple[str, ...] = ()
) -> HandOver | None:
    """What has to change hands for a purchase: of the blocks chosen so far, or for the last one.

    Nothing is asked for here while there is a list: then a purchase is a row of it.
    """
    if chosen and books is not None:
        cost = 0 if owed.is_listed else total(books, chosen)
        found = Key(books.player, Account.BOUGHT), -cost
    else:
        found = bought(owed) or (Key(0, Account.BOUGHT), 0)
    key, count = found
    if not count:
        return None
    deed, whom = _LARGE[count > 0]
    return HandOver(
        phrase(UNDONE) if key.account == Account.DOUBT else "",
        phrase(deed, amount=money(abs(count))),
        phrase(whom, player=speech.player(key.player)),
        bills_for(abs(count), speech),
        or_with_change(key, count, owed, books, speech),
    )


def or_with_change(key: Key, count: Money, owed: Owed, books: Books | None, speech: Speech) -> str:
    """How else a purchase is paid: where that is easier, in bills that the payer can have.

    Only those of the money that all began with: which others were really handed out is not known.
    What there is to pay out on the list is paid before a purchase is collected.
    """
    if count > 0 or books is None or speech.edition is None:
        return ""
    asked = sum(
        one.open or one.ticked
        for own, one in owed.sums.items()
        if own.player == key.player and own.account != Account.PAYOUT and own.thing == CASH
    )
    own = [bill for _, bill in books.header.purse]
    way = with_change(-count, books.cash[key.player] - asked, own, speech.edition.bills)
    if way is None:
        return ""
    paid, back = way
    if not back:
        return phrase("or {bills}", bills=in_bills(paid))
    return phrase("or {bills}, {change} back", bills=in_bills(paid), change=in_bills(back))


def bought(owed: Owed) -> tuple[Key, Money] | None:
    """The money of the purchase done last, while the question asks for it, or was taken back."""
    beside = (Account.BOUGHT, Account.DOUBT)
    found = (
        (key, one.open)
        for key, one in owed.sums.items()
        if key.account in beside and key.thing == CASH
    )
    return next(found, None)


def spoken(owed: Owed, speech: Speech) -> str:
    """``Dave receives $3,000 and Alice receives $1,500``: what the last line asks for."""
    said = listed(
        phrase(
            _SPOKEN[key.account != Account.PAYOUT, is_back(key, count)],
            player=speech.player(key.player),
            amount=money(abs(count)),
        )
        for key, count in owed.news
    )
    doubted = any(key.account == Account.DOUBT for key, _ in owed.news)
    return f"{phrase(UNDONE)} {said}" if doubted else said
