"""Why an amount is what it is: the sum, step by step, each step citing its rule."""

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple

from hotels.ledger.money import Money


class Mark(StrEnum):
    """How sure a figure or a rule is."""

    ATTESTED = "attested"
    """A source prints it."""
    DERIVED = "derived"
    """It follows from what a source prints."""
    RECONSTRUCTED = "reconstructed"
    """No source: our default, which a table may change."""
    HOUSE = "house"
    """This table's own."""


class Citation(NamedTuple):
    """One citable sentence of one printing of the rules."""

    edition: str
    rule: str
    mark: Mark
    where: str = ""


@dataclass(frozen=True, slots=True)
class Working:
    """An amount, the step that gave it, and the workings it was made from."""

    amount: Money
    step: str
    args: tuple[int | str | Fraction, ...]
    cites: Citation
    parts: tuple["Working", ...] = ()
