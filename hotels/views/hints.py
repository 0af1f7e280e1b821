"""What is explained once, in place, when it is met for the first time."""

from hotels.ledger.chains.books import Question
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

HINTS: dict[str, str] = {
    Question.TILE.value: to_phrase(
        "Tap the square of the tile that was laid. Undo takes back whatever was "
        "tapped last; nothing needs to be confirmed."
    ),
    Question.NAME.value: to_phrase(
        "Two lone tiles touch: a chain. Tap the name that its founder calls out."
    ),
    Question.SURVIVOR.value: to_phrase(
        "The chains are of equal size, so the player who laid the tile says which one takes over."
    ),
    Question.ANNOUNCE.value: to_phrase(
        "The bank does not know the piles. Ask each player in turn, and tap "
        "the number that is shown."
    ),
    Question.DISPOSE.value: to_phrase(
        "The bonuses are paid. Now each holder sells, trades two for one, or "
        "keeps. Tap any amount to see its sum."
    ),
    Question.BUY.value: to_phrase(
        "Tap a chain for each {word.block} that is bought. Any amount shows its sum "
        "when it is tapped at another time."
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
