"""The players of Big Shot: their money, their loans, what they do in the auction."""

from typing import NamedTuple

from hotels.ledger.big_shot.books import Books, Question
from hotels.ledger.big_shot.loans import may_borrow, next_loan
from hotels.ledger.big_shot.terms import Colour, Player
from hotels.views.big_shot import letters_of, shows_money
from hotels.wording.amounts import Count, millions
from hotels.wording.big_shot import Speech, colour_word
from hotels.wording.language import phrase, to_phrase


class PlayerLine(NamedTuple):
    """One purse in the list, or the ghost."""

    seat: Player | None
    """None for the ghost."""
    colour: Colour
    letter: str
    name: str
    state: str
    amount: str
    """Empty for the ghost."""
    is_turn: bool
    peeked: bool = False
    is_hidden: bool = False


_DOES = {
    Question.OPEN: to_phrase("of a player|rolls"),
    Question.BID: to_phrase("of a player|to bid"),
    Question.PAY: to_phrase("of a player|pays"),
    Question.REPEAT: to_phrase("of a player|can't pay"),
    Question.PLACE: to_phrase("of a player|places"),
}


def player_lines(
    books: Books, speech: Speech, peeking: Player | None = None
) -> tuple[PlayerLine, ...]:
    """A line a purse by seat, the ghost last."""
    terms, signs = books.terms, letters_of(speech)
    asked = books.awaiting
    found = []
    for seat in range(terms.seats):
        for colour in terms.colours_of(seat):
            name = speech.player(seat)
            shown = shows_money(books, seat, peeking)
            peeked = seat == peeking
            is_turn = asked is not None and asked.player == seat
            found.append(
                PlayerLine(
                    seat,
                    colour,
                    signs[colour],
                    f"{name}, {colour_word(colour)}" if terms.is_pair else name,
                    _state(books, seat, colour, peeked=peeked, hidden=not shown),
                    millions(books.purses[colour]) if shown else phrase("of money|hidden"),
                    is_turn,
                    peeked,
                    not shown,
                )
            )
    if terms.ghost is not None:
        ghost = terms.ghost
        words = phrase("{colour}: no money or bids, but can own lots", colour=colour_word(ghost))
        found.append(PlayerLine(None, ghost, "", phrase("The ghost"), words, "", is_turn=False))
    return tuple(found)


def _state(books: Books, seat: Player, colour: Colour, *, peeked: bool, hidden: bool) -> str:
    """Loans, and what he does in the auction."""
    said = [phrase("{count:loan/loans}", count=Count(books.cards[colour]))]
    doing = _doing(books, seat)
    if doing:
        said.append(doing)
    if not hidden and (can := _can_pay(books, seat, colour)):
        said.append(phrase("{amount} with a loan", amount=can))
    if peeked and books.terms.is_hidden and seat not in books.shown:
        said.append(phrase("peeking"))
    elif hidden:
        said.append(phrase("hold to peek"))
    elif seat in books.shown:
        said.append(phrase("open money"))
    return ", ".join(said)


def _can_pay(books: Books, seat: Player, colour: Colour) -> int:
    """What a bidder who is still in can pay after a loan, where he may take one."""
    asked, auction = books.awaiting, books.auction
    if asked is None or auction is None or asked.kind is not Question.BID:
        return 0
    if seat in auction.passed or not may_borrow(books, colour):
        return 0
    return books.purses[colour] + next_loan(books, colour)


def _doing(books: Books, seat: Player) -> str:
    """What somebody has done or does now."""
    asked, auction = books.awaiting, books.auction
    if asked is not None and asked.player == seat:
        return phrase(_DOES[asked.kind])
    if auction is None or asked is None or asked.kind is not Question.BID:
        return ""
    if seat in auction.passed:
        return phrase("of a player|passed")
    bids = [amount for player, amount in auction.bids if player == seat]
    return phrase("bid {amount}", amount=bids[-1]) if bids else ""
