"""What an entry pays, sells, trades and is paid, beside what it did before a change."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from hotels.ledger.chains.entries import (
    Announce,
    Buy,
    Correct,
    Dispose,
    Draw,
    End,
    Entry,
    Leave,
    Name,
    Settle,
    Sit,
    TurnTo,
)
from hotels.ledger.chains.trouble import Page
from hotels.ledger.chains.workings import Step
from hotels.ledger.money import Money
from hotels.ledger.posting import BANK, CASH, Posting
from hotels.wording.amounts import counted, listed, money
from hotels.wording.ledger import price_in, signed
from hotels.wording.speech import Speech

_PLAIN = {Step.PURCHASE, Step.SALE, Step.CORRECTION}


class Paid(NamedTuple):
    """A bonus: for which chain, to whom."""

    chain: str
    player: int


def bonuses_in(page: Page | None) -> dict[Paid, Money]:
    """The bonuses that the bank pays on a page."""
    found: dict[Paid, Money] = {}
    for posting in () if page is None else page.postings:
        if posting.working is None or posting.working.step in _PLAIN:
            continue
        price = price_in(posting.working)
        if price is not None:
            found[Paid(str(price.args[0]), posting.taker)] = posting.count
    return found


def unpaid(paid: Paid, speech: Speech) -> str:
    """``Dave gets no bonus for Wilton``."""
    return f"{speech.player(paid.player)} gets no bonus for {speech.chain(paid.chain)}"


def bonuses_in_words(was: Page | None, now: Page | None, speech: Speech) -> Iterator[str]:
    """``Dave gets a bonus of $4,000 for Wilton, not $3,000``; those that fall away are left out."""
    before = bonuses_in(was)
    for paid, amount in bonuses_in(now).items():
        then = before.get(paid)
        if then != amount:
            other = f", not {money(then)}" if then is not None else ""
            name, chain = speech.player(paid.player), speech.chain(paid.chain)
            yield f"{name} gets a bonus of {money(amount)} for {chain}{other}"


def payment_in_words(was: Page | None, now: Page, speech: Speech) -> Iterator[str]:
    """What an entry itself comes to now, where that is something else than before."""
    new, old = now.entry, None if was is None else was.entry
    before = () if was is None else was.postings
    if was is not None and now.postings == before and new == old:
        return
    match new:
        case Buy():
            yield from _bought(new, now.postings, was, speech)
        case Dispose():
            yield from _disposed(new, now.postings, was, speech)
        case Correct():
            yield from _corrected(new, now.postings, was, speech)
        case Name():
            yield from _named_otherwise(new, now.postings, was, speech)
        case _ if new != old:
            yield from _said(new, speech)


def lost_in_words(was: Page, speech: Speech) -> str:
    """What an entry came to that is struck: ``Carol does not pay $300 for American``."""
    amount = _cash(was.postings)
    match was.entry:
        case Buy(player=player, chains=chains) if chains:
            blocks = _named(chains, speech)
            return f"{speech.player(player)} does not pay {money(-amount)} for {blocks}"
        case Dispose(player=player, chain=chain, sell=sell) if sell:
            sold = f"{sell} {speech.chain(chain)}"
            return f"{speech.player(player)} does not get {money(amount)} for {sold}"
        case Correct(player=player, thing=thing):
            pile = "purse" if thing == CASH else speech.chain(thing)
            by = f" by {signed(amount)}" if thing == CASH else ""
            return f"{speech.player(player)}'s {pile} does not change{by}"
        case Leave(player=player):
            return f"{speech.player(player)} stays at the table"
        case Sit(player=player):
            return f"{speech.player(player)} stays away"
    return ""


def _bought(
    entry: Buy, postings: Iterable[Posting], was: Page | None, speech: Speech
) -> Iterator[str]:
    """``Alice pays $600 for American, not $700``."""
    name, cost = speech.player(entry.player), -_cash(postings)
    what = f" for {_named(entry.chains, speech)}" if entry.chains else ""
    pays = f"{name} pays {money(cost)}{what}" if what else f"{name} pays nothing"
    if was is None or not isinstance(was.entry, Buy):
        yield pays if what else f"{name} buys nothing"
        return
    then = money(-_cash(was.postings)) if was.entry.chains else "nothing"
    other = ""
    if was.entry.chains and was.entry.chains != entry.chains:
        other = f" for {_named(was.entry.chains, speech)}"
    if was.entry.player != entry.player:
        other += f" from {speech.player(was.entry.player)}"
    yield f"{pays}, not {then}{other}"


def _corrected(
    entry: Correct, postings: tuple[Posting, ...], was: Page | None, speech: Speech
) -> Iterator[str]:
    """A purse by how much, a pile without a number, for that may be hidden."""
    name = speech.player(entry.player)
    if entry.thing != CASH:
        yield f"{name}'s {speech.chain(entry.thing)} is put right{' otherwise' if was else ''}"
        return
    now, then = _cash(postings), _cash(() if was is None else was.postings)
    other = "" if was is None else f", not by {signed(then)}"
    yield f"{name}'s purse changes by {signed(now)}{other}"


def _named_otherwise(
    entry: Name, postings: tuple[Posting, ...], was: Page | None, speech: Speech
) -> Iterator[str]:
    """Another name, or another number of free blocks for the founder."""
    chain = speech.chain(entry.chain)
    old = was.entry if was is not None and isinstance(was.entry, Name) else None
    if old is None or old.chain != entry.chain:
        other = f", not {speech.chain(old.chain)}" if old else ""
        yield f"The new chain is {chain}{other}"
    free, then = _blocks(postings), _blocks(() if was is None else was.postings)
    if was is not None and free != then:
        got = counted(free, speech.word.block, speech.word.blocks)
        yield f"{speech.player(entry.player)} gets {got} of {chain} free, not {then or 'any'}"


def _disposed(
    entry: Dispose, postings: Iterable[Posting], was: Page | None, speech: Speech
) -> Iterator[str]:
    """``Alice gets $200 for 1 Wilton, not $300``, and what is traded otherwise."""
    name, chain = speech.player(entry.player), speech.chain(entry.chain)
    old = was.entry if was is not None and isinstance(was.entry, Dispose) else None
    amount, then = _cash(postings), 0 if was is None else _cash(was.postings)
    if amount != then or (old is None and entry.sell):
        gets = f"{money(amount)} for {entry.sell} {chain}" if entry.sell else "nothing"
        other = ""
        if old is not None:
            of = f" for {old.sell}" if old.sell not in {0, entry.sell} else ""
            other = f", not {money(then) if then else 'nothing'}{of}"
        yield f"{name} gets {gets}{other}"
    now, before = _traded(entry, postings, speech), ""
    if was is not None and old is not None:
        before = _traded(old, was.postings, speech)
    if now != before:
        other = f", not {before or 'any'}" if old is not None else ""
        yield f"{name} trades {now or f'no {chain}'}{other}"


def _said(entry: Entry, speech: Speech) -> Iterator[str]:
    """What an entry says that moves nothing by itself."""
    match entry:
        case Settle(chain=chain):
            yield f"{speech.chain(chain)} is settled next"
        case Announce(player, chain, blocks):
            yield f"{speech.player(player)} holds {blocks or 'no'} {speech.chain(chain)}"
        case Draw(chain, blocks):
            yield f"The bank counts as holding {blocks} {speech.chain(chain)}"
        case TurnTo(player):
            yield f"{speech.player(player)} lays the next tile"
        case Leave(player, returns):
            where = "go back to the bank" if returns else "stay before his seat"
            yield f"{speech.player(player)} leaves; his {speech.word.blocks} {where}"
        case End(player):
            yield f"{speech.player(player)} declares the end"


def _cash(postings: Iterable[Posting]) -> Money:
    """What comes from the bank in purchases, sales and corrections; less than nought to it."""
    total = 0
    for posting in postings:
        if posting.working is not None and posting.working.step in _PLAIN:
            total += posting.count if posting.giver == BANK else -posting.count
    return total


def _traded(entry: Dispose, postings: Iterable[Posting], speech: Speech) -> str:
    """``2 for 1 American``; nothing where none were traded."""
    for posting in postings:
        if posting.giver == BANK and posting.taker == entry.player and posting.thing != CASH:
            return f"{entry.trade} for {posting.count} {speech.chain(posting.thing)}"
    return ""


def _blocks(postings: Iterable[Posting]) -> int:
    return sum(posting.count for posting in postings if posting.thing != CASH)


def _named(chains: Iterable[str], speech: Speech) -> str:
    """``American``; ``2 Luxor and 1 Tower``."""
    counts = Counter(chains)
    if [*counts.values()] == [1]:
        return speech.chain(next(iter(counts)))
    return listed(f"{count} {speech.chain(chain)}" for chain, count in counts.items())
