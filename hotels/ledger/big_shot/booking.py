"""The table of contents of Big Shot's rules: an entry and the books before it give the page."""

from typing import assert_never

from hotels.ledger.big_shot import auctions, loans, placing
from hotels.ledger.big_shot.books import Books
from hotels.ledger.big_shot.entries import Bid, Entry, Hammer, Loan, Open, Pass, Pay, Put, Repeat
from hotels.ledger.big_shot.trouble import Page


def book(entry: Entry, books: Books) -> Page:
    """What an entry does, or why it cannot have happened so."""
    match entry:
        case Put():
            return placing.put(entry, books)
        case Bid():
            return auctions.bid(entry, books)
        case Pass():
            return auctions.passed(entry, books)
        case Open():
            return auctions.opened(entry, books)
        case Loan():
            return loans.lend(entry, books)
        case Hammer():
            return auctions.hammered(entry, books)
        case Pay():
            return auctions.paid(entry, books)
        case Repeat():
            return auctions.repeated(entry, books)
        case _:
            assert_never(entry)
