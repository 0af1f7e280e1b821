"""The list of what has to change hands: a row a person, ticked off one by one."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.terms import Player
from hotels.ledger.money import Money
from hotels.ledger.posting import CASH
from hotels.views.cash import Cause, Owed, Sum, is_back
from hotels.views.cash_flows import LISTED, Account, Key
from hotels.views.cash_words import UNDONE, or_with_change
from hotels.views.slip import bills_for, letter_of
from hotels.wording.amounts import listed, money
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

_TITLES = {
    (False, False): to_phrase("Pay {player}"),
    (True, False): to_phrase("Collect from {player}"),
    (False, True): to_phrase("Get back from {player}"),
    (True, True): to_phrase("Give back to {player}"),
}
"""By whether it is about a purchase, and whether it goes back."""

_SHARES = {
    False: (to_phrase("Give {player}"), to_phrase("Collect from {player}")),
    True: (to_phrase("Get back from {player}"), to_phrase("Give back to {player}")),
}
"""Without money, by whether it goes back: of shares that are got, and of shares that were sold."""

_COUNTS = {
    (False, False): to_phrase("as of shares|and {count}"),
    (True, False): to_phrase("as of shares|give {count}"),
    (False, True): to_phrase("as of shares|and {count}"),
    (True, True): to_phrase("as of shares|take {count}"),
}
"""Before the fob of shares that are got, beside the amount."""

_HANDED = {
    False: to_phrase("hands in {shares}"),
    True: to_phrase("gets back {shares}"),
}
"""The shares that a payout is for."""

_CAUSES = {
    Cause.TAKEOVER: to_phrase("{survivor} {word.took_over} {defunct}"),
    Cause.END: to_phrase("Final settlement"),
    Cause.CHANGE: to_phrase("After a change in the Ledger"),
    Cause.UNDONE: to_phrase("After Undo"),
}


class Shares(NamedTuple):
    """Shares that change hands, or go with the money."""

    said: str
    """``2``; beside an amount ``and 2``, ``give 2`` or ``take 2``."""
    chain: int
    letter: str


class Row(NamedTuple):
    """One payment: whom, how much, in which bills, with which shares."""

    player: Player
    account: str
    is_back: bool
    title: str
    amount: str
    """Empty where only shares change hands."""
    under: str
    shares: tuple[Shares, ...]
    is_ticked: bool
    change: str = ""
    """``or 1 × 500, 1 × 100 back``, where that is easier."""


class PayList(NamedTuple):
    """Everything that has to change hands."""

    heading: str
    cause: str
    rows: tuple[Row, ...]
    total: str
    """What there is to pay out in all; empty where nothing is."""
    still: str
    """What of it is not ticked."""

    @property
    def open(self) -> int:
        """How many rows are not ticked."""
        return sum(not row.is_ticked for row in self.rows)


def pay_list(owed: Owed, speech: Speech, place: str, books: Books | None = None) -> PayList | None:
    """What has to change hands and does not stand on the screen anyway.

    During a takeover its own screen shows what it comes to, and the table pays when all have
    disposed; only what has to go back is asked for there. A purchase done last stands on the table.
    """
    accounts = LISTED if place == "table" else (*LISTED, Account.DOUBT, Account.BOUGHT)
    sums = {key: one for key, one in owed.sums.items() if key.account in accounts}
    if place == "takeover":
        sums = {
            key: one
            for key, one in sums.items()
            if key.account != Account.PAYOUT or _goes_back(key, one)
        }
    rows = tuple(
        _row(pairs, speech)._replace(change=_change(pairs, owed, books, speech))
        for pairs in _rows(sums)
    )
    if all(row.is_ticked for row in rows):
        return None
    payouts = [
        one
        for key, one in sums.items()
        if key[1:3] == (Account.PAYOUT, CASH) and not _goes_back(key, one)
    ]
    total, still = sum(one.open + one.ticked for one in payouts), sum(one.open for one in payouts)
    collects = all(
        key.thing == CASH and (key.account == Account.PAYOUT) == _goes_back(key, one)
        for key, one in sums.items()
    )
    return PayList(
        phrase("To collect") if collects else phrase("Payouts"),
        _cause(owed, sums, speech),
        rows,
        money(total) if total and len(rows) > 1 else "",
        phrase("{amount} still to pay", amount=money(still)),
    )


def _cause(owed: Owed, sums: dict[Key, Sum], speech: Speech) -> str:
    """Why there is a list."""
    if any(key.account == Account.DOUBT for key in sums):
        return phrase(UNDONE)
    if not owed.cause:
        return ""
    kind, *chains = owed.cause
    survivor, *defunct = map(speech.chain, chains) if chains else ("",)
    return phrase(
        _CAUSES[Cause(kind)], survivor=survivor, defunct=listed(defunct), word=speech.word
    )


def _goes_back(key: Key, one: Sum) -> bool:
    return is_back(key, one.open or one.ticked)


def _rows(sums: dict[Key, Sum]) -> Iterator[Sequence[tuple[Key, Sum]]]:
    """What stands in a row each, in order, purchases last."""

    def about(pair: tuple[Key, Sum]) -> tuple[bool, int, bool]:
        key, one = pair
        return key.account != Account.PAYOUT, order[key[:2]], _goes_back(key, one)

    order = {about: place for place, about in enumerate(dict.fromkeys(key[:2] for key in sums))}
    for _, same in groupby(sorted(sums.items(), key=about), key=about):
        yield [*same]


def _row(pairs: Sequence[tuple[Key, Sum]], speech: Speech) -> Row:
    """What one player gets or gives, money and shares."""
    (key, first), *_ = pairs
    counts = {key: abs(one.open or one.ticked) for key, one in pairs}
    amount = sum(count for key, count in counts.items() if key.thing == CASH)
    got = {key: count for key, count in counts.items() if key.thing not in {CASH, key.given}}
    goes_back, is_purchase = _goes_back(key, first), key.account != Account.PAYOUT
    title = _TITLES[is_purchase, goes_back] if amount else _SHARES[goes_back][not got]
    return Row(
        key.player,
        key.account,
        goes_back,
        phrase(title, player=speech.player(key.player)),
        money(amount) if amount else "",
        "; ".join(_under(counts, amount, speech, goes_back=goes_back)),
        tuple(_shares(got, _COUNTS[is_purchase, goes_back] if amount else "", speech)),
        not any(one.open for _, one in pairs),
    )


def _under(
    counts: dict[Key, int], amount: Money, speech: Speech, *, goes_back: bool
) -> Iterator[str]:
    """``2 × 1,000; hands in 6 Luxor``, ``2 Festival for 4 Tower`` or ``1 Luxor``."""
    handed: dict[str, int] = {}
    exchanged = []
    for key, count in counts.items():
        if key.thing == CASH:
            continue
        said = f"{count} {speech.chain(key.thing)}"
        if key.given == key.thing:
            handed[key.given] = handed.get(key.given, 0) + count
        elif amount and key.given:
            handed[key.given] = handed.get(key.given, 0) + 2 * count
        elif not amount:
            given = f"{2 * count} {speech.chain(key.given)}" if key.given else ""
            exchanged.append(phrase("{got} for {given}", got=said, given=given) if given else said)
    shares = listed(f"{count} {speech.chain(chain)}" for chain, count in handed.items())
    if amount:
        yield bills_for(amount, speech)
    if exchanged:
        yield listed(exchanged)
    if shares and (amount or exchanged):
        yield phrase(_HANDED[goes_back], shares=shares)
    elif shares:
        yield shares


def _change(
    pairs: Sequence[tuple[Key, Sum]], owed: Owed, books: Books | None, speech: Speech
) -> str:
    """How else a purchase is paid."""
    for key, one in pairs:
        if key.account != Account.PAYOUT and key.thing == CASH:
            return or_with_change(key, one.open or one.ticked, owed, books, speech)
    return ""


def _shares(got: dict[Key, int], beside: str, speech: Speech) -> Iterator[Shares]:
    """The shares of each chain, whatever they were traded for."""
    for name in dict.fromkeys(key.thing for key in got):
        chain = speech.edition.places[name] if speech.edition is not None else 0
        count = sum(count for key, count in got.items() if key.thing == name)
        said = phrase(beside, count=count) if beside else str(count)
        yield Shares(said, chain, letter_of(chain, speech))
