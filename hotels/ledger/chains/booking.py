"""The table of contents of the rules: one entry and the books before it give the page after it."""

from typing import assert_never

from hotels.ledger.chains.books import Books, Question
from hotels.ledger.chains.entries import (
    Announce,
    Buy,
    Choose,
    Correct,
    Count,
    Deed,
    Dispose,
    Draw,
    End,
    Entry,
    Lay,
    Leave,
    Name,
    Note,
    Pass,
    Peek,
    Settle,
    Sit,
    TurnTo,
)
from hotels.ledger.chains.rules import (
    asides,
    deal,
    disposals,
    ending,
    purchases,
    takeovers,
    tiles,
)
from hotels.ledger.chains.terms import Player
from hotels.ledger.chains.trouble import Page, Trouble, due, set_aside
from hotels.ledger.objection import Grade, Objection
from hotels.ledger.posting import Posting
from hotels.ledger.replay import Booked

IN_TAKEOVER = frozenset(
    {
        Question.SURVIVOR,
        Question.ANNOUNCE,
        Question.BANK_HOLDS,
        Question.NEXT_DEFUNCT,
        Question.DISPOSE,
    }
)
"""What a takeover asks, from the tile that joins chains to the last disposal."""

_IN_TURN = IN_TAKEOVER | {Question.NAME, Question.BUY}


def book(entry: Entry, books: Books) -> Page:
    """What an entry does; an answer still owed before it becomes a gap with a neutral outcome."""
    if not isinstance(entry, Draw | Note) and not 0 <= entry.player < books.header.seats:
        return set_aside(entry, books, Trouble.NO_SUCH_PLAYER, player=entry.player)
    if isinstance(entry, Count | Correct | TurnTo | Leave | Sit | Peek | Note):
        return asides.beside(entry, books)
    found = _going_on(entry, books)
    if found.end is not None and not _belongs_to_the_end(entry, found):
        return set_aside(entry, books, Trouble.GAME_OVER)
    page = _bridging(entry, found)
    return page if page.stands else page._replace(books=books)


def _bridging(entry: Deed, books: Books) -> Page:
    """What an entry does, the answers owed before it left open where they may be."""
    if _answers(entry, books):
        return _booked(entry, books)
    bridged = _bridged(entry, books)
    if bridged is None:
        if isinstance(entry, Lay | Pass | End):
            return _refused_as_early(entry, books)
        return _booked(entry, books)
    before, postings, gaps = bridged
    page = _booked(entry, before)
    if not page.stands:
        return page
    return Booked(entry, page.books, postings + page.postings, gaps + page.objections)


def reached(entry: Deed, books: Books) -> Books:
    """The books as an entry finds them: what is owed before it is left open, where it may be."""
    found = _going_on(entry, books)
    bridged = None if _answers(entry, found) else _bridged(entry, found)
    return found if bridged is None else bridged[0]


def asked_there(entry: Deed, books: Books) -> Books:
    """The books as they would ask for an entry, also where the rules do not ask for it.

    Only to be shown: a second purchase and a disposal out of turn are booked on other books.
    """
    found = reached(entry, books)
    match entry:
        case Buy(player) if not _answers(entry, found) and found.turn and player == found.player:
            return purchases.once_more(found)
        case Dispose(player, chain) if chain in found.header.edition.places:
            place = found.header.edition.places[chain]
            return disposals.asking(found, place, player, disposals.missing(entry, found))
    return found


def _going_on(entry: Deed, books: Books) -> Books:
    """The books an entry is to be booked on: play that goes on takes an offered end back."""
    if books.is_provisional and not _belongs_to_the_end(entry, books):
        return ending.resumed(books)
    return books


def _belongs_to_the_end(entry: Deed, books: Books) -> bool:
    """Whether an entry may still come when play is over: an answer asked for, or the last word."""
    if isinstance(entry, Announce | Draw):
        return books.awaiting is not None
    return isinstance(entry, End)


def _booked(entry: Deed, books: Books) -> Page:
    """What an entry does where nothing else is owed before it."""
    match entry:
        case Lay():
            return tiles.laid(entry, books)
        case Buy():
            return purchases.bought(entry, books)
        case Dispose():
            return disposals.disposed(entry, books)
        case Pass():
            return tiles.passed(entry, books)
        case Name():
            return tiles.named(entry, books)
        case Choose():
            return takeovers.chosen(entry, books)
        case Settle():
            return takeovers.settled(entry, books)
        case Announce():
            return _resumed(deal.announced(entry, books))
        case Draw():
            return _resumed(deal.drawn(entry, books))
        case End():
            return ending.ended(entry, books)
        case _:
            assert_never(entry)


def _resumed(page: Page) -> Page:
    """The takeover or the end goes on with what was just said."""
    if not page.stands:
        return page
    books, postings = _carried_on(page.books)
    return page._replace(books=books, postings=page.postings + postings)


def _carried_on(books: Books) -> tuple[Books, tuple[Posting, ...]]:
    """The books up to their next question."""
    if books.end is not None:
        return ending.carried_on(books), ()
    return takeovers.carried_on(books)


def _answers(entry: Deed, books: Books) -> bool:
    """Whether the entry is of the kind that is awaited, so that nothing is owed before it."""
    asked = books.awaiting
    kind = asked.kind if asked else None
    match entry:
        case Lay() | Pass():
            return kind is Question.TILE
        case Buy():
            return kind is Question.BUY
        case Dispose():
            return (
                asked is not None
                and kind is Question.DISPOSE
                and asked.player == entry.player
                and asked.chain == books.header.edition.places.get(entry.chain)
            )
        case Announce():
            return kind is Question.ANNOUNCE and asked is not None and asked.player == entry.player
        case Draw():
            return kind is Question.BANK_HOLDS
        case Settle():
            return kind is Question.NEXT_DEFUNCT
        case Name():
            return kind is Question.NAME
        case Choose():
            return kind is Question.SURVIVOR
        case End():
            return kind is Question.TILE or books.end is not None
        case _:
            assert_never(entry)


def _bridged(
    entry: Deed, books: Books
) -> tuple[Books, tuple[Posting, ...], tuple[Objection, ...]] | None:
    """The books at the place where the entry fits, what is owed before it left unanswered.

    None where it fits nowhere ahead in this turn.
    """
    match entry:
        case Lay() | Pass() | End():
            passable = _IN_TURN
        case Buy() if books.awaiting and books.awaiting.kind is Question.TILE:
            if books.awaiting.player != entry.player:
                return None
            passable = frozenset({Question.TILE})
        case Buy():
            passable = IN_TAKEOVER | {Question.NAME}
        case Dispose() | Settle() | Announce() | Draw():
            passable = IN_TAKEOVER
        case _:
            return None
    postings: tuple[Posting, ...] = ()
    gaps: tuple[Objection, ...] = ()
    over = books.end
    while not _answers(entry, books):
        asked = books.awaiting
        if asked is None or asked.kind not in passable or books.end is not over:
            return None
        gaps += (due(books, Grade.GAP),)
        books, more = _left_open(books)
        postings += more
    return books, postings, gaps


def _left_open(books: Books) -> tuple[Books, tuple[Posting, ...]]:
    """The neutral outcome of a question nobody answered."""
    asked = books.awaiting
    if asked is None:
        raise AssertionError(books)
    names = books.header.edition.names
    match asked.kind:
        case Question.TILE:
            page = tiles.passed(Pass(asked.player), books)
        case Question.NAME:
            return tiles.unnamed(books), ()
        case Question.SURVIVOR:
            page = takeovers.chosen(Choose(asked.player, names[min(asked.choices)]), books)
        case Question.ANNOUNCE:
            return _carried_on(deal.untold(books))
        case Question.BANK_HOLDS:
            return _carried_on(deal.undrawn(books))
        case Question.NEXT_DEFUNCT:
            page = takeovers.settled(Settle(asked.player, names[min(asked.choices)]), books)
        case Question.DISPOSE:
            chain = asked.chain or 0
            keep = books.blocks[chain][asked.player]
            page = disposals.disposed(Dispose(asked.player, names[chain], 0, 0, keep), books)
            return _noted_as_open(page.books, chain, asked.player), page.postings
        case Question.BUY:
            page = purchases.bought(Buy(asked.player, ()), books)
        case _:
            assert_never(asked.kind)
    return page.books, page.postings


def _noted_as_open(books: Books, chain: int, player: Player) -> Books:
    """With what became of a holder's blocks as left open, so that it may still be said."""
    takeover = books.takeover
    if takeover is None:
        raise AssertionError(books)
    left_open = (*takeover.left_open, (chain, player))
    return books._replace(takeover=takeover._replace(left_open=left_open))


def _refused_as_early(entry: Deed, books: Books) -> Page:
    """The page of an entry that comes before what is owed."""
    return Booked(entry, books, (), (due(books, Grade.IMPOSSIBLE),))
