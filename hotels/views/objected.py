"""What speaks against an entry, as it is said to the keeper."""

from collections.abc import Callable
from typing import Any, NamedTuple

from hotels.ledger.objection import Grade
from hotels.ledger.replay import Booked
from hotels.views.consent import Consent
from hotels.wording.amounts import as_sentence
from hotels.wording.language import phrase, to_phrase
from hotels.wording.objections import sentence


class Objected(NamedTuple):
    """One or more objections, in words, and what the keeper may do."""

    asked: Consent
    may_stand: bool
    """Whether the keeper may write the entry all the same."""


_HEADS = {
    Grade.REMINDER: to_phrase("A reminder"),
    Grade.GAP: to_phrase("An answer is still missing"),
    Grade.AGAINST: to_phrase("The rules don't allow this"),
    Grade.IMPOSSIBLE: to_phrase("That isn't possible"),
}

_STAYS_MARKED = to_phrase("If that's what happened, record it; the ledger will mark it.")


def objected(
    page: Booked[Any, Any], speech: object, say: Callable[..., str] = sentence
) -> Objected | None:
    """The heaviest objections of a page as its game says them; None where nothing is said."""
    if not page.objections:
        return None
    grade = Grade(page.grade)
    said = [
        say(objection.code, objection.facts, speech)
        for objection in page.objections
        if objection.grade == grade
    ]
    words = "; ".join(said)
    asked = Consent(
        phrase(_HEADS[grade]),
        as_sentence(words),
        phrase("as a key|Cancel"),
        phrase("Record it anyway"),
        phrase(_STAYS_MARKED),
    )
    return Objected(asked, grade < Grade.IMPOSSIBLE)
