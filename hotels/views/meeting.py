"""Where chains meet: the board as it lay, and what the chains concerned are and pay."""

from collections.abc import Sequence
from typing import NamedTuple

from hotels.ledger.chains.board import EMPTY, LONE
from hotels.ledger.chains.books import Books, Question
from hotels.views.chains import bonus_amounts, bonus_heads
from hotels.wording.amounts import money
from hotels.wording.language import phrase
from hotels.wording.speech import Speech


class Part(NamedTuple):
    """One of the chains that meet."""

    place: int
    letter: str
    name: str
    size: str


class Meeting(NamedTuple):
    """What lies on the board where chains meet, and what the chains concerned are and pay."""

    cells: bytes
    """As they lay before the tile, a byte a square along the rows."""
    rows: int
    columns: int
    square: int | None
    """Where the tile was laid; None when the game is over."""
    chains: tuple[tuple[Part, str], ...]
    """Each chain with the bonuses that are due for it, or what else becomes of it."""
    caption: str


def meeting(before: Books, books: Books, signs: Sequence[str], speech: Speech) -> Meeting | None:
    """Where the chains meet; None while holders dispose, who fill the screen themselves."""
    if books.awaiting is not None and books.awaiting.kind is Question.DISPOSE:
        return None
    shape, takeover = books.header.shape, books.takeover if books.end is None else None
    if takeover is None:
        chains = tuple(
            (falling(books, chain, signs, speech), due(books, chain))
            for chain in books.board.smallest_first()
        )
        caption = phrase("The board at the end")
        return Meeting(books.board.cells, shape.rows, shape.columns, None, chains, caption)
    cells = bytearray(before.board.cells)
    if cells[takeover.square] == EMPTY:
        cells[takeover.square] = LONE
    chains = tuple(
        (
            taking_over(before, books, chain, signs, speech),
            phrase("the {word.survivor}", word=speech.word),
        )
        if chain == takeover.survivor
        else (falling(books, chain, signs, speech), due(books, chain))
        for chain in takeover.joined
    )
    tile = speech.tile(shape.tile(takeover.square))
    caption = phrase("The board when {tile} was laid", tile=tile)
    return Meeting(bytes(cells), shape.rows, shape.columns, takeover.square, chains, caption)


def due(books: Books, chain: int) -> str:
    """``1st $3,000, 2nd $1,500``."""
    header = books.header
    amounts = bonus_amounts(header, books.price(chain))
    return ", ".join(map(" ".join, zip(bonus_heads(header), amounts, strict=True)))


def falling(books: Books, chain: int, signs: Sequence[str], speech: Speech) -> Part:
    """A chain that is taken over, as large and as dear as it is."""
    size, word = books.board.sizes[chain], speech.word
    price = money(books.price(chain))
    return Part(
        chain,
        signs[chain],
        speech.chain(chain),
        phrase("{size} {word.tiles}, {price} a {word.block}", size=size, word=word, price=price)
        if size
        else "",
    )


def taking_over(
    before: Books, books: Books, chain: int, signs: Sequence[str], speech: Speech
) -> Part:
    """The chain that takes over: as large as it was and is, and what it costs now."""
    was, now = before.board.sizes[chain], books.board.sizes[chain]
    size = phrase(
        "from {was} to {now} {word.tiles}, {price}",
        was=was,
        now=now,
        word=speech.word,
        price=money(books.price(chain)),
    )
    return Part(chain, signs[chain], speech.chain(chain), size)
