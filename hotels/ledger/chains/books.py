"""Who holds what, what lies where, and what the bank waits for."""

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from hotels.ledger.chains.board import Board, empty
from hotels.ledger.chains.header import Header
from hotels.ledger.chains.terms import UNSEEN, Player
from hotels.ledger.money import Money
from hotels.ledger.posting import CASH, Posting, moved


class Question(StrEnum):
    """What the bank can wait for, by the word of the entry that answers it."""

    TILE = "tile"
    NAME = "found"
    SURVIVOR = "survivor"
    ANNOUNCE = "announce"
    BANK_HOLDS = "bank_holds"
    NEXT_DEFUNCT = "next_defunct"
    DISPOSE = "dispose"
    BUY = "buy"


class Awaiting(NamedTuple):
    """One question: who answers it, all in order, about which chain, and from what choices."""

    kind: Question
    players: tuple[Player, ...] = ()
    chain: int | None = None
    choices: tuple[int, ...] = ()

    @property
    def player(self) -> Player:
        """Who answers next."""
        return self.players[0]


class Ending(StrEnum):
    """Why a game is over, or why its end is offered: a reason, never a flag."""

    DECLARED = "declared"
    STUCK = "stuck"
    ROUND_OF_PASSES = "round of passes"


class Takeover(NamedTuple):
    """A takeover under way, from the tile to the last disposal."""

    square: int
    equals: tuple[int, ...]
    """The largest chains, while one of them is still to be chosen."""
    joined: tuple[int, ...]
    """All chains the tile joins, the largest first."""
    survivor: int | None = None
    paid: bool = False
    pending: tuple[int, ...] = ()
    """Defunct chains not settled yet, the one being settled included."""
    current: int | None = None
    queue: tuple[Player, ...] = ()
    """Holders of the current chain who have not disposed yet."""
    settled: tuple[tuple[int, Player], ...] = ()
    sizes: tuple[int, ...] = ()
    """Every chain's size before the tile."""
    bonuses: tuple[tuple[int, tuple[Posting, ...]], ...] = ()
    """What the bank paid for which defunct chain."""
    left_open: tuple[tuple[int, Player], ...] = ()
    """Of which chain who disposed of nothing only because nothing was said."""

    @property
    def is_disposing(self) -> bool:
        """Whether a holder has said what becomes of his blocks."""
        return bool(set(self.settled) - set(self.left_open))

    @property
    def largest(self) -> tuple[int, ...]:
        """The joined chains with most tiles: one of them survives by the rules."""
        most = self.sizes[self.joined[0]]
        return tuple(chain for chain in self.joined if self.sizes[chain] == most)

    @property
    def defunct(self) -> tuple[int, ...]:
        """The chains taken over, the larger first."""
        return tuple(chain for chain in self.joined if chain != self.survivor)


SEALED = Takeover._fields.index("sizes")
"""How many fields of a takeover a seal is made of: the rest follows from the lines before."""


class Books(NamedTuple):
    """What remains when all postings are added up, and where the game stands."""

    header: Header
    board: Board
    cash: tuple[Money, ...]
    """By holder: the players, the unseen pile, the bank."""
    blocks: tuple[tuple[int, ...], ...]
    """Chain by chain, by holder likewise."""
    told: tuple[frozenset[Player], ...]
    """Chain by chain, whose holding the bank knows."""
    dealt: tuple[tuple[int, ...], ...]
    """Chain by chain, how many blocks each player was dealt, as far as that is known."""
    awaiting: Awaiting | None
    turn: int = 0
    """Turns begun."""
    player: Player = 0
    """Whose turn it is, or was until the next one begins."""
    passes: int = 0
    """Turns in a row, up to now, that began without a tile."""
    takeover: Takeover | None = None
    formed: int | None = None
    """The square of a tile that has formed a chain without a name."""
    silent: frozenset[tuple[int, Player]] = frozenset()
    """Of which chain who left unanswered, in this takeover or at the end, how many he holds."""
    drawn: tuple[tuple[int, int], ...] = ()
    """What the bank counts as holding, of which chain, as drawn."""
    end: Ending | None = None
    away: frozenset[Player] = frozenset()
    """Who has left the table."""

    @property
    def is_provisional(self) -> bool:
        """Whether the bank offers the end and nobody declared it, so that play may still go on."""
        return self.end is not None and self.end is not Ending.DECLARED

    def held(self, chain: int, player: Player) -> int | None:
        """How many blocks the player holds; None where he never said."""
        return self.blocks[chain][player] if player in self.told[chain] else None

    def holdings(self, chain: int) -> tuple[int, ...]:
        """Every player's blocks of the chain as far as the bank knows them."""
        return self.blocks[chain][:UNSEEN]

    def following(self, player: Player) -> Player:
        """The next to his left who is at the table."""
        seats = self.header.seats
        player = (player + 1) % seats
        while player in self.away:
            player = (player + 1) % seats
        return player

    def price(self, chain: int) -> Money:
        """The price of a block at the size the bank reckons."""
        return self.header.prices[chain][self.board.sizes[chain]]

    def posted(self, postings: Iterable[Posting]) -> "Books":
        """With these movements."""
        cash = self.cash
        blocks = list(self.blocks)
        places = self.header.edition.places
        for posting in postings:
            if posting.thing == CASH:
                cash = moved(cash, posting)
            else:
                place = places[posting.thing]
                blocks[place] = moved(blocks[place], posting)
        return self._replace(cash=cash, blocks=tuple(blocks))


def opening(header: Header) -> Books:
    """The books before the first turn: purses filled, piles dealt, opening tiles laid out."""
    edition, seats = header.edition, header.seats
    start = header.options.start_cash
    everyone = frozenset(range(seats))
    board = empty(edition.rows, edition.columns, len(edition.chains))
    for tile in header.opening:
        board = board.lone(header.shape.square(tile))
    dealt = header.dealt or ((0,) * seats,) * len(edition.chains)
    blocks = (
        (*hands, chain.dealt - sum(hands), chain.bank)
        for hands, chain in zip(dealt, edition.chains, strict=True)
    )
    return Books(
        header=header,
        board=board,
        cash=(*(start,) * seats, 0, -start * seats),
        blocks=tuple(blocks),
        told=((everyone if header.deal_known else frozenset()),) * len(edition.chains),
        dealt=dealt,
        awaiting=Awaiting(Question.TILE, (0,)),
    )
