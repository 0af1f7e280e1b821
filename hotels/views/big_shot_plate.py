"""What the sign over a game of Big Shot says: who is asked for what, and how it is answered."""

from typing import NamedTuple

from hotels.ledger.big_shot.books import Books, Question
from hotels.ledger.big_shot.terms import ROUNDS, Cubes
from hotels.views.big_shot import Cube, cubes_in
from hotels.wording.amounts import listed, millions
from hotels.wording.big_shot import Speech
from hotels.wording.language import phrase


class Plate(NamedTuple):
    """What the sign says, and the cubes beside it."""

    headline: str
    second: str
    cubes: tuple[Cube, ...] = ()


def plate(books: Books, speech: Speech) -> Plate:
    """The sign for what the bank waits for."""
    asked, auction = books.awaiting, books.auction
    if asked is None:
        return Plate(phrase("All rounds played"), "")
    who = speech.player(asked.player)
    if asked.kind is Question.OPEN:
        last = books.round == ROUNDS - 1
        how = phrase("Tap the cubes on the space.")
        if last:
            how = phrase("The last four cubes are on the last space.")
        return Plate(phrase("{player} rolls", player=who), how)
    if auction is None:
        raise AssertionError(books)
    cubes = auction.left if asked.kind is Question.PLACE else auction.cubes
    return Plate(*_words(books, speech), cubes_in(_counts(cubes), speech))


def _words(books: Books, speech: Speech) -> tuple[str, str]:
    """Headline and second line during an auction and after it."""
    asked, auction = books.awaiting, books.auction
    if asked is None or auction is None:
        raise AssertionError(books)
    who = speech.player(asked.player)
    match asked.kind:
        case Question.BID:
            return phrase("{player} bids or passes", player=who), _lead(books, speech)
        case Question.PAY:
            colours = books.terms.colours_of(asked.player)
            owners = listed((speech.owner(colour) for colour in colours), "or")
            head = phrase("{player} pays {amount}", player=who, amount=millions(auction.price))
            return head, phrase("{owners} pays the full amount.", owners=owners)
        case Question.REPEAT:
            amount = millions(auction.price)
            head = phrase("{player} can't pay {amount}", player=who, amount=amount)
            return head, phrase(
                "The auction is repeated, now with {player}'s money in the open.", player=who
            )
    head = phrase("{player} places the cubes", player=who)
    if auction.winner is None:
        return head, phrase("No bids, so the cubes are free.")
    return head, phrase("Bought for {amount}.", amount=millions(auction.price))


def _lead(books: Books, speech: Speech) -> str:
    """Who has bid most for these cubes."""
    if books.lead is None:
        return phrase("No bids yet.")
    player, amount = books.lead
    return phrase(
        "{player} leads with {amount}.", player=speech.player(player), amount=millions(amount)
    )


def _counts(cubes: Cubes) -> tuple[int, ...]:
    return tuple(cubes)
