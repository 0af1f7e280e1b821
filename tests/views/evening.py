"""A table of Acquire for the tests of counts, seats and coming back.

Ben founds Luxor in turn 2 and buys 2 at $200; then Ana buys 1 at $300, and Ben 1 at $400.
"""

from dataclasses import replace

from hotels.ledger.chains.agreement import agreed, no_deal
from hotels.ledger.chains.books import Books
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.entries import Buy, Entry, Lay, Name
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.terms import Tile
from hotels.table import Table
from hotels.wording.speech import Speech

EDITION = EDITIONS["acquire-classic"]
PLAYERS = ("Ana", "Ben", "Cat")
SPEECH = Speech(EDITION, PLAYERS)

TURNS: tuple[Entry, ...] = (
    Lay(0, Tile(0, 0)),
    Buy(0, ()),
    Lay(1, Tile(0, 1)),
    Name(1, "Luxor"),
    Buy(1, ("Luxor", "Luxor")),
    Lay(0, Tile(0, 2)),
    Buy(0, ("Luxor",)),
    Lay(1, Tile(0, 3)),
    Buy(1, ("Luxor",)),
)
"""Lines 1 to 9 of two players; Ben then has $5,200 and, with the founder's share, 4 Luxor."""


def table(*entries: Entry, seats: int = 2, holdings: str = "open") -> Table[Entry, Books]:
    """A table of so many, where these entries were written."""
    options = replace(EDITION.options, holdings=holdings)
    opening = [Tile(8, column) for column in range(0, 2 * seats, 2)]
    terms = agreed(EDITION, seats, options, opening, no_deal(EDITION, seats))
    found = Table(ChainGame(terms))
    for entry in entries:
        assert found.write(entry, forced=True).stands, entry
    return found
