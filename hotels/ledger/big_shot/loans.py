"""Loans: what the next one brings, and when it may be asked for."""

from hotels.ledger.big_shot.books import DEBIT_CARD, Books, Question
from hotels.ledger.big_shot.entries import Loan
from hotels.ledger.big_shot.terms import CARDS, COLOURS, OWED, Colour
from hotels.ledger.big_shot.trouble import Page, Trouble, due, objection, set_aside
from hotels.ledger.big_shot.workings import lent
from hotels.ledger.money import Money
from hotels.ledger.objection import Objection
from hotels.ledger.posting import BANK, CASH, Posting
from hotels.ledger.replay import Booked


def next_loan(books: Books, colour: Colour) -> Money:
    """What the colour's next loan brings: 9, then 8, 7 ..., in the end nothing."""
    return max(0, OWED - 1 - books.cards[colour])


def may_borrow(books: Books, colour: Colour) -> bool:
    """Whether the rules allow this colour a loan now."""
    asked = books.awaiting
    return (
        asked is not None
        and asked.kind in {Question.OPEN, Question.BID}
        and books.terms.owners[colour] is not None
        and sum(books.cards) < CARDS
        and colour not in books.borrowed
        and not _is_late(books)
    )


def lend(entry: Loan, books: Books) -> Page:
    """A debit card, and the money that the bank does not keep."""
    colour = entry.colour
    asked = books.awaiting
    if not 0 <= colour < len(COLOURS):
        return set_aside(entry, books, Trouble.NO_SUCH_COLOUR, colour=colour)
    if books.terms.owners[colour] is None:
        return set_aside(entry, books, Trouble.GHOST, colour=colour)
    if asked is None or asked.kind not in {Question.OPEN, Question.BID}:
        return due(entry, books)
    if sum(books.cards) >= CARDS:
        return set_aside(entry, books, Trouble.NO_CARDS, cards=CARDS)
    amount = next_loan(books, colour)
    postings = [Posting(BANK, colour, 1, DEBIT_CARD)]
    if amount:
        working = lent(books.cards[colour] + 1, amount)
        postings.append(Posting(BANK, colour, amount, CASH, working))
    after = books.posted(postings)._replace(borrowed=books.borrowed | {colour})
    return Booked(entry, after, tuple(postings), _against(colour, amount, books))


def _is_late(books: Books) -> bool:
    """Whether loans had to be asked for before the bidding, and it has begun."""
    if not (books.terms.is_pair or books.terms.is_hidden):
        return False
    auction = books.auction
    return auction is not None and bool(auction.bids or auction.passed or auction.repeats)


def _against(colour: Colour, amount: Money, books: Books) -> tuple[Objection, ...]:
    """What the rules say against a loan that can be given."""
    said = []
    if colour in books.borrowed:
        said.append(objection(Trouble.LOAN_TWICE, colour=colour))
    if _is_late(books):
        said.append(objection(Trouble.LOAN_LATE, colour=colour))
    if not amount:
        said.append(objection(Trouble.LOAN_EMPTY, colour=colour))
    return tuple(said)
