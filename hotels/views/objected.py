"""What speaks against an entry, as it is said to the keeper."""

from typing import NamedTuple

from hotels.ledger.chains.trouble import Page
from hotels.ledger.objection import Grade
from hotels.views.consent import Consent
from hotels.wording.amounts import as_sentence
from hotels.wording.objections import sentence
from hotels.wording.speech import Speech


class Objected(NamedTuple):
    """One or more objections, in words, and what the keeper may do."""

    asked: Consent
    may_stand: bool
    """Whether the keeper may write the entry all the same."""


_HEADS = {
    Grade.REMINDER: "A reminder",
    Grade.GAP: "An answer is still owed",
    Grade.AGAINST: "That is against the rules",
    Grade.IMPOSSIBLE: "That cannot be",
}

_STAYS_MARKED = "If it happened so at the table it can be written; it stays marked in the ledger."


def objected(page: Page, speech: Speech) -> Objected | None:
    """The heaviest objections of a page; None where nothing speaks against it."""
    if not page.objections:
        return None
    grade = Grade(page.grade)
    said = [
        sentence(objection.code, objection.facts, speech)
        for objection in page.objections
        if objection.grade == grade
    ]
    words = "; ".join(said)
    asked = Consent(
        _HEADS[grade], as_sentence(words), "Leave it", "Write it all the same", _STAYS_MARKED
    )
    return Objected(asked, grade < Grade.IMPOSSIBLE)
