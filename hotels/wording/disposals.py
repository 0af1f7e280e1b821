"""What a disposal comes to now, beside what it did before a change."""

from collections.abc import Iterable, Iterator

from hotels.ledger.chains.entries import Dispose
from hotels.ledger.chains.trouble import Page
from hotels.ledger.money import Money
from hotels.ledger.posting import BANK, CASH, Posting
from hotels.wording.amounts import money
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

NOTHING = to_phrase("instead of a sum|nothing")

_GETS = {
    (True, False, False): to_phrase("{player} gets {amount} for {blocks}"),
    (True, True, False): to_phrase("{player} gets {amount} for {blocks} instead of {then}"),
    (True, True, True): to_phrase(
        "{player} gets {amount} for {blocks} instead of {then} for {others}"
    ),
    (False, False, False): to_phrase("{player} gets nothing"),
    (False, True, False): to_phrase("{player} gets nothing instead of {then}"),
    (False, True, True): to_phrase("{player} gets nothing instead of {then} for {others}"),
}
"""Whether anything is sold, was there a disposal before, of another number."""


def disposal_in_words(
    entry: Dispose,
    postings: Iterable[Posting],
    was: Page | None,
    amounts: tuple[Money, Money],
    speech: Speech,
) -> Iterator[str]:
    """``Alice gets $200 for 1 Wilton, not $300``, and what is traded otherwise."""
    old = was.entry if was is not None and isinstance(was.entry, Dispose) else None
    amount, then = amounts
    if amount != then or (old is None and entry.sell):
        others = 0 if old is None or old.sell == entry.sell else old.sell
        yield phrase(
            _GETS[bool(entry.sell), old is not None, others != 0],
            player=speech.player(entry.player),
            amount=money(amount),
            blocks=f"{entry.sell} {speech.chain(entry.chain)}",
            then=money(then) if then else phrase(NOTHING),
            others=others,
        )
    trade, got = _traded(entry, postings, speech)
    traded, had = (0, "") if old is None or was is None else _traded(old, was.postings, speech)
    if (trade, got) == (traded, had):
        return
    facts = {
        "player": speech.player(entry.player),
        "chain": speech.chain(entry.chain),
        "trade": trade,
        "got": got,
        "traded": traded,
        "had": had,
    }
    if not got:
        yield phrase("{player} no longer trades {traded} {chain} for {had}", **facts)
    elif had:
        yield phrase("{player} trades {trade} for {got} instead of {traded} for {had}", **facts)
    elif old is not None:
        yield phrase("{player} now trades {trade} for {got}", **facts)
    else:
        yield phrase("{player} trades {trade} for {got}", **facts)


def _traded(entry: Dispose, postings: Iterable[Posting], speech: Speech) -> tuple[int, str]:
    """How many were traded for what, ``1 American``; nothing where none were."""
    for posting in postings:
        if posting.giver == BANK and posting.taker == entry.player and posting.thing != CASH:
            return entry.trade, f"{posting.count} {speech.chain(posting.thing)}"
    return 0, ""
