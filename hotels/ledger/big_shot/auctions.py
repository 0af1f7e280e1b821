"""Auctions: a space is opened, bids go round, the winner pays."""

from typing import NamedTuple

from hotels.ledger.big_shot import entries
from hotels.ledger.big_shot.books import AUCTION, Auction, Awaiting, Books, Question
from hotels.ledger.big_shot.loans import may_borrow, next_loan
from hotels.ledger.big_shot.terms import COLOURS, CUBES_EACH, HIGHEST_BID, ON_SPACE, Colour, Player
from hotels.ledger.big_shot.trouble import Page, Trouble, due, objection, set_aside
from hotels.ledger.big_shot.workings import price_paid
from hotels.ledger.money import Money
from hotels.ledger.objection import Objection
from hotels.ledger.posting import BANK, CASH, Posting
from hotels.ledger.replay import Booked


class Affordable(NamedTuple):
    """The most that a player can pay: with what he has, and after a loan he may take now."""

    cash: Money
    with_loan: Money


def affordable(books: Books, player: Player) -> Affordable:
    """What a player can pay; where two play, what one of his colours alone can pay."""
    own = books.terms.colours_of(player)
    cash = [books.purses[colour] for colour in own]
    lent = [
        books.purses[colour] + (next_loan(books, colour) if may_borrow(books, colour) else 0)
        for colour in own
    ]
    return Affordable(max(cash), max(lent))


def opened(entry: entries.Open, books: Books) -> Page:
    """The cubes of a space are auctioned."""
    asked, terms = books.awaiting, books.terms
    if asked is None or asked.kind is not Question.OPEN:
        return due(entry, books)
    if not 0 <= entry.roller < terms.seats:
        return set_aside(entry, books, Trouble.NO_SUCH_PLAYER, player=entry.roller)
    count = sum(entry.cubes)
    if count != ON_SPACE or min(entry.cubes) < 0:
        return set_aside(entry, books, Trouble.NOT_FOUR, count=count, right=ON_SPACE)
    for colour, (cubes, left) in enumerate(zip(entry.cubes, books.unopened, strict=True)):
        if cubes > left:
            facts = {"colour": colour, "count": cubes, "left": left, "right": CUBES_EACH}
            return set_aside(entry, books, Trouble.CUBES_SHORT, **facts)
    free = sum(lot.free for lot in books.lots)
    if free < ON_SPACE:
        return set_aside(entry, books, Trouble.NO_ROOM, left=free)
    said: tuple[Objection, ...] = ()
    if max(entry.cubes) == ON_SPACE:
        said += (objection(Trouble.ONE_COLOUR, colour=entry.cubes.index(ON_SPACE)),)
    if books.round and entry.roller != asked.player:
        said += (objection(Trouble.ROLLER, player=entry.roller, by=asked.player),)
    red, yellow, white, black = (
        before + more for before, more in zip(books.opened, entry.cubes, strict=True)
    )
    after = books._replace(
        opened=(red, yellow, white, black),
        auction=Auction(entry.roller, entry.cubes, left=entry.cubes),
        awaiting=Awaiting(Question.BID, terms.leftwards(entry.roller)[0]),
    )
    postings = tuple(
        Posting(BANK, AUCTION, cubes, COLOURS[colour])
        for colour, cubes in enumerate(entry.cubes)
        if cubes
    )
    return Booked(entry, after, postings, said)


def bid(entry: entries.Bid, books: Books) -> Page:
    """A bid above the last one."""
    player, auction = entry.player, books.auction
    refused = _not_bidding(entry, player, books)
    if refused is not None or auction is None:
        return refused or due(entry, books)
    unfit = _amiss(entry, entry.amount, _last(books) + 1, books)
    if unfit is not None:
        return unfit
    said = _out_of_turn(player, books)
    if not books.terms.is_hidden or player in books.shown:
        said += _beyond(player, entry.amount, books)
    after = books._replace(auction=auction._replace(bids=(*auction.bids, (player, entry.amount))))
    return _gone_on(entry, player, after, said)


def passed(entry: entries.Pass, books: Books) -> Page:
    """A player is out of this auction for good."""
    player, auction = entry.player, books.auction
    refused = _not_bidding(entry, player, books)
    if refused is not None or auction is None:
        return refused or due(entry, books)
    lead = books.lead
    if lead is not None and lead[0] == player:
        return set_aside(entry, books, Trouble.LEADS, player=player)
    said = _out_of_turn(player, books)
    after = books._replace(auction=auction._replace(passed=auction.passed | {player}))
    return _gone_on(entry, player, after, said)


def hammered(entry: entries.Hammer, books: Books) -> Page:
    """The auction's end, its single bids not being told."""
    asked, lead = books.awaiting, books.lead
    if asked is None or asked.kind is not Question.BID:
        return due(entry, books)
    if entry.winner is None:
        if lead is not None:
            return set_aside(entry, books, Trouble.SOMEBODY_BID, player=lead[0], amount=lead[1])
        if entry.amount:
            return set_aside(entry, books, Trouble.PRICE_OF_NOTHING, amount=entry.amount)
        return Booked(entry, _placing(books))
    refused = _not_bidding(entry, entry.winner, books)
    if refused is not None:
        return refused
    least = _last(books) + (lead is None or lead[0] != entry.winner)
    unfit = _amiss(entry, entry.amount, least, books)
    if unfit is not None:
        return unfit
    said = _beyond(entry.winner, entry.amount, books)
    after, postings = _won(entry.winner, entry.amount, books)
    return Booked(entry, after, postings, said)


def paid(entry: entries.Pay, books: Books) -> Page:
    """Where two play, the colour that pays."""
    asked, auction, colour = books.awaiting, books.auction, entry.colour
    if asked is None or asked.kind is not Question.PAY or auction is None:
        return due(entry, books)
    if not 0 <= colour < len(COLOURS):
        return set_aside(entry, books, Trouble.NO_SUCH_COLOUR, colour=colour)
    if books.terms.owners[colour] != asked.player:
        facts = {"player": asked.player, "colour": colour}
        return set_aside(entry, books, Trouble.NOT_HIS_COLOUR, **facts)
    said: tuple[Objection, ...] = ()
    purse = books.purses[colour]
    if auction.price > purse:
        facts = {"colour": colour, "amount": auction.price, "purse": purse}
        said = (objection(Trouble.SHORT, **facts),)
    after, postings = _taken(colour, books)
    return Booked(entry, after, postings, said)


def repeated(entry: entries.Repeat, books: Books) -> Page:
    """The same cubes are auctioned again; who could not pay shows his money."""
    asked, auction = books.awaiting, books.auction
    if asked is None or asked.kind is not Question.REPEAT or auction is None:
        return due(entry, books)
    again = Auction(auction.roller, auction.cubes, left=auction.cubes, repeats=auction.repeats + 1)
    after = books._replace(
        auction=again,
        shown=books.shown | {asked.player},
        awaiting=Awaiting(Question.BID, books.terms.leftwards(auction.roller)[0]),
    )
    return Booked(entry, after)


def _last(books: Books) -> Money:
    """The last bid, or nothing."""
    return books.lead[1] if books.lead is not None else 0


def _not_bidding(entry: entries.Entry, player: Player, books: Books) -> Page | None:
    """Why a player can take no part in the bidding now, if so."""
    asked = books.awaiting
    if not 0 <= player < books.terms.seats:
        return set_aside(entry, books, Trouble.NO_SUCH_PLAYER, player=player)
    if asked is None or asked.kind is not Question.BID or books.auction is None:
        return due(entry, books)
    if player in books.auction.passed:
        return set_aside(entry, books, Trouble.PASSED, player=player)
    return None


def _amiss(entry: entries.Entry, amount: Money, least: Money, books: Books) -> Page | None:
    """Why nobody can have bid so little or so much, if so."""
    if amount < least:
        return set_aside(entry, books, Trouble.TOO_LOW, amount=amount, lowest=least)
    if amount > HIGHEST_BID:
        return set_aside(entry, books, Trouble.TOO_HIGH, most=HIGHEST_BID)
    return None


def _out_of_turn(player: Player, books: Books) -> tuple[Objection, ...]:
    """That somebody else bids or passes first."""
    asked = books.awaiting
    if asked is None or asked.player == player:
        return ()
    return (objection(Trouble.OUT_OF_TURN, player=player, by=asked.player),)


def _beyond(player: Player, amount: Money, books: Books) -> tuple[Objection, ...]:
    """That a player cannot pay so much, and what a loan would bring."""
    can = affordable(books, player)
    if amount <= can.cash:
        return ()
    facts = {"player": player, "amount": amount, "purse": can.cash, "with_loan": can.with_loan}
    return (objection(Trouble.BEYOND, **facts, colours=len(books.terms.colours_of(player))),)


def _gone_on(
    entry: entries.Entry, player: Player, books: Books, said: tuple[Objection, ...]
) -> Page:
    """The next bidder, or the auction's end where nobody is left to bid against."""
    order, lead = books.order, books.lead
    if lead is not None and order == (lead[0],):
        after, postings = _won(*lead, books)
        return Booked(entry, after, postings, said)
    roller = books.auction.roller if books.auction is not None else None
    if lead is None and order in {(), (roller,)}:
        return Booked(entry, _placing(books), (), said)
    if isinstance(entry, entries.Pass) and said:
        return Booked(entry, books, (), said)  # out of turn: whose turn it is, it still is
    turn = next(one for one in books.terms.leftwards(player) if one in order)
    return Booked(entry, books._replace(awaiting=Awaiting(Question.BID, turn)), (), said)


def _won(winner: Player, price: Money, books: Books) -> tuple[Books, tuple[Posting, ...]]:
    """The winner pays, is asked which colour pays, or cannot pay what he bid in secret."""
    auction = books.auction
    if auction is None:
        raise AssertionError(books)
    own = books.terms.colours_of(winner)
    books = books._replace(auction=auction._replace(winner=winner, price=price))
    if books.terms.is_hidden and price > affordable(books, winner).cash:
        return books._replace(awaiting=Awaiting(Question.REPEAT, winner)), ()
    if len(own) > 1:
        return books._replace(awaiting=Awaiting(Question.PAY, winner)), ()
    return _taken(own[0], books)


def _taken(colour: Colour, books: Books) -> tuple[Books, tuple[Posting, ...]]:
    """The price goes to the bank, and the cubes are placed next."""
    auction = books.auction
    if auction is None:
        raise AssertionError(books)
    working = price_paid(auction.price, auction.cubes)
    postings = (Posting(colour, BANK, auction.price, CASH, working),)
    return _placing(books.posted(postings)), postings


def _placing(books: Books) -> Books:
    """The books as the cubes are placed, by the winner or the roller."""
    if books.auction is None:
        raise AssertionError(books)
    return books._replace(awaiting=Awaiting(Question.PLACE, books.auction.placer))
