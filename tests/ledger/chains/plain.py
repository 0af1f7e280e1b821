"""A second opinion on the board, the plain and slow way: from the tiles alone."""

from collections.abc import Collection, Iterable, Mapping

from hotels.ledger.chains.board import FIRST_CHAIN, Effect
from hotels.ledger.chains.books import Books
from hotels.ledger.chains.terms import Tile

Tiles = frozenset[Tile]

PLAYABLE = {Effect.LONE, Effect.FORMS, Effect.GROWS, Effect.TAKES_OVER}


def beside(tile: Tile) -> set[Tile]:
    """The four squares that share a side with it, be they on the board or not."""
    row, column = tile
    return {
        Tile(row - 1, column),
        Tile(row + 1, column),
        Tile(row, column - 1),
        Tile(row, column + 1),
    }


def components(laid: Iterable[Tile]) -> set[Tiles]:
    """What hangs together among the tiles laid."""
    left = set(laid)
    found = set()
    while left:
        edge = {left.pop()}
        piece: set[Tile] = set()
        while edge:
            piece |= edge
            edge = {near for tile in edge for near in beside(tile)} & left
            left -= edge
        found.add(frozenset(piece))
    return found


def chains(books: Books) -> dict[int, Tiles]:
    """The tiles of each chain as the board has them."""
    found: dict[int, set[Tile]] = {}
    for square, code in enumerate(books.board.cells):
        if code >= FIRST_CHAIN:
            found.setdefault(code - FIRST_CHAIN, set()).add(books.header.shape.tile(square))
    return {chain: frozenset(tiles) for chain, tiles in found.items()}


def touched(tile: Tile, lying: Mapping[int, Tiles]) -> set[int]:
    """The chains a tile lies beside."""
    return {chain for chain, tiles in lying.items() if tiles & beside(tile)}


def status(
    tile: Tile, laid: Collection[Tile], lying: Mapping[int, Tiles], safe: int, names: int
) -> Effect:
    """What the rules say of a square: touch, form, seven, grow, survivor, two safe."""
    if tile in laid:
        return Effect.TAKEN
    joined = touched(tile, lying)
    if sum(len(lying[chain]) >= safe for chain in joined) > 1:
        return Effect.TWO_SAFE
    if joined:
        return Effect.GROWS if len(joined) == 1 else Effect.TAKES_OVER
    if not beside(tile).intersection(laid):
        return Effect.LONE
    return Effect.FORMS if len(lying) < names else Effect.EIGHTH
