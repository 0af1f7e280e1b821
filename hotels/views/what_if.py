"""What if these chains merged: who survives, what the bank pays, what everybody gains."""

from typing import NamedTuple

from hotels.ledger.chains.booking import IN_TAKEOVER
from hotels.ledger.chains.books import Books
from hotels.ledger.chains.interim import as_if_ended, is_exact
from hotels.ledger.chains.merging import (
    COUPLE,
    Merger,
    Way,
    by_size,
    can_merge,
    joined_anywhere,
    joining,
    may_survive,
    merged,
    size_by,
)
from hotels.ledger.chains.terms import Player
from hotels.views.chains import chain_letters
from hotels.views.receipts import Receipt, supposed_receipt
from hotels.views.what_if_told import (
    Gain,
    Pot,
    Side,
    falling,
    gain,
    in_all,
    most_gained,
    not_told,
    paid_to,
    pots,
    squares_named,
    surviving,
    third_head,
    tie,
)
from hotels.wording.amounts import begun, counted, listed
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

_WAYS = {
    Way.SELL: to_phrase("All sell"),
    Way.TRADE: to_phrase("All trade"),
    Way.KEEP: to_phrase("All keep"),
}
_IF_MERGED = to_phrase(
    "This is what the bank would pay if {survivor} {word.took_over} {defunct} now."
)
_OVER = {
    Way.SELL: to_phrase("If everyone sells"),
    Way.TRADE: to_phrase("If everyone trades"),
    Way.KEEP: to_phrase("If everyone keeps"),
}


class Chosen(NamedTuple):
    """What is supposed: which chains merge, which survives, and what everybody does."""

    chains: tuple[int, ...] = ()
    survivor: int | None = None
    """Where several are equally large, the one that was swapped in."""
    way: Way = Way.SELL


class Cell(NamedTuple):
    """One chain to choose."""

    chain: int
    letter: str
    name: str
    line: str
    chosen: bool
    bar: str = ""
    """Why it cannot be chosen; empty where it can."""


class Outcome(NamedTuple):
    """What the merger would come to."""

    falls: tuple[Side, ...]
    survivor: Side
    may_swap: bool
    over: str
    heads: tuple[str, ...]
    squares: str
    joins: str
    """What is to be said of these squares."""
    said: tuple[str, ...] = ()
    gains: tuple[Gain, ...] = ()
    """Empty where nobody may know who gets what."""
    total: tuple[str, str, str] = ("", "", "")
    """What the bank pays: bonuses, sales, both."""
    ways: tuple[tuple[Way, str, bool], ...] = ()
    pots: tuple[Pot, ...] = ()
    """What is paid, where nobody may know to whom."""


class WhatIf(NamedTuple):
    """What there is to choose, and what it comes to."""

    cells: tuple[Cell, ...]
    outcome: Outcome | None
    missing: str = ""
    """What stands in its place."""


def first_choice(books: Books) -> Chosen:
    """The first chains that a tile could join now; none where there are no such."""
    return Chosen() if _is_merging(books) else Chosen(joined_anywhere(books))


def disputed(books: Books, chosen: Chosen) -> int:
    """What a dispute is likely to be about: the chain that falls, else the largest on the board."""
    sizes = books.board.sizes
    if books.takeover is not None and _is_merging(books):
        return books.takeover.joined[-1]
    if len(chosen.chains) >= COUPLE:
        return by_size(books, chosen.chains)[-1]
    return sizes.index(max(sizes))


def tapped(books: Books, chosen: Chosen, chain: int) -> Chosen:
    """The choice after a tap on a chain: a third goes with two only where a tile joins them all."""
    chains = chosen.chains
    if chain in chains:
        now = tuple(other for other in chains if other != chain)
    elif len(chains) < COUPLE or joining(books, (*chains, chain)):
        now = (*chains, chain)
    else:
        others = [other for other in chains[1:] if can_merge(books, (other, chain))]
        others = others or [other for other in chains if can_merge(books, (other, chain))]
        now = (*others[-1:], chain)
    return chosen._replace(chains=now, survivor=None)


def swapped(books: Books, chosen: Chosen) -> Chosen:
    """Another of the equally large chains survives."""
    equals = may_survive(books, chosen.chains)
    now = equals[0] if chosen.survivor is None else chosen.survivor
    return chosen._replace(survivor=equals[(equals.index(now) + 1) % len(equals)])


def what_if(books: Books, chosen: Chosen, speech: Speech) -> WhatIf:
    """The merger that is chosen, by the rules; nothing of it is written."""
    if _is_merging(books):
        return WhatIf((), None, phrase("Finish the {word.merger} first.", word=speech.word))
    cells = _cells(books, chosen, speech)
    if len(cells) < COUPLE:
        return WhatIf(cells, None, phrase("The board doesn't have two chains yet."))
    if len(chosen.chains) < COUPLE:
        return WhatIf(cells, None, phrase("Tap two chains."))
    return WhatIf(cells, _outcome(books, chosen, speech))


def gain_receipts(
    books: Books, chosen: Chosen, seat: Player, speech: Speech
) -> tuple[Receipt, ...]:
    """How what the bank would pay somebody comes about."""
    found = _merged(books, chosen)
    if found is None:
        return ()
    survivor = speech.chain(found.survivor)
    falls = listed(speech.chain(chain) for chain in found.defunct)
    lead = phrase(_IF_MERGED, survivor=survivor, defunct=falls, word=speech.word)
    where = (phrase("if this {word.merger} happened now", word=speech.word),)
    return tuple(
        supposed_receipt(one, found.before, where, lead, speech) for one in paid_to(found, seat)
    )


def _is_merging(books: Books) -> bool:
    """Whether a takeover is under way."""
    return books.awaiting is not None and books.awaiting.kind in IN_TAKEOVER


# what is chosen


def _survivor(books: Books, chosen: Chosen) -> int:
    equals = may_survive(books, chosen.chains)
    return chosen.survivor if chosen.survivor in equals else equals[0]


def _merged(books: Books, chosen: Chosen) -> Merger | None:
    """The merger, if everybody may know what comes of it."""
    if not is_exact(books):
        return None
    return merged(books, chosen.chains, _survivor(books, chosen), chosen.way)


def _cells(books: Books, chosen: Chosen, speech: Speech) -> tuple[Cell, ...]:
    signs, word = chain_letters(books.header, speech), speech.word
    sizes, safe = books.board.sizes, books.header.edition.safe
    safe_one = next((chain for chain in chosen.chains if sizes[chain] >= safe), None)
    cells = []
    for chain in books.board.on_board:
        is_chosen = chain in chosen.chains
        bar = ""
        if safe_one is not None and not is_chosen and sizes[chain] >= safe:
            bar = phrase(
                "{chain} and {other} are both safe: no tile may join them.",
                chain=speech.chain(safe_one),
                other=speech.chain(chain),
            )
        line = phrase("safe") if bar else counted(sizes[chain], word.tile, word.tiles)
        cells.append(Cell(chain, signs[chain], speech.chain(chain), line, is_chosen, bar))
    return tuple(cells)


# what comes of it


def _outcome(books: Books, chosen: Chosen, speech: Speech) -> Outcome:
    """What the merger would come to, as far as everybody may know it."""
    survivor = _survivor(books, chosen)
    squares = joining(books, chosen.chains)
    sizes = [size_by(books, chosen.chains, survivor, one) for one in squares or (None,)]
    defunct = [one for one in by_size(books, chosen.chains) if one != survivor]
    named, joins = squares_named(books, squares, sizes, speech)
    found, word = _merged(books, chosen), speech.word
    told = Outcome(
        tuple(falling(books, chain, speech) for chain in defunct),
        surviving(books, survivor, min(sizes), speech),
        len(may_survive(books, chosen.chains)) > 1,
        phrase(_OVER[chosen.way]),
        (
            begun(word.blocks),
            phrase("Bonus"),
            third_head(chosen.way),
            phrase("Cash in hand"),
            phrase("Net worth"),
        ),
        squares=named,
        joins=joins,
    )
    if found is None:
        return told._replace(pots=pots(books, defunct, speech), said=(not_told(books),))
    before, after = as_if_ended(found.before), as_if_ended(found.after)
    swaps = phrase("Same size: tap the arrow to swap the chains.") if told.may_swap else ""
    said = swaps, tie(found, speech), most_gained(before, after, speech)
    return told._replace(
        gains=tuple(
            gain(found, (before, after), seat, chosen.way, speech)
            for seat in range(books.header.seats)
        ),
        total=in_all(found),
        said=tuple(filter(None, said)),
        ways=tuple((way, phrase(text), way is chosen.way) for way, text in _WAYS.items()),
    )
