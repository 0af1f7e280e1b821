"""Who has how much, what lies where, and what the bank waits for."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from hotels.ledger.big_shot.terms import (
    CUBES_EACH,
    MOST_ON_LOT,
    NO_CUBES,
    START,
    Colour,
    Cubes,
    Player,
    Terms,
)
from hotels.ledger.money import Money
from hotels.ledger.posting import CASH, Holder, Posting, moved

DEBIT_CARD = "debit card"
"""The thing that a loan brings beside its money."""

AUCTION: Holder = -2
"""The holder of the cubes that were auctioned and are not placed yet."""


def lot_holder(place: int) -> Holder:
    """A lot as the holder of the cubes on it."""
    return -3 - place


class Question(StrEnum):
    """What the bank can wait for."""

    OPEN = "open"
    BID = "bid"
    PAY = "pay"
    REPEAT = "repeat"
    PLACE = "place"


class Awaiting(NamedTuple):
    """One question and who answers it."""

    kind: Question
    player: Player


@dataclass(frozen=True, slots=True)
class Lot:
    """The cubes on a lot; of a sold one as they were at the seventh."""

    cubes: Cubes = NO_CUBES
    is_sold: bool = False

    @property
    def count(self) -> int:
        """How many cubes were put here."""
        return sum(self.cubes)

    @property
    def free(self) -> int:
        """How many more there is room for."""
        return MOST_ON_LOT - self.count


class Auction(NamedTuple):
    """The cubes of one space, from the first bid to the last cube placed."""

    roller: Player
    cubes: Cubes
    bids: tuple[tuple[Player, Money], ...] = ()
    passed: frozenset[Player] = frozenset()
    winner: Player | None = None
    """Who bid most, once the hammer fell; None as well where nobody bid."""
    price: Money = 0
    left: Cubes = NO_CUBES
    """The cubes that are still to be placed."""
    repeats: int = 0
    """How often the auction was held again, a bid not being paid."""

    @property
    def placer(self) -> Player:
        """Who places the cubes: the winner, or the roller where nobody bid."""
        return self.roller if self.winner is None else self.winner


class Books(NamedTuple):
    """What remains when all postings are added up, and where the game stands."""

    terms: Terms
    purses: tuple[Money, ...]
    """By colour, the bank last."""
    cards: tuple[int, ...]
    """Debit cards by colour."""
    lots: tuple[Lot, ...]
    """In the order of the board's names."""
    awaiting: Awaiting | None
    """None when the game is over."""
    borrowed: frozenset[Colour] = frozenset()
    """Who took a loan in this round."""
    round: int = 0
    """Rounds whose cubes are all placed."""
    opened: Cubes = NO_CUBES
    """Cubes auctioned so far, the present ones included."""
    auction: Auction | None = None
    shown: frozenset[Player] = frozenset()
    """Who could not pay a hidden bid and shows his money from then on."""

    @property
    def lead(self) -> tuple[Player, Money] | None:
        """Who bid most so far, and how much."""
        return self.auction.bids[-1] if self.auction is not None and self.auction.bids else None

    @property
    def order(self) -> tuple[Player, ...]:
        """The bidders still in, clockwise, the roller last."""
        if self.auction is None:
            return ()
        seats = self.terms.leftwards(self.auction.roller)
        return tuple(player for player in seats if player not in self.auction.passed)

    @property
    def unopened(self) -> Cubes:
        """The cubes that lie on the spaces still, by colour."""
        red, yellow, white, black = (CUBES_EACH - count for count in self.opened)
        return red, yellow, white, black

    def lot(self, name: str) -> Lot:
        """A lot by its name."""
        return self.lots[self.terms.board.names.index(name)]

    def posted(self, postings: Iterable[Posting]) -> "Books":
        """With these movements of money and debit cards; cubes are moved where they are placed."""
        purses, cards = self.purses, [*self.cards]
        for posting in postings:
            if posting.thing == CASH:
                purses = moved(purses, posting)
            elif posting.thing == DEBIT_CARD:
                cards[posting.taker] += posting.count
        return self._replace(purses=purses, cards=tuple(cards))


def opening(terms: Terms) -> Books:
    """The books before the first round: 10 million for each colour that somebody plays."""
    purses = tuple(0 if player is None else START for player in terms.owners)
    return Books(
        terms=terms,
        purses=(*purses, -sum(purses)),
        cards=(0,) * len(purses),
        lots=(Lot(),) * len(terms.board.names),
        awaiting=Awaiting(Question.OPEN, 0),
    )
