"""Big Shot as the journal and the table see it."""

from hotels.ledger.big_shot import codec
from hotels.ledger.big_shot.booking import book
from hotels.ledger.big_shot.books import Books, opening
from hotels.ledger.big_shot.entries import Entry
from hotels.ledger.big_shot.reckoning import reckoning
from hotels.ledger.big_shot.terms import Terms, header_fields
from hotels.ledger.big_shot.trouble import Page
from hotels.ledger.outcome import Outcome
from hotels.ledger.reading import Fields


class BigShot:
    """One game of Big Shot with its terms."""

    kind = "big-shot"

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.seats = terms.seats

    def header(self) -> Fields:
        """The terms as a plain object, without names of people."""
        return header_fields(self.terms)

    def opening(self) -> Books:
        """The books before the first entry."""
        return opening(self.terms)

    def book(self, entry: Entry, books: Books) -> Page:
        """The page an entry makes."""
        return book(entry, books)

    def encoded(self, entry: Entry) -> Fields:
        """An entry as a plain object."""
        return codec.encoded(entry)

    def decoded(self, value: object) -> Entry:
        """An entry from a plain object, or a refusal."""
        return codec.decoded(value)

    def state(self, books: Books) -> Fields:
        """All that the books say, as a plain object."""
        asked, auction = books.awaiting, books.auction
        return {
            "purses": [*books.purses],
            "cards": [*books.cards],
            "borrowed": sorted(books.borrowed),
            "lots": [[*lot.cubes] for lot in books.lots],
            "round": books.round,
            "opened": [*books.opened],
            "auction": auction and auction._asdict() | {"passed": sorted(auction.passed)},
            "shown": sorted(books.shown),
            "awaiting": asked and [asked.kind, asked.player],
        }

    def summary(self, books: Books) -> Fields:
        """The rounds played, what the bank waits for, and of whom."""
        asked = books.awaiting
        return {
            "round": books.round,
            "awaiting": asked and asked.kind.value,
            "player": asked and asked.player,
        }

    def outcome(self, books: Books) -> Outcome | None:
        """How the game came out, if all rounds are played; perhaps nobody won."""
        if books.awaiting is not None:
            return None
        settled = reckoning(books)
        return Outcome(settled.worth, settled.winners)
