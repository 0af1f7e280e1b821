"""Games brought to a state and shown, for tests of the table and the takeover."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from hotels.ledger.chains.agreement import agreed, no_deal
from hotels.ledger.chains.books import Books, Question
from hotels.ledger.chains.codec import decoded
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.entries import Buy, Entry, Lay, Name
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.terms import Tile, tile
from hotels.store.keeping import began
from tests.screens.driver import Driver
from tests.screens.hand import Hand
from tests.store.playing import PLAYERS, recorded

Until = Callable[[Books], bool]


def shown(driver: Driver, name: str, until: Until | None = None) -> Hand:
    """A recorded game, played until something is so, and opened on the screen."""
    game = recorded(name)
    begun = began(driver.app.store, ChainGame(game.header), PLAYERS[: game.header.seats])
    for event in game.events:
        if until is not None and until(begun.table.books):
            break
        begun.table.write(decoded(event))
    driver.app.resume(begun.record.id)
    driver.frames(5)
    return Hand(driver)


def asking(kind: Question, turn: int = 0) -> Until:
    """Until the bank waits for this, in a turn not before the one given."""
    return lambda books: (
        books.awaiting is not None and books.awaiting.kind is kind and books.turn >= turn
    )


def acquire(
    driver: Driver, entries: list[Entry], seats: int = 2, *, bank_holds: bool = False
) -> Hand:
    """A game of classic Acquire with nothing dealt, these entries written, on the screen."""
    edition = EDITIONS["acquire-classic"]
    opening = [Tile(8, column) for column in range(0, 2 * seats, 2)]
    options = replace(edition.options, bank_holds=bank_holds)
    terms = agreed(edition, seats, options, opening, no_deal(edition, seats))
    begun = began(driver.app.store, ChainGame(terms), PLAYERS[:seats])
    for entry in entries:
        assert begun.table.write(entry).stands, entry
    driver.app.resume(begun.record.id)
    driver.frames(5)
    return Hand(driver)


def turns(*said: str, seats: int = 2) -> list[Entry]:
    """Turns in few words: ``1A``, or ``2A=Luxor`` where the tile forms a chain."""
    entries: list[Entry] = []
    for number, word in enumerate(said):
        place, _, name = word.partition("=")
        laid = tile(place)
        assert laid is not None
        seat = number % seats
        entries.append(Lay(seat, laid))
        if name:
            entries.append(Name(seat, name))
        entries.append(Buy(seat, ()))
    return entries


def written(hand: Hand) -> list[Any]:
    """The entries that stand, in order."""
    return [page.entry for _, page in hand.sitting.table.pages]
