"""Big Shot in words: who did what, past tense, the player first; money in millions."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from hotels.ledger.big_shot.books import Books, Question
from hotels.ledger.big_shot.entries import Bid, Entry, Hammer, Loan, Open, Pass, Pay, Put, Repeat
from hotels.ledger.big_shot.majority import owner
from hotels.ledger.big_shot.terms import COLOURS, Colour, Player, Terms
from hotels.ledger.big_shot.trouble import Page
from hotels.ledger.money import Money
from hotels.ledger.posting import CASH
from hotels.wording.amounts import LONGEST_QUOTE, listed, millions, quoted
from hotels.wording.language import phrase, to_phrase

_PUT = to_phrase("{player} put a {colour} cube on {lot}")
_PUT_AND_SOLD = to_phrase("{player} put a {colour} cube on {lot}, which {buyer} acquired")

_WON = to_phrase("{player} won the auction for {amount}")
_WON_IN_VAIN = to_phrase("{player} won the auction for {amount} but couldn't pay")


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
        return phrase("player {seat}", seat=seat)

    def owner(self, colour: Colour | None) -> str:
        """Who plays a colour: a player, one of his two colours, or the ghost."""
        if colour is None:
            return phrase("nobody")
        word = colour_word(colour)
        if self.terms is None or colour not in range(len(COLOURS)):
            return word
        seat = self.terms.owners[colour]
        if seat is None:
            return phrase("the ghost ({colour})", colour=word)
        return f"{self.player(seat)} ({word})" if self.is_pair else self.player(seat)

    @property
    def is_pair(self) -> bool:
        """Whether two play, so that a player's colour has to be said."""
        return self.terms is not None and self.terms.is_pair


def colour_word(colour: Colour) -> str:
    """A colour by its word, also one that there is not."""
    if colour in range(len(COLOURS)):
        return phrase(COLOURS[colour])
    return phrase("colour {number}", number=colour)


def cubes_in_words(cubes: Sequence[int]) -> str:
    """``2 red, 1 yellow and 1 black``."""
    return listed(
        phrase("{count} {colour}", count=count, colour=phrase(colour))
        for colour, count in zip(COLOURS, cubes, strict=True)
        if count
    )


def deed(entry: Entry, speech: Speech, by: Player | None = None) -> str:
    """What was done, by itself; whoever the entry does not name is told by its page."""
    match entry:
        case Loan(colour=colour):
            return phrase("{owner} took a loan", owner=speech.owner(colour))
        case Open(roller=roller, cubes=cubes):
            return phrase(
                "{player} rolled: {cubes} came up for auction",
                player=speech.player(roller),
                cubes=cubes_in_words(cubes),
            )
        case Bid(player=player, amount=amount):
            return phrase(
                "{player} bid {amount}", player=speech.player(player), amount=millions(amount)
            )
        case Pass(player=player):
            return phrase("{player} passed", player=speech.player(player))
        case Hammer(winner=winner, amount=amount):
            return phrase("Nobody bid") if winner is None else _won(winner, amount, speech)
        case Pay(colour=colour):
            return phrase("{owner} paid", owner=speech.owner(colour))
        case Repeat():
            return phrase("The auction was repeated")
        case Put():
            return _put(_PUT, entry, speech, by)
        case _:
            assert_never(entry)


def told(before: Books, page: Page, speech: Speech) -> str:
    """What was done and what it came to: ``Ben put a red cube on 16, which Ana acquired``."""
    by = None if before.auction is None else before.auction.placer
    said = deed(page.entry, speech, by)
    if not page.stands:
        return said
    match page.entry:
        case Loan(colour=colour):
            return phrase(
                "{owner} took a loan of {amount} and a debit card",
                owner=speech.owner(colour),
                amount=millions(_moved(page)),
            )
        case Pay(colour=colour):
            return phrase(
                "{owner} paid {amount}", owner=speech.owner(colour), amount=millions(_moved(page))
            )
        case Bid() | Pass():
            return said + _fallen(page.books, speech)
        case Hammer(winner=None) if page.books.auction is not None:
            return f"{said}: {_at_no_cost(page.books.auction.roller, speech)}"
        case Hammer(winner=int(winner), amount=amount) if _asked(page.books) is Question.REPEAT:
            return _won(winner, amount, speech, can_pay=False)
        case Repeat() if before.awaiting is not None:
            had = phrase(
                "{player}'s money was revealed", player=speech.player(before.awaiting.player)
            )
            return f"{said}: {had}"
        case Put(lot=lot) if page.books.lot(lot).is_sold:
            buyer = speech.owner(owner(page.books.lot(lot).cubes))
            return _put(_PUT_AND_SOLD, page.entry, speech, by, buyer=buyer)
    return said


def _fallen(books: Books, speech: Speech) -> str:
    """Who has the cubes where a bid or a pass ended the bidding."""
    auction, asked = books.auction, _asked(books)
    if auction is None or asked is None or asked is Question.BID:
        return ""
    if auction.winner is None:
        return f", {phrase('nobody had bid')}: {_at_no_cost(auction.roller, speech)}"
    can_pay = asked is not Question.REPEAT
    return f": {_won(auction.winner, auction.price, speech, can_pay=can_pay)}"


def _won(winner: Player, amount: Money, speech: Speech, *, can_pay: bool = True) -> str:
    """Who won an auction, with how much."""
    said = _WON if can_pay else _WON_IN_VAIN
    return phrase(said, player=speech.player(winner), amount=millions(amount))


def _at_no_cost(roller: Player, speech: Speech) -> str:
    """Who has cubes that nobody bid for."""
    return phrase("{player} got the cubes for free", player=speech.player(roller))


def _put(said: str, entry: Put, speech: Speech, by: Player | None, **more: str) -> str:
    """Who put which cube where."""
    return phrase(
        said,
        player=phrase("someone") if by is None else speech.player(by),
        colour=colour_word(entry.colour),
        lot=quoted(entry.lot),
        **more,
    )


def _asked(books: Books) -> Question | None:
    """What the bank waits for, if anything."""
    return books.awaiting and books.awaiting.kind


def _moved(page: Page) -> Money:
    """The money that one entry moved."""
    return sum(posting.count for posting in page.postings if posting.thing == CASH)
