"""What a table may have done against the rules, as far as it can still be written.

Booking itself says what can: nothing is offered that it would set aside.
"""

from typing import NamedTuple

from hotels.ledger.chains.booking import book
from hotels.ledger.chains.books import Books, Question
from hotels.ledger.chains.entries import Choose, Dispose
from hotels.ledger.chains.terms import Player
from hotels.wording.speech import Speech


def other_survivors(books: Books) -> tuple[int, ...]:
    """The chains of which it may be said, against the rules, that they take over."""
    asked, takeover = books.awaiting, books.takeover
    if asked is None or takeover is None:
        return ()
    by_the_rules = asked.choices if asked.kind is Question.SURVIVOR else ()
    names = books.header.edition.names
    return tuple(
        chain
        for chain in takeover.joined
        if chain not in by_the_rules and book(Choose(books.player, names[chain]), books).stands
    )


class Late(NamedTuple):
    """One who may have disposed of blocks of a defunct chain, though he is not asked."""

    chain: int
    player: Player
    chain_name: str
    name: str
    held: int


def out_of_turn(books: Books, speech: Speech) -> tuple[Late, ...]:
    """Of whom and of which chain it may be said, against the rules, that he disposed of it."""
    asked, takeover = books.awaiting, books.takeover
    if asked is None or takeover is None:
        return ()
    is_asked = asked.kind is Question.DISPOSE
    return tuple(
        Late(chain, player, speech.chain(chain), speech.player(player), books.blocks[chain][player])
        for chain in takeover.defunct
        for player in books.header.orders[books.player]
        if not (is_asked and (asked.chain, asked.player) == (chain, player))
        and _may_dispose(books, chain, player)
    )


def _may_dispose(books: Books, chain: int, player: Player) -> bool:
    """Whether it can be written that a player disposed of a chain, be it of one unknown block."""
    keep = max(1, books.blocks[chain][player])
    entry = Dispose(player, books.header.edition.names[chain], 0, 0, keep)
    return book(entry, books).stands
