"""What a tile on a square would do, or why it cannot lie there, in the keeper's words."""

from typing import NamedTuple, assert_never

from hotels.ledger.chains.board import FIRST_CHAIN, Effect
from hotels.ledger.chains.books import Books, Question
from hotels.ledger.chains.rules.tiles import prospect
from hotels.ledger.chains.trouble import Trouble
from hotels.wording.amounts import Count, begun, counted, listed, money
from hotels.wording.language import phrase
from hotels.wording.objections import sentence
from hotels.wording.speech import Speech


class Prospective(NamedTuple):
    """What a tile would do: ``I10 joins Luxor`` and ``11 hotels, safe, $800 a block``."""

    headline: str
    second: str

    @property
    def line(self) -> str:
        """Both on one line."""
        return f"{self.headline}: {self.second}"


def prospect_words(books: Books, square: int, speech: Speech) -> Prospective:
    """What a tile laid on the square now would do, or why it cannot lie there."""
    board, header = books.board, books.header
    tile = header.shape.tile(square)
    name = speech.tile(tile)
    effect, chains = prospect(books, tile)
    match effect:
        case Effect.LONE:
            alone = phrase("it touches no other {word.tile}", word=speech.word)
            return Prospective(phrase("{tile} lies alone", tile=name), alone)
        case Effect.FORMS:
            free = [chain for chain, size in enumerate(board.sizes) if not size]
            size = board.swept(square, free[0]).sizes[free[0]]
            names = listed(map(speech.chain, free), "or")
            formed = phrase("{tile} forms a new chain", tile=name)
            return Prospective(formed, f"{_tiles(size, speech)}, {names}")
        case Effect.GROWS:
            [chain] = chains
            grown = _standing(board.swept(square, chain).sizes[chain], chain, books, speech)
            joins = phrase("{tile} joins {chains}", tile=name, chains=speech.chain(chain))
            return Prospective(joins, grown)
        case Effect.TAKES_OVER:
            return _takeover(books, square, chains, speech)
        case Effect.TWO_SAFE:
            safe = tuple(c for c in chains if board.sizes[c] >= header.edition.safe)
            said = sentence(Trouble.JOINS_TWO_SAFE, {"tile": tile, "chains": safe}, speech)
            return Prospective(said, phrase("no tile can ever be laid on that square"))
        case Effect.EIGHTH:
            markers = len(board.sizes)
            said = sentence(Trouble.EIGHTH_CHAIN, {"tile": tile, "chains": markers}, speech)
            later = phrase(
                "the tile can be laid once a chain has been {word.taken_over}", word=speech.word
            )
            return Prospective(said, later)
        case Effect.TAKEN:
            said = sentence(Trouble.SQUARE_TAKEN, {"tile": tile}, speech)
            return Prospective(begun(said), _whose(books, square, speech))
    assert_never(effect)


def _takeover(books: Books, square: int, chains: tuple[int, ...], speech: Speech) -> Prospective:
    """Who takes over whom, or who says so where the largest are equal."""
    sizes = books.board.sizes
    name = speech.tile(books.header.shape.tile(square))
    largest, *others = chains
    equals = [chain for chain in chains if sizes[chain] == sizes[largest]]
    if len(equals) > 1:
        facts = {"size": Count(sizes[largest]), "word": speech.word}
        which = phrase("{size:{word.tile}/{word.tiles}} each", **facts)
        if len(equals) < len(chains):
            named = listed(map(speech.chain, equals))
            which = phrase(
                "{chains} have {size:{word.tile}/{word.tiles}} each", chains=named, **facts
            )
        joined = phrase(
            "{tile} joins {chains}", tile=name, chains=listed(map(speech.chain, chains))
        )
        return Prospective(joined, f"{which}, {_says(books, speech)}")
    grown = books.board.swept(square, largest, others).sizes[largest]
    takes = phrase(
        "{tile}: {chain} {word.takes_over} {others}",
        tile=name,
        chain=speech.chain(largest),
        others=listed(map(speech.chain, others)),
        word=speech.word,
    )
    return Prospective(takes, _standing(grown, largest, books, speech))


def _says(books: Books, speech: Speech) -> str:
    """Who chooses between equal chains."""
    asked = books.awaiting
    if asked is None or asked.kind is not Question.TILE:
        return phrase("whoever lays the tile chooses the {word.survivor}", word=speech.word)
    return phrase(
        "{player} chooses the {word.survivor}", player=speech.player(asked.player), word=speech.word
    )


def _whose(books: Books, square: int, speech: Speech) -> str:
    """Which chain a laid tile belongs to."""
    chain = books.board.cells[square] - FIRST_CHAIN
    if chain < 0:
        return phrase("it is not part of any chain")
    standing = _standing(books.board.sizes[chain], chain, books, speech)
    return f"{speech.chain(chain)}, {standing}"


def _standing(size: int, chain: int, books: Books, speech: Speech) -> str:
    """``11 hotels, safe, $800 a block``."""
    header = books.header
    facts = {
        "size": Count(size),
        "price": money(header.prices[chain][size]),
        "word": speech.word,
    }
    if size >= header.edition.safe:
        return phrase("{size:{word.tile}/{word.tiles}}, safe, {price} a {word.block}", **facts)
    return phrase("{size:{word.tile}/{word.tiles}}, {price} a {word.block}", **facts)


def _tiles(size: int, speech: Speech) -> str:
    return counted(size, speech.word.tile, speech.word.tiles)
