"""The entries of a quick score that says what the books of a game say."""

from hotels.ledger import reading
from hotels.ledger.chains.books import Books
from hotels.ledger.chains.tally import MOST, Entry, Figure, Last, Place, Sort


def entries_of(books: Books) -> list[Entry]:
    """What a keeper writes who scores these books of a game that is over."""
    seats = range(books.header.seats)
    said: list[Entry] = []
    for chain, size in enumerate(books.board.sizes):
        said.append(Figure(Place(Sort.SIZE, chain), size))
        held = books.blocks[chain]
        said += [
            Figure(Place(Sort.BLOCKS, chain, player), held[player])
            for player in seats
            if size or held[player]
        ]
    said += [Figure(Place(Sort.DRAWN, chain), number) for chain, number in books.drawn]
    for player in seats:
        cash = reading.number(books.cash[player], "cash", 0, MOST)
        said.append(Figure(Place(Sort.CASH, player=player), cash))
    return [*said, Last(books.player)] if books.player else said
