"""The bonuses of a takeover as they were paid: to whom, for what, which."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.terms import UNSEEN
from hotels.ledger.chains.trouble import Page
from hotels.ledger.chains.workings import Step
from hotels.ledger.posting import BANK, CASH, Posting
from hotels.views.receipts import receipt_of
from hotels.views.slip import Receipt
from hotels.wording.amounts import money
from hotels.wording.ledger import price_in
from hotels.wording.speech import Speech
from hotels.wording.workings import RANKS

_NOT_BONUSES = {Step.SALE, Step.PURCHASE, Step.CORRECTION}


class Paid(NamedTuple):
    """One holder, and what bonus he got."""

    name: str
    held: str
    rank: str
    amount: str
    chain: int
    receipt: Callable[[], Receipt] | None


def _bonus_chain(posting: Posting, books: Books) -> int | None:
    """The chain that a payment is a bonus for."""
    working = posting.working
    if (
        posting.thing != CASH
        or posting.giver != BANK
        or working is None
        or working.step in _NOT_BONUSES
    ):
        return None
    price = price_in(working)
    return None if price is None else books.header.edition.places.get(str(price.args[0]))


def _rank(posting: Posting) -> str:
    """Which bonus a payment is, in a word."""
    working = posting.working
    if working is None:
        return ""
    match working.step, working.args:
        case ((Step.BONUS | Step.TABLE), (int(rank), *_)):
            return RANKS[rank]
        case Step.ALL, _:
            return "only holder"
    return "shared"


def paid_in(
    turn: Sequence[tuple[Books, Page]], books: Books, defunct: Sequence[int], speech: Speech
) -> tuple[Paid, ...]:
    """The holders of the defunct chains as they were paid, the largest first."""
    rows = []
    for before, page in turn:
        for posting in page.postings:
            chain = _bonus_chain(posting, books)
            if chain is None or chain not in defunct:
                continue
            receipt = partial(receipt_of, posting, before, page, speech)
            held = page.books.blocks[chain][posting.taker]
            rows.append(
                (
                    defunct.index(chain),
                    -held,
                    Paid(
                        speech.player(posting.taker),
                        f"{held} {speech.chain(chain)}",
                        _rank(posting),
                        money(posting.count),
                        chain,
                        receipt,
                    ),
                    posting.taker,
                    page,
                )
            )
    paid = [(place, count, row) for place, count, row, _, _ in rows]
    if rows:
        page = rows[-1][4]
        got = {(row.chain, taker) for _, _, row, taker, _ in rows}
        for place, chain in enumerate(defunct):
            for player, held in enumerate(page.books.blocks[chain][:UNSEEN]):
                if held > 0 and (chain, player) not in got:
                    name = f"{held} {speech.chain(chain)}"
                    row = Paid(speech.player(player), name, "", "none", chain, None)
                    paid.append((place, -held, row))
    paid.sort(key=lambda one: one[:2])
    return tuple(row for *_, row in paid)
