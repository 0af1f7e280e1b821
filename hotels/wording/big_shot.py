"""Big Shot in words: who did what, past tense, the player first; money in millions."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import assert_never

from hotels.ledger.big_shot.books import Books, Question
from hotels.ledger.big_shot.entries import Bid, Entry, Hammer, Loan, Open, Pass, Pay, Put, Repeat
from hotels.ledger.big_shot.majority import owner
from hotels.ledger.big_shot.terms import COLOURS, Colour, Player, Terms
from hotels.ledger.big_shot.trouble import Page
from hotels.ledger.money import Money
from hotels.ledger.posting import CASH
from hotels.wording.amounts import LONGEST_QUOTE, listed, quoted

_AWAITED: Mapping[Question, str] = {
    Question.OPEN: "{player} rolls the die",
    Question.BID: "{player} bids or passes",
    Question.PAY: "{player} says which colour pays",
    Question.REPEAT: "the auction is held again, for {player} cannot pay",
    Question.PLACE: "{player} places the cubes",
}


@dataclass(frozen=True, slots=True)
class Speech:
    """The names of one table."""

    players: tuple[str, ...] = ()
    terms: Terms | None = None
    longest: int = LONGEST_QUOTE
    """Signs of a name that are said; a screen has room for all of them."""

    def player(self, seat: Player) -> str:
        """A player by name, or by seat where nobody was named."""
        if 0 <= seat < len(self.players):
            return quoted(self.players[seat], self.longest)
        return f"player {seat}"

    def owner(self, colour: Colour | None) -> str:
        """Who plays a colour: a player, one of his two colours, or the ghost."""
        if colour is None:
            return "nobody"
        word = colour_word(colour)
        if self.terms is None or colour not in range(len(COLOURS)):
            return word
        seat = self.terms.owners[colour]
        if seat is None:
            return f"the ghost ({word})"
        return f"{self.player(seat)} ({word})" if self.is_pair else self.player(seat)

    @property
    def is_pair(self) -> bool:
        """Whether two play, so that a player's colour has to be said."""
        return self.terms is not None and self.terms.is_pair


def colour_word(colour: Colour) -> str:
    """A colour by its word, also one that there is not."""
    return COLOURS[colour] if colour in range(len(COLOURS)) else f"colour {colour}"


def millions(amount: Money) -> str:
    """``6 million``; a debt has a true minus."""
    return f"{'−' if amount < 0 else ''}{abs(amount):,} million"


def cubes_in_words(cubes: Sequence[int]) -> str:
    """``2 red, 1 yellow and 1 black``."""
    return listed(
        f"{count} {colour}" for colour, count in zip(COLOURS, cubes, strict=True) if count
    )


def deed(entry: Entry, speech: Speech, by: Player | None = None) -> str:
    """What was done, by itself; whoever the entry does not name is told by its page."""
    who = speech.player(by) if by is not None else "somebody"
    match entry:
        case Loan(colour=colour):
            return f"{speech.owner(colour)} took a loan"
        case Open(roller=roller, cubes=cubes):
            return f"{speech.player(roller)} rolled: {cubes_in_words(cubes)} came to auction"
        case Bid(player=player, amount=amount):
            return f"{speech.player(player)} bid {millions(amount)}"
        case Pass(player=player):
            return f"{speech.player(player)} passed"
        case Hammer(winner=winner, amount=amount):
            if winner is None:
                return "Nobody bid"
            return f"{speech.player(winner)} won the auction with {millions(amount)}"
        case Pay(colour=colour):
            return f"{speech.owner(colour)} paid"
        case Repeat():
            return "The auction was held again"
        case Put(lot=lot, colour=colour):
            does = f"put a {colour_word(colour)} cube on {quoted(lot)}"
            return f"{who} {does}"
        case _:
            assert_never(entry)


def told(before: Books, page: Page, speech: Speech) -> str:
    """What was done and what it came to: ``Ben put a red cube on 16, which Ana acquired``."""
    by = None if before.auction is None else before.auction.placer
    said = deed(page.entry, speech, by)
    if not page.stands:
        return said
    match page.entry:
        case Loan():
            return f"{said} of {millions(_moved(page))} and a debit card"
        case Pay():
            return f"{said} {millions(_moved(page))}"
        case Bid() | Pass():
            return said + _fallen(page.books, speech)
        case Hammer(winner=None) if page.books.auction is not None:
            return f"{said}: {_at_no_cost(page.books.auction.roller, speech)}"
        case Hammer() if _asked(page.books) is Question.REPEAT:
            return f"{said} and could not pay"
        case Repeat() if before.awaiting is not None:
            return f"{said}: {speech.player(before.awaiting.player)} had to show his money"
        case Put(lot=lot) if page.books.lot(lot).is_sold:
            buyer = owner(page.books.lot(lot).cubes)
            return f"{said}, which {speech.owner(buyer)} acquired"
    return said


def outlook(books: Books, speech: Speech) -> str:
    """That the game is over, or what it waits for."""
    asked = books.awaiting
    if asked is None:
        return "all rounds are played"
    return _AWAITED[asked.kind].format(player=speech.player(asked.player))


def _fallen(books: Books, speech: Speech) -> str:
    """Who has the cubes where a bid or a pass ended the bidding."""
    auction, asked = books.auction, _asked(books)
    if auction is None or asked is None or asked is Question.BID:
        return ""
    if auction.winner is None:
        return f", nobody had bid: {_at_no_cost(auction.roller, speech)}"
    won = f": {speech.player(auction.winner)} won the auction with {millions(auction.price)}"
    return f"{won} and could not pay" if asked is Question.REPEAT else won


def _at_no_cost(roller: Player, speech: Speech) -> str:
    """Who has cubes that nobody bid for."""
    return f"{speech.player(roller)} got the cubes at no cost"


def _asked(books: Books) -> Question | None:
    """What the bank waits for, if anything."""
    return books.awaiting and books.awaiting.kind


def _moved(page: Page) -> Money:
    """The money that one entry moved."""
    return sum(posting.count for posting in page.postings if posting.thing == CASH)
