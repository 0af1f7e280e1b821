"""What speaks against an entry: a value with a code, never a sentence."""

from collections.abc import Mapping
from enum import IntEnum
from typing import NamedTuple


class Grade(IntEnum):
    """How heavily an objection weighs."""

    REMINDER = 1
    """Worth saying; nothing is wrong."""
    GAP = 2
    """An answer was owed; a stated neutral outcome stands in for it."""
    AGAINST = 3
    """Against the rules; the keeper may write it all the same."""
    IMPOSSIBLE = 4
    """It cannot have happened so; it is not written, or set aside."""


class Objection(NamedTuple):
    """One reason against an entry, with what a sentence about it needs."""

    code: str
    grade: Grade
    rule: str
    facts: Mapping[str, object] = {}


class Refused(Exception):
    """What was handed in cannot be used, and where; nothing of it is kept."""

    def __init__(self, code: str, /, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts
        self.place: int | None = None
        """Which event is at fault, from nought; None for the header."""

    def at(self, place: int | None) -> "Refused":
        """The same refusal, said of this place."""
        self.place = place
        return self
