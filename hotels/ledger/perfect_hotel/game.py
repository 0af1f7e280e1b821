"""Perfect Hotel as the journal and the table see it."""

from hotels.ledger.outcome import Outcome
from hotels.ledger.perfect_hotel import entries
from hotels.ledger.perfect_hotel.booking import book
from hotels.ledger.perfect_hotel.books import Books, Hotel, opening
from hotels.ledger.perfect_hotel.entries import Entry
from hotels.ledger.perfect_hotel.scoring import standing
from hotels.ledger.perfect_hotel.terms import Terms, header_fields
from hotels.ledger.perfect_hotel.trouble import Page
from hotels.ledger.reading import Fields


class PerfectHotel:
    """One game of Perfect Hotel with its terms."""

    kind = "perfect-hotel"

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.seats = terms.seats

    def header(self) -> Fields:
        """The terms as a plain object, without names of people."""
        return header_fields(self.terms)

    def opening(self) -> Books:
        """The books before the first floor."""
        return opening(self.terms)

    def book(self, entry: Entry, books: Books) -> Page:
        """The page an entry makes."""
        return book(entry, books)

    def encoded(self, entry: Entry) -> Fields:
        """An entry as an event."""
        return entries.encoded(entry)

    def decoded(self, value: object) -> Entry:
        """An entry from an event."""
        return entries.decoded(value, self.seats)

    def state(self, books: Books) -> Fields:
        """All that the books say, and what it comes to, as a plain object."""
        return {
            "values": list(books.values),
            "planned": books.planned,
            "kept": [[_stated(hotel) for hotel in hotels] for hotels in books.kept],
            "hotels": [_stated(hotel) for hotel in books.hotels],
            "points": [list(one.totals) for one in standing(books).rounds],
        }

    def summary(self, books: Books) -> Fields:
        """Which round of how many, and the points so far."""
        return {
            "round": books.round,
            "of": books.planned,
            "totals": list(standing(books).totals),
        }

    def outcome(self, books: Books) -> Outcome | None:
        """How the game came out, if it is over."""
        if not books.is_over:
            return None
        stands = standing(books)
        return Outcome(stands.totals, stands.winners)


def _stated(hotel: Hotel) -> list[object]:
    """A hotel as plain numbers."""
    return [hotel.in_hand, *([*floor] for floor in hotel.floors)]
