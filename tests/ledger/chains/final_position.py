"""A final position of four at VACATION, what it comes to by hand, and quick scores of it."""

from collections.abc import Callable
from dataclasses import replace

from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.tally import Entry, Figure, Place, Sheet, Sort, Tally, terms
from hotels.table import Table

SIZES = (0, 30, 11, 26, 17, 4, 12)
BLOCKS = (
    (2, 1, 0, 0),
    (5, 6, 4, 3),
    (3, 2, 3, 7),
    (4, 9, 8, 5),
    (6, 3, 8, 9),
    (2, 2, 6, 1),
    (9, 7, 1, 5),
)
CASH = (12_300, 8_700, 4_500, 10_100)
"""How large the chains are, who holds what of each, and what is in the purses."""

CAME_TO = (51_100, 55_600, 41_800, 50_500)
"""By the rules, with a pencil: prices $400 at 4, $800 at 11 to 20, $900 at 21 to 30.

Wilton $900: Ben 9,000, Ana 4,500. Luxor $800: Dora 8,000, Ana and Cat share 4,000. American $900:
Ben 9,000, Cat 4,500. Worldwide $800: Dora 8,000, Cat 4,000. Sharedon $400: Cat 4,000, Ana and Ben
share 2,000. Festival $800: Ana 8,000, Ben 4,000. Bonuses: 15,500, 23,000, 14,500, 16,000. Sales:
23,300, 23,900, 22,800, 24,400.
"""


def tally(edition: str = "vacation", seats: int = 4, *, bank_holds: bool = False) -> Tally:
    """Nothing counted yet."""
    chosen = EDITIONS[edition]
    return Tally(terms(chosen, seats, replace(chosen.options, bank_holds=bank_holds)))


def filled(game: Tally, number: Callable[[Place], int] | None = None) -> Table[Entry, Sheet]:
    """All figures written one by one, in the order in which they are asked for."""
    table: Table[Entry, Sheet] = Table(game)
    while place := next(iter(table.books.wanting), None):
        table.write(Figure(place, (number or of_the_position)(place)))
    return table


def of_the_position(place: Place) -> int:
    """The figure of the position there."""
    match place.sort:
        case Sort.SIZE:
            return SIZES[place.chain]
        case Sort.CASH:
            return CASH[place.player]
        case _:
            return BLOCKS[place.chain][place.player]
