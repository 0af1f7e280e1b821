"""What a table may have done against the rules, as far as it can still be said."""

from typing import NamedTuple

from hotels.ledger.chains.books import Books, Question
from hotels.ledger.chains.rules import disposals
from hotels.ledger.chains.terms import Player
from hotels.wording.speech import Speech


def other_survivors(books: Books) -> tuple[int, ...]:
    """The chains of which it may be said, against the rules, that they take over."""
    asked, takeover = books.awaiting, books.takeover
    if asked is None or takeover is None or asked.kind is Question.TILE or takeover.is_disposing:
        return ()
    if takeover.survivor is None:
        return tuple(chain for chain in takeover.joined if chain not in takeover.equals)
    return takeover.defunct


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
    if asked is None or takeover is None or not takeover.paid:
        return ()
    is_asked = asked.kind is Question.DISPOSE
    return tuple(
        Late(chain, player, speech.chain(chain), speech.player(player), books.blocks[chain][player])
        for chain in takeover.defunct
        for player in books.header.orders[books.player]
        if disposals.may_dispose(books, chain, player)
        and not (is_asked and (asked.chain, asked.player) == (chain, player))
    )
