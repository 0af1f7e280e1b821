"""A turn begins: a tile is laid, or none can be."""

from hotels.ledger.chains.board import Effect, Prospect
from hotels.ledger.chains.books import Awaiting, Books, Question
from hotels.ledger.chains.entries import Lay, Name, Pass
from hotels.ledger.chains.rules import ending, takeovers
from hotels.ledger.chains.terms import Player, Tile
from hotels.ledger.chains.trouble import Page, Trouble, objection, set_aside
from hotels.ledger.objection import Objection
from hotels.ledger.posting import BANK, Posting
from hotels.ledger.replay import Booked


def prospect(books: Books, tile: Tile) -> Prospect:
    """What a tile laid there now would do, and why it may not lie there."""
    return books.board.prospect(books.header.shape.square(tile), books.header.edition.safe)


def prospects(books: Books) -> tuple[Prospect, ...]:
    """The status of every square, along the rows."""
    safe = books.header.edition.safe
    return tuple(books.board.prospect(square, safe) for square in books.header.shape.squares)


def laid(entry: Lay, books: Books) -> Page:
    """A tile on the board, and what it causes."""
    header = books.header
    if not header.shape.holds(entry.tile):
        return set_aside(entry, books, Trouble.NO_SUCH_SQUARE, tile=entry.tile)
    square = header.shape.square(entry.tile)
    effect, chains = books.board.prospect(square, header.edition.safe)
    said = _on_beginning(entry.player, books)
    begun = _begun(entry.player, books, passes=0)
    board = begun.board
    buying = Awaiting(Question.BUY, (entry.player,))
    match effect:
        case Effect.TAKEN:
            return set_aside(entry, books, Trouble.SQUARE_TAKEN, tile=entry.tile)
        case Effect.LONE | Effect.EIGHTH:
            if effect is Effect.EIGHTH:  # without a marker its tiles lie alone
                facts = {"tile": entry.tile, "chains": len(board.sizes)}
                said += (objection(Trouble.EIGHTH_CHAIN, **facts),)
            after = begun._replace(board=board.lone(square), awaiting=buying)
        case Effect.GROWS:
            after = begun._replace(board=board.swept(square, chains[0]), awaiting=buying)
        case Effect.FORMS:
            naming = Awaiting(Question.NAME, (entry.player,), choices=_free_names(begun))
            after = begun._replace(board=board.lone(square), awaiting=naming, formed=square)
        case Effect.TAKES_OVER | Effect.TWO_SAFE:
            if effect is Effect.TWO_SAFE:
                safe = [chain for chain in chains if board.sizes[chain] >= header.edition.safe]
                said += (objection(Trouble.JOINS_TWO_SAFE, tile=entry.tile, chains=tuple(safe)),)
            after, postings = takeovers.joined(begun, square, chains)
            return Booked(entry, after, postings, said)
    return Booked(entry, after, (), said)


def passed(entry: Pass, books: Books) -> Page:
    """A turn without a tile: the bank believes that none can be laid."""
    said = _on_beginning(entry.player, books)
    begun = _begun(entry.player, books, passes=books.passes + 1)
    after = begun._replace(awaiting=Awaiting(Question.BUY, (entry.player,)))
    return Booked(entry, after, (), said)


def named(entry: Name, books: Books) -> Page:
    """A chain gets its name, and its founder a free block where the edition gives one."""
    header, asked = books.header, books.awaiting
    if asked is None or asked.kind is not Question.NAME or books.formed is None:
        return set_aside(entry, books, Trouble.NOTHING_TO_NAME, player=entry.player)
    if asked.player != entry.player:
        return set_aside(entry, books, Trouble.NOT_HIS_TO_SAY, player=entry.player, by=asked.player)
    place = header.edition.places.get(entry.chain)
    if place is None:
        return set_aside(entry, books, Trouble.NO_SUCH_CHAIN, chain=entry.chain)
    if books.board.sizes[place]:
        return set_aside(entry, books, Trouble.NAME_TAKEN, chain=entry.chain)
    free = min(header.edition.founder, books.blocks[place][BANK])
    postings = (Posting(BANK, entry.player, free, entry.chain),) if free > 0 else ()
    after = books.posted(postings)._replace(
        board=books.board.swept(books.formed, place),
        awaiting=Awaiting(Question.BUY, (entry.player,)),
        formed=None,
    )
    return Booked(entry, after, postings)


def unnamed(books: Books) -> Books:
    """A chain nobody named: its tiles lie as lone tiles until another touches them."""
    return books._replace(awaiting=Awaiting(Question.BUY, (books.player,)), formed=None)


def _begun(player: Player, books: Books, passes: int) -> Books:
    """The books as a player's turn begins."""
    return books._replace(
        turn=books.turn + 1,
        player=player,
        passes=passes,
        takeover=None,
        silent=frozenset(),
        drawn=(),
    )


def _free_names(books: Books) -> tuple[int, ...]:
    """The chains whose markers are not on the board."""
    return tuple(chain for chain, size in enumerate(books.board.sizes) if not size)


def _on_beginning(player: Player, books: Books) -> tuple[Objection, ...]:
    """What is to say when this player's turn begins now."""
    said: tuple[Objection, ...] = ()
    asked = books.awaiting
    if asked is not None and asked.player != player:
        said += (objection(Trouble.OUT_OF_TURN, player=player, by=asked.player),)
    if ending.overdue(books):
        said += (objection(Trouble.END_REACHED, conditions=ending.conditions(books)),)
    return said
