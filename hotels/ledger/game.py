"""What the journal, the table and the store need to know of a game: nothing of its rules."""

from typing import Protocol, TypeVar

from hotels.ledger.outcome import Outcome
from hotels.ledger.reading import Fields
from hotels.ledger.replay import Booked

E = TypeVar("E")
B = TypeVar("B")


class Game(Protocol[E, B]):
    """One game with its terms."""

    kind: str
    seats: int

    def header(self) -> Fields:
        """The terms as a plain object, without names of people."""

    def opening(self) -> B:
        """The books before the first entry."""

    def book(self, entry: E, books: B) -> Booked[E, B]:
        """The page an entry makes."""

    def encoded(self, entry: E) -> Fields:
        """An entry as a plain object."""

    def decoded(self, value: object) -> E:
        """An entry from a plain object, or a refusal."""

    def state(self, books: B) -> Fields:
        """All that the books say, as a plain object: what a seal is made of."""

    def summary(self, books: B) -> Fields:
        """What the archive shows of a game under way: few words, no names."""

    def outcome(self, books: B) -> Outcome | None:
        """How the game came out, if it is over."""
