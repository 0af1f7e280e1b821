"""What a tile does to the board, and what it does now that it did not do then."""

from enum import Enum
from typing import NamedTuple

from hotels.ledger.chains.board import FIRST_CHAIN
from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import Choose, Lay
from hotels.ledger.chains.terms import Tile
from hotels.ledger.chains.trouble import Page
from hotels.wording.amounts import counted, listed, money
from hotels.wording.speech import Speech


class Deed(Enum):
    """What a tile did."""

    NOTHING = "nothing"
    ALONE = "lies alone"
    FORMS = "forms a chain"
    GROWS = "joins a chain"
    MEETS = "joins equal chains"
    TAKES_OVER = "takes over"


class Effect(NamedTuple):
    """What a tile did to the board."""

    deed: Deed
    tile: Tile | None = None
    chain: int | None = None
    """The chain that grew, or took over."""
    size: int = 0
    others: tuple[int, ...] = ()
    """The chains taken over, or the equal ones."""


NO_EFFECT = Effect(Deed.NOTHING)


def effect_of(page: Page) -> Effect:
    """What a tile, or the choice after it, did to the board; nothing where it was set aside."""
    entry, books, takeover = page.entry, page.books, page.books.takeover
    if not page.stands or not isinstance(entry, Lay | Choose):
        return NO_EFFECT
    if takeover is not None:
        survivor, tile = takeover.survivor, books.header.shape.tile(takeover.square)
        if survivor is None:
            return Effect(Deed.MEETS, tile, None, 0, takeover.joined)
        size = books.board.sizes[survivor]
        return Effect(Deed.TAKES_OVER, tile, survivor, size, takeover.defunct)
    if isinstance(entry, Choose):
        return NO_EFFECT
    square = books.header.shape.square(entry.tile)
    if books.formed == square:
        return Effect(Deed.FORMS, entry.tile)
    chain = books.board.cells[square] - FIRST_CHAIN
    if chain < 0:
        return Effect(Deed.ALONE, entry.tile)
    return Effect(Deed.GROWS, entry.tile, chain, books.board.sizes[chain])


def tile_in_words(was: Effect, now: Effect, books: Books, speech: Speech) -> list[str]:
    """What a tile does now that it did not do then; ``books`` are those after it now."""
    said = _does(was, now, books, speech)
    grew = was.chain if was.deed is Deed.GROWS and was.tile != now.tile else None
    if grew is None or grew == now.chain or grew in now.others:
        return said
    kept = f"{speech.chain(grew)} stays at {chain_standing(grew, books, speech)}"
    return [kept] if now.deed in {Deed.ALONE, Deed.NOTHING} else [*said, kept]


def _does(was: Effect, now: Effect, books: Books, speech: Speech) -> list[str]:
    """What the tile itself does now."""
    name = "" if now.tile is None else speech.tile(now.tile)
    met = was.deed in {Deed.MEETS, Deed.TAKES_OVER}
    no = ": no takeover" if met else ": no chain is formed" if was.deed is Deed.FORMS else ""
    match now.deed:
        case Deed.NOTHING:
            laid = "" if was.tile is None else speech.tile(was.tile)
            return [f"{laid} is not laid{no}"] if laid else []
        case Deed.ALONE:
            return [f"{name} lies alone{no}{_kept_size(was, books, speech)}"]
        case Deed.FORMS:
            return [] if was.deed is Deed.FORMS else [f"{name} forms a chain{no}"]
        case Deed.MEETS:
            chains = listed(map(speech.chain, now.others))
            return [f"{name} joins {chains}, and the largest are equal"]
    chain = "" if now.chain is None else speech.chain(now.chain)
    standing = "" if now.chain is None else chain_standing(now.chain, books, speech)
    if now.deed is Deed.TAKES_OVER:
        over = listed(map(speech.chain, now.others))
        if (was.deed, was.chain, was.others) == (now.deed, now.chain, now.others):
            tiles = counted(now.size, speech.word.tile, speech.word.tiles)
            return [f"{chain} has {tiles} after the takeover, not {was.size}"]
        return [f"{name}: {chain} takes over {over}: {standing}"]
    if met:
        tiles = counted(now.size, speech.word.tile, speech.word.tiles)
        return [f"{name} joins {chain} only: {tiles}, no takeover"]
    if was.deed is Deed.GROWS and was.chain == now.chain:
        if was.size == now.size:
            return []
        return [f"{chain} grows to {standing}, not to {was.size}"]
    other = "" if was.chain is None or was.tile != now.tile else f", not {speech.chain(was.chain)}"
    joins = f"{name} joins {chain}{other}: {standing}"
    return [f"{joins}{no.replace(':', ',')}" if no else joins]


def _kept_size(was: Effect, books: Books, speech: Speech) -> str:
    """``: Wilton stays at 2 hotels`` where the same tile made it grow."""
    if was.deed is not Deed.GROWS or was.chain is None or not books.board.sizes[was.chain]:
        return ""
    tiles = counted(books.board.sizes[was.chain], speech.word.tile, speech.word.tiles)
    return f": {speech.chain(was.chain)} stays at {tiles}"


def chain_standing(chain: int, books: Books, speech: Speech) -> str:
    """``2 hotels, $200 a block``."""
    size = books.board.sizes[chain]
    tiles = counted(size, speech.word.tile, speech.word.tiles)
    return f"{tiles}, {money(books.price(chain))} a {speech.word.block}"
