"""A turn ends with a purchase, be it of nothing."""

from collections import Counter

from hotels.ledger.chains.books import Awaiting, Books, Question
from hotels.ledger.chains.entries import Buy
from hotels.ledger.chains.rule import Rule
from hotels.ledger.chains.rules import ending
from hotels.ledger.chains.trouble import Page, Trouble, objection, set_aside
from hotels.ledger.chains.workings import Step, traded
from hotels.ledger.objection import Objection
from hotels.ledger.posting import BANK, CASH, Posting
from hotels.ledger.replay import Booked


def bought(entry: Buy, books: Books) -> Page:
    """Blocks of chains on the board for their price now; the turn is over.

    A second purchase before the next turn begins is against the rules, and booked like the first.
    """
    asked = books.awaiting
    again = asked is None or asked.kind is not Question.BUY or asked.player != entry.player
    if again and (entry.player != books.player or not books.turn):
        by = asked.player if asked is not None and asked.players else books.player
        return set_aside(entry, books, Trouble.NOT_HIS_TO_SAY, player=entry.player, by=by)
    if again and not (entry.chains and asked is not None and asked.kind is Question.TILE):
        return set_aside(entry, books, Trouble.BOUGHT_BEFORE, player=entry.player)
    if not entry.chains:
        return Booked(entry, ending.turn_over(books))
    edition = books.header.edition
    postings: list[Posting] = []
    total = 0
    for name, count in Counter(entry.chains).items():
        place = edition.places.get(name)
        if place is None:
            return set_aside(entry, books, Trouble.NO_SUCH_CHAIN, chain=name)
        if not books.board.sizes[place]:
            return set_aside(entry, books, Trouble.NOT_ON_BOARD, chain=name)
        left = books.blocks[place][BANK]
        if count > left:
            return set_aside(entry, books, Trouble.SOLD_OUT, chain=name, count=count, left=left)
        size = books.board.sizes[place]
        working = traded(books.header, Step.PURCHASE, Rule.BUYING, place, size, count)
        total += working.amount
        postings += [
            Posting(BANK, entry.player, count, name),
            Posting(entry.player, BANK, working.amount, CASH, working),
        ]
    against = _against(entry, books, total)
    after = books.posted(postings)
    if not again:
        return Booked(entry, ending.turn_over(after), tuple(postings), against)
    said = objection(Trouble.BOUGHT_BEFORE, player=entry.player)
    return Booked(entry, ending.still_over(after), tuple(postings), (said, *against))


def once_more(books: Books) -> Books:
    """The books as they ask whoever had the last turn for one more purchase."""
    return books._replace(awaiting=Awaiting(Question.BUY, (books.player,)))


def purchasable(books: Books, chosen: tuple[str, ...] = ()) -> tuple[int, ...]:
    """The chains of which the player whose turn it is may buy one more block."""
    header = books.header
    if len(chosen) >= header.limit:
        return ()
    spent = sum(books.price(header.edition.places[name]) for name in chosen)
    purse = books.cash[books.player] - spent
    return tuple(
        chain
        for chain in books.board.on_board
        if books.price(chain) <= purse
        and books.blocks[chain][BANK] > chosen.count(header.edition.names[chain])
        and not (header.different and header.edition.names[chain] in chosen)
    )


def _against(entry: Buy, books: Books, total: int) -> tuple[Objection, ...]:
    """What the rules say against a purchase that can be made."""
    header = books.header
    said = []
    if len(entry.chains) > header.limit:
        said.append(objection(Trouble.OVER_LIMIT, count=len(entry.chains), limit=header.limit))
    if header.different:
        twice = next((name for name in entry.chains if entry.chains.count(name) > 1), None)
        if twice is not None:
            said.append(objection(Trouble.SAME_CHAIN, chain=twice))
    purse = books.cash[entry.player]
    if total > purse:
        said.append(objection(Trouble.PURSE_SHORT, player=entry.player, cost=total, purse=purse))
    return tuple(said)
