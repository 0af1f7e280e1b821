"""What the bank waits for, where a game stands or as it stood at a moment of the past."""

from hotels.ledger.chains.books import Awaiting, Question
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

_AWAITED = {
    Question.TILE: to_phrase("{player} lays a tile"),
    Question.NAME: to_phrase("{player} names the new chain"),
    Question.SURVIVOR: to_phrase("{player} chooses the {word.survivor}"),
    Question.ANNOUNCE: to_phrase("{player} says how many {chain} they hold"),
    Question.BANK_HOLDS: to_phrase("a tile is drawn for the bank's {chain}"),
    Question.NEXT_DEFUNCT: to_phrase("{player} chooses the next chain to settle"),
    Question.DISPOSE: to_phrase("{player} sells, trades or keeps {chain}"),
    Question.BUY: to_phrase("{player} buys"),
}

_THEN = {
    **_AWAITED,
    Question.TILE: to_phrase("{player} lays a tile or passes"),
    Question.BANK_HOLDS: to_phrase("a tile is drawn for the bank's {chain}"),
    Question.DISPOSE: to_phrase("{player} sells, trades or keeps {chain}"),
    Question.BUY: to_phrase("{player} buys or passes"),
}
"""As it can still be answered, with what an answer may be."""


def awaited(asked: Awaiting, speech: Speech) -> str:
    """``Alice chooses the survivor``."""
    return phrase(_AWAITED[asked.kind], **_facts(asked, speech))


def awaited_then(asked: Awaiting, speech: Speech) -> str:
    """What it waited for at a moment: ``Dave buys or passes``."""
    return phrase(_THEN[asked.kind], **_facts(asked, speech))


def _facts(asked: Awaiting, speech: Speech) -> dict[str, object]:
    """Who is asked, and about which chain."""
    return {
        "player": speech.player(asked.player) if asked.players else "",
        "chain": "" if asked.chain is None else speech.chain(asked.chain),
        "word": speech.word,
    }
