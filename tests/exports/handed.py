"""Games to be handed on, in an archive."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from hotels.ledger.chains.codec import decoded
from hotels.ledger.chains.editions.vacation import VACATION
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.tally import Figure, Place, Rest, Sort, Tally, terms
from hotels.store.keeping import Opened, began
from tests.command import GAMES
from tests.exports.games import read

if TYPE_CHECKING:
    from hotels.store.store import Store

NAME = "vacation-p4_001"
ODD = ('Mary, "Ann"', "🎲 Zoë", "O'Neil; Łukasz", "=1+1", "Eve", "Frank")


def recorded_game(
    store: "Store",
    name: str = NAME,
    count: int | None = None,
    players: Sequence[str] = (),
    holdings: str = "hidden",
) -> Opened[Any, Any]:
    """A recorded game, or so many entries of it."""
    game = read(GAMES / f"{name}.json")
    header = replace(game.header, options=replace(game.header.options, holdings=holdings))
    named = (players or game.players)[: header.seats]
    kept = began(store, ChainGame(header), named, dict(game.names))
    for event in game.events[:count]:
        kept.table.write(decoded(event))
    return kept


def scored_game(store: "Store", *, whole: bool = True) -> Opened[Any, Any]:
    """A game of which Ana has everything there is, and Ben his cash."""
    kept = began(store, Tally(terms(VACATION, 3, VACATION.options)), ("Ana", "Ben", "Cy"))
    for chain in range(7):
        kept.table.write(Figure(Place(Sort.SIZE, chain), 5 if chain == 0 else 0))
    kept.table.write(Figure(Place(Sort.BLOCKS, 0, 0), 3))
    kept.table.write(Rest())
    for player, cash in enumerate((1_000, 2_000, 500 if whole else None)):
        kept.table.write(Figure(Place(Sort.CASH, 0, player), cash))
    return kept
