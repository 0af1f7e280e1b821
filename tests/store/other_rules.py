"""The chain game by the rules of another version, as if that were the one that runs."""

from contextlib import AbstractContextManager
from unittest import mock

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.header_codec import header_of
from hotels.ledger.outcome import Outcome
from hotels.ledger.reading import Fields
from hotels.store import keeping


class Generous(ChainGame):
    """The chain game by other rules: everybody ends with a dollar more."""

    def state(self, books: Books) -> Fields:
        return super().state(books) | {"gift": 1}

    def outcome(self, books: Books) -> Outcome | None:
        usual = super().outcome(books)
        return usual and Outcome(tuple(cash + 1 for cash in usual.cash), usual.winners)


class Talkative(ChainGame):
    """The chain game of a later version, which shows more of a game."""

    def summary(self, books: Books) -> Fields:
        return super().summary(books) | {"weather": "fine"}


def played_as(game: type[ChainGame]) -> AbstractContextManager[object]:
    """As long as it lasts every game is played so."""
    known = {ChainGame.kind: lambda header, seats: game(header_of(header, seats))}
    return mock.patch.dict(keeping.KINDS, known)
