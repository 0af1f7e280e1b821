"""The receipts of a game: of what the bank paid and took, and of what the chain list says.

Every figure comes from the working that the ledger made; nothing is reckoned here.
"""

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import Dispose
from hotels.ledger.chains.rule import Rule
from hotels.ledger.chains.rules.bonuses import Holding, bonuses
from hotels.ledger.chains.rules.ending import settlement
from hotels.ledger.chains.trouble import Page
from hotels.ledger.chains.workings import Step as Sum
from hotels.ledger.chains.workings import price
from hotels.ledger.posting import BANK, CASH, Posting
from hotels.ledger.working import Working
from hotels.views.reasons import (
    MOST,
    THE_END,
    Share,
    bonus_named,
    bonus_reason,
    how_many_bonuses,
    takeover_in_words,
)
from hotels.views.slip import (
    Basis,
    Held,
    Receipt,
    Step,
    bases_of,
    basis_of,
    bills_for,
    chain_of,
    letter_of,
    spoken,
    steps_of,
    written,
)
from hotels.wording.amounts import money
from hotels.wording.ledger import deed, price_in
from hotels.wording.speech import Speech

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
    "written",
]

NONE = "none"


def receipt_of(posting: Posting, before: Books, page: Page, speech: Speech) -> Receipt:
    """The receipt of a payment that an entry caused: bonus, purchase, sale or correction."""
    working = _why(posting)
    after = page.books
    where = [f"turn {after.turn}" if after.turn else "before the first turn"]
    if working.step == Sum.CORRECTION:
        return _corrected(posting, (*where, deed(page.entry, speech)), speech)
    if working.step == Sum.PURCHASE:
        name, (chain, count, _) = speech.player(posting.giver), working.args
        why = f"{name} buys {count} {speech.chain(str(chain))} at the price after the tile."
        where.append(deed(page.entry, speech))
        return _receipt(posting, tuple(where), why, speech)
    lead = ""
    facts: tuple[Step, ...] = ()
    takeover = after.takeover
    if takeover is not None:
        tile = speech.tile(after.header.shape.tile(takeover.square))
        where.append(f"{speech.player(after.player)} laid {tile}")
        lead = takeover_in_words(takeover, speech)
        facts = (_before_the_tile(working, tile, speech),)
    if isinstance(page.entry, Dispose) and working.step == Sum.SALE:
        chain, count, _ = working.args
        sells = f"{speech.player(posting.taker)} sells {count} {speech.chain(str(chain))}"
        why = f"{lead} {sells} at the price from before the tile."
        return _receipt(posting, tuple(where), why, speech, facts=facts)
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
    """The receipt of a payment of the final settlement: bonus or sale."""
    where = ("the end", f"after turn {books.turn}")
    working = _why(posting)
    if working.step == Sum.SALE:
        name, (chain, count, _) = speech.player(posting.taker), working.args
        sells = f"{name} sells {count} {speech.chain(str(chain))}"
        why = f"{THE_END} The bank takes all {speech.word.blocks} back: {sells}."
        return _receipt(posting, where, why, speech)
    return _bonus(posting, books, (where, THE_END, ()), speech)


def final_receipts(books: Books, speech: Speech) -> tuple[tuple[Posting, Receipt], ...]:
    """Every payment of the final settlement, the smallest chain first, with its receipt."""
    return tuple(
        (posting, final_receipt(posting, books, speech))
        for posting in settlement(books).postings
        if posting.thing == CASH
    )


def price_receipt(books: Books, chain: int, speech: Speech) -> Receipt:
    """The price of a block of the chain now."""
    size = books.board.sizes[chain]
    name, word = speech.chain(chain), speech.word
    working = price(books.header, chain, size)
    if not size:
        why = f"{name} is not on the board; its {word.blocks} cannot be bought or sold."
    else:
        why = f"A {word.block} costs so much now, and brings so much in a takeover or at the end."
    title = f"A {word.block} of {name}"
    return _of_chain(books, chain, (title, why), working if size else None, speech)


def bonus_ranks(books: Books, speech: Speech) -> int:
    """How many bonuses this table pays for a chain; one where two players share a pot."""
    return 1 if books.header.pair_bonus is not None else how_many_bonuses(speech)


def bonus_receipt(books: Books, chain: int, rank: int, speech: Speech) -> Receipt:
    """The first, second or third bonus of the chain, as a takeover now would pay it."""
    size = books.board.sizes[chain]
    name, word = speech.chain(chain), speech.word
    named = bonus_named([rank], speech)
    working = _whole(books, chain, rank) if size else None
    if working is None:
        why = f"{name} is not on the board and pays no bonus."
    elif books.header.pair_bonus is not None:
        named = "the pot"
        why = f"Two players share it by their {name} {word.blocks} when {name} falls or at the end."
    else:
        whom = f"whoever holds {MOST[rank]} {name} {word.blocks}"
        why = f"It goes to {whom}, in a takeover or at the end."
    title = f"{named.removeprefix('the ').capitalize()} of {name}"
    return _of_chain(books, chain, (title, why), working, speech)


def _of_chain(
    books: Books, chain: int, said: tuple[str, str], working: Working | None, speech: Speech
) -> Receipt:
    """What a chain is worth now, under a title and with a why; without a working nothing."""
    title, why = said
    return Receipt(
        title=title,
        amount=money(working.amount) if working else NONE,
        chain=chain,
        letter=letter_of(chain, speech),
        where=(f"turn {books.turn}", f"{books.board.sizes[chain] or 'no'} {speech.word.tiles}"),
        why=why,
        holdings=(),
        steps=tuple(steps_of(working, speech)) if working else (),
        bases=bases_of(working, speech) if working else (_off_board(speech),),
        bills="",
    )


def _bonus(
    posting: Posting,
    books: Books,
    place: tuple[tuple[str, ...], str, tuple[Step, ...]],
    speech: Speech,
) -> Receipt:
    """A bonus, with the holdings that decided it."""
    where, lead, facts = place
    working = _why(posting)
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
            else f"{share.blocks} known",
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
        shares.append(Share("the bank", drawn, None))
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
    working = _why(posting)
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
    more = "more" if posting.giver == BANK else "less"
    why = f"{name}'s purse was counted and has {more} than the books said."
    receipt = _receipt(posting, where, why, speech)
    return receipt._replace(title=f"{name}'s purse, put right", bills="")


def _title(posting: Posting, speech: Speech) -> str:
    """Who pays whom."""
    if posting.giver == BANK:
        return f"The bank pays {speech.player(posting.taker)}"
    return f"{speech.player(posting.giver)} pays the bank"


def _before_the_tile(working: Working, tile: str, speech: Speech) -> Step:
    """How large the chain was when the tile was laid."""
    found = price_in(working)
    if found is None:
        raise AssertionError(working)
    chain, size = found.args
    text = f"{speech.chain(str(chain))} before {tile} was laid"
    return Step(text, f"{size} {speech.word.tiles}")


def _off_board(speech: Speech) -> Basis:
    """Why a chain that is not on the board has no price."""
    if speech.edition is None:
        raise AssertionError(speech)
    return basis_of(speech.edition.cite(Rule.BUYING), speech)


def _whole(books: Books, chain: int, rank: int) -> Working:
    """A bonus by itself: a part of what an only holder would get, who gets them all."""
    size = books.board.sizes[chain]
    first = books.player
    held = tuple(int(player == first) for player in range(books.header.seats))
    (award,) = bonuses(books.header, Holding(chain, size, held, first))
    match Sum(award.working.step):
        case Sum.ALL:
            return award.working.parts[rank]
        case Sum.PAIR_SOLE:
            return award.working.parts[0]
    return award.working


def _why(posting: Posting) -> Working:
    """The working of a payment; every one that moves has it."""
    if posting.working is None:
        raise AssertionError(posting)
    return posting.working
