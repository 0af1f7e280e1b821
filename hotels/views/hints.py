"""What is explained once, in place, when it is met for the first time."""

from hotels.ledger.chains.books import Question
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

HINTS: dict[str, str] = {
    Question.TILE.value: to_phrase("Tap the square printed on the tile. Undo fixes any mistake."),
    Question.NAME.value: to_phrase("New chain. Tap the name its founder chooses."),
    Question.SURVIVOR.value: to_phrase(
        "The chains are the same size, so the player who laid the tile chooses. Tap the "
        "{word.survivor}."
    ),
    Question.ANNOUNCE.value: to_phrase(
        "Ask each player in turn how many they hold and tap the number."
    ),
    Question.DISPOSE.value: to_phrase(
        "Each holder sells, trades two for one or keeps. Once everyone has decided, one list "
        "shows what to pay each player, bonuses included."
    ),
    Question.BUY.value: to_phrase(
        "Tap a chain for each {word.block} bought. The turn ends when no more can be bought."
    ),
    # Big Shot's questions, by their words
    "open": to_phrase(
        "Tap the cubes on the space where the broker stops. The fourth cube starts the bidding. "
        "Loans can be taken before that. Undo reverses your last tap."
    ),
    "bid": to_phrase(
        "Tap each bid as it is called. Dashed bids need a loan first. If the bidding is too fast,"
        " just enter the winner and the last bid."
    ),
    "place": to_phrase(
        "Tap a lot for each cube. Each lot shows who would own it. Hold a lot for details."
    ),
}


def hint_for(question: Question, explained: tuple[str, ...], speech: Speech) -> str:
    """What to explain when the bank asks this; empty where it was explained before."""
    if question.value in explained:
        return ""
    said = HINTS.get(question.value, "")
    return phrase(said, word=speech.word)
