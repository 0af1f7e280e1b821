"""The end that could have come earlier: where the rules let it be declared and nobody did."""

from typing import NamedTuple

from hotels.ledger.chains.booking import book, reached
from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import End, Entry, Lay, Pass
from hotels.ledger.chains.rules.ending import conditions, overdue
from hotels.ledger.chains.terms import Player
from hotels.ledger.journal import Insert
from hotels.ledger.objection import Grade
from hotels.table import Table
from hotels.wording.amounts import listed
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

_DECLARED = to_phrase(
    "The game could have ended after turn {turn}, when {why}. {player} didn't have to end it."
)
_ENDED = to_phrase(
    "The game could have ended after turn {turn}, when {why}. The rules end the game there, but "
    "play went on."
)


class LateEnd(NamedTuple):
    """Where the game could have ended, and the act that ends it there."""

    number: int
    """The line before which the end belongs: the first of the next turn."""
    turn: int
    """The turn after which it could have been declared."""
    player: Player
    conditions: str
    """Which of the edition's conditions held: A, B, C or several."""
    sentence: str
    deed: str
    """What the button says."""
    act: Insert[Entry]


def could_have_ended(table: Table[Entry, Books], speech: Speech) -> LateEnd | None:
    """The first place at which the end could have been declared and a turn began instead."""
    before = table.game.opening()
    for number, page in table.pages:
        if isinstance(page.entry, Lay | Pass) and page.stands:
            late = _late_end(number, before, speech)
            if late is not None:
                return late
        before = page.books
    return None


def _late_end(number: int, before: Books, speech: Speech) -> LateEnd | None:
    """The end before a turn that began, if the rules let it be declared there."""
    end = End(before.player)
    books = reached(end, before)
    holds = conditions(books)
    if not holds or book(end, before).grade >= Grade.AGAINST:
        return None
    turn = books.turn
    sentence = phrase(
        _ENDED if overdue(books) else _DECLARED,
        turn=turn,
        why=why_it_could_end(holds, speech),
        player=speech.player(end.player),
    )
    return LateEnd(
        number,
        turn,
        end.player,
        holds,
        sentence,
        phrase("End after turn {turn}", turn=turn),
        Insert(number, end),
    )


def why_it_could_end(holds: str, speech: Speech) -> str:
    """``all chains were safe``."""
    end = 0 if speech.edition is None else speech.edition.end
    return listed(phrase(_HELD[sign], end=end, word=speech.word) for sign in holds)


_HELD = {
    "A": to_phrase("all chains were safe"),
    "B": to_phrase("a chain had {end} {word.tiles} or more"),
    "C": to_phrase("the player's tiles may all have been between safe chains"),
}
"""The conditions of the end, as they held."""
