"""What an entry came to on the board: chains formed, named, grown and taken over, in words."""

from collections.abc import Iterable, Sequence

from hotels.ledger.chains.board import FIRST_CHAIN
from hotels.ledger.chains.books import Books, Takeover
from hotels.ledger.chains.entries import Choose, Lay, Name
from hotels.ledger.chains.trouble import Page
from hotels.wording.amounts import Count, listed
from hotels.wording.language import phrase
from hotels.wording.speech import Speech


def named(entry: Name, page: Page, speech: Speech) -> str:
    """A new chain by its name, and what its founder got."""
    header, board = page.books.header, page.books.board
    facts = {
        "player": speech.player(entry.player),
        "chain": speech.chain(entry.chain),
        "size": board.sizes[header.edition.places[entry.chain]],
        "word": speech.word,
    }
    if free := sum(posting.count for posting in page.postings):
        return phrase(
            "{player} named the new chain {chain} ({size} {word.tiles}) "
            "and got {free:{word.block}/{word.blocks}} free",
            free=Count(free),
            **facts,
        )
    return phrase("{player} named the new chain {chain} ({size} {word.tiles})", **facts)


def chosen(entry: Choose, takeover: Takeover, after: Books, speech: Speech) -> str:
    """The chain that takes over, and what that caused."""
    survivor = after.header.edition.places[entry.chain]
    facts = {
        "player": speech.player(entry.player),
        "chain": speech.chain(entry.chain),
        "defunct": _with_sizes(takeover.defunct, takeover.sizes, speech),
        "size": after.board.sizes[survivor],
        "word": speech.word,
    }
    if takeover.sizes[survivor] < after.header.edition.safe <= after.board.sizes[survivor]:
        return phrase(
            "{player} chose {chain}: it {word.took_over} {defunct} and grew to {size} "
            "{word.tiles}, now safe",
            **facts,
        )
    return phrase(
        "{player} chose {chain}: it {word.took_over} {defunct} and grew to {size} {word.tiles}",
        **facts,
    )


def laid(entry: Lay, before: Books, after: Books, speech: Speech) -> str:
    """A tile and what it caused."""
    facts = {"player": speech.player(entry.player), "tile": speech.tile(entry.tile)}
    takeover, square = after.takeover, after.header.shape.square(entry.tile)
    if after.formed == square:
        return phrase("{player} laid {tile} and formed a new chain", **facts)
    if takeover is not None and takeover.survivor is None:
        joined = _with_sizes(takeover.joined, before.board.sizes, speech)
        return phrase("{player} laid {tile} and joined {chains}", chains=joined, **facts)
    said, chain = phrase("{player} laid {tile}", **facts), after.board.cells[square] - FIRST_CHAIN
    if takeover is not None and takeover.survivor is not None:
        chain = takeover.survivor
    return said if chain < 0 else f"{said}: {_grown(chain, before, after, speech)}"


def _grown(chain: int, before: Books, after: Books, speech: Speech) -> str:
    """``American grew to 9 tiles, now safe``, after a takeover too."""
    safe = _is_safe_now(chain, before, after)
    facts = {"size": after.board.sizes[chain], "word": speech.word}
    if after.takeover is None:
        facts["chain"] = speech.chain(chain)
        if safe:
            return phrase("{chain} grew to {size} {word.tiles}, now safe", **facts)
        return phrase("{chain} grew to {size} {word.tiles}", **facts)
    sizes = before.board.sizes
    facts["survivor"] = _with_sizes([chain], sizes, speech)
    facts["defunct"] = _with_sizes(after.takeover.defunct, sizes, speech)
    if safe:
        return phrase(
            "{survivor} {word.took_over} {defunct} and grew to {size} {word.tiles}, now safe",
            **facts,
        )
    return phrase("{survivor} {word.took_over} {defunct} and grew to {size} {word.tiles}", **facts)


def _is_safe_now(chain: int, before: Books, after: Books) -> bool:
    """Whether a chain was not safe before."""
    return before.board.sizes[chain] < after.header.edition.safe <= after.board.sizes[chain]


def _with_sizes(chains: Iterable[int], sizes: Sequence[int], speech: Speech) -> str:
    """``Tower (3) and Luxor (3)``."""
    return listed(f"{speech.chain(chain)} ({sizes[chain]})" for chain in chains)
