"""The keys that answer what the bank asks in Big Shot: what stands on each, and whether it can."""

from typing import NamedTuple

from hotels.ledger.big_shot.terms import Colour
from hotels.ledger.money import Money
from hotels.views.big_shot import Cube
from hotels.wording.language import phrase


class ColourKey(NamedTuple):
    """A colour that may lie on the space, and how many cubes of it are still to come."""

    cube: Cube
    name: str
    left: int
    second: str
    can: bool

    @property
    def brief(self) -> str:
        """What stands below it on a narrow key."""
        return str(self.left)


class BidKey(NamedTuple):
    """One amount that may be bid."""

    amount: Money
    second: str
    kind: str
    """first, cash, loan or beyond."""

    @property
    def brief(self) -> str:
        """What stands below it on a narrow key."""
        return phrase("loan") if self.kind == "loan" else ""


class LoanOffer(NamedTuple):
    """What a colour's next loan brings, or why there is none now."""

    colour: Colour
    cube: Cube
    name: str
    second: str
    brings: str
    can: bool


class PayKey(NamedTuple):
    """One of two colours that may pay."""

    colour: Colour
    cube: Cube
    name: str
    second: str
    can: bool


class PlaceKey(NamedTuple):
    """A cube that is still to be placed."""

    cube: Cube
    name: str
    left: int
