"""What a tile does to the board, and what it does now that it did not do then."""

from enum import Enum
from typing import NamedTuple

from hotels.ledger.chains.board import FIRST_CHAIN
from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import Choose, Lay
from hotels.ledger.chains.terms import Tile
from hotels.ledger.chains.trouble import Page
from hotels.wording.amounts import Count, listed, money
from hotels.wording.language import phrase
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
    kept = phrase(
        "{chain} stays at {size:{word.tile}/{word.tiles}}, {price} a {word.block}",
        **_standing(grew, books, speech),
    )
    return [kept] if now.deed in {Deed.ALONE, Deed.NOTHING} else [*said, kept]


def _does(was: Effect, now: Effect, books: Books, speech: Speech) -> list[str]:
    """What the tile itself does now."""
    tile = "" if now.tile is None else speech.tile(now.tile)
    no = _no_longer(was, speech)
    match now.deed:
        case Deed.NOTHING if was.tile is None:
            return []
        case Deed.NOTHING:
            laid = "" if was.tile is None else speech.tile(was.tile)
            return [_clauses(phrase("{tile} is not laid", tile=laid), no)]
        case Deed.ALONE:
            alone = phrase("{tile} lies alone", tile=tile)
            return [_clauses(alone, no, _kept_size(was, books, speech))]
        case Deed.FORMS if was.deed is Deed.FORMS:
            return []
        case Deed.FORMS:
            return [_clauses(phrase("{tile} forms a chain", tile=tile), no)]
        case Deed.MEETS:
            chains = listed(map(speech.chain, now.others))
            return [
                phrase("{tile} joins {chains}, and the largest are tied", tile=tile, chains=chains)
            ]
    if now.chain is None:
        raise AssertionError(now)
    facts = {"tile": tile, "was": was.size, **_standing(now.chain, books, speech)}
    if now.deed is Deed.TAKES_OVER:
        return [_takes_over(was, now, facts, speech)]
    return _grows(was, now, facts, speech)


def _takes_over(was: Effect, now: Effect, facts: dict[str, object], speech: Speech) -> str:
    """Who takes over whom, or how large that makes him where it was so before."""
    if (was.deed, was.chain, was.others) == (now.deed, now.chain, now.others):
        return phrase(
            "{chain} has {now:{word.tile}/{word.tiles}} after the {word.merger}, not {was}",
            now=Count(now.size),
            **facts,
        )
    return phrase(
        "{tile}: {chain} {word.takes_over} {others}: {size:{word.tile}/{word.tiles}}, {price} a "
        "{word.block}",
        others=listed(map(speech.chain, now.others)),
        **facts,
    )


def _grows(was: Effect, now: Effect, facts: dict[str, object], speech: Speech) -> list[str]:
    """Which chain a tile makes larger, and which it does not."""
    if was.deed in {Deed.MEETS, Deed.TAKES_OVER}:
        return [
            phrase(
                "{tile} joins {chain} only: {now:{word.tile}/{word.tiles}}, no {word.merger}",
                now=Count(now.size),
                **facts,
            )
        ]
    if was.deed is Deed.GROWS and was.chain == now.chain:
        if was.size == now.size:
            return []
        return [
            phrase(
                "{chain} grows to {size:{word.tile}/{word.tiles}} instead of {was}, {price} a "
                "{word.block}",
                **facts,
            )
        ]
    if was.chain is not None and was.tile == now.tile:
        return [
            phrase(
                "{tile} joins {chain}, not {other}: {size:{word.tile}/{word.tiles}}, "
                "{price} a {word.block}",
                other=speech.chain(was.chain),
                **facts,
            )
        ]
    if was.deed is Deed.FORMS:
        return [
            phrase(
                "{tile} joins {chain}: {size:{word.tile}/{word.tiles}}, {price} a {word.block}; "
                "no new chain is formed",
                **facts,
            )
        ]
    return [
        phrase(
            "{tile} joins {chain}: {size:{word.tile}/{word.tiles}}, {price} a {word.block}",
            **facts,
        )
    ]


def _no_longer(was: Effect, speech: Speech) -> str:
    """What does not happen: ``no takeover``."""
    if was.deed in {Deed.MEETS, Deed.TAKES_OVER}:
        return phrase("no {word.merger}", word=speech.word)
    return phrase("no new chain is formed") if was.deed is Deed.FORMS else ""


def _kept_size(was: Effect, books: Books, speech: Speech) -> str:
    """``Wilton stays at 2 hotels`` where the same tile made it grow."""
    if was.deed is not Deed.GROWS or was.chain is None or not books.board.sizes[was.chain]:
        return ""
    return phrase(
        "{chain} stays at {size:{word.tile}/{word.tiles}}", **_standing(was.chain, books, speech)
    )


def _standing(chain: int, books: Books, speech: Speech) -> dict[str, object]:
    """A chain by name, its size and the price of a block."""
    return {
        "chain": speech.chain(chain),
        "size": Count(books.board.sizes[chain]),
        "price": money(books.price(chain)),
        "word": speech.word,
    }


def _clauses(*said: str) -> str:
    """What stands by itself, one after the other."""
    return ": ".join(filter(None, said))
