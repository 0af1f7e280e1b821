"""A merger that has not happened: who survives, what is paid, who has what afterwards."""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from hotels.ledger.chains.board import Effect
from hotels.ledger.chains.books import Books, Question, Takeover
from hotels.ledger.chains.entries import Dispose, Settle
from hotels.ledger.chains.mixes import most_traded
from hotels.ledger.chains.rules.disposals import disposed
from hotels.ledger.chains.rules.takeovers import carried_on, settled
from hotels.ledger.chains.terms import Player
from hotels.ledger.posting import BANK, Posting

COUPLE = 2
"""So many chains merge at least; and so many that are safe never do."""


class Way(StrEnum):
    """What all holders do with their blocks."""

    SELL = "sell"
    TRADE = "trade"
    KEEP = "keep"


class Merger(NamedTuple):
    """What a merger would come to."""

    joined: tuple[int, ...]
    """The chains, the largest first."""
    survivor: int
    before: Books
    paid: Books
    """When the bonuses are paid and nobody has disposed yet."""
    after: Books
    postings: tuple[Posting, ...]

    @property
    def defunct(self) -> tuple[int, ...]:
        """The chains taken over, the larger first."""
        return tuple(chain for chain in self.joined if chain != self.survivor)

    @property
    def grown(self) -> int:
        """The size of the survivor afterwards."""
        return self.after.board.sizes[self.survivor]


def by_size(books: Books, chains: Sequence[int]) -> tuple[int, ...]:
    """The chains, the largest first, equal ones in the order of the card."""
    return tuple(sorted(chains, key=lambda chain: (-books.board.sizes[chain], chain)))


def can_merge(books: Books, chains: Sequence[int]) -> bool:
    """Whether these chains are on the board, and no two of them safe."""
    sizes, safe = books.board.sizes, books.header.edition.safe
    return all(sizes[chain] for chain in chains) and (
        sum(sizes[chain] >= safe for chain in chains) < COUPLE
    )


def may_survive(books: Books, chains: Sequence[int]) -> tuple[int, ...]:
    """The largest of the chains: more than one where the tile's player chooses."""
    ordered = by_size(books, chains)
    most = books.board.sizes[ordered[0]]
    return tuple(chain for chain in ordered if books.board.sizes[chain] == most)


def joining(books: Books, chains: Sequence[int]) -> tuple[int, ...]:
    """The squares on which a tile would join these chains and no other."""
    wanted, safe = set(chains), books.header.edition.safe
    found = []
    for square in books.header.shape.squares:
        effect, touched = books.board.prospect(square, safe)
        if effect is Effect.TAKES_OVER and set(touched) == wanted:
            found.append(square)
    return tuple(found)


def joined_anywhere(books: Books) -> tuple[int, ...]:
    """The chains that a tile on the first such square would join; none where there is no square."""
    safe = books.header.edition.safe
    for square in books.header.shape.squares:
        effect, touched = books.board.prospect(square, safe)
        if effect is Effect.TAKES_OVER:
            return touched
    return ()


def size_by(books: Books, chains: Sequence[int], survivor: int, square: int | None) -> int:
    """How large the survivor would be by a tile on that square, or by one that joins no more."""
    defunct = [chain for chain in chains if chain != survivor]
    if square is None:
        return sum(books.board.sizes[chain] for chain in chains) + 1
    return books.board.swept(square, survivor, defunct).sizes[survivor]


def laying(books: Books) -> Player:
    """Who lays the next tile."""
    asked = books.awaiting
    if asked is not None and asked.kind is Question.TILE:
        return asked.player
    return books.following(books.player)


def merged(books: Books, chains: Sequence[int], survivor: int, way: Way) -> Merger | None:
    """The merger by a tile of whoever lays next; None where the bank would have to ask first.

    The tile lies on the square that joins the fewest others besides.
    """
    ordered = by_size(books, chains)
    squares = joining(books, chains)
    grown = min(size_by(books, chains, survivor, square) for square in squares or (None,))
    sizes = list(books.board.sizes)
    sizes[survivor] = grown
    before = books._replace(
        player=laying(books), takeover=None, formed=None, silent=frozenset(), drawn=()
    )
    square = squares[0] if squares else 0
    takeover = Takeover(square, (), ordered, survivor, sizes=books.board.sizes)
    board = books.board._replace(sizes=tuple(sizes))
    paid, postings = carried_on(before._replace(board=board, takeover=takeover))
    after = paid
    while (asked := after.awaiting) is not None and asked.kind is not Question.BUY:
        names = books.header.edition.names
        if asked.kind is Question.NEXT_DEFUNCT:
            page = settled(Settle(asked.player, names[asked.choices[0]]), after)
        elif asked.kind is Question.DISPOSE and asked.chain is not None:
            held = after.blocks[asked.chain][asked.player]
            split = _split(way, held, after.blocks[survivor][BANK])
            page = disposed(Dispose(asked.player, names[asked.chain], *split), after)
        else:
            return None
        after, postings = page.books, (*postings, *page.postings)
    return Merger(ordered, survivor, books, paid, after, postings)


def _split(way: Way, held: int, left: int) -> tuple[int, int, int]:
    """What is sold, traded and kept: what cannot be traded is kept."""
    match way:
        case Way.SELL:
            return held, 0, 0
        case Way.TRADE:
            traded = most_traded(held, left)
            return 0, traded, held - traded
        case Way.KEEP:
            return 0, 0, held
