"""The bonuses of a takeover as they were paid: to whom, for what, which, in which bills."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby
from typing import NamedTuple

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.entries import Choose
from hotels.ledger.chains.rules.bonuses import places
from hotels.ledger.chains.terms import UNSEEN, Player
from hotels.ledger.chains.trouble import Page
from hotels.ledger.chains.workings import NO_BONUS, Step
from hotels.ledger.posting import BANK, CASH, Posting
from hotels.views.receipts import receipt_of
from hotels.views.slip import Receipt, bills_for
from hotels.wording.amounts import listed, money
from hotels.wording.bonuses import how_many_bonuses, names
from hotels.wording.language import phrase
from hotels.wording.ledger import price_in
from hotels.wording.speech import Speech


class Paid(NamedTuple):
    """One holder, and the bonus paid for what was held."""

    name: str
    held: str
    rank: str
    """Which bonus it is; empty where none is due."""
    amount: str
    bills: str
    """What to hand over; empty where nothing is."""
    blocks: int
    chain: int
    receipt: Callable[[], Receipt] | None
    books: Books | None = None
    """As they stood when it was paid: what a dispute about it begins with."""


def _bonus_chain(posting: Posting, books: Books) -> int | None:
    """The chain that a payment is a bonus for."""
    working = posting.working
    if (
        posting.thing != CASH
        or posting.giver != BANK
        or working is None
        or working.step in NO_BONUS
    ):
        return None
    price = price_in(working)
    return None if price is None else books.header.edition.places.get(str(price.args[0]))


def _standing(
    turn: Sequence[tuple[Books, Page]], books: Books
) -> list[tuple[Books, Page, Posting]]:
    """The bonuses of a turn that were not taken back since, each with its page."""
    found: list[tuple[Books, Page, Posting]] = []
    for before, page in turn:
        for posting in page.postings:
            working = posting.working
            if working is not None and working.step == Step.TAKEN_BACK:
                gone = (posting.giver, working.parts[0])
                found = [one for one in found if (one[2].taker, one[2].working) != gone]
            elif _bonus_chain(posting, books) is not None:
                found.append((before, page, posting))
    return found


def _rank(posting: Posting, more: int, edition: Edition) -> str:
    """Which bonus a payment is, in a word, where so many hold more."""
    working = posting.working
    if working is None:
        return ""
    match working.step, working.args:
        case ((Step.BONUS | Step.TABLE), (int(rank), *_)):
            return phrase(names(edition).ranks[rank])
        case Step.ALL, _:
            return phrase("only holder")
        case ((Step.SHARED | Step.SHARED_BY_SEAT), _):
            return _shared(more, edition)
    return phrase("of a bonus|shared")


def _shared(more: int, edition: Edition) -> str:
    """The bonuses of a tie below so many who hold more."""
    if not more:
        return phrase("of a bonus|shared")
    return phrase("{rank}, shared", rank=phrase(names(edition).ranks[more]))


def paid_in(
    turn: Sequence[tuple[Books, Page]], books: Books, defunct: Sequence[int], speech: Speech
) -> tuple[Paid, ...]:
    """The holders of the defunct chains as they were paid, the largest first.

    Where a drawn tile gives the bank a count it stands among them, though it is paid nothing.
    """
    last = _when_paid(_as_decided(turn))
    if last is None:
        return ()
    rows: list[tuple[int, int, Paid]] = []
    got = set()
    for before, page, posting in _standing(turn, books):
        chain = _bonus_chain(posting, books)
        if chain is None or chain not in defunct:
            continue
        got.add((chain, posting.taker))
        held = page.books.blocks[chain][posting.taker]
        receipt = partial(receipt_of, posting, before, page, speech)
        bank = dict(page.books.drawn).get(chain, 0)
        more = sum(count > held for count in (*page.books.blocks[chain][:UNSEEN], bank))
        row = _payee(posting, chain, held, _rank(posting, more, books.header.edition), speech)
        rows.append((defunct.index(chain), -held, row._replace(receipt=receipt, books=page.books)))
    for place, chain in enumerate(defunct):
        for player, held in enumerate(last.blocks[chain][:UNSEEN]):
            if held > 0 and (chain, player) not in got:
                rows.append((place, -held, _unpaid(player, chain, held, speech)))
        drawn = dict(last.drawn).get(chain)
        if drawn:
            rows.append((place, -drawn, _bank(last, chain, drawn, speech)))
    rows.sort(key=lambda one: one[:2])
    return tuple(row for *_, row in rows)


def _unpaid(player: Player, chain: int, held: int, speech: Speech) -> Paid:
    """A holder who gets nothing for a chain."""
    said, none = f"{held} {speech.chain(chain)}", phrase("instead of a sum|none")
    return Paid(speech.player(player), said, "", none, "", held, chain, None)


def gathered(rows: Sequence[Paid], speech: Speech) -> tuple[Paid, ...]:
    """The same with those in one row who got nothing for a chain."""
    found: list[Paid] = []
    for chain, same in groupby(rows, key=lambda row: row.chain):
        several = [*same]
        found += [row for row in several if row.rank]
        others = [row for row in several if not row.rank]
        if others:
            names = listed(row.name for row in others)
            counts = [str(row.blocks) for row in others]
            held = f"{listed(counts)} {speech.chain(chain)}"
            if len(others) > 1 and len({*counts}) == 1:
                held = phrase("{held} each", held=others[0].held)
            found.append(others[0]._replace(name=names, held=held))
    return tuple(found)


def payees(rows: Sequence[Paid]) -> str:
    """``Dora $3,000 and Ana $1,500``."""
    return listed(f"{row.name} {row.amount}" for row in rows if row.receipt is not None)


def _as_decided(turn: Sequence[tuple[Books, Page]]) -> Sequence[tuple[Books, Page]]:
    """The pages of a turn since it was last said which chain takes over."""
    stands = (isinstance(page.entry, Choose) and page.stands for _, page in turn)
    return turn[max((at for at, said in enumerate(stands) if said), default=0) :]


def _when_paid(turn: Sequence[tuple[Books, Page]]) -> Books | None:
    """The books as the bonuses were paid; None before."""
    for _, page in turn:
        takeover = page.books.takeover
        if page.stands and takeover is not None and takeover.paid:
            return page.books
    return None


def _payee(posting: Posting, chain: int, held: int, rank: str, speech: Speech) -> Paid:
    """One who was paid a bonus."""
    return Paid(
        speech.player(posting.taker),
        f"{held} {speech.chain(chain)}",
        rank,
        money(posting.count),
        bills_for(posting.count, speech),
        held,
        chain,
        None,
    )


def _bank(books: Books, chain: int, drawn: int, speech: Speech) -> Paid:
    """The bank as a holder: it takes its place among the others, and its bonus stays with it."""
    held = books.holdings(chain)
    bank = len(held)
    said = phrase("{count} {chain} (drawn)", count=drawn, chain=speech.chain(chain))
    rank = _place(places((*held, drawn)), bank, books.header.edition)
    amount = phrase("nothing paid") if rank else phrase("instead of a sum|none")
    return Paid(phrase("The bank"), said, rank, amount, "", drawn, chain, None)


def _place(ranks: Sequence[tuple[int, ...]], holder: int, edition: Edition) -> str:
    """Which of an edition's bonuses a holder comes to, in a word."""
    before = 0
    for level in ranks:
        if before >= how_many_bonuses(edition):
            break
        if holder in level:
            if len(level) > 1:
                return _shared(before, edition)
            return phrase(names(edition).ranks[before]) if len(ranks) > 1 else phrase("only holder")
        before += len(level)
    return ""
