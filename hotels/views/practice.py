"""What the practice merger says at each of its steps."""

from hotels.ledger.chains.books import Question
from hotels.wording.language import phrase, to_phrase

STEPS = {
    Question.TILE: to_phrase("Alice's tile is C4. It joins American and Wilton. Tap C4."),
    Question.DISPOSE: to_phrase(
        "American takes over Wilton. Enter what each holder does with their blocks. Later, tap "
        "any bonus in the list to see how it was worked out."
    ),
    Question.BUY: to_phrase(
        "Done. Tick off each payout as you pay it. Leave whenever you like: practice isn't saved."
    ),
}


def step(question: Question) -> str:
    """What is to be done when the bank asks this; empty where nothing needs to be said."""
    return phrase(STEPS[question]) if question in STEPS else ""
