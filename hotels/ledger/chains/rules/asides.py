"""What happens beside the rules: counts, corrections, seats left and taken, peeks, notes."""

from typing import assert_never

from hotels.ledger.chains.books import Awaiting, Books, Ending, Question
from hotels.ledger.chains.entries import Aside, Correct, Count, Leave, Note, Peek, Sit, TurnTo
from hotels.ledger.chains.rule import Rule
from hotels.ledger.chains.rules.ending import resumed
from hotels.ledger.chains.terms import Player
from hotels.ledger.chains.trouble import Page, Trouble, objection, set_aside
from hotels.ledger.chains.workings import Step
from hotels.ledger.objection import Refused
from hotels.ledger.posting import BANK, CASH, Posting
from hotels.ledger.reading import LARGEST_NUMBER, Fault, text
from hotels.ledger.replay import Booked
from hotels.ledger.working import Mark, Working


def beside(entry: Aside, books: Books) -> Page:
    """The page of an aside; it may come at any time."""
    match entry:
        case Count():
            return counted(entry, books)
        case Correct():
            return corrected(entry, books)
        case TurnTo():
            return turned(entry, books)
        case Leave():
            return left(entry, books)
        case Sit():
            return seated(entry, books)
        case Note():
            return noted(entry, books)
        case Peek():
            return Booked(entry, books)
        case _:
            assert_never(entry)


def counted(entry: Count, books: Books) -> Page:
    """A count that differs from the books is pointed out, and by how much."""
    refused = _uncountable(entry, books)
    if refused is not None:
        return refused
    known = _balance(entry, books)
    if known is None or known == entry.count:
        return Booked(entry, books)
    if entry.thing == CASH:
        facts = {"player": entry.player, "amount": entry.count, "purse": known}
        said = objection(Trouble.PURSE_DIFFERS, **facts)
    else:
        facts = {"player": entry.player, "counted": entry.count, "known": known}
        said = objection(Trouble.PILE_DIFFERS, chain=entry.thing, **facts)
    return Booked(entry, books, (), (said,))


def corrected(entry: Correct, books: Books) -> Page:
    """The difference between the books and the count moves from or to the bank."""
    refused = _uncountable(entry, books)
    if refused is not None:
        return refused
    known = _balance(entry, books)
    if known is None:
        who = {"player": entry.player, "chain": entry.thing}
        return set_aside(entry, books, Trouble.NOT_ANNOUNCED, **who)
    more = entry.count - known
    if not more:
        return Booked(entry, books)
    if entry.thing != CASH:
        left = books.blocks[books.header.edition.places[entry.thing]][BANK]
        if more > left:
            return set_aside(
                entry, books, Trouble.BANK_SHORT, chain=entry.thing, count=more, left=left
            )
    working = None
    if entry.thing == CASH:
        cites = books.header.edition.cite(Rule.BANKER, Mark.HOUSE)
        working = Working(abs(more), Step.CORRECTION, (known, entry.count), cites)
    giver, taker = (BANK, entry.player) if more > 0 else (entry.player, BANK)
    postings = (Posting(giver, taker, abs(more), entry.thing, working),)
    return Booked(entry, books.posted(postings), postings)


def turned(entry: TurnTo, books: Books) -> Page:
    """Another player lays next; between turns only, also where the bank offers the end."""
    found = resumed(books) if books.is_provisional else books
    asked = found.awaiting
    if asked is None or asked.kind is not Question.TILE:
        return set_aside(entry, books, Trouble.NOT_BETWEEN_TURNS)
    if entry.player in books.away:
        return set_aside(entry, books, Trouble.AWAY, player=entry.player)
    return Booked(entry, found._replace(awaiting=Awaiting(Question.TILE, (entry.player,))))


def left(entry: Leave, books: Books) -> Page:
    """A seat is empty: its turns are left out; what it is asked has to be answered first.

    Where the bank offers the end play may go on, so nothing has to be answered there.
    """
    player, asked = entry.player, books.awaiting
    if player in books.away:
        return set_aside(entry, books, Trouble.AWAY, player=player)
    if len(books.away) + 1 == books.header.seats:
        return set_aside(entry, books, Trouble.LAST_AT_TABLE, player=player)
    if books.end is Ending.DECLARED and asked is None:
        return set_aside(entry, books, Trouble.GAME_OVER)
    lays = asked is not None and asked.kind is Question.TILE
    if asked is not None and player in asked.players and not (lays or books.is_provisional):
        return set_aside(entry, books, Trouble.ASKED_FIRST, player=player)
    postings = _given_back(player, books) if entry.returns else ()
    after = books.posted(postings)._replace(away=books.away | {player})
    if asked is not None and lays and asked.player == player:
        after = after._replace(awaiting=Awaiting(Question.TILE, (after.following(player),)))
    return Booked(entry, after, postings)


def seated(entry: Sit, books: Books) -> Page:
    """A seat is taken again, with all that lies before it."""
    if entry.player not in books.away:
        return set_aside(entry, books, Trouble.SEAT_TAKEN, player=entry.player)
    return Booked(entry, books._replace(away=books.away - {entry.player}))


def noted(entry: Note, books: Books) -> Page:
    """A note moves nothing; what could not be read again is no note."""
    try:
        text(entry.text, "the note")
    except Refused as refused:
        long = refused.code == Fault.TOO_LONG
        trouble = Trouble.NOTE_TOO_LONG if long else Trouble.NOTE_NOT_WRITABLE
        return set_aside(entry, books, trouble, **refused.facts)
    return Booked(entry, books)


def _uncountable(entry: Count | Correct, books: Books) -> Page | None:
    """The page of a count of what there is not, of less than none or beyond reason."""
    if entry.thing != CASH and entry.thing not in books.header.edition.places:
        return set_aside(entry, books, Trouble.NO_SUCH_CHAIN, chain=entry.thing)
    if entry.count < 0:
        return set_aside(entry, books, Trouble.COUNTED_BELOW_NONE, player=entry.player)
    if entry.count > LARGEST_NUMBER:
        beyond = {"player": entry.player, "most": LARGEST_NUMBER}
        return set_aside(entry, books, Trouble.COUNTED_BEYOND, **beyond)
    return None


def _balance(entry: Count | Correct, books: Books) -> int | None:
    """What the books say of a purse or a pile; None for a pile nobody has announced."""
    if entry.thing == CASH:
        return books.cash[entry.player]
    return books.held(books.header.edition.places[entry.thing], entry.player)


def _given_back(player: Player, books: Books) -> tuple[Posting, ...]:
    """All known blocks of a player to the bank."""
    return tuple(
        Posting(player, BANK, books.blocks[place][player], name)
        for place, name in enumerate(books.header.edition.names)
        if books.blocks[place][player] > 0
    )
