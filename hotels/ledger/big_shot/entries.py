"""Everything the keeper can write in a game of Big Shot, as verbs."""

from dataclasses import dataclass

from hotels.ledger.big_shot.terms import Colour, Cubes, Player
from hotels.ledger.money import Money


@dataclass(frozen=True, slots=True)
class Loan:
    """A colour takes a loan, and a debit card with it."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class Open:
    """The broker stops at a space: its cubes are auctioned, the roller bids last."""

    roller: Player
    cubes: Cubes


@dataclass(frozen=True, slots=True)
class Bid:
    """A player bids so many millions."""

    player: Player
    amount: Money


@dataclass(frozen=True, slots=True)
class Pass:
    """A player passes, for good in this auction."""

    player: Player


@dataclass(frozen=True, slots=True)
class Hammer:
    """An auction's end without its single bids: who won at what price, or nobody at nothing."""

    winner: Player | None
    amount: Money


@dataclass(frozen=True, slots=True)
class Pay:
    """Where two play, the winner says which of his colours pays."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class Repeat:
    """A bid made with hidden money cannot be paid: the auction is held again."""


@dataclass(frozen=True, slots=True)
class Put:
    """One of the cubes auctioned is put on a lot."""

    lot: str
    colour: Colour


Entry = Loan | Open | Bid | Pass | Hammer | Pay | Repeat | Put
