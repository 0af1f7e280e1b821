"""What is explained once, in place, when it is met for the first time."""

from hotels.ledger.chains.books import Question
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

HINTS: dict[str, str] = {
    Question.TILE.value: to_phrase("Tap the square printed on the tile. Undo fixes any mistake."),
    Question.NAME.value: to_phrase("New chain. Tap the name its founder calls out."),
    Question.SURVIVOR.value: to_phrase(
        "The chains are equal, so the player who laid the tile chooses. Tap the chain that "
        "survives."
    ),
    Question.ANNOUNCE.value: to_phrase(
        "Ask each player in turn how many they hold, and tap the number."
    ),
    Question.DISPOSE.value: to_phrase(
        "Each holder sells, trades two for one or keeps. When all have decided, one list says "
        "what to pay whom, the bonuses included."
    ),
    Question.BUY.value: to_phrase(
        "Tap a chain for each {word.block} bought. The turn ends when no more can be bought."
    ),
    # Big Shot's questions, by their words
    "open": to_phrase(
        "Tap the cubes of the space where the broker stops; with the fourth the bidding "
        "begins. Loans may be taken before. Undo takes back whatever was tapped last."
    ),
    "bid": to_phrase(
        "Tap each bid as it is called. Dashed ones need a loan first. Where bids fly too fast, "
        "enter the winner and the last bid at once."
    ),
    "place": to_phrase(
        "Tap a lot for each cube. Every lot says whose it would be; hold it to see all of it."
    ),
}


def hint_for(question: Question, explained: tuple[str, ...], speech: Speech) -> str:
    """What to explain when the bank asks this; empty where it was explained before."""
    if question.value in explained:
        return ""
    said = HINTS.get(question.value, "")
    return phrase(said, word=speech.word)
