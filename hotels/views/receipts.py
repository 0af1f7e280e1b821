"""The receipts of a game: of what the bank paid and took.

Every figure comes from the working that the ledger made; nothing is reckoned here.
"""

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import Dispose
from hotels.ledger.chains.rule import Rule
from hotels.ledger.chains.rules.ending import settlement
from hotels.ledger.chains.trouble import Page
from hotels.ledger.chains.workings import Step as Sum
from hotels.ledger.posting import BANK, CASH, Posting
from hotels.ledger.working import Working
from hotels.views.chain_receipts import bonus_ranks, bonus_receipt, price_receipt
from hotels.views.reasons import (
    OFFERED_END,
    THE_END,
    Share,
    bonus_reason,
    takeover_in_words,
)
from hotels.views.slip import (
    Basis,
    Held,
    Receipt,
    Step,
    bases_of,
    bills_for,
    chain_of,
    letter_of,
    spoken,
    steps_of,
    written,
)
from hotels.wording.amounts import money
from hotels.wording.language import phrase, to_phrase
from hotels.wording.ledger import deed, price_in
from hotels.wording.speech import Speech

_TAKEN_BACK = to_phrase("The bank buys back all {word.blocks}: {player} sells {count} {chain}.")
_SOLD = to_phrase("{player} sells {count} {chain} at the price before the tile was laid.")

__all__ = [
    "Basis",
    "Held",
    "Receipt",
    "Step",
    "bonus_ranks",
    "bonus_receipt",
    "final_receipt",
    "final_receipts",
    "price_receipt",
    "receipt_of",
    "receipts_of",
    "spoken",
    "supposed_receipt",
    "written",
]


def receipt_of(posting: Posting, before: Books, page: Page, speech: Speech) -> Receipt:
    """The receipt of a payment that an entry caused: bonus, purchase, sale, what was put right."""
    working = posting.why
    after = page.books
    where = [
        phrase("turn {turn}", turn=after.turn) if after.turn else phrase("before the first turn")
    ]
    if working.step == Sum.CORRECTION:
        return _corrected(posting, (*where, deed(page.entry, speech)), speech)
    if working.step == Sum.TAKEN_BACK:
        why = phrase(
            "The {word.survivor} has changed, so {player} pays the bonus back.",
            player=speech.player(posting.giver),
            word=speech.word,
        )
        return _receipt(posting, (*where, deed(page.entry, speech)), why, speech)
    if working.step == Sum.PURCHASE:
        name, (chain, count, _) = speech.player(posting.giver), working.args
        why = phrase(
            "{player} buys {count} {chain} at the price after the tile was laid.",
            player=name,
            count=count,
            chain=speech.chain(str(chain)),
        )
        where.append(deed(page.entry, speech))
        return _receipt(posting, tuple(where), why, speech)
    lead = ""
    facts: tuple[Step, ...] = ()
    takeover = after.takeover
    if takeover is not None:
        tile = speech.tile(after.header.shape.tile(takeover.square))
        where.append(phrase("{player} laid {tile}", player=speech.player(after.player), tile=tile))
        lead = takeover_in_words(takeover, speech)
        facts = (_before_the_tile(working, tile, speech),)
    if isinstance(page.entry, Dispose) and working.step == Sum.SALE:
        chain, count, _ = working.args
        sells = phrase(
            _SOLD,
            player=speech.player(posting.taker),
            count=count,
            chain=speech.chain(str(chain)),
        )
        return _receipt(posting, tuple(where), f"{lead} {sells}", speech, facts=facts)
    then = before.posted(page.postings[: page.postings.index(posting)])
    drawn = after.drawn
    return _bonus(posting, then._replace(drawn=drawn), (tuple(where), lead, facts), speech)


def receipts_of(before: Books, page: Page, speech: Speech) -> tuple[tuple[Posting, Receipt], ...]:
    """Every payment that an entry caused, in order, with its receipt."""
    return tuple(
        (posting, receipt_of(posting, before, page, speech))
        for posting in page.postings
        if posting.thing == CASH and posting.working is not None
    )


def final_receipt(posting: Posting, books: Books, speech: Speech) -> Receipt:
    """The receipt of a payment of the settlement at the end: bonus or sale."""
    lead = phrase(OFFERED_END if books.is_provisional else THE_END)
    where = (phrase("the end"), phrase("after turn {turn}", turn=books.turn))
    return _settled(posting, books, where, lead, speech)


def supposed_receipt(
    posting: Posting, books: Books, where: tuple[str, ...], lead: str, speech: Speech
) -> Receipt:
    """The receipt of a payment that has not happened: nothing is to be handed over."""
    return _settled(posting, books, where, lead, speech)._replace(bills="")


def _settled(
    posting: Posting, books: Books, where: tuple[str, ...], lead: str, speech: Speech
) -> Receipt:
    """A bonus or a sale when a game ends or chains merge."""
    working = posting.why
    if working.step != Sum.SALE:
        return _bonus(posting, books, (where, lead, ()), speech)
    name, (chain, count, _) = speech.player(posting.taker), working.args
    told = _SOLD if working.cites.rule == Rule.DISPOSAL else _TAKEN_BACK
    sells = phrase(told, word=speech.word, player=name, count=count, chain=speech.chain(str(chain)))
    return _receipt(posting, where, f"{lead} {sells}", speech)


def final_receipts(books: Books, speech: Speech) -> tuple[tuple[Posting, Receipt], ...]:
    """Every payment of the final settlement, the smallest chain first, with its receipt."""
    return tuple(
        (posting, final_receipt(posting, books, speech))
        for posting in settlement(books).postings
        if posting.thing == CASH
    )


def _bonus(
    posting: Posting,
    books: Books,
    place: tuple[tuple[str, ...], str, tuple[Step, ...]],
    speech: Speech,
) -> Receipt:
    """A bonus, with the holdings that decided it."""
    where, lead, facts = place
    working = posting.why
    chain = chain_of(working, speech)
    if chain is None:
        raise AssertionError(working)
    shares = _shares(books, chain, speech)
    reason = bonus_reason(working, posting.taker, shares, speech.chain(chain), speech)
    told = books.told[chain]
    holdings = tuple(
        Held(
            share.name,
            str(share.blocks)
            if share.player is None or share.player in told
            else phrase("{count} known", count=share.blocks),
            share.player == posting.taker,
        )
        for share in shares
    )
    why = f"{lead} {reason}".strip()
    return _receipt(posting, where, why, speech, holdings=holdings, facts=facts)


def _shares(books: Books, chain: int, speech: Speech) -> tuple[Share, ...]:
    """Who holds blocks of the chain, the largest first, the bank where it is a holder."""
    shares = [
        Share(speech.player(player), count, player)
        for player, count in enumerate(books.holdings(chain))
        if count > 0
    ]
    drawn = dict(books.drawn).get(chain)
    if drawn:
        shares.append(Share(phrase("the bank"), drawn, None))
    return tuple(sorted(shares, key=lambda share: -share.blocks))


def _receipt(
    posting: Posting,
    where: tuple[str, ...],
    why: str,
    speech: Speech,
    *,
    holdings: tuple[Held, ...] = (),
    facts: tuple[Step, ...] = (),
) -> Receipt:
    """The receipt of a payment to or from the bank."""
    working = posting.why
    chain = chain_of(working, speech)
    return Receipt(
        title=_title(posting, speech),
        amount=money(posting.count),
        chain=chain,
        letter="" if chain is None else letter_of(chain, speech),
        where=where,
        why=why,
        holdings=holdings,
        steps=(*facts, *steps_of(working, speech)),
        bases=bases_of(working, speech),
        bills=bills_for(posting.count, speech),
    )


def _corrected(posting: Posting, where: tuple[str, ...], speech: Speech) -> Receipt:
    """What a counted purse is put right by."""
    name = speech.player(max(posting.giver, posting.taker))
    if posting.giver == BANK:
        why = phrase(
            "{player}'s cash was counted: there was more than the books said.", player=name
        )
    else:
        why = phrase(
            "{player}'s cash was counted: there was less than the books said.", player=name
        )
    receipt = _receipt(posting, where, why, speech)
    return receipt._replace(title=phrase("{player}'s cash, adjusted", player=name), bills="")


def _title(posting: Posting, speech: Speech) -> str:
    """Who pays whom."""
    if posting.giver == BANK:
        return phrase("The bank pays {player}", player=speech.player(posting.taker))
    return phrase("{player} pays the bank", player=speech.player(posting.giver))


def _before_the_tile(working: Working, tile: str, speech: Speech) -> Step:
    """How large the chain was when the tile was laid."""
    found = price_in(working)
    if found is None:
        raise AssertionError(working)
    chain, size = found.args
    text = phrase("{chain} before {tile} was laid", chain=speech.chain(str(chain)), tile=tile)
    return Step(text, f"{size} {speech.word.tiles}")
