"""What the bank waited for at a moment, what is still owed of it, and what counts meanwhile."""

from collections.abc import Sequence

from hotels.ledger.chains.books import Awaiting, Question
from hotels.ledger.chains.entries import Entry
from hotels.wording.amounts import listed
from hotels.wording.ledger import deed
from hotels.wording.speech import Speech

_OWED = {
    Question.TILE: "{who} still {has} to lay a tile, or none",
    Question.NAME: "{who} still {has} to name a chain",
    Question.SURVIVOR: "{who} still {has} to say which chain takes over",
    Question.ANNOUNCE: "{who} still {has} to say how many {chain} {held}",
    Question.BANK_HOLDS: "A tile still has to be drawn for the bank's {chain}",
    Question.NEXT_DEFUNCT: "{who} still {has} to say which chain is settled next",
    Question.DISPOSE: "{who} still {has} to dispose of {chain}",
    Question.BUY: "{who} still {has} to buy, be it nothing",
}


_AWAITED = {
    Question.TILE: "{player} lays a tile, or none",
    Question.NAME: "{player} names the new chain",
    Question.SURVIVOR: "{player} says which chain takes over",
    Question.ANNOUNCE: "{player} says how many {chain} he holds",
    Question.BANK_HOLDS: "a tile is drawn for the bank's {chain}",
    Question.NEXT_DEFUNCT: "{player} says which chain is settled next",
    Question.DISPOSE: "{player} disposes of {chain}",
    Question.BUY: "{player} buys, be it nothing",
}


def awaited_in_words(asked: Awaiting, speech: Speech) -> str:
    """What the bank waits for at a moment: ``Dave names the new chain``."""
    player = speech.player(asked.player) if asked.players else ""
    chain = "" if asked.chain is None else speech.chain(asked.chain)
    return _AWAITED[asked.kind].format(player=player, chain=chain)


def owed_in_words(kind: Question, chain: int | None, players: Sequence[int], speech: Speech) -> str:
    """``Bob and Carol still have to dispose of Wilton``."""
    many = len(players) > 1
    return _OWED[kind].format(
        who=listed(map(speech.player, players)),
        has="have" if many else "has",
        held="they hold" if many else "he holds",
        chain="" if chain is None else speech.chain(chain),
    )


_MISSING = {
    Question.TILE: "What did {player} lay {when}?",
    Question.NAME: "Which name did {player} give the new chain {when}?",
    Question.SURVIVOR: "Which chain did {player} choose to take over {when}?",
    Question.ANNOUNCE: "How many {chain} did {player} hold {when}?",
    Question.BANK_HOLDS: "Which number was drawn for the bank's {chain} {when}?",
    Question.NEXT_DEFUNCT: "Which chain did {player} have settled next {when}?",
    Question.DISPOSE: "What became of {player}'s {chain} {when}?",
    Question.BUY: "What did {player} buy {when}?",
}
_NEUTRAL = {
    Question.TILE: "no tile was laid",
    Question.NAME: "the chain has no name and its {tiles} lie alone",
    Question.SURVIVOR: "the first of the equal chains on the card takes over",
    Question.ANNOUNCE: "the {blocks} that the books know are counted",
    Question.BANK_HOLDS: "the bank counts as holding none",
    Question.NEXT_DEFUNCT: "the first of the equal chains on the card is settled next",
    Question.DISPOSE: "all of them are kept",
    Question.BUY: "nothing was bought",
}


def missing_in_words(
    kind: Question, chain: int | None, player: int | None, when: str, speech: Speech
) -> str:
    """``What did Dave buy in turn 4?``."""
    return _MISSING[kind].format(
        player="" if player is None else speech.player(player),
        chain="" if chain is None else speech.chain(chain),
        when=when,
    )


def neutral_in_words(kind: Question, speech: Speech) -> str:
    """``Until that is said, nothing was bought.``."""
    word = speech.word
    said = _NEUTRAL[kind].format(tiles=word.tiles, blocks=word.blocks)
    return f"Until that is said, {said}."


def without_in_words(entry: Entry, speech: Speech) -> str:
    """That an entry is set aside for want of an answer."""
    return f"Without it “{deed(entry, speech)}” does not fit."
