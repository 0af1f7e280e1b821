"""What is still owed to the bank, and what counts until it is said."""

from collections.abc import Sequence

from hotels.ledger.chains.books import Books, Question
from hotels.ledger.chains.entries import Entry
from hotels.wording.amounts import listed
from hotels.wording.language import phrase, to_phrase
from hotels.wording.ledger import deed
from hotels.wording.speech import Speech

_OWES = {
    Question.TILE: to_phrase("{player} still has to lay a tile or pass"),
    Question.NAME: to_phrase("{player} still has to name a chain"),
    Question.SURVIVOR: to_phrase("{player} still has to choose the {word.survivor}"),
    Question.ANNOUNCE: to_phrase("{player} still has to say how many {chain} they hold"),
    Question.BANK_HOLDS: to_phrase("A tile still has to be drawn for the bank's {chain}"),
    Question.NEXT_DEFUNCT: to_phrase("{player} still has to say which chain is settled next"),
    Question.DISPOSE: to_phrase("{player} still has to sell, trade or keep {chain}"),
    Question.BUY: to_phrase("{player} still has to buy or pass"),
}
"""Where it is owed by one player."""

_OWE = {
    Question.TILE: to_phrase("{players} still have to lay a tile or pass"),
    Question.NAME: to_phrase("{players} still have to name a chain"),
    Question.SURVIVOR: to_phrase("{players} still have to choose the {word.survivor}"),
    Question.ANNOUNCE: to_phrase("{players} still have to say how many {chain} they hold"),
    Question.BANK_HOLDS: _OWES[Question.BANK_HOLDS],
    Question.NEXT_DEFUNCT: to_phrase("{players} still have to say which chain is settled next"),
    Question.DISPOSE: to_phrase("{players} still have to sell, trade or keep {chain}"),
    Question.BUY: to_phrase("{players} still have to buy or pass"),
}
"""Where it is owed by several."""


def owed_in_words(kind: Question, chain: int | None, players: Sequence[int], speech: Speech) -> str:
    """``Bob and Carol still have to sell, trade or keep Wilton``."""
    names = [*map(speech.player, players)]
    of = "" if chain is None else speech.chain(chain)
    if len(names) > 1:
        return phrase(_OWE[kind], players=listed(names), chain=of, word=speech.word)
    return phrase(_OWES[kind], player=listed(names), chain=of, word=speech.word)


def when_asked(kind: Question, books: Books) -> str:
    """``in turn 9``, ``at the end``: when a question was asked."""
    said_at_end = kind in {Question.ANNOUNCE, Question.BANK_HOLDS}
    if books.end is not None and (said_at_end or not books.is_provisional):
        return phrase("at the end")
    return phrase("in turn {turn}", turn=books.turn + (kind is Question.TILE))


_MISSING = {
    Question.TILE: to_phrase("Which tile did {player} lay {when}?"),
    Question.NAME: to_phrase("Which chain did {player} found {when}?"),
    Question.SURVIVOR: to_phrase("Which chain did {player} choose as the {word.survivor} {when}?"),
    Question.ANNOUNCE: to_phrase("How many {chain} did {player} hold {when}?"),
    Question.BANK_HOLDS: to_phrase("Which number was drawn for the bank's {chain} {when}?"),
    Question.NEXT_DEFUNCT: to_phrase("Which chain did {player} choose to settle next {when}?"),
    Question.DISPOSE: to_phrase("What did {player} do with {chain} {when}?"),
    Question.BUY: to_phrase("What did {player} buy {when}?"),
}
_NEUTRAL = {
    Question.TILE: to_phrase("Until you answer, no tile counts as laid."),
    Question.NAME: to_phrase(
        "Until you answer, the new chain has no name and its {word.tiles} count as unconnected."
    ),
    Question.SURVIVOR: to_phrase(
        "Until you answer, the first of the tied chains on the card counts as the {word.survivor}."
    ),
    Question.ANNOUNCE: to_phrase("Until you answer, only the {word.blocks} in the books count."),
    Question.BANK_HOLDS: to_phrase("Until you answer, the bank counts as holding none."),
    Question.NEXT_DEFUNCT: to_phrase(
        "Until you answer, the first of the tied chains on the card is settled next."
    ),
    Question.DISPOSE: to_phrase("Until you answer, all of them count as kept."),
    Question.BUY: to_phrase("Until you answer, nothing counts as bought."),
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
        word=speech.word,
    )


def neutral_in_words(kind: Question, speech: Speech) -> str:
    """``Until you answer, nothing counts as bought.``."""
    return phrase(_NEUTRAL[kind], word=speech.word)


def without_in_words(entry: Entry, speech: Speech) -> str:
    """That an entry does not fit without an answer."""
    return phrase("Without this answer, “{deed}” doesn't fit.", deed=deed(entry, speech))
