"""What is still owed to the bank, and what counts until it is said."""

from collections.abc import Sequence

from hotels.ledger.chains.books import Books, Question
from hotels.ledger.chains.entries import Entry
from hotels.wording.amounts import listed
from hotels.wording.language import phrase, to_phrase
from hotels.wording.ledger import deed
from hotels.wording.speech import Speech

_OWES = {
    Question.TILE: to_phrase("{player} still has to lay a tile, or none"),
    Question.NAME: to_phrase("{player} still has to name a chain"),
    Question.SURVIVOR: to_phrase("{player} still has to say which chain takes over"),
    Question.ANNOUNCE: to_phrase("{player} still has to say how many {chain} he holds"),
    Question.BANK_HOLDS: to_phrase("A tile still has to be drawn for the bank's {chain}"),
    Question.NEXT_DEFUNCT: to_phrase("{player} still has to say which chain is settled next"),
    Question.DISPOSE: to_phrase("{player} still has to dispose of {chain}"),
    Question.BUY: to_phrase("{player} still has to buy, or to buy nothing"),
}
"""Where it is owed by one player."""

_OWE = {
    Question.TILE: to_phrase("{players} still have to lay a tile, or none"),
    Question.NAME: to_phrase("{players} still have to name a chain"),
    Question.SURVIVOR: to_phrase("{players} still have to say which chain takes over"),
    Question.ANNOUNCE: to_phrase("{players} still have to say how many {chain} they hold"),
    Question.BANK_HOLDS: _OWES[Question.BANK_HOLDS],
    Question.NEXT_DEFUNCT: to_phrase("{players} still have to say which chain is settled next"),
    Question.DISPOSE: to_phrase("{players} still have to dispose of {chain}"),
    Question.BUY: to_phrase("{players} still have to buy, or to buy nothing"),
}
"""Where it is owed by several."""


def owed_in_words(kind: Question, chain: int | None, players: Sequence[int], speech: Speech) -> str:
    """``Bob and Carol still have to dispose of Wilton``."""
    names = [*map(speech.player, players)]
    of = "" if chain is None else speech.chain(chain)
    if len(names) > 1:
        return phrase(_OWE[kind], players=listed(names), chain=of)
    return phrase(_OWES[kind], player=listed(names), chain=of)


def when_asked(kind: Question, books: Books) -> str:
    """``in turn 9``, ``at the end``: when a question was asked."""
    said_at_end = kind in {Question.ANNOUNCE, Question.BANK_HOLDS}
    if books.end is not None and (said_at_end or not books.is_provisional):
        return phrase("at the end")
    return phrase("in turn {turn}", turn=books.turn + (kind is Question.TILE))


_MISSING = {
    Question.TILE: to_phrase("What did {player} lay {when}?"),
    Question.NAME: to_phrase("Which name did {player} give the new chain {when}?"),
    Question.SURVIVOR: to_phrase("Which chain did {player} choose to take over {when}?"),
    Question.ANNOUNCE: to_phrase("How many {chain} did {player} hold {when}?"),
    Question.BANK_HOLDS: to_phrase("Which number was drawn for the bank's {chain} {when}?"),
    Question.NEXT_DEFUNCT: to_phrase("Which chain did {player} have settled next {when}?"),
    Question.DISPOSE: to_phrase("What became of {player}'s {chain} {when}?"),
    Question.BUY: to_phrase("What did {player} buy {when}?"),
}
_NEUTRAL = {
    Question.TILE: to_phrase("Until that is said, no tile was laid."),
    Question.NAME: to_phrase(
        "Until that is said, the chain has no name and its {word.tiles} lie alone."
    ),
    Question.SURVIVOR: to_phrase(
        "Until that is said, the first of the equal chains on the card takes over."
    ),
    Question.ANNOUNCE: to_phrase(
        "Until that is said, the {word.blocks} that the books know are counted."
    ),
    Question.BANK_HOLDS: to_phrase("Until that is said, the bank counts as holding none."),
    Question.NEXT_DEFUNCT: to_phrase(
        "Until that is said, the first of the equal chains on the card is settled next."
    ),
    Question.DISPOSE: to_phrase("Until that is said, all of them are kept."),
    Question.BUY: to_phrase("Until that is said, nothing was bought."),
}


def missing_in_words(
    kind: Question, chain: int | None, player: int | None, when: str, speech: Speech
) -> str:
    """``What did Dave buy in turn 4?``."""
    return phrase(
        _MISSING[kind],
        player="" if player is None else speech.player(player),
        chain="" if chain is None else speech.chain(chain),
        when=when,
    )


def neutral_in_words(kind: Question, speech: Speech) -> str:
    """``Until that is said, nothing was bought.``."""
    return phrase(_NEUTRAL[kind], word=speech.word)


def without_in_words(entry: Entry, speech: Speech) -> str:
    """That an entry is set aside for want of an answer."""
    return phrase("Without it “{deed}” does not fit.", deed=deed(entry, speech))
