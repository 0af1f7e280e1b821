"""The chain game as the journal and the table see it."""

from hotels.ledger.chains import codec
from hotels.ledger.chains.booking import book
from hotels.ledger.chains.books import SEALED, Books, opening
from hotels.ledger.chains.entries import Entry
from hotels.ledger.chains.header import Header
from hotels.ledger.chains.header_codec import header_fields
from hotels.ledger.chains.rules.ending import is_over, settlement
from hotels.ledger.chains.trouble import Page
from hotels.ledger.outcome import Outcome
from hotels.ledger.reading import Fields


class ChainGame:
    """One game of hotel chains with its terms."""

    kind = "chains"

    def __init__(self, terms: Header) -> None:
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
        """An entry as an event."""
        return codec.encoded(entry, self.terms.edition)

    def decoded(self, value: object) -> Entry:
        """An entry from an event."""
        return codec.decoded(value)

    def state(self, books: Books) -> Fields:
        """All that the books say, as a plain object."""
        asked, takeover = books.awaiting, books.takeover
        return {
            "cash": list(books.cash),
            "blocks": [list(pile) for pile in books.blocks],
            "told": [sorted(players) for players in books.told],
            "dealt": [list(hands) for hands in books.dealt],
            "cells": books.board.cells.hex(),
            "sizes": list(books.board.sizes),
            "turn": [books.turn, books.player, books.passes, books.formed],
            "awaiting": asked and [asked.kind, asked.players, asked.chain, asked.choices],
            "takeover": takeover and [*takeover[:SEALED]],
            "silent": sorted(books.silent),
            "drawn": [list(pair) for pair in books.drawn],
            "end": books.end,
            "away": sorted(books.away),
        }

    def summary(self, books: Books) -> Fields:
        """The turn, whose it is, and a small picture of the board."""
        asked = books.awaiting
        player = asked.player if asked is not None and asked.players else books.player
        return {"turn": books.turn, "player": player, "cells": books.board.cells.hex()}

    def outcome(self, books: Books) -> Outcome | None:
        """How the game came out, if it is over."""
        if not is_over(books):
            return None
        settled = settlement(books)
        return Outcome(settled.cash, settled.winners, settled.provisional)
