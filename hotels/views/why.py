"""Why a square of the board cannot be tapped."""

from hotels.ledger.chains.books import Books, Question
from hotels.views.sign import plate
from hotels.views.squares import State, prospect_words
from hotels.wording.amounts import begun
from hotels.wording.language import phrase
from hotels.wording.speech import Speech


def why_no_tile(books: Books, square: int, state: State, speech: Speech) -> str:
    """Why no tile can be laid on a square now; empty where one can."""
    asked = books.awaiting
    if asked is not None and asked.kind is not Question.TILE:
        if asked.kind is Question.BUY:
            player = speech.player(asked.player)
            return phrase("This turn's tile is already down. {player} is buying.", player=player)
        said = plate(books, speech).headline
        return phrase("This turn's tile is already down. Next: {asked}.", asked=said)
    if asked is None or state is State.OPEN:
        return ""
    headline, second, *_ = prospect_words(books, square, speech)
    return f"{headline}. {begun(second)}".strip()
