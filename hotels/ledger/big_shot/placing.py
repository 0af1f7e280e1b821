"""The cubes of an auction are put on lots, one by one; at the seventh the lot is sold."""

from hotels.ledger.big_shot.books import AUCTION, Awaiting, Books, Lot, Question, lot_holder
from hotels.ledger.big_shot.entries import Put
from hotels.ledger.big_shot.terms import COLOURS, MOST_ON_LOT, NO_CUBES, ROUNDS, with_cube
from hotels.ledger.big_shot.trouble import Page, Trouble, due, set_aside
from hotels.ledger.posting import Posting
from hotels.ledger.replay import Booked


def put(entry: Put, books: Books) -> Page:
    """One cube on a lot that has room for it; after the last one the round is over."""
    asked, auction, colour = books.awaiting, books.auction, entry.colour
    if asked is None or asked.kind is not Question.PLACE or auction is None:
        return due(entry, books)
    if not 0 <= colour < len(COLOURS):
        return set_aside(entry, books, Trouble.NO_SUCH_COLOUR, colour=colour)
    names = books.terms.board.names
    if entry.lot not in names:
        return set_aside(entry, books, Trouble.NO_SUCH_LOT, lot=entry.lot)
    place = names.index(entry.lot)
    lot = books.lots[place]
    if lot.is_sold:
        return set_aside(entry, books, Trouble.SOLD, lot=entry.lot, most=MOST_ON_LOT)
    if not auction.left[colour]:
        return set_aside(entry, books, Trouble.NOT_LEFT, colour=colour)
    cubes = with_cube(lot.cubes, colour, 1)
    filled = Lot(cubes, is_sold=sum(cubes) == MOST_ON_LOT)
    left = with_cube(auction.left, colour, -1)
    after = books._replace(
        lots=(*books.lots[:place], filled, *books.lots[place + 1 :]),
        auction=auction._replace(left=left),
    )
    posting = Posting(AUCTION, lot_holder(place), 1, COLOURS[colour])
    return Booked(entry, after if left != NO_CUBES else _round_over(after), (posting,))


def _round_over(books: Books) -> Books:
    """The die passes to the left, or the game is over."""
    if books.auction is None:
        raise AssertionError(books)
    played = books.round + 1
    following = books.terms.leftwards(books.auction.roller)[0]
    return books._replace(
        round=played,
        auction=None,
        borrowed=frozenset(),
        awaiting=Awaiting(Question.OPEN, following) if played < ROUNDS else None,
    )
