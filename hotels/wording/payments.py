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
from hotels.ledger.chains.workings import NO_BONUS, is_bonus
from hotels.ledger.money import Money
from hotels.ledger.posting import BANK, CASH, Posting
from hotels.wording.amounts import Count, listed, money, signed
from hotels.wording.disposals import NOTHING, disposal_in_words
from hotels.wording.language import phrase, to_phrase
from hotels.wording.ledger import price_in
from hotels.wording.speech import Speech

_PAYS = {
    (True, False, False): to_phrase("{player} pays {cost} for {blocks}, not {then}"),
    (True, True, False): to_phrase("{player} pays {cost} for {blocks}, not {then} for {others}"),
    (True, False, True): to_phrase(
        "{player} pays {cost} for {blocks} instead of {payer} paying {then}"
    ),
    (True, True, True): to_phrase(
        "{player} pays {cost} for {blocks} instead of {payer} paying {then} for {others}"
    ),
    (False, False, False): to_phrase("{player} pays nothing instead of {then}"),
    (False, True, False): to_phrase("{player} pays nothing instead of {then} for {others}"),
    (False, False, True): to_phrase("{player} pays nothing instead of {payer} paying {then}"),
    (False, True, True): to_phrase(
        "{player} pays nothing instead of {payer} paying {then} for {others}"
    ),
}
"""Whether anything is bought, were other blocks bought, by another player."""


class Paid(NamedTuple):
    """A bonus: for which chain, to whom."""

    chain: str
    player: int


def bonuses_in(page: Page | None) -> dict[Paid, Money]:
    """The bonuses that the bank pays on a page."""
    found: dict[Paid, Money] = {}
    for posting in () if page is None else page.postings:
        if posting.working is None or not is_bonus(posting):
            continue
        price = price_in(posting.working)
        if price is not None:
            found[Paid(str(price.args[0]), posting.taker)] = posting.count
    return found


def unpaid(paid: Paid, speech: Speech) -> str:
    """``Dave gets no bonus for Wilton``."""
    return phrase(
        "{player} gets no bonus for {chain}",
        player=speech.player(paid.player),
        chain=speech.chain(paid.chain),
    )


def bonuses_in_words(was: Page | None, now: Page | None, speech: Speech) -> Iterator[str]:
    """``Dave gets a bonus of $4,000 for Wilton, not $3,000``; those that fall away are left out."""
    before = bonuses_in(was)
    for paid, amount in bonuses_in(now).items():
        then = before.get(paid)
        facts = {
            "player": speech.player(paid.player),
            "amount": money(amount),
            "chain": speech.chain(paid.chain),
        }
        if then is None:
            yield phrase("{player} gets a bonus of {amount} for {chain}", **facts)
        elif then != amount:
            yield phrase(
                "{player} gets a bonus of {amount} for {chain}, not {then}",
                then=money(then),
                **facts,
            )


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
            amounts = _cash(now.postings), _cash(before)
            yield from disposal_in_words(new, now.postings, was, amounts, speech)
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
            return phrase(
                "{player} does not pay {amount} for {blocks}",
                player=speech.player(player),
                amount=money(-amount),
                blocks=_named(chains, speech),
            )
        case Dispose(player=player, chain=chain, sell=sell) if sell:
            return phrase(
                "{player} does not get {amount} for {blocks}",
                player=speech.player(player),
                amount=money(amount),
                blocks=f"{sell} {speech.chain(chain)}",
            )
        case Correct(player=player, thing=thing) if thing == CASH:
            return phrase(
                "{player}'s cash does not change by {amount}",
                player=speech.player(player),
                amount=signed(amount),
            )
        case Correct(player=player, thing=thing):
            return phrase(
                "{player}'s {chain} isn't adjusted",
                player=speech.player(player),
                chain=speech.chain(thing),
            )
        case Leave(player=player):
            return phrase("{player} stays at the table", player=speech.player(player))
        case Sit(player=player):
            return phrase("{player} stays away", player=speech.player(player))
    return ""


def _bought(
    entry: Buy, postings: Iterable[Posting], was: Page | None, speech: Speech
) -> Iterator[str]:
    """``Alice pays $600 for American, not $700``."""
    facts = {
        "player": speech.player(entry.player),
        "cost": money(-_cash(postings)),
        "blocks": _named(entry.chains, speech),
    }
    if was is None or not isinstance(was.entry, Buy):
        if entry.chains:
            yield phrase("{player} pays {cost} for {blocks}", **facts)
        else:
            yield phrase("{player} buys nothing", **facts)
        return
    chains, payer = was.entry.chains, was.entry.player
    others = bool(chains) and chains != entry.chains
    several = others and max(len(chains), len(entry.chains)) > 1
    facts["blocks"] = _named(entry.chains, speech, counted=several)
    yield phrase(
        _PAYS[bool(entry.chains), others, payer != entry.player],
        then=money(-_cash(was.postings)) if chains else phrase(NOTHING),
        others=_named(chains, speech, counted=several),
        payer=speech.player(payer),
        **facts,
    )


def _corrected(
    entry: Correct, postings: tuple[Posting, ...], was: Page | None, speech: Speech
) -> Iterator[str]:
    """A purse by how much, a pile without a number, for that may be hidden."""
    player = speech.player(entry.player)
    if entry.thing != CASH:
        pile = {"player": player, "chain": speech.chain(entry.thing)}
        if was:
            yield phrase("{player}'s {chain} is adjusted differently", **pile)
        else:
            yield phrase("{player}'s {chain} is adjusted", **pile)
        return
    amount = signed(_cash(postings))
    if was is None:
        yield phrase("{player}'s cash changes by {amount}", player=player, amount=amount)
        return
    yield phrase(
        "{player}'s cash changes by {amount}, not by {then}",
        player=player,
        amount=amount,
        then=signed(_cash(was.postings)),
    )


def _named_otherwise(
    entry: Name, postings: tuple[Posting, ...], was: Page | None, speech: Speech
) -> Iterator[str]:
    """Another name, or another number of free blocks for the founder."""
    chain = speech.chain(entry.chain)
    old = was.entry if was is not None and isinstance(was.entry, Name) else None
    if old is None:
        yield phrase("The new chain is {chain}", chain=chain)
    elif old.chain != entry.chain:
        other = speech.chain(old.chain)
        yield phrase("The new chain is {chain}, not {other}", chain=chain, other=other)
    free, then = _blocks(postings), _blocks(() if was is None else was.postings)
    if was is None or free == then:
        return
    facts = {
        "player": speech.player(entry.player),
        "free": Count(free),
        "word": speech.word,
        "chain": chain,
    }
    if then:
        yield phrase(
            "{player} gets {free:{word.block}/{word.blocks}} of {chain} free, not {then}",
            then=then,
            **facts,
        )
    else:
        yield phrase(
            "{player} gets {free:{word.block}/{word.blocks}} of {chain} free instead of none",
            **facts,
        )


def _said(entry: Entry, speech: Speech) -> Iterator[str]:
    """What an entry says that moves nothing by itself."""
    match entry:
        case Settle(chain=chain):
            yield phrase("{chain} is settled next", chain=speech.chain(chain))
        case Announce(player, chain, blocks):
            facts = {"player": speech.player(player), "chain": speech.chain(chain)}
            if blocks:
                yield phrase("{player} holds {blocks} {chain}", blocks=blocks, **facts)
            else:
                yield phrase("{player} holds no {chain}", **facts)
        case Draw(chain, blocks):
            yield phrase(
                "The bank counts as holding {blocks} {chain}",
                blocks=blocks,
                chain=speech.chain(chain),
            )
        case TurnTo(player):
            yield phrase("{player} lays the next tile", player=speech.player(player))
        case Leave(player, returns):
            leaves = {"player": speech.player(player), "word": speech.word}
            if returns:
                yield phrase("{player} leaves; the {word.blocks} go back to the bank", **leaves)
            else:
                yield phrase("{player} leaves; the {word.blocks} stay at the seat", **leaves)
        case End(player):
            yield phrase("{player} declares the end", player=speech.player(player))


def _cash(postings: Iterable[Posting]) -> Money:
    """What comes from the bank in purchases, sales and corrections; less than nought to it."""
    total = 0
    for posting in postings:
        if posting.working is not None and posting.working.step in NO_BONUS:
            total += posting.count if posting.giver == BANK else -posting.count
    return total


def _blocks(postings: Iterable[Posting]) -> int:
    return sum(posting.count for posting in postings if posting.thing != CASH)


def _named(chains: Iterable[str], speech: Speech, *, counted: bool = False) -> str:
    """``American``, or ``1 American`` if it is counted; ``2 Luxor and 1 Tower``."""
    counts = Counter(chains)
    if [*counts.values()] == [1] and not counted:
        return speech.chain(next(iter(counts)))
    return listed(f"{count} {speech.chain(chain)}" for chain, count in counts.items())
