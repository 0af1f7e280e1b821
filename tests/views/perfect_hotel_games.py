"""Rounds of Perfect Hotel reckoned by hand from the rules, and tables on which they stand."""

from collections.abc import Sequence

from hotels.ledger.perfect_hotel.entries import Build, InHand, Keep
from hotels.ledger.perfect_hotel.game import PerfectHotel
from hotels.ledger.perfect_hotel.terms import KINDS, Terms
from hotels.table import Table
from hotels.views.perfect_hotel import HotelTable, ScoreLine
from hotels.wording.speech import Speech

BEDROOM, RESTAURANT, POOL, BAR, GYM, SHOP = range(len(KINDS))

Floors = tuple[tuple[int, ...], ...]
"""A hotel: the kind, the cards and the tourists of each floor from the bottom up."""

Round = tuple[tuple[Floors, int], ...]
"""Each player's hotel, and the Tourist Groups in his hand."""

NAMES = ("Alice", "Bob", "Carol", "Dave")
SPEECH = Speech(None, NAMES)

FIRST: Round = (
    (((POOL, 4), (BEDROOM, 2), (RESTAURANT, 3), (SHOP, 2)), 0),
    (((BAR, 4), (GYM, 2), (BEDROOM, 3), (POOL, 2), (RESTAURANT, 4)), 0),
    (((GYM, 3), (SHOP, 4), (BEDROOM, 4)), 2),
    (((RESTAURANT, 2), (POOL, 5), (BAR, 3), (GYM, 2)), 0),
)
FIRST_POINTS = (0, 21, 12, 8)
"""Alice: most of nothing, four kinds. Bob: Restaurant 9, Bar 7, view 5; four on top as Carol has.
Carol: Bedroom 10, Gym 6, Shop 5, two tourists in hand −6, three kinds −3. Dave: Pool 8.
"""

DRAWN: Round = (
    (((BEDROOM, 4, 2), (BAR, 3), (SHOP, 2)), 0),
    (((BEDROOM, 2), (POOL, 3), (GYM, 2), (RESTAURANT, 2)), 1),
    (((BEDROOM, 5), (RESTAURANT, 3), (POOL, 3)), 0),
    (((GYM, 3), (BAR, 2), (SHOP, 2, 1), (SHOP, 2)), 0),
)
DRAWN_POINTS = (8, 1, 12, 6)
"""The round of the drawing."""

THIRD: Round = (
    (((BEDROOM, 4, 1), (RESTAURANT, 2), (POOL, 2), (GYM, 4), (GYM, 2)), 0),
    (((POOL, 2), (SHOP, 3)), 1),
    (((BAR, 2), (BEDROOM, 2), (SHOP, 2), (RESTAURANT, 5)), 0),
    ((), 0),
)
THIRD_POINTS = (20, 1, 19, -3)
"""Alice: Bedroom 10, Pool tied 2, Gym 6, view 5, a tourist −3. Bob: Pool tied 2, Shop 5, a tourist
−3, two kinds −3. Carol: Restaurant 9, Bar 7, sky room 3. Dave built nothing: −3.
"""

AFTER = ((0, 21, 12, 8), (8, 22, 24, 14), (28, 23, 43, 11))
"""The totals after each of the three."""

OF_TWO: Round = (
    (((BEDROOM, 3, 1), (BAR, 2)), 0),
    (((BEDROOM, 2), (POOL, 3), (GYM, 2)), 0),
)
OF_TWO_POINTS = (11, 16)
"""Alice: Bedroom 10, Bar 7, a tourist −3, two kinds −3. Bob: Pool 8, Gym 6, view 5, three kinds −3;
both have two cards on top.
"""

OF_THREE: Round = DRAWN[:3]
OF_THREE_POINTS = (13, 11, 12)
"""As drawn, but without Dave: Alice has the only Shop 5, Bob the Gym 6 and the view 5."""


def built(table: HotelTable, hotels: Round) -> None:
    """All hotels of a round."""
    for player, (floors, in_hand) in enumerate(hotels):
        for kind, cards, *tourists in floors:
            page = table.write(Build(player, kind, cards, *tourists))
            assert page.stands, page.objections
        if in_hand:
            table.write(InHand(player, in_hand))


def at_table(
    *rounds: Round, seats: int = 4, planned: int = 3, kept: int | None = None
) -> HotelTable:
    """A table with these rounds, all of them kept but the last, or so many."""
    table: HotelTable = Table(PerfectHotel(Terms(seats, rounds=planned)))
    played(table, *rounds, kept=kept)
    return table


def played(table: HotelTable, *rounds: Round, kept: int | None = None) -> None:
    """Rounds at a table, all of them kept but the last, or so many."""
    for place, hotels in enumerate(rounds):
        built(table, hotels)
        if place < (len(rounds) - 1 if kept is None else kept):
            table.write(Keep())


def lines(told: Sequence[ScoreLine]) -> list[str]:
    """``Bedroom, six +10``."""
    return [f"{line.text} {line.amount}" for line in told]
